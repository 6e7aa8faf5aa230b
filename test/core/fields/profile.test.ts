import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCoercer } from '../../../src/core/fields/coerce.ts';
import { createFieldProfile } from '../../../src/core/fields/profile.ts';
import type { RawValue } from '../../../src/core/fields/raw-value.ts';
import { runs } from '../../property-runs.ts';
import { readField, RUN_AT } from './reading.ts';

const hundred = (value: string): string[] => Array.from({ length: 100 }, () => value);

describe('one value that does not fit', () => {
  it('makes a strict field text, and the decision says which value it was', () => {
    const { decision } = readField('rating', [...hundred('4.5'), 'great']);
    expect(decision).toMatchObject({
      type: 'text',
      counts: { values: 101, nulls: 0, failed: 0 },
      near: { type: 'number', failed: 1, failures: [{ line: 101, value: 'great' }] },
    });
  });

  it('becomes missing in a lenient field, and is listed', () => {
    const { decision, cells } = readField('rating', [...hundred('4.5'), 'great', ''], { tolerance: 'lenient' });
    expect(decision).toMatchObject({ type: 'number', counts: { values: 100, nulls: 1, failed: 1 }, failures: [{ line: 101, value: 'great' }] });
    expect(cells.slice(-2)).toEqual(['misfit', null]);
  });

  it.each([
    ['added', '2024-06-29', 'soon', 'date'],
    ['pets', 'yes', 'maybe', 'boolean'],
    ['price', '$5', '€5', 'number'],
    ['price', '1.234,5', '1,234.5', 'number'],
    ['added', '13/04/2024', '04/13/2024', 'date'],
  ])('is found in %s among %s: %s', (field, usual, odd, type) => {
    const { decision } = readField(field, [...hundred(usual), odd], { tolerance: 'lenient' });
    expect(decision).toMatchObject({ type, failures: [{ line: 101, value: odd }], counts: { values: 100, failed: 1 } });
  });

  it('is one too many among fewer than fifty', () => {
    expect(readField('rating', [...hundred('4.5').slice(0, 48), 'great'], { tolerance: 'lenient' }).decision.type).toBe('text');
    expect(readField('rating', [...hundred('4.5').slice(0, 49), 'great'], { tolerance: 'lenient' }).decision.type).toBe('number');
  });

  it.each(['007', '12345678901234567890', '+32475123456'])(
    'keeps even a lenient field text when a number would lose something of it: %s',
    (value) => {
      const { decision } = readField('item', [...hundred('12'), value], { tolerance: 'lenient' });
      expect(decision.type).toBe('text');
      expect(decision.near).toBeUndefined();
    },
  );
});

describe('a type that is given', () => {
  it('counts values that do not fit, with the lines of the first five', () => {
    const { decision, cells } = readField('rating', ['4.5', 'a', 'b', 'c', 'd', 'e', 'f', null], { type: 'number' });
    expect(decision).toMatchObject({ type: 'number', counts: { values: 1, nulls: 1, failed: 6 } });
    expect(decision.failures).toEqual(['a', 'b', 'c', 'd', 'e'].map((value, index) => ({ line: index + 2, value })));
    expect(cells).toEqual([4.5, 'misfit', 'misfit', 'misfit', 'misfit', 'misfit', 'misfit', null]);
  });

  it.each([
    ['id', 'number', ['17', '18'], [17, 18]],
    ['item', 'number', ['007', '12'], [7, 12]],
    ['item', 'number', ['12345678901234567890', '1'], ['misfit', 1]],
    ['rank', 'boolean', ['1', '0', 't', 'yes'], [true, false, true, true]],
    ['moment', 'date', [1692378089, 1692378090], ['2023-08-18T17:01:29.000Z', '2023-08-18T17:01:30.000Z']],
    ['moment', 'date', ['20141013', '1.2.26'], ['2014-10-13', '2026-02-01']],
    ['price', 'text', ['5', '6'], ['5', '6']],
    ['price', 'number', [['a'], 5, true], ['misfit', 5, 'misfit']],
    ['price', 'number', ['', 'N/A'], [null, null]],
    ['title', 'number', ['300'], [300]],
  ] as const)('%s as %s reads %j as %j', (field, type, values, cells) => {
    const reading = readField(field, values, { type });
    expect(reading.decision.type).toBe(type);
    expect(reading.cells).toEqual(cells);
  });
});

