import { availableParallelism } from 'node:os';

import { ConcurrencyLimiter } from '../../concurrency-limiter.ts';
import { ScrqError } from '../../errors.ts';

/** Kinds of work that are limited apart from each other, so that no kind takes the place of another. */
export const workKinds = ['search', 'results', 'export', 'diff', 'chat', 'write', 'other'] as const;
export type WorkKind = (typeof workKinds)[number];

/** How much work of one kind is carried out at once, and how much more may wait for its turn. */
export interface WorkLimit {
  readonly running: number;
  readonly waiting: number;
}

/**
 * What keeps the processors busy and no more: the store spreads a search over all of them, so that more at once take more memory and longer
 * each. Exports mostly wait for their readers, and chats for a model.
 */
function defaultWorkLimits(): Readonly<Record<WorkKind, WorkLimit>> {
  const processors = availableParallelism();
  return {
    search: { running: 2 * processors, waiting: 256 },
    results: { running: 4 * processors, waiting: 256 },
    export: { running: 32, waiting: 32 },
    diff: { running: Math.max(2, processors), waiting: 128 },
    chat: { running: Math.max(8, 2 * processors), waiting: 64 },
    write: { running: 2, waiting: 4 },
    other: { running: 4 * processors, waiting: 256 },
  };
}

/** How soon a client that was sent away may try again. */
const RETRY_SECONDS = 1;

/** Lets in as much work as is allowed at once; the rest waits in order, and what finds the queue full is sent away with `unavailable`. */
export class WorkLimiter extends ConcurrencyLimiter {
  readonly #limit: WorkLimit;

  constructor(limit: WorkLimit) {
    super(limit.running);
    this.#limit = limit;
  }

  override async enter(signal: AbortSignal): Promise<Disposable> {
    if (this.running >= this.#limit.running && this.waiting >= this.#limit.waiting && !signal.aborted) {
      throw new ScrqError('unavailable', 'too much is being asked at the moment', { retryAfterSeconds: RETRY_SECONDS });
    }
    return super.enter(signal);
  }
}

/** A limiter for every kind of work. */
export function createWorkLimiters(limits: Partial<Readonly<Record<WorkKind, WorkLimit>>> = {}): Readonly<Record<WorkKind, WorkLimiter>> {
  const all = { ...defaultWorkLimits(), ...limits };
  // Every kind has a limit, so every kind gets a limiter.
  return Object.fromEntries(workKinds.map((kind) => [kind, new WorkLimiter(all[kind])])) as Record<WorkKind, WorkLimiter>;
}
