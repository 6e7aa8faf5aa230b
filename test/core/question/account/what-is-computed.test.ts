import { describe, expect, it } from 'vitest';

import { asked, categories, collection, type Collection, films, flats, texts } from '../asked.ts';

const day = { type: 'date', precision: 'day', min: Date.UTC(2001, 0, 3), max: Date.UTC(2026, 9, 30) } as const;

const injuryRows = Array.from({ length: 60 }, (_, index) => ({
  case: `Case ${index}`,
  Team: ['Reds', 'Blues', 'Greens'][index % 3] ?? '',
  Position: ['Guard', 'Wing'][index % 2] ?? '',
  grade_co: ['ABC', 'XYZ'][index % 2] ?? '',
  Grade: ['mild', 'severe'][index % 2] ?? '',
  Runner: `Runner ${index % 40}`,
}));

/** Injuries of players: a team beside a switch with that word in its name, weeks that are numbered, short names of fields, several dates. */
const injuries = collection({ name: 'injuries', titleField: 'case', key: ['case'] }, injuryRows, [
  { name: 'case', type: 'text', values: 60 },
  ...categories('Team Position', 60),
  ...texts('grade_co Grade', 60),
  { name: 'Winning Team?', type: 'boolean', values: 60 },
  { name: 'Week of Injury', type: 'number', min: 1, max: 17, integer: true, values: 60 },
  { name: 'Games Missed', type: 'number', min: 0, max: 12, integer: true, values: 55 },
  { name: 'deaths', type: 'number', min: 0, max: 400, integer: true, values: 60 },
  { name: 'len_ft', type: 'number', min: 3, max: 900, values: 60 },
  { name: 'checkEvery', type: 'number', unit: 'mo', min: 6, max: 48, integer: true, values: 60 },
  { name: 'fee', type: 'number', unit: 'EUR', min: 2, max: 80, values: 60 },
  { name: 'born', ...day, values: 60 },
  { name: 'treated', ...day, values: 50 },
  { name: 'listedSince', ...day, values: 60 },
]);

describe('a word that ranks is in the plan, or there is no answer', () => {
  it.each<[question: string, of: Collection]>([
    ['top 5 attendances', flats],
    ['worst 3 visits', flats],
    [
      'biggest home win',
      collection(
        { name: 'matches', titleField: null, key: [] },
        [],
        [
          { name: 'home', type: 'text' },
          { name: 'cap', type: 'number' },
        ],
      ),
    ],
    ['biggest lead of score over votes', films],
    ['cheapest and largest flat', flats],
    ['average rent by city, worst first', flats],
  ])('%s', (question, of) => {
    expect(asked(of, question)).toMatch(/^cannot/);
  });

  it('ranks by the date that is named', () => {
    expect(asked(injuries, 'last treatment')).toBe('max(treated)');
  });
});

