import { gzipSync } from 'node:zlib';

import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { failureOf, inPieces, readAll } from './read-all.ts';
import { runs } from '../../property-runs.ts';

/** Cells with all that is special to some format, and all of Unicode that is text. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', ' ', 'a', '\\', '\uFEFF', 'é', '😀') }),
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  fc.constant(''),
);
const table = fc.integer({ min: 2, max: 6 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 20 }));

/** Pieces in which a source arrives, and characters before the records, so that these come to lie across what is read at a time. */
const arrival = fc.oneof(
  fc.record({ size: fc.integer({ min: 1, max: 64 }), filler: fc.constant(1) }),
  fc.record({ size: fc.integer({ min: 40, max: 64 }), filler: fc.integer({ min: 65_300, max: 65_500 }) }),
);

/** JSON that comes back as it went in: integers of plain digits beyond 2^53 come back as text and are tested by table. */
const number = fc
  .oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => (isPlainlyLarge(value) ? 0.5 : value + 0));
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value;
const records = fc.array(fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 5 }), json), { maxLength: 20 });

function isPlainlyLarge(value: number): boolean {
  return Math.abs(value) > Number.MAX_SAFE_INTEGER && /^-?\d+$/.test(JSON.stringify(value));
}

function expectRecords(read: Awaited<ReturnType<typeof readAll>>, expected: readonly Record<string, unknown>[]): void {
  const objects = read.rows.map((row) =>
    Object.fromEntries(row.flatMap((value, index) => (value === undefined ? [] : [[read.names[index], value]]))),
  );
  expect(objects).toEqual(JSON.parse(JSON.stringify(expected)));
}

describe('any source', () => {
  it('in CSV comes back cell by cell, whatever delimiter, line ends, quoting and chunks it has', async () => {
    const style = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      record_delimiter: fc.constantFrom('\n', '\r\n', '\r'),
      quoted: fc.boolean(),
      bom: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(table, style, arrival, async (values, options, { size, filler }) => {
        const width = values[0]?.length ?? 2;
        const rows = [Array.from({ length: width }, () => 'x'.repeat(filler / width)), ...values];
        const header = Array.from({ length: width }, (_, index) => `name${index}`);
        const read = await readAll(inPieces(Buffer.from(stringify([header, ...rows], { ...options, quote_record_delimiter: true })), size), {
          name: 'x.csv',
          delimiter: options.delimiter,
        });
        expect(read.names).toEqual(header);
        expect(read.rows).toEqual(rows);
      }),
      { numRuns: runs(300) },
    );
  });

  it('in JSON or NDJSON comes back whole, whatever its chunks', async () => {
    const form = fc.constantFrom('array', 'pretty', 'object', 'lines');
    await fc.assert(
      fc.asyncProperty(records, form, arrival, async (values, shape, { size, filler }) => {
        const rows = [{ first: 'x'.repeat(filler) }, ...values];
        const text = {
          array: () => JSON.stringify(rows),
          pretty: () => JSON.stringify(rows, null, 2),
          object: () => JSON.stringify({ meta: { page: [1, '[{'] }, rows, after: values }),
          lines: () => rows.map((row) => JSON.stringify(row)).join('\n'),
        }[shape]();
        const read = await readAll(inPieces(Buffer.from(text), size), { name: shape === 'lines' ? 'x.ndjson' : 'x.json', limits: { depth: 20 } });
        expectRecords(read, rows);
      }),
      { numRuns: runs(300) },
    );
  });

  it('that was cut or changed is read or refused, and nothing else', async () => {
    const valid = [
      Buffer.from('a,b,c\r\n1,"x ""y"", z",é\r\n2,"line\nend",😀\r\n'),
      Buffer.from('a;b\n1;2\n3;"4"\n'),
      Buffer.from('[{"a":1,"b":["x",{"c":null}]},\n{"a":12345678901234567890,"d":"\\u00e9\\n"}]'),
      Buffer.from('{"meta":{"n":1.5e3,"t":true},"items":[{"a":1},{"a":"é"}],"end":[]}'),
      Buffer.from('{"a":1,"b":{"c":[1,2]}}\n{"a":"x"}\n'),
      gzipSync('a,b\n1,2\n3,4\n'),
      Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from('a,b\n1,é\n', 'utf16le')]),
    ];
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.nat(4),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 3 }),
        fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', '\n', '\r', '\0').map((text) => Buffer.from(text)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...valid),
        fc.array(change, { maxLength: 3 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.record({ name: fc.constantFrom('x.csv', 'x.json', 'x.ndjson', '-'), size: fc.integer({ min: 1, max: 20 }) }),
        async (bytes, changes, keep, { name, size }) => {
          const changed = changes.reduce((rest, { at, remove, insert }) => {
            const index = Math.floor(at * rest.length);
            return Buffer.concat([rest.subarray(0, index), insert, rest.subarray(index + remove)]);
          }, bytes);
          const cut = changed.subarray(0, Math.ceil(keep * changed.length));
          expect(await failureOf(inPieces(cut, size), { name })).toMatch(/^(?:no failure$|file_invalid: [^\n\r]*$)/);
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
