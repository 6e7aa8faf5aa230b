import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Filter } from '../../../src/core/condition/condition.ts';
import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { runs } from '../../property-runs.ts';

const NOW = Date.parse('2026-05-20T10:30:00Z');

const others = fc.uniqueArray(
  fc.constantFrom<QueryField>(
    { name: 'title', type: 'text' },
    { name: 'cost_notes', type: 'text' },
    { name: 'bedrooms', type: 'number', min: 0, max: 9, integer: true },
    { name: 'availability_90', type: 'number', min: 0, max: 90, integer: true },
    { name: 'number_of_reviews', type: 'number', min: 0, max: 5000, integer: true },
    { name: 'response_rate', type: 'number', min: 0, max: 100 },
    { name: 'price_level', type: 'number', min: 1, max: 4, integer: true },
    { name: 'sqft_living', type: 'number', min: 200, max: 9000 },
    { name: 'team_size', type: 'number', min: 1, max: 9000 },
    { name: 'year', type: 'number', min: 1950, max: 2026, integer: true },
    { name: 'guest_rating', type: 'number', min: 1, max: 5 },
    { name: 'sales_count', type: 'number', min: 0, max: 90000, integer: true },
    { name: 'km_driven', type: 'number', min: 0, max: 400000 },
    { name: 'posted', type: 'date' },
    { name: 'in_stock', type: 'boolean' },
  ),
  { selector: (field) => field.name, maxLength: 15 },
);

const money = fc
  .record({
    name: fc.constantFrom(
      'price',
      'Cost',
      'asking_price',
      'budget',
      'Production Budget',
      'gross',
      'Worldwide Gross',
      'salary',
      'annualRevenue',
      'fee',
      'rent',
      'nightly_rate',
      'tuition',
      'total_funding',
      'prize',
      'Price ($)',
    ),
    ranged: fc.boolean(),
    unit: fc.constantFrom('USD', undefined),
  })
  .map(({ name, ranged, unit }): QueryField => ({
    name,
    type: 'number',
    ...(ranged && { min: 10, max: 900000 }),
    ...(unit !== undefined && { unit }),
  }));

const bounds: readonly (readonly [text: (amount: number) => string, condition: (field: string, amount: number) => string])[] = [
  [(amount) => `something nice under $${amount}`, (field, amount) => `${field} < ${amount}`],
  [(amount) => `over $${amount}`, (field, amount) => `${field} > ${amount}`],
  [(amount) => `at least ${amount} dollars, near the park`, (field, amount) => `${field} >= ${amount}`],
  [(amount) => `max €${amount}`, (field, amount) => `${field} <= ${amount}`],
  [(amount) => `$${amount} or less`, (field, amount) => `${field} <= ${amount}`],
  [(amount) => `between $${amount} and $${amount + 500}`, (field, amount) => `${field} BETWEEN ${amount} AND ${amount + 500}`],
  [(amount) => `not between $${amount} and $${amount + 500}`, (field, amount) => `${field} NOT BETWEEN ${amount} AND ${amount + 500}`],
];

test('a bound with a currency is said of the only amount of money, whatever stands beside it', () => {
  fc.assert(
    fc.property(others, money, fc.constantFrom(...bounds), fc.integer({ min: 20, max: 100000 }), (fields, amount, [text, condition], value) => {
      const { filter } = interpretByRules(text(value), [...fields, amount], NOW);
      const name = /^\w+$/.test(amount.name) ? amount.name : `\`${amount.name}\``;
      expect(filter === null ? '' : printFilter(filter)).toBe(condition(name, value));
    }),
    { numRuns: runs(1500) },
  );
});

test.each([
  ['under $80', ['cleaning_fee', 'price', 'security_deposit'], 'price'],
  ['over $900', ['Cost Other', 'Cost Repair', 'Cost Total $'], 'Cost Total $'],
  ['under $300', ['Old Price', 'Shipping Cost', 'Price'], 'Price'],
  ['more than $2 million', ['price_per_sqft', 'tax', 'price'], 'price'],
])('of several amounts of money "%s" is said of the main one: %j', (query, names, meant) => {
  const fields = names.map((name): QueryField => ({ name, type: 'number', min: 1, max: 9e6 }));
  expect(fieldsIn(interpretByRules(query, fields, NOW).filter)).toEqual([meant]);
});

describe('a name is never meant by words that contradict it', () => {
  const number = (name: string): QueryField => ({ name, type: 'number', min: 0, max: 100000, integer: true });
  const date = (name: string): QueryField => ({ name, type: 'date', min: Date.parse('2010-01-01'), max: NOW });
  test.each([
    [date('first_review'), 'last reviewed in 2024'],
    [date('last_review'), 'first reviewed before 2020'],
    [date('start_date'), 'ending in March 2025'],
    [date('valid_from'), 'valid until March 2025'],
    [number('max_nights'), 'minimum nights 3'],
    [number('min_nights'), 'maximum stay of 30 nights or more'],
    [number('maximum_price'), 'the minimum price is over 300'],
    [number('min_price'), 'with a maximum price of 300'],
    [number('price_from'), 'price to 500'],
    [number('Goals For'), 'fewer than 3 goals against'],
    [number('home_score'), 'away score over 2'],
    [number('games_won'), 'games lost over 5'],
    [number('US Gross'), 'worldwide gross over 300'],
  ])('%j by "%s"', (field, query) => {
    fc.assert(
      fc.property(others, (beside) => {
        const { filter } = interpretByRules(query, [...beside, field], NOW);
        expect(fieldsIn(filter)).not.toContain(field.name);
      }),
      { numRuns: runs(60) },
    );
  });
});

test('what is known of the fields is kept with their array, and another array is read anew', () => {
  const fields: readonly QueryField[] = [{ name: 'price', type: 'number' }];
  expect(interpretByRules('under $5', fields, NOW)).toEqual(interpretByRules('under $5', [...fields], NOW));
  expect(interpretByRules('under $5', [{ name: 'fee', type: 'number' }], NOW).filter).toMatchObject({ field: 'fee' });
});

function fieldsIn(filter: Filter | null): readonly string[] {
  if (filter === null) return [];
  if (filter.kind === 'and' || filter.kind === 'or') return filter.items.flatMap(fieldsIn);
  return filter.kind === 'not' ? fieldsIn(filter.item) : [filter.field];
}
