import { scrqProgram, startOnMachine } from '../machine.ts';

/** `scrq serve` in a process of its own. */
export interface Server {
  readonly url: string;
  readonly isKilled: boolean;
  kill(): void;
}

export function startServer(uri: string, temporary: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const argv = [scrqProgram, 'serve', '--port', '0', '--data', uri, '--allow-writes'];
  const { child, signal } = startOnMachine(argv, { ...env, SCRQ_CACHE: temporary });
  let errors = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk);
      const [, url] = /listening on (\S+)/.exec(errors) ?? [];
      if (url !== undefined) resolve(serverAt(url, () => signal('SIGKILL')));
    });
    child.once('close', () => reject(new Error(`the server ended: ${errors}`)));
  });
}

function serverAt(url: string, kill: () => void): Server {
  let isKilled = false;
  return {
    url,
    get isKilled() {
      return isKilled;
    },
    kill() {
      isKilled = true;
      kill();
    },
  };
}
