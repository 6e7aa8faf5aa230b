import type { Table } from '@lancedb/lancedb';
import { describe, expect, it } from 'vitest';

import type { OwnedCatalogue } from '../../src/store/catalogue/catalogue.ts';
import { readEvents } from '../../src/store/catalogue/event-log.ts';
import { loadEngine } from '../../src/store/engine.ts';
import { temporaryDirectory } from '../temporary.ts';
import { storeIn } from './records.ts';

interface Merging {
  readonly table: Table;
  readonly catalogue: OwnedCatalogue;
}

describe('lines keep the order of their commits while others merge the pieces that they are in', () => {
  it.each<readonly [who: string, mergers: number, eachMakes: number, merge: (merging: Merging) => Promise<unknown>]>([
    ['as older versions do', 1, 15, ({ table }) => table.optimize()],
    ['as this version does, two at once', 2, 45, ({ catalogue }) => catalogue.compact()],
  ])('%s', async (_who, mergers, eachMakes, merge) => {
    await using directory = await temporaryDirectory();
    await using first = storeIn(directory.path);
    await using second = storeIn(directory.path);
    await using third = storeIn(directory.path);
    await first.catalogue.createScraper('flats');
    const { lance } = await loadEngine();
    const connection = await lance.connect(directory.path, { readConsistencyInterval: 0 });
    const table = await connection.openTable('_catalogue');
    const ending = new AbortController();
    // The catalogue of a store is always the whole one.
    const merging: Merging = { table, catalogue: third.catalogue as OwnedCatalogue };
    const merged = Array.from({ length: mergers }, async () => {
      while (!ending.signal.aborted) await merge(merging);
    });
    const names = await Promise.all(
      [first, second].map(async ({ catalogue }, writer) => {
        const made: string[] = [];
        for (let index = 0; index < eachMakes; index += 1) made.push((await catalogue.createScraper(`${writer}-${index}`)).name);
        return made;
      }),
    );
    ending.abort();
    await Promise.all(merged);
    await merge(merging);
    expect(await table.countRows()).toBeLessThanOrEqual(2 + 2 * eachMakes);
    const events = await readEvents<{ readonly kind: string; readonly name: string }>(table);
    const created = events.filter(({ kind }) => kind === 'scraper_created').map(({ name }) => name);
    expect(created).toHaveLength(1 + 2 * eachMakes);
    for (const [writer, own] of names.entries()) expect(created.filter((name) => name.startsWith(`${writer}-`))).toEqual(own);
    connection.close();
  });
});
