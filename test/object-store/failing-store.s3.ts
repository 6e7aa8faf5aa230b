import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { ndjson, sharedDirectory } from '../temporary.ts';
import { faultOfReport, runProgram, type Ended } from './commands.ts';
import { environmentFor } from './gateway.ts';
import type { Fault } from './proxy.ts';
import { describeWithObjectStore, objectStore } from './served-by-a-store.ts';

/** A wrong address, bucket, key or region is reported within this time. */
const REPORTED_WITHIN_MS = 5000;
/** Of a busy machine: the engine takes some times as long to load as the program without it, and others work meanwhile. */
const STARTS = 15;
/** The program waits less long than it would by default, so that the tests do. */
const PATIENCE_MS = 3000;
/** To undo what was begun, a store that was silent is asked again. */
const UNDOES_WITHIN_MS = 15_000;
const IMPATIENT = ['timeout=2s', 'client_max_retries=2', 'client_retry_timeout=3'].flatMap((option) => ['--storage-option', option]);

const directory = sharedDirectory();
const store = objectStore();
let uri: string;
let caches = 0;
/** How long the program takes to start, on this machine and now. */
let startMs = 0;

/** A machine that has read nothing of the store yet. */
function newMachine(url = store().proxy.url): Readonly<Record<string, string>> {
  caches += 1;
  return { ...environmentFor(url), SCRQ_CACHE: join(directory.path, `cache-${caches}`), SCRQ_DATA: uri };
}

function boats(count: number, dearer: number): string {
  return ndjson(
    Array.from({ length: count }, (_, index) => ({
      hull: `H${index}`,
      title: `blue boat number ${index} with a sail`,
      price: index * 3 + (index % 5 === 0 ? dearer : 0),
    })),
  );
}

async function boatRuns(): Promise<readonly { readonly id: string; readonly records: number }[]> {
  const { out } = await runProgram(['runs', '--scraper', 'boats', '--format', 'json'], newMachine());
  const { data } = Object(JSON.parse(out));
  return data;
}

