import type { Cell } from '../../core/fields/field.ts';
import { collectValues } from '../../core/language/values/build-values.ts';
import { startThread, THREADS_FROM_CHARACTERS, type Thread } from '../../threads.ts';
import { createTurns } from '../../turns.ts';
import { addTexts, encodeValues } from './passes/values-file.ts';

/** Some cells of a field of text. */
export interface TextColumn {
  readonly field: string;
  readonly cells: readonly Cell[];
}

/** What the thread is asked: to take texts, which it answers with the names of the fields of which no more are needed, or for all that is kept of them. */
export type ValueRequest = readonly TextColumn[] | 'finish';

/** Learns of the texts of fields what questions need to know of them. */
export interface ValueTaker extends AsyncDisposable {
  /** Takes texts in the order of the records; waits for those of the call before. */
  add(columns: readonly TextColumn[]): Promise<void>;
  /** What is kept, as the bytes of a file. */
  finish(): Promise<Uint8Array>;
}

/** Characters of the first texts from which on a thread of its own takes them: it takes some 50 ms to start, and this much as long to take. */
const THREAD_CHARACTERS = 1_000_000;

/** Takes texts on this thread, or on one of its own where there are many, `expected` characters in all. */
export function createValueTaker(expected: number): ValueTaker {
  let taker: ValueTaker | undefined;
  const begun = (columns: readonly TextColumn[]): ValueTaker => {
    const isLong = expected >= THREADS_FROM_CHARACTERS && charactersOf(columns) >= THREAD_CHARACTERS;
    const thread = isLong ? startThread(MODULE) : undefined;
    return (taker ??= thread === undefined ? takeHere() : takeThere(thread));
  };
  return {
    add: (columns) => (taker ?? begun(columns)).add(columns),
    finish: () => (taker ?? begun([])).finish(),
    [Symbol.asyncDispose]: async () => taker?.[Symbol.asyncDispose](),
  };
}

/** The same path from this file, compiled or not, and from a chunk of the command line. */
const MODULE = new URL('../../local/import/values-thread.js', import.meta.url);

function charactersOf(columns: readonly TextColumn[]): number {
  let characters = 0;
  for (const { cells } of columns) for (const cell of cells) if (typeof cell === 'string') characters += cell.length;
  return characters;
}

function takeHere(): ValueTaker {
  const values = collectValues();
  const turn = createTurns();
  return {
    async add(columns) {
      for (const { field, cells } of columns) {
        addTexts(values, field, cells);
        await turn();
      }
    },
    finish: () => encodeValues(values.finish()),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function takeThere(thread: Thread): ValueTaker {
  let closed: ReadonlySet<string> = new Set();
  let taking: Promise<void> = Promise.resolve();
  const take = async (columns: readonly TextColumn[]) => {
    // That module answers with nothing else.
    closed = new Set((await thread.ask(columns.filter(({ field }) => !closed.has(field)))) as readonly string[]);
  };
  return {
    async add(columns) {
      await taking;
      taking = take(columns);
      // Met at the next call; without this, Node would call it unhandled until then.
      taking.catch(() => undefined);
    },
    async finish() {
      await taking;
      return (await thread.ask('finish')) as Uint8Array; // as above
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
}
