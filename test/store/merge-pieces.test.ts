import type { Table } from '@lancedb/lancedb';
import { expect, it } from 'vitest';

import { loadEngine } from '../../src/store/engine.ts';
import { mergePieces, numberAfter, piecesOf } from '../../src/store/table/commits.ts';
import { COMMIT_ORDER } from '../../src/store/table/make-table.ts';
import { temporaryDirectory } from '../temporary.ts';

/** As the engine says that a file is gone which it was about to remove. */
const GONE =
  'lance error: LanceError(IO): Generic N/A error: Wrapped error: Not found: datasets/_catalogue.lance/data/0110.lance, /rustc/result.rs:1896';

it.each([
  ['are left to the next time where another process removes them at the same moment', GONE, true],
  ['that are damaged are a failure', 'lance error: LanceError(IO): protobuf error: invalid wire type', false],
])('old versions of merged pieces %s', async (_what, message, isLeft) => {
  await using directory = await temporaryDirectory();
  const { lance } = await loadEngine();
  const connection = await lance.connect(directory.path, { readConsistencyInterval: 0 });
  const table = await connection.createTable('log', [{ line: 0 }], { storageOptions: COMMIT_ORDER });
  await table.add([{ line: 1 }]);
  const removing: Table = Object.assign(table, { optimize: () => Promise.reject(new Error(message)) });
  const merging = mergePieces(
    removing,
    async () => ({ rows: await table.query().toArrow(), next: numberAfter(await table.query().withRowId().toArrow()) }),
    0,
  );
  if (isLeft) await merging;
  else await expect(merging).rejects.toThrow(message);
  expect(await piecesOf(table)).toBe(1);
  expect(await table.countRows()).toBe(2);
  connection.close();
});
