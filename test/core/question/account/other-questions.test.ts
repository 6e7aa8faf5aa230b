import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const number = (name: string, min: number, max: number, values: number) => ({ name, type: 'number' as const, min, max, values });
const day = (name: string, values: number) =>
  ({ name, type: 'date', precision: 'day', min: Date.UTC(2018, 0, 3), max: Date.UTC(2026, 9, 30), values }) as const;

describe('a plan that answers another question than the one that was asked is not carried out', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    home_side: ['Elm Rovers', 'Port United', 'Saltwick'][index % 3] ?? '',
    league: ['North', 'South'][index % 2] ?? '',
    trophy: ['bronze', 'silver', 'gold'][index % 3] ?? '',
    county: `Shire ${index % 40}`,
    state: ['Ohio', 'Iowa'][index % 2] ?? '',
    goods: ['tables', 'chairs', 'lamps'][index % 3] ?? '',
    return_state: ['Sent', 'Not Sent', 'Waived'][index % 3] ?? '',
    plan: ['bike', 'boat', 'kitchen'][index % 3] ?? '',
    deal: ['sold', 'withdrawn'][index % 2] ?? '',
    sky: ['rain', 'sun'][index % 2] ?? '',
    engine: ['Turbo-jet', 'Diesel'][index % 2] ?? '',
    model: `M-${index % 12}`,
  }));
  const matches = collection({ name: 'matches', titleField: null, key: [] }, rows, [
    ...categories('home_side league trophy goods return_state plan deal sky engine model', 60),
    ...texts('county state', 60),
    number('home_score', 0, 9, 60),
    number('away_score', 0, 9, 60),
    number('quantity', 1, 40, 60),
    number('profit', -50, 900, 60),
    number('precipitation', 0, 40, 60),
    number('engines', 1, 4, 60),
    { ...number('seats', 2, 400, 60), role: 'additive' },
    number('race_year', 1990, 2020, 60),
    day('auction_day', 60),
    day('permit_expires', 60),
  ]);
  it.each([
    ['which league has the most penalties', 'a noun that nothing counts'],
    ['which league has the most points', 'a noun for any number'],
    ['what share of the matches were won by the home side', 'one percentage, and no table'],
    ['trophies per league', 'different values of three'],
    ['how many counties', 'counties of one name in two states'],
    ['how many chairs were sold', 'records, or how many each is of'],
    ["how many didn't send it", 'neither sent nor not sent'],
    ['how many own a bike', 'what a loan is for'],
    ['how many were sold in 2025', 'a day that those have too which were not sold'],
    ['which league has the most rain', 'days of rain, or how much'],
    ['profit margin by league', 'an amount, and no margin'],
    ['oldest permit', 'the day on which it ends'],
    ['how many permits since 2024', 'the day on which they end'],
    ['highest scoring match', 'the score of either side'],
    ['which model has the most seats', 'seats of one, or of all together'],
    ['how old is M-3', 'the year of a race'],
    ['median profit for falls', 'which ones is not known'],
    ['how many matches have the highest quantity', 'those at an end of it'],
    ['highest quantity, going by the profit', 'one number ranked by another'],
  ])('%s (%s)', (question) => {
    expect(asked(matches, question)).toMatch(/^cannot/);
  });
  it.each([
    ['how many different trophies are there', 'distinct(trophy)'],
    ['matches with turbo-jet engines', "list where engine = 'Turbo-jet' limit 50"],
    ['how many permits expire in 2025', "count() where permit_expires >= '2025-01-01' and permit_expires < '2026-01-01'"],
    ['how many matches with Saltwick, going by the home side', "count() where home_side = 'Saltwick'"],
    ['how many were first raced in 2010 or later', 'count() where race_year >= 2010'],
    ['which league has the most matches', 'count() by league order by count() desc limit 1'],
    ['total quantity by league', 'sum(quantity) by league order by sum(quantity) desc'],
  ])('%s', (question, plan) => {
    expect(asked(matches, question)).toBe(plan);
  });
});

