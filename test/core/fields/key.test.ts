import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createKeyCheck, createKeyFinder } from '../../../src/core/fields/key.ts';
import type { RawValue } from '../../../src/core/fields/raw-value.ts';

function keyOf(names: readonly string[], rows: readonly (readonly (RawValue | undefined)[])[]): string | null {
  const finder = createKeyFinder(names);
  for (const row of rows) finder.add(row);
  return finder.finish();
}

describe('the key of records', () => {
  it.each([
    [['name', 'id', 'url'], 'id'],
    [['url', 'id'], 'id'],
    [['name', 'url', 'host_id'], 'url'],
    [['host_id', 'listing_url'], 'listing_url'],
    [['show_id', 'title'], 'show_id'],
    [['host_id', 'product_id'], 'product_id'],
    [['UniqueId', 'CountyIds'], 'UniqueId'],
    [['query', 'asin', '_id'], '_id'],
    [['url', 'sku'], 'sku'],
    [['link', 'guid'], 'guid'],
    [['iata', 'name'], 'iata'],
    [['title', 'bill_no'], 'bill_no'],
    [['title', 'adRef'], 'adRef'],
    [['title', 'row_no'], null],
    [['name', 'price'], null],
    [['grid', 'paid'], null],
  ])('of %j is %s', (names, key) => {
    const rows = [names.map((name) => `${name} 1`), names.map((name) => `${name} 2`)];
    expect(keyOf(names, rows)).toBe(key);
  });

  it.each<readonly [names: readonly string[], first: readonly RawValue[], key: string | null]>([
    [['ref', 'title'], ['MX-88201', 'MX-88203'], 'ref'],
    [['fhrsid', 'name'], [510302, 510303], 'fhrsid'],
    [['title', 'price'], ['Vox Pathfinder 10', 'Moog One'], null],
    [['measure', 'title'], ['SB 202', 'HB 1001'], 'measure'],
    [['call_sign', 'title'], ['KALR-FM', 'WXY'], 'call_sign'],
    [['domain', 'title'], ['bakerzone.net', 'pixel-desk.co.uk'], 'domain'],
    [['thing', 'title'], ['Chair', 'Table'], null],
    [['price', 'title'], [12.5, 13.5], null],
    [['rank', 'title'], [1, 2], null],
    [['day', 'title'], ['2026-01-01', '2026-01-02'], null],
  ])('of %j with %j is %s', (names, values, key) => {
    expect(
      keyOf(
        names,
        values.map((value, at) => [value, `thing ${at}`]),
      ),
    ).toBe(key);
  });

  it.each<readonly [why: string, rows: readonly (readonly (RawValue | undefined)[])[]]>([
    [
      'repeats',
      [
        ['1', 'a'],
        ['1', 'b'],
      ],
    ],
    [
      'is missing once',
      [
        ['1', 'a'],
        [undefined, 'b'],
      ],
    ],
    [
      'is null once',
      [
        [1, 'a'],
        [null, 'b'],
      ],
    ],
    [
      'is blank once',
      [
        ['1', 'a'],
        [' ', 'b'],
      ],
    ],
    [
      'is N/A once',
      [
        ['1', 'a'],
        ['N/A', 'b'],
      ],
    ],
    [
      'is a list',
      [
        [['1'], 'a'],
        [['2'], 'b'],
      ],
    ],
  ])('is not a field that %s', (_, rows) => {
    expect(keyOf(['id', 'url'], rows)).toBe('url');
  });

  it.each<readonly [name: string, values: (at: number) => RawValue, records: number, key: string | null]>([
    ['personName', (at) => `Ada ${at} & family`, 10, 'personName'],
    ['full_name', (at) => `acme/tool-${at}`, 10, 'full_name'],
    ['personName', (at) => `Ada ${at} & family`, 9, null],
    ['personName', (at) => `Ada ${at % 9}`, 10, null],
    ['place', (at) => at + 1, 10, null],
    ['city', (at) => `Town ${at}`, 10, null],
  ])('is the name of the records in %s, where it tells ten and more apart', (name, valueOf, records, key) => {
    const rows = Array.from({ length: records }, (_, at) => [at % 3, valueOf(at), at]);
    expect(keyOf(['rank', name, 'worth'], rows)).toBe(key);
  });

  it('is nothing without records', () => {
    expect(keyOf(['id'], [])).toBeNull();
  });

  it('is found exactly when different records have different values', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ minLength: 1, maxLength: 3 }).map((text) => `k${text}`),
          { minLength: 1, maxLength: 200 },
        ),
        (values) => {
          expect(
            keyOf(
              ['id', 'place'],
              values.map((value, index) => [value, index]),
            ),
          ).toBe(new Set(values).size === values.length ? 'id' : null);
        },
      ),
    );
  });

  it('is found among a hundred thousand records', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => [String(index), 'a']);
    expect(keyOf(['id', 'name'], rows)).toBe('id');
    expect(keyOf(['id', 'name'], [...rows, ['99999', 'b']])).toBeNull();
  });

  it('is found though records were scraped twice', () => {
    const rows = [
      ['1', 'a', ['x']],
      ['2', 'b', ['y']],
    ];
    expect(keyOf(['id', 'name', 'tags'], [...rows, ['1', 'a', ['x']]])).toBe('id');
    expect(keyOf(['id', 'name', 'tags'], [...rows, ['1', 'a', ['z']]])).toBeNull();
    expect(keyOf(['id', 'name', 'tags'], [...rows, ['1', 'a', undefined]])).toBeNull();
  });
});

describe('a key that is given', () => {
  it('is checked over all of its fields', () => {
    const check = createKeyCheck();
    check.add(['a', 'b'], 2);
    check.add(['a', 'c'], 3);
    check.add(['ab', ''], 4);
    check.add(['a', 'b'], 5);
    check.add([null, 'b'], 6);
    expect(check.finish()).toEqual({ unique: false, empty: 2, repeated: 1, lines: [4, 5, 6] });
  });

  it('keeps parts apart', () => {
    const check = createKeyCheck();
    check.add(['ab', 'c'], 2);
    check.add(['a', 'bc'], 3);
    expect(check.finish()).toEqual({ unique: true, empty: 0, repeated: 0, lines: [] });
  });
});
