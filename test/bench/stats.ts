/** Time of plans over stored records in a warm process, and of the heavy ones beside other engines and at once: `npm run bench:stats [-- RECORDS…]`; with DATA, over what an earlier run left in that directory; with ONLY, no more than the requests at once whose names match it. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLocalApi } from '../../dist/index.js';
import { measureAtOnce } from './measure/at-once.ts';
import { compareEngines } from './measure/beside.ts';
import { seeded, writeChanged, writeListings } from './measure/generated-listings.ts';
import { measureProcess, quantile } from './measure/measured-process.ts';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');
/** Each is asked with another bound every time, so that no answer can be a remembered one. */
const plans: readonly ((bound: number) => string)[] = [
  (bound) => `count() where price < ${bound}`,
  (bound) => `avg(price), median(price) where price > ${bound}`,
  (bound) => `count() by city where price < ${bound} order by count() desc`,
  (bound) => `avg(price), count() by city where bedrooms >= 2 and price < ${bound} order by avg(price) desc`,
  (bound) => `median(price), p90(price), stddev(rating) by city where price > ${bound}`,
  (bound) => `sum(price), min(posted_at), max(posted_at) by month(posted_at) where price < ${bound}`,
  (bound) => `count() by price/100 where area_sqft > ${bound / 4}`,
  (bound) => `avg(price) by bedrooms, furnished where price < ${bound}`,
  (bound) => `share(furnished = true), share() by city where price > ${bound}`,
  (bound) => `corr(price, area_sqft), corr(rating, price) where price > ${bound}`,
  (bound) => `distinct(agent), distinct(title) where price < ${bound}`,
  (bound) => `count() by agent where price < ${bound} having count() >= 5 order by count() desc limit 10`,
  (bound) => `avg(price) where city = 'Harwick' and price < ${bound}`,
  (bound) => `count(), avg(price) where title has 'balcony' and price < ${bound}`,
  (bound) => `count() where description has 'river station' and price > ${bound}`,
  (bound) =>
    `'with': median(price) where description has 'balcony' and price > ${bound}; 'without': median(price) where description not has 'balcony' and price > ${bound}`,
  (bound) => `list title, price where price > ${bound} order by price limit 5`,
  (bound) => `list title, price where furnished = true and price < ${bound} order by rating desc, price limit 10`,
  (bound) => `list where city in ('Aldport', 'Farrow') and price < ${bound} order by posted_at desc limit 3`,
];

const sizes = process.argv.slice(2).map(Number);
const kept = process.env['DATA'];
const directory = kept ?? (await mkdtemp(join(tmpdir(), 'scrq-bench-')));
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
try {
  for (const size of sizes.length > 0 ? sizes : [100_000, 1_000_000]) await measureSize(size);
} finally {
  if (kept === undefined) await rm(directory, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<void> {
  const data = join(directory, `data-${size}`);
  if (!existsSync(data)) await importListings(data, size);
  const shown = await measureProcess(process.execPath, [scrq, 'scrapers', 'show', 'flats', '--data', data, '--format', 'json']);
  const { id: scraperId, fields } = JSON.parse(shown.stdout);
  const only = process.env['ONLY'];
  if (only !== undefined) return measureAtOnce({ scraperId, data }, only);
  await using api = await openLocalApi({ directory: data });
  const random = seeded(size);
  const processor: number[] = [];
  const timed = async (plan: string): Promise<number> => {
    const before = process.cpuUsage();
    const started = performance.now();
    await api.stats({ scraperId, plan });
    const elapsed = performance.now() - started;
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
    return elapsed;
  };
  const cold: number[] = [];
  for (const plan of plans) cold.push(await timed(plan(900)));
  processor.length = 0;
  const warm = new Map<string, number[]>();
  for (let round = 0; round < 10; round += 1) {
    for (const plan of plans) {
      const name = plan(0);
      warm.set(name, [...(warm.get(name) ?? []), await timed(plan(600 + Math.floor(random() * 4000)))]);
    }
  }
  for (const [name, times] of warm) console.log(`  ${quantile(times, 0.5).toFixed(1).padStart(7)} ms  ${name}`);
  const all = [...warm.values()].flat();
  const ms = (share: number) => `${quantile(all, share).toFixed(1)} ms`;
  console.log(
    `${all.length} plans over ${size} records in a warm process: p50 ${ms(0.5)}, p95 ${ms(0.95)}, slowest ${ms(1)}; first time each: slowest ${Math.max(...cold).toFixed(0)} ms`,
  );
  // What other processes took of the machine is not in this.
  console.log(`processor time: p50 ${quantile(processor, 0.5).toFixed(1)} ms, p95 ${quantile(processor, 0.95).toFixed(1)} ms`);
  console.log(`memory of the process: ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`);
  await compareEngines({ api, scraperId, data, fields });
  await measureAtOnce({ scraperId, data });
}

async function importListings(data: string, size: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, `${size}.csv`);
  await writeListings(file, size);
  const later = join(directory, `${size}-later.csv`);
  await writeChanged(file, later);
  for (const each of [file, later]) {
    await measureProcess(process.execPath, [scrq, 'import', each, '--scraper', 'flats', '--data', data, '--format', 'json']);
    await rm(each);
  }
}
