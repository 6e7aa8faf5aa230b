import { addDays, draws, json, nextRun, round } from '../made.mjs';

const CITIES = ['Lyon', 'Ghent', 'Utrecht', 'Porto', 'Graz', 'Leipzig'];
const NAMES = [
  'Anouk',
  'Bram',
  'Carla',
  'Dario',
  'Elise',
  'Femke',
  'Gustav',
  'Hanna',
  'Inês',
  'Jonas',
  'Katrin',
  'Lucie',
  'Miguel',
  'Noor',
  'Otto',
  'Pauline',
  'Rui',
  'Sofie',
  'Tiago',
  'Ute',
  'Vera',
  'Wout',
];
const HEADLINES = [
  'Quiet home near the park',
  'Former vet nurse, happy to give medicine',
  'Long walks every day',
  'Your cat keeps the sofa',
  'Big garden, fenced',
  'Home all day, two children',
  'Puppies welcome',
  'Senior dogs are my favorites',
];

/** A market of pet sitters, scraped twice: "€32", "98%", days as 14.03.2021, lists of pets and languages. */
export function sitters() {
  const draw = draws(270_055);
  let number = 0;
  const local = (day) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
  const sitter = () => {
    number += 1;
    const city = draw.weighted(CITIES.map((name, at) => [name, 8 - at]));
    const home = draw.weighted([
      ['apartment', 6],
      ['house', 5],
      ['farm', 1],
    ]);
    const reviews = Math.round(draw.next() ** 3 * 190);
    const night = Math.round(16 + draw.next() * draw.next() * 48);
    const joined = draw.day('2015-04-01', '2026-11-10');
    return {
      sitterId: 40_200 + number * 13,
      name: `${draw.pick(NAMES)} ${draw.pick('ABCDEFGHJKLMNPRSTVW')}.`,
      headline: draw.pick(HEADLINES),
      city,
      distanceToCenterKm: round(0.2 + draw.next() * draw.next() * 14, 1),
      pricePerNight: `€${night}`,
      pricePerWalk: draw.chance(0.25) ? null : `€${Math.round(8 + night * 0.15 + draw.next() * 6)}`,
      holidaySurcharge: draw.chance(0.4) ? null : `${draw.pick([10, 15, 20, 25, 30])}%`,
      rating: reviews < 3 ? null : round(4 + draw.next() * 1, 2),
      reviewCount: reviews,
      repeatGuests: Math.round(reviews * draw.next() * 0.6),
      responseRate: `${draw.chance(0.5) ? 100 : draw.int(58, 99)}%`,
      responseTimeMin: draw.chance(0.06)
        ? null
        : draw.weighted([
            [10, 2],
            [30, 4],
            [60, 4],
            [180, 2],
            [720, 1],
          ]),
      yearsExperience: draw.int(0, 22),
      maxPets: draw.weighted([
        [1, 4],
        [2, 5],
        [3, 3],
        [5, 1],
      ]),
      acceptedPets: draw.chance(0.62)
        ? ['dog', ...draw.some(['cat', 'rabbit', 'bird', 'guinea pig'], draw.int(0, 3))]
        : draw.some(['cat', 'rabbit', 'bird', 'reptile'], draw.int(1, 3)),
      homeType: home,
      fencedGarden: home === 'apartment' ? draw.chance(0.08) : draw.chance(0.7),
      ownPets: draw.weighted([
        [0, 5],
        [1, 4],
        [2, 2],
        [3, 0.7],
      ]),
      childrenAtHome: draw.chance(0.28),
      nonSmoker: draw.chance(0.88),
      canGiveMedication: draw.chance(0.44),
      superSitter: reviews > 30 && draw.chance(0.5),
      cancellation: draw.weighted([
        ['flexible', 5],
        ['moderate', 4],
        ['strict', 2],
      ]),
      languages: [
        'English',
        ...draw.some(
          {
            Lyon: ['French', 'Spanish'],
            Ghent: ['Dutch', 'French'],
            Utrecht: ['Dutch', 'German'],
            Porto: ['Portuguese', 'Spanish'],
            Graz: ['German'],
            Leipzig: ['German', 'Polish'],
          }[city],
          draw.int(1, 2),
        ),
      ],
      memberSince: local(joined),
      lastStay: reviews === 0 ? null : local(draw.day('2026-07-01', '2026-11-17')),
      nextFreeDate: draw.chance(0.08) ? null : draw.day('2026-11-26', '2027-01-20'),
    };
  };
  const change = (row) => {
    const more = draw.int(1, 4);
    const dearer = draw.chance(0.4);
    return {
      ...row,
      pricePerNight: dearer ? `€${Number(row.pricePerNight.slice(1)) + draw.pick([-4, -2, 1, 2, 3, 5])}` : row.pricePerNight,
      reviewCount: row.reviewCount + more,
      lastStay: local(draw.day('2026-11-10', '2026-11-24')),
      nextFreeDate: draw.day('2026-11-26', '2027-02-10'),
    };
  };
  const first = Array.from({ length: 230 }, sitter);
  const second = nextRun(first, { draw, gone: 0.07, changed: 0.5, change, added: 21, make: sitter });
  return [first, second].map((rows, run) => ({ file: `sitters-${addDays('2026-10-25', run * 31)}.json`, text: json(rows) }));
}
