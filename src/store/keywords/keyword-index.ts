import * as files from 'node:fs';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';

import type { Postings } from '../../core/keywords/postings.ts';
import { longestText, textLengths, type TextLengths } from '../../core/keywords/score-words.ts';
import type { TermCount, TermSource } from '../../core/keywords/term-source.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { createTurns } from '../../turns.ts';
import { lookedAt, type FileProblem } from '../run/derived/file-problem.ts';
import {
  findEntry,
  KEYWORD_FORMAT,
  postingsIn,
  readBlocks,
  readFooter,
  termsStartingWith,
  type DictionaryBlock,
  type Piece,
} from './keyword-format.ts';

/** What of the index of a run is read at once, and kept as long as the run is searched. */
export interface KeywordHead {
  readonly lengths: TextLengths;
  readonly blocks: readonly DictionaryBlock[];
  readonly bytes: number;
}

/** Thrown when a file is not the index of its run, or does not hold what was written. */
export class DamagedIndexError extends Error {}

/** Keeps pieces of files. */
export interface PieceCache {
  get(name: string): Uint8Array | undefined;
  put(name: string, bytes: Uint8Array): void;
}

/** The footer has a few hundred bytes. */
const TAIL_BYTES = 4096;

/** Reads what is needed of every search, with `turn` between pieces of work; rejects with a `DamagedIndexError` where the file is not the index of the run. */
export async function readHead(file: number, run: RunEntry, turn = createTurns()): Promise<KeywordHead> {
  const { size } = fstatSync(file);
  const footer = await readEnd(file, size);
  const isOfRun = footer?.format === KEYWORD_FORMAT && footer.run === run.id && footer.records === run.records;
  if (!isOfRun || footer.language !== (run.language ?? 'English')) throw new DamagedIndexError('not the index of this run');
  const lengthsBytes = footer.records * Uint16Array.BYTES_PER_ELEMENT;
  const lengthsAt = size - footer.bytes - lengthsBytes;
  const blocksAt = lengthsAt - footer.blocksBytes;
  const blocks = await readChecked(file, { at: blocksAt, length: footer.blocksBytes, crc: footer.blocksCrc });
  const lengths = await readChecked(file, { at: lengthsAt, length: lengthsBytes, crc: footer.lengthsCrc });
  const texts = new Uint16Array(lengths.buffer, lengths.byteOffset, footer.records);
  return {
    lengths: textLengths(texts, footer.longest ?? longestText(texts), footer.total),
    blocks: await readBlocks(blocks, blocksAt - footer.dictionaryBytes, turn),
    bytes: lengthsBytes + footer.blocksBytes * BLOCK_MEMORY,
  };
}

function readEnd(file: number, size: number): Promise<ReturnType<typeof readFooter>> {
  return readBytes(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES)).then(readFooter);
}

/** What is wrong with the index of a run at a path, of which everything is read; null when it is sound. */
export function inspectIndex(path: string, run: RunEntry): Promise<FileProblem | null> {
  return lookedAt(async () => {
    const file = openSync(path, 'r');
    try {
      const footer = await readEnd(file, fstatSync(file).size);
      if (footer === undefined) return 'damaged';
      if (footer.format !== KEYWORD_FORMAT) return 'outdated';
      if (footer.run !== run.id) return 'foreign';
      const { blocks } = await readHead(file, run);
      for (const block of blocks) {
        const postings = postingsIn(await readChecked(file, block), block);
        const bytes = await readBytes(file, block.postingsAt, lengthOf(postings));
        const parts = postings.map(({ at, length }) => bytes.subarray(at - block.postingsAt, at - block.postingsAt + length));
        if (parts.some((part, index) => crc32(part) !== postings[index]?.crc)) return 'damaged';
      }
      return null;
    } catch (error) {
      if (error instanceof DamagedIndexError) return 'damaged';
      throw error;
    } finally {
      closeSync(file);
    }
  });
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/** What the blocks take in memory, as objects, for each byte in the file. */
const BLOCK_MEMORY = 10;

/** Looks terms up in a file, whose head was read; it is opened for what `cache`, which is for pieces of it alone, does not have. */
export function createTermSource(file: () => number, { blocks }: KeywordHead, cache: PieceCache): TermSource {
  const read = async (piece: Piece): Promise<Uint8Array> => {
    const name = String(piece.at);
    const known = cache.get(name);
    if (known !== undefined) return known;
    const bytes = await readChecked(file(), piece);
    cache.put(name, bytes);
    return bytes;
  };
  return {
    async find(text): Promise<Postings | undefined> {
      const term = Buffer.from(text);
      const block = blocks[firstAfter(blocks, term) - 1];
      const entry = block && findEntry(await read(block), block, term);
      if (entry === undefined) return undefined;
      const { records, postings } = entry;
      return { records, bytes: postings instanceof Uint8Array ? postings : await read(postings) };
    },
    async *startingWith(letter): AsyncIterable<readonly TermCount[]> {
      const prefix = Buffer.from(letter);
      const from = Math.max(0, firstAfter(blocks, prefix) - 1);
      for (let at = from; at < blocks.length; at += 1) {
        const block = blocks[at];
        if (block === undefined || Buffer.compare(block.first.subarray(0, prefix.length), prefix) > 0) return;
        yield termsStartingWith(await read(block), prefix);
      }
    },
  };
}

/** The first block whose terms all come after one. */
function firstAfter(blocks: readonly DictionaryBlock[], term: Buffer): number {
  let [from, to] = [0, blocks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const first = blocks[middle]?.first;
    if (first !== undefined && Buffer.compare(first, term) > 0) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** So few take the system less time than to wait for another thread. */
const FEW_BYTES = 128 * 1024;
const readAway = promisify(files.read);

async function readChecked(file: number, { at, length, crc }: Piece): Promise<Buffer> {
  const bytes = await readBytes(file, at, length);
  if (crc32(bytes) !== crc) throw new DamagedIndexError('a part does not hold what was written');
  return bytes;
}

async function readBytes(file: number, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.from(new ArrayBuffer(Math.max(0, length)));
  if (at < 0 || length < 0) throw new DamagedIndexError('too short');
  const bytesRead = length <= FEW_BYTES ? readSync(file, bytes, 0, length, at) : (await readAway(file, bytes, 0, length, at)).bytesRead;
  if (bytesRead !== length) throw new DamagedIndexError('too short');
  return bytes;
}
