import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import type { Connection, Table } from '@lancedb/lancedb';

import { withTemporaryFilesIn, type Engine } from '../engine.ts';

/** A version of a table, in a place of this process's own: nothing that is done with it touches the dataset. */
export interface ShadowTable {
  readonly table: Table;
  /** The directory of the table. */
  readonly directory: string;
  close(): void;
}

export interface ShadowSource {
  /** The directory of the table. */
  readonly directory: string;
  readonly name: string;
  /** File name of the manifest of the version. */
  readonly manifest: string;
  /** A directory of this process, which removes what is in it. */
  readonly temporary: string;
}

/** Opens one version of a table, of which nothing but its manifest, records and deletions is read: the rest of the table may be damaged. */
export async function openShadow(engine: Engine, { directory, name, manifest, temporary }: ShadowSource): Promise<ShadowTable> {
  const place = await mkdtemp(join(temporary, '.tmp-shadow-'));
  const shadow = join(place, `${name}.lance`);
  await mkdir(join(shadow, '_versions'), { recursive: true });
  await copyFile(join(directory, '_versions', manifest), join(shadow, '_versions', manifest));
  // Missing ones are no obstacle: a link may point to nothing.
  for (const part of ['data', '_deletions']) await symlink(join(directory, part), join(shadow, part), 'junction');
  const connection: Connection = await withTemporaryFilesIn(temporary, () => engine.lance.connect(place));
  try {
    const table = await connection.openTable(name);
    const close = (): void => {
      table.close();
      connection.close();
    };
    return { table, directory: shadow, close };
  } catch (error) {
    connection.close();
    throw error;
  }
}
