import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { expect, it } from 'vitest';

import { entriesBelow, measureScrq } from '../../store/scrq-process.ts';
import { sharedDirectory } from '../../temporary.ts';

const MB = 1024 * 1024;
const GIGABYTE_MB = 1024;
/** Far below the size of the files. */
const MOST_MEMORY_MB = 900;

const directory = sharedDirectory();

function* gigabyteOf(text: string, before = '', after = ''): Generator<Buffer> {
  const piece = Buffer.alloc(MB, text);
  yield Buffer.from(before);
  for (let megabyte = 0; megabyte < GIGABYTE_MB; megabyte++) yield piece;
  yield Buffer.from(after);
}

it.each([
  ['one cell of a gigabyte', 'cell.csv', () => gigabyteOf('y', 'a,b\n1,"', '"\n'), 'line 2: the record that starts here is longer than'],
  ['one text of a gigabyte', 'text.json', () => gigabyteOf('y', '[{"a":"', '"}]'), 'line 1: the record that starts here is longer than'],
  ['one line of a gigabyte', 'line.ndjson', () => gigabyteOf('{"b":', '{"a":1}\n'), 'line 2: the record that starts here is longer than'],
  ['a gigabyte of open lists', 'open.json', () => gigabyteOf('[', '[{"a":'), 'lists and objects are more than 100 levels deep'],
  ['a gigabyte of quotes', 'quotes.csv', () => gigabyteOf('"', 'a,b\n1,"'), 'line 2: '],
  ['a gigabyte in a small gzip', 'bomb.csv.gz', () => gigabyteOf('1,2\n', 'a,b\n'), 'unpacks to more than 200 times its size'],
] as const)('%s is refused in bounded memory, and leaves nothing', async (_what, name, content, message) => {
  const file = join(directory.path, name);
  const data = join(directory.path, `data-${name}`);
  const temporary = join(directory.path, `temporary-${name}`);
  await mkdir(temporary);
  const out = createWriteStream(file);
  await (name.endsWith('.gz') ? pipeline(Readable.from(content()), createGzip(), out) : pipeline(Readable.from(content()), out));
  const { status, errorOutput, peakMb } = await measureScrq(['import', file, '--scraper', 'x', '--data', data], temporary);
  expect(status).toBe(1);
  expect(errorOutput).toContain(message);
  expect(errorOutput).toMatch(/^scrq: [^\n]+\n {2}[^\n]+\n$/);
  expect(peakMb).toBeLessThan(MOST_MEMORY_MB);
  expect(entriesBelow(data).filter((path) => path.startsWith('r_') || path.startsWith('tmp/'))).toEqual([]);
  expect(entriesBelow(temporary)).toEqual([]);
});

it('records of a gigabyte in a gzip that is no bomb are read in bounded memory', async () => {
  const file = join(directory.path, 'records.csv.gz');
  await pipeline(Readable.from(records()), createGzip({ level: 1 }), createWriteStream(file));
  const { status, output, peakMb } = await measureScrq(
    ['import', file, '--scraper', 'x', '--dry-run', '--format', 'json', '--data', join(directory.path, 'dry')],
    directory.path,
  );
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ records: WIDE_RECORDS });
  expect(peakMb).toBeLessThan(MOST_MEMORY_MB);
});

const WIDE_RECORDS = 65_536;

/** Some 16 KB each, no two alike. */
function* records(): Generator<Buffer> {
  yield Buffer.from('id,text\n');
  for (let id = 0; id < WIDE_RECORDS; id++) yield Buffer.from(`${id},${`record ${id * 7919} of many `.repeat(700)}\n`);
}
