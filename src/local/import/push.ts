import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import type { CallOptions } from '../../contract/api.ts';
import { invalidParameters, parseRequest } from '../../contract/parse.ts';
import { PushRequest, type PushedBody, type PushInput, type PushResponse } from '../../contract/operations/push.ts';
import type { Field, Run } from '../../contract/operations/scrapers.ts';
import { publicRun } from '../../core/public-run.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { readRunTime } from '../../format/run-times.ts';
import { importRun } from './import-run.ts';
import type { ImportOptions } from './import.ts';
import { fieldsWithRoles } from '../../core/fields/role.ts';
import { publicField } from '../public-field.ts';
import { findScraper, type Services } from '../services.ts';

/** Seconds after which a scraper that is being written may be free. */
const RETRY_SECONDS = 5;

/**
 * A server answers others while it reads a run, piece by piece: of pushed records, each piece is small. Wider records and longer values can be
 * imported from files, by a process of its own.
 */
const PUSH_LIMITS = { fields: 1000, recordLength: 1024 * 1024 };

/** Records that a client sends become one completed run of a scraper that there is; when anything fails, nothing of them remains. */
export async function pushRun(services: Services, input: PushInput, body: PushedBody, options: CallOptions = {}): Promise<PushResponse> {
  const request = parseRequest(PushRequest, input);
  // Many programs write microseconds; runs are identified by milliseconds.
  const runAt = request.runAt === undefined ? undefined : readRunTime(request.runAt.replace(/([.,]\d{3})\d+/, '$1'));
  if (request.runAt !== undefined && runAt === undefined) {
    throw invalidParameters([{ parameter: 'runAt', message: 'must be a time in ISO 8601, such as 2024-06-08T23:12Z' }]);
  }
  const scraper = await findScraper(services, request.scraperId);
  const key = body.idempotencyKey === undefined ? undefined : sha256(body.idempotencyKey);
  const parameters = JSON.stringify([request.runAt ?? null, request.key ?? null, request.guard, body.format, body.charset ?? null]);
  const earlier = key === undefined ? undefined : (await services.store.catalogue.runs(scraper.id)).find((run) => run.request?.key === key);
  if (earlier !== undefined) return answerAgain(earlier, body, parameters);

  const hashed = hashing(parameters);
  const { signal } = options;
  const importOptions: ImportOptions = {
    scraper: scraper.id,
    read: {
      format: body.format,
      limits: { bytes: body.maxBytes, ...PUSH_LIMITS },
      ...(body.charset === undefined ? {} : { encoding: body.charset }),
    },
    guard: request.guard ? 'refuse' : 'warn',
    ...(request.key === undefined ? {} : { key: request.key }),
    ...(runAt === undefined ? {} : { runAt }),
    ...(key === undefined ? {} : { request: { key, body: hashed.digest } }),
    ...(signal === undefined ? {} : { signal }),
  };
  try {
    const report = await importRun(services, { name: 'the body', open: () => hashed.through(body) }, importOptions);
    return answerOf({ ...report, fields: report.fields.map(publicField) });
  } catch (error) {
    throw pushError(error);
  }
}

/** The answer that the same request had before, once its body is known to be the same. */
async function answerAgain(entry: RunEntry, body: PushedBody, parameters: string): Promise<PushResponse> {
  const hashed = hashing(parameters);
  for await (const chunk of hashed.through(body)) void chunk;
  if (entry.request?.body !== hashed.digest()) {
    throw new ScrqError('idempotency_conflict', 'this Idempotency-Key came with another body or other parameters before', {
      hint: 'Use a new key for every run.',
    });
  }
  return answerOf({ run: publicRun(entry), fields: fieldsWithRoles(entry).map(publicField), key: entry.key, warnings: entry.request.warnings });
}

interface Answered {
  readonly run: Run;
  readonly fields: readonly Field[];
  readonly key: readonly string[];
  readonly warnings: readonly string[];
}

function answerOf({ run, fields, key, warnings }: Answered): PushResponse {
  return { data: run, meta: { fields: [...fields], key: [...key], ...(warnings.length === 0 ? {} : { warnings: [...warnings] }) } };
}

/** Hashes parameters, and what flows through; the digest is of all that flowed by then. */
function hashing(parameters: string) {
  const hash = createHash('sha256').update(parameters).update('\n');
  async function* hashed({ open }: PushedBody): AsyncGenerator<Uint8Array> {
    for await (const chunk of open()) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { through: (body: PushedBody) => Readable.from(hashed(body), { objectMode: false }), digest: () => hash.copy().digest('hex') };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A message about a file, in the words of a caller that sends a body. */
function pushError(error: unknown): unknown {
  if (!isScrqError(error)) return error;
  switch (error.code) {
    case 'file_invalid':
    case 'invalid_usage':
      return new ScrqError('invalid_body', error.message, { cause: error });
    case 'scraper_busy':
      return new ScrqError('scraper_busy', error.message, { cause: error, retryAfterSeconds: RETRY_SECONDS, hint: 'Send it again in a moment.' });
    default:
      return error;
  }
}
