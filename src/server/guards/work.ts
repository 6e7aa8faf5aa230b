import type { Request, Response } from 'express';

import type { MeteredKind } from '../../contract/operations/usage.ts';
import { ScrqError } from '../../errors.ts';
import type { Allowances } from './allowances.ts';
import type { WorkLimiter, WorkKind } from './work-limiters.ts';

/** One piece of work for one request. */
interface Task {
  /** Null for what is answered however much work there is. */
  readonly kind: WorkKind | null;
  /** The allowance that it counts against. */
  readonly metered: MeteredKind | undefined;
  /** How long it may take; null when others see to its end. */
  readonly deadlineMs: number | null;
  /** Does the work and answers. The signal fires when the client has left or the time is over. */
  run(signal: AbortSignal): Promise<void>;
}

/** Carries out the work of requests, within what is allowed. */
export type RunTask = (request: Request, response: Response, task: Task) => Promise<void>;

/** Carries out work through the limiter of its kind, counts it, and stops it when the client leaves or its time is over. */
export function createTaskRunner(limiters: Readonly<Record<WorkKind, WorkLimiter>>, allowances: Allowances): RunTask {
  return async (request, response, task) => {
    const call = task.metered === undefined ? undefined : await allowances.take(request, response, task.metered);
    using limit = limitTime(response, task.deadlineMs);
    try {
      const turn = task.kind === null ? undefined : await limiters[task.kind].enter(limit.signal);
      const work = task.run(limit.signal).finally(() => turn?.[Symbol.dispose]());
      // Work that does not listen to its signal keeps its place at the limiter, but not its client.
      work.catch(() => undefined);
      await Promise.race([work, limit.over]).catch((error: unknown) => {
        // An answer that has begun ends in its own way.
        if (response.headersSent && !response.destroyed) return work;
        throw error;
      });
    } catch (error) {
      if (response.destroyed) return;
      if (call !== undefined) allowances.giveBack(call);
      throw error;
    }
  };
}

interface TimeLimit extends Disposable {
  readonly signal: AbortSignal;
  /** Rejects when the time is over, or the client has left. */
  readonly over: Promise<never>;
}

function limitTime(response: Response, deadlineMs: number | null): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const leave = (): void => {
    if (!response.writableFinished) controller.abort(new ScrqError('interrupted', 'the client went away'));
  };
  response.once('close', leave);
  // What went away before, while its call was being counted, says so no more.
  if (response.closed) leave();
  const timer = deadlineMs === null ? undefined : setTimeout(() => controller.abort(tooSlow(deadlineMs)), deadlineMs);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // It may fire when no request waits any more.
  over.catch(() => undefined);
  return { signal, over, [Symbol.dispose]: () => clearTimeout(timer) };
}

function tooSlow(deadlineMs: number): ScrqError {
  return new ScrqError('unavailable', `the answer was not made within ${deadlineMs / 1000} seconds`);
}
