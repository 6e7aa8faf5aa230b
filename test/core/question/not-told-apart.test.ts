import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, texts } from './asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `C-${index}`,
  kind: ['hut', 'lodge', 'tent'][index % 3] ?? '',
  town: ['Brae', 'Norvik', 'Elm'][index % 3] ?? '',
  status: ['Finished', 'Open'][index % 2] ?? '',
  months: ['April', 'May', 'June'][index % 3] ?? '',
  vessel: ['Aurora', 'Bela'][index % 2] ?? '',
  vessel_type: ['Ferry', 'Tug'][index % 2] ?? '',
}));
const day = (year: number, month: number) => Date.UTC(year, month, 3);

/** Records with a number, a date and a kind of everything, next to others that may be meant as well. */
const camps = collection({ name: 'records', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('kind town status months vessel vessel_type', 60),
  { name: 'price', type: 'number', unit: 'EUR', role: 'price', min: 20, max: 400, values: 60 },
  { name: 'max_spots', type: 'number', role: 'count', min: 1, max: 14, integer: true, values: 60 },
  { name: 'rooms_left', type: 'number', role: 'count', min: 0, max: 4, integer: true, values: 60 },
  { name: 'goals', type: 'number', role: 'additive', min: 0, max: 40, integer: true, values: 60 },
  { name: 'commits', type: 'number', role: 'additive', min: 0, max: 4000, integer: true, values: 60 },
  { name: 'stock_qty', type: 'number', role: 'additive', min: 0, max: 900, integer: true, values: 60 },
  { name: 'age_limit', type: 'number', role: 'average', min: 0, max: 18, integer: true, values: 60 },
  { name: 'battery_start', type: 'number', role: 'average', unit: '%', min: 20, max: 100, values: 60 },
  { name: 'battery_end', type: 'number', role: 'average', unit: '%', min: 0, max: 90, values: 60 },
  { name: 'best_before', type: 'date', precision: 'day', min: day(2026, 8), max: day(2028, 3), values: 60 },
  { name: 'coupon_until', type: 'date', precision: 'day', min: day(2025, 1), max: day(2026, 10), values: 30 },
  { name: 'started_on', type: 'date', precision: 'day', min: day(2025, 1), max: day(2026, 10), values: 60 },
  ...flags('paid furnished', 60),
]);

describe('what another field or other records may be meant by is not answered', () => {
  it.each([
    ['those without any by all of them', 'how many goalless records'],
    ['one date by another', 'which records have a coupon that runs out before May 2026'],
    ['those that are fit for somebody by a mean', 'records for all ages in Brae'],
    ['what is used by what is left at its end', 'which kind uses the most battery'],
    ['what is left by a count of records', 'how many rooms are left in Brae'],
    ['places that are empty by records that do not count them', 'how many spots are empty'],
    ['places that are filled by all places', 'how many spots are filled'],
    ['places that are taken by all places', 'how many spots are taken'],
    ['units in stock by a count of records', 'how many units do we have'],
    ['two shares by one share within the other', 'what share are paid and what share are furnished'],
    ['the last of what is counted by the latest record', 'last commit before 2026'],
    ['those that do something by all', 'the cheapest working hut'],
    ['whose they are by all', 'how many own goals'],
    ['what they take by how many there are', 'what do paid records take compared to unpaid'],
    ['the month of a deed by a month that is listed', 'opened in April'],
    ['whose the lowest price is by that price', 'lowest price, who'],
    ['classes of vessels by the vessels', 'average price by vessel class'],
  ])('%s: %s', (_, question) => {
    expect(asked(camps, question)).toMatch(/^cannot/);
  });
});

describe('what is told apart by its own name is answered', () => {
  it.each([
    ['average battery at the end', 'avg(battery_end)'],
    ['average price by vessel type', 'avg(price) by vessel_type order by avg(price) desc'],
    ['what share are paid', 'share(paid = true), count(paid = true), count()'],
    ['the cheapest hut', "list where kind = 'hut' order by price limit 1"],
    ['how many goals', 'sum(goals)'],
  ])('%s', (question, plan) => {
    expect(asked(camps, question)).toBe(plan);
  });
});

const money = { type: 'number', unit: 'EUR', min: 5, max: 900, values: 60 } as const;
const number = { type: 'number', min: 0, max: 90, integer: true, values: 60 } as const;
const dated = { type: 'date', precision: 'day', min: day(2025, 1), max: day(2026, 10), values: 60 } as const;
const finedRows = rows.map((row, index) => ({ ...row, status: ['Paid', 'Waiting'][index % 2] ?? '' }));
const fines = collection({ name: 'fines', titleField: null, key: ['ref'] }, finedRows, [
  ...texts('ref', 60),
  ...categories('status town', 60),
  { name: 'fine', ...money },
  { name: 'payment', ...money },
  { name: 'issued_on', ...dated },
  ...flags('weekend', 60),
]);
const hotels = collection({ name: 'hotels', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('town kind', 60),
  { name: 'review_count', ...number },
  { name: 'service_rating', ...number, max: 5 },
  { name: 'food_rating', ...number, max: 5 },
  { name: 'weekly_price', ...money, role: 'price' },
  { name: 'checked_on', ...dated },
]);
const lodgings = collection({ name: 'flats', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('town', 60),
  { name: 'rent', ...money, role: 'price' },
  { name: 'high', ...number },
  { name: 'low', ...number },
]);

describe('what a word stands for elsewhere is not taken for it', () => {
  it.each([
    ['an amount that is called by the word', fines, 'what has been paid', /^cannot/],
    ['a switch for the day of a deed', fines, 'how many were written on weekends', /weekday|^cannot/],
    ['a number of reviews for how good they are', hotels, 'the hotel with the worst reviews', /^cannot/],
    ['a week of the calendar for one of a stay', hotels, 'cheapest week in Brae', /^cannot/],
    ['rows for weeks for what is paid by the week', hotels, 'the dearest weekly hotel', /^list order by weekly_price desc limit 1$/],
    ['flats for houses', lodgings, 'how many houses', /^cannot/],
    ['the most negative difference for the smallest', lodgings, 'which flat has the lowest difference between high and low', /^cannot/],
  ])('%s', (_, of, question, plan) => {
    expect(asked(of, question)).toMatch(plan);
  });

  it('answers those that say it', () => {
    expect(asked(hotels, 'the hotel with the most reviews')).toBe('list order by review_count desc limit 1');
  });
});
