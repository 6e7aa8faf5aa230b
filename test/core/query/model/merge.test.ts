import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkFilter } from '../../../../src/core/condition/check.ts';
import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import type { Interpretation } from '../../../../src/core/query/interpretation.ts';
import { readAnswer } from '../../../../src/core/query/model/answer.ts';
import { candidatesOf } from '../../../../src/core/query/model/candidates.ts';
import { leftoversOf } from '../../../../src/core/query/model/leftovers.ts';
import { mergeAnswer } from '../../../../src/core/query/model/merge.ts';
import { readByRules } from '../../../../src/core/query/read-query.ts';
import { cars, homes, jobs } from '../schemas.ts';
import { runs } from '../../../property-runs.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-05-20T10:30:00Z');

/** Words that mean a field without naming it; where vectors are at hand, they tell. */
const neighbors = new Map([
  ['toilets', 'bathrooms'],
  ['toilet', 'bathrooms'],
  ['crates', 'team_size'],
  ['hoist', 'elevator'],
  ['colleagues', 'team_size'],
  ['hedgehogs', 'petsAllowed'],
  ['advertised', 'postedAt'],
]);

function merge(query: string, answer: unknown, fields: readonly QueryField[] = homes) {
  const reading = readByRules(query, fields, NOW);
  const names = new Map(fields.filter(({ type }) => type !== 'text').map(({ name }) => [name, name]));
  const read = readAnswer(answer, names);
  return mergeAnswer(reading, candidatesOf(leftoversOf(reading, neighbors)), read ?? { conditions: [], order: null, unusable: 0 });
}

/** What must hold, each on its own. */
function statements({ filter }: Interpretation): readonly string[] {
  return filter === null ? [] : (filter.kind === 'and' ? filter.items : [filter]).map(printFilter);
}

function shown({ filter, rest, order }: Interpretation): readonly string[] {
  return [filter === null ? '' : printFilter(filter), order === null ? '' : `${order.field} ${order.direction}`, rest];
}

const one = (field: string, op: string, values: readonly unknown[], quote: string) => ({ conditions: [{ field, op, values, quote }], order: null });

describe('a condition that the words bear out is taken', () => {
  test.each([
    ['house with 2 toilets', one('bathrooms', '=', [2], '2 toilets'), 'bathrooms = 2', 'house'],
    ['house with 2 toilets', one('bathrooms', 'in', ['2'], 'house with 2 toilets'), 'bathrooms = 2', 'house'],
    ['more than two toilets please', one('bathrooms', '>', [2], 'more than two toilets'), 'bathrooms > 2', ''],
    ['at least 2 toilets, no hoist', one('bathrooms', '>', [2], '2 toilets'), 'bathrooms >= 2', 'no hoist'],
    ['at least 2 toilets, no hoist', one('elevator', '=', [false], 'no hoist'), 'elevator = false', 'least 2 toilets'],
    ['no hoist', one('elevator', '!=', [true], 'no hoist'), 'elevator = false', ''],
    ['flat with a hoist under 900', one('elevator', '=', ['true'], 'with a hoist'), 'monthlyRent < 900 AND elevator = true', 'flat'],
    ['between 2 and 3 toilets', one('bathrooms', 'between', [2, 3], 'between 2 and 3 toilets'), 'bathrooms BETWEEN 2 AND 3', ''],
    ['flat with 2 or 3 toilets', one('bathrooms', 'in', [3, 2], '2 or 3 toilets'), 'bathrooms IN (2, 3)', 'flat'],
    ['hedgehogs welcome', one('petsAllowed', '=', [true], '"Hedgehogs welcome."'), 'petsAllowed = true', ''],
  ])('%j and %j', (query, answer, filter, rest) => {
    expect(shown(merge(query, answer).interpretation)).toEqual([filter, '', rest]);
  });

  test('for a time as well, on the field that is meant', () => {
    const reading = merge('advertised 2026, colleagues over 30', one('postedAt', 'between', ['2026-01-01', '2026-12-31'], 'advertised 2026'), jobs);
    expect(reading.interpretation.filter).not.toBeNull();
    expect(shown(reading.interpretation)[0]).toBe("postedAt >= '2026-01-01'");
  });

  test('for an order, read from a superlative', () => {
    const asked = { conditions: [], order: { field: 'bathrooms', direction: 'desc', quote: 'most toilets' } };
    expect(shown(merge('flat with the most toilets', asked).interpretation)).toEqual(['', 'bathrooms desc', 'flat']);
  });

  test('and told as a span of the query, beside those of the rules', () => {
    const { interpretation, kept } = merge('under 900, 2 toilets', one('bathrooms', '=', [2], '2 toilets'));
    expect(kept).toBe(1);
    expect(interpretation.spans).toEqual([
      { start: 0, end: 9, text: 'under 900', kind: 'condition', reading: 'monthlyRent < 900' },
      { start: 11, end: 20, text: '2 toilets', kind: 'condition', reading: 'bathrooms = 2' },
    ]);
  });
});

