/** Writes the record sets of the blind cases: `node test/bench/blind/generate.mjs DIR`. The same bytes on every machine. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { apps } from './sets/apps.mjs';
import { cars } from './sets/cars.mjs';
import { ebikes } from './sets/ebikes.mjs';
import { films } from './sets/films.mjs';
import { flats } from './sets/flats.mjs';
import { gites } from './sets/gites.mjs';
import { incidents } from './sets/incidents.mjs';
import { jobs } from './sets/jobs.mjs';
import { laptops } from './sets/laptops.mjs';
import { orders } from './sets/orders.mjs';
import { vinos } from './sets/vinos.mjs';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Give a directory: node test/bench/blind/generate.mjs DIR');
await mkdir(directory, { recursive: true });
for (const make of [flats, orders, laptops, films, cars, incidents, jobs, apps, ebikes, gites, vinos]) {
  for (const { file, text } of make()) await writeFile(join(directory, file), text);
}
