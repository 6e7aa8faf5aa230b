import type { CallOptions } from '../../contract/api.ts';
import { paginate } from '../../contract/envelope.ts';
import { parseRequest } from '../../contract/parse.ts';
import type { Explanation, HybridMeta, HybridResponse } from '../../contract/operations/search.ts';
import { HybridRequest, type HybridInput, type SearchMode } from '../../contract/operations/search-request.ts';
import { toRecord } from '../../core/fields/record.ts';
import { conjoin } from '../../core/condition/check.ts';
import { printFilter } from '../../core/condition/print.ts';
import type { Interpretation } from '../../core/query/interpretation.ts';
import type { Ordinal, RunReader, SortKey } from '../../core/ports/records.ts';
import { takeQuoted } from '../../core/rank/phrases.ts';
import { requestedFilter, parseSort, printSort } from '../sort.ts';
import { requireModel, type QueryReading, type QueryRequest } from './interpret.ts';
import type { FindPassing } from './find-passing.ts';
import { countOnly, type Ranking, type RankingRequest } from './ranking.ts';
import { relaxations } from './relaxations.ts';
import { findScraper, openRequestedRun, queryFields, type Services } from '../services.ts';

/** Gives what a query means. */
type ReadQuery = (request: QueryRequest) => Promise<QueryReading>;

/** Gives the order of all records that pass a filter. */
type RankRecords = (request: RankingRequest) => Promise<Ranking>;

/** What keeps something from one search to the next. */
interface SearchParts {
  readonly rankRecords: RankRecords;
  readonly readQuery: ReadQuery;
  readonly findPassing: FindPassing;
}

/** Natural language search: words become a filter and an order, the rest ranks what passes. */
export async function hybrid(
  services: Services,
  { rankRecords, readQuery, findPassing }: SearchParts,
  input: HybridInput,
  { signal }: CallOptions = {},
): Promise<HybridResponse> {
  const request = parseRequest(HybridRequest, input);
  const { page, take, search, interpreter: by } = request;
  requireModel(by, services.model);
  const scraper = await findScraper(services, request.scraperId);
  const reader = await openRequestedRun(services, scraper.id, request.run);
  if (reader === null) return withoutRun(request);

  const { run } = reader;
  const { phrases, unquoted } = takeQuoted(search);
  const reading =
    by === 'none' ? asItIs(search) : await readQuery({ query: unquoted, fields: queryFields(run), recordNames: [scraper.name], by, signal });
  const meaning = by === 'none' ? reading.interpretation : withPhrases(reading.interpretation, phrases);
  const filter = conjoin(meaning.filter, requestedFilter(request.filter, run.fields));
  const sort = request.sort === undefined ? derivedSort(meaning) : parseSort(request.sort, run.fields);
  signal?.throwIfAborted();
  const ranking = request.dryRun
    ? await countOnly(findPassing, { reader, filter, preferred: meaning.preferred, signal })
    : await rankRecords({
        reader,
        words: meaning.rest,
        phrases,
        filter,
        preferred: meaning.preferred,
        sort,
        mode: request.mode,
        ...(signal === undefined ? {} : { signal }),
      });
  signal?.throwIfAborted();

  const offset = (page - 1) * take;
  const ordinals = request.dryRun || offset >= ranking.total ? [] : await ranking.page({ offset, take });
  const { rows } = await reader.take(ordinals);
  const warnings = [...reading.warnings, ...ranking.warnings];
  const meta: HybridMeta = {
    filter: filter === null ? '' : printFilter(filter),
    ...(sort.length === 0 ? {} : { sort: printSort(sort) }),
    ...(ranking.matched === null ? {} : { matched: ranking.matched }),
    ...(meaning.unused.length === 0 ? {} : { unused: meaning.unused.map((part) => ({ ...part, candidates: [...part.candidates] })) }),
    ...(meaning.preferred === null || ranking.preferred === 0 ? {} : { preferred: printFilter(meaning.preferred) }),
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(ranking.total === 0 && filter !== null
      ? { relaxations: [...(await relaxations({ tables: services.tables, reader, findPassing, signal }, filter))] }
      : {}),
    ...(request.explain || request.dryRun ? { explain: explain({ services, reader, reading, meaning, ranking, mode: request.mode }, ordinals) } : {}),
  };
  return { data: rows.map((cells) => toRecord(run.fields, cells)), pagination: paginate(ranking.total, page, take), meta };
}

/** Words taken as they are. */
function asItIs(search: string): QueryReading {
  return { interpretation: { filter: null, rest: search, order: null, spans: [], unused: [], preferred: null }, interpreter: 'none', warnings: [] };
}

/** What is quoted is meant as text: it states no condition, and is searched like the rest. */
function withPhrases(meaning: Interpretation, phrases: readonly string[]): Interpretation {
  return phrases.length === 0 ? meaning : { ...meaning, rest: [meaning.rest, ...phrases].filter((part) => part !== '').join(' ') };
}

/** A scraper that never completed a run has nothing to interpret the words against. */
function withoutRun({ page, take, search, explain: wanted }: HybridRequest): HybridResponse {
  const explanation: Explanation = { interpreter: 'rules', embedder: null, run: null, spans: [], rest: search, records: [] };
  return { data: [], pagination: paginate(0, page, take), meta: { filter: '', ...(wanted ? { explain: explanation } : {}) } };
}

function derivedSort({ order }: Interpretation): readonly SortKey[] {
  return order === null ? [] : [{ field: order.field, descending: order.direction === 'desc' }];
}

interface Answered {
  readonly services: Services;
  readonly reader: RunReader;
  readonly reading: QueryReading;
  readonly meaning: Interpretation;
  readonly ranking: Ranking;
  readonly mode: SearchMode;
}

function explain({ services: { model }, reader: { run }, reading, meaning, ranking, mode }: Answered, ordinals: readonly Ordinal[]): Explanation {
  const usedVectors = mode !== 'keyword' && run.embedder !== null && ranking.warnings.length === 0;
  const { interpreter, answer } = reading;
  return {
    interpreter,
    ...(answer === undefined || model === null ? {} : { model: { name: model.name, given: answer.given, kept: answer.kept } }),
    embedder: usedVectors ? run.embedder : null,
    run: run.id,
    spans: meaning.spans.map((span) => ({ ...span })),
    rest: meaning.rest,
    records: ordinals.map((ordinal) => {
      const entry = ranking.found.get(ordinal);
      return { score: entry?.score ?? null, vectorRank: entry?.vectorRank ?? null, keywordRank: entry?.keywordRank ?? null };
    }),
  };
}
