import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Chromium of this machine: the one that CHROMIUM names, or the first on the path. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const paths = (process.env['PATH'] ?? '').split(delimiter).flatMap((directory) => names.map((name) => join(directory, name)));
  return [process.env['CHROMIUM'] ?? '', ...paths].find((path) => path !== '' && existsSync(path));
}
