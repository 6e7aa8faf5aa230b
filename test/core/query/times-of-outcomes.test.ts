import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const day = (name: string, min: string, max: string, values = 100): QueryField => ({
  name,
  type: 'date',
  precision: 'day',
  min: Date.parse(min),
  max: Date.parse(max),
  values,
});

const pantry: readonly QueryField[] = [{ name: 'name', type: 'text' }, day('best_before', '2026-12-01', '2029-05-01')];
const ads: readonly QueryField[] = [day('posted_on', '2026-01-05', '2026-11-20')];
const thefts: readonly QueryField[] = [
  day('stolen_on', '2025-01-03', '2026-11-14'),
  day('recovered_on', '2025-04-04', '2026-11-20', 20),
  { name: 'recovered', type: 'boolean' },
];
const permits: readonly QueryField[] = [day('filed_on', '2026-01-03', '2026-11-20'), day('approved_on', '2026-01-04', '2026-11-20', 98)];
const liens: readonly QueryField[] = [day('redeem_by', '2027-02-20', '2029-02-18'), day('redeem_date', '2024-02-24', '2026-11-11', 40)];
const playgrounds: readonly QueryField[] = [day('last_inspection', '2025-11-20', '2026-11-10'), day('next_inspection', '2026-01-30', '2027-11-01')];
const jobs: readonly QueryField[] = [
  day('quoted_on', '2026-09-01', '2026-11-19'),
  { name: 'est_time', type: 'number', unit: 'min', min: 60, max: 600 },
  { name: 'storage_days', type: 'number', integer: true, min: 0, max: 30 },
];

test.each([
  // What is still to be inspected will be so at the next inspection.
  ['to be inspected in January', playgrounds, "next_inspection >= '2027-01-01' AND next_inspection < '2027-02-01'"],
  // What lasts until a day or longer lasts at least so long.
  ['keeps until 2028 or longer', pantry, "best_before >= '2028-01-01'"],
  ['keeps until 2028', pantry, "best_before < '2029-01-01'"],
  // A time at which something was not so is none of the records that are wanted.
  ['not inspected this year', playgrounds, ''],
  ['playgrounds without an inspection in 2026', playgrounds, ''],
  ['not posted this week', ads, ''],
  ['posted this week', ads, "posted_on >= '2026-11-23'"],
  // No age counts from a day that is still to come.
  ['trees more than 300 years old', pantry, ''],
  ['ads more than 3 months old', ads, "posted_on < '2026-08-24'"],
  // How long it took since the day that all records have is not how long ago it was.
  ['recovered within two weeks', thefts, 'recovered = true'],
  ['recovered within the last two weeks', thefts, "recovered = true AND recovered_on >= '2026-11-10'"],
  ['stolen within two weeks', thefts, "stolen_on >= '2026-11-10'"],
  ['approved within two weeks', permits, "approved_on >= '2026-11-10'"],
  // What was done, and not what has to be.
  ['redeemed during October 2026', liens, "redeem_date >= '2026-10-01' AND redeem_date < '2026-11-01'"],
  ['redeemed since March', liens, "redeem_date >= '2026-03-01'"],
  ['redeem by February 2028', liens, "redeem_by < '2028-03-01'"],
  ['to be redeemed by February 2028', liens, "redeem_by < '2028-03-01'"],
  // Hours are no part of a day that is known as a day only, nor of whole days.
  ['done within 3 hours', jobs, 'est_time <= 180'],
  ['under 3 hours', jobs, 'est_time < 180'],
  ['quoted within 3 days', jobs, "quoted_on >= '2026-11-21'"],
] as const)('%s', (query, fields, filter) => {
  const read = interpretByRules(query, fields, NOW);
  expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
});
