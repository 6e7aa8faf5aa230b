import { describe, expect, it } from 'vitest';

import { printPlan } from '../../../../src/core/plan/print.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, collection, conversation, flags, NOW, number, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  code: `W-${index}`,
  era: ['Tudor', '1920s', '1960s'][index % 3] ?? '',
  venue: ['Town Library', 'Corn Exchange', 'St Mary Hall'][index % 3] ?? '',
  condition: ['Good', 'Worn', 'Needs repair'][index % 3] ?? '',
  status: ['Available', 'Occupied', 'Reserved'][index % 3] ?? '',
  from_city: ['Lyon', 'Paris'][index % 2] ?? '',
  to_city: ['Lille', 'Nice'][index % 2] ?? '',
  lineup: ['cello; drums', 'saxophone; drums', 'cello'][index % 3] ?? '',
  release_point: ['Perth', 'Thurso'][index % 2] ?? '',
}));

const money = (name: string, min: number, max: number) => ({ name, type: 'number' as const, unit: 'GBP', min, max, values: 60 });
const costumes = collection({ name: 'costumes', titleField: null, key: ['code'] }, rows, [
  ...texts('code era venue condition status', 60),
  money('weekly_hire', 8, 97),
  money('deposit', 0, 90),
  money('delivery_fee', 0, 60),
  number('times_hired'),
  { ...number('reviews'), max: 300 },
  { name: 'lead_time', type: 'number', unit: 'weeks', min: 1, max: 16, integer: true, values: 60 },
  { name: 'last_hired', type: 'date', precision: 'day', min: Date.UTC(2023, 0, 2), max: Date.UTC(2026, 10, 1), values: 60 },
  ...flags('kc_reg', 60),
]);
const rides = collection({ name: 'rides', titleField: null, key: ['code'] }, rows, [
  ...texts('code from_city to_city', 60),
  money('seat_price', 4, 40),
  { ...number('seats_left'), max: 4 },
]);
const bands = collection({ name: 'bands', titleField: null, key: ['code'] }, rows, [
  ...texts('code lineup', 60),
  number('members'),
  number('people_helped'),
  money('price', 200, 3000),
]);
const races = collection({ name: 'pigeonraces', titleField: null, key: ['code'] }, rows, [
  ...texts('code release_point', 60),
  { name: 'race_date', type: 'date', precision: 'day', min: Date.UTC(2026, 3, 2), max: Date.UTC(2026, 8, 1), values: 60 },
  number('velocity', 'ypm'),
]);

describe('what people call a field', () => {
  it.each([
    ['average seat price by departure city', 'avg(seat_price) by from_city order by avg(seat_price) desc'],
    ['how many rides per arrival city', 'count() by to_city order by count() desc'],
    ['which ride costs the most per seat', 'list order by seat_price desc limit 1'],
  ])('is one end of a way, or what one of is paid for: %s', (question, plan) => {
    expect(asked(rides, question)).toBe(plan);
  });

  it.each([
    ['how many musicians do the bands have on average', 'avg(members)'],
    ['bands with 8 or more musicians, how many', 'count() where members >= 8'],
    ['how many have a saxophone player', "count() where lineup has 'saxophone'"],
    ['which bands have a cellist', "list where lineup has 'cello' limit 50"],
    ['how many people were helped in all', 'sum(people_helped)'],
  ])('is those who play in it, or were helped: %s', (question, plan) => {
    expect(asked(bands, question)).toBe(plan);
  });

  it('is the place that races begin at, behind a noun for the record', () => {
    expect(asked(races, 'average velocity by race point')).toBe('avg(velocity) by release_point order by avg(velocity) desc');
  });

  it.each([
    ['which costume is cheapest to hire', 'list order by weekly_hire limit 1'],
    ['median hire fee', 'median(weekly_hire)'],
    ['how many have no customer reviews yet', 'count() where reviews = 0'],
    ['how many can be ordered with 4 weeks notice or less', 'count() where lead_time <= 4'],
    ['how many are delivered for free', 'count() where delivery_fee = 0'],
    ['how many are KC registered', 'count() where kc_reg = true'],
  ])('is a price, a fee or a time by what it is for: %s', (question, plan) => {
    expect(asked(costumes, question)).toBe(plan);
  });
});

describe('what people say for a value', () => {
  it.each([
    ['how many need mending', "count() where condition = 'Needs repair'"],
    ['how many need to be fixed', "count() where condition = 'Needs repair'"],
    ['how many are free', "count() where status = 'Available'"],
    ['how many in the library', "count() where venue = 'Town Library'"],
  ])('is the value: %s', (question, plan) => {
    expect(asked(costumes, question)).toBe(plan);
  });

  it('is a decade that a text is called by, and no date', () => {
    expect(conversation(costumes, 'median hire fee for Tudor', 'and for the 1960s')).toBe("median(weekly_hire) where era = '1960s'");
  });
});

describe('what became of records', () => {
  const runs = [Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 12)];
  const shop = collection({ name: 'wallpapers', titleField: null, key: ['code'] }, rows, [...texts('code venue', 60), number('stock')]);
  const told = (...questions: readonly string[]) => {
    let last = null;
    let plan = '';
    for (const text of questions) {
      const planned = planByRules({ text, fields: shop.fields, facts: shop.facts, last, now: NOW, runs });
      plan = planned.kind === 'plan' ? printPlan(planned.plan) : `cannot: ${planned.reason}`;
      last = planned.kind === 'plan' ? planned.plan : last;
    }
    return plan;
  };

  it.each([
    ['how many sold out since the last run that were in stock before', 'in stock where stock = 0'],
    ['how many came back into stock', 'in stock was stock = 0 where stock > 0'],
    ['how many wallpapers moved to another venue', 'in venue'],
  ])('is told by two runs: %s', (question, what) => {
    expect(told(question)).toBe(`changes changed from previous to latest ${what} limit 20`);
  });

  it('has left after what is new', () => {
    expect(told('how many new wallpapers since the last run', 'and how many left')).toBe('changes removed from previous to latest limit 20');
    expect(told('how many new wallpapers since the last run', 'and how many are left')).toContain('cannot');
  });
});
