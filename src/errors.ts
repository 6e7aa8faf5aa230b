/**
 * Every way scrq can fail that a user can meet, and what each means at the two doors.
 * `status` is the HTTP status, `exit` the exit status of the command line.
 */
export const errorTable = {
  invalid_parameter: { status: 400, exit: 2, title: 'Invalid parameter' },
  invalid_body: { status: 400, exit: 2, title: 'Invalid body' },
  invalid_usage: { status: 400, exit: 2, title: 'Wrong usage' },
  unauthorized: { status: 401, exit: 4, title: 'Not authorized' },
  forbidden: { status: 403, exit: 4, title: 'Not allowed' },
  forbidden_host: { status: 403, exit: 4, title: 'Forbidden host' },
  scraper_not_found: { status: 404, exit: 3, title: 'Scraper not found' },
  run_not_found: { status: 404, exit: 3, title: 'Run not found' },
  record_not_found: { status: 404, exit: 3, title: 'Record not found' },
  route_not_found: { status: 404, exit: 1, title: 'No such address' },
  method_not_allowed: { status: 405, exit: 1, title: 'Method not allowed' },
  request_timeout: { status: 408, exit: 1, title: 'Request took too long' },
  scraper_busy: { status: 409, exit: 1, title: 'Scraper is being written' },
  idempotency_conflict: { status: 422, exit: 1, title: 'Idempotency key used before' },
  body_too_large: { status: 413, exit: 1, title: 'Body too large' },
  unsupported_media_type: { status: 415, exit: 1, title: 'Unsupported media type' },
  file_invalid: { status: 400, exit: 1, title: 'File cannot be read' },
  file_missing: { status: 400, exit: 2, title: 'No such file' },
  allowance_exceeded: { status: 429, exit: 5, title: 'Allowance exceeded' },
  bad_response: { status: 502, exit: 1, title: 'Unusable response' },
  unreachable: { status: 503, exit: 6, title: 'Server cannot be reached' },
  unavailable: { status: 503, exit: 6, title: 'Service unavailable' },
  data_unusable: { status: 503, exit: 1, title: 'Data directory cannot be used' },
  interrupted: { status: 499, exit: 130, title: 'Interrupted' },
  internal: { status: 500, exit: 1, title: 'Internal error' },
} as const satisfies Record<string, ErrorMeaning>;

interface ErrorMeaning {
  readonly status: number;
  readonly exit: number;
  readonly title: string;
}

/** Stable name of a failure: callers switch on it, texts may change. */
export type ErrorCode = keyof typeof errorTable;

/** One parameter that was not accepted, with what it accepts. */
export interface ParameterIssue {
  readonly parameter: string;
  readonly message: string;
}

export interface ScrqErrorOptions extends ErrorOptions {
  /** What to do next, as one sentence. */
  readonly hint?: string;
  readonly issues?: readonly ParameterIssue[];
  /** Seconds after which the same request may succeed (HTTP Retry-After). */
  readonly retryAfterSeconds?: number;
  /** The message names nothing of the machine: clients of a server are given it, where others of its code are kept from them. */
  readonly isForClients?: true;
}

/** A failure that a user can meet: what went wrong, with what value, and what to do next. Anything else thrown is a bug. */
export class ScrqError extends Error {
  override readonly name = 'ScrqError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly issues: readonly ParameterIssue[];
  readonly retryAfterSeconds: number | undefined;
  readonly isForClients: boolean;

  constructor(code: ErrorCode, message: string, options: ScrqErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.hint = options.hint;
    this.issues = options.issues ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isForClients = options.isForClients === true;
  }
}

/** True for a value of a `catch` that is a failure a user can meet. */
export function isScrqError(value: unknown): value is ScrqError {
  return value instanceof ScrqError;
}

/** The code that Node gives an error ("ENOENT", "Z_DATA_ERROR"); undefined for one without. */
export function nodeCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Why a directory cannot be used, by the code that Node gives the failure. */
export const directoryReasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'it is not a directory',
  EEXIST: 'it is not a directory',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
};
