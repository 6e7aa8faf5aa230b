import type { ChatResponse } from '../../../dist/contract/operations/chat.js';
import { judge, type Expected, type Judgment } from './chat-judgment.ts';
import type { StatedCondition } from './stated-conditions.ts';
import { compareStated, factsOf, type CaseField, type Comparison } from './stated-facts.ts';

/** A question and every answer that a careful person would accept. */
export interface BlindQuestion {
  readonly set: string;
  readonly files: readonly string[];
  readonly now: string;
  readonly question: string;
  readonly expect: Expected | readonly Expected[];
  readonly after?: readonly string[];
}

interface Order {
  readonly field: string;
  readonly dir: string;
}

/** A query, its filter (`and: []`: none), other filters that will do, and the orders that will do. */
export interface BlindQuery {
  readonly set: string;
  readonly files: readonly string[];
  readonly now: string;
  readonly query: string;
  readonly gold: { readonly and: readonly StatedCondition[] };
  readonly alts?: readonly { readonly and: readonly StatedCondition[] }[];
  readonly sort?: readonly Order[];
}

/** What became of a query. `other`: nothing that was wanted, and something that was not. */
export interface QueryJudgment {
  readonly wantsCondition: boolean;
  readonly filter: 'exact' | 'partly' | 'missed' | 'other';
  readonly hasFalseCondition: boolean;
  readonly order: 'right' | 'missing' | 'wrong' | 'none';
}

// Whole numbers up to here are counts and years, where `> 2` and `>= 2` are different; beyond it they are amounts.
const COUNTED = 3000;

/** Judges an answer against each accepted one; the best judgment counts. Of a single accepted row, only what the answer puts first counts. */
export function judgeAnswer(expected: BlindQuestion['expect'], response: ChatResponse): Judgment {
  const accepted: readonly Expected[] = isList(expected) ? expected : [expected];
  const judgments = accepted.map((one) => judge(one, isSingleRow(one) ? firstOf(response) : response));
  return judgments.find((judgment) => judgment === 'right') ?? judgments[0] ?? 'withheld';
}

/** Compares a derived filter and order with those that will do. */
export function judgeQuery(
  entry: BlindQuery,
  stated: readonly StatedCondition[],
  { sort, fields }: { sort: string | undefined; fields: readonly CaseField[] },
) {
  const facts = factsOf(
    stated.map((condition) => exactOn(condition, fields)),
    fields,
  );
  const golds = [entry.gold, ...(entry.alts ?? [])];
  const answers = golds.map(({ and }) => ({
    and,
    ...compareStated(
      and.map((condition) => exactOn(condition, fields)),
      facts,
      fields,
    ),
  }));
  const [best] = answers.toSorted((a, b) => mistakes(a) - mistakes(b));
  const wantsCondition = golds.every(({ and }) => and.some(({ optional }) => optional !== true));
  const judgment: QueryJudgment = {
    wantsCondition,
    filter: best === undefined ? 'missed' : filterJudgment(best),
    hasFalseCondition: answers.every(({ extra }) => extra > 0),
    order: orderJudgment(entry.sort ?? [], sort),
  };
  return judgment;
}

function filterJudgment({ right, extra, missing }: Comparison): QueryJudgment['filter'] {
  if (extra + missing === 0) return 'exact';
  if (right > 0) return 'partly';
  return extra > 0 ? 'other' : 'missed';
}

function orderJudgment(wanted: readonly Order[], sort: string | undefined): QueryJudgment['order'] {
  if (wanted.length === 0) return sort === undefined ? 'none' : 'wrong';
  if (sort === undefined) return 'missing';
  return wanted.some(({ field, dir }) => sort.replaceAll('`', '') === `${field} ${dir}`) ? 'right' : 'wrong';
}

/** Writes a strict bound on a counted field as the neighbor it includes, and a flag on a field of 0 and 1 as that number. */
function exactOn(condition: StatedCondition, fields: readonly CaseField[]): StatedCondition {
  const field = fields.find(({ name }) => name === condition.field);
  if (field?.type !== 'number') return condition;
  const { op, value } = condition;
  if (typeof value === 'boolean') return { ...condition, value: Number(value) };
  if (field.integer !== true || typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > COUNTED) return condition;
  if (op === '>') return { ...condition, op: '>=', value: value + 1 };
  return op === '<' ? { ...condition, op: '<=', value: value - 1 } : condition;
}

function mistakes({ extra, missing }: Comparison): number {
  return extra + missing;
}

function isList(expected: BlindQuestion['expect']): expected is readonly Expected[] {
  return Array.isArray(expected);
}

function isSingleRow(expected: Expected): boolean {
  return expected !== 'cannot' && 'rows' in expected && expected.rows.length === 1;
}

function firstOf({ data, meta }: ChatResponse): ChatResponse {
  const { table } = data;
  return {
    data: { ...data, citations: data.citations.slice(0, 1), ...(table !== undefined && { table: { ...table, rows: table.rows.slice(0, 1) } }) },
    meta,
  };
}
