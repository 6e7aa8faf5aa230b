import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, flags } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  tripNo: `T-${index}`,
  operator: ['Gannet', 'Osprey', 'Plover'][index % 3] ?? '',
  harbour: ['Northquay', 'Eastquay'][index % 2] ?? '',
  outcome: ['Completed', 'Abandoned', 'Diverted'][index % 3] ?? '',
}));
const number = (name: string, more: Partial<QueryField> = {}): QueryField => ({
  name,
  type: 'number',
  min: 0,
  max: 400,
  integer: true,
  values: 60,
  ...more,
});
const fields: readonly QueryField[] = [
  { name: 'tripNo', type: 'text', role: 'key', values: 60 },
  ...categories('operator harbour outcome', 60),
  number('seats'),
  number('pax'),
  number('crates_in'),
  number('crates_out'),
  number('likers'),
  number('haters'),
  number('depth_m', { unit: 'm', max: 60 }),
  number('draught_m', { unit: 'm', max: 60 }),
  number('fare', { unit: 'EUR', role: 'price' }),
  number('list_fare', { unit: 'EUR', role: 'price' }),
  ...flags('cancelled catering', 60),
  { name: 'sailed', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
];
const trips = collection({ name: 'trips', titleField: null, key: ['tripNo'] }, rows, fields);

describe('two numbers of one record compared', () => {
  it.each([
    ['trips with more passengers than seats', 'list where pax > seats limit 50'],
    ['how many trips had fewer passengers than seats?', 'count() where pax < seats'],
    ['trips where more crates came in than went out', 'list where crates_in > crates_out limit 50'],
    ['how many trips had fewer crates out than in', 'count() where crates_out < crates_in'],
    ['how many trips do more people like than hate', 'count() where likers > haters'],
    ['trips whose draught is larger than the depth, how many', 'count() where draught_m > depth_m'],
    [
      'percentage of trips with more passengers than seats per harbour',
      'share(pax > seats), count(pax > seats), count() by harbour order by share(pax > seats) desc',
    ],
    ['how many trips sold below the list fare', 'count() where fare < list_fare'],
    ['share of Gannet trips that carried more passengers than seats', "share(pax > seats), count(pax > seats), count() where operator = 'Gannet'"],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toBe(plan);
  });

  it.each([
    'trips with more whales than seats',
    'trips with more passengers than lifeboats',
    'trips with twice as many passengers as seats',
    'trips with more than three times the seats in passengers',
    'which operator has more passengers than seats',
    'trips whose depth is larger than the fare',
  ])('nothing that no two fields hold, nor a multiple, nor of groups: %s', (question) => {
    expect(asked(trips, question)).not.toMatch(/ [<>] (?:seats|pax|fare)/);
  });
});

describe('rates and percentages that are ranked', () => {
  it.each([
    [
      'completion rate by operator',
      "share(outcome = 'Completed'), count(outcome = 'Completed'), count() by operator order by share(outcome = 'Completed') desc",
    ],
    [
      'which operator has the highest cancellation rate?',
      'share(cancelled = true), count(cancelled = true), count() by operator order by share(cancelled = true) desc limit 1',
    ],
    [
      'which harbour has the best cancellation rate?',
      'share(cancelled = true), count(cancelled = true), count() by harbour order by share(cancelled = true) limit 1',
    ],
    [
      'in which harbour is the completion rate lowest, and how low',
      "share(outcome = 'Completed'), count(outcome = 'Completed'), count() by harbour order by share(outcome = 'Completed') limit 1",
    ],
    [
      'which operator has the largest share of trips with catering since 2025',
      "share(catering = true), count(catering = true), count() by operator where sailed >= '2025-01-01' order by share(catering = true) desc limit 1",
    ],
    [
      'percentage of diverted trips per operator in 2025',
      "share(outcome = 'Diverted'), count(outcome = 'Diverted'), count() by operator where sailed >= '2025-01-01' and sailed < '2026-01-01' order by share(outcome = 'Diverted') desc",
    ],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toBe(plan);
  });

  it.each(['which operator has the highest complaint rate', 'survival rate by harbour', 'which operator has the best rate of whales'])(
    'not of what nothing is called: %s',
    (question) => {
      expect(asked(trips, question)).toMatch(/^cannot/);
    },
  );
});

describe('differences and quotients of two numbers', () => {
  it.each([
    ['by how much does the draught exceed the depth on average', 'avg(draught_m - depth_m)'],
    ['which trip is priced the furthest below its list fare?', 'avg(list_fare - fare) by tripNo order by avg(list_fare - fare) desc limit 1'],
    ['how much do you save on average compared to the list fare', 'avg(list_fare - fare)'],
    ['how many euros off the list fare on average', 'avg(list_fare - fare)'],
    ['how much cheaper are trips now than their old list fare, on average', 'avg(list_fare - fare)'],
    ['seats vs passengers on average', 'avg(seats), avg(pax)'],
    ['depth compared to draught by harbour', 'avg(depth_m), avg(draught_m) by harbour order by avg(depth_m) desc'],
    ['fare per seat, top 5 trips', 'avg(fare / seats) by tripNo order by avg(fare / seats) desc limit 5'],
    ['worst 3 in fare per seat', 'avg(fare / seats) by tripNo order by avg(fare / seats) desc limit 3'],
    ['lowest fare per seat', 'avg(fare / seats) by tripNo order by avg(fare / seats) limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(trips, question)).toBe(plan);
  });

  it.each([
    ['passengers per seat by harbour', 'avg(pax / seats) by harbour order by avg(pax / seats) desc'],
    ['share of Gannet with catering', "share(catering = true), count(catering = true), count() where operator = 'Gannet'"],
    ['share of trips with catering that are cancelled', 'share(cancelled = true), count(cancelled = true), count() where catering = true'],
  ])('of the whole that is named: %s', (question, plan) => {
    expect(asked(trips, question)).toBe(plan);
  });

  it.each([
    'smallest difference between depth and draught',
    'best 3 in fare per seat',
    'how much do you save on average on fuel',
    'seats vs lifeboats on average',
    'which trip was raised the most compared to its depth',
  ])('nothing where an end or a field is not known: %s', (question) => {
    expect(asked(trips, question)).toMatch(/^cannot/);
  });
});
