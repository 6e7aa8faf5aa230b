import { isObject, type JsonObject } from '../../../contract/json-object.ts';
import type { Condition } from '../../condition/condition.ts';
import { fieldsOf } from '../../condition/transform.ts';
import { readNumber } from '../../language/annotate/numbers.ts';
import type { QueryField } from '../../language/query-field.ts';
import { tokenize } from '../../language/tokens.ts';
import { checkPlan } from '../check.ts';
import { measureFields } from '../measure-fields.ts';
import type { Grouping, Measure, Plan } from '../plan.ts';
import { statsPlan } from '../../question/compose/composed.ts';
import { allOf } from '../../question/read/conditions/where.ts';
import type { DataFacts } from '../../question/facts.ts';
import { normalForm } from '../../language/values/normal-form.ts';
import { BUCKETS, FIGURES, OPS, RECORDS } from './plan-question.ts';

/** What a model's plan is held against. */
export interface PlanGround {
  readonly question: string;
  /** Words that the rules did not understand: the plan has to account for each of them. */
  readonly unknown: readonly string[];
  readonly fields: readonly QueryField[];
  readonly names: ReadonlyMap<string, QueryField>;
  readonly facts: DataFacts;
}

/** A plan that a model wrote, with what it took words to mean; null when it wrote none that may be carried out. */
export interface ModelPlan {
  readonly plan: Plan;
  readonly notes: readonly string[];
}

const SHOWN = 10;
const MOST_ROWS = 100;

/**
 * Reads the plan that a model wrote. Nothing in it is believed: fields must exist and allow what is computed of them, every number must stand in
 * the question, every text must be a value that records have and stand in the question too, and each word that the rules did not understand must
 * be taken to mean the records or a field that the plan is about.
 */
export function readModelPlan(given: unknown, ground: PlanGround): ModelPlan | null {
  if (!isObject(given) || (given['kind'] !== 'figures' && given['kind'] !== 'records')) return null;
  const where = whereOf(listOf(given['conditions']), ground);
  const groups = listOf(given['groups']).map((group) => groupOf(group, ground));
  const measures = listOf(given['figures']).map((figure) => measureOf(figure, ground));
  const limit = limitOf(given['limit'], ground);
  if (where === undefined || limit === undefined || groups.includes(null) || measures.includes(null)) return null;
  const known = { where, groups: groups.filter((group) => group !== null), measures: measures.filter((measure) => measure !== null), limit };
  const order = isObject(given['order']) ? given['order'] : null;
  const plan = given['kind'] === 'records' ? recordsPlan(known, order, ground) : figuresPlan(known, order, ground);
  const checked = plan === null ? null : passing(plan, ground.fields);
  const notes = checked === null ? null : accounted(listOf(given['words']), checked, ground);
  return checked === null || notes === null ? null : { plan: checked, notes };
}

interface Known {
  readonly where: Condition | null;
  readonly groups: readonly Grouping[];
  readonly measures: readonly Measure[];
  readonly limit: number | null;
}

function figuresPlan({ where, groups, measures, limit }: Known, order: JsonObject | null, ground: PlanGround): Plan | null {
  const asked: readonly Measure[] = measures.length === 0 ? [{ kind: 'count' }] : measures;
  const field = order === null ? undefined : fieldOf(order['field'], ground);
  const descending = order?.['descending'] === true;
  const group = groups.findIndex((each) => each.field === field?.name);
  const by = group >= 0 ? { by: 'group' as const, index: group, descending } : { by: 'measure' as const, index: 0, descending };
  return statsPlan({
    where,
    groups,
    measures: asked,
    order: order === null || groups.length === 0 ? [] : [by],
    limit: groups.length === 0 ? null : (limit ?? MOST_ROWS),
  });
}

function recordsPlan({ where, limit }: Known, order: JsonObject | null, ground: PlanGround): Plan | null {
  const field = order === null ? undefined : fieldOf(order['field'], ground);
  if (where === null && field === undefined) return null;
  return {
    kind: 'records',
    where,
    fields: [],
    order: field === undefined ? [] : [{ field: field.name, descending: order?.['descending'] === true }],
    offset: 0,
    limit: limit ?? SHOWN,
  };
}

function passing(plan: Plan, fields: readonly QueryField[]): Plan | null {
  try {
    return checkPlan(plan, fields);
  } catch {
    return null;
  }
}

function groupOf(given: unknown, ground: PlanGround): Grouping | null {
  const field = isObject(given) ? fieldOf(given['field'], ground) : undefined;
  if (!isObject(given) || field === undefined) return null;
  const bucket = BUCKETS.find((each) => each === given['bucket']) ?? 'none';
  if (field.type === 'date') return { kind: 'date', field: field.name, bucket: bucket === 'none' ? 'month' : bucket };
  return { kind: 'value', field: field.name };
}

