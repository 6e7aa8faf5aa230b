import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { StoreFinding } from '../../src/core/dataset-state.ts';
import { passingIn, storeIn, writeRun } from './records.ts';
import { temporaryDirectory } from '../temporary.ts';

/** As many have an index for each field. */
const rows = Array.from({ length: 5200 }, (_, index) => [`sandal ${index}`, index % 10, index * 86_400_000, true] as const);
const filter = { kind: 'compare', field: 'price', op: '=', value: 7 } as const;

/** Inverts a byte of the file with the last name in a folder of the run's table: of versions, which count down, that is the lowest. */
function damageLast(dataset: string, { id, files = [] }: RunEntry, folder: '_indices' | '_versions'): void {
  const [path = ''] = files
    .map((mark) => mark.path)
    .filter((each) => each.startsWith(folder))
    .toSorted()
    .toReversed();
  const file = join(dataset, `r_${id}.lance`, path);
  writeFileSync(
    file,
    readFileSync(file).map((byte, at) => (at === 40 ? byte ^ 0xff : byte)),
  );
}

it('names a run whose version without indexes is damaged along with an index, and mends it', async () => {
  await using directory = await temporaryDirectory();
  const written = await (async () => {
    await using store = storeIn(directory.path);
    return writeRun(store, await store.catalogue.createScraper('flats'), rows);
  })();
  damageLast(directory.path, written, '_versions');
  for (const _ of ['the version without indexes is damaged', 'it was lost in mending']) {
    await using store = storeIn(directory.path);
    const [run = written] = await store.catalogue.runs(written.scraperId);
    damageLast(directory.path, run, '_indices');
    const damaged = await store.openRun(run);
    await expect(damaged.count()).rejects.toMatchObject({ code: 'data_unusable', isForClients: true, hint: expect.stringContaining('--repair') });
    const findings: StoreFinding[] = [];
    for await (const finding of store.inspect({ repair: true })) findings.push(finding);
    expect(findings).toContainEqual(expect.objectContaining({ subject: `run ${run.id}`, status: 'mended' }));
    const [mended = run] = await store.catalogue.runs(run.scraperId);
    expect((await passingIn(await store.openRun(mended), filter)).count).toBe(520);
  }
});
