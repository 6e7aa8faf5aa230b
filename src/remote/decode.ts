import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

import { zstd } from './zstd.ts';

type Decoder = (body: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const gzip: Decoder = promisify(gunzip);
const zlib: Decoder = promisify(inflate);
const raw: Decoder = promisify(inflateRaw);
const brotli: Decoder = promisify(brotliDecompress);

/** Some servers send `deflate` without the zlib header that belongs around it. */
const deflate: Decoder = (body, options) => (((body[0] ?? 0) & 0x0f) === 8 ? zlib(body, options) : raw(body, options));

const identity: Decoder = async (body) => body;

const decoders: ReadonlyMap<string, Decoder> = new Map([
  ['gzip', gzip],
  ['x-gzip', gzip],
  ['deflate', deflate],
  ['br', brotli],
  ['identity', identity],
  ...(zstd === undefined ? [] : [['zstd', promisify(zstd.zstdDecompress)] as const]),
]);

/** The encodings that are asked for. */
export const acceptedEncodings = zstd === undefined ? 'br, gzip, deflate' : 'zstd, br, gzip, deflate';

/** There is no reason to encode more often; each time multiplies what a small body can become. */
export const MOST_ENCODINGS = 3;

/** A body without its content encodings. One that is cut short, or of an encoding that was not asked for, is damaged. */
export async function decodeBody(
  body: Buffer,
  encodings: string | readonly string[] | undefined,
  maxBytes: number,
): Promise<Buffer | 'too large' | 'damaged'> {
  let decoded = body;
  const names = encodingNames(encodings);
  if (names.length > MOST_ENCODINGS) return 'damaged';
  for (const name of names.toReversed()) {
    const decoder = decoders.get(name);
    if (decoder === undefined) return 'damaged';
    // An answer without a body may still carry the header.
    if (decoded.length === 0) return decoded;
    try {
      decoded = await decoder(decoded, { maxOutputLength: maxBytes });
    } catch (error) {
      return error instanceof RangeError ? 'too large' : 'damaged';
    }
  }
  return decoded;
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
