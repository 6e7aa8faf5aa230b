import type { Table } from '@lancedb/lancedb';
import { describe, expect, it } from 'vitest';

import type { CatalogueEvent } from '../../src/store/catalogue/catalogue-events.ts';
import { LOG_TABLE, readEvents } from '../../src/store/catalogue/event-log.ts';
import { loadEngine } from '../../src/store/engine.ts';
import { locate } from '../../src/store/location.ts';
import { openDataset } from '../../src/store/open-dataset.ts';
import { numberAfter } from '../../src/store/table/commits.ts';
import { temporaryDirectory } from '../temporary.ts';
import { storeIn, writeRun } from './records.ts';

const line = (name: string): CatalogueEvent => ({ kind: 'scraper_created', at: 1, scraper: `scr_${name}`, name });
const namesOf = (events: readonly CatalogueEvent[]) => events.map((event) => ('name' in event ? event.name : event.kind));

/** The table of the catalogue, past whoever else has it open. */
async function tableIn(directory: string): Promise<Table> {
  const { lance } = await loadEngine();
  return (await lance.connect(directory, { readConsistencyInterval: 0 })).openTable(LOG_TABLE);
}

describe('lines that stand for those before them', () => {
  it('are as many rows as it takes, and fewer lines where that is said of them', async () => {
    await using directory = await temporaryDirectory();
    const place = locate({ location: directory.path });
    const dataset = openDataset(place, Date.now);
    const log = await dataset.writableLog();
    const names = Array.from({ length: 1200 }, (_, index) => `n${index}`);
    await log.append(names.map(line));
    for (let piece = 0; piece < 50; piece += 1) await log.append([line(`dropped ${piece}`)]);
    const shorten = (events: readonly CatalogueEvent[]) => events.filter((event) => !('name' in event) || !event.name.startsWith('dropped'));
    await log.compact({ now: 5, first: [line('first')], shorten });
    const table = await tableIn(directory.path);
    expect(await table.countRows()).toBe(4);
    await log.append([line('later')]);
    const expected = [...names, 'first', 'later'];
    expect(namesOf((await log.read()).events)).toEqual(expected);
    await log.keep();
    await dataset.close();
    // The next one has them out of the file.
    const next = openDataset(place, Date.now);
    expect(namesOf((await (await next.writableLog()).read()).events)).toEqual(expected);
    await next.close();
    table.close();
  });

  it('are those of one merging, whoever else merges, appends twice or is killed before it removes the rest', async () => {
    await using directory = await temporaryDirectory();
    const dataset = openDataset(locate({ location: directory.path }), Date.now);
    const log = await dataset.writableLog();
    await log.append([line('a'), line('b')]);
    const table = await tableIn(directory.path);
    const next = async () => numberAfter(await table.query().withRowId().toArrow());
    const addMerged = (before: number, merging: string | undefined, parts: readonly (readonly string[])[]) => {
      const rows = parts.map((names, part) => ({ kind: 'merged_lines', at: 1, before, merging, part, lines: names.map(line) }));
      return table.add(rows.map((row) => ({ at: 1, kind: row.kind, event: JSON.stringify(row) })));
    };
    const first = await next();
    // As a version merged that knew of no parts.
    await addMerged(first, undefined, [['a', 'b']]);
    await log.append([line('c')]);
    const second = await next();
    await addMerged(second, 'one', [['a'], ['c']]);
    await addMerged(second, 'one', [['a'], ['c']]);
    await addMerged(second, 'two', [['a'], ['b'], ['c']]);
    // Slower than the others, with what it read before them.
    await addMerged(first, 'three', [['a'], ['b']]);
    await log.append([line('d')]);
    expect(namesOf(await readEvents<CatalogueEvent>(table))).toEqual(['a', 'c', 'd']);
    await dataset.close();
    table.close();
  });
});

it('says nothing any more of a run that was removed, once its table is freed', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const scraper = await store.catalogue.createScraper('n0');
  const removed = await writeRun(store, scraper, [['flat', 1, null, null]]);
  const kept = await writeRun(store, scraper, [['house', 2, null, null]]);
  await store.catalogue.removeRuns(scraper.id, [removed.id]);
  for (let index = 1; index <= 60; index += 1) await store.catalogue.renameScraper(scraper.id, `n${index}`);
  await writeRun(store, scraper, [['barn', 3, null, null]]);
  const table = await tableIn(directory.path);
  const events = JSON.stringify(await readEvents(table));
  expect([events.includes(removed.id), events.includes(kept.id)]).toEqual([false, true]);
  await using other = storeIn(directory.path);
  expect(await other.catalogue.runs(scraper.id)).toHaveLength(2);
  table.close();
});
