import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ScrqError } from '../../errors.ts';
import { float64Column, tableOf } from '../table/arrow-columns.ts';
import { retried, madeAlone } from '../table/commits.ts';
import type { TablePlace } from '../table/side-table.ts';

/** The name of a check has the time of its machine, whose clock may be wrong by a quarter of an hour, as may that of the janitor. */
const ABANDONED_MS = 40 * 60_000;
/** So many appends at once lose some where the store lets a later commit replace an earlier one. */
const APPENDS = 6;
const FILE = 'conditional-writes';

interface CheckPlace {
  /** A directory of this machine and the dataset alone. */
  readonly directory: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether a table was left by a check that was killed. */
export function isAbandonedCheck(name: string, now: number): boolean {
  const [, begun] = /^_check_(\d+)_/.exec(name) ?? [];
  return begun !== undefined && now - Number(begun) > ABANDONED_MS;
}

/**
 * Rejects with `data_unusable` where the object store does not refuse to replace an object that was to be new: of several commits made at the same
 * time, it would keep one and lose the others. Found out by trying, once for a dataset on this machine, which `directory` remembers.
 */
export async function checkConditionalWrites(
  { engine, connection }: Pick<TablePlace, 'engine' | 'connection'>,
  { directory, now }: CheckPlace,
): Promise<void> {
  const path = join(directory, FILE);
  if ((await readFile(path, 'utf8').catch(() => '')) === 'supported\n') return;
  const { arrow } = engine;
  const name = `_check_${now}_${randomUUID()}`;
  const schema = new arrow.Schema([new arrow.Field('n', new arrow.Float64(), false)]);
  const made = await madeAlone(connection, name, schema);
  try {
    const tables = await Promise.all(Array.from({ length: APPENDS }, () => connection.openTable(name)));
    const added = await Promise.allSettled(
      tables.map((table, index) => retried(() => table.add(tableOf(engine, schema, [float64Column(engine, Float64Array.of(index))])))),
    );
    await made.checkoutLatest();
    const failed = added.find((result) => result.status === 'rejected');
    if ((await made.countRows()) < added.filter(({ status }) => status === 'fulfilled').length) throw unsupported();
    if (failed !== undefined) throw failed.reason;
  } finally {
    made.close();
    await connection.dropTable(name).catch(() => undefined);
  }
  // Where it cannot be remembered, the next process finds it out again.
  await mkdir(directory, { recursive: true, mode: 0o700 })
    .then(() => writeFile(path, 'supported\n'))
    .catch(() => undefined);
}

function unsupported(): ScrqError {
  return new ScrqError('data_unusable', 'the object store loses commits that are made at the same time: it does not support conditional writes', {
    hint: 'Use one that refuses a PUT with "If-None-Match: *" for an object that exists; nothing was written to the dataset.',
  });
}
