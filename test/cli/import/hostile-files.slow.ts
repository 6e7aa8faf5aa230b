import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { beforeAll, describe, expect, test } from 'vitest';

import { runScrq } from '../run-scrq.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
/** A dataset that holds one run. */
let template: string;
beforeAll(async () => {
  template = join(directory.path, 'template');
  await writeFile(join(directory.path, 'good.csv'), good);
  expect((await runScrq(['import', 'good.csv', '--scraper', 'before', '--data', template], { cwd: directory.path })).exit).toBe(0);
});

const good = 'a,b\n1,2\n';

let datasets = 0;
/** A copy of it, and commands on it. */
async function openWorld() {
  datasets += 1;
  const data = join(directory.path, `dataset-${datasets}`);
  const run = (...argv: readonly string[]) => runScrq([...argv, '--data', data], { cwd: directory.path });
  await cp(template, data, { recursive: true });
  return { data, run };
}

/** What is on disk for runs, being written or done, and for their temporary files. */
function tablesAndScratch(data: string): readonly string[] {
  const scratch = join(data, 'tmp');
  return [...readdirSync(data).filter((name) => name.startsWith('r_')), ...(existsSync(scratch) ? readdirSync(scratch) : [])];
}

const deepList = `${'['.repeat(1000)}${']'.repeat(1000)}`;
const deepObject = `${'{"b":'.repeat(1000)}1${'}'.repeat(1000)}`;
const columns = Array.from({ length: 10_000 }, (_, index) => `c${index}`);
const long = 'y'.repeat(17 * 1024 * 1024);
const zipped = gzipSync(`a,b\n${'1,2\n'.repeat(1000)}`);

