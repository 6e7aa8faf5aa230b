import { isObject, type JsonObject } from '../contract/json-object.ts';
import { paginate, type Pagination, type RecordData } from '../contract/envelope.ts';
import { HealthResponse } from '../contract/operations/health.ts';
import { parseRequest } from '../contract/parse.ts';
import { ResultsRequest, type ResultsInput, type ResultsResponse } from '../contract/operations/results.ts';
import { RunsResponse, ScraperResponse, ScrapersResponse } from '../contract/operations/scrapers.ts';
import { RunsRequest, type RunsInput } from '../contract/operations/scraper-requests.ts';
import { parseInOrder } from '../contract/json-order.ts';
import { Explanation, Matched, Relaxations, UnusedParts, type HybridMeta, type HybridResponse } from '../contract/operations/search.ts';
import { HybridRequest, type HybridInput } from '../contract/operations/search-request.ts';
import { ScrqError } from '../errors.ts';
import { textOfErrorBody } from './error-text.ts';
import type { Answer } from './http-client.ts';

/** What of a request is needed to complete what a server leaves out of the pagination. */
interface Asked {
  readonly page: number;
  readonly take: number;
}

/** An answer to hybrid. A filter that is absent or null is none, one that is no text is shown as JSON. */
export function readHybrid(answer: Answer, input: HybridInput): HybridResponse {
  const body = objectOf(answer);
  const request = parseRequest(HybridRequest, input);
  const page = pageOf(answer, body, request);
  const meta = metaOf(body['meta']);
  const ignored = page.data.length === 0 ? [] : ignoredParts(request, meta);
  return { ...page, meta: ignored.length === 0 ? meta : { ...meta, warnings: [...(meta.warnings ?? []), ...ignored] } };
}

/** Third-party servers leave out what they do not know; ours repeat it in their answer. */
function ignoredParts({ filter, sort, dryRun, interpreter }: HybridRequest, meta: HybridMeta): readonly string[] {
  return [
    ...(filter !== undefined && meta.filter === '' ? ['the server does not say that it applied the filter'] : []),
    ...(sort !== undefined && meta.sort === undefined ? ['the server does not say that it applied the order'] : []),
    ...(interpreter === 'none' && filter === undefined && meta.filter !== '' ? ['the server derived a filter anyway'] : []),
    ...(dryRun ? ['the server knows no dry run: it searched'] : []),
  ];
}

export function readResults(answer: Answer, input: ResultsInput): ResultsResponse {
  return pageOf(answer, objectOf(answer), parseRequest(ResultsRequest, input));
}

export function readScraper(answer: Answer): ScraperResponse {
  const parsed = ScraperResponse.safeParse(objectOf(answer));
  if (!parsed.success) throw unusable(answer, 'is not a description of a scraper');
  return parsed.data;
}

export function readScrapers(answer: Answer): ScrapersResponse {
  const parsed = ScrapersResponse.safeParse(objectOf(answer));
  if (!parsed.success) throw unusable(answer, 'is not a list of scrapers');
  return parsed.data;
}

export function readRuns(answer: Answer, input: RunsInput): RunsResponse {
  const body = objectOf(answer);
  const data = listOf(answer, body);
  const pagination = paginationOf(body['pagination'], data.length, parseRequest(RunsRequest, input));
  const parsed = RunsResponse.safeParse({ data, pagination });
  if (!parsed.success) throw unusable(answer, 'is not a list of runs');
  return parsed.data;
}

export function readHealth(answer: Answer): HealthResponse {
  const parsed = HealthResponse.safeParse(objectOf(answer));
  if (!parsed.success) throw unusable(answer, 'does not report its health');
  return parsed.data;
}

function pageOf(answer: Answer, body: JsonObject, asked: Asked): ResultsResponse {
  const data = listOf(answer, body);
  const stray = data.findIndex((record) => !isObject(record));
  if (stray >= 0) throw unusable(answer, `has no record at data[${stray}]`);
  // Every element was found to be an object, which is all that is known of a record.
  return { data: data as RecordData[], pagination: paginationOf(body['pagination'], data.length, asked) };
}

/** Numbers that a server leaves out follow from those it gives; without a total, a full page says that more may follow. */
function paginationOf(body: unknown, records: number, asked: Asked): Pagination {
  const given = isObject(body) ? body : {};
  const page = wholeOf(given['page'], 1) ?? asked.page;
  const take = wholeOf(given['take'], 1) ?? asked.take;
  const total = wholeOf(given['total'], 0);
  const derived = paginate(total ?? (page - 1) * take + records, page, take);
  const totalPages = wholeOf(given['totalPages'], 0) ?? derived.totalPages;
  const hasMore = total === undefined && given['totalPages'] === undefined ? records >= take : page < totalPages;
  return { ...derived, totalPages, hasMore: typeof given['hasMore'] === 'boolean' ? given['hasMore'] : hasMore };
}

function wholeOf(value: unknown, min: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= min ? number : undefined;
}

function metaOf(body: unknown): HybridMeta {
  const meta = isObject(body) ? body : {};
  const { filter, sort, warnings, preferred } = meta;
  const matched = Matched.safeParse(meta['matched']);
  const unused = UnusedParts.safeParse(meta['unused']);
  const relaxations = Relaxations.safeParse(meta['relaxations']);
  const explain = Explanation.safeParse(meta['explain']);
  return {
    filter: filterOf(filter),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(matched.success ? { matched: matched.data } : {}),
    ...(unused.success ? { unused: unused.data } : {}),
    ...(typeof preferred === 'string' ? { preferred } : {}),
    ...(Array.isArray(warnings) ? { warnings: warnings.filter((warning) => typeof warning === 'string') } : {}),
    ...(relaxations.success ? { relaxations: relaxations.data } : {}),
    ...(explain.success ? { explain: explain.data } : {}),
  };
}

function filterOf(filter: unknown): string {
  if (typeof filter === 'string') return filter;
  return filter === undefined || filter === null ? '' : JSON.stringify(filter);
}

function listOf(answer: Answer, body: JsonObject): readonly unknown[] {
  const { data } = body;
  if (Array.isArray(data)) return data;
  const words = textOfErrorBody(Object.hasOwn(body, 'data') ? {} : body);
  if (words !== '') throw unusable(answer, `has no list of records, but says: ${words}`);
  throw unusable(answer, `has no list of records: its data is ${kindOf(data)}`);
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The body of an answer; rejects with `bad_response` what is no JSON object. */
export function objectOf(answer: Answer): JsonObject {
  const text = textOf(answer);
  if (text.trim() === '') throw unusable(answer, 'is empty');
  const value = jsonOf(text);
  if (isObject(value)) return value;
  if (text.trimStart().startsWith('<')) throw unusable(answer, 'is a web page');
  throw unusable(answer, 'is not the JSON of this API');
}

/** JSON is UTF-8; a server that says it sends another encoding is believed. A mark of the byte order goes before both. */
function textOf({ body, headers }: Answer): string {
  const label = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(typeof headers['content-type'] === 'string' ? headers['content-type'] : '')?.[1];
  const marked = body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : undefined;
  try {
    return new TextDecoder(marked ?? label).decode(body);
  } catch {
    // There is no encoding of that name.
    return new TextDecoder().decode(body);
  }
}

/** The value of a text in JSON; undefined for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return parseInOrder(text);
  } catch {
    return undefined;
  }
}

function unusable(answer: Answer, why: string): ScrqError {
  return new ScrqError('bad_response', `the answer of ${answer.origin} ${why}`, { hint: 'Check the base URL.' });
}