describe('a table of counts, totals and names that repeat', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    job: ['Farmer', 'Accountant / Auditor', 'Nurse'][index % 3] ?? '',
    sex: ['men', 'women'][index % 2] ?? '',
    cause: ['All causes', 'Flood', 'Drought'][index % 3] ?? '',
  }));
  const jobs = collection({ name: 'jobs', titleField: null, key: [] }, rows, [
    ...categories('job sex cause', 60),
    { ...number('count', 0, 900_000, 60), integer: true, role: 'additive' },
    { ...number('deaths', 0, 90_000, 60), integer: true, role: 'additive' },
    { ...number('debt', 0, 900, 60), role: 'additive' },
    { ...number('height', 150, 190, 60), role: 'average' },
    { ...number('year', 1900, 1990, 60), integer: true, role: 'year' },
  ]);
  it.each([
    'how many women in 1980',
    'share of women in 1980',
    'how many accountants in 1980',
    'which jobs had no women in 1950',
    'total deaths in 1950',
    'deadliest year',
    'when were there more than 500 deaths',
  ])('%s', (question) => {
    expect(asked(jobs, question)).toMatch(/^cannot/);
  });
  it.each([
    ['total deaths of floods', "sum(deaths) where cause = 'Flood'"],
    ['total deaths by cause', 'sum(deaths) by cause order by sum(deaths) desc'],
    ['height of Flood and Drought in 1950', "avg(height) by cause where cause in ('Flood', 'Drought') and year = 1950 order by avg(height) desc"],
    ['how many different jobs', 'distinct(job)'],
    ['jobs with debt', 'list job where debt > 0 limit 50'],
    ['how many rows in 1980', 'count() where year = 1980'],
  ])('%s', (question, plan) => {
    expect(asked(jobs, question)).toBe(plan);
  });
});

describe('a word is taken for what it names', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ name: `Substance ${index}`, bond: ['atomic', 'metallic'][index % 2] ?? '' }));
  const substances = collection({ name: 'substances', titleField: 'name', key: [] }, rows, [
    ...texts('name bond', 40),
    { ...number('atomic number', 1, 40, 40), integer: true },
    { ...number('maxLoadKg', 1, 90, 40), unit: 'kg' },
  ]);
  it.each([
    ['what is the atomic number of Substance 7', "list name, `atomic number` where name = 'Substance 7' limit 50"],
    ['how many take 20 kg', 'count() where maxLoadKg >= 20'],
  ])('%s', (question, plan) => {
    expect(asked(substances, question)).toBe(plan);
  });

  const stations = collection(
    { name: 'stations', titleField: 'sign', key: ['sign'] },
    Array.from({ length: 40 }, (_, index) => ({ sign: `K-${index}`, status: ['Licensed', 'Silent'][index % 2] ?? '' })),
    [...texts('sign status', 40), day('lic_expires', 40)],
  );
  it('does not take a thing that is counted for a state', () => {
    expect(asked(stations, 'how many licenses run out in 2025')).toBe("count() where lic_expires >= '2025-01-01' and lic_expires < '2026-01-01'");
  });
});

describe('a word before what is counted, and what a share is of', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    ref: `H${String(at)}`,
    region: ['London', 'Kent', 'Devon'][at % 3] ?? '',
    care: ['Nursing', 'Dementia'][at % 2] ?? '',
    verdict: ['Good', 'Poor'][at % 2] ?? '',
    shop_features: ['till', 'window', 'counter'][at % 3] ?? '',
    pets: at % 2 === 0,
    ensuite: at % 3 === 0,
  }));
  const homes = collection({ name: 'homes', titleField: null, key: ['ref'] }, rows, [
    ...texts('ref', 60),
    ...categories('region care verdict shop_features', 60),
    { name: 'pets', type: 'boolean', values: 60 },
    { name: 'ensuite', type: 'boolean', values: 60 },
    number('beds', 4, 120, 60),
    number('beds_left', 0, 30, 60),
    number('fee', 300, 2000, 60),
    number('stock', 0, 9, 60),
    { ...number('care_hours_per_week', 1, 60, 60), unit: 'h' },
  ]);
  it.each([
    'which homes have more than 15 occupied beds?',
    'homes with at least 20 wooden beds',
    'how many homes have over 50 occupied beds',
    'how many homes have a single bed left',
    'how many nurses per home',
    'how many shops in Kent',
    'how many pieces are in stock',
    'how many wings did homes in Kent have',
    'which region has the longest stay',
  ])('%s: no answer', (question) => {
    expect(asked(homes, question)).toMatch(/^cannot/);
  });
  it.each([
    ['which homes have more than 15 free beds?', 'list where beds_left > 15 limit 50'],
    ['how many homes have more than 15 beds', 'count() where beds > 15'],
    ['how many homes have more than 15 beds in total', 'count() where beds > 15'],
    [
      'what share of nursing homes that allow pets are in London?',
      "share(region = 'London'), count(region = 'London'), count() where care = 'Nursing' and pets = true",
    ],
    ['what share of homes that allow pets are in Kent?', "share(region = 'Kent'), count(region = 'Kent'), count() where pets = true"],
    ['what share of homes in Kent allows pets', "share(pets = true), count(pets = true), count() where region = 'Kent'"],
  ])('%s', (question, plan) => {
    expect(asked(homes, question)).toBe(plan);
  });
});
