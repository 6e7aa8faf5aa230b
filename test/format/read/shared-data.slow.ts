import { join } from 'node:path';

import { expect, it } from 'vitest';

import { openFile } from '../../../src/format/read/open-file.ts';
import { describeWithShared } from '../../with-shared.ts';
import { readStream } from './read-all.ts';

// See their own READMEs for the counts.
describeWithShared('real files', 'data', (data) => {
  async function readFile(path: string) {
    const file = await openFile(join(data, path));
    return await readStream(file.open(), { name: path });
  }

  it.each([
    ['rec-airbnb-antwerp/listings.csv.gz', 2870, 75],
    ['rec-cardekho/car_details_v3.csv', 8128, 12],
    ['rec-kc-house/kc_house_data.csv', 21_613, 22],
    ['rec-netflix/netflix_titles.csv', 6234, 12],
    ['rec-vega/movies.json', 3201, 16],
    ['rec-vega/cars.json', 406, 9],
    ['rec-vega/birdstrikes.csv', 10_000, 14],
    ['rec-vega/airports.csv', 3376, 7],
    ['rec-vega/earthquakes.json', 1707, 4],
    ['ret-esci-us-dev/products.jsonl.gz', 2622, 14],
  ])('reads %s: %i records of %i fields', async (path, records, fields) => {
    const read = await readFile(path);
    expect(read.rows).toHaveLength(records);
    expect(read.lines).toHaveLength(records);
    expect(read.names).toHaveLength(fields);
  });

  it.each([
    ['snap-ca-fires/incidents_2021-08-16T2320Z_11e4d266.json', 20],
    ['snap-ca-fires/incidents_2021-08-17T2321Z_fe3504dd.json', 15],
    ['snap-ca-fires/incidents_2021-08-18T2320Z_584a49dd.json', 14],
    ['snap-ca-fires/incidents_2021-08-20T2148Z_690cde07.json', 14],
    ['snap-ca-fires/incidents_2021-08-27T1948Z_4cbfcc38.json', 19],
    ['snap-ca-fires/incidents_2021-09-03T2248Z_b117b712.json', 17],
    ['snap-ca-fires/incidents_2022-09-02T2331Z_6bc25af1.json', 13],
    ['snap-ca-fires/incidents_2022-09-09T2049Z_ee0b2456.json', 17],
    ['snap-ca-fires/incidents_2023-01-01T0809Z_231f945d.json', 0],
    ['snap-ca-fires/incidents2_2024-06-08T2312Z_99270ad4.json', 8],
    ['snap-ca-fires/incidents2_2024-06-09T2230Z_dcbd9312.json', 6],
    ['snap-ca-fires/incidents2_2024-06-16T2349Z_e471bf59.json', 13],
    ['snap-ca-fires/incidents2_2024-06-18T2230Z_840bbf3a.json', 12],
    ['snap-newgrad-jobs/listings_2023-09-14T2026Z_618b331c.json', 216],
    ['snap-newgrad-jobs/listings_2023-11-03T1600Z_1da55450.json', 337],
    ['snap-newgrad-jobs/listings_2024-02-06T0800Z_a964323d.json', 472],
    ['snap-newgrad-jobs/listings_2024-04-22T2000Z_44423c86.json', 855],
    ['snap-newgrad-jobs/listings_2024-08-05T0407Z_5b0dc5a6.json', 1008],
    ['snap-newgrad-jobs/listings_2024-09-03T2345Z_1821bd43.json', 1122],
    ['snap-newgrad-jobs/listings_2024-09-10T2315Z_ef61f751.json', 1162],
    ['snap-newgrad-jobs/listings_2024-09-17T2315Z_338a545e.json', 1192],
    ['snap-newgrad-jobs/listings_2024-09-24T2315Z_6b545fc3.json', 1213],
    ['snap-newgrad-jobs/listings_2024-10-01T2330Z_6f79ac9b.json', 1231],
    ['snap-newgrad-jobs/listings_2024-10-23T2345Z_0395367e.json', 1283],
    ['snap-newgrad-jobs/listings_2024-10-24T2315Z_c195b73e.json', 1287],
  ])('reads %s: %i records', async (path, records) => {
    expect((await readFile(path)).rows).toHaveLength(records);
  });

  it('names the one ragged row of a file', async () => {
    await expect(readFile('rec-google-play/googleplaystore.csv')).rejects.toThrow('googleplaystore.csv, line 10474, column');
  });

  it('refuses the file of a scrape that failed', async () => {
    await expect(readFile('snap-ca-fires/incidents_2023-03-04T0509Z_788ffddb.json')).rejects.toThrow('is empty');
  });

  it('keeps ids of 19 digits', async () => {
    const { names, rows } = await readFile('rec-airbnb-antwerp/listings.csv.gz');
    const ids = rows.map((row) => row[names.indexOf('id')]);
    expect(new Set(ids).size).toBe(2870);
    expect(ids.filter((id) => typeof id === 'string' && id.length === 19).length).toBeGreaterThan(0);
  });
});
