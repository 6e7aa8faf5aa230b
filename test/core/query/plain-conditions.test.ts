import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { count, date, flag, measure, text } from './query-fields.ts';

const NOW = Date.parse('2026-05-20T10:30:00Z');

const fairs: readonly QueryField[] = [
  text('title'),
  text('town', 'Ulm', 'Linz'),
  measure('juryMark', 10, 100),
  count('ticketsLeft', 0, 4000),
  count('stallsTaken', 0, 300),
  count('rainDays', 0, 9),
  count('year', 1990, 2026),
  measure('nearest_station_km', 0.2, 80),
  measure('est_low', 10, 900),
  flag('soldOut'),
  flag('smokeFree'),
  flag('stepFreeAccess'),
  flag('membersOnly'),
  { ...flag('mgr_in_tent'), called: 'manager in tent' },
  { ...date('reg_date', '2024-02-01', '2026-05-18'), called: 'registration date' },
  date('opens', '2026-01-01', '2027-03-01'),
  date('sale_date', '2024-02-01', '2026-05-18'),
];

const yachts: readonly QueryField[] = [
  text('yacht'),
  { ...measure('loa_m', 5, 40), called: 'length over all m' },
  count('berths', 1, 60),
  measure('rating', 1, 5),
  count('ratings_count', 0, 600),
  date('date', '2024-01-01', '2026-05-18'),
  count('owners', 0, 30),
  measure('Regular sailors (%)', 0, 99),
  { ...count('ASK_AMT', 900, 90000), called: 'ask amount' },
  { ...count('PAID_AMT', 900, 90000), called: 'paid amount' },
];

function read(query: string, fields = fairs): string {
  const { filter, order } = interpretByRules(query, fields, NOW);
  return `${filter === null ? '' : printFilter(filter)}${order === null ? '' : ` / ${order.field} ${order.direction}`}`;
}

describe('a name between two bounds', () => {
  it.each([
    ['ulm jury mark over 84 stalls taken under 160', 'juryMark > 84 AND stallsTaken < 160'],
    ['over 84 stalls taken under 160', 'stallsTaken > 84 AND stallsTaken < 160'],
  ])('%s', (query, reading) => {
    expect(read(query)).toBe(reading);
  });
});

describe('an answer behind a flag', () => {
  it.each([
    ['members only: no', 'membersOnly = false'],
    ['step free access = false', 'stepFreeAccess = false'],
    ['not step free', 'stepFreeAccess = false'],
    ['members only yes', 'membersOnly = true'],
    ['not smoke free', 'smokeFree = false'],
    ['ulm smoke free', 'smokeFree = true'],
    ['mgr in tent: no', 'mgr_in_tent = false'],
    ['linz without mgr in tent', 'mgr_in_tent = false'],
  ])('%s', (query, reading) => {
    expect(read(query)).toBe(reading);
  });
});

describe('a number that is called like a state', () => {
  it.each([
    ['tickets left under 250', 'ticketsLeft < 250'],
    ['lowest tickets left first', ' / ticketsLeft asc'],
    ['with tickets left', 'soldOut = false'],
    ['with tickets left up to 1,100', 'ticketsLeft <= 1100'],
    ['sold out', 'soldOut = true'],
    ['no rain days', 'rainDays = 0'],
  ])('%s', (query, reading) => {
    expect(read(query)).toBe(reading);
  });
});

describe('a range whose end could be a year', () => {
  it.each([
    ['tickets left 220-1000', 'ticketsLeft BETWEEN 220 AND 1000'],
    ['ulm tickets left between 690 and 1400', 'ticketsLeft BETWEEN 690 AND 1400'],
  ])('%s', (query, reading) => {
    expect(read(query)).toBe(reading);
  });
});

describe('a superlative that begins a name, or is like a word of one', () => {
  it.each([
    ['nearest station under 40', 'nearest_station_km < 40'],
    ['highest nearest station first', ' / nearest_station_km desc'],
    ['nearest station', ' / nearest_station_km asc'],
    ['lowest jury mark first', ' / juryMark asc'],
  ])('%s', (query, reading) => {
    expect(read(query)).toBe(reading);
  });
});

describe('a date that is named in whole right before a time', () => {
  it.each([
    ['ulm reg date this year', "reg_date >= '2026-01-01'"],
    ['reg date in 2025', "reg_date >= '2025-01-01' AND reg_date < '2026-01-01'"],
    ['sale date in 2025', "sale_date >= '2025-01-01' AND sale_date < '2026-01-01'"],
    ['fairs in 2025', 'year = 2025'],
  ])('%s', (query, reading) => {
    expect(read(query)).toBe(reading);
  });
});

describe('a name beside a comparing word', () => {
  it.each([
    ['loa over 8', 'loa_m > 8'],
    ['with owners at most 7', 'owners <= 7'],
    ['with owners', 'owners > 0'],
    ['regular sailors under 79', '`Regular sailors (%)` < 79'],
    ['sort by paid amt', ' / PAID_AMT asc'],
    ['most ratings first', ' / ratings_count desc'],
    ['no ratings', 'ratings_count = 0'],
    ['blue date this year', "date >= '2026-01-01'"],
  ])('%s', (query, reading) => {
    expect(read(query, yachts)).toBe(reading);
  });
});
