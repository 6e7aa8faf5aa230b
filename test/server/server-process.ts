import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { request } from 'undici';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');

/** A server of the built program in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has written to its error output. */
  said(): string;
  kill(): Promise<void>;
}

/** Starts a server on a dataset, and waits until it is ready. */
export async function startServerProcess(data: string, argv: readonly string[] = []): Promise<ServerProcess> {
  const child = spawn(process.execPath, [scrq, 'serve', '--port', '0', '--data', data, ...argv], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /listening on (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(said)));
  });
  const { statusCode, body } = await request(`${url}/readyz`);
  await body.dump();
  if (statusCode !== 200) throw new Error(`not ready: ${statusCode}`);
  return {
    url,
    pid: child.pid ?? 0,
    said: () => said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
