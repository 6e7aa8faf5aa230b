import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that writes a run: enough to tell later whether it still lives. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
  /** Start time of the process as the system counts it: tells a process from a later one with the same number; null where unknown. */
  readonly started: string | null;
}

/** How long a writer on another machine is taken for alive, since nobody here can ask. */
const FOREIGN_OWNER_MS = 24 * 60 * 60 * 1000;

/** This process as an owner. */
export function currentOwner(): Owner {
  return { host: hostname(), pid: process.pid, started: processStart(process.pid) };
}

/** Whether the owner of a run that was started at `since` (epoch ms) may still be writing at `now`. */
export function isAlive(owner: Owner, since: number, now: number): boolean {
  if (owner.host !== hostname()) return now - since < FOREIGN_OWNER_MS;
  if (!processExists(owner.pid)) return false;
  return owner.started === null || processStart(owner.pid) === owner.started;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/PID/stat, after the command name, which may itself hold spaces and parentheses. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds its number but will never write again.
    return state[0] === 'Z' ? 'ended' : (state[19] ?? null);
  } catch {
    // No /proc (macOS, Windows), or the process ended a moment ago: existence alone decides.
    return null;
  }
}
