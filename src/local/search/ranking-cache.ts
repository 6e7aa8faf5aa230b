import { printFilter } from '../../core/condition/print.ts';
import { rank, type Ranking, type RankingRequest } from './ranking.ts';
import { createRecent } from '../recent.ts';
import { printSort } from '../sort.ts';
import type { Services } from '../services.ts';
import type { FindPassing } from './find-passing.ts';

/** An order that was made without an embedder which could not be reached is kept so long: what was missing may be back in a moment. */
const DEGRADED_MS = 5_000;

/** What an order takes next to its records: the request, and what it is made from. */
const ENTRY_BYTES = 4096;

/** Ranks, or gives the order that the same request had a moment ago: runs never change. */
export function createRankingCache(services: Services, findPassing: FindPassing): (request: RankingRequest) => Promise<Ranking> {
  const recent = createRecent<Ranking>({
    most: services.memory.orders,
    sizeOf: ({ bytes }) => bytes + ENTRY_BYTES,
    keptMs: ({ warnings }) => (warnings.length > 0 ? DEGRADED_MS : Infinity),
  });
  return (request) => {
    const { reader, words, phrases, filter, preferred, sort, mode } = request;
    const conditions = [filter, preferred].map((condition) => (condition === null ? '' : printFilter(condition)));
    const name = JSON.stringify([reader.run.id, words, phrases, conditions, printSort(sort), mode]);
    return recent(name, (signal) => rank({ services, findPassing }, { ...request, signal }), request.signal);
  };
}