describe('a condition that they do not bear out is left out alone', () => {
  test.each([
    ['words that are not in the query', 'house with 2 toilets', one('bathrooms', '=', [2], 'two toilets'), 'quote'],
    ['no words', 'house with 2 toilets', one('bathrooms', '=', [2], '...'), 'quote'],
    ['words in another order', 'house with 2 toilets', one('bathrooms', '=', [2], 'toilets 2'), 'quote'],
    ['words that hold no number', 'house with 2 toilets', one('bathrooms', '=', [2], 'toilets'), 'field'],
    ['a value that is not there', 'house with 2 toilets', one('bathrooms', '=', [3], '2 toilets'), 'value'],
    ['a value at another scale', 'house with 2 toilets', one('bathrooms', '=', [2000], '2 toilets'), 'value'],
    ['one value too many', 'house with 2 toilets', one('bathrooms', '=', [2, 3], '2 toilets'), 'value'],
    ['a value of another type', 'house with 2 toilets', one('bathrooms', '=', [true], '2 toilets'), 'value'],
    ['a bound where none is stated', 'house with 2 toilets', one('bathrooms', '>=', [2], '2 toilets'), 'value'],
    ['the contrary', 'house with 2 toilets', one('bathrooms', '!=', [2], '2 toilets'), 'value'],
    ['the other side', 'more than 2 toilets', one('bathrooms', '<', [2], 'more than 2 toilets'), 'value'],
    ['the very number of a bound', 'more than 2 toilets', one('bathrooms', '=', [2], '2 toilets'), 'value'],
    ['a yes for a no', 'no hoist', one('elevator', '=', [true], 'no hoist'), 'value'],
    ['a no for a yes', 'with a hoist', one('elevator', '=', [false], 'hoist'), 'value'],
    ['a bound of a yes', 'with a hoist', one('elevator', '>', [true], 'hoist'), 'value'],
    ['a field that is not spoken of', 'house with 2 toilets', one('bedrooms', '=', [2], '2 toilets'), 'field'],
    ['more than the field could hold', 'house with 40 toilets', one('bathrooms', '=', [40], '40 toilets'), 'field'],
    ['a kind of another thing', '2 toilet seats', one('bathrooms', '=', [2], '2 toilet seats'), 'field'],
    ['a name with a number', 'Studio 54 loft', one('floor', '=', [54], 'Studio 54'), 'field'],
    ['a size', '4 x 6 toilets frame', one('bathrooms', '=', [4], '4 x 6 toilets'), 'field'],
    ['one side of an alternative', 'hoist or balcony', one('elevator', '=', [true], 'hoist'), 'field'],
    ['what need not be', "don't need a hoist", one('elevator', '=', [false], "don't need a hoist"), 'field'],
    ['what the rules have read otherwise', 'under 900', one('monthlyRent', '>', [900], 'under 900'), 'conflict'],
    ['what the rules have read', 'under 900', one('monthlyRent', '<', [900], 'under 900'), 'conflict'],
    ['a unit of another kind', '2 kg toilets', one('bathrooms', '=', [2], '2 kg toilets'), 'field'],
    ['an amount of money', '$2 toilets', one('bathrooms', '=', [2], '$2 toilets'), 'field'],
  ])('%s: %j', (_what, query, answer, check) => {
    const before = readByRules(query, homes, NOW).interpretation;
    const { interpretation, refused, kept } = merge(query, answer);
    expect(interpretation).toEqual(before);
    expect([kept, refused]).toEqual([0, [check]]);
  });

  test('the others stay', () => {
    const answer = {
      conditions: [
        { field: 'bedrooms', op: '=', values: [2], quote: '2 toilets' },
        { field: 'bathrooms', op: '=', values: [2], quote: '2 toilets' },
        { field: 'elevator', op: '=', values: [true], quote: 'a hoist' },
      ],
      order: null,
    };
    const { interpretation, refused } = merge('2 toilets and a hoist, 3 bedrooms', answer);
    expect(shown(interpretation)).toEqual(['bedrooms = 3 AND bathrooms = 2 AND elevator = true', '', '']);
    expect(refused).toEqual(['conflict']);
  });

  test('the same words become one condition only', () => {
    const twice = { conditions: [...one('bathrooms', '=', [2], '2 toilets').conditions, ...one('bathrooms', '=', [2], '2 toilets').conditions] };
    const { interpretation, refused } = merge('2 toilets', twice);
    expect([shown(interpretation)[0], refused]).toEqual(['bathrooms = 2', ['conflict']]);
  });

  test.each([
    ['an order against the one that is asked for', 'most toilets', { field: 'bathrooms', direction: 'asc', quote: 'most toilets' }, 'value'],
    ['an order by what is not spoken of', 'most toilets', { field: 'bedrooms', direction: 'desc', quote: 'most toilets' }, 'field'],
    ['an order beside that of the rules', 'cheapest, most toilets', { field: 'bathrooms', direction: 'desc', quote: 'most toilets' }, 'conflict'],
    ['an order out of nothing', 'with toilets', { field: 'bathrooms', direction: 'desc', quote: 'with toilets' }, 'field'],
  ])('%s', (_what, query, order, check) => {
    const { interpretation, refused } = merge(query, { conditions: [], order });
    expect(interpretation).toEqual(readByRules(query, homes, NOW).interpretation);
    expect(refused).toEqual([check]);
  });
});

