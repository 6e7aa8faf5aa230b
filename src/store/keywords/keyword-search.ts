import { closeSync, openSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readQueryWords } from '../../core/keywords/query-words.ts';
import { scoreWords } from '../../core/keywords/score-words.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { MatchScope, WordMatches } from '../../core/ports/records.ts';
import { fileStamp } from '../run/derived/file-marks.ts';
import { translated } from '../store-error.ts';
import { createTermSource, DamagedIndexError, readHead, type KeywordHead, type PieceCache } from './keyword-index.ts';
import { createKeywordWriter, TURN_MS } from './keyword-writer.ts';
import { loadStemmer } from './stemmers.ts';
import { createTurns } from '../../turns.ts';

/** The texts of all records of a run, in their order. */
type Texts = () => AsyncIterable<readonly string[]>;

/** Searches runs for words, each through the index that lies with it. */
export interface KeywordSearch {
  /** Makes the index out of the texts where no sound one is there. */
  search(run: RunEntry, text: string, scope: MatchScope, texts: Texts): Promise<WordMatches>;
  /** Lets go of what it keeps of all runs but these. */
  retain(runIds: ReadonlySet<string>): void;
}

export interface KeywordPlaces {
  /** Where the index of a run is. */
  readonly fileOf: (runId: string) => string;
  /** Has the index of a run there, where it is in an object store. */
  readonly fetch?: (run: RunEntry) => Promise<void>;
  /** A directory that goes with this process. */
  readonly temporary: () => Promise<string>;
  /** Called when an index cannot be put where it should be, with the id of its run. */
  readonly onUnkept?: (runId: string) => void;
}

/** What is kept in memory of the indexes of all runs: that of one of 1,000,000 records of 30 words. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Keeps what was read of indexes, up to so many bytes: what was asked for longest ago goes first. */
export function createKeywordSearch({ fileOf, fetch, temporary, onUnkept }: KeywordPlaces, mostBytes = MOST_BYTES): KeywordSearch {
  const read = createShelf<Uint8Array | KeywordHead>(mostBytes, (thing) => (thing instanceof Uint8Array ? thing.length : thing.bytes));
  /** Files that are not where they should be: a dataset that may only be read, or another disk. */
  const elsewhere = new Map<string, string>();
  const making = new Map<string, Promise<void>>();

  const makeIndex = async (run: RunEntry, texts: Texts): Promise<void> => {
    const made = await writeIndex(run, texts, await temporary());
    try {
      await mkdir(dirname(fileOf(run.id)), { recursive: true, mode: 0o700 });
      await rename(made, fileOf(run.id));
    } catch {
      elsewhere.set(run.id, made);
      onUnkept?.(run.id);
    }
  };

  const searchFile = async (run: RunEntry, text: string, scope: MatchScope): Promise<WordMatches> => {
    const path = elsewhere.get(run.id) ?? fileOf(run.id);
    const version = `${run.id} ${fileStamp(dirname(path), basename(path))}`;
    using file = lazyFile(path);
    const turn = createTurns({ most: TURN_MS, signal: scope.signal });
    const known = read.get(version);
    const head = known === undefined || known instanceof Uint8Array ? await readHead(file.opened(), run, turn) : known;
    read.put(version, head);
    const cache: PieceCache = {
      get(name) {
        const piece = read.get(`${version} ${name}`);
        return piece instanceof Uint8Array ? piece : undefined;
      },
      put: (name, bytes) => read.put(`${version} ${name}`, bytes),
    };
    const words = await readQueryWords(text, createTermSource(file.opened, head, cache), await loadStemmer(run.language ?? 'English'), turn);
    // Awaited before the file is closed: a rejection that nobody waits for meanwhile ends the process.
    return await scoreWords(words, head.lengths, scope, turn);
  };

  return {
    async search(run, text, scope, texts) {
      scope.signal?.throwIfAborted();
      await fetch?.(run);
      try {
        return await searchFile(run, text, scope);
      } catch (error) {
        scope.signal?.throwIfAborted();
        if (!(error instanceof DamagedIndexError) && !isFileError(error)) throw error;
      }
      const made = making.get(run.id) ?? translated('index the words of the run', () => makeIndex(run, texts)).finally(() => making.delete(run.id));
      making.set(run.id, made);
      await made;
      return translated('search the run for words', () => searchFile(run, text, scope));
    },
    retain(runIds) {
      read.retain((name) => runIds.has(name.slice(0, name.indexOf(' '))));
      for (const runId of elsewhere.keys()) if (!runIds.has(runId)) elsewhere.delete(runId);
    },
  };
}

/** Writes the index of a run to a directory of this process, and gives where. */
async function writeIndex(run: RunEntry, texts: Texts, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await using writer = createKeywordWriter(directory);
  for await (const some of texts()) await writer.add(some);
  const path = join(directory, `.tmp-${run.id}.keywords`);
  await writer.finish(run, path);
  return path;
}

/** A file that is opened when something is first read of it. */
function lazyFile(path: string) {
  let opened: number | undefined;
  return {
    opened: () => (opened ??= openSync(path, 'r')),
    [Symbol.dispose]: () => {
      if (opened !== undefined) closeSync(opened);
    },
  };
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Keeps things by name, up to so many bytes: what was asked for longest ago goes first. */
function createShelf<Thing>(mostBytes: number, bytesOf: (thing: Thing) => number) {
  const things = new Map<string, Thing>();
  let total = 0;
  const remove = (name: string) => {
    const thing = things.get(name);
    if (thing !== undefined) total -= bytesOf(thing);
    things.delete(name);
    return thing;
  };
  const put = (name: string, thing: Thing): void => {
    remove(name);
    if (bytesOf(thing) > mostBytes) return;
    things.set(name, thing);
    total += bytesOf(thing);
    for (const oldest of things.keys()) {
      if (total <= mostBytes) break;
      remove(oldest);
    }
  };
  return {
    put,
    get(name: string): Thing | undefined {
      const thing = remove(name);
      if (thing !== undefined) put(name, thing);
      return thing;
    },
    retain(isKept: (name: string) => boolean): void {
      for (const name of things.keys()) if (!isKept(name)) remove(name);
    },
  };
}
