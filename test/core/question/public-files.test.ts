import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from './asked.ts';

const [FIRST, LAST] = [Date.UTC(1998, 2, 1), Date.UTC(2026, 9, 30)];
const rows = Array.from({ length: 60 }, (_, index) => ({
  town: ['Oakford', 'Elmport', 'Saltwick'][index % 3] ?? '',
  animal: ['Wolf', 'Lynx', 'Bear'][index % 3] ?? '',
}));

/** What was seen, when it was seen, and when that was posted. */
const sightings = collection({ name: 'wildlife', titleField: null, key: [] }, rows, [
  ...texts('town animal', 60),
  { name: 'date posted', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
  { name: 'timestamp', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
]);

/** Orders, which are sent some days later. */
const orders = collection({ name: 'shop', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'Ship Date', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
  { name: 'Order Date', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
  { name: 'Sales', type: 'number', role: 'additive', min: 1, max: 900, values: 60 },
]);

describe('a time without a word of what happened then', () => {
  it.each([
    [sightings, 'how many in 2025', "count() where timestamp >= '2025-01-01' and timestamp < '2026-01-01'"],
    [sightings, 'how many were posted in 2025', "count() where `date posted` >= '2025-01-01' and `date posted` < '2026-01-01'"],
    [sightings, 'how many per year since 2020', "count() by year(timestamp) where timestamp >= '2020-01-01'"],
    [orders, 'sales per month in 2026', "sum(Sales) by month(`Order Date`) where `Order Date` >= '2026-01-01'"],
    [orders, 'how many were shipped in 2025', "count() where `Ship Date` >= '2025-01-01' and `Ship Date` < '2026-01-01'"],
  ])('is that of the event: %#', (of, question, plan) => {
    expect(asked(of, question)).toBe(plan);
  });
});

const moons = collection(
  { name: 'exomoons', titleField: 'pl_name', key: ['pl_name'] },
  rows.map((row, index) => ({ ...row, pl_name: `Moon ${index}` })),
  [
    ...texts('pl_name town', 60),
    { name: 'disc_year', type: 'number', role: 'year', min: 1990, max: 2026, integer: true, values: 60 },
    { name: 'pl_orbper', type: 'number', min: 1, max: 900, values: 60 },
    { name: 'pl_rade', type: 'number', min: 0.5, max: 20, values: 60 },
    { name: 'pl_eqt', type: 'number', min: 50, max: 2000, values: 60 },
    { name: 'st_teff', type: 'number', min: 3000, max: 9000, values: 60 },
  ],
);

const games = collection({ name: 'games', titleField: null, key: [] }, rows, [
  { name: 'animal', type: 'text', values: 60 },
  { name: 'NA_Sales', type: 'number', role: 'additive', min: 0, max: 40, values: 60 },
  { name: 'JP_Sales', type: 'number', role: 'additive', min: 0, max: 10, values: 60 },
  { name: 'EU_Sales', type: 'number', role: 'additive', min: 0, max: 20, values: 60 },
]);

const rides = collection({ name: 'cabs', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'ride_distance', type: 'number', min: 0, max: 40, values: 60 },
  { name: 'pickup_datetime', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60 },
]);

describe('codes in names of well-known files', () => {
  it.each([
    [moons, 'median orbital period', 'median(pl_orbper)'],
    [moons, 'largest radius', 'max(pl_rade)'],
    [moons, 'average star temperature by town', 'avg(st_teff) by town order by avg(st_teff) desc'],
    [moons, 'how many were discovered before 2000', 'count() where disc_year < 2000'],
    [games, 'total sales in japan', 'sum(JP_Sales)'],
    [games, 'sales in North America by animal', 'sum(NA_Sales) by animal order by sum(NA_Sales) desc'],
  ])('are read in full: %#', (of, question, plan) => {
    expect(asked(of, question)).toBe(plan);
  });

  it('measure no thing that each of the records is', () => {
    expect(asked(rides, 'rides per month')).not.toContain('avg(');
    expect(asked(rides, 'average ride distance')).toBe('avg(ride_distance)');
  });
});

const people = rows.map((_, index) => ({
  name: `Person ${index}`,
  Sex: ['male', 'female'][index % 2] ?? '',
  team: ['Red', 'Blue'][index % 2] ?? '',
}));
const skiers = collection({ name: 'skiers', titleField: 'name', key: [] }, people, [
  ...texts('name Sex team', 60),
  { name: 'Cabin Class', type: 'number', min: 1, max: 3, integer: true, values: 60, distinct: 3 },
  { name: 'Survived', type: 'number', min: 0, max: 1, integer: true, values: 60, distinct: 2 },
  { name: 'Ticket Price', type: 'number', min: 5, max: 300, values: 60 },
]);

const passes = collection(
  { name: 'passes', titleField: null, key: ['pass'] },
  rows.map((row, index) => ({ ...row, pass: `P${index}` })),
  [
    ...texts('pass town', 60),
    { name: 'fee', type: 'number', role: 'price', min: 5, max: 80, values: 60 },
    { name: 'expiration_date', type: 'date', precision: 'day', min: FIRST, max: Date.UTC(2028, 1, 1), values: 60 },
  ],
);

const roads = collection({ name: 'roads', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'Temperature(F)', type: 'number', min: -4, max: 104, values: 60 },
  { name: 'critic_score', type: 'number', role: 'average', min: 10, max: 98, values: 60 },
  { name: 'critic_count', type: 'number', role: 'count', min: 1, max: 98, integer: true, values: 60 },
]);

const albums = collection({ name: 'albums', titleField: null, key: [] }, rows, [
  { name: 'town', type: 'text', values: 60 },
  { name: 'NA_Sales', type: 'number', role: 'additive', integer: false, min: 0, max: 40, values: 60 },
  { name: 'EU_Sales', type: 'number', role: 'additive', integer: false, min: 0, max: 20, values: 60 },
  { name: 'Global_Sales', type: 'number', role: 'additive', integer: false, min: 0.1, max: 80, values: 60 },
]);

const rooms = collection(
  { name: 'rooms', titleField: 'name', key: [] },
  people.map(({ name }, index) => ({ name, room_type: ['Entire home/apt', 'Private room', 'Shared room'][index % 3] ?? '' })),
  [
    ...texts('name room_type', 60),
    { name: 'calculated_host_listings_count', type: 'number', role: 'count', min: 1, max: 30, integer: true, values: 60 },
    { name: 'number_of_reviews', type: 'number', role: 'count', min: 0, max: 300, integer: true, values: 60 },
    { name: 'reviews_per_month', type: 'number', role: 'number', min: 0, max: 5, integer: false, values: 60 },
    { name: 'Quantity', type: 'number', role: 'additive', min: 1, max: 9, integer: true, values: 60 },
    { name: 'MonthlyCharges', type: 'number', role: 'price', min: 10, max: 120, values: 60 },
    { name: 'TotalCharges', type: 'number', role: 'additive', min: 10, max: 9000, values: 60 },
  ],
);

describe('what strangers ask of public files', () => {
  it.each([
    [skiers, 'median ticket price in third class', 'median(`Ticket Price`) where `Cabin Class` = 3'],
    [skiers, 'how many men in 2nd class', "count() where Sex = 'male' and `Cabin Class` = 2"],
    [skiers, 'survival rate by team', 'share(Survived = 1), count(Survived = 1), count() by team order by share(Survived = 1) desc'],
    [passes, 'how many have already expired', "count() where expiration_date < '2026-11-20'"],
    [passes, 'how many have not expired yet', "count() where expiration_date >= '2026-11-20'"],
    [passes, 'how many expired in 2025', "count() where expiration_date >= '2025-01-01' and expiration_date < '2026-01-01'"],
    [roads, 'how many below freezing (32 F)', 'count() where `Temperature(F)` < 32'],
    [roads, 'how many roads above freezing', 'count() where `Temperature(F)` > 32'],
    [roads, 'worst rated road by critics', 'list order by critic_score limit 1'],
    [roads, 'which town has more than 12 of the roads', 'count() by town having count() > 12 order by count() desc limit 100'],
    [rooms, 'how many entire homes', "count() where room_type = 'Entire home/apt'"],
    [rooms, 'how many listings have no reviews', 'count() where number_of_reviews = 0'],
    [rooms, 'most reviewed listing', 'list order by number_of_reviews desc limit 1'],
    [rooms, 'how many pay more than 100 a month', 'count() where MonthlyCharges > 100'],
    [albums, 'best selling album in Europe', 'list order by EU_Sales desc limit 1'],
    [albums, 'top 5 albums in Europe', 'list order by EU_Sales desc limit 5'],
    [albums, 'total sales', 'sum(Global_Sales)'],
    [albums, "how many albums didn't sell at all in Europe", 'count() where EU_Sales = 0'],
    [albums, 'albums with more than 5 million sales in Europe', 'list where EU_Sales > 5 limit 10'],
  ])('is what they mean: %#', (of, question, plan) => {
    expect(asked(of, question).replace(/ limit (?:10|50)$/, ' limit 10')).toBe(plan);
  });

  it.each([
    [passes, 'how much do they weigh on average'],
    [skiers, 'tallest goalkeeper'],
    [skiers, 'did survivors pay more on average than a crew'],
  ])('is not answered with something else: %#', (of, question) => {
    expect(asked(of, question)).toMatch(/^cannot/);
  });
});

const lines = collection(
  { name: 'lines', titleField: null, key: [] },
  rows.map((row, index) => ({
    ...row,
    'Call Screening': ['Yes', 'No', 'No phone line'][index % 3] ?? '',
    'Asked by': ['Web', 'Phone', 'Letter'][index % 3] ?? '',
  })),
  [
    { name: 'town', type: 'text', values: 60 },
    { name: 'Call Screening', type: 'text', values: 60, nulls: 0 },
    { name: 'Asked by', type: 'text', values: 60, nulls: 0 },
    { name: 'Date sent to office', type: 'date', precision: 'day', min: FIRST, max: LAST, values: 60, nulls: 0 },
    { name: 'started_day', type: 'number', min: 1, max: 31, integer: true, values: 60 },
    { name: 'Floor Area (sq ft)', type: 'number', min: 100, max: 90_000, values: 60 },
  ],
);

describe('what only seems to be named', () => {
  it.each([
    'how many were not sent in over the web?',
    'what is the phone number of Oakford',
    'average number of floors in Oakford',
    'how long is the longest line',
    'the fastest line',
    'what did Oakford pay for floor area',
  ])('is not answered: %s', (question) => {
    expect(asked(lines, question)).toMatch(/^cannot/);
  });

  it('a yes is that word, and not whatever is no plain no', () => {
    expect(asked(lines, 'how many have call screening')).toBe("count() where `Call Screening` = 'Yes'");
    expect(asked(lines, 'how many have no call screening')).toBe("count() where `Call Screening` = 'No'");
  });
});
