import { rmSync } from 'node:fs';

const paths = new Set<string>();

/** Notes a file that goes when the process must end before it is whole. Disposing of the note leaves the file to the caller. */
export function noteUnfinishedFile(path: string): Disposable {
  paths.add(path);
  return { [Symbol.dispose]: () => void paths.delete(path) };
}

/** Removes what was begun and cannot be completed. */
export function removeUnfinishedFiles(): void {
  for (const path of paths) rmSync(path, { force: true });
}
