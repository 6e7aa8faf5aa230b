import type { Request } from 'express';

import { ScrqError } from '../../errors.ts';
import { mediaType, plainEncoding } from './media-type.ts';

/** How long a small body may take to arrive. */
const ARRIVAL_MS = 20_000;

/**
 * The JSON object in the body of a request, of at most `maxBytes`. Rejects with `unsupported_media_type` when it is not said to be JSON,
 * `body_too_large`, `request_timeout`, or `invalid_body` when it is not a JSON object in UTF-8.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<Readonly<Record<string, unknown>>> {
  const { type, charset } = mediaType(request);
  if (type !== 'application/json' || (charset ?? 'utf-8') !== 'utf-8') {
    throw new ScrqError('unsupported_media_type', 'the body must be JSON in UTF-8', { hint: 'Send it with Content-Type: application/json.' });
  }
  if (!plainEncoding(request)) {
    throw new ScrqError('unsupported_media_type', 'the body of this address is taken without compression', { hint: 'Leave out Content-Encoding.' });
  }
  return parseObject(await readBody(request, maxBytes));
}

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => request.destroy(new ScrqError('request_timeout', 'the body did not arrive in time')), ARRIVAL_MS);
  try {
    // Without an encoding the chunks of a request are buffers. Left early, it is not destroyed: the answer goes over the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw bodyTooLarge(maxBytes);
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(chunks, size);
}

/** The error of a body that is over its limit. */
export function bodyTooLarge(maxBytes: number): ScrqError {
  return new ScrqError('body_too_large', `the body may have at most ${maxBytes} bytes`);
}

function parseObject(bytes: Buffer): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ScrqError('invalid_body', 'the body is not JSON in UTF-8', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ScrqError('invalid_body', 'the body must be a JSON object');
  // An object out of JSON has text as names.
  return value as Readonly<Record<string, unknown>>;
}
