import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that writes a run: enough to tell later whether it still lives. */
export interface Owner {
  /** Name of the machine and, in a container, of its numbering of processes: only there do the numbers say anything. */
  readonly host: string;
  readonly pid: number;
  /** Start time of the process as the system counts it: distinguishes a process from a later one with the same number; null where unknown. */
  readonly started: string | null;
  /** Changes with every start of the machine, and differs between machines of one name; missing where the system has none, and in older datasets. */
  readonly boot?: string;
}

/** This process as an owner. */
export function currentOwner(): Owner {
  return { host: processHost(), pid: process.pid, started: processStart(process.pid), ...bootId() };
}

/** Whether a process of this machine is there, and the same one. */
export function isAlive({ pid, started }: Owner): boolean {
  return processExists(pid) && (started === null || processStart(pid) === started);
}

/** Whether what is known of the processes of this machine says something of an owner. */
export function isOfThisMachine({ host, boot }: Owner): boolean {
  const own = currentOwner();
  return host === own.host && (boot === undefined || own.boot === undefined || boot === own.boot);
}

/** Whether an owner is this process. */
export function isThisProcess(owner: Owner): boolean {
  const { pid, started } = currentOwner();
  return isOfThisMachine(owner) && owner.pid === pid && owner.started === started;
}

let readBoot: { readonly boot?: string } | undefined;

function bootId(): { readonly boot?: string } {
  try {
    readBoot ??= { boot: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() };
  } catch {
    readBoot = {};
  }
  return readBoot;
}

/** Two containers may bear one name. */
function processHost(): string {
  try {
    const [, space] = /\[(\d+)\]/.exec(readlinkSync('/proc/self/ns/pid')) ?? [];
    // That of the machine itself, which has this number everywhere.
    return space === undefined || space === '4026531836' ? hostname() : `${hostname()} ${space}`;
  } catch {
    return hostname();
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to another user.
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
