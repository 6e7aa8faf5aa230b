import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { nodeCode } from '../errors.ts';

/** Newer versions of Node have a decoder of Zstandard next to the others. */
const createZstd = 'createZstdDecompress' in zlib ? (zlib.createZstdDecompress as () => Transform) : undefined;

/** The encodings that are asked for. */
export const acceptedEncodings = createZstd === undefined ? 'br, gzip, deflate' : 'zstd, br, gzip, deflate';

/** There is no reason to encode more often; each time multiplies what a small body can become. */
const MOST_ENCODINGS = 3;

/**
 * A body without its content encodings, as it comes. One that is cut short, of an encoding that was not asked for, or made to swell beyond
 * measure, rejects with a decoding failure; so does one without a byte, unless that is `allowed`.
 */
export async function* decodeStream(
  body: AsyncIterable<Buffer>,
  encodings: string | readonly string[] | undefined,
  empty: 'refused' | 'allowed' = 'refused',
): AsyncGenerator<Buffer, undefined> {
  const names = encodingNames(encodings).filter((name) => name !== 'identity');
  if (names.length > MOST_ENCODINGS) throw new WrongEncoding(`${names.length} encodings of one body`);
  if (names.length === 0) {
    yield* body;
    return;
  }
  let received = 0;
  let decoded: AsyncIterable<Buffer> = counted(body, (bytes) => (received += bytes));
  for (const name of names.toReversed()) decoded = through(decoded, name, empty);
  let made = 0;
  for await (const chunk of decoded) {
    made += chunk.length;
    if (made > BOMB_BYTES && made > received * BOMB_RATIO) throw new WrongEncoding(`${received} bytes became more than ${made}`);
    yield chunk;
  }
}

/** What swells like this beyond this size is made to fill a disk: records hardly ever shrink to less than a fiftieth. */
const BOMB_BYTES = 128 * 1024 * 1024;
const BOMB_RATIO = 500;

async function* counted(body: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of body) {
    count(chunk.length);
    yield chunk;
  }
}

/** True for what `decodeStream` rejects with when the bytes are not what the encoding makes. */
export function isDecodingFailure(error: unknown): boolean {
  return error instanceof WrongEncoding || /^(?:Z_|ZSTD_|ERR_+(?:ERROR_|BROTLI|ZLIB|ZSTD))/.test(nodeCode(error) ?? '');
}

class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
}

async function* through(body: AsyncIterable<Buffer>, name: string, empty: 'refused' | 'allowed'): AsyncGenerator<Buffer, undefined> {
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true && empty === 'allowed') return;
  if (first.done === true) throw new WrongEncoding(`nothing came that ${name} could have made`);
  const decoder = decoderOf(name, first.value);
  const input = Readable.from(rejoined(first.value, chunks), { objectMode: false });
  const feeding = pipeline(input, decoder);
  // The reader of the decoder meets its failures, and those of what feeds it.
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
      return zlib.createGunzip();
    case 'br':
      return zlib.createBrotliDecompress();
    case 'deflate':
      // Some servers leave out the zlib header that belongs around it.
      return ((first[0] ?? 0) & 0x0f) === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    case 'zstd':
      if (createZstd !== undefined) return createZstd();
      throw new WrongEncoding('this version of Node cannot decode zstd');
    default:
      throw new WrongEncoding(`the encoding ${name} was not asked for`);
  }
}

/** The encodings a header names, in the order in which they were applied. */
export function encodingNames(encodings: string | readonly string[] | undefined): string[] {
  return [encodings ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}
