import { draws, ndjson, round } from '../made.mjs';
const KINDS = [
  ['Dog', 9, 3, 42],
  ['Cat', 7, 2.4, 7.2],
  ['Rabbit', 2, 1.1, 4.4],
  ['Guinea pig', 1, 0.6, 1.3],
  ['Tortoise', 0.5, 0.8, 3.9],
  ['Parrot', 0.5, 0.3, 1.1],
];
const REASONS = [
  ['Vaccination', 7, 52],
  ['Check-up', 6, 44],
  ['Dental', 3, 265],
  ['Skin problem', 4, 78],
  ['Injury', 3, 186],
  ['Neutering', 2.4, 228],
  ['Vomiting', 2.6, 112],
  ['Nail clip', 2, 19],
];
const GIVEN = ['antibiotics', 'pain relief', 'flea treatment', 'worming tablet', 'blood test', 'x-ray', 'ultrasound', 'anaesthetic', 'microchip'];
const NAMES = [
  'Biscuit',
  'Luna',
  'Ziggy',
  'Mabel',
  'Otto',
  'Pepper',
  'Nacho',
  'Willow',
  'Bruno',
  'Tilly',
  'Rolo',
  'Hazel',
  'Figaro',
  'Olive',
  'Monty',
  'Duchess',
];
const NOTES = [
  'Very nervous in the waiting room, book the first slot of the day next time.',
  'Owner reports limping after a walk on the beach. Rest for ten days and no jumping.',
  'Heart murmur heard, grade two, recheck in six months. Diet food recommended.',
  'Tartar on the back teeth, toothbrush demonstrated. Gums a little red.',
  'Itching behind the ears, suspected grass allergy. Shampoo twice a week.',
  'Ate part of a sock. Brought up by itself overnight and bright since.',
  null,
];
export function vetvisits() {
  const d = draws(44_202);
  let n = 50_100;
  const records = Array.from({ length: 720 }, () => {
    const [species, , low, high] = d.weighted(KINDS.map((kind) => [kind, kind[1]]));
    const [reason, , cost] = d.weighted(REASONS.map((kind) => [kind, kind[1]]));
    const branch = d.weighted([
      ['Harbour Road', 6],
      ['Market Street', 5],
      ['Oakfield', 4],
      ['Castle Hill', 2.5],
    ]);
    const visited = d.day('2026-01-05', '2026-11-19');
    const years = Math.round(
      d.next() ** 1.4 * (species === 'Tortoise' ? 60 : species === 'Parrot' ? 30 : species === 'Cat' ? 18 : species === 'Dog' ? 15 : 8),
    );
    return {
      visitId: `V${(n += d.int(1, 6))}`,
      visitDate: visited,
      branch,
      petName: d.pick(NAMES),
      species,
      ageYears: d.chance(0.05) ? null : years,
      weight: d.chance(0.06) ? null : `${round(low + d.next() ** 1.5 * (high - low), 1)} kg`,
      reason,
      vet: d.pick(branch === 'Castle Hill' ? ['Dr Nwosu', 'Dr Brandt'] : ['Dr Nwosu', 'Dr Halloran', 'Dr Iyer', 'Dr Brandt', 'Dr Lewandowska']),
      fee: `£${(cost * (species === 'Dog' ? 1.15 : 1) * d.spread()).toFixed(2)}`,
      insured: d.chance(species === 'Dog' ? 0.6 : species === 'Cat' ? 0.45 : 0.12),
      treatments: d.some(GIVEN, reason === 'Check-up' || reason === 'Nail clip' ? d.int(0, 1) : d.int(0, 3)),
      followUpDue: d.chance(0.62) ? null : d.day(visited, '2027-01-29'),
      notes: d.pick(NOTES),
    };
  }).toSorted((a, b) => Number(a.visitDate > b.visitDate) - Number(a.visitDate < b.visitDate));
  return [{ file: 'vetvisits-2026-11-20.ndjson', text: ndjson(records) }];
}
