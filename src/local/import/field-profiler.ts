import type { DecideOptions, FieldDecision } from '../../core/fields/decision.ts';
import { createFieldProfile, type FieldProfile, type ProfileDetail } from '../../core/fields/profile.ts';
import type { RawValue } from '../../core/fields/raw-value.ts';
import { statesEmptiness } from '../../format/read/source-records.ts';
import { startThread, THREADS_FROM_CHARACTERS, type Thread } from '../../threads.ts';
import { createTurns } from '../../turns.ts';
import { packRows, type LinedRows, type PackedRows, type ReadRows } from './passes/packed-rows.ts';

/** Learns what the values of each field have in common, and decides how they are read. */
export interface FieldProfiler extends AsyncDisposable {
  /** Takes some records in their order; may resolve before they are looked at. */
  add(read: ReadRows): Promise<void>;
  /** How a field is to be read; may be asked more than once, after the last record. */
  decide(name: string, options: DecideOptions): Promise<FieldDecision>;
}

/** What the thread is asked: to take records, or to decide on a field. */
export type ProfileRequest =
  | { readonly kind: 'add'; readonly names: readonly string[]; readonly rows: PackedRows | LinedRows }
  | { readonly kind: 'decide'; readonly name: string; readonly options: DecideOptions };

/** The profiles of the fields of a source. */
export interface FieldProfiles {
  of(name: string): FieldProfile;
}

export function createFieldProfiles(detail: ProfileDetail): FieldProfiles {
  const profiles = new Map<string, FieldProfile>();
  return {
    of(name) {
      const known = profiles.get(name) ?? createFieldProfile(name, detail);
      profiles.set(name, known);
      return known;
    },
  };
}

/** Profiles on this thread, or of a table of many `bytes` on one of its own, while this one reads on. */
export function openFieldProfiler(detail: ProfileDetail, bytes = 0): FieldProfiler {
  let profiler: FieldProfiler | undefined;
  const begun = (isText: boolean): FieldProfiler => {
    // JSON values are copied one by one on their way to a thread, which takes as long as to profile them.
    const thread = isText && detail === 'whole' && bytes >= THREADS_FROM_CHARACTERS ? startThread(MODULE) : undefined;
    return (profiler ??= thread === undefined ? profileHere(detail) : profileThere(thread));
  };
  return {
    add: (read) => (profiler ?? begun(!statesEmptiness(read.format))).add(read),
    decide: (name, options) => (profiler ?? begun(false)).decide(name, options),
    [Symbol.asyncDispose]: async () => profiler?.[Symbol.asyncDispose](),
  };
}

/** The same path from this file, compiled or not, and from a chunk of the command line. */
const MODULE = new URL('../../local/import/profile-thread.js', import.meta.url);

function profileHere(detail: ProfileDetail): FieldProfiler {
  const profiles = createFieldProfiles(detail);
  const turn = createTurns();
  return {
    async add({ names, rows, lines }) {
      for (const [column, name] of names.entries()) {
        addValues(profiles.of(name), lines, (row) => rows[row]?.[column]);
        await turn();
      }
    },
    decide: (name, options) => Promise.resolve(profiles.of(name).decide(options)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

/** Adds the value of each row, by its number. */
export function addValues(profile: FieldProfile, lines: ArrayLike<number>, valueOf: (row: number) => RawValue | undefined): void {
  for (let row = 0; row < lines.length; row += 1) profile.add(valueOf(row), lines[row] ?? 0);
}

/** Batches that wait for the thread: some 20 MB at most. */
const MOST_WAITING = 8;

function profileThere(thread: Thread): FieldProfiler {
  const waiting: Promise<unknown>[] = [];
  const ask = (request: ProfileRequest) => thread.ask(request);
  const settled = async (most: number) => {
    while (waiting.length > most) await waiting.shift();
  };
  return {
    async add({ names, rows, lines }) {
      const taken = ask({ kind: 'add', names, rows: packRows({ rows, lines }) ?? { rows, lines } });
      // Met when it is waited for; without this, Node would call it unhandled until then.
      taken.catch(() => undefined);
      waiting.push(taken);
      await settled(MOST_WAITING);
    },
    async decide(name, options) {
      await settled(0);
      return (await ask({ kind: 'decide', name, options })) as FieldDecision; // that module answers with nothing else
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
}
