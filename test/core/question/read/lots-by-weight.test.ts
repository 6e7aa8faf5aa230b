import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const money = (name: string, max: number): QueryField => ({ name, type: 'number', unit: 'GBP', min: 1, max, values: 60, role: 'price' });
const day = (name: string): QueryField => ({
  name,
  type: 'date',
  precision: 'day',
  min: Date.UTC(2026, 8, 1),
  max: Date.UTC(2026, 10, 18),
  values: 60,
});

const lotRows = Array.from({ length: 60 }, (_, index) => ({
  lot_no: `W${100 + index}`,
  vessel: ['Lady Ann', 'North Star', 'Bright Sea'][index % 3] ?? '',
  buyer: ['Elm Foods', 'Quay Co'][index % 2] ?? '',
  grade: ['A', 'B'][index % 2] ?? '',
  landedAt: ['Newlyn', 'Looe'][index % 2] ?? '',
  sea_areas: ['VIIe; VIIf', 'IVb', 'VIIe'][index % 3] ?? '',
}));
/** Lots of wool or fish: what a kilo was sold for, and what all of the lot came to. */
const lots = collection({ name: 'lots', titleField: null, key: ['lot_no'] }, lotRows, [
  ...texts('lot_no', 60),
  ...categories('vessel buyer grade landedAt', 60),
  { name: 'sea_areas', type: 'text', values: 60, role: 'list' },
  { name: 'size_grade', type: 'number', integer: true, min: 1, max: 5, values: 60 },
  { name: 'weight_kg', type: 'number', unit: 'kg', min: 2, max: 900, values: 60, role: 'additive' },
  money('price_per_kg', 30),
  money('lot_value', 9000),
  day('sale_date'),
]);

const quoteRows = Array.from({ length: 60 }, (_, index) => ({
  quote_id: `Q-${index}`,
  garage: ['Elm Garage', 'Quay Motors', 'Old Mill'][index % 3] ?? '',
  route: ['22', '63', '55X'][index % 3] ?? '',
  job: ['Clutch', 'Brakes'][index % 2] ?? '',
  cause: ['Parts shortage', 'Wear', 'Crash'][index % 3] ?? '',
  skills: ['welding; painting', 'welding', 'painting'][index % 3] ?? '',
  payment: ['cash; card', 'card', 'cash'][index % 3] ?? '',
}));
/** Quotes for repairs: one price, how long the repair takes, and for how long it is guaranteed. */
const quotes = collection({ name: 'repairquotes', titleField: null, key: ['quote_id'] }, quoteRows, [
  ...texts('quote_id', 60),
  ...categories('garage route job cause', 60),
  { name: 'payment', type: 'text', values: 60, role: 'list' },
  { name: 'skills', type: 'text', values: 60, role: 'list' },
  money('quoted_price', 900),
  { name: 'turnaround', type: 'number', unit: 'min', min: 15, max: 4000, integer: true, values: 60 },
  { name: 'warranty_days', type: 'number', unit: 'days', min: 0, max: 730, integer: true, values: 60 },
  { name: 'garage_rating', type: 'number', min: 1, max: 5, values: 60 },
  ...flags('recovered pickup', 60),
  day('quoted_on'),
]);

describe('what a whole lot came to', () => {
  it.each([
    ['which buyer spent the most', 'sum(lot_value), count() by buyer order by sum(lot_value) desc limit 1'],
    ['which vessel earned the least in total', 'sum(lot_value), count() by vessel order by sum(lot_value) limit 1'],
    ['how much money did the Lady Ann make in total', "sum(lot_value) where vessel = 'Lady Ann'"],
    ['which vessel makes the most per kilo', 'avg(price_per_kg), count() by vessel order by avg(price_per_kg) desc limit 1'],
    ['lowest price per kilo anyone paid', 'min(price_per_kg)'],
    ['biggest single lot by weight', 'list order by weight_kg desc limit 1'],
    ['are there more A or more B lots? counting lots', "'A': count() where grade = 'A'; 'B': count() where grade = 'B'"],
    ['lots per area', 'count() by items(sea_areas) order by count() desc'],
    ['how many lots were caught in area VIIe', "count() where sea_areas has 'VIIe'"],
  ])('%s', (question, plan) => {
    expect(asked(lots, question)).toBe(plan);
  });

  it.each([['which vessel makes the most per head'], ['how much money did the skipper spend on fuel']])('is not told of: %s', (question) => {
    expect(asked(lots, question)).toMatch(/^cannot/);
  });
});

describe('quotes', () => {
  it.each([
    ['avg quote for brakes', "avg(quoted_price) where job = 'Brakes'"],
    ['what is the lowest quote for a clutch', "list where job = 'Clutch' order by quoted_price limit 1"],
    ['how long does a clutch take on average', "avg(turnaround) where job = 'Clutch'"],
    ['how long is the warranty on a clutch on average', "avg(warranty_days) where job = 'Clutch'"],
    ['how many quotes come with at least a year of warranty', 'count() where warranty_days >= 365'],
    ['how many have a warranty of at least a month', 'count() where warranty_days >= 30'],
    ['how many are looking for someone who can weld', "count() where skills has 'welding'"],
    ['dearest quoted price overall', 'max(quoted_price)'],
    ['which garage has the highest customer rating', 'avg(garage_rating), count() by garage order by avg(garage_rating) desc limit 1'],
    ['number of quotes from garages that take cash', "count() where payment has 'cash'"],
    ['recovery rate by garage', 'share(recovered = true), count(recovered = true), count() by garage order by share(recovered = true) desc'],
    ['how many quotes where there were no parts', "count() where cause = 'Parts shortage'"],
  ])('%s', (question, plan) => {
    expect(asked(quotes, question)).toBe(plan);
  });

  it.each([['how many quotes from garages that have a café'], ['how many people asked for a quote'], ['clearance rate by garage']])(
    'are not told of: %s',
    (question) => {
      expect(asked(quotes, question)).toMatch(/^cannot/);
    },
  );
});

describe('what goes on from an answer', () => {
  it.each([
    [['how many lots were sold in October', 'and in November so far?'], lots, "count() where sale_date >= '2026-11-01'"],
    [['how many lots weigh under 50 kg', 'and over 500 kg?'], lots, 'count() where weight_kg > 500'],
    [['average quoted price on route 55X', 'and the 22?'], quotes, "avg(quoted_price) where route = '22'"],
    [['average quoted price with pickup', 'and without it?'], quotes, 'avg(quoted_price) where pickup = false'],
    [['number of lots per vessel', 'which one has the fewest?'], lots, 'count() by vessel order by count() limit 1'],
    [
      ['average quoted price per garage', 'and which has the second highest?'],
      quotes,
      'avg(quoted_price) by garage order by avg(quoted_price) desc limit 1 offset 1',
    ],
    [['list the quotes on route 63', 'and 5'], quotes, "list quote_id, quoted_on where route = '63' limit 5"],
  ])('%j', (questions, records, plan) => {
    expect(conversation(records, ...questions)).toBe(plan);
  });
});
