import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDataset } from '../../src/local/open.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { sharedDirectory } from '../temporary.ts';

const KILLS = 12;
const READERS = 8;
const RECORDS = 2000;
/** A kill comes at any moment of so many answers. */
const KILL_WITHIN = 400;

const directory = sharedDirectory();
let data: string;
let scraperId: string;

beforeAll(async () => {
  data = join(directory.path, 'data');
  await using dataset = await openDataset({ directory: data });
  scraperId = (await dataset.createScraper('flats')).id;
});
afterAll(async () => {
  await rm(data, { recursive: true, force: true });
});

/** What clients know of what a server has done. */
interface Known {
  /** Calls that were answered. */
  answered: number;
  /** Ids of the runs that were answered, by their keys. */
  readonly runs: Map<string, string>;
  /** Calls that were sent. */
  sent: number;
  killed: boolean;
  /** Called with each answer. */
  onAnswer: () => void;
}

/** Resolves with the answer that makes it so many. */
function untilAnswered(known: Known, calls: number): Promise<void> {
  return new Promise((resolve) => {
    known.onAnswer = () => {
      if (known.answered >= calls) resolve();
    };
  });
}

async function read(url: string, path: string, known: Known): Promise<void> {
  while (!known.killed) {
    known.sent += 1;
    try {
      const { statusCode, body } = await request(`${url}/v1/scrapers/${scraperId}/${path}`);
      await body.dump();
      if (statusCode === 200) known.answered += 1;
      known.onAnswer();
    } catch {
      // The server is gone: whether it has counted this call, nobody knows.
    }
  }
}

async function push(url: string, key: string): Promise<string | undefined> {
  const body = Array.from({ length: RECORDS }, (_, id) => `${JSON.stringify({ id: `F-${id}`, title: `flat ${id} of ${key}`, price: id })}\n`).join(
    '',
  );
  const headers = { 'content-type': 'application/x-ndjson', 'idempotency-key': key };
  try {
    const answer = await request(`${url}/v1/scrapers/${scraperId}/runs`, { method: 'POST', headers, body });
    const text = await answer.body.text();
    return answer.statusCode === 201 ? String(Object(JSON.parse(text)).data.id) : undefined;
  } catch {
    return undefined;
  }
}

/** Pushes run after run, and notes those that were answered. Gives the key of the one that was not. */
async function write(url: string, round: number, known: Known): Promise<string> {
  for (let index = 0; ; index += 1) {
    const key = `round-${round}-${index}`;
    const run = await push(url, key);
    if (run === undefined) return key;
    known.runs.set(key, run);
  }
}

async function counted(): Promise<number> {
  await using dataset = await openDataset({ directory: data });
  await using usage = await dataset.openUsage();
  return (await usage.list()).reduce((sum, { calls }) => sum + calls, 0);
}

async function runIds(): Promise<readonly string[]> {
  await using dataset = await openDataset({ directory: data });
  return (await dataset.api.runs({ scraperId, take: 1000 })).data.map(({ id }) => id);
}

describe('a server that is killed under load, again and again', () => {
  it('has lost no run that was answered, no count that others have seen, and answers again', async () => {
    const known: Known = { answered: 0, runs: new Map(), sent: 0, killed: false, onAnswer: () => undefined };
    let server: ServerProcess = await startServerProcess(data, ['--allow-writes', '--results-allowance', '1000000']);
    expect(await push(server.url, 'first')).toBeDefined();
    for (let round = 0; round < KILLS; round += 1) {
      const before = await counted();
      known.answered = 0;
      known.sent = 0;
      known.killed = false;
      const { url } = server;
      const paths = ['results?take=5', 'hybrid?search=flat+under+100&take=3'];
      const readers = Array.from({ length: READERS }, (_, index) => read(url, paths[index % paths.length] ?? '', known));
      const writer = write(url, round, known);
      await untilAnswered(known, 1);
      // What is answered is counted soon, and then for good.
      const sure = known.answered;
      await expect.poll(async () => (await counted()) - before).toBeGreaterThanOrEqual(sure);
      await untilAnswered(known, known.answered + Math.floor(KILL_WITHIN * Math.random()));
      await server.kill();
      known.killed = true;
      const [open] = await Promise.all([writer, ...readers]);

      server = await startServerProcess(data, ['--allow-writes', '--results-allowance', '1000000']);
      const calls = (await counted()) - before;
      expect(calls).toBeGreaterThanOrEqual(sure);
      expect(calls).toBeLessThanOrEqual(known.sent);
      expect(await runIds()).toEqual(expect.arrayContaining([...known.runs.values()]));
      // The one that was not answered is there, or is not: sent once more, there is one of it.
      const again = await expect
        .poll(() => push(server.url, open))
        .toBeDefined()
        .then(() => push(server.url, open));
      known.runs.set(open, String(again));
      expect((await runIds()).length).toBe(known.runs.size + 1);
    }
    await server.kill();
  });
});
