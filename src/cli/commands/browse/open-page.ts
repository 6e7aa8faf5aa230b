import { spawn } from 'node:child_process';

import type { Io } from '../../terminal/io.ts';

const OPENERS: Partial<Record<NodeJS.Platform, readonly [program: string, ...options: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Hands an address of http or https to what opens such on this system, without a shell. Rejects when that cannot be started. */
export function openPage({ platform, env }: Io, address: string): Promise<void> {
  const [program, ...options] = OPENERS[platform] ?? ['xdg-open'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...options, address], { env: { ...env }, stdio: 'ignore', detached: true });
    child.once('error', reject);
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}
