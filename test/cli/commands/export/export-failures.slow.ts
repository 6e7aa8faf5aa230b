import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startServerProcess } from '../../../server/server-process.ts';
import { sharedDirectory } from '../../../temporary.ts';

const scrq = join(import.meta.dirname, '../../../../bin/scrq.js');
const RECORDS = 200_000;
/** Bytes of the records as JSON, about. */
const WHOLE = 17_000_000;

const directory = sharedDirectory();
let data: string;

beforeAll(async () => {
  data = join(directory.path, 'data');
  const lines = Array.from(
    { length: RECORDS },
    (_, index) => `${index},flat number ${index} with a view of the river and ${index % 91} trees,${index * 3}`,
  );
  const file = await directory.file('flats.csv', `id,title,price\n${lines.join('\n')}\n`);
  expect((await ended(start('import', file, '--data', data))).exit).toBe(0);
});

function start(...argv: readonly string[]): ChildProcess {
  return spawn(process.execPath, [scrq, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function ended(child: ChildProcess): Promise<{ readonly exit: number | null; readonly err: string }> {
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdout?.resume();
  return { err: child.stderr === null ? '' : await text(child.stderr), exit: await exit };
}

/** Resolves once a file is being written in a directory, and has grown to some size; sooner when its writer ends. */
async function growing(path: string, end: Promise<unknown>, bytes = 500_000): Promise<void> {
  const over = new AbortController();
  void end.then(() => over.abort());
  try {
    const changes = watch(path, { signal: over.signal });
    for await (const { filename } of changes) {
      const written = filename === null ? undefined : statSync(join(path, filename), { throwIfNoEntry: false });
      if (written !== undefined && written.size > bytes) return;
    }
  } catch (error) {
    if (!over.signal.aborted) throw error;
  }
}

/** The header and all records. */
function expectWhole(path: string, name: string): void {
  expect(readFileSync(join(path, name), 'utf8').split('\n')).toHaveLength(RECORDS + 2);
}

function folder(name: string): string {
  const path = join(directory.path, name);
  mkdirSync(path);
  return path;
}

describe('an export to a file', () => {
  test('leaves nothing, or the whole file, when it is interrupted at any moment', async () => {
    for (let moment = 0; moment < 10; moment++) {
      const out = folder(`interrupted-${moment}`);
      const child = start('export', '--data', data, '-o', join(out, 'flats.json'));
      const end = ended(child);
      if (moment > 0) await growing(out, end, (WHOLE * (moment - 1)) / 9);
      child.kill('SIGINT');
      const { exit } = await end;
      const files = readdirSync(out);
      // Between the file's getting its name and the end of the process, the signal comes too late.
      expect(files).toEqual(exit === 0 || files.length > 0 ? ['flats.json'] : []);
      if (files.length > 0) expect(JSON.parse(readFileSync(join(out, 'flats.json'), 'utf8'))).toHaveLength(RECORDS);
      // Before the command has begun to listen for it, the signal ends the process.
      expect([0, 130, null]).toContain(exit);
    }
  });

  // On a busy machine a kill may come too late: then the file is whole, and the next one is tried.
  test('never has its name before it is whole, even when it is killed', async () => {
    for (let attempt = 0; ; attempt++) {
      const out = folder(`killed-${attempt}`);
      const child = start('export', '--data', data, '-o', join(out, 'flats.csv'));
      const end = ended(child);
      await growing(out, end);
      child.kill('SIGKILL');
      await end;
      if (readdirSync(out).includes('flats.csv')) {
        expectWhole(out, 'flats.csv');
        continue;
      }
      expect(readdirSync(out)).toEqual([expect.stringMatching(/^\.flats\.csv\.[0-9a-f]{8}\.part$/)]);
      return;
    }
  });

  test('leaves nothing when the server is killed', async () => {
    const { stdout } = spawnSync(process.execPath, [scrq, 'scrapers', '--data', data, '--format', 'json'], { encoding: 'utf8' });
    const id = /scr_[a-z0-9]+/.exec(stdout)?.[0] ?? '';
    const exporting = (url: string, file: string) => ended(start('export', '--base-url', url, '--scraper', id, '-o', file));
    for (let attempt = 0; ; attempt++) {
      const server = await startServerProcess(data);
      const whole = folder(`served-${attempt}`);
      const served = await exporting(server.url, join(whole, 'flats.json'));
      expect([served.exit, readdirSync(whole)], served.err).toEqual([0, ['flats.json']]);
      const out = folder(`server-${attempt}`);
      const end = exporting(server.url, join(out, 'flats.csv'));
      await growing(out, end);
      await server.kill();
      const { exit, err } = await end;
      if (exit === 0) {
        expectWhole(out, 'flats.csv');
        continue;
      }
      expect([exit, readdirSync(out)], err).toEqual([6, []]);
      return;
    }
  });
});

const disk = mkdtempSync(join(tmpdir(), 'scrq-small-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

describe.skipIf(!mounted)('a disk that is too small (skipped where none can be made)', () => {
  test.each(['json', 'csv', 'jsonl', 'xlsx', 'parquet'])('holds no %s that looks whole, and its room is given back', async (ending) => {
    const { exit, err } = await ended(start('export', '--data', data, '-o', join(disk, `flats.${ending}`)));
    // What is compressed to less than the disk has room for is no failure.
    if (exit === 0) {
      expect(readdirSync(disk)).toEqual([`flats.${ending}`]);
      spawnSync('rm', [join(disk, `flats.${ending}`)]);
      return;
    }
    expect([exit, err]).toEqual([1, expect.stringContaining('the disk is full')]);
    expect(readdirSync(disk)).toEqual([]);
  });
});
