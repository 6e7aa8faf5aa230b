import { resolve } from 'node:path';

import type { ImportSource } from './context.ts';
import type { Io } from './terminal/io.ts';

/** A file by its name, or the standard input for `-`. Messages name the file as it was typed. Rejects with `file_missing`. */
export async function openSource(io: Io, file: string): Promise<ImportSource> {
  if (file === '-') return { name: 'standard input', open: () => io.stdin };
  const { openFile } = await import('../format/read/open-file.ts');
  return { ...(await openFile(resolve(io.cwd, file))), name: file };
}
