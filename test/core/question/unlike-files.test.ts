import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../src/core/language/query-field.ts';
import { asked, collection, flats } from './asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ferry: `MV Gull ${index}`,
  harbor: ['Brae', 'Sund', 'Vik'][index % 3] ?? '',
  fault: ['None', 'Engine', 'Hull'][index % 3] ?? '',
  call_sign: index % 4 === 0 ? '' : `GU${index}`,
  'year launched': ['1900', '1923', 'unsure'][index % 3] ?? '',
}));

/** Texts that say that there is nothing, years among texts, a number of the records, and costs that are called alike. */
const fields: readonly QueryField[] = [
  { name: 'ferry', type: 'text', role: 'title', values: 60, nulls: 0 },
  { name: 'harbor', type: 'text', role: 'category', values: 60, nulls: 0 },
  { name: 'fault', type: 'text', role: 'category', values: 60, nulls: 0 },
  { name: 'call_sign', type: 'text', role: 'text', values: 60, nulls: 0, emptyTexts: 15 },
  { name: 'year launched', type: 'text', role: 'category', values: 60, nulls: 0 },
  { name: 'crossing', type: 'number', role: 'key', min: 1, max: 60, integer: true, values: 60, distinct: 60 },
  { name: 'survey year number', type: 'number', role: 'year', min: 2019, max: 2024, integer: true, values: 60, distinct: 6 },
  { name: 'ticket', type: 'number', role: 'price', unit: 'EUR', min: 2, max: 90, values: 60 },
  { name: 'postage', type: 'number', role: 'number', unit: 'EUR', min: 0, max: 9, values: 60 },
  { name: 'deaths', type: 'number', role: 'additive', min: 0, max: 4, integer: true, values: 60 },
];
const base = collection({ name: 'ferries', titleField: 'ferry', key: ['ferry'] }, rows, fields);
const ferries = { ...base, facts: { ...base.facts, distinct: (name: string) => (name === 'crossing' ? 60 : base.facts.distinct(name)) } };

describe('files as strangers write them', () => {
  it.each([
    ['how many ferries have no call sign?', "count() where call_sign = ''"],
    ['how many ferries have a call sign?', "count() where call_sign != ''"],
    ['how many ferries had no fault?', "count() where fault = 'None'"],
    ['crossings by harbor', 'count() by harbor order by count() desc'],
    ['dearest postage', 'max(postage)'],
    ['in which harbor was the deadliest crossing?', 'list ferry, harbor, deaths order by deaths desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });

  it.each(['how many launched after 1900?', 'ferries launched since 1900'])(
    'drop no word that says on which side of a value records are: %s',
    (question) => {
      const undated = ferries.fields.filter(({ name }) => name !== 'survey year number');
      expect(asked({ ...ferries, fields: undated }, question)).toMatch(/^cannot/);
    },
  );

  it.each(['surveys per harbor', 'which harbor has the fewest surveys?'])('average no years because of a part of their name: %s', (question) => {
    expect(asked(ferries, question)).not.toContain('avg(');
  });

  it('take no single record for what it has', () => {
    expect(asked(ferries, 'number of cabins on MV Gull 7')).toMatch(/^cannot/);
    expect(asked(ferries, 'how many gizmos with a ticket under 40?')).toBe('count() where ticket < 40');
  });

  it('tell of no date where no field is one', () => {
    const undated = ferries.fields.filter(({ name }) => name !== 'survey year number');
    expect(asked({ ...ferries, fields: undated }, 'when was MV Gull 7 built?')).toMatch(/^cannot/);
  });

  it('take examples in brackets for no other words', () => {
    expect(asked(flats, 'count by sort of boiler (gas, electric ...)')).toMatch(/^cannot/);
  });
});
