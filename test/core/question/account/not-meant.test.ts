import { describe, expect, it } from 'vitest';

import { exclusionOf } from '../../../../src/core/question/account/exclusions.ts';
import { parsePlan } from '../../../../src/core/plan/parse.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, chargers, collection, type Collection, films, flats, NOW, texts } from '../asked.ts';

describe('a plan that nobody would ask for is not carried out', () => {
  it.each([
    ['a supposition', 'if I rented every furnished flat, how many would I have?', 'cannot: rented'],
    ['a supposition of others', 'suppose someone took all flats in Oakford, which would be left?', 'cannot: suppose took left'],
  ])('%s', (_, question, refusal) => {
    expect(asked(flats, question)).toBe(refusal);
  });

  it.each([
    [
      'a list that holds an item for one that holds nothing else',
      chargers,
      'chargers with only wifi',
      'I cannot tell which records have "wifi" and nothing else',
    ],
    [
      'a list that holds an item for one that holds it alone',
      chargers,
      'which chargers have wifi only',
      'I cannot tell which records have "wifi" and nothing else',
    ],
    [
      'a column for a condition',
      flats,
      'furnished flats still let by an agent whose listing has ended',
      'I do not find "ended" among the fields and their values',
    ],
    ['what is over for a column', flats, 'flats whose listed_at has ended', 'I do not find "ended" among the fields and their values'],
    ['how often they do it for months', flats, 'flats that are let monthly', 'I do not see which records do that so often'],
    ['all records for some', flats, 'flats that work in the US', 'I do not see which of the records are meant'],
    ['what lies behind a state for nothing', flats, 'how many flats are completely full?', 'I do not find "full" among the fields and their values'],
    [
      'a verb without a known object for a count',
      films,
      'which director cheated the most votes?',
      'I do not find "cheated" among the fields and their values',
    ],
    ['those who did it for groups', films, 'how many films were spoiled by votes?', 'I do not find "spoiled" among the fields and their values'],
    ['half a noun for the whole of it', films, 'how many studio plays are in Norway?', 'I do not find "plays" among the fields and their values'],
    ['an adjective for the records', flats, 'is the heating in Oakford drinkable?', 'I do not find "drinkable" among the fields and their values'],
    ['a comparison for the records', flats, 'is Oakford wetter than Saltwick?', 'I do not see what to compare them by'],
    ['how many there are of each for how they compare', flats, 'is furnished worse than unfurnished?', 'I do not see what to compare them by'],
    [
      'what is asked for for a verb',
      flats,
      'in which state do most flats stand?',
      'I do not find "state" or "stand" among the fields and their values',
    ],
    ['diminutives of a value for the records', flats, 'average rent of the gasers', 'I do not find "gasers" among the fields and their values'],
    ['the newest of what several records share for the newest record', flats, 'newest city', 'listed_at does not say how old that is'],
    [
      'what somebody makes for the records',
      films,
      'which director makes the most mistakes?',
      'I do not find "mistakes" among the fields and their values',
    ],
    [
      'people who work there for the records',
      flats,
      'how many dockers work in Oakford?',
      'I do not find "dockers" among the fields and their values',
    ],
    [
      'a state of another day for a date of this one',
      flats,
      'how many flats were available two weeks ago?',
      'What records were then is in an earlier run: ask what changed since it',
    ],
  ])('takes not %s', (_, { fields, facts }, text, reason) => {
    expect(planByRules({ text, fields, facts, last: null, now: NOW })).toMatchObject({ kind: 'cannot', reason });
  });

  it.each([
    ['how many chargers, only those with wifi?', "count() where amenities has 'wifi'"],
    ['which chargers have wifi?', "list where amenities has 'wifi' limit 50"],
  ])('chargers: %s', (question, plan) => {
    expect(asked(chargers, question)).toBe(plan);
  });

  it('passes over no money that a verb speaks of, and nothing that stands before the question', () => {
    expect(planByRules({ text: 'what did a bedroom bring on average?', ...flats, last: null, now: NOW })).toMatchObject({
      kind: 'cannot',
      reason: 'I do not see the money that "bring" speaks of',
    });
    expect(asked(flats, 'no rating given: how many flats')).toBe('count() where rating is null');
  });

  it('divides no amount again by what it is an amount of', () => {
    const fields = [...flats.fields, { name: 'yearly_cost', type: 'number' as const, unit: 'EUR/sqm', min: 1, max: 90, values: 60 }];
    expect(asked({ ...flats, fields }, 'average yearly cost per size_sqm')).not.toContain('/');
    expect(asked({ ...flats, fields }, 'average yearly cost per sqm, Oakford compared to Saltwick')).not.toContain('/');
  });

  it('takes no denied name of a field for the records', () => {
    expect(asked(flats, 'how many nonratings are in Oakford?')).toBe('cannot: nonratings');
  });

  it('goes on from an answer or not at all', () => {
    const last = parsePlan("median(rent) where city = 'Oakford'", flats.fields);
    expect(asked(flats, 'how does that look for Saltwick?', last)).not.toMatch(/^list/);
  });

  it('lists no numbers of many records where one amount is asked for', () => {
    expect(asked(films, 'how much did Mara Quill spend?')).not.toMatch(/^list/);
  });
});

