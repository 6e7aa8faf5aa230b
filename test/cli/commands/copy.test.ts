import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { runScrq } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
const scrq = (...argv: readonly string[]) => runScrq(argv, { cwd: directory.path, env: { SCRQ_SCRAPER: 'plates' } });
let mugsId: string;

beforeAll(async () => {
  const mugs = await directory.file(
    'mugs.ndjson',
    ndjson([
      { id: 1, name: 'blue mug', price: 7 },
      { id: 2, name: 'red mug', price: 8 },
    ]),
  );
  const { out } = await scrq('import', mugs, '--scraper', 'mugs', '--data', 'own', '--format', 'json');
  ({ id: mugsId } = Object(JSON.parse(out)).scraper);
  const plates = await directory.file('plates.ndjson', ndjson([{ id: 1, name: 'plate' }]));
  await scrq('import', plates, '--scraper', 'plates', '--data', 'own');
});

const statuses = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([scraper, , , records, status]) => [scraper, records, status]);

it('copies a dataset whole, whatever scraper the settings name, and says what it would copy before', async () => {
  const before = await scrq('copy', 'own', 'backup', '--dry-run', '--format', 'csv');
  expect([before.exit, statuses(before.out).slice(1)]).toEqual([
    0,
    [
      ['mugs', '2', 'missing'],
      ['plates', '1', 'missing'],
    ],
  ]);
  const copied = await scrq('copy', 'own', 'backup', '--format', 'csv');
  expect(statuses(copied.out).slice(1)).toEqual([
    ['mugs', '2', 'copied'],
    ['plates', '1', 'copied'],
  ]);
  expect(copied.err).toContain('copied 2 runs with 3 records, each read back and found to be the same');
  expect(copied.out + copied.err).not.toContain(mugsId);
  const again = await scrq('copy', 'own', 'backup', '--format', 'json');
  expect(JSON.parse(again.out)).toMatchObject({
    scrapers: [{ id: mugsId, runs: [{ status: 'present' }] }, { runs: [{ status: 'present' }] }],
    tokens: null,
  });
  const found = await scrq('search', 'red mug', '--scraper', 'mugs', '--data', 'backup', '--format', 'csv');
  expect(found.out).toContain('red mug');
});

it('ends with 1 when runs are not the same, or cannot be read', async () => {
  await scrq('copy', 'own', 'part', '--scraper', 'mugs');
  expect(await scrq('copy', 'own', 'part', '--verify', '--scraper', 'mugs')).toMatchObject({ exit: 0 });
  expect(await scrq('copy', 'own', 'part', '--verify')).toMatchObject({ exit: 1, out: expect.stringContaining('missing') });
  expect(await scrq('copy', 'own', 'lines', '--as', 'ndjson')).toMatchObject({ exit: 0 });
  expect(await scrq('copy', 'lines', 'restored')).toMatchObject({ exit: 0 });
  const manifest = JSON.parse(await readFile(join(directory.path, 'lines/scrq-copy.json'), 'utf8'));
  const { path } = manifest.scrapers[0].runs[0].records;
  await writeFile(join(directory.path, 'lines', path), '');
  const refused = await scrq('copy', 'lines', 'anew');
  expect(refused).toMatchObject({ exit: 1, err: expect.stringContaining(`${path} does not hold what was written`) });
});

it('refuses what cannot be meant', async () => {
  const same = ['copy', 's3://b/x', 's3://b/x/', '--from-storage-option', 'aws_endpoint_url=https://a.invalid'];
  expect(await scrq(...same, '--to-storage-option', 'endpoint=https://a.invalid/')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('both places are the same'),
  });
  expect(await scrq('copy', 'own', 'own/')).toMatchObject({ exit: 2, err: expect.stringContaining('both places are the same') });
  expect(await scrq('copy', 'nowhere', 'new')).toMatchObject({ exit: 2, err: expect.stringContaining('holds no dataset') });
  expect(await scrq('copy', 'own', 'new', '--scraper', 'cups')).toMatchObject({ exit: 3 });
  expect(await scrq('copy', 'own', 'new', '--run', '01')).toMatchObject({ exit: 3 });
  expect(await scrq('copy', 'own', 'new', '--scraper', 'mugs', '--with-tokens')).toMatchObject({ exit: 2 });
  expect(await scrq('copy', 'own', 'new', '--data', 'other')).toMatchObject({ exit: 2 });
  expect(await scrq('copy', 'own', 'mugs.ndjson')).toMatchObject({ exit: 1, err: expect.stringContaining('it is not a directory') });
});
