/**
 * Backs a dataset up to an object store and restores it from there, killed five times on the way each: `npm run bench:backup [-- RECORDS]` (default: 1000000).
 * Needs the S3 server that VERSITYGW names. Prints how long each takes, undisturbed and with the kills, and whether what is restored is what was backed up:
 * by the hashes of `scrq copy --verify`, and by those of what every run exports. Ends with 1 where it is not.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { BUCKET, environmentFor, startGateway } from '../object-store/gateway.ts';
import { startProxy } from '../object-store/proxy.ts';
import { writeListings } from './measure/generated-listings.ts';

const RECORDS = Number(process.argv[2] ?? 1_000_000);
const RUNS = 4;
/** When a copy is killed: after these parts of what an undisturbed one moves. What it has finished by then is not moved again. */
const KILLED_AFTER = [0.1, 0.2, 0.3, 0.15, 0.05];
const LOOK_EVERY_MS = 10;

const scrq = process.env['SCRQ_BIN'] ?? join(process.cwd(), 'bin/scrq.js');
const directory = await mkdtemp(join(tmpdir(), 'scrq-bench-backup-'));
const at = (name: string) => join(directory, name);
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${RECORDS} records in ${RUNS} runs\n`);

try {
  await using gateway = await startGateway();
  await using proxy = await startProxy(gateway.url);
  const env = { ...process.env, ...environmentFor(proxy.url) };
  let caches = 0;

  const start = (argv: readonly string[]): ChildProcess =>
    spawn(process.execPath, [scrq, ...argv], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Another machine each time: nothing that the last one kept is of use.
      env: { ...env, SCRQ_CACHE: at(`cache-${(caches += 1)}`) },
    });
  const quiet = (child: ChildProcess): ChildProcess => {
    child.stdout?.resume();
    return child;
  };
  const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => void child.once('close', resolve));
  const output = async (argv: readonly string[], take: (chunk: Buffer) => void): Promise<void> => {
    const child = start(argv);
    child.stdout?.on('data', take);
    const status = await ended(child);
    if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}`);
  };
  const moved = () => {
    const { sent, received } = proxy.takeCounts();
    return sent + received;
  };

  /** Copies, killed when so many bytes have moved; false where it came to its end before. */
  const killed = async (argv: readonly string[], afterBytes: number): Promise<boolean> => {
    moved();
    let bytes = 0;
    const child = quiet(start(argv));
    const looking = setInterval(() => {
      if ((bytes += moved()) >= afterBytes) child.kill('SIGKILL');
    }, LOOK_EVERY_MS);
    const status = await ended(child);
    clearInterval(looking);
    if (status !== null && status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}`);
    return status === null;
  };

  const timed = async (work: () => Promise<void>): Promise<number> => {
    const started = performance.now();
    await work();
    return (performance.now() - started) / 1000;
  };

  /** Undisturbed to one place, with kills to another; seconds, and how often it was killed. */
  const copies = async (what: string, from: string, [undisturbed, disturbed]: readonly [string, string]): Promise<void> => {
    moved();
    const alone = await timed(() => output(['copy', from, undisturbed], () => undefined));
    const bytes = moved();
    let kills = 0;
    const withKills = await timed(async () => {
      for (const part of KILLED_AFTER) if (await killed(['copy', from, disturbed], part * bytes)) kills += 1;
      await output(['copy', from, disturbed], () => undefined);
    });
    if (kills < KILLED_AFTER.length) throw new Error(`the ${what} was killed ${kills} times only`);
    console.log(`| ${what} | ${(bytes / 1e6).toFixed(0)} | ${alone.toFixed(1)} | ${withKills.toFixed(1)} |`);
  };

  const listed = async (data: string): Promise<readonly { readonly id: string; readonly records: number }[]> => {
    const chunks: Buffer[] = [];
    await output(['runs', '--data', data, '--format', 'json'], (chunk) => void chunks.push(chunk));
    // The program's own answer.
    return (JSON.parse(Buffer.concat(chunks).toString()) as { readonly data: { readonly id: string; readonly records: number }[] }).data;
  };
  const exported = async (data: string, run: string): Promise<string> => {
    const hash = createHash('sha256');
    await output(['export', '--data', data, '--run', run, '--format', 'json'], (chunk) => void hash.update(chunk));
    return hash.digest('hex');
  };

  for (let run = 0; run < RUNS; run += 1) {
    const file = at('flats.csv');
    await writeListings(file, Math.floor(RECORDS / RUNS) - run);
    await output(['import', file, '--scraper', 'flats', '--key', 'id', '--data', at('own')], () => undefined);
  }
  const [store, other] = [`s3://${BUCKET}/backup`, `s3://${BUCKET}/killed`];
  console.log(`| | MB | undisturbed, s | killed ${KILLED_AFTER.length} times, s |\n|---|--:|--:|--:|`);
  await copies('backup to the store', at('own'), [store, other]);
  await copies('restore from it', other, [at('restored'), at('killed')]);

  const differences: string[] = [];
  const verify = async (from: string, to: string) => {
    const status = await ended(quiet(start(['copy', from, to, '--verify', '--format', 'json'])));
    if (status !== 0) differences.push(`copy --verify of ${from} and ${to} ended with ${status}`);
  };
  const seconds = await timed(() => verify(at('own'), other));
  await verify(at('own'), at('killed'));
  const runs = await listed(at('own'));
  if (JSON.stringify(await listed(at('killed'))) !== JSON.stringify(runs)) differences.push('other runs are listed');
  for (const { id } of runs)
    if ((await exported(at('own'), id)) !== (await exported(at('killed'), id))) differences.push(`the run ${id} exports otherwise`);
  console.log(
    `\nCompared with the store by hashes in ${seconds.toFixed(1)} s. ${differences.length === 0 ? 'All is the same.' : `DIFFERS: ${differences.join('; ')}`}`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true });
}
