import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const departments = ['Computer Science', 'Psychology', 'Marine Biology', 'Medicine', 'Media'];
const classRows = Array.from({ length: 60 }, (_, index) => ({
  code: `C-${index}`,
  department: departments[index % 5] ?? '',
  section: `00${(index % 4) + 1}`,
}));

/** Classes whose sections are numbered anew in each course. */
const classes = collection({ name: 'classes', titleField: 'code', key: ['code'] }, classRows, [
  ...texts('code', 60),
  { name: 'department', type: 'text', role: 'category', values: 60, distinct: 5, samples: departments },
  { name: 'section', type: 'text', role: 'category', values: 60, distinct: 4, samples: ['001', '002', '003', '004'] },
  { name: 'fee', type: 'number', unit: 'USD', min: 10, max: 90, values: 60 },
  { name: 'capacity', type: 'number', min: 10, max: 90, integer: true, values: 60 },
]);

describe('a word that cuts a value short', () => {
  it.each([
    ['average fee of psych classes', `avg(fee) where department = 'Psychology'`],
    ['how many Psych classes', `count() where department = 'Psychology'`],
  ])('%s', (question, plan) => {
    expect(asked(classes, question)).toBe(plan);
  });

  it.each(['how many med classes', 'how many medi classes', 'how many compa classes', 'how many psy classes'])('%s says too little', (question) => {
    expect(asked(classes, question)).toMatch(/^cannot/);
  });
});

/** Episodes, which each season begins anew with 1, and sheets that are numbered too. */
const episodes = collection({ name: 'broadcasts', titleField: null, key: [] }, classRows, [
  { name: 'department', type: 'text', role: 'category', values: 60, distinct: 5, samples: departments },
  { name: 'season', type: 'number', min: 1, max: 9, integer: true, values: 60 },
  { name: 'episode', type: 'number', min: 1, max: 12, integer: true, values: 60 },
  { name: 'sheet', type: 'text', role: 'category', values: 60, distinct: 2, samples: ['01', '02'] },
]);

describe('a field that numbers what it is called by counts nothing', () => {
  it.each([
    ['how many sections are there', 'count()'],
    ['number of sections by department', 'count() by department order by count() desc'],
    ['how many in section 002', `count() where section = '002'`],
  ])('%s', (question, plan) => {
    expect(asked(classes, question)).toBe(plan);
  });

  it.each([
    ['how many episodes are there', 'count()'],
    ['which department has the most episodes', 'count() by department order by count() desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(episodes, question)).toBe(plan);
  });

  it.each(['how many sheets are there', 'how many seasons'])('%s of several that are numbered is not told', (question) => {
    expect(asked(episodes, question)).toMatch(/^cannot/);
  });
});

describe('what is left is not all that there was', () => {
  it.each(['how many seats are left', 'average number of seats left', 'remaining seats by department', 'total free places'])('%s', (question) => {
    expect(asked(classes, question)).toMatch(/^cannot/);
  });

  it('the capacity is', () => {
    expect(asked(classes, 'total capacity')).toBe('sum(capacity)');
  });
});

const lotRows = Array.from({ length: 40 }, (_, index) => ({ lot: `Lot ${index}`, house: ['North', 'South'][index % 2] ?? '' }));

/** Lots at an auction: how many bids each has, and the last one in dollars. */
const lots = collection({ name: 'lots', titleField: 'lot', key: ['lot'] }, lotRows, [
  ...texts('lot', 40),
  ...categories('house', 40),
  { name: 'bids', type: 'number', role: 'count', integer: true, min: 0, max: 40, values: 40 },
  { name: 'current_bid', type: 'number', role: 'price', unit: 'USD', min: 200, max: 9000, values: 40 },
]);

describe('one of what is counted is an amount', () => {
  it.each([
    ['average bid', 'avg(current_bid)'],
    ['highest bid', 'max(current_bid)'],
    ['average number of bids', 'avg(bids)'],
    ['total bids', 'sum(bids)'],
    ['average bid by house', 'avg(current_bid) by house order by avg(current_bid) desc'],
    ['how many have a bid over 5000', 'count() where current_bid > 5000'],
  ])('%s', (question, plan) => {
    expect(asked(lots, question)).toBe(plan);
  });
});

const dayRows = Array.from({ length: 40 }, (_, index) => ({ place: ['Lakeside', 'Summit'][index % 2] ?? '' }));
const degrees = { type: 'number', min: -20, max: 35, values: 40 } as const;

/** Days at weather stations, with columns that are called by codes. */
const days = collection({ name: 'measured', titleField: null, key: [] }, dayRows, [
  ...categories('place', 40),
  ...['t_mean', 't_min', 't_max'].map((name) => ({ name, ...degrees })),
  { name: 'precip_mm', type: 'number', unit: 'mm', min: 0, max: 60, values: 40 },
  { name: 'date', type: 'date', precision: 'day', min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 1, 9), values: 40 },
]);

