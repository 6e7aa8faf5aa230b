import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCoercer } from '../../../src/core/fields/coerce.ts';
import { createFieldProfile } from '../../../src/core/fields/profile.ts';
import type { DecideOptions } from '../../../src/core/fields/decision.ts';
import type { RawValue } from '../../../src/core/fields/raw-value.ts';
import { readField, RUN_AT } from './reading.ts';
import { runs } from '../../property-runs.ts';

/** Pieces that messy cells are made of, so that random cells come close to numbers and dates. */
const piece = fc.constantFrom(
  ...'0 1 7 12 31 98 100 1999 2024 20240315 . , - / : + ( ) % $ € £ k M bn T Z am pm ago yes no t f in stock Jun June Monday kg CC EUR e5'.split(' '),
  ' ',
  "'",
  '\u00A0',
  '−',
  '٣',
);
const messyCell = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('N/A', '', '-'),
);
const rawValue = fc.oneof({ arbitrary: messyCell, weight: 5 }, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const fieldName = fc.constantFrom('price', 'date', 'is_open', 'id', 'title', 'x', 'updated_at', '');
const options = fc.record<Partial<DecideOptions>>(
  {
    type: fc.constantFrom('number', 'date', 'boolean', 'text'),
    tolerance: fc.constantFrom('strict', 'lenient'),
    dateOrder: fc.constantFrom('dmy', 'mdy', 'ymd'),
    decimal: fc.constantFrom('point', 'comma'),
  },
  { requiredKeys: [] },
);

describe('any values at all', () => {
  it('are decided and coerced, and the counts of the decision are those of the cells', () => {
    fc.assert(
      fc.property(fieldName, fc.array(rawValue, { maxLength: 12 }), options, (name, values, chosen) => {
        const { decision, cells } = readField(name, values, chosen);
        const failed = cells.filter((cell) => cell === 'misfit').length;
        const nulls = cells.filter((cell) => cell === null).length;
        expect({ cells, counts: decision.counts }).toEqual({ cells, counts: { values: values.length - failed - nulls, nulls, failed } });
      }),
      { numRuns: runs(2000) },
    );
  });

  it('fit a strict decision without exception', () => {
    fc.assert(
      fc.property(fieldName, fc.array(rawValue, { maxLength: 6 }), (name, values) => {
        expect(readField(name, values as RawValue[]).decision.counts.failed).toBe(0);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('come back from a text field byte for byte', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(messyCell, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 6 }), (values) => {
        const whole = values.map((value) => value.replace(/\p{Surrogate}/gu, '?'));
        expect(readField('title', whole).cells).toEqual(whole.map((value) => (value === '' ? null : value)));
      }),
    );
  });

  it('come back from a field with lists as the JSON they were', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1, maxLength: 6 }), (values) => {
        const { decision, cells } = readField('tags', [['list'], ...(values as RawValue[])]);
        expect(decision.json).toBe(true);
        expect(cells.slice(1).map((cell) => (cell === null ? null : typeof cell === 'string' ? (JSON.parse(cell) as unknown) : cell))).toEqual(
          values.map((value) => (value === '' ? null : (JSON.parse(JSON.stringify(value)) as unknown))),
        );
      }),
    );
  });
});

describe('numbers', () => {
  const fraction = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);

  it.each([
    ['en-US', (text: string) => `$${text}`],
    ['de-DE', (text: string) => `${text} €`],
    ['fr-FR', (text: string) => `${text} EUR`],
    ['de-CH', (text: string) => `CHF ${text}`],
    ['en-IN', (text: string) => `₹${text}`],
    ['sv-SE', (text: string) => `${text} kr`],
    ['nl-BE', (text: string) => `€ ${text}`],
  ])('written as in %s come back', (locale, priced) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.array(fraction, { minLength: 1, maxLength: 8 }), (numbers) => {
        const reading = readField(
          'price',
          numbers.map((number) => priced(format.format(number))),
        );
        expect(reading.decision.type).toBe('number');
        expect(reading.cells).toEqual(numbers.map((number) => number + 0));
      }),
    );
  });

  it('as JavaScript prints them come back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (number) => {
        expect(readField('x', [String(number), '0.5']).cells).toEqual([number + 0, 0.5]);
      }),
    );
  });
});

describe('dates', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2068-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const parts = (iso: string): readonly [year: string, month: string, day: string] => [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8)];
  const named = (style: 'short' | 'long') => (iso: string) =>
    new Intl.DateTimeFormat('en-US', { year: 'numeric', month: style, day: 'numeric', timeZone: 'UTC' }).format(new Date(iso));

  it.each<readonly [form: string, write: (iso: string) => string, options: Partial<DecideOptions>]>([
    ['2024-06-29', (iso) => iso, {}],
    ['20240629T000000', (iso) => `${iso.replaceAll('-', '')}T000000`, {}],
    ['29/06/2024', (iso) => parts(iso).toReversed().join('/'), { dateOrder: 'dmy' }],
    ['29.6.2024', (iso) => parts(iso).toReversed().map(Number).join('.'), { dateOrder: 'dmy' }],
    ['06-29-2024', (iso) => `${iso.slice(5)}-${iso.slice(0, 4)}`, { dateOrder: 'mdy' }],
    ['06/29/24', (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`, { dateOrder: 'mdy' }],
    ['Jun 29, 2024', named('short'), {}],
    ['June 29, 2024', named('long'), {}],
  ])('written as %s come back', (_, write, chosen) => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), (days) => {
        const reading = readField('added', days.map(write), chosen);
        expect(reading.decision).toMatchObject({ type: 'date', precision: 'day' });
        expect(reading.cells).toEqual(days);
      }),
    );
  });

  it('as JavaScript prints them come back', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        const whole = new Date(Math.floor(date.getTime() / 1000) * 1000);
        // The clocks of places were apart by seconds until 1972, which are not printed.
        const local = whole.getTime() < Date.UTC(1973, 0) ? whole.toUTCString() : whole.toString();
        const reading = readField('seen', [date.toISOString(), whole.toUTCString(), local]);
        expect(reading.cells).toEqual([date, whole, whole].map((one) => one.toISOString()));
      }),
    );
  });

  it('move with the run they are told from', () => {
    const profile = createFieldProfile('posted');
    profile.add('2 hours ago', 1);
    const coerce = createCoercer(profile.decide({ runAt: RUN_AT }), { runAt: RUN_AT + 1000, emptyText: 'missing' });
    expect(coerce('2 hours ago')).toBe(RUN_AT + 1000 - 2 * 3_600_000);
  });
});
