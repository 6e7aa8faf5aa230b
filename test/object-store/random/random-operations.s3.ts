import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, it, onTestFinished } from 'vitest';

import { seeded } from '../../bench/measure/generated-listings.ts';
import { sharedDirectory } from '../../temporary.ts';
import { environmentFor } from '../gateway.ts';
import type { Fault } from '../proxy.ts';
import { describeWithObjectStore, objectStore } from '../served-by-a-store.ts';
import { createOracle } from './oracle.ts';
import { startServer, type Server } from './server.ts';
import { unfinishedUploads } from '../uploads.ts';
import { startWorker, type Worker } from './worker.ts';

const OPERATIONS = Number(process.env['SCRQ_STORE_OPERATIONS'] ?? 200);
const SEED = Number(process.env['SCRQ_STORE_SEED'] ?? (process.env['CI'] === undefined ? Date.now() % 1_000_000 : 20_261_125));
const HOUR_MS = 3_600_000;
/** A new run is seen by all servers within this time. */
const SEEN_AFTER_MS = 2000;
/** What a process may need for it when others keep the processor busy. */
const SLACK_MS = 8000;
const KEEP = 3;
/** How many imports are of records that are sent in parts. */
const LARGE = 0.07;
const LEISURE_MS = 250;

const directory = sharedDirectory();
const store = objectStore();

const faults: readonly Fault[] = [
  { kind: 'answer', status: 500, code: 'InternalError' },
  { kind: 'answer', status: 503, code: 'SlowDown' },
  { kind: 'lost request' },
  { kind: 'lost answer' },
  { kind: 'cut answer' },
  { kind: 'hang' },
];
/** What those who ask may hear while the store fails, or while another has the scraper or took the run. */
const TROUBLE = new Set(['unavailable', 'unreachable', 'data_unusable', 'unauthorized', 'forbidden']);

