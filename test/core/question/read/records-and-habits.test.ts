import { describe, expect, it } from 'vitest';

import { printPlan } from '../../../../src/core/plan/print.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, categories, collection, flags, NOW, number, texts, type Collection } from '../asked.ts';

/** Names of which some are given twice. */
const lodgeRows = Array.from({ length: 60 }, (_, at) => ({
  lodge_id: `L-${at}`,
  lodge_name: `Lodge ${['Heron', 'Otter', 'Badger'][at % 3] ?? ''} ${at % 40}`,
  lodge_type: at % 2 === 0 ? 'Cabin' : 'Chalet',
}));
const lodges = collection({ name: 'lodgings', titleField: 'lodge_name', key: ['lodge_id'] }, lodgeRows, [
  ...texts('lodge_id', 60),
  { name: 'lodge_name', type: 'text', values: 60 },
  ...categories('lodge_type', 60),
  number('beds'),
]);

describe('records of which some are called alike', () => {
  it.each([
    ['which cabin has the most beds', "list where lodge_type = 'Cabin' order by beds desc limit 1"],
    ['which chalet has the fewest beds', "list where lodge_type = 'Chalet' order by beds limit 1"],
  ])('are ranked by themselves: %s', (question, plan) => {
    expect(asked(lodges, question)).toBe(plan);
  });
});

const slipRows = Array.from({ length: 60 }, (_, at) => ({ slip_no: `S-${at}`, valley: ['Ardle', 'Brennick', 'Colm'][at % 3] ?? '' }));
const day = (name: string, from: number, to: number) => ({ name, type: 'date', precision: 'day', min: from, max: to, values: 60 }) as const;
const slips = collection({ name: 'landslips', titleField: null, key: ['slip_no'] }, slipRows, [
  ...texts('slip_no', 60),
  ...categories('valley', 60),
  day('seen_on', Date.UTC(2023, 0, 3), Date.UTC(2026, 10, 2)),
  number('killed'),
  number('injured'),
]);

describe('months of several years', () => {
  it.each([
    ['which month sees the most landslips', 'count() by monthname(seen_on) order by count() desc limit 1'],
    ['in which month do most landslips happen', 'count() by monthname(seen_on) order by count() desc limit 1'],
    ['which month usually has the fewest landslips', 'count() by monthname(seen_on) order by count() limit 1'],
    ['which month saw the most landslips', 'count() by month(seen_on) order by count() desc limit 1'],
  ])('are those of any year where the words tell a habit: %s', (question, plan) => {
    expect(asked(slips, question)).toBe(plan);
  });
});

describe('victims of records that count the dead and the hurt', () => {
  it.each([
    ['how many people were killed', /^sum\(killed\)/],
    ['how many victims were there', /^cannot/],
    ['which valley had the most victims', /^cannot/],
  ])('are not taken for either: %s', (question, plan) => {
    expect(asked(slips, question)).toMatch(plan);
  });
});

const permitRows = Array.from({ length: 60 }, (_, at) => ({ permit: `P-${at}` }));
const permits = collection({ name: 'permits', titleField: null, key: ['permit'] }, permitRows, [
  ...texts('permit', 60),
  ...flags('in_stock', 60),
  { name: 'price', type: 'number', unit: 'GBP', role: 'price', min: 9, max: 90, values: 60 },
  day('expiry_date', Date.UTC(2024, 0, 3), Date.UTC(2028, 1, 2)),
]);

describe('what ends before a day to come', () => {
  it.each([
    ['how many permits expire before 1 March 2027', "count() where expiry_date >= '2026-11-20' and expiry_date < '2027-03-01'"],
    ['how many permits run out by the end of the year', "count() where expiry_date >= '2026-11-20' and expiry_date < '2027-01-01'"],
    ['how many permits have an expiry that ends before 1 March 2027', "count() where expiry_date < '2027-03-01'"],
    ['how many permits expired before 1 March 2026', "count() where expiry_date < '2026-03-01'"],
    ['how many permits had an expiry date before 1 March 2027', "count() where expiry_date < '2027-03-01'"],
  ])('is not over yet: %s', (question, plan) => {
    expect(asked(permits, question)).toBe(plan);
  });
});

/** Of 19 November, 5 October and 7 August 2026. */
const runs = [Date.UTC(2026, 10, 19), Date.UTC(2026, 9, 5), Date.UTC(2026, 7, 7)];
const told = (records: Collection, text: string) => {
  const planned = planByRules({ text, ...records, last: null, now: NOW, runs });
  return planned.kind === 'plan' ? printPlan(planned.plan) : `cannot: ${planned.reason}`;
};

describe('two runs', () => {
  it.each([
    [
      'how many permits were out of stock in the October run compared with the August run',
      "runs from '2026-10-31' to '2026-08-31': count() where in_stock = false",
    ],
    ['what was the average price in the first run versus the latest run', 'runs from first to latest: avg(price)'],
    ['how many more permits were in stock in the latest run than in the first one', 'runs from first to latest: count() where in_stock = true'],
    ['how many purple permits were in the October run compared with the August run', /^cannot: I cannot see which figure of the runs/],
  ])('are compared by figures of each: %s', (question, plan) => {
    expect(told(permits, question)).toMatch(plan);
  });

  it.each([
    ['how many permits are new compared with the first run', 'changes added from first to latest limit 20'],
    ['which permits are cheaper than in the first run', 'changes changed from first to latest of price down limit 20'],
    [
      'how many permits that were in stock in the first run are out of stock in the latest run',
      'changes changed from first to latest in in_stock was in_stock = true where in_stock = false limit 20',
    ],
  ])('are compared record by record: %s', (question, plan) => {
    expect(told(permits, question)).toBe(plan);
  });
});
