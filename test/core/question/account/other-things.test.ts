import { describe, expect, it } from 'vitest';

import { asked, collection, flags, texts, type Collection } from '../asked.ts';

const number = (name: string, [min, max]: readonly [number, number], values: number) => ({
  name,
  type: 'number' as const,
  min,
  max,
  values,
  integer: Number.isInteger(min),
});

/** Bursaries that colleges ask for and get, some of them none. */
const bursaries = collection(
  { name: 'bursaries', titleField: 'Pupil', key: ['Pupil No'] },
  Array.from({ length: 40 }, (_, at) => ({
    'Pupil No': `P-${at}`,
    Pupil: `Robin Marsh ${at}`,
    College: ['Elmfield', 'St Bede', 'Northgate'][at % 3] ?? '',
    Terms: ['Refundable', 'Non Refund', 'On Completion'][at % 3] ?? '',
    Pet: ['Dog', 'Cat'][at % 2] ?? '',
    Outcome: ['Enrolled', 'Withdrew', 'Deferred'][at % 3] ?? '',
  })),
  [
    ...texts('College Terms Pet Outcome Pupil', 40),
    ...texts('Pupil_No', 40).map((field) => ({ ...field, name: 'Pupil No', role: 'key' as const })),
    number('Amount Claimed', [500, 9000], 40),
    number('Amount Granted', [0, 9000], 40),
    number('Siblings', [0, 4], 38),
    number('Study Duration', [3.5, 9], 40),
    number('Desk Area (sqm)', [2, 6], 40),
    ...flags('Sports_Scholar parking permit', 40),
    { name: 'Date Listed', type: 'date', precision: 'day', min: Date.UTC(2020, 0, 3), max: Date.UTC(2026, 9, 30), values: 40 },
  ],
);

/** Finishers of a race, in minutes for each mile. */
const finishers = collection(
  { name: 'finishers', titleField: 'runner', key: ['bib'] },
  Array.from({ length: 30 }, (_, at) => ({ runner: `Ida Vance ${at}`, bib: `${at}`, club: ['Harriers', 'Striders'][at % 2] ?? '' })),
  [
    ...texts('runner bib club', 30),
    number('avg pace (min/mile)', [5.2, 12.4], 30),
    number('dropped_months', [1, 40], 30),
    number('age_months', [200, 800], 30),
  ],
);

/** Squads: one record for each player, whom a field called "Player" names. */
const squads = collection(
  { name: 'squads', titleField: 'Player', key: ['Player'] },
  Array.from({ length: 40 }, (_, at) => ({
    Player: `Una Kerr ${at}`,
    Post: ['Keeper', 'Wing'][at % 2] ?? '',
    drafted: ['2019', '2021', 'Undrafted'][at % 3] ?? '',
  })),
  [
    ...texts('Player Post drafted', 40),
    number('weight_kg', [60, 120], 40),
    number('cap_selections', [0, 30], 40),
    number('round', [1, 9], 40),
    number('price', [5, 90], 40),
    number('minimum_nights', [1, 30], 40),
    number('Average Total Payments', [100, 900], 40),
    number('highest_weekly_share', [1, 9], 40),
  ],
);

/** Lands: a record for each of them and each year. */
const lands = collection(
  { name: 'worldtable', titleField: null, key: ['Land', 'Year'] },
  Array.from({ length: 60 }, (_, at) => ({ Land: ['Norvia', 'Sudland', 'Ostmark'][at % 3] ?? '', Tier: ['Upper tier', 'Lower tier'][at % 2] ?? '' })),
  [
    ...texts('Land Tier', 60),
    number('Year', [2001, 2020], 60),
    number('Population', [1000, 90000], 60),
    number('Waste (tons per capita)', [1, 9], 60),
    number('Running water (% of population)', [10, 99], 60),
  ],
);

describe('words that speak of one thing are not answered by another', () => {
  it.each<readonly [string, Collection, string, string]>([
    ['what is none for some, though a few do not tell it', bursaries, 'how many pupils with siblings', 'count() where Siblings > 0'],
    ['none of what is counted', bursaries, 'how many have no siblings', 'count() where Siblings = 0'],
    ['the value that denies another', bursaries, 'how many non refundable bursaries are there', "count() where Terms = 'Non Refund'"],
    ['a pace that is fast where it is low', finishers, 'fastest runner', 'list order by `avg pace (min/mile)` limit 1'],
    [
      'what became of those that are named',
      bursaries,
      'percent of dogs enrolled',
      "share(Outcome = 'Enrolled'), count(Outcome = 'Enrolled'), count() where Pet = 'Dog'",
    ],
    [
      'the parts of a total',
      bursaries,
      'what share of the total amount granted goes to Elmfield',
      'share(sum(`Amount Granted`)), sum(`Amount Granted`) by College order by share(sum(`Amount Granted`)) desc',
    ],
    ['a sign for a percentage', bursaries, '% from Northgate', "share(College = 'Northgate'), count(College = 'Northgate'), count()"],
    ['one of two amounts', bursaries, 'which college got the most money', 'cannot:'],
    ['a time of day from a length of time', bursaries, 'what time do dogs study', 'cannot:'],
    ['how old something is from the day it was listed', bursaries, 'oldest building', 'cannot: building'],
    ['a total of nothing that is named', bursaries, 'total for Elmfield', 'cannot:'],
    ['a value that begins as a denial does', squads, 'how many players were undrafted', "count() where drafted = 'Undrafted'"],
    ['one kind of those that are known by name', squads, 'heaviest pivot', 'cannot: pivot'],
    ['caps from what is counted of them', squads, 'how many caps are there', 'cannot:'],
    ['what an amount is for from half of a name', squads, 'average price per night', 'cannot:'],
    ['a total from a field of averages', squads, 'total payments', 'cannot:'],
    ['an end from a field of ends', squads, 'highest share', 'cannot:'],
    ['those of whom there are several records', lands, 'how many upper tier lands', 'cannot:'],
    ['those who have it for records that tell a percentage', lands, 'how many people have running water in Norvia', 'cannot:'],
    ['one of two words that are denied together', bursaries, 'how many have no parking permit', 'cannot:'],
    ['lands within a land', lands, 'how many lands in Norvia', 'cannot:'],
    ['rounds from the numbers of rounds', squads, 'how many rounds are there', 'cannot:'],
    ['people of many years together', lands, 'which land has the highest population', 'cannot:'],
    ['a total of what is for each head', lands, 'total waste by land', 'cannot:'],
    ['how long something is from how old it is', finishers, 'average length of stay', 'cannot: length stay'],
  ])('%s', (_, records, question, plan) => {
    expect(asked(records, question)).toBe(plan);
  });
});
