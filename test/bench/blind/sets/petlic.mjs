import { addDays, draws, json, nextRun } from '../made.mjs';

const BREEDS = {
  Dog: [
    ['Retriever, Labrador', 14],
    ['Chihuahua, Short Coat', 8],
    ['Retriever, Golden', 6.8],
    ['Poodle, Miniature', 4],
    ['German Shepherd', 5],
    ['Terrier, Jack Russell', 3],
    ['Border Collie', 3.5],
    ['French Bulldog', 4.4],
    ['Dachshund', 2.4],
    ['Beagle', 2],
  ],
  Cat: [
    ['Domestic Shorthair', 20],
    ['Domestic Medium Hair', 6],
    ['Domestic Longhair', 4.4],
    ['Siamese', 2.2],
    ['Maine Coon', 1.4],
  ],
  Goat: [['Miniature', 1]],
};
const NAMES = [
  'Lucy',
  'Luna',
  'Charlie',
  'Bella',
  'Max',
  'Daisy',
  'Oliver',
  'Cooper',
  'Molly',
  'Milo',
  'Jack',
  'Stella',
  'Penny',
  'Ruby',
  'Leo',
  'Lily',
  'Buddy',
  'Sadie',
  'Teddy',
  'Olive',
  'Henry',
  'Rosie',
  'Finn',
  'Pepper',
  'Gus',
  'Hazel',
  'Zoe',
  'Winnie',
  'Loki',
  'Biscuit',
];
const AREAS = [
  ['98115', 9],
  ['98103', 8],
  ['98117', 7],
  ['98118', 4.5],
  ['98125', 4],
  ['98122', 3.4],
  ['98116', 3],
  ['98144', 2.6],
  ['98109', 2],
  ['98199', 1.6],
];

/** Pet licences as a city portal's interface gives them: every value a text, floating timestamps, keys left out where nothing is known. */
export function petlic() {
  const draw = draws(151_007);
  let at = 0;
  const first = Array.from({ length: 400 }, () => licence(draw, at++, '2024-10-21', '2026-10-18'));
  const renew = (record) => {
    const issued = draw.day('2026-10-21', '2026-11-19');
    return { ...record, license_issue_date: stamp(issued), expiration_date: stamp(addDays(issued, 365)) };
  };
  const second = nextRun(first, {
    draw,
    gone: 0.07,
    changed: 0.08,
    change: renew,
    added: 34,
    make: () => licence(draw, at++, '2026-10-20', '2026-11-19'),
  });
  return [
    { file: 'petlic-2026-10-20.json', text: json(first) },
    { file: 'petlic-2026-11-20.json', text: json(second) },
  ];
}

const stamp = (day) => `${day}T00:00:00.000`;

function licence(draw, index, from, to) {
  const species =
    index === 0
      ? 'Dog'
      : draw.weighted([
          ['Dog', 64],
          ['Cat', 34],
          ['Goat', 1.2],
        ]);
  const issued = draw.day(from, to);
  const breed = draw.weighted(BREEDS[species]);
  const fixed = species === 'Goat' ? false : draw.chance(0.84);
  const record = {
    license_issue_date: stamp(issued),
    license_number: `${species === 'Goat' ? '' : 'S'}${132_400 + index * 3}`,
    animal_s_name: draw.weighted(NAMES.map((name, rank) => [name, 1 / (rank + 4)])),
    species,
    primary_breed: breed,
    secondary_breed: species === 'Dog' ? draw.pick(['Mix', 'Terrier', 'Poodle, Standard']) : 'Mix',
    gender: draw.chance(0.51) ? 'Female' : 'Male',
    birth_year: String(draw.int(2009, 2025)),
    spayed_neutered: fixed ? 'Yes' : 'No',
    fee_paid: species === 'Goat' ? '10.00' : species === 'Cat' ? (fixed ? '20.00' : '30.00') : fixed ? '27.00' : '47.00',
    zip_code: draw.weighted(AREAS),
    expiration_date: stamp(addDays(issued, draw.chance(0.3) ? 730 : 365)),
  };
  if (index > 0) {
    if (draw.chance(0.55)) delete record.secondary_breed;
    if (draw.chance(0.05)) delete record.animal_s_name;
    if (draw.chance(0.08)) delete record.birth_year;
  }
  return record;
}
