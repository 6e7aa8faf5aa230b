import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, texts } from '../asked.ts';

const kilnRows = Array.from({ length: 60 }, (_, index) => ({
  kilnNo: `K-${index}`,
  kiln_type: ['Gas kiln', 'Raku kiln', 'Top loader'][index % 3] ?? '',
  maker: ['Nordvik & Sons', 'P.T. Abelard', 'Clayworks'][index % 3] ?? '',
  model: ['Ember 40', 'Ember 60', 'Solo'][index % 3] ?? '',
  title: `${['Ember 40', 'Ember 60', 'Solo'][index % 3] ?? ''} kiln, no. ${index}`,
  state: ['Fired', 'Cold', 'Cold', 'Broken'][index % 4] ?? '',
  wave: ['A', 'B', 'C'][index % 3] ?? '',
}));
const kilns = collection({ name: 'kilnhire', titleField: 'title', key: ['kilnNo'] }, kilnRows, [
  ...texts('kilnNo title', 60),
  ...categories('kiln_type maker model state wave', 60),
  { name: 'day_rate', type: 'number', unit: 'GBP', min: 12, max: 90, values: 60 },
  { name: 'deposit', type: 'number', unit: 'GBP', min: 20, max: 200, values: 60 },
  { name: 'warranty_months', type: 'number', unit: 'mo', min: 6, max: 36, integer: true, values: 60 },
  { name: 'chamber_in', type: 'number', unit: 'in', min: 8, max: 31, values: 60 },
  { name: 'min_days', type: 'number', unit: 'days', min: 1, max: 7, integer: true, values: 60 },
  { name: 'units_free', type: 'number', min: 0, max: 9, integer: true, values: 60 },
  { name: 'built', type: 'number', role: 'year', min: 1962, max: 2024, integer: true, values: 60 },
  { name: 'shop_minimum', type: 'number', unit: 'GBP', min: 30, max: 80, values: 60 },
  { name: 'next_check', type: 'date', values: 60, min: Date.parse('2026-01-01'), max: Date.parse('2027-08-01') },
  ...texts('sat_until', 60),
  ...flags('delivers step_free', 60),
]);

describe('what the words speak of, and the plan leaves aside', () => {
  it.each([
    'how full is each kiln',
    "what's available in wave B",
    'how many kilns are all out',
    'which firers had the most kilns',
    'next check on Saturdays',
    'what would a Raku kiln cost for 3 days',
    'which deliver for free',
    'kilns i have to myself',
    'which kilns can i move in now',
    'can i swim with the Clayworks ones',
    'which kilns last a day',
    'oldest shop',
  ])('is not answered without it: %s', (question) => {
    expect(asked(kilns, question)).toMatch(/^cannot/);
  });

  it.each([
    ['how many kilns are there', 'count()'],
    ['how many kilns with units free', 'count() where units_free > 0'],
    ['kilns that are broken', "list where state = 'Broken' limit 50"],
    ['which kilns have no day rate', 'list where day_rate is null limit 50'],
    ['cheapest Raku kiln', "list where kiln_type = 'Raku kiln' order by day_rate limit 1"],
    ['oldest kiln', 'list order by built limit 1'],
    ['which kilns deliver', 'list where delivers = true limit 50'],
  ])('and the rest is: %s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });
});

describe('how much there is of what one thing has', () => {
  it.each([
    ['how much warranty do you get on a Solo', "avg(warranty_months) where model = 'Solo'"],
    ['how much deposit on a gas kiln', "avg(deposit) where kiln_type = 'Gas kiln'"],
    ['how much warranty do they have in total', 'sum(warranty_months)'],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });
});

describe('a noun that may be one kind among several', () => {
  it.each(['cheapest incinerator', 'incinerators under 50', 'how many incinerators are there'])('is not taken for all records: %s', (question) => {
    expect(asked(kilns, question)).toMatch(/^cannot/);
  });
});

describe('a word of who made a thing, or of its model', () => {
  it.each([
    ['how many kilns by abelard', "count() where maker = 'P.T. Abelard'"],
    ['average day rate of a nordvik', "avg(day_rate) where maker = 'Nordvik & Sons'"],
    ['cheapest ember with a deposit under 50', "list where model in ('Ember 40', 'Ember 60') and deposit < 50 order by day_rate limit 1"],
    ['cheapest kiln in wave a', "list where wave = 'A' order by day_rate limit 1"],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });

  it.each(['how many kilns by wave', 'a kiln with sons'])('is none elsewhere: %s', (question) => {
    expect(asked(kilns, question)).not.toMatch(/maker/);
  });
});

describe('a bound that all records are far within', () => {
  it('is not said of them', () => {
    expect(asked(kilns, 'how many kilns with a chamber under 300')).not.toMatch(/chamber_in/);
  });

  it('and one that some are within is', () => {
    expect(asked(kilns, 'kilns with a chamber under 20')).toBe('list where chamber_in < 20 limit 50');
  });
});

describe('a word that is only like the name of a field', () => {
  const flats = collection(
    { name: 'lodgers', titleField: null, key: ['ref'] },
    Array.from({ length: 60 }, (_, at) => ({
      ref: `R-${at}`,
      room_type: ['Double', 'Single'][at % 2] ?? '',
      months: ['Apr; May', 'Jul', 'Sep', 'Jul; Aug'][at % 4] ?? '',
      inventors: ['Ann Lee', 'Bo Marsh', 'Cy Orr'][at % 3] ?? '',
    })),
    [
      ...texts('ref', 60),
      ...categories('room_type inventors', 60),
      { name: 'months', type: 'text', values: 60, samples: ['Apr; May', 'Jul', 'Sep', 'Jul; Aug'] },
      { name: 'flatmates', type: 'number', min: 0, max: 7, integer: true, values: 60 },
      { name: 'total_beds', type: 'number', min: 1, max: 9, integer: true, values: 60 },
      ...flags('weekend_clinic', 60),
    ],
  );

  it.each(['how many flats are there', 'how many inventions', 'which clinics have the most beds', 'painted in May', 'beds available'])(
    'is none of it: %s',
    (question) => {
      expect(asked(flats, question)).toMatch(/^cannot/);
    },
  );

  it.each([
    ['how many flatmates are there', 'sum(flatmates)'],
    ['how many inventors are there', 'distinct(inventors)'],
    ['how many with a weekend clinic', 'count() where weekend_clinic = true'],
  ])('and is it where it is said: %s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });
});
