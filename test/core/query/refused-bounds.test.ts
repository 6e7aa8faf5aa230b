import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { readByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-05-20T10:30:00Z');

const animals: readonly QueryField[] = [
  { name: 'adoptionFee', type: 'text', samples: ['$75', 'waived'] },
  { name: 'vetCosts', type: 'number', min: 0, max: 900 },
  { name: 'ageMonths', type: 'number', min: 1, max: 200, integer: true },
  { name: 'walksPerDay', type: 'number', min: 1, max: 4, integer: true },
  { name: 'intakeDate', type: 'date', min: Date.parse('2025-01-01'), max: NOW },
];
const chargers: readonly QueryField[] = [
  { name: 'max_kw', type: 'number', unit: 'kW', min: 11, max: 350 },
  { name: 'bays', type: 'number', min: 1, max: 20, integer: true },
  { name: 'tariff_kwh', type: 'number', unit: '€/kWh', min: 0.3, max: 0.9 },
  { name: 'startFee', type: 'number', unit: 'EUR', min: 0, max: 1 },
  { name: 'blocking_fee_min', type: 'number', min: 0.05, max: 0.3 },
];
const runners: readonly QueryField[] = [
  { name: 'age', type: 'number', min: 16, max: 84, integer: true },
  { name: 'fee', type: 'number', unit: 'USD', min: 40, max: 220 },
];
const rooms: readonly QueryField[] = [{ name: 'price', type: 'number', unit: 'USD', min: 20, max: 900 }];
const machines: readonly QueryField[] = [
  { name: 'Warranty Mo', type: 'number', min: 0, max: 36, integer: true },
  { name: 'Cores', type: 'number', min: 2, max: 64, integer: true },
];
const spools: readonly QueryField[] = [
  { name: 'nozzle_min', type: 'number', unit: '°C', min: 180, max: 270, integer: true },
  { name: 'nozzle_max', type: 'number', unit: '°C', min: 200, max: 300, integer: true },
  { name: 'bed_temp', type: 'number', unit: '°C', min: 40, max: 110, integer: true },
  { name: 'leadDays', type: 'number', min: 1, max: 30, integer: true },
  { name: 'nRatings', type: 'number', min: 0, max: 4000, integer: true },
  { name: 'listedSince', type: 'date', min: Date.parse('2025-01-01'), max: NOW },
];
const dishes: readonly QueryField[] = [
  { name: 'costPerServing', type: 'number', unit: 'EUR', min: 1, max: 12 },
  { name: 'kcal/serving', type: 'number', min: 80, max: 1200 },
];

const day = (text: string): number => Date.parse(text);
const ferries: readonly QueryField[] = [
  { name: 'arrived', type: 'date', min: day('2026-01-02'), max: day('2026-05-18') },
  { name: 'departed', type: 'date', min: day('2026-01-03'), max: day('2026-05-19') },
];
const trips: readonly QueryField[] = [
  { name: 'departure', type: 'date', min: day('2026-01-02'), max: day('2026-05-18') },
  { name: 'arrival', type: 'date', min: day('2026-01-03'), max: day('2026-05-19') },
];
const ponies: readonly QueryField[] = [
  { name: 'ageYrs', type: 'number', unit: 'year', min: 1, max: 30, integer: true },
  { name: 'jumpsTo', type: 'number', unit: 'cm', min: 50, max: 140 },
  { name: 'price', type: 'number', unit: 'GBP', min: 500, max: 20_000 },
];
const estates: readonly QueryField[] = [
  { name: 'fence_cm', type: 'number', unit: 'cm', min: 50, max: 140 },
  { name: 'price', type: 'number', unit: 'GBP', min: 90_000, max: 4_000_000 },
];

const toys: readonly QueryField[] = [
  { name: 'pcs', type: 'number', min: 12, max: 9000, integer: true },
  { name: 'pax', type: 'number', min: 0, max: 900, integer: true },
  { name: 'seats', type: 'number', min: 80, max: 900, integer: true },
  { name: 'newPrice', type: 'number', unit: 'USD', min: 5, max: 4000 },
];

const cases: readonly (readonly [query: string, fields: readonly QueryField[], filter: string])[] = [
  // A word of one name before half the name of another; days that are counted; a half of a match; a fraction of what is whole; two bounds of one direction.
  ['nozzle temp no higher than 220', spools, 'nozzle_max <= 220'],
  ['bed temp no higher than 60', spools, 'bed_temp <= 60'],
  ['silk, ships within 3 days', spools, 'leadDays <= 3'],
  ['late winner scrappy second half', spools, ''],
  ['over 4.5', [{ name: 'nRatings', type: 'number', min: 0, max: 4000, integer: true }], ''],
  // An amount of a text field is of no other field.
  ['adoption fee $100 or less', animals, ''],
  ['fee between 50 and 120 dollars', animals, ''],
  ['vet costs under $100', animals, 'vetCosts < 100'],
  // Cents are hundredths of the field's money.
  ['tariff under 50 cents', chargers, 'tariff_kwh < 0.5'],
  ['blocking fee no more than 10 cents a minute', chargers, 'blocking_fee_min <= 0.1'],
  ['about 60 ct/kWh', chargers, 'tariff_kwh BETWEEN 0.54 AND 0.66'],
  // Any comparative may follow its number.
  ['150 kw or faster', chargers, 'max_kw >= 150'],
  ['50 kw or slower', chargers, 'max_kw <= 50'],
  ['needs 2 walks a day or fewer', animals, 'walksPerDay <= 2'],
  // A rate of something else is not paid.
  ['heart rate below 150', runners, ''],
  ['response rate over 90', rooms, ''],
  ['nightly rate below 150', rooms, 'price < 150'],
  ['a rate below 150', rooms, 'price < 150'],
  // Of people, an age goes before a fee.
  ['over 60', runners, 'age > 60'],
  ['under $60', runners, 'fee < 60'],
  ['over 120', runners, 'fee > 120'],
  // Portions and stories.
  ['1 of 4 bays blocked', chargers, ''],
  ['4 bays', chargers, 'bays = 4'],
  ['at least 4 free bays', chargers, ''],
  ['more than 4 occupied bays', chargers, ''],
  ['lived with an elderly owner for 10 years', animals, ''],
  ['waiting more than a year', animals, ''],
  ['never deployed, bought 2 years ago', machines, ''],
  ['2 years warranty', machines, '`Warranty Mo` = 24'],
  ['younger than 6 months', animals, 'ageMonths < 6'],
  // What an amount is for is not counted by it.
  ['serves 6-8', dishes, ''],
  ['for two people', dishes, ''],
  ['cost per serving under 3', dishes, 'costPerServing < 3'],
  // What comes first of a stay or a trip is when it was.
  ['in february', ferries, "arrived >= '2026-02-01' AND arrived < '2026-03-01'"],
  ['departed in february', ferries, "departed >= '2026-02-01' AND departed < '2026-03-01'"],
  ['in february', trips, "departure >= '2026-02-01' AND departure < '2026-03-01'"],
  // Who is older has more years.
  ['four years or older', ponies, 'ageYrs >= 4'],
  ['aged 10 and older', ponies, 'ageYrs >= 10'],
  // Short names in use everywhere.
  ['over 3000 pieces', toys, 'pcs > 3000'],
  ['at least 400 passengers', toys, 'pax >= 400'],
  // Metres or millions, by what the records hold.
  ['jumps to 1.20m or more', ponies, 'jumpsTo >= 120'],
  ['price over 1.2m', estates, 'price > 1200000'],
];

test.each(cases)('%s', (query, fields, filter) => {
  const read = readByRules(query, fields, NOW).interpretation;
  expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
});

test('an amount of a text field is told as not used, with that field', () => {
  const { unused } = readByRules('adoption fee $100 or less', animals, NOW).interpretation;
  expect(unused).toMatchObject([{ text: '$100 or less', candidates: ['adoptionFee'] }]);
});

test.each(['at least 4 free bays', 'chargers with more than 4 occupied bays', 'over 4 unused bays'])('%s: told as not used', (query) => {
  const { unused } = readByRules(query, chargers, NOW).interpretation;
  expect(unused.map(({ text }) => text).join()).toMatch(/\b4\b/);
});

test('bounds of one field that nothing can pass are told as not used', () => {
  const { filter, unused } = readByRules(
    'posted before 2020 and posted since october 1st',
    [{ name: 'posted', type: 'date', min: 0, max: NOW }],
    NOW,
  ).interpretation;
  expect(filter).toBeNull();
  expect(unused).toMatchObject([{ candidates: ['posted'] }, { candidates: ['posted'] }]);
});

test.each([
  ['worst delays first', 'delayMin desc'],
  ['worst stars first', 'stars asc'],
  ['departed by 31 may at the latest', ''],
])('what is worst, and what is no order: %s', (query, order) => {
  const fields: readonly QueryField[] = [
    { name: 'delayMin', type: 'number', min: 0, max: 90 },
    { name: 'stars', type: 'number', min: 1, max: 5 },
    { name: 'departed', type: 'date', min: 0, max: NOW },
  ];
  const { order: read } = readByRules(query, fields, NOW).interpretation;
  expect(read === null ? '' : `${read.field} ${read.direction}`).toBe(order);
});
