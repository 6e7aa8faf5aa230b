import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { Connection } from '@lancedb/lancedb';
import { describe, expect, it } from 'vitest';

import type { RunPack } from '../../src/core/dataset-state.ts';
import { loadEngine } from '../../src/store/engine.ts';
import { DamagedPack, openPackTarget, rowsOf } from '../../src/store/object-store/pack-rows.ts';
import { packOf, packReader, writePacks } from '../../src/store/object-store/run-packs.ts';
import { s3AccessTo } from '../../src/store/object-store/s3-access.ts';
import type { TablePlace } from '../../src/store/table/side-table.ts';
import { scriptedServer } from '../remote/scripted-server.ts';
import { sharedDirectory, untilTestEnds } from '../temporary.ts';

const directory = sharedDirectory();
let directories = 0;
async function newDirectory(files: Readonly<Record<string, Uint8Array>> = {}): Promise<string> {
  const path = join(directory.path, `${(directories += 1)}`);
  await mkdir(path);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(path, name), bytes);
  return path;
}

/** Bytes that cannot be made smaller, the same ones each time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = 1; at + 4 <= length; at += 4) bytes.writeUInt32LE((state = Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0, at);
  return bytes;
}

const FILES = { 'keywords.idx': Buffer.from('words '.repeat(2_000_000)), 'values.jsonl': Buffer.alloc(0), 'vectors-1.bin': noise(9_000_000) };

async function filesIn(path: string): Promise<Readonly<Record<string, number>>> {
  const names = (await readdir(path)).toSorted();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, crc32(await readFile(join(path, name)))] as const)));
}
const sums = (files: Readonly<Record<string, Uint8Array>>) => Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, crc32(bytes)]));

async function packed(from: string, names: readonly string[]) {
  const files: RunPack['files'][number][] = [];
  const rows: Buffer[] = [];
  for await (const row of rowsOf(from, names, files)) rows.push(row);
  return { files, rows };
}

describe('rows of a pack', () => {
  it('give the files in any order, and are smaller where that is worth it', async () => {
    const { files, rows } = await packed(await newDirectory(FILES), Object.keys(FILES));
    const to = await newDirectory();
    await using target = await openPackTarget(files, to);
    for (const row of rows.toReversed()) await target.write(row);
    await target.end();
    expect(await filesIn(to)).toEqual(sums(FILES));
    const bytes = rows.reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeGreaterThan(FILES['vectors-1.bin'].length);
    expect(bytes).toBeLessThan(FILES['vectors-1.bin'].length + 500_000);
  });

  it.each<readonly [string, (rows: readonly Buffer[]) => readonly Buffer[]]>([
    ['misses one', (rows) => rows.slice(1)],
    ['has one twice', (rows) => [...rows, ...rows.slice(0, 1)]],
    ['has one that ends early', (rows) => rows.map((row, index) => (index === 1 ? row.subarray(0, -1) : row))],
    ['has one that is changed', (rows) => rows.map((row, index) => (index === 4 ? Buffer.concat([row.subarray(0, -1), Buffer.of(7)]) : row))],
    [
      'has a head that is changed',
      (rows) => rows.map((row, index) => (index === 0 ? Buffer.concat([row.subarray(0, 8), Buffer.of(1), row.subarray(9)]) : row)),
    ],
    [
      'has one that cannot be unpacked',
      (rows) => rows.map((row, index) => (index === 0 ? Buffer.concat([row.subarray(0, 40), noise(row.length - 40)]) : row)),
    ],
  ])('are refused where the pack %s', async (_what, change) => {
    const { files, rows } = await packed(await newDirectory(FILES), Object.keys(FILES));
    await using target = await openPackTarget(files, await newDirectory());
    const written = (async () => {
      for (const row of change(rows)) await target.write(row);
      await target.end();
    })();
    await expect(written).rejects.toThrow(DamagedPack);
  });
});

interface Answer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: string;
  readonly body: Buffer;
}

/** A store that keeps the objects of a directory, and may answer some requests otherwise. */
async function storeOf(path: string, instead: (answer: Answer) => boolean = () => false) {
  const asked: string[] = [];
  let sent = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = decodeURIComponent(request.url ?? '').replace('/bucket/', '');
    asked.push(`${request.headers.range ?? 'all'} ${key.replace(/^.*\.lance\//, '').replace(/\w+\.(\w+)$/, '*.$1')}`);
    const whole = await readFile(join(path, key)).catch(() => undefined);
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const body = whole?.subarray(from);
    if (body === undefined) return void response.writeHead(404).end();
    if (instead({ request, response, key, body })) return;
    sent += body.length;
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': body.length }).end(body);
  };
  const { url } = untilTestEnds(await scriptedServer((request, response) => void answer(request, response)));
  const keys = { AWS_ACCESS_KEY_ID: 'someone', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-north-1', AWS_ALLOW_HTTP: 'true' };
  const s3 = s3AccessTo('s3://bucket', { timeout: '1s' }, { ...keys, AWS_ENDPOINT: url });
  return { s3, asked, sent: () => sent };
}

