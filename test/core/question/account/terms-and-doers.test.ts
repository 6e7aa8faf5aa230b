import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, texts } from '../asked.ts';

/** Uses of old stations, of which one is said by "both". */
const stations = collection(
  { name: 'stations', titleField: 'station', key: [] },
  Array.from({ length: 60 }, (_, index) => ({
    station: `Halt ${index}`,
    currentUse: ['Cafe', 'Farm', 'Museum'][index % 3] ?? '',
    gauge: ['both', 'narrow', 'broad'][index % 3] ?? '',
  })),
  [
    ...texts('station', 60),
    ...categories('currentUse gauge', 60),
    { name: 'opened', type: 'date', precision: 'day', min: Date.parse('1840-01-02'), max: Date.parse('1905-12-20'), values: 60 },
    { name: 'closed', type: 'date', precision: 'day', min: Date.parse('1930-01-02'), max: Date.parse('1988-12-20'), values: 50 },
    { name: 'lastSurveyed', type: 'date', precision: 'day', min: Date.parse('2020-01-02'), max: Date.parse('2026-10-20'), values: 50 },
  ],
);

/** Lessons, several of each student. */
const lessons = collection(
  { name: 'lessons', titleField: null, key: [] },
  Array.from({ length: 60 }, (_, index) => ({
    studentName: ['Kofi Cole', 'Noor Bianchi'][index % 2] ?? '',
    language: ['French', 'Spanish', 'Welsh'][index % 3] ?? '',
  })),
  [...categories('studentName language', 60), { name: 'fee', type: 'number', unit: 'USD', role: 'price', min: 12, max: 40, values: 60 }],
);

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 90 }, (_, index) => ({
  hireNo: `H-${index}`,
  machine: ['Roller', 'Digger', 'Mixer'][index % 3] ?? '',
  customer: `Customer ${index % 12}`,
  customerType: ['Farmer', 'Builder'][index % 2] ?? '',
  depot: ['North', 'South', 'West', 'East'][index % 4] ?? '',
  result: ['Sound', 'Damaged'][index % 2] ?? '',
  kit: ['harness, hose', 'harness', 'hose, ramp'][index % 3] ?? '',
  spoken: ['German', 'English', 'French'][index % 3] ?? '',
  captions: ['German, English', 'English, French', 'German, French'][index % 3] ?? '',
}));
/** Hires of machines: several of one customer each, with terms, a day by which they are due back, and prices beside the price. */
const hires = collection({ name: 'hires', titleField: null, key: ['hireNo'] }, rows, [
  ...texts('hireNo', 90),
  ...categories('machine customer customerType depot result spoken', 90),
  ...['kit', 'captions'].map((name) => ({ name, type: 'text', role: 'list', values: 90 }) as const),
  { name: 'termMonths', type: 'number', min: 12, max: 36, integer: true, values: 90, distinct: 3 },
  { name: 'monthlyRate', type: 'number', unit: 'GBP', min: 40, max: 400, values: 90, distinct: 80 },
  { name: 'extraDay', type: 'number', unit: 'GBP', min: 4, max: 60, values: 90, distinct: 30 },
  { name: 'deposit', type: 'number', unit: 'GBP', min: 0, max: 600, values: 90, distinct: 20 },
  { name: 'lateFee', type: 'number', unit: 'GBP', role: 'additive', min: 0, max: 60, values: 90, distinct: 20 },
  { name: 'minCrew', type: 'number', min: 1, max: 4, integer: true, values: 90, distinct: 4 },
  { name: 'maxCrew', type: 'number', min: 1, max: 8, integer: true, values: 90, distinct: 8 },
  { name: 'opensWeekends', type: 'boolean', values: 90 },
  { name: 'dueBack', type: 'date', precision: 'day', min: day('2026-01-02'), max: day('2026-12-20'), values: 90 },
  { name: 'returnedOn', type: 'date', precision: 'day', min: day('2026-01-02'), max: day('2026-11-18'), values: 70 },
]);

