import { DiffResponse } from '../contract/operations/diff.ts';
import { ForeignAnswer } from '../contract/foreign-answer.ts';
import { HistoryResponse } from '../contract/operations/history.ts';
import { StatsResponse } from '../contract/operations/stats.ts';
import { ScrqError } from '../errors.ts';
import type { Answer } from './http-client.ts';
import { objectOf } from './responses.ts';

/** An answer to diff. Its shape is not published, so JSON of another shape rejects with a `ForeignAnswer` as the cause. */
export function readDiff(answer: Answer): DiffResponse {
  const body = objectOf(answer);
  if (!DiffResponse.safeParse(body).success) throw foreign(answer, body, 'is not a diff that scrq recognizes');
  // The body itself, now that its shape is known: a parsed copy has no fields that are named like the prototype.
  return body as DiffResponse;
}

/** An answer to history; JSON of another shape rejects as that of a diff does. */
export function readHistory(answer: Answer): HistoryResponse {
  const body = objectOf(answer);
  if (!HistoryResponse.safeParse(body).success) throw foreign(answer, body, 'is not a history that scrq recognizes');
  return body as HistoryResponse;
}

/** An answer to stats; JSON of another shape rejects as that of a diff does. */
export function readStats(answer: Answer): StatsResponse {
  const body = objectOf(answer);
  if (!StatsResponse.safeParse(body).success) throw foreign(answer, body, 'holds no table that scrq can read');
  return body as StatsResponse;
}

function foreign(answer: Answer, body: unknown, objection: string): ScrqError {
  return new ScrqError('bad_response', `the answer of ${answer.origin} ${objection}`, {
    cause: new ForeignAnswer(body),
    hint: 'Check the base URL.',
  });
}
