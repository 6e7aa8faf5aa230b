import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, texts } from '../asked.ts';

const day = (year: number, month: number) => Date.UTC(year, month, 1);
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `C-${index}`,
  cabin: `Cabin of Larch ${index}`,
  kind: ['Hut', 'Lodge', 'Smartcabins'][index % 3] ?? '',
  host: ['Ana Ruiz', 'Piet Vos', 'Mia Holm'][index % 3] ?? '',
  town: ['Brae, VT', 'Elm, NH', 'Osk, ME'][index % 3] ?? '',
  payer: ['Forest Board', 'Lake Trust'][index % 2] ?? '',
  contractor: ['Oakline', 'Birch & Co'][index % 2] ?? '',
  guest_note: ['Friendly crew and a stove', 'Cold but quiet'][index % 2] ?? '',
}));

/** Cabins to let: several prices, numbers of things, two ends of a charge, years and dates of several kinds. */
const cabins = collection({ name: 'cabins', titleField: 'cabin', key: ['ref'] }, rows, [
  ...texts('ref cabin guest_note', 60),
  ...categories('kind host town payer contractor', 60),
  { name: 'price_night', type: 'number', unit: 'EUR', role: 'price', min: 20, max: 400, values: 60 },
  { name: 'cleaning_fee', type: 'number', unit: 'EUR', min: 5, max: 60, values: 20 },
  { name: 'grant_paid', type: 'number', unit: 'EUR', min: 100, max: 9000, values: 60 },
  { name: 'beds_total', type: 'number', role: 'count', min: 1, max: 14, integer: true, values: 60 },
  { name: 'max_dogs', type: 'number', role: 'count', min: 0, max: 4, integer: true, values: 60 },
  { name: 'photos', type: 'number', role: 'additive', min: 0, max: 40, integer: true, values: 60 },
  { name: 'rating', type: 'number', role: 'average', min: 1, max: 5, values: 50 },
  { name: 'review_count', type: 'number', role: 'additive', min: 0, max: 900, integer: true, values: 60 },
  { name: 'battery_start', type: 'number', role: 'average', unit: '%', min: 20, max: 100, values: 60 },
  { name: 'battery_end', type: 'number', role: 'average', unit: '%', min: 0, max: 90, values: 60 },
  { name: 'dust', type: 'number', role: 'average', unit: '/5', min: 1, max: 5, integer: true, values: 60 },
  { name: 'seasoned', type: 'number', role: 'average', unit: 'mo.', min: 1, max: 40, integer: true, values: 60 },
  { name: 'heating_minutes', type: 'number', role: 'average', unit: 'min', min: 5, max: 90, integer: true, values: 60 },
  { name: 'salt_g', type: 'number', role: 'average', unit: 'g', min: 0.2, max: 9, values: 40 },
  { name: 'built_year', type: 'number', role: 'year', min: 1880, max: 2024, integer: true, values: 60 },
  { name: 'renovated_year', type: 'number', role: 'year', min: 1990, max: 2026, integer: true, values: 30 },
  { name: 'permit_until', type: 'date', precision: 'day', min: day(2026, 8), max: day(2028, 3), values: 60 },
  { name: 'listed_on', type: 'date', precision: 'day', min: day(2025, 1), max: day(2026, 10), values: 60 },
  ...flags('recycled_timber target_met', 60),
]);

describe('a number that is only mentioned is no figure', () => {
  it.each([
    'cabins with good ratings',
    'beds with a price under 90',
    'cleaning fee included',
    'photos going online',
    'how quickly do we get photos',
    'how much battery does a cabin use',
    'how many cabins ended where they listed',
    'how many kilos of cabins do they let',
    'cheapest cabin including cleaning',
    'cheapest leaking hut',
    'last cabin available',
    'cheapest week in Brae',
    'cabins with more than 2 photos per bed',
  ])('%s', (question) => {
    expect(asked(cabins, question)).toMatch(/^cannot/);
  });

  it.each([
    ['rating of the huts', "avg(rating) where kind = 'Hut'"],
    ['average rating', 'avg(rating)'],
    ['how many photos do cabins usually have', 'avg(photos)'],
    ['how many photos are there in total', 'sum(photos)'],
    ['battery at the start', 'avg(battery_start)'],
  ])('but what is asked for is: %s', (question, plan) => {
    expect(asked(cabins, question)).toBe(plan);
  });
});

