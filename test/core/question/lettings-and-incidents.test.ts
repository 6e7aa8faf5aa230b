import { describe, expect, it } from 'vitest';

import { categories, collection, conversation, flags, texts } from './asked.ts';

const lettings = collection(
  { name: 'lettings', titleField: 'name', key: ['ref'] },
  Array.from({ length: 50 }, (_, index) => ({
    ref: `L-${index}`,
    name: `Harbour stay number ${index}`,
    owner_name: `Owner ${index % 9}`,
    lodging: ['Whole boat', 'Shared cabin', 'Tent'][index % 3] ?? '',
  })),
  [
    ...texts('ref name', 50),
    ...categories('owner_name lodging', 50),
    ...flags('owner_has_phone owner_is_verified', 50),
    { name: 'price', type: 'number', unit: 'EUR', role: 'price', min: 20, max: 400, values: 50 },
    { name: 'berths', type: 'number', role: 'count', min: 1, max: 9, integer: true, values: 50 },
  ],
);

const incidents = collection(
  { name: 'incidents', titleField: 'name', key: ['ref'] },
  Array.from({ length: 30 }, (_, index) => ({ ref: `I-${index}`, name: `Creek incident ${index}` })),
  [
    ...texts('ref name', 30),
    { name: 'AcresFlooded', type: 'number', role: 'additive', min: 2, max: 60_000, values: 20 },
    { name: 'PersonnelInvolved', type: 'number', min: 5, max: 900, integer: true, values: 12 },
    { name: 'PercentDrained', type: 'number', role: 'average', min: 10, max: 95, integer: true, values: 20 },
    { name: 'started', type: 'date', min: Date.UTC(2026, 0, 3), max: Date.UTC(2026, 9, 30), values: 30 },
  ],
);

describe('names of fields', () => {
  it.each([
    // The verb of the question is no part of a name that goes on with something else.
    ['which owner has the most lettings', 'count() by owner_name order by count() desc limit 1'],
    ['average price where the owner has a phone', 'avg(price) where owner_has_phone = true'],
  ])('%s', (question, plan) => {
    expect(conversation(lettings, question)).toBe(plan);
  });
});

describe('a place that other places lie in', () => {
  const stalls = collection(
    { name: 'stalls', titleField: 'name', key: ['ref'] },
    Array.from({ length: 40 }, (_, index) => ({
      ref: `S-${index}`,
      name: `Market stall ${index}`,
      town: ['Norland', 'Alder, Norland', 'Birch, Norland', 'Westerby'][index % 4] ?? '',
      sold: ['Tea', 'Green Tea', 'Coffee'][index % 3] ?? '',
    })),
    [...texts('ref name', 40), ...categories('town sold', 40)],
  );

  it.each([
    // Those in its towns are in it as well; of what is sold, each name is one of its own.
    ['how many stalls are in Norland', "count() where town has 'Norland'"],
    ['how many stalls sell tea', "count() where sold = 'Tea'"],
  ])('%s', (question, plan) => {
    expect(conversation(stalls, question)).toBe(plan);
  });
});

describe('how large something is', () => {
  it.each([
    ['biggest incident', 'list order by AcresFlooded desc limit 1'],
    ['the smallest incident', 'list order by AcresFlooded limit 1'],
  ])('%s', (question, plan) => {
    expect(conversation(incidents, question)).toBe(plan);
  });

  it('takes shares from none to the whole, whatever there is', () => {
    expect(conversation(incidents, 'how many incidents are 100% drained')).toBe('count() where PercentDrained = 100');
    expect(conversation(incidents, 'how many incidents are 150% drained')).toMatch(/^cannot/);
  });
});

describe('a whole question after another one', () => {
  it('is not held to the conditions of before where a superlative says what it ranks', () => {
    expect(conversation(lettings, 'how many lettings have 3 or more berths', 'cheapest shared cabin')).toBe(
      "list where lodging = 'Shared cabin' order by price limit 1",
    );
    expect(conversation(lettings, 'how many lettings have 3 or more berths', 'the cheapest of them')).toBe(
      'list where berths >= 3 order by price limit 1',
    );
  });

  it('uses every word after a comparison of runs, too', () => {
    expect(conversation(incidents, 'what changed since the last run', 'how many people drained')).toMatch(/^cannot/);
  });
});
