import { describe, expect, it } from 'vitest';

import { readByRules } from '../../../../src/core/query/read-query.ts';
import { printFilter } from '../../../../src/core/condition/print.ts';
import { asked, collection, NOW, number, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `R-${100 + index}`,
  city: ['Oakford', 'Port Elm'][index % 2] ?? '',
  maker: ['Gibsons', 'Educa', 'Falcon'][index % 3] ?? '',
  teacher: ['Kim', 'Ada'][index % 2] ?? '',
  milk: ['cow', 'goat'][index % 2] ?? '',
}));
const about = { name: 'lots', titleField: null, key: ['ref'] };
const pays = collection(about, rows, [
  ...texts('ref city teacher milk', 60),
  { name: 'Monthly Salary', type: 'number', unit: 'USD', min: 900, max: 9000, values: 60 },
]);
const lots = collection(about, rows, [
  ...texts('ref city maker teacher milk', 60),
  { name: 'yearMade', type: 'number', role: 'year', min: 1970, max: 2024, integer: true, values: 60 },
  { name: 'askingPrice', type: 'number', unit: 'USD', min: 4, max: 99, values: 60, role: 'price' },
  number('Max Swimmers'),
  number('injuries'),
  { name: 'lastInspection', type: 'date', precision: 'day', min: day('2025-01-01'), max: day('2026-11-10'), values: 60 },
  { name: 'nextInspection', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2027-12-10'), values: 60 },
]);
const boards = collection(about, rows, [
  ...texts('ref city', 60),
  { name: 'Price per Metre', type: 'number', unit: 'GBP', min: 1, max: 90, values: 60, role: 'price' },
  { name: 'Price per Piece', type: 'number', unit: 'GBP', min: 4, max: 300, values: 60, role: 'price' },
]);

describe('money that is another than was asked for', () => {
  it.each([
    [pays, 'what is the cost of living in Oakford'],
    [pays, 'cheapest city on average'],
    [lots, 'how much did the Gibsons lots sell for'],
    [lots, 'what do the teachers earn'],
    [lots, 'how many cows does Kim keep'],
    [lots, 'how many swimmers are there'],
    [lots, 'how many injuries in May'],
  ])('%#: %s', (data, question) => {
    expect(asked(data, question)).toMatch(/^cannot/);
  });
});

describe('what is meant of two', () => {
  it.each([
    [pays, 'average salary in Oakford', "avg(`Monthly Salary`) where city = 'Oakford'"],
    [lots, 'which make is the most common', 'count() by maker order by count() desc limit 1'],
    [lots, 'how many lots were made after 2000', 'count() where yearMade > 2000'],
    [boards, 'how many under £50', 'count() where `Price per Piece` < 50'],
    [boards, 'average price per metre', 'avg(`Price per Metre`)'],
  ])('%#: %s', (data, question, plan) => {
    expect(asked(data, question)).toBe(plan);
  });

  it('is the inspection that was done, in a search as well', () => {
    const { filter } = readByRules('lots inspected in October', lots.fields, NOW).interpretation;
    expect(filter === null ? '' : printFilter(filter)).toBe("lastInspection >= '2026-10-01' AND lastInspection < '2026-11-01'");
  });
});
