import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flats } from '../asked.ts';

const rows = Array.from({ length: 30 }, (_, index) => ({
  mill: `Mill ${index}`,
  town: ['Brae', 'Vik'][index % 2] ?? '',
  state: ['Open', 'Ruin'][index % 2] ?? '',
}));
const mills = collection({ name: 'mills', titleField: 'mill', key: ['mill'] }, rows, [
  { name: 'mill', type: 'text', role: 'title', values: 30 },
  ...categories('town state', 30),
  { name: 'guests_2025', type: 'number', role: 'additive', min: 0, max: 900, integer: true, values: 30 },
  { name: 'Monthly Upkeep', type: 'number', role: 'price', unit: 'EUR', min: 40, max: 900, values: 30 },
  { name: 'tour_min', type: 'number', unit: 'min', role: 'number', min: 10, max: 90, values: 30 },
  { name: 'painted_on', type: 'date', precision: 'day', min: Date.UTC(2020, 0, 3), max: Date.UTC(2026, 9, 30), values: 30 },
]);

describe('a period that the name of a field says', () => {
  it.each([
    ['top 5 by guests last year', 'list order by guests_2025 desc limit 5'],
    ['how many guests in Vik altogether in 2025', "sum(guests_2025) where town = 'Vik'"],
    [
      'is Vik cheaper than Brae per month on average',
      "'Vik': avg(`Monthly Upkeep`), count() where town = 'Vik'; 'Brae': avg(`Monthly Upkeep`), count() where town = 'Brae'",
    ],
    ['how many were painted last year', "count() where painted_on >= '2025-01-01' and painted_on < '2026-01-01'"],
    ['top 5 by guests painted in 2024', "list where painted_on >= '2024-01-01' and painted_on < '2025-01-01' order by guests_2025 desc limit 5"],
  ])('%s', (question, plan) => {
    expect(asked(mills, question)).toBe(plan);
  });
});

describe('what the first question points at is the records', () => {
  it.each([
    ['how many of them are in Vik', "count() where town = 'Vik'"],
    ['which of these has the longest tour', 'list order by tour_min desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(mills, question)).toBe(plan);
  });

  it('and nothing after a question without an answer', () => {
    expect(asked(mills, 'and those?')).toMatch(/^cannot/);
  });
});

describe('words that stand by others', () => {
  const slopes = collection(
    { name: 'slopes', titleField: 'slope', key: ['slope'] },
    rows.map(({ mill, ...row }) => ({ ...row, slope: mill })),
    [
      { name: 'slope', type: 'text', role: 'title', values: 30 },
      { name: 'town', type: 'text', role: 'category', values: 30 },
      { name: 'night_skiing', type: 'boolean', values: 30 },
      { name: 'price', type: 'number', role: 'price', unit: 'EUR', min: 200, max: 900_000, values: 30 },
      { name: 'yr_built', type: 'number', role: 'year', min: 1950, max: 2020, integer: true, values: 30 },
      { name: 'host_private_rooms', type: 'number', min: 0, max: 9, integer: true, values: 30 },
    ],
  );

  it.each([
    ['how many have night skiing', 'count() where night_skiing = true'],
    ['how many slopes under 90000 built after 1990', 'count() where price < 90000 and yr_built > 1990'],
  ])('%s', (question, plan) => {
    expect(asked(slopes, question)).toBe(plan);
  });

  it.each(['how many ski rentals are in here', 'what does ski rental cost on average', 'cheapest private room'])('%s', (question) => {
    expect(asked(slopes, question)).toMatch(/^cannot/);
  });
});

it.each(['how many can I buy', 'how many are still going on', 'how many flats are still under way'])(
  'a state that no condition says is not passed over: %s',
  (question) => {
    expect(asked(flats, question)).toMatch(/^cannot/);
  },
);

it('the record may be the highest or the lowest', () => {
  expect(asked(mills, 'what is the record tour time?')).toMatch(/^cannot/);
  expect(asked(mills, 'what is the longest tour time?')).toBe('max(tour_min)');
});
