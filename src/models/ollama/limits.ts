import type { CallTimes } from './guard.ts';

/** What a server is given time and room for. Times in milliseconds. */
export interface OllamaLimits {
  readonly connectMs: number;
  /** For its version and its models. */
  readonly look: CallTimes;
  /** For the vector of a query, which a person waits for. */
  readonly embedQuery: CallTimes;
  /** For a batch of records. */
  readonly embedBatch: CallTimes;
  /** For an answer in words or JSON; the first one may have to load the model. */
  readonly chat: CallTimes;
  /** Calls at once; a server does chats one after the other whatever it is asked. */
  readonly chats: number;
  readonly embeds: number;
  /** Failures in a row after which it is left alone for a while. */
  readonly failures: number;
  readonly restMs: number;
  /** First pause before a server that is too busy is asked again; each next one is twice as long. */
  readonly retryMs: number;
}

const SECOND = 1000;

export const defaultLimits: OllamaLimits = {
  connectMs: 3 * SECOND,
  look: { firstByteMs: 5 * SECOND, idleMs: 5 * SECOND, wholeMs: 8 * SECOND },
  embedQuery: { firstByteMs: 10 * SECOND, idleMs: 5 * SECOND, wholeMs: 10 * SECOND },
  embedBatch: { firstByteMs: 120 * SECOND, idleMs: 30 * SECOND, wholeMs: 180 * SECOND },
  chat: { firstByteMs: 120 * SECOND, idleMs: 30 * SECOND, wholeMs: 300 * SECOND },
  chats: 2,
  embeds: 4,
  failures: 3,
  restMs: 15 * SECOND,
  retryMs: SECOND / 2,
};