describeWithObjectStore('servers, importers, a pusher, a janitor and a pruner at the same time', () => {
  it('lose nothing that was published, show nothing half and leave nothing behind', { timeout: 3_600_000 + OPERATIONS * 3000 }, async () => {
    console.log(`seed ${SEED}, ${OPERATIONS} operations (SCRQ_STORE_SEED, SCRQ_STORE_OPERATIONS)`);
    const { proxy, gateway } = store();
    const uri = store().newUri();
    const env = environmentFor(proxy.url);
    const oracle = createOracle();
    const wrong: string[] = [];
    const note = (sentence: string | undefined) => sentence !== undefined && wrong.push(sentence);
    /** What was said of failures. */
    const heard = new Set<string>();
    const counts = new Map<string, number>();
    /** Of times in which the store failed; the last one is open while it does. */
    let calmSince = 0;
    const isCalm = () => calmSince !== Infinity;

    const random = seeded(SEED);
    const laneRandom = () => seeded(Math.floor(random() * 2 ** 31));
    const machine = (name: string, more: object = {}) => {
      return startWorker({ directory: uri, cacheDirectory: join(directory.path, name), storage: { timeout: '20s' }, ...more }, env);
    };
    const workers = new Map<string, Worker>();
    const roles = ['importer-1', 'importer-2', 'pusher', 'pruner'];
    const worker = (role: string): Worker => {
      const working = workers.get(role) ?? machine(role);
      workers.set(role, working);
      return working;
    };

    const scrapers: string[] = [];
    for (const name of ['flats', 'jobs', 'cars', 'boats', 'films', 'shops']) {
      const answer = await worker('importer-1').ask('create', { name });
      expect(answer).toMatchObject({ kind: 'done' });
      if (answer.kind === 'done') scrapers.push(String(answer.result['id']));
    }
    const servers: Server[] = [
      await startServer(uri, join(directory.path, 'server-1'), env),
      await startServer(uri, join(directory.path, 'server-2'), env),
    ];
    onTestFinished(() => {
      for (const server of servers) server.kill();
      for (const each of workers.values()) each.signal('SIGKILL');
    });

    let isWritten = false;
    const writers = new Set(['importer-1', 'importer-2', 'pusher']);
    /** So many operations, in parts of all, one after the other; others go on until all is written. */
    const lane = async (name: string, part: number, step: (next: () => number) => Promise<string>) => {
      const next = laneRandom();
      const goesOn = () => !writers.has(name) && !isWritten;
      for (let left = Math.ceil(OPERATIONS * part); left > 0 || goesOn(); left -= 1) {
        const what = await step(next);
        counts.set(`${name} ${what}`, (counts.get(`${name} ${what}`) ?? 0) + 1);
        // Whoever has done its part leaves the processor to those who have not.
        if (left <= 1) await pause(LEISURE_MS);
      }
    };
    const pick = <Item>(items: readonly Item[], next: () => number): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    };
    const failure = (
      who: string,
      since: number,
      { code, message }: { readonly code: string; readonly message: string },
      others: readonly string[] = [],
    ) => {
      const isExpected = others.includes(code) || (TROUBLE.has(code) && !(calmSince < since));
      heard.add(`${who}: ${code} ${message.split('\n')[0]?.slice(0, 300)}`);
      if (!isExpected) note(`${who}: ${code} ${message}`);
      return code;
    };

    /** Where each importer writes, or wrote last. */
    const writing = new Map<string, string>();
    const givenUp = new Set<string>();
    /** Whoever frees a scraper may hit a writer that lives, which then fails. */
    const meanwhile = (scraper: string) => ['scraper_busy', ...(givenUp.has(scraper) ? ['data_unusable'] : [])];
    const importer = (role: string) => async (next: () => number) => {
      const scraper = pick(scrapers, next);
      const isLarge = next() < LARGE;
      const { batch, text } = oracle.newBatch(scraper, isLarge ? 200 : 1 + Math.floor(next() * 200), isLarge);
      const since = Date.now();
      writing.set(role, scraper);
      const answer = await worker(role).ask('import', { scraper, text });
      oracle.ended(batch, answer.kind === 'done' ? String(answer.result['run']) : null);
      return answer.kind === 'failed' ? failure(role, since, answer, meanwhile(scraper)) : answer.kind;
    };
    const pusher = async (next: () => number) => {
      const scraper = pick(scrapers, next);
      const { batch, text } = oracle.newBatch(scraper, 1 + Math.floor(next() * 200));
      const since = Date.now();
      const { url } = pick(servers, next);
      const answer = await worker('pusher').ask('push', { url: `${url}/v1/scrapers/${scraper}/runs`, text });
      const { status, body } = Object(answer.kind === 'done' ? answer.result : {});
      oracle.ended(batch, status === 201 ? String(body.data.id) : null);
      if (status !== undefined && status !== 201) return failure('push', since, { code: body.code, message: body.detail }, meanwhile(scraper));
      // The server may have been killed.
      return status === 201 ? 'done' : 'lost';
    };
    const pruner = async (next: () => number) => {
      const scraper = pick(scrapers, next);
      const since = Date.now();
      if (next() < 0.7) {
        const ended = oracle.beginPrune(scraper, KEEP);
        const answer = await worker('pruner').ask('prune', { scraper, keep: KEEP });
        note(ended(answer.kind === 'done' ? [...Object(answer.result['removed'])].map(String) : null));
        await pause(1000);
        return answer.kind === 'failed' ? failure('prune', since, answer, ['run_not_found']) : answer.kind;
      }
      const run = oracle.certain(scraper, Date.now()).at(0);
      if (run === undefined) {
        await pause(1000);
        return 'nothing';
      }
      oracle.mayRemove(run);
      const answer = await worker('pruner').ask('remove', { scraper, run });
      if (answer.kind === 'done') oracle.removed(run);
      await pause(1000);
      return answer.kind === 'failed' ? failure('remove', since, answer, ['run_not_found']) : answer.kind;
    };
    /** Its imports tidy, by a clock that is right: whoever is at work keeps what is theirs. Now and then it is killed over it. */
    const janitor = async (next: () => number) => {
      const since = Date.now();
      const tidying = machine('janitor');
      const scraper = pick(scrapers, next);
      const { batch, text } = oracle.newBatch(scraper, 1);
      const isKilled = next() < 0.4;
      const killed = isKilled ? pause(500 + next() * 2000).then(() => tidying.signal('SIGKILL')) : undefined;
      const answer = await tidying.ask('import', { scraper, text });
      oracle.ended(batch, answer.kind === 'done' ? String(answer.result['run']) : null);
      await tidying.end();
      await killed;
      await pause(3000);
      return answer.kind === 'failed' ? failure('janitor', since, answer, meanwhile(scraper)) : answer.kind;
    };

    const reader = (index: number) => async (next: () => number) => {
      const scraper = pick(scrapers, next);
      const since = Date.now();
      const server = servers[index];
      const isPublished = oracle.certain(scraper, Math.min(since - SEEN_AFTER_MS - SLACK_MS, Infinity));
      const hear = async (path: string) => {
        const response = await fetch(`${server?.url}/v1/scrapers/${scraper}${path}`);
        const body: unknown = await response.json();
        if (response.status !== 200) {
          const { code, detail } = Object(body);
          throw Object.assign(new Error(String(detail)), { answered: String(code) });
        }
        return Object(body);
      };
      const step = next();
      let run = '';
      try {
        const { data, pagination } = await hear('/runs?take=1000');
        const listed: readonly { readonly id: string; readonly records: number }[] = data;
        if (pagination.total !== listed.length) note(`${listed.length} runs of ${pagination.total}`);
        const missing = isPublished.filter((id) => !oracle.mayBeGone(id) && listed.every((each) => each.id !== id));
        if (missing.length > 0) note(`server ${index + 1} does not list ${missing.join(' ')}`);
        const wanted = listed.length === 0 ? undefined : pick(listed, next);
        if (wanted === undefined) {
          await pause(200);
          return 'none';
        }
        run = wanted.id;
        if (step < 0.4) {
          const found = await hear(`/results?run=${run}&take=1000`);
          note(oracle.judge(run, found.data));
          if (found.pagination.total !== wanted.records) note(`run ${run} has ${found.pagination.total} of ${wanted.records} records`);
          return 'results';
        }
        if (step < 0.6) {
          const exported: readonly Readonly<Record<string, unknown>>[] = await hear(`/export?run=${run}`);
          note(oracle.judge(run, exported));
          return 'export';
        }
        if (step < 0.8) {
          const found = await hear('/hybrid?search=lot&take=1000');
          const batches = new Set(found.data.map((record: Readonly<Record<string, unknown>>) => record['batch']));
          if (found.data.length !== found.pagination.total || batches.size !== 1)
            note(`a search found ${found.data.length} of ${found.pagination.total}`);
          return 'hybrid';
        }
        const { meta, pagination: changes } = await hear('/diff?take=1000');
        const { added, removed, changed } = meta.summary;
        if (added + removed + changed !== changes.total) note(`a diff of ${changes.total} says ${JSON.stringify(meta.summary)}`);
        return 'diff';
      } catch (error) {
        const { answered } = Object(error);
        if (answered !== undefined) {
          const { message } = Object(error);
          const isGone = answered === 'run_not_found' && (run === '' || oracle.mayBeGone(run) || step >= 0.6);
          return isGone ? 'gone' : failure(`server ${index + 1}`, since, { code: answered, message });
        }
        // Cut off: that server was killed, or ended an export in its middle.
        if (server?.isKilled !== true && isCalm() && calmSince < since)
          note(`server ${index + 1} cut an answer off: ${String(Object(error).cause ?? error)}`);
        await pause(100);
        return 'cut';
      }
    };

    /** Kills processes, and lets the store fail, now and then. */
    const over = new AbortController();
    const kill = (role: string) => {
      worker(role).signal('SIGKILL');
      workers.set(role, machine(role));
      counts.set(`killed ${role}`, (counts.get(`killed ${role}`) ?? 0) + 1);
    };
    /** Kills an importer while it sends a file in parts. */
    const killSender = async (next: () => number) => {
      const scraper = pick(scrapers, next);
      const { batch, text } = oracle.newBatch(scraper, 200, true);
      calmSince = Infinity;
      let isSending = false;
      const when = ({ isPart }: { readonly isPart: boolean }) => {
        if (isPart && !isSending) kill('sender');
        isSending ||= isPart;
        return isPart;
      };
      proxy.setRules([{ when, fault: { kind: 'lost request' } }]);
      await worker('sender').ask('import', { scraper, text });
      proxy.setRules([]);
      calmSince = Date.now();
      oracle.ended(batch, null);
    };
    const chaos = async () => {
      const next = laneRandom();
      while (!over.signal.aborted) {
        await pause(1500 + next() * 2000);
        const what = next();
        if (what < 0.1) {
          await killSender(next);
        } else if (what < 0.4) {
          const role = pick(roles, next);
          kill(role);
          // Of a writer on another machine only a person can know at once that it is dead.
          const scraper = writing.get(role);
          if (scraper !== undefined && next() < 0.7) {
            givenUp.add(scraper);
            await worker(role).ask('giveUp', { scraper });
          }
        } else if (what < 0.55) {
          const index = Math.floor(next() * servers.length);
          servers[index]?.kill();
          servers[index] = await startServer(uri, join(directory.path, `server-${index + 1}`), env);
          counts.set('killed server', (counts.get('killed server') ?? 0) + 1);
        } else {
          const fault = pick(faults, next);
          const chance = 0.02 + next() * 0.3;
          calmSince = Infinity;
          proxy.setRules([{ when: () => next() < chance, fault }]);
          await pause(500 + next() * 2500);
          counts.set(`faults ${fault.kind}`, (counts.get(`faults ${fault.kind}`) ?? 0) + proxy.faults);
          proxy.setRules([]);
          // What began before may fail afterwards, when its retries are used up.
          calmSince = Date.now();
        }
      }
    };

    const disorder = chaos();
    const written = Promise.all([
      lane('importer-1', 0.22, importer('importer-1')),
      lane('importer-2', 0.22, importer('importer-2')),
      lane('pusher', 0.22, pusher),
    ]).then(() => (isWritten = true));
    await Promise.all([
      written,
      lane('pruner', 0.03, pruner),
      lane('janitor', 0.01, janitor),
      lane('server-1', 0.15, reader(0)),
      lane('server-2', 0.15, reader(1)),
    ]);
    over.abort();
    await disorder;
    console.log(oracle.summary(), Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))), [...heard].toSorted());
    for (const each of workers.values()) each.signal('SIGKILL');

    // An hour later, by its clock, a janitor on another machine takes whoever was killed for dead.
    const late = machine('late', { aheadMs: HOUR_MS });
    const { batch, text } = oracle.newBatch(scrapers[1] ?? '', 1);
    const answer = await late.ask('import', { scraper: scrapers[1], text });
    expect(answer).toEqual({ kind: 'done', result: expect.anything() });
    if (answer.kind === 'done') oracle.ended(batch, String(answer.result['run']));
    await late.end();

    const listed = new Set<string>();
    for (const server of servers) {
      for (const scraper of scrapers) {
        const certain = oracle.certain(scraper, Infinity);
        await expect.poll(async () => runsOf(server, scraper), { timeout: SEEN_AFTER_MS + SLACK_MS }).toEqual(expect.arrayContaining([...certain]));
        const runs = await runsOf(server, scraper);
        for (const run of runs) listed.add(run);
        const judged = runs.map(async (run) => oracle.judge(run, await recordsOf(server, scraper, run)));
        wrong.push(...(await Promise.all(judged)).filter((sentence) => sentence !== undefined));
      }
    }
    expect(wrong).toEqual([]);
    const prefix = uri.replace(/^s3:\/\/[^/]+\//, '');
    expect(leftovers(join(gateway.bucketDirectory, prefix), listed)).toEqual([]);
    expect(await unfinishedUploads(gateway.url, `${prefix}/`)).toEqual([]);
  });
});

async function runsOf({ url }: Server, scraper: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/v1/scrapers/${scraper}/runs?take=1000`);
  const { data } = Object(await response.json());
  const runs: readonly { readonly id: string }[] = data;
  return runs.map(({ id }) => id);
}

async function recordsOf({ url }: Server, scraper: string, run: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const response = await fetch(`${url}/v1/scrapers/${scraper}/results?run=${run}&take=1000`);
  const { data } = Object(await response.json());
  return data;
}

/** Tables of the dataset itself. */
const OWN = new Set(['_catalogue.lance', '_tokens.lance', '_usage.lance']);

/** What is there neither of a run that is listed nor of the dataset itself: whole tables, and files of which no version of a table knows. */
function leftovers(dataset: string, runs: ReadonlySet<string>): readonly string[] {
  const files = existsSync(dataset) ? readdirSync(dataset, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
  const names = [...new Set(files.map(({ parentPath, name }) => relative(dataset, join(parentPath, name)).split('/')[0] ?? ''))];
  return names.filter((name) => !OWN.has(name) && !runs.has(/^[a-z]_(\w{26})\.lance$/.exec(name)?.[1] ?? ''));
}
