import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import { gatherPlaces, type TermRange } from '../../core/keywords/gather-places.ts';
import { longestText } from '../../core/keywords/score-words.ts';
import { ByteWriter, writePostings } from '../../core/keywords/postings.ts';
import { orderTerms, WordCollector, type OrderedTerms } from '../../core/keywords/word-collector.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { sealedJson } from '../statement.ts';
import { DictionaryWriter, KEYWORD_FORMAT, type KeywordFooter } from './keyword-format.ts';
import { loadStemmer } from './stemmers.ts';
import { createTurns } from '../../turns.ts';

/** What the index of words says of its run. */
export interface IndexedWords {
  readonly id: string;
  readonly language?: RunEntry['language'] | undefined;
}

/** Takes the texts of a run in their order, and makes the index of their words. */
export interface KeywordWriter extends AsyncDisposable {
  add(texts: readonly string[]): Promise<void>;
  /** Writes the index to `path`, whole or not at all. */
  finish(run: IndexedWords, path: string): Promise<void>;
}

/** Work on words has its turn between the searches of others, and gives it back sooner than an import does. */
export const TURN_MS = 5;
/** Words of a log that are held before they go to a file, and that are put in order at once: 32 MB each. */
const WORDS_AT_ONCE = 8 * 1024 * 1024;

/** Less work than a turn: to ask for one after each text, or each term, takes as long as a tenth of the work. */
const CHARACTERS_AT_ONCE = 16_384;
const PLACES_AT_ONCE = 4096;

/** `scratch` is the directory for its temporary files. */
export function createKeywordWriter(scratch: string, wordsAtOnce = WORDS_AT_ONCE): KeywordWriter {
  const collector = new WordCollector();
  const log = createLog(join(scratch, `.tmp-words-${randomUUID()}`));
  const turn = createTurns({ most: TURN_MS });
  let characters = 0;
  return {
    async add(texts) {
      for (const text of texts) {
        collector.add(text);
        if (collector.logged >= wordsAtOnce) await log.append(collector.takeLog());
        characters += text.length;
        if (characters < CHARACTERS_AT_ONCE) continue;
        characters = 0;
        await turn();
      }
    },
    async finish(run, path) {
      const temporary = join(scratch, `.tmp-keywords-${randomUUID()}`);
      const terms = await orderTerms(collector, await loadStemmer(run.language ?? 'English'), turn);
      const last = collector.takeLog();
      try {
        await writeIndex(temporary, { run, collector, terms, ranges: gatherPlaces(terms, () => log.read(last), wordsAtOnce), turn });
        await rename(temporary, path);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    [Symbol.asyncDispose]: () => log.close(),
  };
}

interface NewIndex {
  readonly run: IndexedWords;
  readonly collector: WordCollector;
  readonly terms: OrderedTerms;
  readonly ranges: AsyncIterable<TermRange>;
  readonly turn: () => Promise<void>;
}

/** Bytes that are written at once. */
const WRITTEN_AT_ONCE = 1024 * 1024;

async function writeIndex(path: string, { run, collector, terms, ranges, turn }: NewIndex): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  const dictionary = new DictionaryWriter();
  const [postings, out] = [new ByteWriter(), new ByteWriter()];
  let work = 0;
  for await (const { first, starts, places } of ranges) {
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const records = writePostings(places.subarray(starts[at], starts[at + 1]), postings);
      const bytes = postings.take();
      if (dictionary.add(collector.words.bytesAt(terms.terms[first + at] ?? 0), records, bytes)) out.put(bytes);
      if (out.length >= WRITTEN_AT_ONCE) await writeAll(file, out.take());
      work += 1 + (starts[at + 1] ?? 0) - (starts[at] ?? 0);
      if (work < PLACES_AT_ONCE) continue;
      work = 0;
      await turn();
    }
  }
  await writeAll(file, out.take());
  const made = dictionary.finish();
  const lengths = bytesOf(collector.lengths);
  for (const part of [made.dictionary, made.blocks, lengths]) await writeAll(file, part);
  const footer: KeywordFooter = {
    format: KEYWORD_FORMAT,
    run: run.id,
    language: run.language ?? 'English',
    records: collector.lengths.length,
    total: collector.total,
    longest: longestText(collector.lengths),
    dictionaryBytes: made.dictionary.length,
    blocksBytes: made.blocks.length,
    blocksCrc: crc32(made.blocks),
    lengthsCrc: crc32(lengths),
  };
  await writeAll(file, sealedJson(footer));
}

const ENTRY_BYTES = Uint32Array.BYTES_PER_ELEMENT;
const ENTRIES_AT_ONCE = 1024 * 1024;

/** A log that is longer than memory should hold; the file is made when the first part comes. */
function createLog(path: string) {
  let file: FileHandle | undefined;
  return {
    async append(entries: Uint32Array): Promise<void> {
      file ??= await open(path, 'wx+', 0o600);
      await writeAll(file, bytesOf(entries));
    },
    /** All parts that were appended, and then the last one. */
    async *read(last: Uint32Array): AsyncIterable<Uint32Array> {
      if (file !== undefined) yield* entriesIn(file);
      yield last;
    },
    async close(): Promise<void> {
      await file?.close();
      await rm(path, { force: true });
    },
  };
}

async function* entriesIn(file: FileHandle): AsyncIterable<Uint32Array> {
  const piece = new Uint32Array(ENTRIES_AT_ONCE);
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(bytesOf(piece), 0, piece.byteLength, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield piece.subarray(0, bytesRead / ENTRY_BYTES);
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten;
}
