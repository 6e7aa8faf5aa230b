import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listedNames, listParts, nameText, namesIn } from '../../src/text/name-list.ts';
import { tolerances } from '../../src/contract/parameters.ts';
import { parseSort } from '../../src/local/sort.ts';

describe('a list of names', () => {
  it.each<[string, readonly string[]]>([
    ['title,price', ['title', 'price']],
    [' title ,, price, ', ['title', 'price']],
    ['`a, b`,c', ['a, b', 'c']],
    ['c , `a, b` ', ['c', 'a, b']],
    ['`a`', ['a']],
    ['`tick``, tock`', ['tick`, tock']],
    ['a`b,c`d', ['a`b', 'c`d']],
    ['`never closed,c', ['`never closed', 'c']],
    ['`a`b,c', ['`a`b', 'c']],
    ['-a', ['-a']],
    ['', []],
    [' , ', []],
  ])('%j names %j', (list, expected) => {
    expect(listedNames(list)).toEqual(expected);
  });

  it('has a comma in backticks behind a minus', () => {
    expect(listParts('-`a, b`,-c')).toEqual(['-`a, b`', '-c']);
  });

  it('can be written of any names', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', '`', '-', '\n', 'é', '=') });
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(listedNames(names.map(nameText).join(','))).toEqual(names);
      }),
    );
  });

  it('is read in time proportional to its length, whatever it holds', () => {
    for (const piece of ['`', '`,', '-`', '``,`', 'a,', ' ']) listedNames(piece.repeat(300_000));
  });
});

describe('an order', () => {
  const fields = ['a, b', '-c', 'c', '`'].map((name) => ({ name, type: 'number' as const }));

  it.each([
    ['`a, b`,-c', ['a, b asc', '-c asc']],
    ['-`a, b`, c', ['a, b desc', 'c asc']],
    ['`-c`', ['-c asc']],
    ['--c,-````', ['-c desc', '` desc']],
  ])('%s', (text, expected) => {
    expect(parseSort(text, fields).map(({ field, descending }) => `${field} ${descending ? 'desc' : 'asc'}`)).toEqual(expected);
  });
});

describe('a tolerance', () => {
  it('may be of a field with a comma in its name', () => {
    expect(tolerances().parse('`a, b`=1%,c=2')).toEqual([
      { field: 'a, b', amount: 1, relative: true },
      { field: 'c', amount: 2, relative: false },
    ]);
  });
});

it('finds the names in a condition or an order, and none in its texts', () => {
  expect(namesIn("price < 900 AND `a ``b``, c` = 'price of ''city'' `d`' OR größe >= 2")).toEqual([
    'price',
    '900',
    'AND',
    'a `b`, c',
    'OR',
    'größe',
    '2',
  ]);
  expect(namesIn('-price,`first seen`')).toEqual(['price', 'first seen']);
});
