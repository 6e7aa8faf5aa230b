import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** What newer versions of Node have next to the other decoders. */
interface Zstd {
  readonly zstdDecompress: (
    body: Buffer,
    options: { readonly maxOutputLength: number },
    done: (error: Error | null, decoded: Buffer) => void,
  ) => void;
  readonly createZstdDecompress: () => Transform;
}

/** The decoder of Zstandard; undefined where Node has none. */
export const zstd: Zstd | undefined = 'zstdDecompress' in zlib && 'createZstdDecompress' in zlib ? (zlib as unknown as Zstd) : undefined;
