import { PassThrough, Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import type { Request } from 'express';

import { pushedTypes, type PushedBody } from '../../contract/operations/push.ts';
import { nodeCode, ScrqError } from '../../errors.ts';
import { bodyTooLarge } from '../http/json-body.ts';
import { mediaType, plainEncoding } from '../http/media-type.ts';

export interface RunBodyLimits {
  /** Most bytes of a body, also decompressed. */
  readonly maxBytes: number;
  /** How long its sender may be silent. */
  readonly silenceMs: number;
}

/**
 * The records in the body of a request, read at the pace of who stores them. Rejects with `unsupported_media_type` for what holds no records;
 * its stream fails with `body_too_large`, `request_timeout`, or `invalid_body` when it is not compressed as it says.
 */
export function runBody(request: Request, { maxBytes, silenceMs }: RunBodyLimits): Omit<PushedBody, 'idempotencyKey'> {
  const { type, charset } = mediaType(request);
  const format = Object.hasOwn(pushedTypes, type) ? pushedTypes[type as keyof typeof pushedTypes] : undefined;
  const known = Object.keys(pushedTypes).join(', ');
  if (format === undefined) {
    throw new ScrqError('unsupported_media_type', 'the body must hold records', { hint: `Send it with a Content-Type of ${known}.` });
  }
  const gzipped = /^(?:x-)?gzip$/i.test((request.get('Content-Encoding') ?? '').trim());
  if (!gzipped && !plainEncoding(request)) {
    throw new ScrqError('unsupported_media_type', 'the body must come as it is, or compressed with gzip', {
      hint: 'Send it with Content-Encoding: gzip, or without.',
    });
  }
  if (Number(request.get('Content-Length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  return { format, charset: charset === 'utf-8' ? undefined : charset, maxBytes, open: () => flow({ request, gzipped, maxBytes, silenceMs }) };
}

interface Flow extends RunBodyLimits {
  readonly request: Request;
  readonly gzipped: boolean;
}

/** The streams between the socket and the reader; a failure of one fails the last. The request itself stays, so that it can be answered. */
function flow({ request, gzipped, maxBytes, silenceMs }: Flow): Readable {
  const out = new PassThrough();
  const stages: Transform[] = [counting(maxBytes), ...(gzipped ? [createGunzip(), counting(maxBytes)] : []), out];
  const fail = (error: Error): void => void out.destroy(error);
  const timer = setInterval(() => {
    // Paused, it is not the sender who is slow.
    if (!request.isPaused()) fail(new ScrqError('request_timeout', 'the body stopped arriving'));
  }, silenceMs);
  request.on('data', () => timer.refresh());
  request.once('end', () => clearInterval(timer));
  request.once('error', fail);
  request.once('aborted', () => fail(new ScrqError('interrupted', 'the client went away')));
  let last: Readable = request;
  for (const stage of stages) {
    stage.once('error', (error) => fail(gunzipError(error)));
    last = last.pipe(stage);
  }
  out.once('close', () => {
    clearInterval(timer);
    request.unpipe();
    for (const stage of stages) stage.destroy();
  });
  return out;
}

function counting(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(bodyTooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

function gunzipError(error: Error): Error {
  return nodeCode(error)?.startsWith('Z_') === true
    ? new ScrqError('invalid_body', 'the body is not gzip, or not all of it', { cause: error })
    : error;
}
