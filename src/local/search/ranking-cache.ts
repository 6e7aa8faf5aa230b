import { setTimeout as pause } from 'node:timers/promises';

import { printFilter } from '../../core/condition/print.ts';
import { rank, type Ranking, type RankingRequest } from './ranking.ts';
import { printSort } from '../sort.ts';
import { shareWork, type SharedWork } from '../shared-work.ts';
import type { Services } from '../services.ts';

/** Orders that are kept: the pages of one search are usually asked for one after the other. 8 bytes a record each. */
const KEPT = 16;
/** An order that was made without an embedder which could not be reached is kept so long. */
const DEGRADED_MS = 5_000;

/** Ranks, or gives the order that the same request had a moment ago: runs never change. */
export function createRankingCache(services: Services): (request: RankingRequest) => Promise<Ranking> {
  const kept = new Map<string, SharedWork<Ranking>>();
  const forgetFailed = async (name: string, work: SharedWork<Ranking>) => {
    // Pages asked for in a row keep one order; but what was missing may be back in a moment.
    const keptMs = await work.result.then(
      ({ warnings }) => (warnings.length > 0 ? DEGRADED_MS : undefined),
      () => 0,
    );
    if (keptMs === undefined) return;
    if (keptMs > 0) await pause(keptMs, undefined, { ref: false });
    if (kept.get(name) === work) kept.delete(name);
  };
  return (request) => {
    const { reader, words, phrases, filter, preferred, sort, mode } = request;
    const conditions = [filter, preferred].map((condition) => (condition === null ? '' : printFilter(condition)));
    const name = JSON.stringify([reader.run.id, words, phrases, conditions, printSort(sort), mode]);
    const before = kept.get(name);
    const known = before?.isGivenUp() === true ? undefined : before;
    const work = known ?? shareWork((signal) => rank(services, { ...request, signal }));
    kept.delete(name);
    kept.set(name, work);
    if (known === undefined) void forgetFailed(name, work);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return work.join(request.signal);
  };
}
