import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { count, flag, text } from './query-fields.ts';

const filterOf = (query: string, fields: readonly QueryField[]) => {
  const { filter } = interpretByRules(query, fields, Date.parse('2026-05-20T10:30:00Z'));
  return filter === null ? '' : printFilter(filter);
};

const retreats: readonly QueryField[] = [
  text('retreat'),
  flag('adultsOnly'),
  flag('kids_club'),
  flag('flyRetreat'),
  flag('EUfunds'),
  count('maxSeated', 40, 300),
  count('sleeps', 0, 140),
  count('minGuests', 20, 80),
  { name: 'hireFeeSaturday', type: 'number', unit: 'GBP', min: 900, max: 9000 },
  { name: 'hireFeeMidweek', type: 'number', unit: 'GBP', min: 500, max: 6000 },
  { name: 'nextOpenDay', type: 'date', min: Date.UTC(2026, 4, 22), max: Date.UTC(2027, 4, 22) },
];

describe('words that belong to the name of another field', () => {
  it.each([
    ['retreat with no kids club', 'kids_club = false'],
    ['retreat with no kids', 'adultsOnly = true'],
    ['adults only retreat without kids club', 'adultsOnly = true AND kids_club = false'],
    ['family retreat by the sea', ''],
    ['retreat with flights', 'flyRetreat = true'],
    ['retreat with EU funding', 'EUfunds = true'],
    ['retreat without EU funds', 'EUfunds = false'],
    ['saturday under £4000', 'hireFeeSaturday < 4000'],
    ['free on saturday', "nextOpenDay >= '2026-05-23' AND nextOpenDay < '2026-05-24'"],
  ])('%s', (query, filter) => {
    expect(filterOf(query, retreats)).toBe(filter);
  });
});

describe('room for people', () => {
  it.each([
    ['venue for 120 guests', 'maxSeated >= 120'],
    ['for 60 guests', 'maxSeated >= 60'],
    ['sleeps 60', 'sleeps >= 60'],
    ['seats 120 people', 'maxSeated >= 120'],
  ])('is that of each record, and not of beds that some lack: %s', (query, filter) => {
    expect(filterOf(query, retreats)).toBe(filter);
  });
});

describe('nhs or private', () => {
  const surgeries: readonly QueryField[] = [text('practice'), flag('nhs'), flag('step_free')];
  it.each([
    ['private dentist', 'nhs = false'],
    ['not private', 'nhs = true'],
    ['dentist with private parking', ''],
  ])('is said of the practice: %s', (query, filter) => {
    expect(filterOf(query, surgeries)).toBe(filter);
  });
});
