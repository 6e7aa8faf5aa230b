import { ScrqError } from '../../errors.ts';

/** The answer behind a failure, for its status. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, reason: string | undefined) {
    super(reason === undefined ? `status ${status}` : `status ${status}: ${reason}`);
    this.status = status;
  }
}

/** Who was asked: the server as messages name it, and the model, where one is meant. */
export interface Whom {
  readonly server: string;
  readonly model: string | undefined;
  /** It was asked which models it has, because of that one. */
  readonly listing?: true;
}

/** Seconds after which it is worth asking again. Failures that only a person can end have none. */
const RETRY_SECONDS = 5;
const LONGEST_REASON = 300;

const START = 'Start it with `ollama serve`, or name another server with --ollama-url or OLLAMA_HOST.';

/** What the codes of Node say of a server that gave no answer. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ENOTFOUND: 'cannot be found: its name does not resolve',
  EAI_AGAIN: 'cannot be found: its name does not resolve now',
  ETIMEDOUT: 'cannot be connected to in time',
  ECONNRESET: 'closed the connection before its answer was whole',
  EPIPE: 'closed the connection before its answer was whole',
};

/** A failure of the network; anything that is not one is given back as it is. */
export function networkFailure(whom: Whom, error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return unavailable(whom, reasons[code] ?? (code.startsWith('HPE_') ? 'does not speak HTTP' : `cannot be reached (${code})`), {
    cause: error,
    hint: START,
    retryAfterSeconds: RETRY_SECONDS,
  });
}

/** It was silent, or at work, for longer than it may be. */
export function tooSlow(whom: Whom, what: string): ScrqError {
  return unavailable(whom, what, {
    hint: 'Try again: a model that is loaded for the first time takes longer; `ollama ps` shows what is loaded.',
    retryAfterSeconds: RETRY_SECONDS,
  });
}

/** It answered with another status than 200. */
export function refusal(whom: Whom, status: number, body: string): ScrqError {
  const { model } = whom;
  const reason = reasonOf(body);
  const cause = new Refused(status, reason);
  if (status === 404 && model !== undefined && whom.listing !== true) return missingModel(whom, model, cause);
  if (status === 404 || status === 405) {
    return unavailable(whom, `answers with status ${status}, as no Ollama server does`, { cause, hint: 'Check --ollama-url or OLLAMA_HOST.' });
  }
  if (status === 503) {
    return unavailable(whom, `is too busy (${reason ?? 'status 503'})`, { cause, hint: 'Try again in a moment.', retryAfterSeconds: RETRY_SECONDS });
  }
  const said = reason === undefined ? `answers with status ${status}` : `answers with status ${status}: ${reason}`;
  const passes = status >= 500 && status !== 501;
  return unavailable(whom, said, { cause, hint: hintOfStatus(status), ...(passes ? { retryAfterSeconds: RETRY_SECONDS } : {}) });
}

/** The HTTP status behind a failure; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ScrqError && error.cause instanceof Refused ? error.cause.status : undefined;
}

/** The server does not have the model. */
export function missingModel({ server }: Whom, model: string, cause?: unknown): ScrqError {
  return new ScrqError('unavailable', `Ollama at ${server} has no model ${JSON.stringify(model)}`, {
    cause,
    hint: `Get it with \`ollama pull ${model}\`; \`ollama list\` shows which ones there are.`,
  });
}

/** It answered, but not what it should have. */
export function unusable(whom: Whom, what: string, cause?: unknown): ScrqError {
  return unavailable(whom, what, { cause, hint: 'Try again; if it stays, choose another model, or a newer version of Ollama.' });
}

/** It ended an answer with an error, or before the end. */
export function broken(whom: Whom, reason: string | undefined): ScrqError {
  const what = reason === undefined ? 'ended its answer before the end' : `gave up in the middle of its answer: ${reason.slice(0, LONGEST_REASON)}`;
  return unavailable(whom, what, { hint: 'Try again; its log says why.', retryAfterSeconds: RETRY_SECONDS });
}

/** It failed so often that it is not asked for a while. */
export function resting(whom: Whom, failures: number, restMs: number): ScrqError {
  const seconds = Math.max(1, Math.ceil(restMs / 1000));
  return unavailable(whom, `failed ${failures} times in a row and is not asked for ${seconds} s`, {
    hint: 'See that it runs (`ollama serve`) and is not overloaded.',
    retryAfterSeconds: seconds,
  });
}

/** The reason in an answer `{"error": …}`, which may itself be such JSON as text; undefined when there is none. */
export function reasonOf(body: string): string | undefined {
  let text: string | undefined;
  for (let found: unknown = body; found !== undefined;) {
    if (typeof found === 'string') text = found;
    found = innerReason(found);
  }
  const cut = text === body ? undefined : text?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  return cut === '' ? undefined : cut;
}

function innerReason(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    if ('error' in value) return value.error;
    return 'message' in value ? value.message : undefined;
  }
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined;
  try {
    return innerReason(JSON.parse(value));
  } catch {
    return undefined;
  }
}

function hintOfStatus(status: number): string {
  if (status === 401 || status === 403) return 'Check that the server may be used from here, and the credentials in --ollama-url.';
  return 'Check that the model can do this: `ollama show MODEL` shows what it is made for.';
}

function unavailable({ server, model }: Whom, what: string, options: ConstructorParameters<typeof ScrqError>[2]): ScrqError {
  const consequence = model === undefined ? '' : `; its model ${JSON.stringify(model)} cannot be used`;
  return new ScrqError('unavailable', `Ollama at ${server} ${what}${consequence}`, options);
}

/** The code of a failed system call, of TLS or of HTTP, wherever it is in the chain of causes. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== undefined);
  if ('code' in error && typeof error.code === 'string' && /^[A-Z][A-Z_0-9]+$/.test(error.code)) return error.code;
  return codeOf(error.cause);
}