describe('of a mean, a lowest and a highest, the end that is asked for', () => {
  it.each([
    ['highest temperature', 'max(t_max)'],
    ['lowest temperature', 'min(t_min)'],
    ['average temperature by place', 'avg(t_mean) by place order by avg(t_mean) desc'],
    ['highest mean temperature', 'max(t_mean)'],
    ['hottest day', 'list order by t_max desc limit 1'],
    ['coldest day', 'list order by t_min limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(days, question)).toBe(plan);
  });
});

const showRows = Array.from({ length: 60 }, (_, index) => ({
  ref: `S-${index}`,
  film: `The Film ${index % 25}`,
  venue: ['Savoy', 'Lux'][index % 2] ?? '',
}));

/** Screenings, several of most films. */
const screenings = collection({ name: 'screenings', titleField: 'film', key: ['ref'] }, showRows, [
  ...texts('ref', 60),
  { name: 'film', type: 'text', role: 'title', values: 60, distinct: 25 },
  ...categories('venue', 60),
  { name: 'tickets_sold', type: 'number', role: 'additive', integer: true, min: 1, max: 700, values: 60 },
  { name: 'score', type: 'number', role: 'average', min: 1, max: 10, values: 60 },
]);

describe('what records of one name add up to ranks the names', () => {
  it.each([
    ['top 5 films by tickets sold', 'sum(tickets_sold), count() by film order by sum(tickets_sold) desc limit 5'],
    ['which film sold the most tickets', 'sum(tickets_sold), count() by film order by sum(tickets_sold) desc limit 1'],
    ['top 2 venues by tickets sold', 'sum(tickets_sold), count() by venue order by sum(tickets_sold) desc limit 2'],
    ['top 3 screenings by tickets sold', 'list order by tickets_sold desc limit 3'],
  ])('%s', (question, plan) => {
    expect(asked(screenings, question)).toBe(plan);
  });
});

const orderRows = Array.from({ length: 60 }, (_, index) => ({ customer: `Customer ${index % 20}`, region: ['East', 'West'][index % 2] ?? '' }));

/** Lines of orders: how many pieces, and what they brought. */
const orders = collection({ name: 'orders', titleField: 'customer', key: [] }, orderRows, [
  { name: 'customer', type: 'text', role: 'title', values: 60, distinct: 20 },
  ...categories('region', 60),
  { name: 'quantity', type: 'number', role: 'additive', integer: true, min: 1, max: 9, values: 60 },
  { name: 'sales', type: 'number', role: 'additive', min: 4, max: 900, values: 60 },
]);

describe('orders', () => {
  it.each([
    ['top 5 customers by sales', 'sum(sales), count() by customer order by sum(sales) desc limit 5'],
    ['total sales per region', 'sum(sales) by region order by sum(sales) desc'],
    ['best sales among orders of the East region', `list where region = 'East' order by sales desc limit 1`],
  ])('%s', (question, plan) => {
    expect(asked(orders, question)).toBe(plan);
  });

  it('how much was sold may be pieces or money', () => {
    expect(asked(orders, 'how much did we sell per region')).toMatch(/^cannot/);
  });
});
