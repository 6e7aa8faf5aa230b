/** Writes the record sets of the blind cases: `node test/bench/blind/generate.mjs DIR`. The same bytes on every machine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Give a directory: node test/bench/blind/generate.mjs DIR');
await mkdir(directory, { recursive: true });
for (const name of Object.keys(JSON.parse(await readFile(join(import.meta.dirname, 'sets.json'), 'utf8')))) {
  const { [name]: make } = await import(`./sets/${name}.mjs`);
  for (const { file, text } of make()) await writeFile(join(directory, file), text);
}
