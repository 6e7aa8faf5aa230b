import { z } from 'zod';

import { errorTable, isScrqError, ScrqError, type ErrorCode } from '../errors.ts';

/** Error body of the API: RFC 9457 `application/problem+json`. `code` is stable, texts are not; `hint` says what to do next. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  instance: z.string().optional(),
  hint: z.string().optional(),
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The failures that are reported to a client as they are. Texts of all others may name files, addresses or statements of the machine that answers. */
const disclosed: ReadonlySet<string> = new Set<ErrorCode>([
  'invalid_parameter',
  'invalid_body',
  'unauthorized',
  'forbidden',
  'forbidden_host',
  'scraper_not_found',
  'run_not_found',
  'record_not_found',
  'route_not_found',
  'method_not_allowed',
  'request_timeout',
  'scraper_busy',
  'idempotency_conflict',
  'body_too_large',
  'unsupported_media_type',
  'allowance_exceeded',
  'unavailable',
]);

/** The problem document of a failure. A bug, and what is wrong with the machine itself, become `internal` or `unavailable` with nothing of their text. */
export function problemOf(error: unknown): Problem {
  const known = tellable(error);
  const { status, title } = errorTable[known.code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: known.message,
    code: known.code,
    ...(isForClients(known) ? { hint: known.hint } : {}),
    ...(known.issues.length > 0 ? { errors: known.issues.map((issue) => ({ ...issue })) } : {}),
  };
}

/** The failure that a problem document reports, or undefined when the body is no such document. Equal to the one it was made of, but for its cause. */
export function errorOfProblem(body: unknown): ScrqError | undefined {
  const parsed = Problem.safeParse(body);
  if (!parsed.success) return undefined;
  const { code, detail, hint, errors } = parsed.data;
  if (!isTold(code)) return undefined;
  return new ScrqError(code, detail, { issues: errors ?? [], ...(hint === undefined ? {} : { hint }) });
}

function tellable(error: unknown): ScrqError {
  if (isScrqError(error) && disclosed.has(error.code)) return error;
  const unavailable = isScrqError(error) && errorTable[error.code].status === errorTable.unavailable.status;
  if (unavailable) return new ScrqError('unavailable', error.isForClients ? error.message : 'the service cannot answer at the moment');
  return new ScrqError('internal', 'the server met an unexpected condition');
}

/** A missing scraper's hint speaks to the owner of the dataset, who can list scrapers; callers over HTTP cannot. */
function isForClients(error: ScrqError): boolean {
  return error.hint !== undefined && errorTable[error.code].status < 500 && error.code !== 'scraper_not_found';
}

function isTold(code: string): code is ErrorCode {
  return disclosed.has(code) || code === 'internal';
}
