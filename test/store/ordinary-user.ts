import { chmod, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Root may write everywhere: for a moment this process is someone who may not. */
export async function asOrdinaryUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return await work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** Lets others than root reach what is in a directory for tests. Its parent may be one that the whole machine shares, and keeps all that it allows. */
export async function reachable(directory: string): Promise<void> {
  const parent = dirname(directory);
  await chmod(parent, (await stat(parent)).mode | 0o011);
}
