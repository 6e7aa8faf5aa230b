import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import type { RunReader } from '../../../src/core/ports/records.ts';
import { openDataset } from '../../../src/local/open.ts';
import { finishScrq } from '../../store/scrq-process.ts';
import { storeIn } from '../../store/records.ts';
import { sharedDirectory, untilTestEnds } from '../../temporary.ts';

const directory = sharedDirectory();
/** With texts of 200 words that are long on average, enough for a thread of each kind. */
const RECORDS = 3000;
const LONG = ['internationalization', 'Wohnungsbaugenossenschaft', 'https://flats.example/listing/neighbourhood', 'x'.repeat(250)];
const words = [...'river view quiet garden Straße café 東京 walking 2,500 kitchens [unused] A-17'.split(' '), ...LONG];

let csv: string;
beforeAll(async () => {
  const lines = Array.from({ length: RECORDS }, (_, index) => {
    const text = Array.from({ length: 200 }, (__, place) => words[(index * 7 + place * (1 + (index % 11))) % words.length] ?? '').join(' ');
    return `A${index},"${index % 500 === 0 ? '' : words[index % words.length]}","${index % 700 === 0 ? '' : text}",${index % 90}`;
  });
  csv = await directory.file('flats.csv', `id,title,text,price\n${lines.join('\n')}\n`);
});

/** The files next to the records of the only run, without what names it. */
async function filesOf(data: string, run: string): Promise<ReadonlyMap<string, string>> {
  const place = join(data, `r_${run}.lance`);
  const names = (await readdir(place)).filter((name) => /^(?:keywords|vectors|values)/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(place, name), 'latin1')));
  // Keywords and vectors end with a statement that names the run, and a checksum of it.
  return new Map(names.map((name, index) => [name.replace(/-\w+/, ''), (texts[index] ?? '').replaceAll(run, 'RUN').slice(0, -4)]));
}

async function runIn(data: string): Promise<RunReader> {
  const store = untilTestEnds(storeIn(data));
  const [scraper] = await store.catalogue.scrapers();
  const [run] = await store.catalogue.runs(scraper?.id ?? '');
  if (run === undefined) throw new Error('there is no run');
  return store.openRun(run);
}

function digitsOf(vectors: readonly (Float32Array | null)[]): readonly (string | null)[] {
  return vectors.map((vector) => (vector === null ? null : Buffer.from(Float32Array.from(vector).buffer).toString('hex')));
}

it('makes of a source on several threads what it makes of it on one', async () => {
  const here = join(directory.path, 'here');
  const there = join(directory.path, 'there');
  // Among sources that are not built there is no thread to start.
  {
    await using dataset = await openDataset({ directory: here });
    await dataset.importRun({ name: 'flats.csv', open: () => createReadStream(csv) }, { scraper: 'flats' });
  }
  const ended = await finishScrq(['import', csv, '--scraper', 'flats', '--data', there], directory.path);
  expect(ended).toMatchObject({ status: 0, errorOutput: '' });
  const [one, other] = [await runIn(here), await runIn(there)];
  expect(other.run.records).toBe(RECORDS);
  expect([other.run.fields, other.run.key]).toEqual([one.run.fields, one.run.key]);
  expect(await other.hashes()).toEqual(await one.hashes());
  expect(await other.textHashes()).toEqual(await one.textHashes());
  const all = Array.from({ length: RECORDS }, (_, ordinal) => ordinal);
  expect(digitsOf(await other.vectors(all))).toEqual(digitsOf(await one.vectors(all)));
  const [files, expectedFiles] = [await filesOf(there, other.run.id), await filesOf(here, one.run.id)];
  expect([...files.keys()].toSorted()).toEqual(['keywords.idx', 'values.jsonl', 'vectors.bin']);
  for (const [name, text] of files) expect(text === expectedFiles.get(name), name).toBe(true);
});
