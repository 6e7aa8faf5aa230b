import { z } from 'zod';

import type { CallOptions } from '../api.ts';
import { flag, names, scraperId, shapes, text } from '../parameters.ts';
import type { SetRolesInput, SetRolesResponse } from './roles.ts';
import { Field, Run } from './scrapers.ts';

/** A time in ISO 8601; a day is its first instant. */
const time = text(1, 64).register(shapes, { type: 'string', format: 'date-time' });

/**
 * POST runs: the records of the body become one completed run, or nothing does. `runAt`: when they were scraped, in ISO 8601. Default: now.
 * `key`: the fields that identify a record. `guard`: a run that lost a field, or most records, since the run before is refused.
 */
export const PushRequest = z.object({ scraperId, runAt: time.optional(), key: names().optional(), guard: flag() });
export type PushInput = z.input<typeof PushRequest>;

/** The run, its fields and its key. `warnings`: what may be wrong with the records, one sentence each. */
export const PushResponse = z.object({
  data: Run,
  meta: z.object({ fields: z.array(Field), key: z.array(z.string()), warnings: z.array(z.string()).optional() }),
});
export type PushResponse = z.infer<typeof PushResponse>;

/** Media types of records that can be pushed, with the formats they name. */
export const pushedTypes = {
  'application/x-ndjson': 'ndjson',
  'application/ndjson': 'ndjson',
  'application/jsonl': 'ndjson',
  'application/json': 'json',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
} as const;
type PushedFormat = (typeof pushedTypes)[keyof typeof pushedTypes];

/** Records on their way in, decompressed. */
export interface PushedBody {
  readonly format: PushedFormat;
  /** Label of its encoding. Default: UTF-8. */
  readonly charset: string | undefined;
  /** Most bytes that are read of it. */
  readonly maxBytes: number;
  readonly open: () => AsyncIterable<Uint8Array>;
  /** A request that is repeated with the same key brings one run, and the same answer. */
  readonly idempotencyKey: string | undefined;
}

/** What only holders of a write token may do. */
export interface RunReceiver {
  /** Rejects with `invalid_body` when the records cannot be read, `scraper_busy` while another run is written, `idempotency_conflict`. */
  push(input: PushInput, body: PushedBody, options?: CallOptions): Promise<PushResponse>;
  /** Sets roles of fields by hand. Rejects with `invalid_parameter` when the latest run has no such field. */
  setRoles(input: SetRolesInput): Promise<SetRolesResponse>;
}
