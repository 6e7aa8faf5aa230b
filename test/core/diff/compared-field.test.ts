import { describe, expect, it } from 'vitest';

import { isWithin, pairFields, sameValue, schemaChanges } from '../../../src/core/diff/compared-field.ts';
import type { Cell, RunField } from '../../../src/core/fields/field.ts';

type Kind = RunField['type'] | 'json';

function field(name: string, kind: Kind, values = 1): RunField {
  return { name, type: kind === 'json' ? 'text' : kind, json: kind === 'json', stats: { values, nulls: 0 } };
}

describe('two values', () => {
  it.each<[readonly [Kind, Cell], readonly [Kind, Cell], boolean]>([
    [['number', 1], ['number', 1.0], true],
    [['number', 0], ['number', -0], true],
    [['number', 2 ** 53], ['number', 2 ** 53 + 2], false],
    [['number', null], ['number', 0], false],
    [['number', null], ['number', null], true],
    [['number', 5], ['text', '5'], false],
    [['number', 5], ['json', '5'], true],
    [['text', '5'], ['json', '5'], false],
    [['text', 'x'], ['json', '"x"'], true],
    [['date', 86_400_000], ['date', 86_400_000], true],
    [['date', 86_400_000], ['number', 86_400_000], false],
    [['boolean', true], ['boolean', true], true],
    [['boolean', true], ['number', 1], false],
    [['json', '{"a":1,"b":[1,2]}'], ['json', '{"b":[1,2.0],"a":1}'], true],
    [['json', '[1,2]'], ['json', '[2,1]'], false],
    [['text', 'é'], ['text', 'e\u0301'], false],
  ])('%j and %j are equal: %j', ([before, older], [after, newer], expected) => {
    const [pair] = pairFields([field('f', before)], [field('f', after)]);
    expect(pair && sameValue(pair, older, newer)).toBe(expected);
  });
});

describe('a tolerance', () => {
  it.each([
    [{ amount: 0.1, relative: false }, [0.3, 0.4], true],
    [{ amount: 0.1, relative: false }, [4.5, 4.61], false],
    [{ amount: 5, relative: false }, [-3, 2], true],
    [{ amount: 5, relative: false }, [-3, 2.01], false],
    [{ amount: 0, relative: false }, [1, 1], true],
    [{ amount: 0.1, relative: false }, [2 ** 53, 2 ** 53 + 2], false],
    [{ amount: 1, relative: true }, [100, 101], true],
    [{ amount: 1, relative: true }, [100, 99], true],
    [{ amount: 1, relative: true }, [101, 100], true],
    [{ amount: 1, relative: true }, [100, 101.1], false],
    [{ amount: 1, relative: true }, [-200, -198], true],
    [{ amount: 1, relative: true }, [0, 0.0001], false],
    [{ amount: 50, relative: true }, [1e308, -1e308], false],
  ] as const)('%j covers %j: %j', ({ amount, relative }, [before, after], expected) => {
    expect(isWithin({ field: 'f', amount, relative }, before, after)).toBe(expected);
  });
});

describe('the fields of two runs', () => {
  it('are those of the newer one, then those that only the older one has', () => {
    const pairs = pairFields(
      [field('a', 'number'), field('gone', 'text'), field('b', 'text')],
      [field('b', 'date'), field('new', 'json'), field('a', 'number')],
    );
    expect(pairs.map(({ name }) => name)).toEqual(['b', 'new', 'a', 'gone']);
    expect(schemaChanges(pairs)).toEqual({ added: ['new'], removed: ['gone'], changed: [{ field: 'b', from: 'text', to: 'date' }] });
  });

  it('have no other type where one run has no value', () => {
    expect(schemaChanges(pairFields([field('a', 'text', 0)], [field('a', 'number')])).changed).toEqual([]);
    expect(schemaChanges(pairFields([field('a', 'date')], [field('a', 'text', 0)])).changed).toEqual([]);
  });

  it('have tolerances only where they are numbers in both', () => {
    const tolerance = { field: 'a', amount: 1, relative: false };
    expect(pairFields([field('a', 'number')], [field('a', 'number')], [tolerance])[0]?.tolerance).toBe(tolerance);
    expect(pairFields([field('a', 'text')], [field('a', 'number')], [tolerance])[0]?.tolerance).toBeUndefined();
  });
});
