import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILE = 'DejaVuSans.ttf';

/** The font of pictures: a file next to the command line, or among the sources, where nothing is built, that of the package. */
export async function loadFont(): Promise<Uint8Array> {
  const built = new URL(`../../fonts/${FILE}`, import.meta.url);
  return readFile(existsSync(built) ? built : createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILE}`));
}
