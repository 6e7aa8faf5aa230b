import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { some } from '../../property-runs.ts';
import { asked, collection, NOW } from './asked.ts';

const BEFORE: readonly (readonly [string, readonly string[]])[] = [
  ['>', ['over', 'above', 'more than', 'greater than', 'exceeding', '>']],
  ['<', ['under', 'below', 'less than', '<']],
  ['>=', ['at least', 'min', 'minimum', 'from', 'no less than', '>=']],
  ['<=', ['at most', 'up to', 'max', 'maximum', 'no more than', '<=']],
];
const AFTER: readonly (readonly [string, readonly string[]])[] = [
  ['>=', ['or more', 'or higher', 'and up', 'and above', 'or above', 'upwards']],
  ['<=', ['or less', 'or lower', 'or below', 'max', 'and below']],
];

interface Measured {
  readonly field: QueryField;
  readonly said: string;
  readonly value: number;
  readonly amounts: readonly string[];
  readonly compared: readonly (readonly [string, string])[];
}

const rows = Array.from({ length: 40 }, (_, index) => ({ kit: `Kit ${index}`, maker: ['Sixty Minutes', 'Brae', 'Vik'][index % 3] ?? '' }));
const number = (name: string, max: number, more: Partial<QueryField> = {}): QueryField => ({
  name,
  type: 'number',
  min: 1,
  max,
  values: 40,
  ...more,
});
const MEASURED: readonly Measured[] = [
  {
    field: number('duration', 240, { unit: 'min', integer: true }),
    said: 'duration',
    value: 75,
    amounts: ['75 min', '75 minutes', '75 mins', '75min'],
    compared: [
      ['>', 'longer than'],
      ['<', 'shorter than'],
    ],
  },
  {
    field: number('price_pp', 90, { unit: 'EUR', role: 'price' }),
    said: 'price',
    value: 20,
    amounts: ['20 euros', '20 €', '€20'],
    compared: [
      ['>', 'more expensive than'],
      ['>', 'pricier than'],
      ['<', 'cheaper than'],
    ],
  },
  { field: number('cupScore', 100), said: 'cup score', value: 85, amounts: ['85', '85 points'], compared: [] },
  { field: number('altitude', 2600, { unit: 'm' }), said: 'altitude', value: 1800, amounts: ['1800 m', '1800 metres', '1800'], compared: [] },
  {
    field: number('weight', 5000, { unit: 'g', integer: true }),
    said: 'weight',
    value: 500,
    amounts: ['500 g', '500 grams', '500g', '0.5 kg'],
    compared: [
      ['>', 'heavier than'],
      ['<', 'lighter than'],
    ],
  },
  { field: number('wind_mph', 90, { unit: 'mph' }), said: 'wind speed', value: 40, amounts: ['40 mph', '40mph'], compared: [['>', 'stronger than']] },
];
const fields: readonly QueryField[] = [
  { name: 'kit', type: 'text', role: 'title', values: 40 },
  { name: 'maker', type: 'text', role: 'category', values: 40 },
  ...MEASURED.map(({ field }) => field),
  { name: 'sold_on', type: 'date', min: Date.UTC(2025, 0, 3), max: NOW, values: 40 },
];
const kits = collection({ name: 'kits', titleField: 'kit', key: ['kit'] }, rows, fields);

/** One bound in all the ways in which people write it, each with the condition that it means. */
function bounds({ field, said, value, amounts, compared }: Measured): readonly (readonly [words: string, condition: string])[] {
  return amounts.flatMap((amount) => [
    ...BEFORE.flatMap(([op, words]) => words.map((word): [string, string] => [`with ${said} ${word} ${amount}`, `${field.name} ${op} ${value}`])),
    ...AFTER.flatMap(([op, words]) => words.map((word): [string, string] => [`with ${said} ${amount} ${word}`, `${field.name} ${op} ${value}`])),
    [`with ${said} ${amount.replace(/\d(?=\D*$)/, '$&+')}`, `${field.name} >= ${value}`] as [string, string],
    ...compared
      .filter(([, words]) => words !== 'stronger than')
      .map(([op, words]): [string, string] => [`${words} ${amount}`, `${field.name} ${op} ${value}`]),
  ]);
}

describe.each(MEASURED)('a bound of $said in other words', (measured) => {
  it('is one condition for a search', () => {
    for (const [words, condition] of bounds(measured)) {
      const { filter: read } = interpretByRules(`kits ${words}`, fields, NOW);
      expect(read === null ? '' : printFilter(read), words).toBe(condition);
    }
  });

  it.each(['how many kits', 'kits', 'which kits are there'])('is one condition for a chat: %s', (asking) => {
    for (const [words, condition] of some(bounds(measured))) expect(asked(kits, `${asking} ${words}`), words).toContain(`where ${condition}`);
  });
});
