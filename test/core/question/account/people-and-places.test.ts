import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const day = (month: number) => Date.UTC(2026, month, 1);
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `H-${index}`,
  hall: `Hall ${index}`,
  keeper: ['Orla Finn', 'Tom Reyes', 'Ida Voss'][index % 3] ?? '',
  town: ['Anvik', 'Borhavn', 'Clyne'][index % 3] ?? '',
  state: ['Passed', 'Failed'][index % 2] ?? '',
}));

/** Halls for parties, with seats and beds. */
const halls = collection({ name: 'halls', titleField: 'hall', key: ['ref'] }, rows, [
  ...texts('ref hall', 60),
  ...categories('keeper town state', 60),
  { name: 'max_seated', type: 'number', min: 20, max: 300, integer: true, values: 60 },
  { name: 'sleeps', type: 'number', min: 2, max: 120, integer: true, values: 60 },
  { name: 'min_guests', type: 'number', min: 10, max: 90, integer: true, values: 60 },
  { name: 'stars', type: 'number', min: 0, max: 5, integer: true, values: 60 },
  { name: 'menu_per_head', type: 'number', unit: 'EUR', min: 20, max: 150, values: 60 },
  { name: 'repair_hrs', type: 'number', unit: 'h', min: 1, max: 90, values: 60 },
  { name: 'spaces_left', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  { name: 'year_built', type: 'number', role: 'year', min: 1850, max: 2024, integer: true, values: 40 },
  ...flags('contains_nuts heated weekends', 60),
  { name: 'departs', type: 'date', min: day(5), max: day(8), values: 60 },
  { name: 'arrives', type: 'date', min: day(5), max: day(8), values: 60 },
]);

/** Wards, of which only some numbers are of those who wait. */
const wards = collection({ name: 'wards', titleField: 'hall', key: ['ref'] }, rows, [
  ...texts('ref hall', 60),
  ...categories('keeper', 60),
  { name: 'annual_cost', type: 'number', min: 900, max: 9000, values: 60 },
  { name: 'patients_seen', type: 'number', min: 20, max: 900, integer: true, values: 60 },
  { name: 'wait_list', type: 'number', min: 20, max: 900, integer: true, values: 60 },
  { name: 'max_students', type: 'number', min: 2, max: 12, integer: true, values: 60 },
]);

describe('people who look for room', () => {
  it.each([
    ['we are 100 people, which halls', /^cannot/],
    ["halls in Anvik for us, we're 4", /^(?!.*limit 4)/],
    ['there are 2 of us, show halls', /^(?!.*limit 2)/],
    ['show 2 halls', /limit 2/],
    ['halls that sleep 12 people', /sleeps/],
    ['which hall attracts the most guests', /^cannot/],
    ['how many places are left in Anvik', "sum(spaces_left) where town = 'Anvik'"],
    ['what would I pay for two spaces', /^(?!.*spaces_left = 2)/],
    ['we are a party of 12, which halls', /^(?!.* = 12)/],
    ['how many halls take a party of 12', /^(?!.* = 12)/],
    ['what share of halls passed and what share failed', /^cannot|several|;/],
    ['halls with 2 spaces left', /spaces_left = 2/],
  ])('%s', (question, plan) => {
    expect(asked(halls, question)).toMatch(plan);
  });

  it('are not counted by other people, nor ranked by how many there are', () => {
    expect(asked(wards, 'how many patients are waiting')).toMatch(/^cannot|wait_list/);
    expect(asked(wards, 'how many students were booked')).toMatch(/^cannot/);
    expect(asked(wards, 'which keeper is cheapest')).toBe('avg(annual_cost), count() by keeper order by avg(annual_cost) limit 1');
    expect(asked(wards, 'total max students')).toBe('sum(max_students)');
  });
});

describe('what is meant by the words and not by what is like them', () => {
  it.each([
    ['halls for someone with a nut allergy', /^cannot|contains_nuts = false/],
    ['halls with nuts', 'list where contains_nuts = true limit 50'],
    ['who has the most stars of all keepers', /^cannot/],
    ['which hall has the most stars', 'list order by stars desc limit 1'],
    ['how much would I pay for a heated hall', /^(?!sum)/],
    ['which hall took the longest to repair', /repair_hrs desc/],
    ['which hall took the longest to paint', /^cannot/],
    ['when does the first trip from Anvik arrive', /^cannot|arrives/],
    ['how many halls need weekends', 'count() where weekends = true'],
    ['halls less than 20 years old', 'list where year_built >= 2006 limit 50'],
    ['which halls used to be heated', /^cannot/],
    ['which keeper put its prices up the most', /^cannot/],
    ['what percentage of halls that were heated failed', "share(state = 'Failed'), count(state = 'Failed'), count() where heated = true"],
  ])('%s', (question, plan) => {
    expect(asked(halls, question)).toMatch(plan);
  });

  it('goes on from what was counted', () => {
    const percentage = 'what percentage are heated';
    expect(conversation(halls, 'how many halls in Anvik', percentage)).toBe(
      "share(heated = true), count(heated = true), count() where town = 'Anvik'",
    );
    expect(conversation(halls, 'how many heated halls', percentage)).toBe('share(heated = true), count(heated = true), count()');
  });

  it('counts what is gone where records are dropped', () => {
    expect(asked(halls, 'which keeper dropped the most halls since the last run')).toBe('changes removed from previous to latest by keeper limit 1');
  });
});
