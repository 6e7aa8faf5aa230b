import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

import type { Table } from '@lancedb/lancedb';
import type * as Arrow from 'apache-arrow';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { TablePlaces } from '../../core/ports/record-store.ts';
import { ordinalsOf, systemColumns } from '../run/run-schema.ts';
import type { RunTable } from '../run/run-table.ts';
import type { DamagedFiles } from './damaged-files.ts';
import { openVectorFile, type VectorFile } from './vector-file.ts';
import { openVectorWriter } from './vector-writer.ts';

/** A run with vectors. */
export interface VectorSource {
  readonly run: RunEntry;
  /** Opens its table, which is needed where there is no sound file of its vectors. */
  readonly openTable: () => Promise<Pick<RunTable, 'table'>>;
}

/** The file of vectors that was written with a run, or one that was made again before; where none is sound, it is made of the records. */
export async function openVectors(source: VectorSource, places: TablePlaces, damaged: DamagedFiles): Promise<VectorFile> {
  const { run } = source;
  await places.fetch?.(run, 'vectors');
  // A dataset that may only be read, or another disk: what is made lives as long as this process.
  const directories = [places.copiesOf(run.id), join(places.temporary, `.tmp-vectors-${run.id}`)];
  const known = await openIn(directories, source, damaged);
  if (known !== undefined) return known;
  const made = await makeVectors(source, directories, places.temporary, damaged);
  if (dirname(made.path) !== directories[0]) places.onUnkept?.(run.id, 'file of vectors');
  return made;
}

async function openIn(directories: readonly string[], { run }: VectorSource, damaged: DamagedFiles): Promise<VectorFile | undefined> {
  for (const directory of directories) {
    const opened = await openVectorFile(directory, run, damaged);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

async function makeVectors(source: VectorSource, directories: readonly string[], temporary: string, damaged: DamagedFiles): Promise<VectorFile> {
  const { run } = source;
  const { table } = await source.openTable();
  const dimensions = await dimensionsOf(table);
  await using writer = await openVectorWriter(join(temporary, `.tmp-vectors-${randomUUID()}`), dimensions);
  for await (const batch of table.query().select([systemColumns.ordinal, systemColumns.vector])) await writer.append(vectorsOf(batch, dimensions));
  for (const [index, directory] of directories.entries()) {
    try {
      await writer.finish(run.id, directory);
      break;
    } catch (error) {
      if (index === directories.length - 1) throw error;
    }
  }
  const made = await openIn(directories, source, damaged);
  if (made === undefined) throw new TypeError('a file of vectors that was just made is not one of its run');
  return made;
}

async function dimensionsOf(table: Table): Promise<number> {
  const field = (await table.schema()).fields.find(({ name }) => name === systemColumns.vector);
  // The column is a list of fixed size in the schema of every run that has an embedder.
  return (field?.type as Arrow.FixedSizeList | undefined)?.listSize ?? 0;
}

/** The store gives records in the order in which they were written. */
function vectorsOf(batch: Arrow.RecordBatch, dimensions: number): readonly (Float32Array | null)[] {
  const list: Arrow.Data | undefined = batch.getChild(systemColumns.vector)?.data[0];
  // Its values are 32-bit floats in the schema of every run, one vector after the other.
  const numbers = list?.children[0]?.values as Float32Array | undefined;
  if (list === undefined || numbers === undefined) throw new TypeError('a column that was not selected');
  return Array.from(ordinalsOf(batch), (_, row) => (list.getValid(row) ? numbers.subarray(row * dimensions, (row + 1) * dimensions) : null));
}
