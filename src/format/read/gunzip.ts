import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { fileError } from './file-error.ts';
import type { ReadContext } from './source-records.ts';
import { nodeCode } from '../../errors.ts';

const CHUNK_BYTES = 64 * 1024;

/** Gzip data (one member or several) decompressed; stops at a bomb, at corrupt or cut data, and at data after its end. */
export async function* gunzip(chunks: AsyncIterable<Buffer>, context: ReadContext): AsyncGenerator<Buffer> {
  const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const feed = createFeed(chunks[Symbol.asyncIterator](), () => unzip.bytesWritten);
  // Failures of either side come out of the loop below; the callback has nothing to add.
  pipeline(Readable.from(feed.chunks(), { objectMode: true, highWaterMark: 1 }), unzip, () => undefined);
  let bytes = 0;
  try {
    // Without an encoding set, a stream of zlib gives buffers.
    for await (const chunk of unzip as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      refuseBomb(bytes, feed.bytes(), context);
      yield chunk;
    }
  } catch (error) {
    throw zlibError(error, context);
  } finally {
    unzip.destroy();
  }
  if (!(await feed.restIsPadding())) {
    throw fileError(context.name, 'has data after the end of its gzip data', { hint: 'Make the file again, or cut off what follows.' });
  }
}

/** Hands on compressed chunks and remembers the last of them: zlib ends quietly at a zero byte after a member, whatever follows. */
function createFeed(source: AsyncIterator<Buffer>, taken: () => number) {
  let bytes = 0;
  let pending: { readonly start: number; readonly chunk: Buffer }[] = [];
  return {
    bytes: () => bytes,
    async *chunks(): AsyncGenerator<Buffer> {
      for (let next = await source.next(); next.done !== true; next = await source.next()) {
        pending = pending.filter(({ start, chunk }) => start + chunk.length > taken());
        pending.push({ start: bytes, chunk: next.value });
        bytes += next.value.length;
        yield next.value;
      }
    },
    /** True when all that zlib left is zero bytes, as tape tools pad with. */
    async restIsPadding(): Promise<boolean> {
      const left = pending.map(({ start, chunk }) => chunk.subarray(Math.max(0, taken() - start)));
      if (!left.every(isZero)) return false;
      for (let next = await source.next(); next.done !== true; next = await source.next()) {
        if (!isZero(next.value)) return false;
      }
      return true;
    },
  };
}

function isZero(chunk: Buffer): boolean {
  return chunk.every((byte) => byte === 0);
}

function refuseBomb(bytes: number, compressed: number, { name, limits }: ReadContext): void {
  if (bytes <= limits.freeBytes || bytes <= compressed * limits.ratio) return;
  throw fileError(name, `unpacks to more than ${limits.ratio} times its size, which no file of records does`, {
    hint: 'If the file can be trusted, decompress it first.',
  });
}

function zlibError(error: unknown, { name }: ReadContext): unknown {
  const code = nodeCode(error);
  if (code?.startsWith('Z_') !== true) return error;
  const hint = 'Fetch or compress the file again.';
  if (code === 'Z_BUF_ERROR') return fileError(name, 'is cut off: its gzip data ends too early', { hint, cause: error });
  return fileError(name, 'is not valid gzip data', { hint, cause: error });
}
