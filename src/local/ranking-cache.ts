import { printFilter } from '../core/filter/print.ts';
import { rank, type Ranking, type RankingRequest } from './ranking.ts';
import { printSort } from './sort.ts';
import type { Services } from './services.ts';

/** Orders that are kept: the pages of one search are usually asked for one after the other. 8 bytes a record each. */
const KEPT = 16;

/** Ranks, or gives the order that the same request had a moment ago: runs never change. */
export function createRankingCache(services: Services): (request: RankingRequest) => Promise<Ranking> {
  const kept = new Map<string, Promise<Ranking>>();
  return (request) => {
    const { reader, words, phrases, filter, sort, mode } = request;
    const name = JSON.stringify([reader.run.id, words, phrases, filter === null ? '' : printFilter(filter), printSort(sort), mode]);
    const known = kept.get(name);
    // Shared work must not end with the caller that happened to start it, so it runs without the caller's signal.
    const ranking = known ?? rank(services, { reader, words, phrases, filter, sort, mode });
    kept.delete(name);
    kept.set(name, ranking);
    ranking.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return ranking;
  };
}
