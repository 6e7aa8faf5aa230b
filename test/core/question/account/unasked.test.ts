import { describe, expect, it } from 'vitest';

import { asked, collection, flags, texts } from '../asked.ts';

const ports = ['Anvik', 'Borhavn', 'Clyne'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  trip: `T-${index}`,
  boat: ['Sea Lark', 'Grey Tern', 'Skua'][index % 3] ?? '',
  from_port: ports[index % 3] ?? '',
  to_port: ports[(index + 1) % 3] ?? '',
  crew_n: String(index % 4),
}));
const day = (month: number) => Date.UTC(2026, month, 1);

/** Trips of boats between three ports. */
const trips = collection({ name: 'trips', titleField: null, key: ['trip'] }, rows, [
  ...texts('trip boat from_port to_port', 60),
  { name: 'crossing_time', type: 'number', unit: 'min', min: 40, max: 900, integer: true, values: 60 },
  { name: 'fare', type: 'number', unit: 'EUR', role: 'price', min: 9, max: 90, values: 60 },
  { name: 'rate_day', type: 'number', unit: 'EUR', role: 'price', min: 20, max: 200, values: 60 },
  { name: 'dog_fee', type: 'number', unit: 'EUR', min: 1, max: 20, values: 60 },
  { name: 'total', type: 'number', unit: 'EUR', min: 10, max: 120, values: 60 },
  { name: 'seats_left', type: 'number', min: 0, max: 300, integer: true, values: 60 },
  ...flags('pets wifi', 60),
  { name: 'departs', type: 'date', min: day(5), max: day(8), values: 60 },
  { name: 'arrives', type: 'date', min: day(5), max: day(8), values: 60 },
]);

describe('a plan that does what no word asks for is not carried out', () => {
  it.each([
    ['how many two-storey trips', /^cannot/],
    ['how many trips that are full', /^count\(\) where seats_left = 0$/],
    ['what percentage of the trips is full, by boat', /^share\(seats_left = 0\).* by boat/],
    ['which kind of boat has the lowest fare', /^(?!min)/],
    ['can I charter a boat in Anvik?', /^cannot/],
    ['how many seats were sold from Anvik', /^cannot/],
    ['what did the trip cost in total', /^cannot|total/],
    ['what would I pay for the dog on T-4', /^cannot|dog_fee/],
    ['which trip had the biggest budget', /^cannot/],
    ['what does it cost to have a trip painted in Anvik', /^cannot/],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toMatch(plan);
  });

  it.each([
    ['how many trips are there', 'count()'],
    ['how many trips do you have on the books right now', 'count()'],
    ['what percentage of the trips have wifi', 'share(wifi = true), count(wifi = true), count()'],
    ['cheapest rate by the day', /rate_day/],
    ['number of trips by boat', 'count() by boat order by count() desc'],
  ])('but what is asked for is: %s', (question, plan) => {
    if (typeof plan === 'string') expect(asked(trips, question)).toBe(plan);
    else expect(asked(trips, question)).toMatch(plan);
  });
});

describe('and what only sounds so is answered', () => {
  it.each([
    ['can you calculate the average fare', 'avg(fare)'],
    ['could you compute the median fare from Anvik', "median(fare) where from_port = 'Anvik'"],
    ['how many trips do you sell', 'count()'],
    ['which trips are there with a fare over 50', 'count() where fare > 50'],
    ['how many trips can I take', 'count()'],
    ['how many different trips are there', 'count()'],
    ['average fare including wifi', 'avg(fare) where wifi = true'],
    ['how many seats are left on trips that were sold last', /^(?!.*gone)/],
  ])('%s', (question, plan) => {
    if (typeof plan === 'string') expect(asked(trips, question)).toBe(plan);
    else expect(asked(trips, question)).toMatch(plan);
  });

  it.each(['how late may I board in Anvik', 'how early may we arrive'])('and the verb may is no month: %s', (question) => {
    expect(asked(trips, question)).not.toMatch(/-05-/);
  });

  it('but no price includes a fee of its own', () => {
    expect(asked(trips, 'average fare including the dog fee')).toMatch(/^cannot|dog_fee/);
  });
});

