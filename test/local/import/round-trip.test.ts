import { Readable } from 'node:stream';

import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { FieldType } from '../../../src/contract/operations/scrapers.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { runs } from '../../property-runs.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
let dataset: LocalDataset;
beforeAll(async () => {
  dataset = await openDataset({ directory: directory.path });
});
afterAll(async () => {
  await dataset[Symbol.asyncDispose]();
});

/** A value as JSON has it; undefined where a record lacks the field. */
type Value = unknown;

/** A field of all records: what its values are taken for, whatever they look like one by one. */
interface Column {
  readonly name: string;
  readonly type: FieldType;
  readonly values: readonly Value[];
}

const hostile = fc.constantFrom(
  '=HYPERLINK("https://evil.example","x")',
  '+1+2',
  "@SUM(A1)';DROP TABLE t;--",
  '\u001b[2J\u001b]0;title\u0007',
  '\u202Eright to left\u202C',
  'a\r\nb\rc\nd',
  '"quoted" and ""twice""',
  ' blanks around \t',
  'comma, semicolon; bar| tab\t',
  '👩‍👩‍👧‍👦 ﷽ é e\u0301 \u200B',
  '\ud800 alone',
  '__proto__',
  'null',
  'N/A',
  '007',
  '12.5',
  '1,234.50',
  '$5',
  'true',
  '2026-03-15',
  '{"a":1}',
  '[1,',
  '\\n\\u0000',
  "`c0` = 1 OR 'x' LIKE '%'",
  '\u0000',
  '\u0085\u2028\u2029\uFEFF',
);
const text = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant(''));

/** Whole numbers of plain digits beyond 2^53 are text by design. */
const number = fc
  .oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.constantFrom(-0, 5e-324, Number.MAX_VALUE, 2 ** 53 - 1, 1e21, 0.1 + 0.2),
  )
  .map((value) => (Math.abs(value) > Number.MAX_SAFE_INTEGER && /^-?\d+$/.test(String(value)) ? 0.5 : value));
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10));
const instant = fc.integer({ min: -1e12, max: 4e12 }).map((at) => new Date(at * 2 + 1).toISOString());
const nested = fc.oneof(
  fc.array(fc.oneof(text, number, fc.boolean(), fc.constant(null)), { maxLength: 4 }),
  fc.dictionary(fc.oneof(text, fc.constant('__proto__')), fc.oneof(text, number), { maxKeys: 4 }),
);

/** No name that says what its values are, and no blanks around one: those belong to nobody. */
const names = fc.uniqueArray(
  fc.constantFrom(
    'alpha',
    '__proto__',
    'constructor',
    'toString',
    '=beta',
    '"gamma"',
    'de\nlta',
    '10',
    '2',
    'ε 😀',
    '\u001b[31mzeta',
    'a.b.c',
    '`c0`',
    "o'eta",
  ),
  { minLength: 1, maxLength: 8 },
);

/** In each kind a first value that leaves no doubt what all of them are. */
const kinds: Readonly<Record<string, { readonly type: FieldType; readonly sure: Value; readonly value: fc.Arbitrary<Value> }>> = {
  text: { type: 'text', sure: 'nothing but words', value: text },
  mixed: { type: 'text', sure: 'nothing but words', value: fc.oneof(text, number, fc.boolean(), day) },
  nested: { type: 'text', sure: ['a', { b: null }], value: fc.oneof(nested, text, number, fc.boolean()) },
  number: { type: 'number', sure: 12.25, value: number },
  boolean: { type: 'boolean', sure: true, value: fc.boolean() },
  day: { type: 'date', sure: '2026-03-15', value: day },
  instant: { type: 'date', sure: '2026-03-15T10:11:12.013Z', value: fc.oneof(day, instant) },
};

/** One to eight fields of up to 30 records, with gaps; `flat` leaves lists and objects out. */
function columns(shape: 'flat' | 'any'): fc.Arbitrary<readonly Column[]> {
  const kind = fc.constantFrom(...Object.keys(kinds).filter((name) => shape === 'any' || name !== 'nested'));
  return fc.tuple(names, fc.integer({ min: 0, max: 30 })).chain(([given, length]) =>
    fc.tuple(
      ...given.map((name) =>
        kind.chain((chosen) => {
          const { type, sure, value } = kinds[chosen] ?? { type: 'text', sure: '', value: text };
          const gap = fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom<Value>(null, undefined) });
          return fc.array(gap, { minLength: length, maxLength: length }).map((values) => ({ name, type, values: [sure, ...values] }));
        }),
      ),
    ),
  );
}

