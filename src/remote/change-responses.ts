import { DiffResponse } from '../contract/operations/diff.ts';
import { FacetsResponse } from '../contract/operations/facets.ts';
import { ForeignAnswer } from '../contract/foreign-answer.ts';
import { HistoryResponse } from '../contract/operations/history.ts';
import { StatsResponse } from '../contract/operations/stats.ts';
import { ScrqError } from '../errors.ts';
import type { Answer } from './http-client.ts';
import { objectOf } from './responses.ts';

/** An answer to diff. Its shape is not published, so JSON of another shape rejects with a `ForeignAnswer` as the cause; so it does of the others. */
export const readDiff = reader(DiffResponse, 'is not a diff that scrq recognizes');
export const readHistory = reader(HistoryResponse, 'is not a history that scrq recognizes');
export const readStats = reader(StatsResponse, 'holds no table that scrq can read');
export const readFacets = reader(FacetsResponse, 'holds no facets that scrq can read');

interface Schema<Response> {
  safeParse(body: unknown): { readonly success: boolean; readonly data?: Response | undefined };
}

function reader<Response>(schema: Schema<Response>, objection: string): (answer: Answer) => Response {
  return (answer) => {
    const body = objectOf(answer);
    if (!schema.safeParse(body).success) throw foreign(answer, body, objection);
    // The body itself, now that its shape is known: a parsed copy has no fields that are named like the prototype.
    return body as Response;
  };
}

/** The failure of an answer in a shape of the server's own. */
export function foreign({ origin }: Pick<Answer, 'origin'>, body: unknown, objection: string): ScrqError {
  return new ScrqError('bad_response', `the answer of ${origin} ${objection}`, { cause: new ForeignAnswer(body), hint: 'Check the base URL.' });
}
