import { Ollama } from 'ollama';

import { isScrqError } from '../../errors.ts';
import type { OllamaAddress } from './address.ts';
import type { Whom } from './failures.ts';
import { createGuard, type CallTimes, type Guard } from './guard.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { OllamaLimits } from './limits.ts';

/** Calls of one kind: they wait for each other, and fail together when the server does. */
type CallKind = 'chat' | 'embed' | 'look';

interface Call {
  readonly kind: CallKind;
  readonly model?: string | undefined;
  readonly times: CallTimes;
  readonly signal?: AbortSignal | undefined;
}

/** One Ollama server. Every failure of a call is a ScrqError `unavailable`, or the reason of the caller's signal. */
export interface Server {
  readonly limits: OllamaLimits;
  whom(model?: string): Whom;
  /** One request and its whole answer. */
  ask<Result>(call: Call, request: (client: Ollama) => Promise<Result>): Promise<Result>;
  /** One request and its answer as it comes. Leaving the loop ends the request at once. */
  stream<Part>(call: Call, request: (client: Ollama) => Promise<AsyncIterable<Part>>): AsyncIterable<Part>;
}

/** The way to a server. Nothing is sent before it is asked, and nothing stays open after. */
export function createServer(address: OllamaAddress, limits: OllamaLimits, now: () => number): Server {
  const limiterOf = (width: number) => createLimiter({ width, failures: limits.failures, restMs: limits.restMs, now });
  const limiters: Readonly<Record<CallKind, Limiter>> = {
    chat: limiterOf(limits.chats),
    embed: limiterOf(limits.embeds),
    look: limiterOf(limits.embeds),
  };
  const whom = (model?: string): Whom => ({ server: address.url, model });
  const whomOf = (name: CallKind, model?: string): Whom => ({ ...whom(model), ...(name === 'look' ? { listing: true } : {}) });
  const clientOf = (guard: Guard) =>
    new Ollama({
      host: address.url,
      fetch: guard.fetch,
      ...(address.authorization === undefined ? {} : { headers: { authorization: address.authorization } }),
    });
  const guardOf = ({ kind, model, times, signal }: Call, answer: 'whole' | 'lines') =>
    createGuard({ whom: whomOf(kind, model), times, connectMs: limits.connectMs, answer, signal });

  return {
    limits,
    whom,
    async ask(call, request) {
      using guard = guardOf(call, 'whole');
      try {
        using turn = await limiters[call.kind].enter(whom(call.model), guard.signal);
        return await reporting(turn, guard, () => request(clientOf(guard)));
      } catch (error) {
        throw guard.failure(error);
      }
    },
    async *stream(call, request) {
      using guard = guardOf(call, 'lines');
      try {
        using turn = await limiters[call.kind].enter(whom(call.model), guard.signal);
        const parts = (await reporting(turn, guard, () => request(clientOf(guard))))[Symbol.asyncIterator]();
        for (;;) {
          const next = await reporting(turn, guard, () => parts.next());
          if (next.done === true) return;
          yield next.value;
        }
      } catch (error) {
        throw guard.failure(error);
      }
    },
  };
}

/** Does a part of a call, and reports to the limiter how the server answered. */
async function reporting<Result>(turn: { report(outcome: 'worked' | 'failed'): void }, guard: Guard, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    turn.report('worked');
    return result;
  } catch (error) {
    const failure = guard.failure(error);
    // What only a person can change (a model that is missing, say) is no reason to stop asking.
    if (isScrqError(failure) && failure.code === 'unavailable') turn.report(failure.retryAfterSeconds === undefined ? 'worked' : 'failed');
    throw failure;
  }
}