function rowsOf(fields: readonly Column[]): readonly (readonly Value[])[] {
  return (fields[0]?.values ?? []).map((_, row) => fields.map(({ values }) => values[row]));
}

function jsonRecord(fields: readonly Column[], row: readonly Value[]): string {
  const members = fields.flatMap(({ name }, index) => (row[index] === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(row[index])}`]));
  return `{${members.join(',')}}`;
}

/** What a record shows of a value; `emptyText` is what a text without a character comes back as in a field of text. The store knows no lone surrogates but in JSON, and no zero below zero. */
function shown(value: Value, { type, values }: Column, emptyText: '' | null): Value {
  if (value === undefined || value === null) return null;
  if (value === '') return type === 'text' ? emptyText : null;
  if (type === 'number') return Number(value) + 0;
  if (type === 'date') return values.some(isInstant) ? new Date(asText(value)).toISOString() : value;
  if (type === 'boolean') return value === true || value === 'true';
  if (values.some((other) => typeof other === 'object' && other !== null)) return JSON.parse(JSON.stringify(value));
  return wellFormed(asText(value));
}

function asText(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isInstant(value: Value): boolean {
  return typeof value === 'string' && value.includes('T');
}

function wellFormed(value: string): string {
  return Array.from(value, (character) => (/^[\ud800-\udfff]$/.test(character) ? '\uFFFD' : character)).join('');
}

/** Imports the file into a scraper of its own and compares what the API gives, record by record and field by field. */
async function expectRoundTrip(name: string, file: string, fields: readonly Column[], emptyText: '' | null): Promise<void> {
  const order = fields.map((field) => field.name);
  const rows = rowsOf(fields);
  const report = await dataset.importRun({ name, open: () => Readable.from([Buffer.from(file)]) }, { scraper: 'round-trip', settled: 'again' });
  const byName = new Map(fields.map((field, index) => [field.name, { field, index }]));
  expect(report.fields.map((field) => [field.name, field.type])).toEqual(order.map((field) => [field, byName.get(field)?.field.type]));
  const { data, pagination } = await dataset.api.results({ scraperId: report.scraper.id, run: report.run.id, take: 1000 });
  expect([report.run.records, pagination.total]).toEqual([rows.length, rows.length]);
  for (const [at, record] of data.entries()) {
    expect(Object.keys(record)).toEqual(order);
    expect(Object.entries(record).map(([, value]) => value)).toEqual(
      order.map((field) => {
        const known = byName.get(field);
        return known === undefined ? undefined : shown(rows[at]?.[known.index], known.field, emptyText);
      }),
    );
  }
  expect(report.fields.map((field) => field.values + field.nulls)).toEqual(order.map(() => rows.length));
}

const RUNS = runs(15);

it.each([
  ['JSON', 'records.json', (records: readonly string[]) => `[${records.join(',\n')}]`],
  ['NDJSON', 'records.ndjson', (records: readonly string[]) => records.map((record) => `${record}\n`).join('')],
] as const)('gives back what %s held, typed, whatever text and names are in it', async (_format, name, fileOf) => {
  await fc.assert(
    fc.asyncProperty(columns('any'), async (fields) => {
      const records = rowsOf(fields).map((row) => jsonRecord(fields, row));
      await expectRoundTrip(name, fileOf(records), fields, '');
    }),
    { numRuns: RUNS },
  );
});

it('gives back what CSV held, typed, whatever text and names are in it', async () => {
  await fc.assert(
    fc.asyncProperty(columns('flat'), fc.constantFrom('\n', '\r\n'), async (fields, record_delimiter) => {
      // A file of text holds no NUL and no lone surrogates, and every value is text.
      const plain = fields.map((field) => ({ ...field, values: field.values.map(cellText) }));
      const file = stringify([plain.map((field) => field.name), ...rowsOf(plain)], { quoted: true, quoted_empty: true, record_delimiter });
      await expectRoundTrip('records.csv', file, plain, null);
    }),
    { numRuns: RUNS },
  );
});

function cellText(value: Value): string {
  if (value === undefined || value === null) return '';
  return wellFormed(typeof value === 'string' ? value.replaceAll('\0', '') : JSON.stringify(value));
}