describe('the second half of a question is answered, or none is', () => {
  it.each([
    ['the lowest rent and which flat it is', 'list title, rent order by rent limit 1'],
    ['highest rating in Oakford and which one has it', "list where city = 'Oakford' order by rating desc limit 1"],
    ['how many flats in Oakford and what is their average rent', "count(), avg(rent) where city = 'Oakford'"],
    ['furnished flats in Oakford, how many', "count() where furnished = true and city = 'Oakford'"],
  ])('%s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });

  it.each([
    'average rent in Oakford and how much is the dearest',
    'total rent and by how much it went over',
    'the median rent and who pays it',
    'total rent and by how many agents',
  ])('%s', (question) => {
    expect(asked(flats, question)).toMatch(/^cannot/);
  });
});

describe('a field is meant by its name before anything that only resembles it', () => {
  it.each([
    ['average games missed by team', 'avg(`Games Missed`) by Team order by avg(`Games Missed`) desc'],
    ['median length of severe injuries', "median(len_ft) where Grade = 'severe'"],
    ['how many injuries got cheaper since the last scrape', 'changes changed from previous to latest of fee down limit 20'],
  ])('%s', (question, plan) => {
    expect(asked(injuries, question)).toBe(plan);
  });

  it.each([
    'list the different grading companies',
    'which team lost the most injuries',
    'death rate by team',
    'share of the injury weeks by position',
  ])('passes over no word that could mean something else: %s', (question) => {
    expect(asked(injuries, question)).toMatch(/^cannot/);
  });
});

describe('amounts are divided where the words divide them', () => {
  it.each([
    ['votes per film by genre', 'avg(votes) by genre order by avg(votes) desc'],
    ['total votes by genre', 'sum(votes) by genre order by sum(votes) desc'],
  ])('%s', (question, plan) => {
    expect(asked(films, question)).toBe(plan);
  });

  it.each(['votes per capita by genre', 'how many films with a score above 7 per month'])('%s', (question) => {
    expect(asked(films, question)).toMatch(/^cannot/);
  });
});

describe('a word that only resembles a field or the records is passed over by none', () => {
  it.each<[question: string, of: Collection]>([
    ['treatment rate by team', injuries],
    ['average fee paid by team injuries', injuries],
    ['what do furnished flats earn compared to others', flats],
  ])('%s', (question, of) => {
    expect(asked(of, question)).toMatch(/^cannot/);
  });

  it('takes a field for what it is called rather than for a change', () => {
    const fields = [...injuries.fields, { name: 'raised', type: 'number' as const, unit: 'EUR', min: 0, max: 900, values: 60 }];
    expect(asked({ ...injuries, fields }, 'which injury raised the most')).not.toContain('changes');
  });
});

describe('of several fields that words fit, the one is measured that they say', () => {
  const fields = [
    ...flats.fields.filter(({ name }) => name !== 'rating'),
    { name: 'stars', type: 'number' as const, min: 1, max: 5, values: 60 },
    { name: 'nRatings', type: 'number' as const, min: 0, max: 900, integer: true, values: 60 },
    { name: 'Cost Other', type: 'number' as const, unit: 'EUR', min: 0, max: 900, values: 60 },
    { name: 'Cost Total', type: 'number' as const, unit: 'EUR', min: 0, max: 1900, values: 60 },
  ];
  it.each([
    ['average rating by city', 'avg(stars) by city order by avg(stars) desc'],
    ['number of ratings by city', 'sum(nRatings) by city order by sum(nRatings) desc'],
    ['average cost in Oakford', "avg(`Cost Total`) where city = 'Oakford'"],
  ])('%s', (question, plan) => {
    expect(asked({ ...flats, fields }, question)).toBe(plan);
  });
});

const planRows = Array.from({ length: 40 }, (_, index) => ({ plan: `Plan ${index}`, network: ['Orbitel', 'Nordcell'][index % 2] ?? '' }));

/** Tariffs: two amounts of data, a fee that every record states, a flag whose word is a field too. */
const tariffs = collection({ name: 'tariffs', titleField: 'plan', key: ['plan'] }, planRows, [
  { name: 'plan', type: 'text', values: 40 },
  { name: 'network', type: 'text', role: 'category', values: 40 },
  { name: 'dataGB', type: 'number', unit: 'GB', min: 1, max: 160, values: 30 },
  { name: 'roamGB', type: 'number', unit: 'GB', min: 1, max: 90, values: 30 },
  { name: 'setup_fee', type: 'number', unit: 'EUR', role: 'price', min: 0, max: 40, nulls: 0, values: 40 },
  { name: 'crew', type: 'number', min: 0, max: 7, integer: true, values: 40 },
  { name: 'usedPrice', type: 'number', unit: 'EUR', role: 'price', min: 1, max: 90, values: 30 },
  { name: 'opens', ...day, values: 40 },
]);

describe('an amount, an end in time and a lack are what they are said of', () => {
  it('bounds no count of records by an amount with a unit, but the field whose name says no more than the unit', () => {
    expect(asked(tariffs, 'how many plans on the Orbitel network have more than 30 GB')).toBe("count() where network = 'Orbitel' and dataGB > 30");
  });

  it('takes the first in time, whatever number stands beside it', () => {
    expect(asked(tariffs, 'the first crewed plan')).not.toMatch(/order by crew/);
  });

  it.each(['average retail price by network', 'how many are open in november 2026', 'when was that'])(
    'guesses neither price nor date: %s',
    (question) => {
      expect(asked(tariffs, question)).toMatch(/^cannot/);
    },
  );

  it('ranks those who are busy by the number of records', () => {
    expect(asked(tariffs, 'busiest network')).toBe('count() by network order by count() desc limit 1');
  });

  it('takes "price" by its word, whatever the cut is called', () => {
    const horses = collection(
      { name: 'horses', titleField: null, key: ['ad'] },
      [],
      [
        { name: 'ad', type: 'text' },
        { name: 'price', type: 'number', unit: 'GBP', role: 'price' },
        { name: 'saved', type: 'number', integer: true },
      ],
    );
    expect(asked(horses, 'biggest price cut since the last run')).toMatch(/of price down/);
  });

  it('takes the zero of an amount that every record states for none', () => {
    expect(asked(tariffs, 'how many plans without a setup fee')).toBe('count() where setup_fee = 0');
  });
});

describe('nothing is computed of ids', () => {
  const inspections = collection(
    { name: 'inspections', titleField: null, key: [] },
    [],
    [
      ...categories('BORO', 60),
      ...texts('DBA', 60),
      { name: 'CAMIS', type: 'number', role: 'additive', min: 30_000_000, max: 50_000_000, integer: true, values: 60 },
      { name: 'CRITICAL FLAG', type: 'text', values: 60 },
      { name: 'INSPECTION DATE', ...day, values: 60 },
      { name: 'SCORE', type: 'number', min: 0, max: 60, integer: true, values: 60 },
      { name: 'latitude', type: 'number', min: 40.1, max: 41.2, values: 60 },
      { name: 'vendor_id', type: 'number', role: 'additive', min: 1, max: 9000, integer: true, values: 60 },
    ],
  );

  it.each([
    ['how many restaurants', 'distinct(CAMIS)'],
    ['how many restaurants per boro', 'distinct(CAMIS) by BORO order by distinct(CAMIS) desc'],
    ['average latitude', 'avg(latitude)'],
    ['average score', 'avg(SCORE)'],
  ])('%s', (question, plan) => {
    expect(asked(inspections, question)).toBe(plan);
  });

  it.each([['total camis'], ['average vendor id'], ['median restaurant id by boro'], ['sum of vendor ids']])('%s', (question) => {
    expect(asked(inspections, question)).toBe('cannot:');
  });
});

describe('records are totals of others only where a value says so', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    part: ['front', 'all over', 'side'][index % 3] ?? '',
    cause: ['flood', 'fire'][index % 2] ?? '',
  }));
  const fields = [
    ...categories('part cause', 40),
    { name: 'deaths', type: 'number', role: 'additive', min: 0, max: 400, integer: true, values: 40 } as const,
  ];
  const wrecks = collection({ name: 'wrecks', titleField: null, key: [] }, rows, fields);
  const totals = collection(
    { name: 'wrecks', titleField: null, key: [] },
    rows.map((row) => ({ ...row, part: row.part === 'side' ? 'all causes' : row.part })),
    fields,
  );

  it('damage all over is no total', () => {
    expect(asked(wrecks, 'total deaths by cause')).toMatch(/^sum\(deaths\)/);
  });

  it('all causes are one', () => {
    expect(asked(totals, 'total deaths by cause')).toMatch(/^cannot/);
  });
});
