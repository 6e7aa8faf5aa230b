import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

import { encodingNames } from './decode.ts';

/** A body without its content encodings, as it comes. One that is cut short, or of an encoding that was not asked for, rejects with a decoding failure. */
export async function* decodeStream(
  body: AsyncIterable<Buffer>,
  encodings: string | readonly string[] | undefined,
): AsyncGenerator<Buffer, undefined> {
  let decoded = body;
  for (const name of encodingNames(encodings).toReversed()) if (name !== 'identity') decoded = through(decoded, name);
  yield* decoded;
}

/** True for what `decodeStream` rejects with when the bytes are not what the encoding makes. */
export function isDecodingFailure(error: unknown): boolean {
  return (
    error instanceof WrongEncoding || (error instanceof Error && 'code' in error && /^(?:Z_|ERR_+(?:ERROR_|BROTLI|ZLIB))/.test(String(error.code)))
  );
}

class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
}

async function* through(body: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer, undefined> {
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) throw new WrongEncoding(`nothing came that ${name} could have made`);
  const decoder = decoderOf(name, first.value);
  const input = Readable.from(rejoined(first.value, chunks), { objectMode: false });
  const feeding = pipeline(input, decoder);
  // Whoever reads the decoder meets its failures, and those of what feeds it.
  feeding.catch(() => undefined);
  yield* decoder as AsyncIterable<Buffer>;
}

async function* rejoined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function decoderOf(name: string, first: Buffer): Transform {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      // Some servers leave out the zlib header that belongs around it.
      return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
    default:
      throw new WrongEncoding(`the encoding ${name} was not asked for`);
  }
}
