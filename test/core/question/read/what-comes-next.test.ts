import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import { readByRules } from '../../../../src/core/query/read-query.ts';
import { asked, categories, collection, conversation, flags, NOW, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 60 }, (_, index) => ({
  artist: `Oskar Nils ${index % 12}`,
  city: ['Berlin', 'Ghent', 'Bristol'][index % 3] ?? '',
  genre: ['Folk', 'Pantomime', 'Jazz'][index % 3] ?? '',
  rehearsals: ['1 evening a week', '2 evenings a week', '3 evenings a week'][index % 3] ?? '',
}));
/** Concerts with the date on which each takes place, and one from which tickets are sold. */
const concerts = collection({ name: 'concerts', titleField: null, key: [] }, rows, [
  ...texts('artist', 60),
  ...categories('city rehearsals', 60),
  { name: 'genre', type: 'text', role: 'category', values: 60, samples: ['Folk', 'Pantomime', 'Jazz'] },
  { name: 'date', type: 'date', precision: 'day', min: day('2026-11-24'), max: day('2027-09-01'), values: 60 },
  { name: 'onSaleDate', type: 'date', precision: 'day', min: day('2026-06-01'), max: day('2026-11-26'), values: 55 },
  { name: 'ticketPrice', type: 'number', unit: 'EUR', role: 'price', min: 5, max: 90, values: 60 },
  { name: 'seatsLeft', type: 'number', min: 0, max: 900, integer: true, values: 60 },
  ...flags('premiere', 60),
]);
const today = new Date(NOW).toISOString().slice(0, 10);

const dated = (name: string) => ({ name, type: 'date', precision: 'day', min: day('2026-11-24'), max: day('2027-09-01'), values: 60 }) as const;
const tours = collection({ name: 'tours', titleField: null, key: [] }, rows, [
  ...categories('city', 60),
  dated('departs_on'),
  dated('book_by_deadline'),
]);
const bills = collection({ name: 'bills', titleField: null, key: [] }, rows, [...categories('city', 60), dated('due_by')]);

describe('what takes place next', () => {
  it.each([
    ['when is the next concert', `min(date) where date >= '${today}'`],
    ['what is the next concert in Berlin?', `list where city = 'Berlin' and date >= '${today}' order by date limit 1`],
    ['next 3 concerts', `list where date >= '${today}' order by date limit 3`],
    ['how many concerts are still to come', `count() where date >= '${today}'`],
    ['how many premieres are there this year', "count() where premiere = true and date >= '2026-01-01' and date < '2027-01-01'"],
  ])('is ordered by the date of the event, and not by that of the sale: %s', (question, plan) => {
    expect(asked(concerts, question)).toBe(plan);
  });

  it('is counted no further where it is the first few of many', () => {
    expect(conversation(concerts, 'next 3 concerts', 'how many of them are in Berlin')).toMatch(/^cannot/);
    expect(conversation(concerts, 'next 3 concerts', 'and in Berlin')).toContain("city = 'Berlin'");
  });

  it('is the day of a departure, and none by which something must be done', () => {
    expect(asked(tours, 'when is the next tour')).toBe(`min(departs_on) where departs_on >= '${today}'`);
    expect(asked(bills, 'when is the next bill')).toMatch(/^cannot/);
  });

  it('is nothing that a word of time makes of next', () => {
    expect(asked(concerts, 'how many concerts are next summer')).not.toContain('order by');
  });

  it.each(['concerts from today on', 'upcoming concerts'])('is of the event in a search: %s', (query) => {
    const { filter } = readByRules(query, concerts.fields, NOW).interpretation;
    expect(filter === null ? '' : printFilter(filter)).toBe(`date >= '${today}'`);
  });
});

describe('words for a value', () => {
  it.each([
    ['average ticket price of a panto', "avg(ticketPrice) where genre = 'Pantomime'"],
    ['rehearsing just one evening a week, how many', "count() where rehearsals = '1 evening a week'"],
    ['concerts with 10 or more seats still free, how many', 'count() where seatsLeft >= 10'],
  ])('%s', (question, plan) => {
    expect(asked(concerts, question)).toBe(plan);
  });

  it.each(['how many of the visitors are over 70', 'what job does Oskar Nils 3 do'])('are nothing else: %s', (question) => {
    expect(asked(concerts, question)).toMatch(/^cannot/);
  });
});
