import { createGzip, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';

/** A body of records that is meant to keep a server busy, in pieces. */
export interface HostilePush {
  readonly type: string;
  readonly encoding?: 'gzip';
  readonly pieces: () => Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
}

const words = ['quiet', 'lamp', 'river', 'north', 'steel', 'oak', 'flat', 'mill', 'garden', 'view', 'harbour'];

function* pieces(count: number, line: (index: number) => string, atOnce = 2000): Generator<string> {
  for (let first = 0; first < count; first += atOnce) {
    yield Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => `${line(first + index)}\n`).join('');
  }
}

const record = (fields: number, value: (field: number) => unknown): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, field) => [`field_${field}`, value(field)])));

const phrase = (length: number, seed: number): string =>
  Array.from({ length }, (_, index) => `${words[(index * 7 + seed * 13) % words.length]}${(index + seed) % 97}`).join(' ');

const lines = (count: number, line: (index: number) => string, atOnce?: number): HostilePush => ({
  type: 'application/x-ndjson',
  pieces: () => pieces(count, line, atOnce),
});
const table = (header: string, count: number, row: (index: number) => string, atOnce = 20_000): HostilePush => ({
  type: 'text/csv',
  pieces: function* () {
    yield `${header}\n`;
    yield* pieces(count, row, atOnce);
  },
});
const document = (parts: () => Iterable<string>): HostilePush => ({ type: 'application/json', pieces: parts });
const wide = (fields: number, records: number, value: (record: number, field: number) => unknown): HostilePush =>
  lines(records, (index) => record(fields, (field) => value(index, field)), 20);
const gzipped = ({ type, pieces: plain }: HostilePush): HostilePush => ({
  type,
  encoding: 'gzip',
  // Without an encoding set, a stream of zlib gives buffers.
  pieces: () => Readable.from(plain()).pipe(createGzip()) as AsyncIterable<Buffer>,
});

const range = (length: number, text: (index: number) => string): string => Array.from({ length }, (_, index) => text(index)).join(',');

