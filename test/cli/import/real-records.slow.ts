import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { newDataset } from '../new-dataset.ts';
import { sharedDirectory } from '../../temporary.ts';
import { describeWithShared } from '../../with-shared.ts';

const directory = sharedDirectory();
const APPS = 'rec-google-play/googleplaystore.csv';

describeWithShared('an import of real records', 'data', (data) => {
  test('with a broken row is refused with its place, and nothing is left', async () => {
    const scrq = newDataset(directory);
    const { exit, err } = await scrq('import', join(data, APPS), '--scraper', 'apps');
    expect(exit).toBe(1);
    expect(err).toMatch(/googleplaystore\.csv, line 10474, column \d+: the row has 12 cells where the header has 13/);
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test('makes runs of the times in the names of snapshots', async () => {
    const scrq = newDataset(directory);
    const fires = join(data, 'snap-ca-fires');
    const names = readdirSync(fires).filter((name) => name.startsWith('incidents_202') && name < 'incidents_2023');
    const paths = names.toReversed().map((name) => join(fires, name));
    expect((await scrq('import', ...paths, '--scraper', 'fires', '--each-file-a-run', '--lenient')).exit).toBe(0);
    const times = names.map((name) => name.replace(/^incidents_(.*)T(\d\d)(\d\d)Z_.*$/, '$1T$2:$3:00.000Z'));
    const { data: runs } = Object(JSON.parse((await scrq('runs', '--format', 'json', '--take', '100')).out));
    expect(runs.map(({ runAt }: { runAt: string }) => runAt)).toEqual(times.toSorted().toReversed());
  });

  test.each([
    ['rec-netflix/netflix_titles.csv', ['mixed_units duration']],
    ['rec-kc-house/kc_house_data.csv', ['sentinel yr_renovated']],
    ['rec-cardekho/car_details_v3.csv', ['nearly_typed mileage', 'sentinel max_power']],
    ['rec-vega/airports.csv', []],
    ['rec-vega/birdstrikes.csv', []],
    ['rec-vega/cars.json', []],
    ['rec-vega/movies.json', []],
    [
      'rec-airbnb-antwerp/listings.csv.gz',
      [
        'missing_mark host_response_time',
        'sentinel maximum_nights',
        'sentinel minimum_maximum_nights',
        'sentinel maximum_maximum_nights',
        'sentinel maximum_nights_avg_ntm',
        'constant scrape_id',
        'constant last_scraped',
        'empty neighbourhood_group_cleansed',
        'empty calendar_updated',
        'constant calendar_last_scraped',
        'empty license',
      ],
    ],
  ])('of %s names the fields that deserve a look, and no others', async (path, expected) => {
    const { out } = await newDataset(directory)('import', join(data, path), '--dry-run', '--format', 'json');
    const { findings } = Object(JSON.parse(out));
    expect(findings.map(({ kind, fields }: { kind: string; fields: readonly string[] }) => `${kind} ${fields.join(',')}`)).toEqual(expected);
  });

  test('with a row that lacks a cell in its middle says that columns moved', async () => {
    const lines = (await readFile(join(data, APPS), 'utf8')).split('\n');
    // As wide as the header, or it would be refused.
    lines[10_473] += ',';
    await writeFile(`${directory.path}/play.csv`, lines.join('\n'));
    const { err } = await newDataset(directory)('import', 'play.csv', '--dry-run');
    expect(err).toContain('Installs, Price, Last Updated: values of 3 fields do not fit on line 10474, as if its columns had moved; ');
  });
});
