import { Readable } from 'node:stream';

import type { LocalDataset } from '../../../src/local/dataset.ts';
import { storageIn } from '../storage.ts';

const KINDS = ['oak', 'pine', 'birch'];

/** Invented trees, with values of all types, nested and missing ones. */
export function trees(count: number, changed = 0): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({
    tag: `T${index}`,
    name: `${KINDS[index % 3]} at the "old" mill, row ${index} ¶ 東京`,
    height_m: index % 7 === 3 ? null : index / 3,
    planted: new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10),
    measured: new Date(1_700_000_000_000 + index * 1001).toISOString(),
    healthy: index % 5 !== 0,
    marks: index % 4 === 0 ? null : [{ at: index, note: 'cut\nhere' }, 'x', null, 1.5],
    price: `$${index * 3 + (index < changed ? 1 : 0)}`,
  }));
}

export async function importTrees(dataset: LocalDataset, scraper: string, records: readonly object[], runAt: number): Promise<string> {
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const source = { name: 'trees.ndjson', open: () => Readable.from([Buffer.from(lines)]) };
  return (await dataset.importRun(source, { scraper, runAt, key: ['tag'] })).run.id;
}

/** What the catalogue of a dataset holds but for what is said of files. */
export async function catalogueOf(location: string) {
  await using store = storageIn(location).store;
  const scrapers = await store.catalogue.scrapers();
  return Promise.all(
    scrapers.map(async (scraper) => ({
      scraper,
      runs: (await store.catalogue.runs(scraper.id)).map(({ files: _files, ...run }) => run),
      written: (await store.catalogue.writtenRuns(scraper.id)).map(({ files: _files, ...run }) => run),
    })),
  );
}