const RUN = '01JB9';

async function stored() {
  const engine = await loadEngine();
  const path = await newDirectory();
  const connection = await engine.lance.connect(path);
  const packs = await writePacks({ engine, connection, runId: RUN }, await newDirectory({ ...FILES, 'rows.bin': noise(5_000_000) }));
  const wanted = (kind: 'words' | 'vectors' | 'rows'): RunPack => {
    const pack = packOf(packs, kind);
    if (pack === undefined) throw new Error(`no pack of ${kind}`);
    return pack;
  };
  return { path, connection, wanted };
}

/** All that is asked of where tables are. */
const through = (fixed: Connection) => () => Promise.resolve({ fixed } as unknown as TablePlace);

describe('a pack', () => {
  it('is read with the engine', async () => {
    const { connection, wanted } = await stored();
    const to = await newDirectory();
    await packReader(RUN, { s3: null, connect: through(connection) })(wanted('words'), to);
    expect(await filesIn(to)).toEqual(sums({ 'keywords.idx': FILES['keywords.idx'], 'values.jsonl': FILES['values.jsonl'] }));
  });

  const withoutEngine = ({ s3 }: Awaited<ReturnType<typeof storeOf>>) =>
    packReader(RUN, { s3, connect: () => Promise.reject(new Error('the engine was asked')) });

  it('is one request without the engine, after one that says where the packs of the run are', async () => {
    const { path, wanted } = await stored();
    const store = await storeOf(path);
    const read = withoutEngine(store);
    const to = await newDirectory();
    for (const kind of ['vectors', 'words', 'rows'] as const) await read(wanted(kind), to);
    expect(await filesIn(to)).toEqual(sums({ ...FILES, 'rows.bin': noise(5_000_000) }));
    expect(store.asked).toEqual(['all _versions/*.manifest', 'all data/*.lance', 'all data/*.lance', 'all data/*.lance']);
  });

  /** Bytes of an answer that does not end. */
  const CUT = 2_500_000;

  it.each([
    ['breaks off', true],
    ['comes to a stop', false],
  ] as const)('goes on where its answer %s', async (_what, isClosed) => {
    const { path, wanted } = await stored();
    const store = await storeOf(path, ({ request, response, body }) => {
      if (body.length <= CUT) return false;
      response.writeHead(request.headers.range === undefined ? 200 : 206, { 'content-length': body.length });
      response.write(body.subarray(0, CUT), () => isClosed && response.destroy());
      return true;
    });
    const to = await newDirectory();
    await withoutEngine(store)(wanted('vectors'), to);
    expect(await filesIn(to)).toEqual(sums({ 'vectors-1.bin': FILES['vectors-1.bin'] }));
    const places = store.asked.slice(2).map((asked) => Number(/^bytes=(\d+)- /.exec(asked)?.[1]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(store.sent()).toBeLessThan(CUT);
  });

  it.each<readonly [string, (answer: Answer) => boolean]>([
    ['the store refuses', ({ response }) => Boolean(response.writeHead(403).end())],
    ['there is no such object', ({ key, response }) => key.endsWith('.lance') && Boolean(response.writeHead(404).end())],
    ['nothing ever comes', () => true],
    ['answers break off at once', ({ response }) => Boolean(response.destroy())],
    ['objects are those of something else', ({ key, response }) => key.endsWith('.lance') && Boolean(response.end(noise(200_000)))],
    ['they hold something else', ({ key, response, body }) => key.endsWith('.lance') && Boolean(response.end(body.fill(1, 500_000, 500_010)))],
    [
      'the store knows no ranges',
      ({ request, response, body }) =>
        request.headers.range === undefined
          ? body.length > 1_000_000 &&
            response.writeHead(200, { 'content-length': body.length }).write(body.subarray(0, 500_000), () => response.destroy()) !== undefined
          : Boolean(response.writeHead(200).end(body)),
    ],
  ])('is left to the engine where %s', async (_what, instead) => {
    const { path, connection, wanted } = await stored();
    const store = await storeOf(path, instead);
    const to = await newDirectory();
    const read = packReader(RUN, { s3: store.s3, connect: through(connection) });
    await read(wanted('vectors'), to);
    expect(await filesIn(to)).toEqual(sums({ 'vectors-1.bin': FILES['vectors-1.bin'] }));
    const asked = store.asked.length;
    await read(wanted('rows'), to);
    expect(store.asked).toHaveLength(asked);
  });
});
