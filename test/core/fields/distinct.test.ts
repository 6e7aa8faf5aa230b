import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createDistinctCounter, type DistinctCount } from '../../../src/core/fields/hash/distinct.ts';
import type { Cell } from '../../../src/core/fields/field.ts';
import { hashText } from '../../../src/core/fields/hash/hash-64.ts';
import { HyperLogLog } from '../../../src/core/fields/hash/hyper-log-log.ts';

function count(cells: Iterable<Cell>): DistinctCount {
  const counter = createDistinctCounter();
  for (const cell of cells) counter.add(cell);
  return counter.finish();
}

function* made(length: number, make: (index: number) => Cell): Iterable<Cell> {
  for (let index = 0; index < length; index += 1) yield make(index);
}

/** Texts, numbers and dates as records have them; each different for every index. */
const kinds: readonly (readonly [string, (index: number) => Cell])[] = [
  ['counted ids', (index) => `L${index}`],
  ['addresses', (index) => `https://flats.example/offers/${index}?page=1`],
  ['words of another script', (index) => String.fromCharCode(0x4e00 + (index % 20_000), 0x4e00 + Math.floor(index / 20_000))],
  ['whole numbers', (index) => index],
  ['prices', (index) => index / 100],
  ['tiny numbers', (index) => index * 5e-324],
  ['huge numbers', (index) => 1e300 * (1 + index / 1e7)],
  ['days', (index) => index * 86_400_000],
];

describe('a counter of different values', () => {
  it('agrees with a set', () => {
    const cell = fc.oneof(fc.string({ maxLength: 3 }), fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, -0));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 300 }), (cells) => {
        expect(count(cells)).toEqual({ distinct: new Set(cells).size, estimated: false });
      }),
    );
  });

  it('does not count missing values', () => {
    expect(count([])).toEqual({ distinct: 0, estimated: false });
    expect(count([null, null])).toEqual({ distinct: 0, estimated: false });
    expect(count([null, true, false, null, true])).toEqual({ distinct: 2, estimated: false });
  });

  it.each(kinds)('tells 65536 of them apart: %s', (_kind, make) => {
    expect(count(made(65_536, make))).toEqual({ distinct: 65_536, estimated: false });
  });

  it.each(kinds)('estimates more than that within 3 %: %s', (_kind, make) => {
    const counter = createDistinctCounter();
    for (const cell of made(200_000, make)) counter.add(cell);
    for (const cell of made(200_000, make)) counter.add(cell);
    const { distinct, estimated } = counter.finish();
    expect(estimated).toBe(true);
    expect(Math.abs(distinct / 200_000 - 1)).toBeLessThan(0.03);
  });

  it('never estimates what cannot be', () => {
    const { distinct, estimated } = count(made(65_537, (index) => `v${index}`));
    expect(estimated).toBe(true);
    expect(distinct).toBe(65_537);
  });
});

describe('a sketch of a set', () => {
  const estimate = (size: number, name: string): number => {
    const sketch = new HyperLogLog();
    for (let index = 0; index < size; index += 1) sketch.add(hashText(`${name}${index}`));
    return sketch.estimate();
  };

  it.each([0, 1, 2, 10, 100])('of %d values is all but exact', (size) => {
    expect(Math.abs(estimate(size, 'v') - size)).toBeLessThanOrEqual(size / 50);
  });

  it.each([1000, 10_000, 100_000, 1_000_000])('of %d values errs by less than four standard errors', (size) => {
    expect(Math.abs(estimate(size, 'item ') / size - 1)).toBeLessThan(4 * 0.0081);
  });

  it('errs by about its standard error over many sets', () => {
    const errors = Array.from({ length: 40 }, (_, set) => estimate(70_000, `set ${set}, value `) / 70_000 - 1);
    const rootMeanSquare = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
    expect(rootMeanSquare).toBeLessThan(0.011);
    expect(rootMeanSquare).toBeGreaterThan(0.004);
  });

  it('does not change when values come again', () => {
    const sketch = new HyperLogLog();
    const fill = () => {
      for (let index = 0; index < 5000; index += 1) sketch.add(hashText(String(index)));
    };
    fill();
    const first = sketch.estimate();
    fill();
    expect(sketch.estimate()).toBe(first);
  });
});
