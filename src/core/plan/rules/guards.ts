import type { Condition, Predicate } from '../../condition/condition.ts';
import { readNumber } from '../../language/annotate/numbers.ts';
import { measureFields } from '../measure-fields.ts';
import type { Measure, Plan } from '../plan.ts';
import type { Scan } from './facts.ts';

/** Figures that a question may ask for by their names, and names of fields that hold such a figure already. */
const FIGURES: readonly (readonly [RegExp, Measure['kind'], RegExp])[] = [
  [/\b(?:averages?|averaged|avg|mean|on average)\b/, 'avg', /av(?:era)?g|mean/i],
  [/\bmedian\b/, 'median', /median/i],
  [/\b(?:percentile|quartile)\b/, 'percentile', /percentile|quartile/i],
  [/\b(?:standard deviation|std\.? ?dev|stdev|stddev)\b/, 'stddev', /dev/i],
  [/\bsum of\b/, 'sum', /sum/i],
];

/** Why a plan cannot be what was asked: a figure that was named is not in it, its conditions exclude each other, or a bound became a value; null when nothing speaks against it. */
export function objectionTo(plan: Plan, { ledger }: Scan): string | null {
  if (plan.kind === 'changes' || plan.kind === 'history') return null;
  if (plan.kind === 'records' && plan.order.length === 0 && /^(?:which|what) .*\b(?:first|last|earliest|latest)\W*$/.test(ledger.lower))
    return 'I do not see by what the first or the last is told';
  const parts = plan.kind === 'several' ? plan.parts.map((part) => part.plan) : [plan];
  const kinds = new Set<Measure['kind']>(parts.flatMap((part) => (part.kind === 'stats' ? part.measures.map(({ kind }) => kind) : [])));
  for (const part of parts)
    for (const item of part.kind === 'changes' ? [] : itemsOf(part.where)) if (item.kind === 'compareTo') kinds.add(item.measure);
  const names = parts.flatMap(namesIn);
  const missing = FIGURES.find(([said, kind, named]) => said.test(ledger.lower) && !kinds.has(kind) && !names.some((name) => named.test(name)));
  if (missing !== undefined) return `I do not see of what to compute the ${missing[1] === 'avg' ? 'average' : missing[1]}`;
  if (parts.some((part) => part.kind === 'stats' && part.groups.length === 0) && isBoundOfFigure(ledger.lower))
    return 'I do not see whose average is meant';
  const conditions = parts.flatMap((part) => (part.kind === 'changes' ? [] : [itemsOf(part.where)]));
  if (conditions.some(excludeEachOther)) return 'The conditions exclude each other as I read them';
  return conditions.flat().some((condition) => isMisreadBound(condition, ledger)) ? 'I do not see what the number is a bound of' : null;
}

/** "with an average rent above 1000" bounds the average of something, and no record by itself. */
function isBoundOfFigure(text: string): boolean {
  const said =
    /\b(?:with|have|has|having|where) (?:an? |the |its |their )?(?:average|avg|mean|median) (?:[\p{L}_]+ ){1,2}(?:is |of )?(?:above|over|below|under|more than|less than|at least|at most) [$€£₹]?\d/u;
  return said.test(text);
}

function namesIn(plan: Plan): readonly string[] {
  if (plan.kind === 'records') return [...plan.fields, ...plan.order.map(({ field }) => field), ...itemsOf(plan.where).flatMap(fieldOf)];
  if (plan.kind !== 'stats') return [];
  return [...plan.groups.map(({ field }) => field), ...plan.measures.flatMap(measureFields), ...itemsOf(plan.where).flatMap(fieldOf)];
}

function fieldOf(where: Condition): readonly string[] {
  return 'field' in where ? [where.field] : [];
}

function itemsOf(where: Condition | null): readonly Condition[] {
  if (where === null) return [];
  return where.kind === 'and' ? where.items.flatMap(itemsOf) : [where];
}

type Compare = Predicate & { readonly kind: 'compare' };

function excludeEachOther(items: readonly Condition[]): boolean {
  const compared = items.filter((item): item is Compare => item.kind === 'compare');
  return compared.some((first, index) => compared.slice(index + 1).some((second) => first.field === second.field && excludes(first, second)));
}

/** Two values, two bounds of one direction, or a value beyond a bound: nobody says that of one field. */
function excludes(first: Compare, second: Compare): boolean {
  const [a, b] = [wayOf(first), wayOf(second)];
  if (a === 'other' || b === 'other') return false;
  if (a === b) return a !== 'value' || first.value !== second.value;
  if (typeof first.value !== 'number' || typeof second.value !== 'number') return false;
  const bounds = [first, second].map(({ value }) => value);
  const [low, high] = a === 'high' || b === 'low' ? [bounds[1], bounds[0]] : bounds;
  return Number(low) > Number(high);
}

function wayOf({ op }: Compare): 'low' | 'high' | 'value' | 'other' {
  if (op === '=') return 'value';
  if (op === '!=') return 'other';
  return op.startsWith('>') ? 'low' : 'high';
}

const COMPARING = /^(?:than|over|under|above|below|least|most|exceeding|beyond|past|upwards)$/;

/** "longer than ten days" is no value of ten. */
function isMisreadBound(where: Condition, { tokens }: Scan['ledger']): boolean {
  if (where.kind !== 'compare' || where.op !== '=' || typeof where.value !== 'number') return false;
  return tokens.some((_, at) => {
    if (readNumber(tokens, at)?.value !== where.value) return false;
    const before = /^[$€£₹]$/u.test(tokens[at - 1]?.text ?? '') ? tokens[at - 2] : tokens[at - 1];
    return COMPARING.test(before?.lower ?? '');
  });
}
