import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a process into a space of processes of its own, so that others take it for one of another machine. */
const APART = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--pid', '--fork', '--kill-child', '--mount-proc'];
export const canBeApart = spawnSync(APART[0] ?? '', [...APART.slice(1), 'true']).status === 0;

export const dist = process.env['SCRQ_DIST'] ?? join(import.meta.dirname, '../../dist');
export const scrqProgram = join(dist, '../bin/scrq.js');

/** A process as on a machine of its own, which holds it for one of others. */
export interface MachineProcess {
  readonly child: ChildProcess;
  readonly signal: (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
}

/** Starts a program of Node; where the system does not allow it, all machines are this one. */
export function startOnMachine(argv: readonly string[], env: Readonly<Record<string, string>>): MachineProcess {
  const [command = '', ...args] = canBeApart ? [...APART, process.execPath, ...argv] : [process.execPath, ...argv];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env, LANCEDB_LOG: 'error' } });
  return {
    child,
    signal(name) {
      const pid = child.pid ?? 0;
      if (name === 'SIGKILL' || !canBeApart) child.kill(name);
      else for (const each of childrenOf(pid)) process.kill(each, name);
    },
  };
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
