import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, type TestOptions } from 'vitest';

import { startServerProcess, type ServerProcess } from '../server/server-process.ts';
import { finishScrq } from './scrq-process.ts';
import { sharedDirectory } from '../temporary.ts';

/** Of single bytes inverted, and of files cut; `SCRQ_DAMAGES=1000:300` tries as many. */
const [INVERSIONS = 120, CUTS = 36] = (process.env['SCRQ_DAMAGES'] ?? '120:36').split(':').map(Number);
/** A server that has read a file and one that has not both meet its damage. */
const DAMAGES_OF_A_SERVER = 40;
/** Far more than one damage takes on a busy machine. */
const DAMAGE_TIMEOUT_MS = 10_000;

const directory = sharedDirectory();
let data: string;
let server: ServerProcess;
const ids: Record<string, string> = {};

beforeAll(async () => {
  data = join(directory.path, 'data');
  for (const [name, records] of [
    ['many', 5200],
    ['few', 300],
    ['few', 310],
  ] as const) {
    const file = join(directory.path, `${name}.jsonl`);
    const rows = Array.from({ length: records }, (_, index) => ({
      id: index,
      title: `flat ${index} by the river`,
      price: 500 + (index % 700),
      pets: index % 2 === 0,
    }));
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const { id } = JSON.parse(await runScrq(['import', file, '--scraper', name, '--key', 'id', '--data', data, '--format', 'json'])).scraper;
    ids[name] = id;
  }
  server = await startServerProcess(data);
  // What a server writes itself, and copies of columns, belong to the dataset too.
  for (const name of ['many', 'few']) await answersOf(name);
  await server.kill();
  server = await startServerProcess(data);
});
afterAll(async () => {
  await server.kill();
});

/** What a command prints; it must end well. */
async function runScrq(argv: readonly string[]): Promise<string> {
  const { status, output, errorOutput } = await finishScrq(argv, directory.path);
  expect([status, errorOutput]).toEqual([0, expect.anything()]);
  return output;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function get(path: string): Promise<Answer> {
  const { statusCode, body } = await request(`${server.url}${path}`);
  return { status: statusCode, text: await body.text() };
}

async function answersOf(name: string): Promise<readonly Answer[]> {
  const at = `/v1/scrapers/${ids[name] ?? ''}`;
  const stats = `${at}/stats?plan=${encodeURIComponent('avg(price) by pets')}`;
  return [
    await get(`${at}/hybrid?search=river+flat&filter=price%3C600`),
    await get(`${at}/results?sort=-price`),
    await get(`${at}/export`),
    await get(stats),
  ];
}

function files(): readonly string[] {
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('tmp'));
  const all = names.map((name) => join(data, name));
  // The server writes counts of calls meanwhile, and removes old ones.
  const hasBytes = (path: string) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size > 0;
  };
  return all.filter((path) => !path.includes('#') && hasBytes(path)).toSorted();
}

/** Numbers that are the same in every run of this suite. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

type Damage = (bytes: Buffer, draw: (below: number) => number) => Buffer;

const invert: Damage = (bytes, draw) => {
  const damaged = Buffer.from(bytes);
  const at = draw(bytes.length);
  damaged[at] = (bytes[at] ?? 0) ^ 0xff;
  return damaged;
};
const cut: Damage = (bytes, draw) => bytes.subarray(0, draw(bytes.length));

/** One of the files, which the server has not just removed. */
function drawFile(draw: (below: number) => number): { readonly path: string; readonly bytes: Buffer } {
  for (;;) {
    const all = files();
    const path = all[draw(all.length)] ?? '';
    try {
      return { path, bytes: readFileSync(path) };
    } catch (error) {
      if (Object(error).code !== 'ENOENT') throw error;
    }
  }
}

/** Damages one file after the other, asks for both scrapers, and puts the file right again. */
async function damageAll(times: number, damage: Damage, draw: (below: number) => number): Promise<void> {
  const runs = JSON.parse((await get(`/v1/scrapers/${ids['many'] ?? ''}/runs`)).text).data.map(({ id }: { id: string }) => id);
  for (let time = 0; time < times; time++) {
    if (time % DAMAGES_OF_A_SERVER === DAMAGES_OF_A_SERVER - 1) {
      await server.kill();
      server = await startServerProcess(data);
    }
    const { path, bytes } = drawFile(draw);
    writeFileSync(path, damage(bytes, draw));
    try {
      const ofMany = runs.some((id: string) => path.includes(id));
      const [hurt, other] = ofMany ? ['many', 'few'] : ['few', 'many'];
      const context = `${path} (${time})`;
      for (const { status, text } of await answersOf(other)) expect([status, text.slice(0, 300), context]).toEqual([200, expect.anything(), context]);
      for (const { status, text } of await answersOf(hurt)) expectNamed(status, text, context);
    } finally {
      writeFileSync(path, bytes);
    }
  }
  expect(server.said()).not.toMatch(/panic|RUST_BACKTRACE/i);
}

/** Either the answer does without what is damaged, or it says what that is. */
function expectNamed(status: number, text: string, context: string): void {
  if (status === 200) return;
  const { code, detail } = JSON.parse(text);
  expect([status, code, detail, context]).toEqual([503, 'unavailable', expect.stringMatching(/damaged/), context]);
  expect(detail).not.toMatch(/lance|panic|arrow|\.rs\b|protobuf/i);
}

describe('a server on a damaged dataset', () => {
  const timeout = (times: number): TestOptions => ({ timeout: 60_000 + times * DAMAGE_TIMEOUT_MS });

  it('serves the other scraper and names what is damaged, whatever byte is inverted', timeout(INVERSIONS), async () => {
    await damageAll(INVERSIONS, invert, createDraw(11));
  });

  it('does so in each of the versions of a run', timeout(INVERSIONS), async () => {
    for (const path of files().filter((each) => /r_[^/]*\/_versions\/[^/]*$/.test(each))) {
      const bytes = readFileSync(path);
      for (let at = 20; at < bytes.length; at += Math.ceil(bytes.length / 16)) {
        writeFileSync(path, Buffer.concat([bytes.subarray(0, at), Buffer.of((bytes[at] ?? 0) ^ 0xff), bytes.subarray(at + 1)]));
        const answers = [...(await answersOf('many')), ...(await answersOf('few'))];
        for (const { status, text } of answers) expectNamed(status, text, `${path} (${at})`);
      }
      writeFileSync(path, bytes);
    }
  });

  it('does so wherever a file is cut', timeout(CUTS), async () => {
    await damageAll(CUTS, cut, createDraw(13));
  });
});

it('mends what can be made again', async () => {
  await server.kill();
  const newest = files().find((path) => /_catalogue\.lance\/_versions\/1844\d+\.manifest$/.test(path)) ?? '';
  const beside = files().filter((path) => /r_[^/]*\/(?:keywords\.idx|rows\.bin|vectors-[^/]*)$/.test(path));
  for (const path of [newest, ...beside]) writeFileSync(path, invert(readFileSync(path), createDraw(17)));
  const before = await runScrq(['results', '--scraper', 'many', '--data', data, '--take', '3', '--format', 'jsonl']);
  await runScrq(['doctor', '--repair', '--data', data]);
  await runScrq(['doctor', '--check', '--data', data]);
  expect(await runScrq(['results', '--scraper', 'many', '--data', data, '--take', '3', '--format', 'jsonl'])).toBe(before);
  server = await startServerProcess(data);
  for (const name of ['many', 'few']) for (const { status } of await answersOf(name)) expect(status).toBe(200);
});