const json = fc.jsonValue({ maxDepth: 4 });
const fieldName = fc.oneof(
  fc.constantFrom(...[...homes, ...jobs, ...cars].map(({ name }) => name), '__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  fc.string(),
);
const value = fc.oneof(fc.constantFrom(2, 3, 900, true, false, 'true', '2', '2026-01-01', '', Infinity), fc.double(), fc.string(), json);
const queries = fc.constantFrom(
  'house with 2 toilets under 900',
  'more than 2 toilets or a hoist',
  'no hoist, no pets, three bedrooms and between 2 and 3 toilets, cheapest first',
  'remote job with over 30 colleagues advertised 2026',
  '4 x 6 crates for Studio 54, most toilets, hedgehogs welcome',
);
const quote = fc.oneof(
  fc.constantFrom('2 toilets', 'more than 2 toilets', 'no hoist', 'hoist', 'over 30 colleagues', 'advertised 2026', 'most toilets', 'hedgehogs'),
  queries,
  fc.string(),
);
const op = fc.oneof(fc.constantFrom('=', '!=', '<', '<=', '>', '>=', 'between', 'in', 'like', '__proto__'), fc.string());
const condition = fc.oneof(
  fc.record({ field: fieldName, op, values: fc.oneof(fc.array(value, { maxLength: 5 }), value), quote }, { requiredKeys: [] }),
  json,
);
const orderLike = fc.oneof(fc.record({ field: fieldName, direction: fc.constantFrom('asc', 'desc', 'up'), quote }, { requiredKeys: [] }), json);
const answer = fc.oneof(json, fc.record({ conditions: fc.array(condition, { maxLength: 12 }), order: orderLike }, { requiredKeys: ['conditions'] }));
const schemas = fc.constantFrom(homes, jobs, cars, [...homes, ...jobs]);

describe('whatever a model answers', () => {
  test('what the rules read stays, and only what the words could mean is added to it', () => {
    fc.assert(
      fc.property(queries, schemas, answer, (query, fields, given) => {
        const before = readByRules(query, fields, NOW);
        const { interpretation: after, kept } = merge(query, given, fields);
        if (after.filter !== null) checkFilter(after.filter, fields);
        expect(statements(after)).toEqual(expect.arrayContaining([...statements(before.interpretation)]));
        const stated = after.spans.map(({ reading }) => reading);
        expect(stated).toEqual(expect.arrayContaining(before.interpretation.spans.map(({ reading }) => reading)));
        const { conditions, orders } = candidatesOf(leftoversOf(before, neighbors));
        const possible = [...conditions.map(({ filter }) => printFilter(filter)), ...orders.map(({ order }) => `${order.field} ${order.direction}`)];
        const added = after.spans.filter((span) => !before.interpretation.spans.some((other) => other.start === span.start));
        expect(added).toHaveLength(kept);
        for (const { reading } of added) expect(possible).toContain(reading);
        if (before.interpretation.order !== null) expect(after.order).toEqual(before.interpretation.order);
        let end = 0;
        for (const span of after.spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(query.slice(span.start, span.end)).toBe(span.text);
          end = span.end;
        }
      }),
      { numRuns: runs(1500) },
    );
  });
});