function measureOf(given: unknown, ground: PlanGround): Measure | null {
  const kind = isObject(given) ? FIGURES.find((each) => each === given['figure']) : undefined;
  if (!isObject(given) || kind === undefined) return null;
  if (kind === 'count') return { kind };
  const field = fieldOf(given['field'], ground);
  return field === undefined ? null : { kind, field: field.name };
}

/** The conditions; undefined when one of them is not to be believed. */
function whereOf(given: readonly unknown[], ground: PlanGround): Condition | null | undefined {
  const items = given.map((each) => conditionOf(each, ground));
  return items.includes(null) ? undefined : allOf(items.filter((item) => item !== null));
}

function conditionOf(given: unknown, ground: PlanGround): Condition | null {
  if (!isObject(given)) return null;
  const field = fieldOf(given['field'], ground);
  const op = OPS.find((each) => each === given['op']);
  const value = given['value'];
  if (field === undefined || op === undefined) return null;
  if (op === 'is missing' || op === 'is known') return { kind: 'null', field: field.name, negated: op === 'is known' };
  if (field.type === 'text') return typeof value === 'string' ? textCondition(field, op, value, ground) : null;
  if (op === 'contains') return null;
  if (field.type === 'boolean')
    return typeof value === 'boolean' && (op === '=' || op === '!=') ? { kind: 'compare', field: field.name, op, value } : null;
  if (field.type === 'number')
    return typeof value === 'number' && numbersIn(ground.question).has(value) ? { kind: 'compare', field: field.name, op, value } : null;
  return typeof value === 'string' && isDayIn(value, ground.question) ? { kind: 'compare', field: field.name, op, value } : null;
}

/** A text is one that records have, written as they write it, and one that the question says. */
function textCondition(field: QueryField, op: string, value: string, { facts, question }: PlanGround): Condition | null {
  const words = normalForm(value).split(' ');
  const said = new Set(normalForm(question).split(' '));
  const hit = facts.findValues(value).find((each) => each.field === field.name);
  if (hit === undefined || value.trim() === '' || !words.every((word) => said.has(word)) || (op !== '=' && op !== '!=' && op !== 'contains'))
    return null;
  const negated = op === '!=';
  const [first = value] = hit.spellings;
  if (hit.kind !== 'whole') return { kind: 'has', field: field.name, negated, text: first };
  if (hit.spellings.length === 1) return { kind: 'compare', field: field.name, op: negated ? '!=' : '=', value: first };
  return { kind: 'in', field: field.name, negated, values: hit.spellings };
}

function numbersIn(question: string): ReadonlySet<number> {
  const tokens = tokenize(question);
  return new Set(tokens.flatMap((_, at) => readNumber(tokens, at)?.value ?? []));
}

/** A day all of whose parts the question says: its year, and its month and day where they are not the first. */
function isDayIn(value: string, question: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const numbers = numbersIn(question);
  const isSaid = (part: string) => part === '01' || numbers.has(Number(part));
  return numbers.has(Number(year)) && isSaid(month) && isSaid(day);
}

/** Undefined for a limit that the question does not say. */
function limitOf(given: unknown, { question }: PlanGround): number | null | undefined {
  if (given === null || given === undefined) return null;
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 1) return undefined;
  return given === 1 || given === SHOWN || numbersIn(question).has(given) ? given : undefined;
}

function fieldOf(given: unknown, { names }: PlanGround): QueryField | undefined {
  return typeof given === 'string' ? names.get(given) : undefined;
}

/** What the words that the rules did not know were taken to mean; null when one is passed over, or means a field that the plan does not use. */
function accounted(words: readonly unknown[], plan: Plan, { unknown, names }: PlanGround): readonly string[] | null {
  const used = fieldsUsed(plan);
  const notes: string[] = [];
  for (const word of unknown) {
    const number = readNumber(tokenize(word), 0);
    if (number !== null) {
      if (!JSON.stringify(plan).includes(`:${number.value}`)) return null;
      continue;
    }
    const given = words.find((each) => isObject(each) && typeof each['word'] === 'string' && each['word'].toLowerCase() === word.toLowerCase());
    const means = isObject(given) ? given['means'] : undefined;
    if (means === RECORDS) {
      notes.push(`taking "${word}" to mean the records`);
      continue;
    }
    const field = typeof means === 'string' ? names.get(means)?.name : undefined;
    if (field === undefined || !used.has(field)) return null;
    notes.push(`taking "${word}" to mean ${field}`);
  }
  return notes;
}

function fieldsUsed(plan: Plan): ReadonlySet<string> {
  if (plan.kind === 'records') return new Set([...fieldsOf(plan.where), ...plan.order.map(({ field }) => field)]);
  if (plan.kind !== 'stats') return new Set();
  return new Set([...fieldsOf(plan.where), ...plan.groups.map(({ field }) => field), ...plan.measures.flatMap(measureFields)]);
}

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}
