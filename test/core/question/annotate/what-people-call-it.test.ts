import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  rower: `Rower ${index}`,
  club: ['HAL', 'DOR', 'KEL'][index % 3] ?? '',
  nationality: ['SWE', 'DEN', 'NOR', 'CAN'][index % 4] ?? '',
  position: ['LW', 'RW', 'C', 'D'][index % 4] ?? '',
  hand: ['L', 'R'][index % 2] ?? '',
  berth: ['vacant', 'let', 'reserved'][index % 3] ?? '',
  subject: ['Chemistry', 'History', 'Painting'][index % 3] ?? '',
}));

/** People of a made-up sport, in codes as public tables have them. */
const rowers = collection({ name: 'rowers', titleField: 'rower', key: [] }, rows, [
  ...texts('rower club nationality position hand berth subject', 60).map((field) => ({
    ...field,
    samples: [...new Set(rows.map((row) => row[field.name as keyof (typeof rows)[number]]))],
  })),
  { name: 'age', type: 'number', min: 18, max: 60, integer: true, values: 60 },
  { name: 'stipend', type: 'number', min: 20_000, max: 9_000_000, values: 60 },
  { name: 'A', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  { name: 'wins', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  { name: 'adultTicket', type: 'number', unit: 'EUR', min: 2, max: 20, values: 60 },
  { name: 'childTicket', type: 'number', unit: 'EUR', min: 1, max: 9, values: 60 },
  { name: 'insured', type: 'boolean', values: 60 },
  { name: 'member_since', type: 'date', values: 60 },
]);

describe('values are meant by what people call them', () => {
  it.each([
    ['how many Swedes are there', "count() where nationality = 'SWE'"],
    ['how many Danes', "count() where nationality = 'DEN'"],
    ['average age of Canadians', "avg(age) where nationality = 'CAN'"],
    ['oldest rower from Halden', "list where club = 'HAL' order by age desc limit 1"],
    ['how many wingers are there', "count() where position in ('LW', 'RW')"],
    ['average age of the centers', "avg(age) where position = 'C'"],
    ['how many rowers are left-handed', "count() where hand = 'L'"],
    ['how many berths are empty', "count() where berth = 'vacant'"],
    ['avrage age in chem', "avg(age) where subject = 'Chemistry'"],
  ])('%s', (question, plan) => {
    expect(asked(rowers, question)).toBe(plan);
  });

  it('but no code is read into a word, and none is where several may be meant', () => {
    expect(asked(rowers, 'how many rowers can swim')).toMatch(/^cannot/);
    expect(asked(rowers, 'how many rowers from Hungary')).toMatch(/^cannot/);
  });
});

describe('fields are meant without their names', () => {
  it.each([
    ['average adult price', 'avg(adultTicket)'],
    ['what does a child ticket cost on average', 'avg(childTicket)'],
    ['how many rowers are over 35', 'count() where age > 35'],
    ["how many haven't had a single win", 'count() where wins = 0'],
    ['uninsured rowers', 'list where insured = false limit 50'],
    ['who has been a member longest', 'list order by member_since limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(rowers, question)).toBe(plan);
  });
});

it('gives one value for each of two sides', () => {
  expect(asked(rowers, 'Swedes vs Danes - average age of each')).toBe(
    "'SWE': avg(age), count() where nationality = 'SWE'; 'DEN': avg(age), count() where nationality = 'DEN'",
  );
});