describe('the ends of a way', () => {
  it.each([
    ['how many trips leave from Anvik', "count() where from_port = 'Anvik'"],
    ['how many trips from Anvik to Borhavn', "count() where from_port = 'Anvik' and to_port = 'Borhavn'"],
    ['how many trips Anvik - Borhavn', "count() where from_port = 'Anvik' and to_port = 'Borhavn'"],
    ['median fare Borhavn to Clyne', "median(fare) where from_port = 'Borhavn' and to_port = 'Clyne'"],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toBe(plan);
  });

  it('are not joined by the "or" of a preposition', () => {
    expect(asked(trips, 'June trips to or from Anvik, how many')).toMatch(/^cannot/);
  });
});

describe('days of the week and thirds of a month', () => {
  it.each([
    ['how many trips depart on Saturdays and Sundays', "count() where weekday(departs) = 'Saturday' or weekday(departs) = 'Sunday'"],
    ['how many trips depart in early July', "count() where departs >= '2026-07-01' and departs < '2026-07-11'"],
    ['how many trips depart after mid July', "count() where departs >= '2026-07-16'"],
    ['how many trips depart before late July', "count() where departs < '2026-07-21'"],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toBe(plan);
  });
});

describe('how much the one at an end has', () => {
  it.each([
    ['how long is the longest crossing from Anvik', "list trip, crossing_time where from_port = 'Anvik' order by crossing_time desc limit 1"],
    ['how loud is the loudest boat', /^cannot/],
  ])('%s', (question, plan) => {
    if (typeof plan === 'string') expect(asked(trips, question)).toBe(plan);
    else expect(asked(trips, question)).toMatch(plan);
  });
});

const cards = collection(
  { name: 'cards', titleField: 'card', key: ['sku'] },
  Array.from({ length: 60 }, (_, index) => ({
    sku: `S-${index}`,
    card: ['Ivory Owl', 'Rust Golem', 'Pale Moth'][index % 3] ?? '',
    shop: `Shop ${index % 4}`,
  })),
  [
    ...texts('sku card shop', 60),
    { name: 'Cost', type: 'number', min: 0, max: 9, integer: true, values: 60 },
    { name: 'Price', type: 'number', unit: 'USD', role: 'price', min: 0.2, max: 220, values: 60 },
    { name: 'Market Avg', type: 'number', unit: 'USD', role: 'price', min: 0.3, max: 230, values: 55 },
    { name: 'bids', type: 'number', min: 0, max: 40, integer: true, values: 60 },
    { name: 'openingBid', type: 'number', unit: 'USD', min: 1, max: 90, values: 60 },
    { name: 'currentBid', type: 'number', unit: 'USD', min: 1, max: 190, values: 40 },
    { name: 'Single Pull', type: 'number', unit: 'USD', min: 1, max: 9, values: 60 },
    { name: 'votesLastYear', type: 'number', min: 10, max: 900, integer: true, values: 60 },
  ],
);

describe('the money that is meant', () => {
  it.each([
    ['average price by shop', 'avg(Price) by shop order by avg(Price) desc'],
    ['most expensive card', 'list order by Price desc limit 1'],
    ['average market avg', 'avg(`Market Avg`)'],
    ['highest bid at the moment', /currentBid|^cannot/],
    ['total pulls across all shops', /^(?!.*Single Pull)/],
    ['total price across all shops', 'sum(Price)'],
  ])('%s', (question, plan) => {
    if (typeof plan === 'string') expect(asked(cards, question)).toBe(plan);
    else expect(asked(cards, question)).toMatch(plan);
  });

  it('is none of what was counted last year', () => {
    expect(asked(cards, 'number of cards that last longer than one day')).toMatch(/^cannot/);
  });

  it('is not counted for different ones of which there are several', () => {
    expect(asked(cards, 'how many different cards cost more than 50')).toMatch(/^cannot|distinct/);
  });
});
