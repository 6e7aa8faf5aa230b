import { describe, expect, it } from 'vitest';

import { printPlan } from '../../../../src/core/plan/print.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { conversation, flats, NOW } from '../asked.ts';

describe('a question that goes on from the answer before edits its plan', () => {
  it.each([
    [['how many flats have 2 bedrooms?', 'and under 900?'], 'count() where bedrooms = 2 and rent < 900'],
    [['how many flats have 2 bedrooms?', 'only furnished ones'], 'count() where bedrooms = 2 and furnished = true'],
    [['how many flats have 2 bedrooms?', 'what about 3 bedrooms?'], 'count() where bedrooms = 3'],
    [['how many flats have 2 bedrooms?', 'by city'], 'count() by city where bedrooms = 2 order by count() desc'],
    [['how many flats have 2 bedrooms?', 'by city', 'as a percentage'], 'share(), count() by city where bedrooms = 2'],
    [['how many flats have 2 bedrooms?', 'show me the first three'], 'list where bedrooms = 2 limit 3'],
    [['how many flats have 2 bedrooms?', 'show them', 'sort by rent'], 'list where bedrooms = 2 order by rent limit 50'],
    [['how many flats have 2 bedrooms?', 'the cheapest of them'], 'list where bedrooms = 2 order by rent limit 1'],
    [
      ['how many flats have 2 bedrooms?', 'what percentage of them are furnished?'],
      'share(furnished = true), count(furnished = true), count() where bedrooms = 2',
    ],
    [['which city has the most flats?', 'and the fewest?'], 'count() by city order by count() limit 1'],
    [['average rent by city', 'group by heating instead'], 'avg(rent) by heating order by avg(rent) desc'],
    [['what share of the flats is furnished?', 'and with a balcony?'], 'share(balcony = true), count(balcony = true), count()'],
    [['how many flats in Oakford?', 'how many is that in percent?'], "share(city = 'Oakford'), count(city = 'Oakford'), count()"],
    [['how many flats in Oakford?', 'forget that. how many flats have a balcony?'], 'count() where balcony = true'],
    [['how many furnished flats?', 'and without those in Oakford'], "count() where furnished = true and city != 'Oakford'"],
    [['how many furnished flats?', 'only in Oakford', 'remove the city filter'], 'count() where furnished = true'],
    [['how many flats got cheaper?', 'and more expensive?'], 'changes changed from previous to latest of rent up limit 20'],
    [['how many flats are new since the last run?', 'and gone ones?'], 'changes removed from previous to latest limit 20'],
    [['how many flats are gone since the last run?', 'and how many new ones?'], 'changes added from previous to latest limit 20'],
    [['average rent by city', 'median instead of average'], 'median(rent) by city order by median(rent) desc'],
    [['5 cheapest flats', 'top 10 instead'], 'list order by rent limit 10'],
    [['average rent by city', 'the other way round'], 'avg(rent) by city order by avg(rent)'],
    [['how many flats got cheaper?', 'how many are there?'], 'changes changed from previous to latest of rent down limit 20'],
    [['5 cheapest flats', 'in reverse order please'], 'list order by rent desc limit 5'],
    [['how many flats in Oakford?', 'and per month?'], "count() by month(listed_at) where city = 'Oakford'"],
    [['average rent in Oakford', 'and the median?'], "median(rent) where city = 'Oakford'"],
    [['average rent in Oakford', 'and in Saltwick?'], "avg(rent) where city = 'Saltwick'"],
    [['average rent in Oakford', 'what about Port Elm?', 'by number of bedrooms'], "avg(rent) by bedrooms where city = 'Port Elm'"],
    [['average rent by city', 'only furnished ones', 'sort ascending'], 'avg(rent) by city where furnished = true order by avg(rent)'],
    [['average rent by city', 'top 2'], 'avg(rent) by city order by avg(rent) desc limit 2'],
    [['average rent by city', 'and the maximum?'], 'max(rent) by city order by max(rent) desc'],
    [['average rent by city', 'and the size?'], 'avg(size_sqm) by city order by avg(size_sqm) desc'],
    [['list flats in Oakford', 'how many are there?'], "count() where city = 'Oakford'"],
    [['list flats in Oakford', 'next'], "list where city = 'Oakford' limit 50 offset 50"],
    [['list flats in Oakford', 'with a balcony', 'which is the cheapest?'], "list where city = 'Oakford' and balcony = true order by rent limit 1"],
    [['how many flats in Oakford?', 'or Saltwick?'], "count() where city = 'Oakford' or city = 'Saltwick'"],
    [['how many flats have a rating above 4?', 'and over 3?'], 'count() where rating > 3'],
    [
      ['compare average rent in Oakford and Saltwick', 'and the median?'],
      "'Oakford': median(rent) where city = 'Oakford'; 'Saltwick': median(rent) where city = 'Saltwick'",
    ],
    [['which city has the highest average rent?', 'top 2 of them'], 'avg(rent), count() by city order by avg(rent) desc limit 2'],
    [['average rent by city', 'which of them is the cheapest?'], 'avg(rent) by city order by avg(rent) limit 1'],
    [['how many furnished flats?', 'are there any with a balcony?'], 'count() where furnished = true and balcony = true'],
    [['how many furnished flats?', 'the second cheapest?'], 'list where furnished = true order by rent limit 1 offset 1'],
    [['cheapest flat with 2 bedrooms', 'does rent go up with size?'], 'corr(rent, size_sqm), count()'],
    [['how many flats in Oakford?', 'which of them costs the most?'], "list where city = 'Oakford' order by rent desc limit 1"],
    [['average rent in Oakford', 'how many films are there?'], 'cannot: films'],
    [['average rent in Oakford', 'how many flats are furnished?'], 'count() where furnished = true'],
    [['average rent in Oakford', 'what is the average rent?'], 'avg(rent)'],
    [['how many flats got cheaper?', 'which cities are they in? count per city'], 'changes changed from previous to latest of rent down by city'],
  ])('%j', (questions, plan) => {
    expect(conversation(flats, ...questions)).toBe(plan);
  });
});

describe('what an answer named', () => {
  const question = { fields: flats.fields, facts: flats.facts, now: NOW };
  const agents = planByRules({ ...question, text: 'which agent has the most flats?', last: null });
  const last = agents.kind === 'plan' ? agents.plan : null;

  it.each([
    ['how many of those are furnished?', "count() where agent = 'Agent 3' and furnished = true"],
    ['what is their average rent?', "avg(rent) where agent = 'Agent 3'"],
    ['list them', "list where agent = 'Agent 3' limit 50"],
  ])('is what "%s" is about', (text, plan) => {
    const named = { kind: 'compare', field: 'agent', op: '=', value: 'Agent 3' } as const;
    const planned = planByRules({ ...question, text, last, named });
    expect(planned.kind === 'plan' && printPlan(planned.plan)).toBe(plan);
    expect(planByRules({ ...question, text, last })).toMatchObject({ kind: 'cannot', reason: expect.stringContaining('name them') });
  });
});