describe('how good, how long and how much is told by the field that says so', () => {
  it.each([
    ['dustiest hut', "list where kind = 'Hut' order by dust desc limit 1"],
    ['which host has the best reviews', 'avg(rating), count() by host order by avg(rating) desc limit 1'],
    ['which host has the most reviews', 'sum(review_count), count() by host order by sum(review_count) desc limit 1'],
    ['seasoned over a year', 'list where seasoned > 12 limit 50'],
    ['renovated in the last 3 years', 'list where renovated_year >= 2023 limit 50'],
    ['built in the last 3 years', 'list where built_year >= 2023 limit 50'],
    ['permit till june', "list where permit_until >= '2027-06-01' limit 50"],
    ['permit expires before june', "list where permit_until >= '2026-11-20' and permit_until < '2027-06-01' limit 50"],
    ['heating in 20 minutes', 'list where heating_minutes <= 20 limit 50'],
    ['cabins with no salt', 'list where salt_g = 0 limit 50'],
    ['price range in Brae', /^min\(price_night\), max\(price_night\)/],
    ['can i bring 2 dogs', 'list where max_dogs >= 2 limit 50'],
    ['max 2 dogs', 'list where max_dogs <= 2 limit 50'],
    ['cabins that had a rating', 'list where rating is not null limit 50'],
    ['how many recycled huts', "count() where recycled_timber = true and kind = 'Hut'"],
    ['cheapest bed in a hut', "list where kind = 'Hut' order by price_night limit 1"],
    ['huts under 90', "list where kind = 'Hut' and price_night < 90 limit 50"],
    ['5 stars under 90', 'list where rating = 5 and price_night < 90 limit 50'],
  ])('%s', (question, plan) => {
    if (typeof plan === 'string') expect(asked(cabins, question)).toBe(plan);
    else expect(asked(cabins, question)).toMatch(plan);
  });

  it.each(['newest cabins of wood: smartcabins by age', 'cheapest 3 night stay'])('and asked back where none does: %s', (question) => {
    expect(asked(cabins, question)).toMatch(/^cannot/);
  });
});

describe('a first name or a town before its state, where nothing is typed in capitals', () => {
  it.each([
    ['cabins of mia', "list where host = 'Mia Holm' limit 50"],
    ['how many cabins does piet have', "count() where host = 'Piet Vos'"],
    ['cabins in brae', "list where town has 'brae' limit 50"],
  ])('%s', (question, plan) => {
    expect(asked(cabins, question)).toBe(plan);
  });

  it.each(['cabins of ruiz', 'cabins of trust', 'cabins of mi'])('but no other part of a value: %s', (question) => {
    expect(asked(cabins, question)).not.toMatch(/payer|host/);
  });
});

const contracts = collection(
  { name: 'contracts', titleField: null, key: ['no'] },
  rows.map(({ ref, payer, contractor }) => ({ no: ref, buyer: payer, vendor: contractor })),
  [
    { name: 'no', type: 'text', values: 60 },
    ...categories('buyer vendor', 60),
    { name: 'award_amt', type: 'number', unit: 'USD', role: 'additive', min: 100, max: 90_000, values: 60 },
    { name: 'spent_amt', type: 'number', unit: 'USD', role: 'additive', min: 0, max: 90_000, values: 60 },
    { name: 'council_dist', type: 'number', role: 'number', min: 1, max: 7, integer: true, values: 60 },
  ],
);

describe('money is not by those who pay it where it is received', () => {
  it.each(['who got the most money', 'percent of award spent per buyer', 'average contract length'])('%s', (question) => {
    expect(asked(contracts, question)).toMatch(/^cannot/);
  });

  it.each([
    ['which vendor got the most money', /^sum\(award_amt\), count\(\) by vendor/],
    ['contracts in council district 3', /^list where council_dist = 3/],
  ])('but: %s', (question, plan) => {
    expect(asked(contracts, question)).toMatch(plan);
  });
});
