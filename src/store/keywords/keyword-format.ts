import { crc32 } from 'node:zlib';

import { ByteReader, ByteWriter } from '../../core/keywords/postings.ts';
import type { TermCount } from '../../core/keywords/term-source.ts';
import type { TextLanguage } from '../../core/rank/languages.ts';
import { SEAL_BYTES, statementBytes, unsealedJson } from '../statement.ts';

/**
 * The form of the indexes that this program writes and reads: what tokens, stems and terms are belongs to it. A file holds postings, the dictionary in blocks, where
 * its blocks begin, lengths of texts, and a footer; everything that is read by itself has a checksum.
 */
export const KEYWORD_FORMAT = 3;

/** What a file says of itself. */
export interface KeywordFooter {
  readonly format: number;
  readonly run: string;
  readonly language: TextLanguage;
  readonly records: number;
  /** Words of all texts. */
  readonly total: number;
  /** Words of the longest text; missing in files of earlier versions. */
  readonly longest?: number;
  /** The parts behind the postings, in their order. */
  readonly dictionaryBytes: number;
  readonly blocksBytes: number;
  readonly blocksCrc: number;
  readonly lengthsCrc: number;
}

/** The footer at the end of the last bytes of a file; undefined when it is not whole. */
export function readFooter(tail: Buffer): (KeywordFooter & { readonly bytes: number }) | undefined {
  if (tail.length < SEAL_BYTES) return undefined;
  const bytes = statementBytes(tail.subarray(-SEAL_BYTES)) + SEAL_BYTES;
  // Its checksum holds, so it was written by this program.
  const footer = unsealedJson(tail.subarray(-bytes)) as KeywordFooter | undefined;
  return footer === undefined ? undefined : { ...footer, bytes };
}

/** Terms of a block: what is read to find one. */
const BLOCK_TERMS = 64;
/** Postings up to this length stand in the dictionary: most terms of most runs are ids, in one record each. */
const INLINE_BYTES = 16;

/** Writes the dictionary, term by term in the order of their bytes. */
export class DictionaryWriter {
  readonly #dictionary = new ByteWriter();
  readonly #blocks = new ByteWriter();
  readonly #block = new ByteWriter();
  #terms = 0;
  #before = new Uint8Array();
  #postingsBytes = 0;

  /** Whether the postings of the term are to be written behind those before. */
  add(term: Uint8Array, records: number, postings: Uint8Array): boolean {
    if (this.#terms === BLOCK_TERMS) this.#endBlock();
    const isFirst = this.#terms === 0;
    if (isFirst) {
      this.#blocks.number(term.length);
      this.#blocks.put(term);
    }
    const shared = isFirst ? 0 : sharedLength(this.#before, term);
    this.#block.number(shared);
    this.#block.number(term.length - shared);
    this.#block.put(term.subarray(shared));
    this.#block.number(records);
    this.#block.number(postings.length);
    this.#before = term.slice();
    this.#terms += 1;
    if (postings.length <= INLINE_BYTES) {
      this.#block.put(postings);
      return false;
    }
    this.#block.number(crc32(postings));
    this.#postingsBytes += postings.length;
    return true;
  }

  /** The dictionary, and where its blocks begin. */
  finish(): { readonly dictionary: Uint8Array; readonly blocks: Uint8Array } {
    if (this.#terms > 0) this.#endBlock();
    return { dictionary: this.#dictionary.take(), blocks: this.#blocks.take() };
  }

  #endBlock(): void {
    const block = this.#block.take();
    this.#blocks.number(block.length);
    this.#blocks.number(crc32(block));
    this.#blocks.number(this.#postingsBytes);
    this.#dictionary.put(block);
    this.#terms = 0;
    this.#postingsBytes = 0;
  }
}

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** A piece of the file. */
export interface Piece {
  readonly at: number;
  readonly length: number;
  readonly crc: number;
}

/** A block of the dictionary. */
export interface DictionaryBlock extends Piece {
  readonly first: Buffer;
  /** Where the postings of its terms begin that do not stand in it. */
  readonly postingsAt: number;
}

/** Blocks that are read before others may have their turn. */
const BLOCKS_AT_ONCE = 2048;

/** The blocks of a dictionary that begins at `at`. `turn` is awaited between pieces of work. */
export async function readBlocks(bytes: Uint8Array, at: number, turn: () => Promise<void>): Promise<readonly DictionaryBlock[]> {
  const blocks: DictionaryBlock[] = [];
  const reader = new ByteReader(bytes);
  let [block, postingsAt] = [at, 0];
  while (!reader.isAtEnd) {
    const first = Buffer.from(reader.take(reader.number()));
    const length = reader.number();
    blocks.push({ first, at: block, length, crc: reader.number(), postingsAt });
    block += length;
    postingsAt += reader.number();
    if (blocks.length % BLOCKS_AT_ONCE === 0) await turn();
  }
  return blocks;
}

/** A term of a block with its postings, or where these are. */
export interface DictionaryEntry extends TermCount {
  readonly postings: Uint8Array | Piece;
}

/** The entry of a term in its block; undefined when it has none. */
export function findEntry(bytes: Uint8Array, { postingsAt }: DictionaryBlock, term: Buffer): DictionaryEntry | undefined {
  for (const { bytes: found, ...entry } of entriesOf(bytes, postingsAt)) {
    if (term.equals(found)) return { term: term.toString(), ...entry };
  }
  return undefined;
}

/** The terms of a block that begin so. */
export function termsStartingWith(bytes: Uint8Array, prefix: Buffer): readonly TermCount[] {
  const terms: TermCount[] = [];
  for (const { bytes: term, records } of entriesOf(bytes, 0)) {
    if (prefix.equals(term.subarray(0, prefix.length))) terms.push({ term: term.toString(), records });
  }
  return terms;
}

/** The postings of a block that do not stand in it, one behind the other. */
export function postingsIn(bytes: Uint8Array, { postingsAt }: DictionaryBlock): readonly Piece[] {
  return [...entriesOf(bytes, postingsAt)].flatMap(({ postings }) => (postings instanceof Uint8Array ? [] : [postings]));
}

/** All entries of a block; the bytes of a term are overwritten by the next one. */
function* entriesOf(bytes: Uint8Array, postingsAt: number) {
  const reader = new ByteReader(bytes);
  const term = Buffer.alloc(MOST_TERM_BYTES);
  let at = postingsAt;
  while (!reader.isAtEnd) {
    const shared = reader.number();
    const rest = reader.take(reader.number());
    term.set(rest, shared);
    const records = reader.number();
    const length = reader.number();
    const postings = length <= INLINE_BYTES ? reader.take(length) : { at, length, crc: reader.number() };
    if (length > INLINE_BYTES) at += length;
    yield { bytes: term.subarray(0, shared + rest.length), records, postings };
  }
}

/** A token has 64 letters at most, and folding makes three of one at worst, of three bytes each. */
const MOST_TERM_BYTES = 4096;