describe('over so many', () => {
  it.each([
    ['average monthly rate over 24 months', 'avg(monthlyRate) where termMonths = 24'],
    ['cheapest hire over 36 months', 'list where termMonths = 36 order by monthlyRate limit 1'],
    ['how many hires are over 24 months', 'count() where termMonths > 24'],
  ])('is a length that things come in, or a bound: %s', (question, plan) => {
    expect(asked(hires, question)).toBe(plan);
  });
});

describe('what is overdue', () => {
  it('has not come back', () => {
    expect(asked(hires, 'how many hires are overdue?')).toBe("count() where dueBack < '2026-11-20' and returnedOn is null");
  });
});

describe('never, of things of several records', () => {
  it.each([
    ['how many customers never had a damaged machine?', "result = 'Damaged'", 'customer'],
    ['how many depots never had a damaged machine?', "result = 'Damaged'", 'depot'],
  ])('is said of none of these: %s', (question, of, group) => {
    expect(asked(hires, question)).toBe(`count(${of}), count() by ${group} having count(${of}) = 0 order by count() desc limit 100`);
  });
});

describe('words that the records do not bear', () => {
  it.each([
    'how many hires have no kit other than a harness?',
    'how many farmers hired a digger?',
    'how many people came to the North depot on average?',
    'what do 10 extra days cost for H-5?',
    'which depot is cheapest for a roller, and which for a mixer?',
    'what does H-7 cost and has it changed?',
    'how many hires return on the next day?',
    'how many customers have hires at both the North depot and the South depot?',
    'which customer hired at only one depot?',
    'how many depots only open at weekends?',
    "how much is six months' rent for H-5?",
    'how many crews are for exactly 4 people?',
    'who repairs the rollers?',
    'what would four days for H-5 cost?',
    'what does H-5 cost with the late fee?',
    'how many customers hired a roller every month?',
    'how many customers have only ever hired a roller?',
    'which customer has hires in both North and South?',
    'how many hires were back within a week of the due date?',
    'how many were due back in October and are still here?',
    'how many hires have a deposit of more than twice their late fee?',
  ])('are refused: %s', (question) => {
    expect(asked(hires, question)).toMatch(/^cannot/);
  });
});

describe('words that say which of the records', () => {
  it.each([
    ['average deposit of hires that ask for one', 'avg(deposit) where deposit > 0'],
    ['how many hires have both German and English captions', "count() where captions has 'German' and captions has 'English'"],
  ])('%s', (question, plan) => {
    expect(asked(hires, question)).toBe(plan);
  });

  it('of two kinds that are averaged, each has a mean', () => {
    expect(asked(hires, 'average monthly rate of rollers and mixers')).toBe(
      "'Roller': avg(monthlyRate), count() where machine = 'Roller'; 'Mixer': avg(monthlyRate), count() where machine = 'Mixer'",
    );
  });

  it('go on to the group behind the first', () => {
    expect(conversation(hires, 'which depot has the highest average deposit?', 'and the second highest?')).toBe(
      'avg(deposit), count() by depot order by avg(deposit) desc limit 1 offset 1',
    );
  });

  it('go on with the same of some of the records', () => {
    expect(conversation(hires, 'which depot has the highest average deposit?', 'and only for those with a late fee over 20')).toBe(
      'avg(deposit), count() by depot where lateFee > 20 order by avg(deposit) desc limit 1',
    );
  });
});

describe('words of time and of number that are no others', () => {
  it.each([
    ['what are the stations used for today, count per current use', 'count() by currentUse order by count() desc'],
    ['how many stations have both narrow and broad gauge', "count() where gauge = 'both'"],
    ['which station was the last to close?', 'list order by closed desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(stations, question)).toBe(plan);
  });
});

it('what somebody paid for all of several is a sum', () => {
  expect(asked(lessons, 'how much did Kofi Cole pay for French?')).toBe("sum(fee) where studentName = 'Kofi Cole' and language = 'French'");
  expect(asked(lessons, 'how much do lessons cost in French?')).toBe("avg(fee) where language = 'French'");
  expect(asked(lessons, 'how much does a lesson cost?')).toBe('avg(fee)');
  expect(asked(lessons, 'how much did Kofi Cole pay on average?')).toBe("avg(fee) where studentName = 'Kofi Cole'");
});
