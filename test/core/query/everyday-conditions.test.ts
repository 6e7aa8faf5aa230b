import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { count, date, flag, measure, text } from './query-fields.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-05-20T10:30:00Z');

function filterOf(query: string, fields: readonly QueryField[]): string {
  const { filter } = interpretByRules(query, fields, NOW);
  return filter === null ? '' : printFilter(filter);
}

/** A field that came of amounts with a currency. */
const price = (name: string, min: number, max: number): QueryField => ({ ...measure(name, min, max, 'EUR'), role: 'price' });

const gyms: readonly QueryField[] = [
  text('gymName'),
  price('monthly', 9, 120),
  price('joining_fee', 0, 90),
  count('term_months', 0, 24),
  count('complaints', 0, 40),
  measure('dataGB', 1, 100, 'GB'),
  measure('roamGB', 1, 90, 'GB'),
  measure('poolTemp', 14, 32),
  measure('delayMin', 0, 200),
  measure('load_kg', 40, 9000, 'kg'),
  count('machines', 20, 900),
  count('crew', 0, 9),
  flag('isCrewed'),
  flag('closed'),
  flag('eScan'),
  flag('towelsIncl'),
  flag('moldGrowth'),
  flag('banned_dogs'),
  flag('xrays'),
  count('yr', 1994, 2025),
  date('visited_on', '2025-01-04', '2026-05-18'),
];

describe('an amount of money', () => {
  it.each([
    ['gym under 20 a month', 'monthly < 20'],
    ['gym that costs less than 30', 'monthly < 30'],
    ['joining fee under 30', 'joining_fee < 30'],
    ['60+ family gym', ''],
    ['no groups of more than 6', ''],
    ['price goes up after 12 months', ''],
    ['S&P 500 eur hedged', ''],
    ['risk class 3 or lower', ''],
    ['govt bond 7-10', ''],
  ])('%s', (query, filter) => {
    expect(filterOf(query, gyms)).toBe(filter);
  });
});

describe('an amount with a unit', () => {
  it.each([
    ['at least 50gb', 'dataGB >= 50'],
    ['pool below 20 degrees', 'poolTemp < 20'],
    ['over 2 t load', 'load_kg > 2000'],
    ['more than half an hour late', 'delayMin > 30'],
    ['1000+ visitors', ''],
    ['machine number 21', ''],
  ])('%s', (query, filter) => {
    expect(filterOf(query, gyms)).toBe(filter);
  });
});

describe('a yes-or-no word', () => {
  it.each([
    ['gym with escan', 'eScan = true'],
    ['gym with towels', 'towelsIncl = true'],
    ['gym, no mold', 'moldGrowth = false'],
    ['moldy gym', ''],
    ['gym without a dog ban', 'banned_dogs = false'],
    ['dogs banned', 'banned_dogs = true'],
    ['gym with dogs', ''],
    ['gym with x-rays', 'xrays = true'],
    ['crewed gym', 'isCrewed = true'],
    ['between 2 and 4 crew', 'crew BETWEEN 2 AND 4'],
    ['with complaints, not closed', 'complaints > 0 AND closed = false'],
    ['no complaints visited since May', "complaints = 0 AND visited_on >= '2026-05-01'"],
  ])('%s', (query, filter) => {
    expect(filterOf(query, gyms)).toBe(filter);
  });
});

describe('a time', () => {
  it.each([
    ['closed in April', "closed = true AND visited_on >= '2026-04-01' AND visited_on < '2026-05-01'"],
    ['visited in the summer of 2025 (June to August)', "visited_on >= '2025-06-01' AND visited_on < '2025-09-01'"],
    ["yesterday's gyms", "visited_on >= '2026-05-19' AND visited_on < '2026-05-20'"],
    ['90s gym', 'yr BETWEEN 1990 AND 1999'],
    ['winner at TORX 2022', ''],
  ])('%s', (query, filter) => {
    expect(filterOf(query, gyms)).toBe(filter);
  });

  it('lies ahead behind a verb of what is to come, whatever the dates are', () => {
    const passes = [text('passName'), date('valid_until', '2025-01-04', '2026-05-22')];
    expect(filterOf('pass expires within 10 days', passes)).toBe("valid_until >= '2026-05-20' AND valid_until < '2026-05-31'");
  });
});

describe('a record noun', () => {
  const watches = [text('title'), price('asking', 90, 9000), count('watchers', 0, 400)];

  it('is no number of those who do what it is called after', () => {
    const { filter } = interpretByRules('watches under 500', watches, NOW);
    expect(filter === null ? '' : printFilter(filter)).not.toContain('watchers');
  });
});

describe('a wait', () => {
  it('is meant by days of which nothing says what happens then', () => {
    const spools = [text('title'), count('leadDays', 1, 21), date('listedSince', '2024-01-08', '2026-05-04')];
    expect(filterOf('spool from Holland within 3 days', spools)).toBe('leadDays <= 3');
    expect(filterOf('spool listed within 3 days', spools)).toBe("listedSince >= '2026-05-17'");
  });
});

describe('open in a month', () => {
  it('lies between the day of opening and that of closing', () => {
    const camps = [text('site'), date('opens', '2026-03-01', '2026-05-28'), date('closes', '2026-09-05', '2026-11-15')];
    expect(filterOf('site open in November', camps)).toBe("opens < '2026-12-01' AND closes >= '2026-11-01'");
    expect(filterOf('site opens in April', camps)).toBe("opens >= '2026-04-01' AND opens < '2026-05-01'");
  });
});
