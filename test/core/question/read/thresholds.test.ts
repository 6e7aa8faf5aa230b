import { describe, expect, it } from 'vitest';

import { asked, films, flats } from '../asked.ts';

describe('where a part of the records begins', () => {
  it.each([
    ['what rent puts a flat in the top 10 percent?', 'p90(rent)'],
    ['below which size are the bottom quarter of flats?', 'p25(size_sqm)'],
    ['what rent do I have to pay to be in the cheapest tenth?', 'p10(rent)'],
    ['what rent do 80% of the flats stay under?', 'p80(rent)'],
    ['what rent do only 10% exceed?', 'p90(rent)'],
    ['what rent do I need for the top 10% in Port Elm?', "p90(rent) where city = 'Port Elm'"],
  ])('%s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });

  it.each([
    ['how many votes does a film need to belong to the top 5%?', 'p95(votes)'],
    ['what score must a film have to be among the best fifth?', 'p80(score)'],
    ['cutoff for the top 1% of budgets', 'p99(budget_usd)'],
  ])('%s', (question, plan) => {
    expect(asked(films, question)).toBe(plan);
  });

  it.each([
    'average rent of the top 10%',
    'how many flats are in the top 10% of rent?',
    'which flats are in the top 10%?',
    'top 10 percent of flats by rent',
    'what rent do I need to pay to be in the top 10% of ratings?',
    'what rent do I need for the top 10% of the villas?',
    'what must the shoe size be to be in the top 10%?',
  ])('no other question is taken for it: %s', (question) => {
    expect(asked(flats, question)).toMatch(/^cannot/);
  });

  it.each(['what runtime must a film have to be in the best 10%?', 'how many votes did the top 10% get?'])(
    'nor one that leaves the end open: %s',
    (question) => {
      expect(asked(films, question)).toMatch(/^cannot/);
    },
  );
});

describe('records that are called by the end of their name', () => {
  const named = (name: string) => ({ ...flats, facts: { ...flats.facts, name } });

  it.each([
    ['boardgames', 'how many games are in Oakford?', "count() where city = 'Oakford'"],
    ['timepieces', 'the three cheapest pieces', 'list order by rent limit 3'],
  ])('%s: %s', (name, question, plan) => {
    expect(asked(named(name), question)).toBe(plan);
  });

  it('may be counted, or the values of a field that is called so', () => {
    expect(asked(named('travelagents'), 'how many agents are there?')).toMatch(/^cannot/);
    expect(asked(named('travelagents'), 'how many different agents are there?')).toBe('distinct(agent)');
  });
});

describe('groups that are ranked, of so many records at least', () => {
  it.each([
    [
      'which city has the highest average rent with at least 10 flats?',
      'avg(rent), count() by city having count() >= 10 order by avg(rent) desc limit 1',
    ],
    [
      'which city has the best average rating with more than 10 flats?',
      'avg(rating), count() by city having count() > 10 order by avg(rating) desc limit 1',
    ],
    [
      'which city has the highest average rent with at least 2 bedrooms?',
      'avg(rent), count() by city where bedrooms >= 2 order by avg(rent) desc limit 1',
    ],
  ])('%s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });

  it.each(['which city has the highest average rent with at least 10 villas?', 'which city has the highest average rent with fewer than 10 flats?'])(
    'are refused where something else is bounded: %s',
    (question) => {
      expect(asked(flats, question)).toMatch(/^cannot/);
    },
  );
});
