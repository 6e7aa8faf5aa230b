import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const rowsOf = (count: number, row: (index: number) => Readonly<Record<string, string>>) => Array.from({ length: count }, (_, index) => row(index));

/** Places to charge: compounds, next to a number of what each has. */
const surgeries = collection(
  { name: 'dentists-leeds', titleField: 'Name', key: [] },
  rowsOf(40, (index) => ({
    Name: `Smile ${index}`,
    ward: ['Beeston', 'Headingley'][index % 2] ?? '',
    setting: ['High street', 'Hospital clinic'][index % 2] ?? '',
  })),
  [
    ...texts('Name ward setting', 40),
    { name: 'chairs', type: 'number', min: 1, max: 9, integer: true, values: 40 },
    { name: 'checkupPrice', type: 'number', unit: 'GBP', min: 20, max: 90, values: 40 },
  ],
);

/** Yachts and others: some of the nouns of the records are values. */
const boats = collection(
  { name: 'boats', titleField: 'boat', key: [] },
  rowsOf(40, (index) => ({ boat: `Tern ${index}`, type: ['Vessel', 'Dinghy'][index % 2] ?? '' })),
  [...texts('boat type', 40), { name: 'price', type: 'number', unit: 'GBP', min: 900, max: 90_000, values: 40 }],
);

const awards = collection(
  { name: 'scholarships', titleField: 'title', key: [] },
  rowsOf(40, (index) => ({ title: `Fund ${index}`, donor: ['Elm Trust', 'Oak Society'][index % 2] ?? '' })),
  [...texts('title donor', 40), { name: 'awardAmount', type: 'number', unit: 'USD', min: 100, max: 9000, values: 40 }],
);

/** Swimmers: people by what is known of each. */
const swimmers = collection(
  { name: 'channel-2026', titleField: 'swimmer', key: [] },
  rowsOf(40, (index) => ({
    swimmer: `Rae Holt ${index}`,
    sex: ['Female', 'Male'][index % 2] ?? '',
    club: ['Tern', 'Gull', 'Skua'][index % 3] ?? '',
  })),
  [
    ...texts('swimmer sex club', 40),
    { name: 'age', type: 'number', min: 9, max: 81, integer: true, values: 40 },
    { name: 'minutes', type: 'number', min: 30, max: 200, integer: true, values: 40 },
    { name: 'finished', type: 'boolean', values: 40 },
  ],
);

describe('records are called by other nouns for their kind', () => {
  it.each([
    ['how many practices are there', surgeries, 'count()'],
    ['dental practices per ward', surgeries, 'count() by ward order by count() desc'],
    ['which ward has the most surgeries', surgeries, 'count() by ward order by count() desc limit 1'],
    ['how many crafts are there', boats, 'count()'],
    ['how many bursaries does the Elm Trust give', awards, "count() where donor = 'Elm Trust'"],
  ])('%s', (question, records, plan) => {
    expect(asked(records, question)).toBe(plan);
  });

  it('but not by one that a value, or what a number is of, is called', () => {
    expect(asked(boats, 'how many vessels are there')).toBe("count() where type = 'Vessel'");
    expect(asked(surgeries, 'how many hospital clinics')).toBe("count() where setting = 'Hospital clinic'");
    expect(asked(awards, 'biggest award')).toBe('max(awardAmount)');
  });

  it('nor by nouns for anything else', () => {
    for (const question of ['how many patients are there', 'how many car parks are there', 'how many dental chairs are there'])
      expect(asked(surgeries, question), question).not.toBe('count()');
  });
});

describe('records with a sex and an age are people', () => {
  it.each([
    ['how many people finished', 'count() where finished = true'],
    ['how many people are there per club', 'count() by club order by count() desc'],
    ['how many men over 60', "count() where sex = 'Male' and age > 60"],
    ['how many women under 30', "count() where sex = 'Female' and age < 30"],
    ['how many kids under 12 are there', 'count() where age < 12'],
    [
      'median minutes of men and women',
      "'Male': median(minutes), count() where sex = 'Male'; 'Female': median(minutes), count() where sex = 'Female'",
    ],
    [
      'median minutes in Tern and in Gull',
      "'Tern': median(minutes), count() where club = 'Tern'; 'Gull': median(minutes), count() where club = 'Gull'",
    ],
  ])('%s', (question, plan) => {
    expect(asked(swimmers, question)).toBe(plan);
  });

  it('and no children where nothing says how old they are', () => {
    expect(asked(swimmers, 'how many kids are there')).toMatch(/^cannot/);
    expect(asked(swimmers, 'how many people currently live here')).toMatch(/^cannot/);
    expect(asked(surgeries, 'how many people are there')).toMatch(/^cannot/);
  });

  it('and a rate is no number of them', () => {
    expect(asked(swimmers, 'finished rate of women vs men')).toContain('share(finished = true)');
    expect(asked(swimmers, 'Tern rate of women vs men')).not.toMatch(/^'Female': count\(\) where/);
  });
});
