import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { scriptedServer, type ScriptedServer } from '../../remote/scripted-server.ts';
import { exitOf, startCommand } from './built-command.ts';
import { isBuilt } from './built.ts';
import { runScrq } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
let server: ScriptedServer;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  env = { SCRQ_DATA: `${directory.path}/data`, HOME: directory.path };
  const records = Array.from({ length: 3000 }, (_, index) => ({ title: `Flat ${index} by the water`, price: 900 + index }));
  await runScrq(['import', await directory.file('flats.jsonl', ndjson(records))], { env });
  server = await scriptedServer((_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('[{"a":1},'));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

/** A line of shell with the command as $SCRQ; gives what came out and the status of the command. */
async function shell(line: string): Promise<readonly [out: string, err: string]> {
  const scrq = `"${process.execPath}" bin/scrq.js`;
  const child = spawn('bash', ['-c', line.replaceAll('$SCRQ', scrq)], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  return Promise.all([text(child.stdout), text(child.stderr)]);
}

describe.skipIf(!isBuilt())('a reader that leaves (skipped without a build of these sources)', () => {
  test.each([
    ['at once', '$SCRQ results --all --format json | true; echo ${PIPESTATUS[0]}'],
    ['after a byte', '$SCRQ results --all --format csv | head -c 1 > /dev/null; echo ${PIPESTATUS[0]}'],
    ['in the middle', '$SCRQ results --all --format jsonl | head -c 70000 > /dev/null; echo ${PIPESTATUS[0]}'],
    ['an export', '$SCRQ export | head -c 100 > /dev/null; echo ${PIPESTATUS[0]}'],
    ['help', '$SCRQ --help | true; echo ${PIPESTATUS[0]}'],
    ['settings', '$SCRQ config | true; echo ${PIPESTATUS[0]}'],
  ])('%s ends the command silently, and well', async (_when, line) => {
    const [out, err] = await shell(line);
    expect(out).toBe('0\n');
    expect(err.replaceAll(/^(?:\d+ (?:of \d+ )?records.*|written.*)\n/gm, '')).toBe('');
  });

  test.each([
    ['output', '$SCRQ results --format json >&-; echo $?', '0\n'],
    ['error output', '$SCRQ results --format jsonl --take 3 2>&- | wc -l', '3\n'],
    ['input', '$SCRQ results --format jsonl --take 3 <&- | wc -l', '3\n'],
  ])('closed before it begins, the standard %s is no failure', async (_which, line, expected) => {
    expect((await shell(line))[0].replaceAll(' ', '')).toBe(expected);
  });
});

describe.skipIf(!isBuilt())('a signal (skipped without a build of these sources)', () => {
  let made = 0;

  test.each([['SIGINT'], ['SIGTERM'], ['SIGHUP'], ['SIGINT', 'SIGINT']] as const)(
    '%s stops an export, and leaves nothing of it',
    async (...signals) => {
      made += 1;
      const place = `${directory.path}/place-${made}`;
      mkdirSync(place);
      const argv = ['export', '--base-url', server.url, '--scraper', 'scr_abcdefghijklmnop', '-o', `${place}/all.json`];
      const child = startCommand(argv, env);
      await expect.poll(() => readdirSync(place)).not.toEqual([]);
      const ended = exitOf(child);
      for (const signal of signals) child.kill(signal);
      const [err, exit] = await Promise.all([text(child.stderr), ended]);
      // By the signal where undoing takes long, as on a busy machine.
      expect([130, signals[0]]).toContain(exit);
      expect(readdirSync(place)).toEqual([]);
      // Asked twice, it may end before it has said so.
      if (signals.length === 1) expect(err).toBe('scrq: interrupted\n');
    },
  );
});

describe.skipIf(!isBuilt() || process.platform === 'win32')('work inside the system (skipped without a build of these sources)', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('does not keep a command that gets %s', async (signal) => {
    const pipe = `${directory.path}/${signal}.jsonl`;
    spawnSync('mkfifo', [pipe]);
    const child = startCommand(['import', pipe, '--scraper', 'never', '--format', 'json'], env);
    const ended = exitOf(child);
    // A pipe can be opened for writing like this once its reader is there, which then waits inside the system for what never comes.
    let descriptor = -1;
    await expect.poll(() => (descriptor = openWithoutWaiting(pipe))).toBeGreaterThan(0);
    child.kill(signal);
    const [err, exit] = await Promise.all([text(child.stderr), ended]);
    closeSync(descriptor);
    expect([130, signal]).toContain(exit);
    expect(err).toBe('scrq: interrupted\n');
  });
});

function openWithoutWaiting(path: string): number {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return -1;
  }
}

describe('a world that is not as usual', () => {
  test('with a clock in 1970 is imported into, searched and compared', async () => {
    const world = { env: { SCRQ_DATA: `${directory.path}/of-1970` }, now: 0, cwd: directory.path };
    expect(await runScrq(['import', 'flats.jsonl'], world)).toMatchObject({ exit: 0 });
    expect(await runScrq(['import', 'flats.jsonl', '--scraper', 'flats'], world)).toMatchObject({ exit: 0 });
    expect(await runScrq(['search', 'water under 1000', '--take', '1'], world)).toMatchObject({ exit: 0 });
    expect(await runScrq(['diff'], world)).toMatchObject({ exit: 0 });
  });

  test.each([['search', 'water'], ['results'], ['scrapers'], ['runs'], ['config'], ['diff', '--stat']])(
    'on a terminal that can do nothing, %s shows no escape sequence',
    async (...argv) => {
      const { out, err } = await runScrq([...argv], { env: { ...env, TERM: 'dumb' }, terminal: 80 });
      expect(out + err).not.toContain('\u001b');
    },
  );
});
