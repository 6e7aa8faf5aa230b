import { describe, expect, it } from 'vitest';

import { asked, collection, flags, number, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const courseRows = Array.from({ length: 60 }, (_, index) => ({
  town: ['Oakford', 'Port Elm'][index % 2] ?? '',
  level: ['Parent & Baby', 'Stage 1', 'Stage 2'][index % 3] ?? '',
  beer: ['IPA', 'Double IPA', 'Stout'][index % 3] ?? '',
  seller: ['Kim', 'Ada'][index % 2] ?? '',
  theme: ['birds', 'boats'][index % 2] ?? '',
}));
const courses = collection({ name: 'courses', titleField: null, key: ['course_no'] }, courseRows, [
  ...texts('town level beer seller theme', 60),
  { name: 'course_no', type: 'number', integer: true, role: 'key', min: 51_000, max: 54_000, values: 60, distinct: 60 },
  { name: 'First Lesson', type: 'date', precision: 'day', min: day('2026-09-01'), max: day('2027-01-10'), values: 60 },
  { name: 'Last Lesson', type: 'date', precision: 'day', min: day('2026-11-01'), max: day('2027-03-10'), values: 60 },
  { name: 'next_inspection', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2027-03-10'), values: 60 },
  { name: 'listed_on', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2026-11-18'), values: 60 },
  { name: 'price', type: 'number', unit: 'GBP', min: 9, max: 90, values: 60, role: 'price' },
  { name: 'repairs', type: 'number', unit: 'GBP', min: 100, max: 900, values: 60 },
  number('rain', 'mm'),
  { name: 'tickets_left', type: 'number', integer: true, min: 0, max: 40, values: 60, distinct: 30 },
  { name: 'beds_free', type: 'number', integer: true, min: 0, max: 40, values: 60, distinct: 30 },
  { name: 'Travels Up To', type: 'number', unit: 'miles', min: 20, max: 250, values: 60 },
  { name: 'walk', type: 'number', unit: 'min', min: 20, max: 300, values: 60 },
  ...flags('offersWelcome warden', 60),
]);

describe('what is over, and what has begun', () => {
  it.each([
    ['how many courses have finished already', "count() where `Last Lesson` < '2026-11-20'"],
    ["how many courses haven't started yet", "count() where `First Lesson` >= '2026-11-21'"],
    ['how many courses in Oakford have begun', "count() where town = 'Oakford' and `First Lesson` < '2026-11-21'"],
    ['how many have a next inspection date that has already passed', "count() where next_inspection < '2026-11-20'"],
    ['how many were put up in october', "count() where listed_on >= '2026-10-01' and listed_on < '2026-11-01'"],
  ])('%s', (question, plan) => {
    expect(asked(courses, question)).toBe(plan);
  });
});

const studios = collection({ name: 'studios', titleField: null, key: [] }, courseRows, [
  ...texts('town level', 60),
  { name: 'lastInspected', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2026-12-10'), values: 60 },
]);
const licensed = collection({ name: 'studios', titleField: null, key: [] }, courseRows, [
  ...studios.fields,
  { name: 'licenseExpires', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2029-03-10'), values: 60 },
]);

describe('the day on which a thing ends', () => {
  it('is the last day of its licence, and not when it was last inspected', () => {
    expect(asked(licensed, 'how many have a licence that has already run out')).toBe("count() where licenseExpires < '2026-11-20'");
    expect(asked(studios, 'how many have finished already')).toMatch(/^cannot/);
  });
});

const loans = collection({ name: 'loans', titleField: null, key: [] }, courseRows, [
  ...texts('town level', 60),
  { name: 'returned_on', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2026-11-10'), values: 40 },
]);

describe('what is still out', () => {
  it.each([
    ['how many loans are still out', 'count() where returned_on is null'],
    ['how many loans are still out in Oakford', "count() where returned_on is null and town = 'Oakford'"],
    ['how many loans are still out of order', 'cannot:'],
  ])('%s', (question, plan) => {
    expect(asked(loans, question)).toMatch(new RegExp(`^${plan.replace(/[()]/g, '\\$&')}`));
  });
});

describe('one record, by its number', () => {
  it.each([
    ['price of course 51654', 'avg(price) where course_no = 51654'],
    ['what does the seller want for 51654', 'avg(price) where course_no = 51654'],
    ['how many courses cost more than 51', 'count() where price > 51'],
  ])('%s', (question, plan) => {
    expect(asked(courses, question)).toBe(plan);
  });
});

describe('words of listings', () => {
  it.each([
    ['are parent and baby courses cheaper to book than stage 1 ones on average', /^'Parent & Baby': avg\(price\)/],
    ['is Oakford pricier than Port Elm', /^'Oakford': avg\(price\)/],
    ['are ipas dearer than stouts', /^'IPA': avg\(price\).*'Stout': avg\(price\)/],
    ['what would all the repairs cost together', /^sum\(repairs\)$/],
    ['how much rain fell in Oakford', /^sum\(rain\) where town = 'Oakford'$/],
    ['how many will travel at least 100 miles', /^count\(\) where `Travels Up To` >= 100$/],
    ['how many accept offers', /^count\(\) where offersWelcome = true$/],
    ['how many have birds as the theme', /^count\(\) where theme = 'birds'$/],
    ['how many have free beds', /^count\(\) where beds_free > 0$/],
    ['how many have free tickets', /^(?!.*tickets_left > 0)/],
    ['how many free beds are left in Oakford', /^sum\(beds_free\) where town = 'Oakford'$/],
    ['how many can be reached in under an hour', /^count\(\) where walk < 60$/],
    ['what is the name of the warden in Oakford', /^cannot/],
    ['average price in Oakford when there was rain', /^cannot/],
    ['who has listed the most often', /^(?!max)/],
  ])('%s', (question, plan) => {
    expect(asked(courses, question)).toMatch(plan);
  });
});

const goodsRows = Array.from({ length: 60 }, (_, index) => ({ item_no: `I-${100 + index}`, dept: ['Tools', 'Garden'][index % 2] ?? '' }));
const goods = collection({ name: 'hardware', titleField: null, key: ['item_no'] }, goodsRows, [
  ...texts('item_no dept', 60),
  { name: 'retail', type: 'number', unit: 'USD', min: 4, max: 99, values: 60, role: 'price' },
  { name: 'cost', type: 'number', unit: 'USD', min: 2, max: 70, values: 55, role: 'price' },
  { name: 'qoh', type: 'number', integer: true, min: 0, max: 200, values: 60, distinct: 50 },
  { name: 'reorder_pt', type: 'number', integer: true, min: 5, max: 40, values: 60, distinct: 8 },
  { name: 'units_sold_12mo', type: 'number', integer: true, min: 0, max: 900, values: 60, distinct: 50 },
  { name: 'last_sold', type: 'date', precision: 'day', min: day('2026-01-01'), max: day('2026-11-18'), values: 50 },
]);

describe('what a thing is sold for, and what the seller paid', () => {
  it.each([
    ['average price by dept', 'avg(retail) by dept order by avg(retail) desc'],
    ['cheapest item in Garden', "list where dept = 'Garden' order by retail limit 1"],
    ['how many items under $10', 'count() where retail < 10'],
    ['average cost by dept', 'avg(cost) by dept order by avg(cost) desc'],
    ['average margin by dept', 'avg(retail - cost) by dept order by avg(retail - cost) desc'],
    ['how many items have a margin over 10', 'cannot: margin'],
    ['how many items have a cost under 10', 'count() where cost < 10'],
  ])('%s', (question, plan) => {
    expect(asked(goods, question)).toBe(plan);
  });
});

describe('what is in stock', () => {
  it.each([
    ["what's our stock worth at retail", 'sum(qoh * retail)'],
    ['how many items are at or below their reorder point', 'count() where qoh <= reorder_pt'],
    ['how many items were last sold before July 2026', "count() where last_sold < '2026-07-01'"],
    ['how many items are sold out', 'count() where qoh = 0'],
    ['how many items will be sold out next week', 'cannot:'],
    ['best selling item in Garden', "list where dept = 'Garden' order by units_sold_12mo desc limit 1"],
    ['most recently sold item', 'list order by last_sold desc limit 1'],
    ['how many did we sell', 'cannot:'],
    ['what sells the most', 'cannot:'],
    ['which dept sold the most', 'cannot:'],
    ['how many of I-101 do we have', 'cannot:'],
  ])('%s', (question, plan) => {
    expect(asked(goods, question)).toBe(plan);
  });
});
