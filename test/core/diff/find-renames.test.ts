import { describe, expect, it } from 'vitest';

import { findRenames } from '../../../src/core/diff/find-renames.ts';

/** Records of text values as marks; empty text is a missing value. */
function marks(records: readonly (readonly string[])[]): readonly Int32Array[] {
  return (records[0] ?? []).map((_, field) =>
    Int32Array.from(
      records.flatMap((record) => {
        const value = record[field] ?? '';
        return value === '' ? [0, 0] : [value.charCodeAt(0), value.length];
      }),
    ),
  );
}

function renames(removed: readonly (readonly string[])[], added: readonly (readonly string[])[], least = 0.5) {
  return findRenames({ removed: marks(removed), added: marks(added), least }).map(({ removed: from, added: to, similarity }) => [
    from,
    to,
    similarity,
  ]);
}

describe('renames', () => {
  it('pair the most alike first, each record once, in the order of the newer run', () => {
    expect(
      renames(
        [
          ['a', 'b', 'c', 'd'],
          ['a', 'b', 'x', 'd'],
        ],
        [
          ['a', 'b', 'x', 'e'],
          ['a', 'b', 'c', 'd'],
        ],
      ),
    ).toEqual([
      [1, 0, 0.75],
      [0, 1, 1],
    ]);
  });

  it('take the first of several that are as alike', () => {
    expect(
      renames(
        [
          ['a', 'b'],
          ['a', 'b'],
        ],
        [['a', 'b']],
      ),
    ).toEqual([[0, 0, 1]]);
  });

  it('count missing values only where one record has a value', () => {
    expect(renames([['a', '', '', 'd']], [['a', '', 'c', 'd']], 0.6)).toEqual([[0, 0, 2 / 3]]);
    expect(renames([['', '']], [['', '']])).toEqual([]);
  });

  it('need the least similarity', () => {
    expect(renames([['a', 'b', 'c']], [['a', 'y', 'z']], 0.34)).toEqual([]);
    expect(renames([['a', 'b', 'c']], [['a', 'y', 'z']], 0.33)).toHaveLength(1);
  });

  it('do not look at values that very many removed records have', () => {
    const crowd = Array.from({ length: 51 }, () => ['a', 'b']);
    expect(renames(crowd, [['a', 'b']])).toEqual([]);
    expect(renames(crowd.slice(1), [['a', 'b']])).toEqual([[0, 0, 1]]);
  });

  it('are none without fields or records', () => {
    expect(findRenames({ removed: [], added: [], least: 0.5 })).toEqual([]);
    expect(renames([['a']], [])).toEqual([]);
  });
});