it('cuts long values in the list of misfits', () => {
  const { decision } = readField('rating', ['4.5', 'x'.repeat(1000)], { type: 'number' });
  expect(decision.failures[0]?.value).toBe(`${'x'.repeat(99)}…`);
});

it('decides the same when asked again, and differently for other options', () => {
  const profile = createFieldProfile('price');
  for (const [index, value] of ['1,234', '7'].entries()) profile.add(value, index + 1);
  const first = profile.decide({ runAt: RUN_AT });
  expect(profile.decide({ runAt: RUN_AT })).toEqual(first);
  expect(profile.decide({ runAt: RUN_AT, decimal: 'comma' }).reading).toMatchObject({ decimal: 'comma' });
  profile.add('soon', 3);
  expect(profile.decide({ runAt: RUN_AT }).type).toBe('text');
});

it('gives a decision that survives JSON', () => {
  const { decision, cells } = readField('price', ['1.234,5 €', '7 €', '']);
  const again = createCoercer(JSON.parse(JSON.stringify(decision)), { runAt: RUN_AT, emptyText: 'kept' });
  expect(['1.234,5 €', '7 €', ''].map((value) => again(value))).toEqual(cells);
});

it('counts the same whether values repeat or differ', () => {
  const values = Array.from({ length: 5000 }, (_, index) => (index % 3 === 0 ? `$${index}.50` : '$7'));
  const { decision } = readField('price', [...values, '2 or 3', '2 or 3'], { tolerance: 'lenient' });
  expect(decision).toMatchObject({
    type: 'number',
    unit: 'USD',
    counts: { values: 5000, nulls: 0, failed: 2 },
    failures: [{ line: 5001, value: '2 or 3' }],
  });
});

it('takes the unit most values are written with', () => {
  expect(readField('seats', ['1 Seat', '4 seats', '5 seats']).decision.unit).toBe('seats');
});

it.each([
  ['digits', '1'],
  ['thousands', '1,000'],
  ['blanks', ' '],
  ['brackets', '('],
  ['dashes', '2024-01-'],
  ['words', 'June 5 '],
  ['tags', '<a '],
])('does not look into cells of sixteen megabytes of %s', (_, piece) => {
  const cell = piece.repeat(Math.ceil((16 * 1024 * 1024) / piece.length));
  const { decision, cells } = readField('body', [cell]);
  expect(decision.type).toBe('text');
  expect(cells[0]).toBe(cell);
});

it('decides on types the same way when nothing else is asked for', () => {
  const pools = [
    ['1', '2', '1,200', '$3', '4 kg', '007', 'L12'],
    ['2026-01-01', '03/04/2026', '1700000000', '12:30', '20260315'],
    ['yes', 'no', 'true', '0', '1'],
    ['free', 'call us', 'n/a', '-', 'sold out', ''],
    ['one', 'two words', 'x'.repeat(70)],
  ];
  const value = fc.oneof(fc.constantFrom<RawValue>(...pools.flat(), true, 5, null, '', [1], { a: 1 }), fc.integer().map(String), fc.string());
  const values = fc.oneof(
    fc.array(value, { maxLength: 30 }),
    ...pools.map((pool) => fc.array(fc.oneof(fc.constantFrom(...pool), value), { maxLength: 30 })),
  );
  const property = fc.property(fc.constantFrom('price', 'posted', 'furnished', 'id', 'note'), values, (name, all) => {
    const [whole, brief] = [createFieldProfile(name), createFieldProfile(name, 'type')];
    all.forEach((each, index) => [whole, brief].forEach((profile) => profile.add(each, index + 1)));
    for (const type of [undefined, 'number', 'date', 'boolean'] as const) {
      const options = { runAt: RUN_AT, ...(type === undefined ? {} : { type }) };
      const [full, short] = [whole.decide(options), brief.decide(options)];
      // Of what does not fit, only that there is some.
      if (full.counts.failed > 0) expect(short.counts.failed).toBeGreaterThan(0);
      else expect(short).toMatchObject({ type: full.type, reading: full.reading, counts: full.counts });
      expect(short.text).toEqual(full.text);
    }
  });
  fc.assert(property, { numRuns: runs(2000) });
});
