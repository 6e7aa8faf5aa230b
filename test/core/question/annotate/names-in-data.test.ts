import { describe, expect, it } from 'vitest';

import { asked, chargers, collection, conversation, flats, texts } from '../asked.ts';

describe('a question is read by what the data calls things', () => {
  it.each([
    ['how many stations are there?', 'count()'],
    ['how many different stations are there?', 'distinct(station)'],
    ['how many different countries are covered?', 'distinct(ctry)'],
    ['median tariff by country', 'median(tariff_kwh) by ctry order by median(tariff_kwh) desc'],
    ['how many chargers in Germany?', "count() where ctry = 'DE'"],
    ['how many Dutch chargers are there?', "count() where ctry = 'NL'"],
    ['cheapest charger in the Netherlands', "list where ctry = 'NL' order by tariff_kwh limit 1"],
    ['how many chargers arrived since 15 May 2026?', "count() where intake_date >= '2026-05-15'"],
    ['which amenity is most widespread?', 'count() by items(amenities) order by count() desc limit 1'],
    ['how many chargers with 512 GB of RAM or more, with at least 40 cores?', 'count() where ram_gb >= 512 and cores >= 40'],
  ])('%s', (question, plan) => {
    expect(asked(chargers, question)).toBe(plan);
  });

  it('takes what a capacity is of for a value where it is one', () => {
    const type = { name: 'DeviceType', type: 'text', role: 'category', values: 40 } as const;
    const capacity = { name: 'CapacityLbs', type: 'number', unit: 'lb', min: 200, max: 16_000, values: 40 } as const;
    const rows = Array.from({ length: 40 }, (_, index) => ({ DeviceType: ['Passenger', 'Freight', 'Escalator'][index % 3] ?? '' }));
    const elevators = collection({ name: 'elevators', titleField: null, key: [] }, rows, [type, capacity]);
    expect(asked(elevators, 'median capacity of passenger elevators')).toBe("median(CapacityLbs) where DeviceType = 'Passenger'");
  });

  it('takes no two letters for a country where no field is of countries', () => {
    expect(asked(flats, 'how many flats in Germany?')).toBe('cannot: Germany');
  });
});

describe('a plan that would answer another question is not carried out', () => {
  it.each([
    'top 3 busiest chargers last month by sessions',
    'where can I buy the cheapest wifi?',
    'how many sessions fell since the last run in fees?',
  ])('%s', (question) => {
    expect(asked(chargers, question)).toMatch(/^cannot:/);
  });

  it.each(['does a balcony make the rent go up?', 'do pets affect the rent?'])('asks for no cause: %s', (question) => {
    expect(asked(flats, question)).toMatch(/^cannot:/);
  });

  it.each(['how many flats thats cheap', 'how many flats dont cost much'])('takes no short form for the records: %s', (question) => {
    expect(asked(flats, question)).not.toBe('count()');
  });

  it('leaves the records of an answer that there was not', () => {
    expect(asked(flats, 'what is the rent of the cheapest of them?')).toMatch(/^cannot:/);
  });

  it('breaks an answer down by a field', () => {
    expect(conversation(flats, 'how many furnished flats?', 'break it down by city')).toBe(
      'count() by city where furnished = true order by count() desc',
    );
  });
});

