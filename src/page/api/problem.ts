import type { Problem } from '../../contract/problem.ts';

/** A request that gave no answer. `code` is that of the API, or `unreachable` when no answer came. Texts may be shown. */
export class RequestFailure extends Error {
  readonly code: string;
  readonly status: number;
  readonly hint: string | undefined;
  /** Epoch milliseconds from which on it may be tried again, where the server says so. */
  readonly retryAt: number | undefined;

  constructor({ code, status, detail, hint, retryAt }: FailureParts) {
    super(detail);
    this.code = code;
    this.status = status;
    this.hint = hint;
    this.retryAt = retryAt;
  }
}

interface FailureParts {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly hint?: string | undefined;
  readonly retryAt?: number | undefined;
}

/** The failure that a response with an error status reports; its body may be of any shape. */
export async function failureOf(response: Response): Promise<RequestFailure> {
  const { status } = response;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAt = Number.isFinite(seconds) ? Date.now() + seconds * 1000 : undefined;
  return failureFrom(await bodyOf(response), { status, retryAt });
}

/** The failure of a problem document, also of one that comes as an event. */
export function failureFrom(
  body: Partial<Problem>,
  { status, retryAt }: { readonly status: number; readonly retryAt?: number | undefined },
): RequestFailure {
  const { code, detail, hint } = body;
  return new RequestFailure({
    code: code ?? (status === 401 ? 'unauthorized' : 'unknown'),
    status,
    detail: detail ?? `The server answered with status ${status}.`,
    hint,
    retryAt,
  });
}

/** What a request failed with, as the page reports it; undefined for one that was aborted. */
export function failureFor(error: unknown): RequestFailure | undefined {
  if (error instanceof RequestFailure) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  return new RequestFailure({
    code: 'unreachable',
    status: 0,
    detail: 'The server cannot be reached.',
    hint: 'Check the connection, and that the server is still running; then try again.',
  });
}

async function bodyOf(response: Response): Promise<Partial<Problem>> {
  try {
    const body: unknown = await response.json();
    // Only texts of it are shown, and each may be missing.
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
