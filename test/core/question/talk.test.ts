import { describe, expect, it } from 'vitest';

import { planByRules } from '../../../src/core/question/plan-question.ts';
import { asked, flats, NOW } from './asked.ts';

function said(text: string): string {
  const planned = planByRules({ text, ...flats, last: null, now: NOW });
  return planned.kind === 'plan' ? 'a plan' : `${planned.isTalk === true ? 'talk' : 'cannot'}: ${planned.reason}`;
}

describe('what is said to one who answers', () => {
  it.each([
    ['hello', /^talk: Hello/],
    ['Good morning!', /^talk: Hello/],
    ['thanks a lot', /^talk: You are welcome/],
    ['ok great, thank you', /^talk: You are welcome/],
    ['what can you do?', /^talk: I count/],
    ['help', /^talk: I count/],
    ['what fields are there?', /^talk: Each of the 60 records of flats has ref, title, city/],
    ['which columns do you have', /^talk: Each of the 60 records/],
    ['what does size_sqm mean?', /^talk: The field size_sqm is a number from 18 to 190, known for 55 of 60 records$/],
    ['what does size sqm stand for', /^talk: The field size_sqm/],
    ['what does furnished mean', /^talk: The field furnished is yes or no/],
    ['what does listed_at mean', /^talk: The field listed_at is a date from 2025-01-03 to 2026-10-30/],
    ['what does Oakford mean?', /^talk: "oakford" is a value of city/],
    ['what does zorp mean?', /^talk: No field is called "zorp"/],
  ])('is answered in one line: %s', (text, line) => {
    expect(said(text)).toMatch(line);
  });

  it.each([
    ['hello, how many flats are there?', 'count()'],
    ['thanks, and how many are furnished?', 'count() where furnished = true'],
    ['what is the mean rent', 'avg(rent)'],
    ['show all flats in Oakford', "list where city = 'Oakford' limit 50"],
  ])('and a question of records stays one: %s', (text, plan) => {
    expect(said(text)).not.toMatch(/^talk/);
    expect(asked(flats, text)).toBe(plan);
  });
});

describe('what people say and recommend', () => {
  it('is read by nobody out of a number', () => {
    expect(asked(flats, 'what do the ratings say about Oakford')).toMatch(/^cannot/);
  });

  it('is counted where records tell', () => {
    const told = { ...flats, fields: [...flats.fields, { name: 'recommended', type: 'boolean' as const, values: 60 }] };
    expect(asked(told, 'how many flats are recommended')).toBe('count() where recommended = true');
    expect(asked(flats, 'how many flats are recommended')).toMatch(/^cannot/);
  });
});