describe('a file that holds no records of use makes no run, and its place is named', () => {
  test.each<readonly [what: string, name: string, content: string | Buffer, message: RegExp]>([
    ['a cell without end', 'cell.csv', `a,b\nx,"${long}"\n`, /^cell\.csv, line 2: the record that starts here is longer than 16777216 characters$/],
    ['a text without end', 'cell.json', `[{"a":"${long}"}]`, /^cell\.json, line 1: the record that starts here is longer than 16777216 characters$/],
    [
      '10,000 columns',
      'columns.csv',
      `${columns.join()}\n${columns.join()}\n`,
      /^columns\.csv, line 1, column 28891: a row of more than 5000 cells$/,
    ],
    [
      '10,000 keys',
      'columns.json',
      JSON.stringify([Object.fromEntries(columns.map((name) => [name, 1]))]),
      /^columns\.json, line 1: records have more than/,
    ],
    [
      '1,000 lists in one another',
      'deep.json',
      `[{"a":${deepList}}]`,
      /^deep\.json, line 1, column 106: lists and objects are more than 100 levels deep$/,
    ],
    ['1,000 objects in one another', 'deep.ndjson', `{"a":1}\n{"a":${deepObject}}\n`, /^deep\.ndjson, line 2, column 501: lists and objects are/],
    ['100,000 open lists', 'open.json', '['.repeat(100_000), /^open\.json, line 1, column 2: a record must be an object, not a list$/],
    ['a row that is too long', 'ragged.csv', 'a,b\n1,2\n1,2,3\n', /^ragged\.csv, line 3, column 5: the row has 3 cells where the header has 2$/],
    ['a row that is too short', 'short.csv', 'a,b\n1,2\n1\n', /^short\.csv, line 3, column 2: the row has 1 cell where the header has 2$/],
    ['a NUL in CSV', 'nul.csv', 'a,b\n1,x\0y\n', /^nul\.csv, line 2, column 4: a NUL byte, so this is not the text/],
    ['a NUL in JSON', 'nul.json', '[{"a":"x\0y"}]', /^nul\.json, line 1, column 9: a NUL byte/],
    ['a cut CSV', 'cut.csv', 'a,b\n1,"x\n', /^cut\.csv, line 2, column 3: a quote is opened here and never closed$/],
    ['a cut JSON', 'cut.json', '[{"a":1},{"a":', /^cut\.json, line 1, column 10: the file ends in the middle of the record/],
    ['a cut NDJSON', 'cut.ndjson', '{"a":1}\n{"a":', /^cut\.ndjson, line 2, column 6: the JSON ends where a value should follow$/],
    ['a cut gzip', 'cut.csv.gz', zipped.subarray(0, -12), /^cut\.csv\.gz is cut off: its gzip data ends too early$/],
    ['no gzip at all', 'junk.csv.gz', Buffer.from('\x1f\x8bjunkjunkjunk', 'latin1'), /^junk\.csv\.gz is not valid gzip data$/],
    ['Latin-1', 'latin.csv', Buffer.from('a,b\ncaf\xe9,2\n', 'latin1'), /^latin\.csv, line 2, column 4: the bytes here are not valid UTF-8$/],
    [
      'a broken byte far into the file',
      'late.csv',
      Buffer.concat([Buffer.from(`a,b\n${'1,2\n'.repeat(100_000)}3,`), Buffer.of(0xff, 0x0a)]),
      /^late\.csv, line 100002, column 3: the bytes here are not valid UTF-8$/,
    ],
    ['a wrong row far into the file', 'far.csv', `a,b\n${'1,2\n'.repeat(100_000)}3\n`, /^far\.csv, line 100002, column 2: the row has 1 cell/],
    ['a file of 0 bytes', 'empty.csv', '', /^empty\.csv is empty$/],
    ['a file of 0 bytes in gzip', 'empty.csv.gz', gzipSync(''), /^empty\.csv\.gz is empty$/],
    ['blank lines alone', 'blank.csv', '\n\n  \n', /^blank\.csv is empty$/],
    ['gzip in gzip', 'twice.csv.gz', gzipSync(gzipSync('a,b\n1,2\n')), /^twice\.csv\.gz is compressed with gzip twice/],
    ['a web page', 'page.csv', '<!doctype html><p>blocked</p>', /^page\.csv is a web page or XML/],
    ['a workbook', 'book.csv', 'PK\x03\x04xxxx', /^book\.csv is a ZIP archive or an Excel workbook/],
    ['lists for records', 'list.json', '[[1,2],[3,4]]', /^list\.json, line 1, column 2: a record must be an object, not a list$/],
    ['null for records', 'null.json', 'null', /^null\.json holds no array of objects$/],
    ['numbers for records', 'scalars.ndjson', '1\n2\n', /^scalars\.ndjson, line 1, column 1: a record must be an object, not a number$/],
    ['more after the end', 'more.json', '[{"a":1}] x', /^more\.json, line 1, column 11: the end of the file should stand here$/],
  ])('%s', async (_what, name, content, message) => {
    const { data, run } = await openWorld();
    await writeFile(join(directory.path, name), content);
    const before = tablesAndScratch(data);
    const { exit, out, err } = await run('import', name, '--scraper', 'x');
    const [first = '', second = '', ...others] = err.split('\n');
    expect([exit, out, others]).toEqual([1, '', ['']]);
    expect(first.replace('scrq: ', '')).toMatch(message);
    expect(second).toMatch(/^ {2}[A-Z`].*\.$/);
    expect(second).not.toContain('--verbose');
    expect(tablesAndScratch(data)).toEqual(before);
    expect((await run('scrapers', '--format', 'csv')).out).not.toMatch(/^x,|,x,/m);
    expect((await run('results', '--scraper', 'before')).out).toBe('{"a":1,"b":2}\n');
  });

  test.each([
    ['a file that is missing', 'nowhere.csv', 2, /^scrq: no file .*nowhere\.csv\n/],
    ['a directory', 'folder.csv', 1, /^scrq: .*folder\.csv is a directory\n/],
  ])('%s', async (_what, name, status, message) => {
    const { data, run } = await openWorld();
    await mkdir(join(directory.path, 'folder.csv'), { recursive: true });
    const before = tablesAndScratch(data);
    const { exit, out, err } = await run('import', name, '--scraper', 'x');
    expect([exit, out]).toEqual([status, '']);
    expect(err).toMatch(message);
    expect(tablesAndScratch(data)).toEqual(before);
  });
});

describe('a file that looks odd and is none the worse for it', () => {
  test.each([
    ['a CSV header alone', 'header.csv', 'a,b\n', ''],
    ['a CSV header without a line end', 'header.csv', 'a,b', ''],
    ['an empty list', 'none.json', '[]', ''],
    ['a header that repeats names and lacks one', 'same.csv', 'a,a,,a\n1,2,3,4\n', '{"a":1,"a_2":2,"column_3":3,"a_3":4}\n'],
    ['UTF-16 with its mark', 'wide.csv', Buffer.from('\uFEFFa,b\n1,é\n', 'utf16le'), '{"a":1,"b":"é"}\n'],
    [
      'formulas and escapes',
      'formula.csv',
      'a,b\n=1+1,"\u001b[31mred"\n"@SUM(""A1"")",+cmd|\'/C calc\'!A0\n',
      '{"a":"=1+1","b":"\\u001b[31mred"}\n{"a":"@SUM(\\"A1\\")","b":"+cmd|\'/C calc\'!A0"}\n',
    ],
    ['names of JavaScript', 'proto.json', '[{"__proto__":1,"constructor":2,"toString":3}]', '{"__proto__":1,"constructor":2,"toString":3}\n'],
  ])('%s', async (_what, name, content, expected) => {
    const { data, run } = await openWorld();
    await writeFile(join(directory.path, name), content);
    const { exit } = await run('import', name, '--scraper', 'x');
    expect(exit).toBe(0);
    expect((await run('results', '--scraper', 'x')).out).toBe(expected);
    expect(tablesAndScratch(data)).toHaveLength(2);
  });
});
