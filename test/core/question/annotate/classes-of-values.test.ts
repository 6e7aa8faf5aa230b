import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, collection } from '../asked.ts';

const origins = ['Italy', 'Peru', 'Norway', 'Viet Nam'];
const tongues = ['Danish', 'Greek', 'Welsh'];
const tones = ['navy', 'gold', 'beige'];
const rows = Array.from({ length: 48 }, (_, index) => ({
  lamp: `Lamp ${index}`,
  origin: origins[index % 4] ?? '',
  manual: tongues[index % 3] ?? '',
  tone: tones[index % 3] ?? '',
  mood: ['calm', 'Peru', 'bright'][index % 3] ?? '',
}));

function of(name: string, samples: readonly string[]): QueryField {
  return { name, type: 'text', role: 'category', values: 48, nulls: 0, closed: true, samples };
}

const fields: readonly QueryField[] = [
  { name: 'lamp', type: 'text', role: 'title', values: 48, nulls: 0 },
  of('origin', origins),
  of('manual', tongues),
  of('tone', tones),
  of('mood', ['calm', 'Peru', 'bright']),
  { name: 'price', type: 'number', role: 'price', unit: 'EUR', min: 4, max: 210, values: 48 },
];
const lamps = collection({ name: 'lamps', titleField: 'lamp', key: ['lamp'] }, rows, fields);

describe('a field is called by what its values are', () => {
  it.each([
    ['how many lamps per country?', 'count() by origin order by count() desc'],
    ['average price by language', 'avg(price) by manual order by avg(price) desc'],
    ['how many different colors are there?', 'distinct(tone)'],
  ])('%s', (question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });

  it('which is the one that has the name, where there is one', () => {
    const named = { ...lamps, fields: [...lamps.fields, of('country', ['IT', 'PE', 'NO'])] };
    expect(asked(named, 'how many lamps per country?')).toBe('count() by country order by count() desc');
  });

  it('and not by what only some of them are', () => {
    const others = { ...lamps, fields: lamps.fields.filter(({ name }) => name !== 'origin') };
    expect(asked(others, 'how many lamps per country?')).toMatch(/^cannot/);
  });
});
