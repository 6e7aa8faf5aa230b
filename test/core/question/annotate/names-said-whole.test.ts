import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, collection, flags, texts } from '../asked.ts';

const sides = ['North', 'South', 'East'];

function files(...fields: readonly QueryField[]) {
  const rows = Array.from({ length: 60 }, (_, index) => ({ slip: `Slip ${index}`, side: sides[index % 3] ?? '' }));
  return collection({ name: 'slips', titleField: 'slip', key: ['slip'] }, rows, [...texts('slip side', 60), ...fields]);
}

function count(name: string, max: number): QueryField {
  return { name, type: 'number', min: 0, max, integer: true, values: 60 };
}

describe('what is left, of a field that is called so', () => {
  const berths = files(count('berthsLeft', 900), { ...count('size', 40), min: 10 }, ...flags('soldOut', 60));
  it.each([
    ['average berths left in North', "avg(berthsLeft) where side = 'North'"],
    ['average berths left of slips with size above 20', 'avg(berthsLeft) where size > 20'],
    ['how many slips have berths left over 200', 'count() where berthsLeft > 200'],
    ['slips with tickets left, how many?', 'count() where soldOut = false'],
  ])('%s', (question, plan) => {
    expect(asked(berths, question)).toBe(plan);
  });

  it('is not the whole', () => {
    expect(asked(files(count('seats', 900)), 'how many seats are left')).toContain('cannot');
  });

  const places = files(count('ticketsLeft', 900), ...flags('soldOut', 60));
  it.each([
    ['how many slips have a tickets left over 200', 'count() where ticketsLeft > 200'],
    ['slips with tickets left under 200, how many?', 'count() where ticketsLeft < 200'],
  ])('%s, next to a flag for what is sold out', (question, plan) => {
    expect(asked(places, question)).toBe(plan);
  });

  it('takes a number behind people for the number that is called so', () => {
    const users = files({ name: 'Ferry users (%)', type: 'number', unit: '%', min: 0, max: 99, values: 60 });
    expect(asked(users, 'how many slips with ferry users above 60')).toBe('count() where `Ferry users (%)` > 60');
  });
});

describe('a name that is said whole goes before words of others', () => {
  const shops = files(
    ...texts('siteSize site', 3).map((field) => ({ ...field, values: 60 })),
    { name: 'siteScore', type: 'number', min: 1, max: 5, values: 60 },
    count('ratings_count', 900),
    { name: 'avg_rating', type: 'number', min: 1, max: 5, values: 60 },
    { name: 'amountEUR', type: 'number', unit: 'EUR', min: 5, max: 900, values: 60 },
  );
  it.each([
    ['median site score per site size', 'median(siteScore) by siteSize order by median(siteScore) desc'],
    ['average site score per site', 'avg(siteScore) by site order by avg(siteScore) desc'],
    ['average ratings count in North', "avg(ratings_count) where side = 'North'"],
    ['average ratings count of slips by side', 'avg(ratings_count) by side order by avg(ratings_count) desc'],
    ['what is the average rating', 'avg(avg_rating)'],
    ['what is the highest amount?', 'max(amountEUR)'],
    ['top 5 slips by amount', 'list order by amountEUR desc limit 5'],
    ['how many slips have no amount?', 'count() where amountEUR is null'],
    ['3 sides with the highest median amount', 'median(amountEUR), count() by side order by median(amountEUR) desc limit 3'],
  ])('%s', (question, plan) => {
    expect(asked(shops, question)).toBe(plan);
  });
});

describe('"most common" before what is of a few kinds', () => {
  const finds = files(...texts('common_name', 60));
  it.each([
    ['what is the most common side', 'count() by side order by count() desc limit 1'],
    ['which is the least common side', 'count() by side order by count() limit 1'],
  ])('%s, next to a common name', (question, plan) => {
    expect(asked(finds, question)).toBe(plan);
  });
});

describe('a time right behind the name of a date', () => {
  const letters = files(
    ...['Date Received', 'last_update', 'Date'].map((name): QueryField => ({
      name,
      type: 'date',
      min: Date.UTC(2024, 0, 5),
      max: Date.UTC(2026, 10, 2),
      values: 60,
    })),
  );
  it.each([
    ['how many slips with date received in 2025', "count() where `Date Received` >= '2025-01-01' and `Date Received` < '2026-01-01'"],
    ['how many slips with last update before March 2026', "count() where last_update < '2026-03-01'"],
    ['how many slips with date since 2025', "count() where Date >= '2025-01-01'"],
    ['how many slips whose last update was after 2025-05-01', "count() where last_update >= '2025-05-02'"],
    ['number of slips by date received', 'count() by day(`Date Received`)'],
  ])('%s', (question, plan) => {
    expect(asked(letters, question)).toBe(plan);
  });
});

describe('a word of a name goes before a concept', () => {
  const cards = files(
    { name: 'length_mm', type: 'number', unit: 'mm', min: 150, max: 400, values: 50 },
    { name: 'ship_days', type: 'number', min: 1, max: 9, integer: true, values: 55 },
  );
  it.each([
    ['how many slips have no length?', 'count() where length_mm is null'],
    ['which side has the longest average length', 'avg(length_mm), count() by side order by avg(length_mm) desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(cards, question)).toBe(plan);
  });
});

describe('names of fields that are other words as well', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    play: ['The Glazier', 'Low Tide', 'Oak and Ash'][index % 3] ?? '',
    dressed: ['Dressed', 'Undressed'][index % 2] ?? '',
    kind: ['People', 'Puppets'][index % 2] ?? '',
    cut: ['Long', 'Short'][index % 2] ?? '',
    permit: index % 4 === 0 ? null : `P-${index}`,
    hall: ['Elm', 'Ash'][index % 2] ?? '',
  }));
  const nights = collection({ name: 'nights', titleField: 'permit', key: [] }, rows, [
    ...texts('play dressed kind cut permit hall', 60),
    count('hall_seats', 900),
    { name: 'monthly', type: 'number', unit: 'EUR', min: 5, max: 90, values: 60 },
    { name: 'This Week Gross', type: 'number', unit: 'USD', min: 100, max: 90_000, values: 60 },
    { name: 'Week Ending', type: 'date', min: Date.UTC(2026, 3, 5), max: Date.UTC(2026, 10, 15), values: 60 },
  ]);
  it.each([
    ["what's the average monthly where dressed is Undressed", "avg(monthly) where dressed = 'Undressed'"],
    ['how many nights with dressed Undressed?', "count() where dressed = 'Undressed'"],
    ['how many dressed nights', "count() where dressed = 'Dressed'"],
    ["what's the average monthly where cut is Long", "avg(monthly) where cut = 'Long'"],
    ['how many People nights have hall seats above 20', "count() where kind = 'People' and hall_seats > 20"],
    ['which hall has the highest average monthly?', 'avg(monthly), count() by hall order by avg(monthly) desc limit 1'],
    ['top 5 nights by this week gross', 'list order by `This Week Gross` desc limit 5'],
    [
      'which halls have an average hall seats above 200',
      'avg(hall_seats), count() by hall having avg(hall_seats) > 200 order by avg(hall_seats) desc limit 100',
    ],
    ['median monthly of the glazier', "median(monthly) where play = 'The Glazier'"],
    ['how many nights have no permit?', 'count() where permit is null'],
    ['which hall has the most nights without permit', 'count() by hall where permit is null order by count() desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(nights, question)).toBe(plan);
  });
});
