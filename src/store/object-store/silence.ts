import type { Connection } from '@lancedb/lancedb';

import { ScrqError } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { progressCounted } from './requests.ts';

/** Thrown for work during which an object store brought nothing for too long. */
export class SilentStore extends Error {}

/** How often it is looked whether anything came. */
const LOOK_EVERY_MS = 500;
/** Of a store that was found silent: work that follows, most of it to undo what was begun, does not wait as long again. */
const SILENT_BEFORE_MS = 2_000;

/** The progress at which the store was found silent; another one, and it answers again. */
let silentAt: number | undefined;

/**
 * How long nothing at all may come: as long as the options let one request take, or be sent again. The engine counts a request when its whole answer has
 * come; there is nothing to see of a slow one before.
 */
export function silenceLimit(options: Readonly<Record<string, string>>): number {
  return Math.max(1, secondsOf(options, 'timeout') ?? 0, secondsOf(options, 'client_retry_timeout') ?? 0) * 1000;
}

const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, sec: 1, m: 60, min: 60, h: 3600 };
const DURATION = /^(?:\d+\s*(?:ms|s|sec|m|min|h)\s*)+$/;

/** How long an option says, as the engine reads it ("1m30s"), or in seconds; undefined where it is not set. */
export function secondsOf(options: Readonly<Record<string, string>>, name: string): number | undefined {
  const text = options[name]?.trim();
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  if (DURATION.test(text))
    return [...text.matchAll(/(\d+)\s*([a-z]+)/g)].reduce((sum, [, count, unit = '']) => sum + Number(count) * (SECONDS[unit] ?? 0), 0);
  throw new ScrqError('invalid_usage', `the storage option "${name}" takes a duration`, {
    hint: `For example ${name}=90s, ${name}=1m30s or ${name}=500ms.`,
  });
}

/** Rejects with `SilentStore` once no request succeeds and no byte comes for as long as `limitMs`; the work itself, which nothing can stop, is left alone. */
export function unlessSilent<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let seen = progressCounted();
  let quietMs = 0;
  let lookedAt = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      const now = performance.now();
      // A process that was stopped, or a machine that slept, saw nothing of it.
      quietMs += Math.min(now - lookedAt, 2 * LOOK_EVERY_MS);
      lookedAt = now;
      const counted = progressCounted();
      if (counted !== seen) [seen, quietMs] = [counted, 0];
      else if (quietMs >= (silentAt === seen ? Math.min(limitMs, SILENT_BEFORE_MS) : limitMs)) {
        silentAt = seen;
        clearInterval(looking);
        reject(new SilentStore(`object_store: nothing came for ${Math.round(limitMs / 1000)} s`));
      }
    };
    const looking = setInterval(look, LOOK_EVERY_MS);
    work.then(resolve, reject).finally(() => clearInterval(looking));
  });
}

/** A connection of which no call, and none of a table or query of it, waits for a store that is silent. */
export function impatient({ lance }: Engine, connection: Connection, limitMs: number): Connection {
  const follow = (result: unknown): unknown => {
    if (result instanceof Promise) return unlessSilent(result, limitMs).then(follow);
    const mayAsk = result instanceof lance.Table || (typeof result === 'object' && result !== null && Symbol.asyncIterator in result);
    return mayAsk ? watched(result) : result;
  };
  const watched = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: readonly unknown[]) => follow(Reflect.apply(member, target, args));
      },
    });
  return watched(connection);
}