const day = { type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30) } as const;
const loanRows = Array.from({ length: 40 }, (_, index) => ({
  loan_status: ['open', 'paid', 'late'][index % 3] ?? '',
  seller: `Seller ${index % 5}`,
}));
const loans = collection({ name: 'ledger', titleField: null, key: [] }, loanRows, [
  ...texts('loan_status seller', 40),
  { name: 'seller_rating', type: 'number', min: 1, max: 5, values: 40 },
  { name: 'amount', type: 'number', unit: 'EUR', min: 10, max: 900, values: 40 },
  { name: 'start_date', ...day, values: 30 },
  { name: 'approval_date', ...day, values: 40 },
]);

describe('a plan that every word went into may still be of something else', () => {
  it.each<[question: string, of: Collection, reason: string]>([
    ['total release years', films, 'release_year holds years, which do not add up'],
    ['which flats changed since run 7?', flats, 'I do not see which run "7" speaks of'],
    ['which single month had the most flats listed?', flats, 'I do not see how to keep to a single one of those'],
    ['flats in Oakford or over 900', flats, 'I do not see which number "or over" is said of'],
    ['how much more does a flat cost?', flats, 'I do not see what to compare for "how much more"'],
    ['do people ask more for Oakford than for Saltwick?', flats, 'I do not see what to compare them by'],
    ['how many loans are there?', loans, 'I cannot tell whether that counts records or the different types of them'],
    ['how many people live in Oakford?', flats, 'The records are no people, and no field counts them'],
    ['how many sellers have a rating under 4', loans, 'I cannot tell whether that counts records or different values of seller'],
    ['average amount in 2025', loans, 'Several fields fit the words: choose the one that is meant'],
  ])('%s', (text, { fields, facts }, reason) => {
    expect(planByRules({ text, fields, facts, last: null, now: NOW })).toMatchObject({ kind: 'cannot', reason });
  });

  it('chooses between two dates by a word that speaks of one', () => {
    expect(asked(loans, 'how many loans were approved in 2025?')).not.toContain('start_date');
  });
});

describe('conditions of which one leaves nothing to the other', () => {
  it.each([
    ['count() where bedrooms = 2 and bedrooms > 1', true],
    ["count() where city = 'Oakford' and city = 'Saltwick'", true],
    ['count() where rent > 900 and rent < 400', true],
    ['count() where rent > 400 and rent < 900', false],
    ['count() where bedrooms = 2 and rent = 900', false],
    ["count() where city = 'Oakford' or city = 'Saltwick'", false],
  ])('%s', (statement, excludes) => {
    expect(exclusionOf(parsePlan(statement, flats.fields), flats.fields) !== null).toBe(excludes);
  });

  it('may hold of one list', () => {
    const fields = [{ name: 'tags', type: 'text' as const, values: 9, samples: ['["a","b"]'] }];
    expect(exclusionOf(parsePlan("count() where tags = 'a' and tags = 'b'", fields), fields)).toBeNull();
  });
});

describe('what points back at a question that got no answer', () => {
  const follow = (text: string, isUnanswered: boolean) => planByRules({ text, ...flats, last: null, isUnanswered, now: NOW });

  it.each(['which is the cheapest one then?', 'and the biggest of them?', 'what is its rent?'])('%s', (text) => {
    expect(follow(text, true)).toMatchObject({ kind: 'cannot', reason: 'There is no answer to go on from' });
  });

  it('does not keep a whole question from its answer', () => {
    expect(follow('how many flats have a balcony?', true).kind).toBe('plan');
    expect(follow('which is the cheapest one?', false).kind).toBe('plan');
  });
});

describe('words that fit two fields as well', () => {
  const fields = [
    ...flats.fields,
    { name: 'estimated_cost', type: 'number' as const, unit: 'EUR', min: 100, max: 9000, values: 58 },
    { name: 'repair_cost', type: 'number' as const, unit: 'EUR', min: 90, max: 9900, values: 41 },
  ];
  const choicesOf = (text: string) => {
    const planned = planByRules({ text, ...flats, fields, last: null, now: NOW });
    return planned.kind === 'cannot' ? planned.choices?.map(printPlan) : [printPlan(planned.plan)];
  };

  it.each([
    ['average cost', ['avg(estimated_cost)', 'avg(repair_cost)']],
    ['is there a correlation between cost and bedrooms?', ['corr(estimated_cost, bedrooms), count()', 'corr(repair_cost, bedrooms), count()']],
    ['is there a correlation between bedrooms and cost?', ['corr(bedrooms, estimated_cost), count()', 'corr(bedrooms, repair_cost), count()']],
  ])('are offered with each of them: %s', (question, plans) => {
    expect(choicesOf(question)).toEqual(plans);
  });
});
