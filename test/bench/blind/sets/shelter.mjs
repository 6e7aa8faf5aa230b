import { addDays, draws, json, nextRun, round } from '../made.mjs';

const NAMES = [
  'Biscuit',
  'Luna',
  'Pepper',
  'Moose',
  'Olive',
  'Ziggy',
  'Nacho',
  'Pickles',
  'Tofu',
  'Bandit',
  'Clover',
  'Maple',
  'Rocket',
  'Waffles',
  'Juno',
  'Gizmo',
  'Seven',
  'Sixpence',
  'Captain',
  'Minnie',
  'Dusty',
  'Hazel',
  'Otis',
  'Penny',
  'Ruby',
  'Taz',
];
const SPECIES = [
  ['dog', 7],
  ['cat', 7],
  ['rabbit', 2],
  ['guinea pig', 1.1],
  ['parrot', 0.6],
  ['tortoise', 0.4],
];
const BREEDS = {
  dog: ['Labrador mix', 'Pit bull', 'Greyhound', 'Beagle', 'German Shepherd', 'Chihuahua', 'Border Collie', 'Dachshund'],
  cat: ['Domestic shorthair', 'Maine Coon', 'Siamese', 'Tabby', 'Ragdoll'],
  rabbit: ['Lop', 'Rex', 'Lionhead'],
  'guinea pig': ['Abyssinian', 'Peruvian'],
  parrot: ['Cockatiel', 'African Grey'],
  tortoise: ['Hermann', 'Sulcata'],
};
const KILOS = { dog: [3, 46], cat: [2.2, 8], rabbit: [1.1, 5], 'guinea pig': [0.6, 1.3], parrot: [0.1, 0.6], tortoise: [0.4, 22] };
const YEARS = { dog: 13, cat: 16, rabbit: 8, 'guinea pig': 6, parrot: 35, tortoise: 60 };
const SITES = [
  ['Riverside', 5],
  ['North Gate', 4],
  ['Hilltop Farm', 2.6],
  ['Dockyard', 3],
  ['Elm Park', 2],
];
const COLORS = ['black', 'white', 'brindle', 'tan', 'grey', 'ginger', 'tricolor', 'brown'];
const TRAITS = [
  'playful',
  'shy',
  'couch potato',
  'house trained',
  'crate trained',
  'vocal',
  'loves water',
  'senior friendly',
  'escape artist',
  'lap lover',
];
const STORIES = [
  'Found under a bridge with two siblings',
  'Would love a home with a fenced yard',
  'Knows 5 commands and learns fast',
  'Came in with a broken leg, all healed now',
  'Needs a quiet home and a patient person',
  'Lived with an elderly owner for 10 years',
  'Bonded with a friend, must go together',
  'A 3 legged wonder who does not know it',
  'On a grain free diet',
  'Returned once through no fault of their own',
];

/** Animals of a shelter at three visits: ages in months, "3 days ago", fees as "$125", local days as 12/03/2026. */
export function shelter() {
  const draw = draws(150_822);
  let tag = 3300;
  let run = '2026-05-04';
  const make = () => {
    tag += draw.int(1, 4);
    const species = draw.weighted(SPECIES);
    const [low, high] = KILOS[species];
    const months = Math.max(2, Math.round(draw.next() ** 1.7 * YEARS[species] * 12));
    const intake = addDays(run, -Math.round(1 + draw.next() ** 3 * 520));
    const chipped = draw.chance(0.71);
    const adoptable = draw.chance(0.83);
    const fee = Math.round(((species === 'dog' ? 190 : species === 'cat' ? 110 : species === 'parrot' ? 150 : 45) * draw.spread()) / 5) * 5;
    return {
      animalId: `A${tag}`,
      petName: draw.chance(0.04) ? null : draw.pick(NAMES),
      species,
      breed: draw.pick(BREEDS[species]),
      sex: draw.weighted([
        ['F', 5],
        ['M', 5],
        ['U', 0.3],
      ]),
      ageMonths: draw.chance(0.05) ? null : months,
      wt: draw.chance(0.06) ? 'N/A' : `${round(low + draw.next() ** 1.4 * (high - low), 2).toFixed(2)} kg`,
      color: draw.pick(COLORS),
      intakeDate: intake.split('-').toReversed().join('/'),
      lengthOfStay: Math.round((Date.parse(run) - Date.parse(intake)) / 86_400_000),
      intake_type: draw.weighted([
        ['Stray', 6],
        ['Owner surrender', 5],
        ['Transfer', 2],
        ['Returned', 1],
        ['Seized', 0.5],
      ]),
      facility: draw.weighted(SITES),
      kennelNo: draw.int(1, 88),
      adoptionFee: draw.chance(0.07) ? 'waived' : `$${fee}`,
      adoptable,
      on_hold: adoptable && draw.chance(0.12),
      neutered: draw.chance(0.68) ? 'yes' : 'no',
      microchip: chipped ? 'Y' : 'N',
      ok_w_kids: draw.chance(0.16) ? null : draw.chance(0.6),
      ok_w_cats: draw.chance(0.24) ? null : draw.chance(0.47),
      specialNeeds: draw.chance(0.11),
      lastVetCheck: draw.chance(0.09) ? '-' : `${draw.int(2, 75)} days ago`,
      vetCosts: round(draw.next() ** 4 * 2900 + 20, 2),
      inquiries: Math.round(draw.next() ** 3 * 310),
      walksPerDay: species === 'dog' ? draw.int(1, 5) : null,
      traits: draw.some(TRAITS, draw.int(0, 4)),
      bio: `${draw.pick(STORIES)}.`,
    };
  };
  const later = (to) => (record) => {
    const stay = Math.round((Date.parse(to) - Date.parse(record.intakeDate.split('/').toReversed().join('-'))) / 86_400_000);
    const more = stay - record.lengthOfStay;
    const check = record.lastVetCheck === '-' ? '-' : `${Number.parseInt(record.lastVetCheck, 10) + more} days ago`;
    return { ...record, lengthOfStay: stay, lastVetCheck: check };
  };
  const change = (record) => ({
    ...record,
    adoptionFee:
      record.adoptionFee !== 'waived' && draw.chance(0.5)
        ? `$${Math.max(10, Number(record.adoptionFee.slice(1)) + draw.pick([-60, -40, -25, -20, 15, 25]))}`
        : record.adoptionFee,
    on_hold: record.adoptable && draw.chance(0.3),
    facility: draw.chance(0.25) ? draw.weighted(SITES) : record.facility,
    inquiries: record.inquiries + draw.int(0, 35),
    vetCosts: round(record.vetCosts + draw.pick([0, 0, 48.5, 120, 310.75]), 2),
  });
  const step = (records, to, added) => {
    run = to;
    return nextRun(records, { draw, gone: 0.19, changed: 0.24, change, added, make }).map(later(to));
  };
  const first = Array.from({ length: 520 }, make);
  const second = step(first, '2026-05-18', 96);
  const third = step(second, '2026-06-01', 118);
  return [first, second, third].map((records, index) => ({
    file: `shelter-${['2026-05-04', '2026-05-18', '2026-06-01'][index]}.json`,
    text: json(records),
  }));
}
