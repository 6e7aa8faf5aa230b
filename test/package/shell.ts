import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { environmentOutside } from './installed.ts';

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** A person's shell, in a home of its own: what one line exports holds for the next, and a server runs until the next one starts. */
export interface Shell extends AsyncDisposable {
  /** Id of the scraper that the person's file became. */
  readonly scraperId: string;
  /** Id of the run that the last list of runs began with. */
  readonly runId: string;
  /** Runs a line, with what the person types at it. */
  run(line: string, typed?: string): Promise<Ended>;
}

const SERVED = 'http://127.0.0.1:7311';

/** Opens a shell in a folder, with the programs of another. */
export function openShell(folder: string, programs: string): Shell {
  const home = join(folder, 'home');
  mkdirSync(home);
  const exported: string[] = [];
  const variables = { HOME: home, PATH: `${programs}:${environmentOutside()['PATH'] ?? ''}`, TERM: 'dumb', LANG: 'C.UTF-8' };
  let server: { readonly child: ChildProcess; readonly url: string } | undefined;
  let [scraperId, runId] = ['', ''];
  let token = '';

  const start = (line: string) =>
    // The packages of the folder are those that npx would find, without its own start.
    spawn('bash', ['-c', ['npx() { "$@"; }', ...exported, line].join('\n')], { cwd: folder, env: variables, stdio: 'pipe', detached: true });

  const run = async (line: string, typed = ''): Promise<Ended> => {
    const child = start(line.replaceAll(SERVED, server?.url ?? SERVED));
    child.stdin.on('error', () => undefined).end(typed);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const [exit] = await once(child, 'close');
    return { exit, out, err };
  };

  const stop = async () => {
    if (server?.child.pid === undefined) return;
    const ended = once(server.child, 'close');
    process.kill(-server.child.pid, 'SIGTERM');
    await ended;
    server = undefined;
  };

  /** Any free port in place of the one in the line. */
  const serve = async (line: string): Promise<Ended> => {
    await stop();
    const child = start(/--port/.test(line) ? line.replace('7311', '0') : `${line} --port 0`);
    const [url, err] = await new Promise<readonly [url: string | undefined, err: string]>((resolve) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const told = /https?:\/\/[\w.]+:\d+/.exec(said)?.[0];
        if (told !== undefined && said.includes('listening')) resolve([told, said]);
      });
      child.once('close', () => resolve([undefined, said]));
    });
    if (url === undefined) return { exit: 1, out: '', err };
    server = { child, url: url.replace('0.0.0.0', '127.0.0.1') };
    return { exit: 0, out: '', err };
  };

  return {
    get scraperId() {
      return scraperId;
    },
    get runId() {
      return runId;
    },
    async run(line, typed) {
      if (line.startsWith('export ')) {
        exported.push(line);
        return { exit: 0, out: '', err: '' };
      }
      if (line.startsWith('npx scrq serve')) return serve(line);
      const given = `URL=${server?.url ?? ''} SCRAPER_ID=${scraperId} TOKEN=${token}`;
      const ended = await run(line.includes('"$URL') ? `${given}\n${line}` : line, typed);
      if (/tokens create .*--access write/.test(line)) token = /scrq_\w+/.exec(ended.out)?.[0] ?? '';
      if (line.startsWith('npx scrq import listings.csv')) scraperId = JSON.parse((await run('npx scrq scrapers show flats --format json')).out).id;
      if (line.startsWith('npx scrq runs --scraper')) runId = JSON.parse(ended.out.split('\n')[0] ?? '').id;
      return ended;
    },
    [Symbol.asyncDispose]: stop,
  };
}
