import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { entriesBelow, finishScrq, type Ended } from './scrq-process.ts';
import { temporaryDirectory, type Temporary } from '../temporary.ts';

const MB = 1024 * 1024;
const DISK_MB = 40;
const SMALL = 2000;
/** Needs more than the disk has. */
const LARGE = 30_000;

let directory: Temporary;
let disk: Disk;
/** Where the commands would keep temporary files of the system. */
let temporary: string;

function file(name: string): string {
  return join(directory.path, name);
}

/** A small file system in memory: only root may mount one. */
interface Disk extends AsyncDisposable {
  readonly path: string;
  free(): Promise<number>;
  /** Leaves this many bytes free, until the ballast is removed. */
  fill(freeBytes: number): Promise<AsyncDisposable>;
  remount(mode: 'ro' | 'rw'): void;
}

function mount(path: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether this user can mount a file system at all. */
async function canMount(): Promise<boolean> {
  await using probe = await temporaryDirectory();
  if (!mount(probe.path, 'size=64k')) return false;
  execFileSync('umount', [probe.path]);
  return true;
}

async function openDisk(path: string): Promise<Disk> {
  await mkdir(path);
  mount(path, `size=${DISK_MB}m`);
  const free = async () => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  };
  return {
    path,
    free,
    async fill(freeBytes) {
      const ballast = join(path, 'ballast');
      const out = createWriteStream(ballast);
      for (let left = (await free()) - freeBytes; left > 0; left -= MB) out.write(Buffer.alloc(Math.min(left, MB)));
      await finished(out.end());
      return { [Symbol.asyncDispose]: () => rm(ballast) };
    },
    remount: (mode) => execFileSync('mount', ['-o', `remount,${mode}`, path]),
    async [Symbol.asyncDispose]() {
      execFileSync('umount', [path]);
    },
  };
}

async function writeRecords(name: string, count: number, text: string): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => `${index},flat number ${index} ${text},${index * 3}`);
  await writeFile(file(name), `id,title,price\n${lines.join('\n')}\n`);
}

function scrq(...argv: readonly string[]): Promise<Ended> {
  return finishScrq([...argv, '--data', join(disk.path, 'data')], temporary);
}

function importing(name: string): Promise<Ended> {
  return scrq('import', file(name), '--scraper', 'flats');
}

/** The run that is served, whatever happened since. */
async function expectServed(records: number): Promise<void> {
  const { status, output } = await scrq('results', '--take', '1', '--page', String(records), '--format', 'json');
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ data: [{ price: (records - 1) * 3 }], pagination: { total: records, hasMore: false } });
}

const mountable = await canMount();

describe.skipIf(!mountable)('on a small disk (skipped where it cannot be mounted: that needs root)', () => {
  beforeAll(async () => {
    directory = await temporaryDirectory();
    temporary = file('temporary');
    await mkdir(temporary);
    disk = await openDisk(file('disk'));
    await writeRecords('small.csv', SMALL, 'with a view of the river');
    await writeRecords('large.csv', LARGE, 'with a view of the river');
    await writeRecords('wide.csv', LARGE, 'with a view of the river '.repeat(160));
    expect(await importing('small.csv')).toMatchObject({ status: 0 });
  });
  afterAll(async () => {
    await disk[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  it.each([0, 8, 32, 100, 500, 3000, 10_000, 20_000, 30_000])(
    'an import that does not fit into %i KB says so and leaves nothing',
    async (kilobytes) => {
      {
        await using ballast = await disk.fill(kilobytes * 1024);
        expect(ballast).toBeDefined();
        const before = await disk.free();
        const { status, errorOutput } = await importing('large.csv');
        expect(status).toBe(1);
        expect(errorOutput).toMatch(/^scrq: cannot [a-z ]+: the disk is full\n {2}Free some space[^\n]+\n$/);
        await expectServed(SMALL);
        // A line or two of the catalogue may have been written.
        expect(await disk.free()).toBeGreaterThanOrEqual(before - 100 * 1024);
        expect(entriesBelow(join(disk.path, 'data/tmp'))).toEqual([]);
        expect(entriesBelow(temporary)).toEqual([]);
      }
      expect(await importing('small.csv')).toMatchObject({ status: 0 });
      expect(await scrq('runs', 'prune', '--keep', '1')).toMatchObject({ status: 0 });
      await expectServed(SMALL);
    },
  );

  it('a source that does not even fit as text says so and leaves nothing', async () => {
    const { status, errorOutput } = await importing('wide.csv');
    expect(status).toBe(1);
    expect(errorOutput).toMatch(/^scrq: cannot keep the records while they are read: the disk is full\n {2}[^\n]+\n$/);
    await expectServed(SMALL);
    expect(await disk.free()).toBeGreaterThan((DISK_MB - 10) * MB);
    expect(await importing('small.csv')).toMatchObject({ status: 0 });
  });

  it('what may only be read can be read, and importing into it says why not', async () => {
    disk.remount('ro');
    try {
      await expectServed(SMALL);
      expect(await scrq('scrapers')).toMatchObject({ status: 0, errorOutput: '' });
      expect(await scrq('search', 'river')).toMatchObject({ status: 0 });
      const { status, errorOutput } = await importing('small.csv');
      expect(status).toBe(1);
      expect(errorOutput).toMatch(/^scrq: cannot write the catalogue: the disk is read-only\n {2}[^\n]+\n$/);
      expect(entriesBelow(temporary)).toEqual([]);
    } finally {
      disk.remount('rw');
    }
  });

  it("needs no room in the system's directory for temporary files", async () => {
    const full = file('full');
    await mkdir(full);
    mount(full, 'size=4k,nr_inodes=1');
    try {
      const data = file('elsewhere');
      expect(await finishScrq(['import', file('large.csv'), '--scraper', 'flats', '--data', data], full)).toMatchObject({ status: 0 });
      expect(await finishScrq(['search', 'river', '--data', data], full)).toMatchObject({ status: 0 });
      disk.remount('ro');
      expect(await finishScrq(['scrapers', '--data', join(disk.path, 'data')], full)).toMatchObject({ status: 0 });
      const { status, errorOutput } = await finishScrq(['search', 'river', '--data', join(disk.path, 'data')], full);
      expect(status).toBe(1);
      expect(errorOutput).toContain(`cannot make temporary files in ${full}\n`);
    } finally {
      disk.remount('rw');
      execFileSync('umount', [full]);
    }
  });
});
