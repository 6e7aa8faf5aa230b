import { describe, expect, it } from 'vitest';

import { printPlan } from '../../../../src/core/plan/print.ts';
import { planByRules } from '../../../../src/core/question/plan-question.ts';
import { asked, categories, collection, NOW, number, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  listingId: `L-${index}`,
  artist: ['Mara Quill', 'The Lamps', 'Ivo Brandt'][index % 3] ?? '',
  section: ['Floor', 'Balcony', 'Club'][index % 3] ?? '',
  perks: ['aisle seat; parking pass', 'padded seat', 'parking pass', 'early entry'][index % 4] ?? '',
}));

/** Offers of tickets: several for one evening, in sections, with a list of what comes with them. */
const seats = collection({ name: 'resale', titleField: null, key: ['listingId'] }, rows, [
  ...texts('listingId perks', 60),
  ...categories('artist section', 60),
  number('ticketsAvailable'),
  { name: 'priceEach', type: 'number', unit: 'USD', role: 'price', min: 20, max: 900, values: 60 },
  { name: 'eventDate', type: 'date', precision: 'day', min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 9, 30), values: 60 },
]);

describe('a noun right behind a value is no item of a list', () => {
  it.each([
    ['how many listings are floor seats', 'cannot: seats'],
    ['average price of balcony seats', 'cannot: seats'],
    ['how many listings have an aisle seat', "count() where perks has 'aisle seat'"],
    ['how many listings with parking passes', "count() where perks has 'parking pass'"],
    ['average price of floor tickets', "avg(priceEach) where section = 'Floor'"],
  ])('%s', (question, plan) => {
    expect(asked(seats, question)).toBe(plan);
  });
});

describe('offers of tickets are no events', () => {
  it.each([
    ['how many shows does Mara Quill have', 'cannot:'],
    ['which artist has the most concerts', 'cannot:'],
    ['how many listings are there for Mara Quill', "count() where artist = 'Mara Quill'"],
    ['average price for concerts in december', "avg(priceEach) where eventDate >= '2026-12-01' and eventDate < '2027-01-01'"],
  ])('%s', (question, plan) => {
    expect(asked(seats, question)).toBe(plan);
  });
});

describe('what is offered where there is no answer', () => {
  const offers = (text: string) => {
    const planned = planByRules({ text, ...seats, last: null, now: NOW });
    return planned.kind === 'plan' ? ['answered'] : (planned.choices ?? []).map(printPlan);
  };

  it.each([
    ['average price of floor seats', ["avg(priceEach) where section = 'Floor'"]],
    ['how many shows does Mara Quill have', []],
    ['how many listings in the floor or the gallery', []],
    ['which listings have the finest view', []],
  ])('leaves out no more than the words that were not understood: %s', (question, plans) => {
    expect(offers(question)).toEqual(plans);
  });
});
