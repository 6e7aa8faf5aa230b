import type { Readable } from 'node:stream';

import { isScrqError, nodeCode } from '../../errors.ts';
import { fileError } from './file-error.ts';
import { gunzip } from './gunzip.ts';
import type { ReadContext } from './source-records.ts';

const SAMPLE_BYTES = 64 * 1024;
const PIECE_BYTES = 256 * 1024;

/** The bytes of a source, decompressed; `sample` holds the first 64 KB of them, or all. */
export interface SourceBytes {
  readonly compressed: boolean;
  readonly sample: Buffer;
  readonly chunks: AsyncGenerator<Buffer>;
}

/** Reads the beginning of a source; gzip is known by its first bytes. Rejects with the signal's reason once that fires. */
export async function openBytes(input: Readable, context: ReadContext, signal: AbortSignal | undefined): Promise<SourceBytes> {
  const raw = inputBytes(input, context, signal);
  const head = await take(raw, 2);
  const start = Buffer.concat(head);
  const compressed = start[0] === 0x1f && start[1] === 0x8b;
  const whole = chain(head, raw);
  const plain = limited(compressed ? gunzip(whole, context) : whole, context);
  const first = await take(plain, SAMPLE_BYTES);
  return { compressed, sample: Buffer.concat(first), chunks: chain(first, plain) };
}

async function* inputBytes(input: Readable, context: ReadContext, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of input) {
      signal?.throwIfAborted();
      yield* pieces(bufferOf(chunk));
    }
    signal?.throwIfAborted();
  } catch (error) {
    signal?.throwIfAborted();
    throw inputError(error, context);
  }
}

/** A chunk in parts: a source may hand over all it has at once, and everything behind here works on a part at a time. */
function* pieces(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
}

function bufferOf(chunk: unknown): Buffer {
  if (Buffer.isBuffer(chunk)) return chunk;
  if (typeof chunk === 'string') return Buffer.from(chunk);
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new TypeError('a source must be a stream of bytes');
}

/** Failures of the system (a disk, a connection) are the user's to meet; anything else is a bug and stays one. */
function inputError(error: unknown, { name }: ReadContext): unknown {
  const code = nodeCode(error);
  if (isScrqError(error) || code === undefined) return error;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return fileError(name, 'was closed before its end', { cause: error });
  return fileError(name, `cannot be read (${code})`, { cause: error });
}

async function* limited(chunks: AsyncIterable<Buffer>, { name, limits }: ReadContext): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.bytes) {
      throw fileError(name, `is larger than the limit of ${limits.bytes} bytes`, { hint: 'Split it, or raise the limit.' });
    }
    yield chunk;
  }
}

/** Chunks off an iterator until they hold `length` bytes, or all there are. */
async function take(source: AsyncIterator<Buffer>, length: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for (let bytes = 0; bytes < length;) {
    const next = await source.next();
    if (next.done === true) break;
    chunks.push(next.value);
    bytes += next.value.length;
  }
  return chunks;
}

async function* chain(first: readonly Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    yield* rest;
  } finally {
    // Left early while still in `first`, the rest would never hear of it.
    await rest.return(undefined);
  }
}
