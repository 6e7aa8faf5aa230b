import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { count, date, flag, measure, text } from './query-fields.ts';

/** A Thursday. */
const NOW = Date.parse('2026-11-26T12:00:00Z');

const money = (name: string, min: number, max: number): QueryField => ({ ...measure(name, min, max, 'USD'), role: 'price' });

function read(query: string, fields: readonly QueryField[]): string {
  const { filter, order } = interpretByRules(query, fields, NOW);
  return [filter === null ? [] : printFilter(filter), order === null ? [] : `${order.field} ${order.direction}`].flat().join(' | ');
}

const books: readonly QueryField[] = [
  { ...count('position', 1, 200), role: 'key' },
  { ...count('peakPosition', 1, 200) },
  text('title'),
  { ...text('genre'), samples: ['Crime', 'Romance'], closed: true },
  measure('avgRating', 1, 5),
  count('lengthMin', 90, 1800),
  date('first_review', '2012-01-02', '2026-11-20'),
  date('last_review', '2019-01-02', '2026-11-25'),
  flag('abridged'),
  flag('has_pdf'),
  flag('samplesFirst'),
  flag('crime_award'),
  flag('Non-fictional'),
];

describe('a place in a ranking', () => {
  it.each([
    ['top 20 romance', 'position <= 20'],
    ['outside the top ten', 'position > 10'],
    ['peak position in the top 5', 'peakPosition <= 5'],
    ['top 10 crime, longest first', 'position <= 10 | lengthMin desc'],
    // Something else ranks them.
    ['top 10 longest', 'lengthMin desc'],
    ['top 5 by length', 'lengthMin desc'],
  ])('%s', (query, wanted) => expect(read(query, books)).toBe(wanted));

  it('is of none where no field ranks records', () => {
    const rated = books.filter(({ name }) => !name.toLowerCase().endsWith('position'));
    expect(read('top 20 romance', rated)).toBe('avgRating desc');
  });
});

describe('an end that names nothing', () => {
  it.each([
    ['length under 600 minutes, lowest first', 'lengthMin < 600 | lengthMin asc'],
    ['rating over 4, length under 600 minutes, highest first', 'avgRating > 4 AND lengthMin < 600 | lengthMin desc'],
    ['length under 600 minutes, lowest rating first', 'lengthMin < 600 | avgRating asc'],
    ['position = 5, lowest first', 'position = 5'],
  ])('orders by what is bounded: %s', (query, wanted) => expect(read(query, books)).toBe(wanted));
});

describe('flags in a row', () => {
  it.each([
    ['romance not abridged with pdf', 'abridged = false AND has_pdf = true'],
    ['not abridged, samples, 600 minutes or more', 'abridged = false AND samplesFirst = true AND lengthMin >= 600'],
    ['samples allowed', 'samplesFirst = true'],
    ["can't live with pdf", 'has_pdf = false'],
    ['fictional', '`Non-fictional` = false'],
    // A value, and a word of what is searched for.
    ['crime, not abridged', 'abridged = false'],
    ['samples', ''],
  ])('%s', (query, wanted) => expect(read(query, books)).toBe(wanted));
});

const grants: readonly QueryField[] = [
  text('title'),
  money('award_amount', 900, 900_000),
  money('amount_spent', 0, 900_000),
  money('matched', 0, 900_000),
  date('decision_date', '2021-01-04', '2026-10-01'),
  date('start_date', '2021-02-04', '2027-01-20'),
  { ...text('report_due'), samples: ['2025-03', '2026-11', '2024-07', '2027-01'] },
  date('last_visit', '2024-01-04', '2026-11-20'),
  date('next_visit', '2026-11-27', '2027-05-20'),
  flag('match_required'),
];

describe('of several dates', () => {
  it.each([
    ['decided in 2024', "decision_date >= '2024-01-01' AND decision_date < '2025-01-01'"],
    ['visit this month', "last_visit >= '2026-11-01'"],
    ['visit before christmas', "next_visit < '2026-12-25'"],
    // Said of what is kept as text; a month is no misspelling.
    ['report due before march 2026', ''],
    ['start before march 2026', "start_date < '2026-03-01'"],
  ])('%s', (query, wanted) => expect(read(query, grants)).toBe(wanted));

  it('takes the latest of a first and a last one, unless another is said', () => {
    expect(read('new review this week', books)).toBe("last_review >= '2026-11-23'");
    expect(read('first review in 2024', books)).toBe("first_review >= '2024-01-01' AND first_review < '2025-01-01'");
  });
});

describe('of several amounts', () => {
  it('takes what was awarded, and what became of it where that is said', () => {
    expect(read('wetland grants over $200,000', grants)).toBe('award_amount > 200000');
    expect(read('spent over $200,000', grants)).toBe('amount_spent > 200000');
  });

  it('takes none beside the price where another may be the price', () => {
    const lots: readonly QueryField[] = [
      text('name'),
      { ...measure('reservePrice', 100, 90_000), role: 'price' },
      { ...measure('currentBid', 100, 90_000), role: 'price' },
    ];
    expect(read('tractors under 8000 euros', lots)).toBe('');
    expect(read('reserve price under 8000 euros', lots)).toBe('reservePrice < 8000');
    expect(read('tractors under 8000 euros', lots.slice(0, 2))).toBe('reservePrice < 8000');
  });

  it('takes a number that is called so for one in the currency that is said', () => {
    const campaigns: readonly QueryField[] = [text('name'), measure('goal', 500, 90_000), measure('pledged', 0, 190_000), count('stages', 1, 2000)];
    expect(read('pledged over $50,000', campaigns)).toBe('pledged > 50000');
    expect(read('goal at most 5000 dollars', campaigns)).toBe('goal <= 5000');
    expect(read('stages over $50', campaigns)).toBe('');
    expect(read('goal over $5,000,000', campaigns)).toBe('');
  });
});

it('takes a bare number for the age of who owns something, and not of who pays for it', () => {
  const owners: readonly QueryField[] = [text('name'), count('age', 19, 98), money('netWorth', 10, 9000)];
  expect(read('under 40', owners)).toBe('age < 40');
  expect(read('under 40', [...owners.slice(0, 2), money('price', 10, 9000)])).toBe('');
});

it('takes days for a length of stay that no unit is known of', () => {
  const stays: readonly QueryField[] = [text('ward'), count('Length of Stay', 1, 60), money('Total Costs', 100, 90_000)];
  expect(read('cardiac, more than 10 days', stays)).toBe('`Length of Stay` > 10');
  // Weeks are not what it counts.
  expect(read('people who stayed longer than two weeks', stays)).toBe('');
});