describeWithObjectStore('a store that fails', () => {
  beforeAll(async () => {
    uri = store().newUri();
    await directory.file('older.ndjson', boats(2000, 0));
    await directory.file('newer.ndjson', boats(2000, 100));
    for (const file of ['older.ndjson', 'newer.ndjson']) {
      const ended = await runProgram(['import', join(directory.path, file), '--scraper', 'boats', '--key', 'hull'], newMachine());
      expect(ended).toMatchObject({ status: 0 });
    }
    startMs = (await runProgram(['--version'], newMachine())).elapsedMs;
  });

  const cases: readonly (readonly [string, () => Readonly<Record<string, string>>, RegExp, Fault | null])[] = [
    ['a wrong address', () => newMachine('http://127.0.0.1:1'), /cannot be reached/, null],
    ['a wrong bucket', () => ({ ...newMachine(), SCRQ_DATA: 's3://no-such-bucket/boats' }), /bucket no-such-bucket does not exist/, null],
    ['a wrong key', () => ({ ...newMachine(), AWS_ACCESS_KEY_ID: 'someoneelse' }), /does not accept the access keys/, null],
    ['a wrong secret', () => ({ ...newMachine(), AWS_SECRET_ACCESS_KEY: 'another-secret' }), /does not accept the access keys/, null],
    ['a wrong region', () => ({ ...newMachine(), AWS_REGION: 'eu-west-3' }), /region/, null],
    ['a wrong clock', () => newMachine(), /clock/, { kind: 'answer', status: 403, code: 'RequestTimeTooSkewed' }],
    ['expired credentials', () => newMachine(), /expired/, { kind: 'answer', status: 403, code: 'ExpiredToken' }],
  ];

  describe.each([
    ['search', () => ['search', 'blue boat']],
    ['import', () => ['import', join(directory.path, 'newer.ndjson'), '--scraper', 'boats']],
  ] as const)('%s', (_command, argv) => {
    it.each(cases)('reports %s at once', async (_name, env, reason, fault) => {
      store().proxy.setRules(fault === null ? [] : [{ when: () => true, fault }]);
      const ended = await runProgram(argv(), env());
      store().proxy.setRules([]);
      expect(faultOfReport(ended)).toBeUndefined();
      expect(ended.err).toMatch(reason);
      expect(ended.out).toBe('');
      expect(ended.elapsedMs).toBeLessThan(REPORTED_WITHIN_MS + STARTS * startMs);
    });
  });

  const output = () => join(directory.path, 'exported.json');
  const commands: readonly (readonly [string, () => readonly string[]])[] = [
    ['search', () => ['search', 'blue boat under 900', '--take', '50', '--format', 'json']],
    ['export', () => ['export', '--format', 'json', '-o', output(), '--force']],
    ['diff', () => ['diff', '--format', 'json', '--take', '1000']],
    ['import', () => ['import', join(directory.path, 'newer.ndjson'), '--scraper', 'boats', '--format', 'json']],
  ];
  const faults: readonly Fault[] = [
    { kind: 'answer', status: 500, code: 'InternalError' },
    { kind: 'answer', status: 503, code: 'SlowDown' },
    { kind: 'answer', status: 403, code: 'ExpiredToken' },
    { kind: 'answer', status: 507, code: 'InsufficientStorage' },
    { kind: 'lost request' },
    { kind: 'lost answer' },
    { kind: 'cut answer' },
    { kind: 'hang' },
    { kind: 'stuck answer' },
  ];

  describe.each(commands)('in the middle of %s', (command, argv) => {
    let usual: Ended & { readonly file: string | undefined };
    let requests: number;

    const run = async (options: readonly string[]) => {
      const ended = await runProgram([...argv(), ...options], newMachine());
      return { ...ended, file: command === 'export' && existsSync(output()) ? await readFile(output(), 'utf8') : undefined };
    };
    /** Without the ids and times of the run that it makes. */
    const answer = ({ out, file }: typeof usual) =>
      command === 'import' ? out.replaceAll(/[0-9A-Z]{26}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '') : `${out}${file}`;

    beforeAll(async () => {
      store().proxy.takeCounts();
      usual = await run([]);
      expect(usual).toMatchObject({ status: 0 });
      ({ requests } = store().proxy.takeCounts());
    });

    it.each(faults.map((fault, index) => [fault.kind === 'answer' ? fault.code : fault.kind, index % 2 === 0 ? 0.4 : 0.8, fault] as const))(
      '%s from %d of its requests on: an error or the whole, never a half',
      async (_name, part, fault) => {
        let seen = 0;
        const before = command === 'import' ? await boatRuns() : [];
        store().proxy.setRules([{ when: () => (seen += 1) > requests * part, fault }]);
        const ended = await run(IMPATIENT);
        store().proxy.setRules([]);
        if (ended.status === 0) expect(answer(ended)).toBe(answer(usual));
        else {
          expect(faultOfReport(ended)).toBeUndefined();
          expect(ended.out).toBe('');
          if (command === 'export') expect(ended.file ?? usual.file).toBe(usual.file);
        }
        if (fault.kind === 'hang') expect(ended.elapsedMs).toBeLessThan(usual.elapsedMs + PATIENCE_MS + UNDOES_WITHIN_MS + STARTS * startMs);
        if (command !== 'import') return;
        const after = await boatRuns();
        expect(after.slice(-before.length)).toEqual(before);
        expect(after.length - before.length).toBeLessThanOrEqual(1);
        expect(after.length - before.length).toBeGreaterThanOrEqual(ended.status === 0 ? 1 : 0);
        expect(after.map(({ records }) => records)).toEqual(after.map(() => 2000));
      },
    );

    it('a store that fails now and then is asked again', async () => {
      let seen = 0;
      const isBrief = (fault: Fault) => (fault.kind === 'answer' ? [500, 503].includes(fault.status) : !/hang|stuck/.test(fault.kind));
      const some: readonly Fault[] = faults.filter(isBrief);
      store().proxy.setRules(some.map((fault, index) => ({ when: () => (seen += 1) % (7 * some.length) === index * 7, fault })));
      const ended = await run([]);
      expect(store().proxy.faults).toBeGreaterThan(0);
      store().proxy.setRules([]);
      expect(ended).toMatchObject({ status: 0 });
      expect(answer(ended)).toBe(answer(usual));
    });
  });

  it('a commit whose answer is lost is made once, and nothing that it holds is lost', async () => {
    const before = await boatRuns();
    const committed = new Set<string>();
    // Every other one: the engine commits a second time where an answer was lost.
    const isLost = (key: string) => committed.size < committed.add(key).size && committed.size % 2 === 1;
    store().proxy.setRules([
      { when: ({ method, key }) => method === 'PUT' && key.includes('/_versions/') && isLost(key), fault: { kind: 'lost answer' } },
    ]);
    for (let run = 0; run < 3; run += 1) {
      const ended = await runProgram(['import', join(directory.path, 'newer.ndjson'), '--scraper', 'boats'], newMachine());
      expect(ended).toMatchObject({ status: 0 });
    }
    expect(store().proxy.faults).toBeGreaterThan(20);
    store().proxy.setRules([]);
    const after = await boatRuns();
    expect(after.slice(-before.length)).toEqual(before);
    expect(after.map(({ records }) => records)).toEqual(Array.from({ length: before.length + 3 }, () => 2000));
    expect(await runProgram(['diff'], newMachine())).toMatchObject({ status: 0 });
  });

  it('a store without conditional writes is read, and never written', async () => {
    store().proxy.setRules([{ when: ({ isConditional }) => isConditional, fault: { kind: 'unconditional' } }]);
    const before = await boatRuns();
    const imported = await runProgram(['import', join(directory.path, 'newer.ndjson'), '--scraper', 'boats'], newMachine());
    expect(await boatRuns()).toEqual(before);
    expect(await runProgram(['search', 'blue boat', '--format', 'json'], newMachine())).toMatchObject({ status: 0 });
    store().proxy.setRules([]);
    expect(faultOfReport(imported)).toBeUndefined();
    expect(imported.err).toMatch(/conditional writes/);
  });
});