const lotRows = Array.from({ length: 60 }, (_, index) => ({ title: `Old thing ${index}`, ctry: ['IT', 'BE', 'DE'][index % 3] ?? '' }));
const lots = collection({ name: 'lots', titleField: 'title', key: [] }, lotRows, [
  ...texts('title ctry', 60),
  { name: 'currentBid', type: 'number', unit: 'EUR', min: 1, max: 9000, values: 40 },
  { name: 'bidCount', type: 'number', min: 0, max: 37, integer: true, values: 60 },
  { name: 'listed', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);

describe('a count and an amount of one name', () => {
  it.each([
    ['highest bid', 'max(currentBid)'],
    ['average bid', 'avg(currentBid)'],
    ['lots with no bids', 'list where bidCount = 0 limit 50'],
    ['how many lots have more than 10 bids?', 'count() where bidCount > 10'],
    ['lot with the most bids', 'list order by bidCount desc limit 1'],
    ['total bids', 'cannot:'],
  ])('%s', (question, plan) => {
    expect(asked(lots, question)).toBe(plan);
  });
});

const repoRows = Array.from({ length: 60 }, (_, index) => ({
  title: `tool-${index}`,
  language: ['Go', 'Rust', 'C'][index % 3] ?? '',
  status: ['up', 'down'][index % 2] ?? '',
  state: ['sold', 'open'][index % 2] ?? '',
}));
const repos = collection({ name: 'repos', titleField: 'title', key: [] }, repoRows, [
  ...texts('title language status state', 60),
  { name: 'price', type: 'number', unit: 'EUR', min: 1, max: 90, values: 60 },
  { name: 'listed_at', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);

it.each([
  ['how many Go repos are there?', "count() where language = 'Go'"],
  ['how many repos are up?', "count() where status = 'up'"],
  ['how many repos listed in March 2025 are sold?', "count() where listed_at >= '2025-03-01' and listed_at < '2025-04-01' and state = 'sold'"],
  ['how many repos are there in each language and what is their average price?', 'count(), avg(price) by language order by count() desc'],
])('a value that is spelled like a small word, and a count beside an amount: %s', (question, plan) => {
  expect(asked(repos, question)).toBe(plan);
});

const runnerRows = Array.from({ length: 60 }, (_, index) => ({ runner: `Kim Number ${index}`, charity: ['Food', 'Books'][index % 2] ?? '' }));
const runners = collection({ name: 'runners', titleField: 'runner', key: [] }, runnerRows, [
  ...texts('runner charity', 60),
  { name: 'bid_bond_pct', type: 'number', unit: '%', min: 1, max: 5, values: 30 },
  { name: 'raised', type: 'number', unit: 'USD', min: 1, max: 9000, values: 60 },
  { name: 'payTerms', type: 'number', unit: 'days', min: 7, max: 60, integer: true, values: 60 },
]);

it.each([
  ['which charity collected the most?', 'cannot:'],
  ['where does Kim Number 3 live?', 'cannot:'],
  ['top 3 best paying runners', 'list order by raised desc limit 3'],
  ['now for Books', 'cannot:'],
  ['how many bids did each runner get on average', 'cannot:'],
  ['how many runners are on the list today?', 'count()'],
])('takes no word for what it does not say: %s', (question, plan) => {
  expect(asked(runners, question).replace(/(?<=^cannot:).*/, '')).toBe(plan);
});

describe('a code that is spelled like a small word', () => {
  it.each([
    ['how many lots may be paid later?', 'cannot: later'],
    ['how many lots in BE?', "count() where ctry = 'BE'"],
    ['how many IT lots?', "count() where ctry = 'IT'"],
  ])('is one only in capitals: %s', (question, plan) => {
    expect(asked(lots, question)).toBe(plan);
  });
});

it.each(['how many species are in the data?', 'how many units did we sell last month?'])('counts no other things than records: %s', (question) => {
  expect(asked(lots, question)).toMatch(/^cannot:/);
});

it('does not take the date of a listing for that of a sale', () => {
  expect(asked(lots, 'how many lots were sold last year?')).toMatch(/^cannot:/);
});

it('explains no word of a question that is refused for what it asks', () => {
  expect(asked(flats, 'does a balcony make the rent go up (average rent)?')).toBe('cannot:');
});

it.each([
  ['the muddiest lot (most bids)', 'list order by bidCount desc limit 1'],
  ['the muddiest lot (in my view)', 'cannot: muddiest view'],
])('reads words in brackets for a superlative before them: %s', (question, plan) => {
  expect(asked(lots, question)).toBe(plan);
});
