/**
 * 10, 100 and 1,000 servers on one dataset in an object store: `node dist/bench/simulate-servers.js [RECORDS]` after `npm run build:bench`, with runs of 100,000
 * records, or of 1,000,000. Prints a table in Markdown. What one search, commit, count and look at the catalogue cost is measured (`npm run bench:store`); when
 * they happen is drawn by chance.
 */
import { seeded } from './measure/generated-listings.ts';

const SECONDS = 3600;
const SCRAPERS = 50;
/** Of all servers together, in a second: searches come evenly to all servers, and to scrapers as the n-th is asked 1/n as often as the first. */
const SEARCHES_OF_A_SERVER = 2;
const RUNS_AN_HOUR = [20, 200, 2000];

const RECORDS = Number(process.argv[2] ?? 100_000);
/** Of the catalogue, and two for tokens that there are none of. */
const LOOK = { lists: 3 };
/** Measured requests and bytes of a run; a list costs what a put does. The commits of an import are among its requests. */
const RUN_OF_100_000 = { cold: { lists: 2, gets: 10, bytes: 61e6 }, imported: { puts: 330, gets: 10, bytes: 183e6 } };
const RUN_OF_1_000_000 = { cold: { lists: 2, gets: 16, bytes: 607e6 }, imported: { puts: 910, gets: 30, bytes: 1814e6 } };
const { cold: COLD_RUN, imported: IMPORT } = RECORDS > 300_000 ? RUN_OF_1_000_000 : RUN_OF_100_000;
const COMMIT = { puts: 3, lists: 2, gets: 3 };
/** A server that was asked writes its counts so often while no allowance waits for them. */
const COUNTS_EVERY_MS = 15_000;
const COUNTS = { puts: 3, lists: 3 };
const REQUEST_MS = 20;
/** The parts of a commit between what it reads and what it writes, in which another commit makes it try again. */
const OPEN_REQUESTS = 4;
const MOST_TRIES = 20;
const FIRST_WAIT_MS = 25;
/** A server asks for a newer version of the catalogue at most so often, and only when it is asked itself. */
const LOOK_EVERY_MS = 1000;
const COMMITS_OF_A_RUN = 3;

/** US dollars of a large cloud: 1,000 PUT or LIST, 1,000 GET, and a GB and month. */
const PRICE = { put: 0.005 / 1000, get: 0.0004 / 1000 };
const HOURS_OF_A_MONTH = 730;

interface Outcome {
  readonly commits: number;
  readonly again: number;
  readonly failed: number;
  readonly looks: number;
  readonly counts: number;
  readonly misses: number;
  readonly searches: number;
}

const random = seeded(20);

/** Times until the next of events that come so often on average, in milliseconds. */
function wait(aSecond: number): number {
  return (-Math.log(1 - random()) * 1000) / aSecond;
}

function scraperOf(): number {
  return Math.min(SCRAPERS - 1, Math.floor(SCRAPERS ** random()) - 1);
}

function simulate(servers: number, runsAnHour: number): Outcome {
  const published = Array.from({ length: SCRAPERS }, () => [] as number[]);
  const commits = simulateCommits(runsAnHour, (scraper, at) => published[scraper]?.push(at));
  let [looks, misses, searches, counts] = [0, 0, 0, 0];
  for (let server = 0; server < servers; server += 1) {
    const cached = Array.from({ length: SCRAPERS }, () => -1);
    let looked = -LOOK_EVERY_MS;
    let counted = 0;
    for (let now = wait(SEARCHES_OF_A_SERVER); now < SECONDS * 1000; now += wait(SEARCHES_OF_A_SERVER)) {
      searches += 1;
      if (now - looked >= LOOK_EVERY_MS) {
        looked = now;
        looks += 1;
      }
      if (now - counted >= COUNTS_EVERY_MS) {
        counted = now;
        counts += 1;
      }
      const scraper = scraperOf();
      const newest = published[scraper]?.findLastIndex((at) => at <= looked) ?? -1;
      if (newest > (cached[scraper] ?? -1)) {
        misses += 1;
        cached[scraper] = newest;
      }
    }
  }
  return { ...commits, looks, counts, misses, searches };
}

/** Commits of all writers to one catalogue: the first to put a version wins, others read it and try again after a wait of chance. */
function simulateCommits(runsAnHour: number, publish: (scraper: number, at: number) => void) {
  const waiting: { at: number; tries: number; isLast: boolean }[] = [];
  for (let at = wait(runsAnHour / 3600); at < SECONDS * 1000; at += wait(runsAnHour / 3600)) {
    for (let part = 0; part < COMMITS_OF_A_RUN; part += 1) waiting.push({ at: at + part * 20_000, tries: 1, isLast: part === COMMITS_OF_A_RUN - 1 });
  }
  waiting.sort((a, b) => b.at - a.at);
  let [commits, again, failed, committedAt] = [0, 0, 0, -Infinity];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const began = next.at - OPEN_REQUESTS * REQUEST_MS;
    if (committedAt <= began) {
      committedAt = next.at;
      commits += 1;
      if (next.isLast) publish(scraperOf(), next.at);
    } else if (next.tries === MOST_TRIES) failed += 1;
    else {
      again += 1;
      const at = next.at + OPEN_REQUESTS * REQUEST_MS + random() * FIRST_WAIT_MS * 2 ** Math.min(next.tries, 6);
      const place = waiting.findLastIndex((other) => other.at >= at);
      waiting.splice(place + 1, 0, { ...next, at, tries: next.tries + 1 });
    }
  }
  return { commits, again, failed };
}

console.log(
  `${SECONDS / 3600} hour, ${SCRAPERS} scrapers of ${RECORDS.toLocaleString('en-US')} records, ${SEARCHES_OF_A_SERVER} searches a second and server, ${REQUEST_MS} ms a request\n`,
);
console.log(
  '| servers | runs an hour | searches/s | looks/s | cold searches | requests/s | GB an hour | commits again | lost | requests, $ a month |',
);
console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const servers of [10, 100, 1000]) {
  for (const runs of RUNS_AN_HOUR) {
    const { commits, again, failed, looks, counts, misses, searches } = simulate(servers, runs);
    const tried = commits + again;
    const puts =
      again * (COMMIT.puts + COMMIT.lists) +
      runs * IMPORT.puts +
      looks * LOOK.lists +
      counts * (COUNTS.puts + COUNTS.lists) +
      misses * COLD_RUN.lists;
    const gets = again * COMMIT.gets + runs * IMPORT.gets + misses * COLD_RUN.gets;
    const bytes = misses * COLD_RUN.bytes + runs * IMPORT.bytes;
    const dollars = (puts * PRICE.put + gets * PRICE.get) * HOURS_OF_A_MONTH;
    const cells = [
      servers,
      runs,
      (searches / SECONDS).toFixed(0),
      (looks / SECONDS).toFixed(1),
      `${((100 * misses) / searches).toFixed(2)} %`,
      ((puts + gets) / SECONDS).toFixed(1),
      (bytes / 1e9).toFixed(0),
      `${((100 * again) / tried).toFixed(1)} %`,
      failed,
      dollars.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