/** Too many fields, too many bytes, deep nesting, many small records, values that are dear to read: by what they are. */
export const hostilePushes: Readonly<Record<string, HostilePush>> = {
  '5,000 fields x 3': wide(5000, 3, (row, field) => row + field),
  '5,000 fields x 200': wide(5000, 200, (row, field) => `text ${row} ${field}`),
  '1,000 fields x 20': wide(1000, 20, (row, field) => (field % 3 === 0 ? row * field : `text ${row} ${field}`)),
  '1,000 fields x 2,000': wide(1000, 2000, (row, field) => (field % 3 === 0 ? row * field : `t${row}${field}`)),
  '1,000 fields of dates x 200': wide(1000, 200, (row, field) => `${1 + (row % 28)}/${1 + (field % 12)}/2020`),
  '900 fields of objects x 50': wide(900, 50, (row, field) => ({ a: row, b: [field, 'x'] })),
  'a new field in each of 900 records': lines(900, (index) => JSON.stringify({ [`k${index}`]: index, id: index })),
  'a new field in each of 5,000 records': lines(5000, (index) => JSON.stringify({ [`k${index}`]: index })),
  '300 other fields in each of 300 records': lines(300, (index) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, field) => [`k${(index * 3 + field) % 990}`, `v${index} ${field}`]))),
  ),
  '2 million small records': lines(2_000_000, (index) => `{"a":${index % 10}}`),
  '1 million empty records': lines(1_000_000, () => '{}'),
  '3 million rows of one column': table('a', 3_000_000, (index) => String(index % 100)),
  '1 million rows of two columns': table('a,b', 1_000_000, (index) => `${index},x${index % 7}`),
  '300,000 dates': lines(
    300_000,
    (index) => `{"d":"${2000 + (index % 25)}-0${1 + (index % 9)}-11T10:00:00Z","e":"${1 + (index % 28)} March 20${10 + (index % 15)}"}`,
  ),
  '300,000 relative and ambiguous dates': lines(
    300_000,
    (index) => `{"d":"${index % 60} hours ago","e":"${1 + (index % 31)}/${1 + (index % 12)}/1999"}`,
  ),
  '300,000 numbers as text': lines(
    300_000,
    (index) => `{"p":"$1,${100 + (index % 900)}.50","q":"${index % 77} km","r":"1.234,${10 + (index % 80)}"}`,
  ),
  '200,000 unique texts': lines(200_000, (index) => `{"t":"${phrase(6, index)}","u":"${index}-${index * 7}"}`),
  '100,000 long texts': lines(100_000, (index) => `{"t":"${phrase(40, index)}"}`, 500),
  '50,000 records of 20 fields': lines(50_000, (index) => record(20, (field) => (field % 2 === 0 ? index * field : `w${index % 991}`)), 500),
  'one text of 1 MB': lines(1, () => JSON.stringify({ a: 'x y '.repeat(250_000) })),
  '40 texts of 1 MB': lines(40, (index) => JSON.stringify({ a: `w${index} z `.repeat(140_000) }), 1),
  '30 texts of 1 MB without blanks': lines(30, (index) => JSON.stringify({ a: 'x'.repeat(1_000_000), index }), 1),
  '20 texts of 1 MB of digits': lines(20, () => JSON.stringify({ a: '7'.repeat(1_000_000) }), 1),
  'one text of 20 MB': lines(1, () => JSON.stringify({ a: 'x y '.repeat(5_000_000) })),
  '100,000 nested lists': lines(1, () => `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  '5,000 nested objects': lines(1, () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  'three lists of 130,000 numbers': lines(3, () => `{"a":[${range(130_000, String)}]}`, 1),
  '100,000 short lists': lines(100_000, (index) => `{"a":["x${index % 9}","y${index % 77}",${index}]}`),
  'a document with 300,000 records': document(function* () {
    yield '[';
    yield* pieces(300_000, (index) => `{"a":${index},"b":"n${index % 100}"},`);
    yield '{"a":1,"b":"z"}]';
  }),
  'a document with 200,000 records in one line': document(function* () {
    yield '[';
    for (const piece of pieces(200_000, (index) => `{"a":${index}},`)) yield piece.replaceAll('\n', '');
    yield '{"a":1}]';
  }),
  'a list of 100,000 inside a document': document(() => [
    `{"meta":1,"data":{"items":[${range(100_000, (index) => `{"i":${index},"t":"a ${index}"}`)}]}}`,
  ]),
  '240 MB of cells': lines(1200, (index) => record(100, (field) => `${index}-${field} `.repeat(280)), 5),
  '1,000 columns x 3,000': table(
    range(1000, (column) => `c${column}`),
    3000,
    (index) => range(1000, (column) => String((index * column) % 999)),
    100,
  ),
  '200,000 columns': table(
    range(200_000, (column) => `c${column}`),
    1,
    () => range(200_000, () => '1'),
  ),
  '8 million quotes': table('a,b', 1, () => `${'"'.repeat(8_000_001)},1`),
  'one line of 30 MB': table('a', 1, () => 'x'.repeat(30_000_000)),
  '20 million line ends': lines(200, () => `${'\n'.repeat(100_000)}{"a":1}`, 1),
  '50,000 texts of emoji': lines(50_000, (index) => `{"t":"👩‍👩‍👧 東京 ${index} مرحبا é ${'😀'.repeat(20)}"}`, 500),
  '500,000 keyed records': lines(500_000, (index) => `{"id":${index},"price":${index % 1000},"title":"Flat ${index}"}`),
  '500,000 booleans and nulls': lines(
    500_000,
    (index) => `{"a":${index % 2 === 0 ? 'null' : 'true'},"b":"${index % 3 === 0 ? 'no' : 'yes'}","c":null}`,
  ),
  'a gzip bomb of 2 GB': {
    type: 'application/x-ndjson',
    encoding: 'gzip',
    pieces: function* () {
      // Members of one gzip file, each 20 MB of one text.
      const member = gzipSync(Buffer.alloc(20_000_000, '{"a":1}\n'));
      for (let index = 0; index < 100; index += 1) yield member;
    },
  },
  'gzipped: 1 million small records': gzipped(lines(1_000_000, (index) => `{"a":${index % 10}}`)),
  'gzip that is cut': {
    type: 'application/x-ndjson',
    encoding: 'gzip',
    pieces: () => [gzipSync(Buffer.from('{"a":1}\n'.repeat(9e5))).subarray(0, -9)],
  },
};
