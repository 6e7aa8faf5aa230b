import type { StatedCondition } from './stated-conditions.ts';

export interface CaseField {
  readonly name: string;
  readonly type: 'number' | 'date' | 'boolean' | 'text';
  readonly integer?: boolean;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly samples?: readonly (string | number | boolean)[];
}

/**
 * The smallest thing a filter says of a field, so that two ways of saying the same compare equal. Dates count in whole days.
 * `illegal`: no such field, a text field, or a value or operator the field cannot have.
 */
interface Fact {
  readonly field: string;
  readonly kind: 'low' | 'high' | 'equal' | 'unequal' | 'set' | 'truth' | 'about' | 'illegal';
  readonly values: readonly number[];
  /** The bound as written, before whole numbers made `> 3` the same as `>= 4`. */
  readonly written: number;
  readonly isDate: boolean;
  readonly isDay: boolean;
  readonly optional: boolean;
  readonly tolerance: number;
}

/** How a filter compares with an answer; whether a bound is itself included does not count. */
export interface Comparison {
  readonly right: number;
  readonly extra: number;
  readonly missing: number;
  readonly illegal: number;
}

const DAY_MS = 86_400_000;
const TINY = 1e-6;

/** All facts that a list of conditions states. */
export function factsOf(conditions: readonly StatedCondition[], fields: readonly CaseField[]): readonly Fact[] {
  const byField = new Map<string, StatedCondition[]>();
  for (const condition of conditions) byField.set(condition.field, [...(byField.get(condition.field) ?? []), condition]);
  return [...byField].flatMap(([name, stated]) => {
    const field = fields.find((entry) => entry.name === name);
    const facts = stated.flatMap((condition) => factsOfCondition(condition, field));
    return tightened(facts);
  });
}

/** Counts what `facts` have in common with an answer. */
export function compareStated(answer: readonly StatedCondition[], facts: readonly Fact[], fields: readonly CaseField[]): Comparison {
  const left = [...facts];
  const wanted = factsOf(
    answer.filter((condition) => condition.optional !== true),
    fields,
  );
  const allowed = factsOf(
    answer.filter((condition) => condition.optional === true),
    fields,
  );
  const right = wanted.filter((fact) => take(left, fact)).length;
  for (const fact of allowed) take(left, fact);
  return { right, extra: left.length, missing: wanted.length - right, illegal: facts.filter((fact) => fact.kind === 'illegal').length };
}

function take(left: Fact[], wanted: Fact): boolean {
  if (wanted.kind === 'about') return takeAround(left, wanted);
  const at = left.findIndex((fact) => isSame(wanted, fact));
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

/** "About" a value is met by two bounds, each within two fifths of it. */
function takeAround(left: Fact[], { field, values: [value = 0] }: Fact): boolean {
  const low = left.findIndex((fact) => fact.field === field && fact.kind === 'low' && fact.written >= 0.6 * value && fact.written <= value);
  const high = left.findIndex((fact) => fact.field === field && fact.kind === 'high' && fact.written <= 1.4 * value && fact.written >= value);
  if (low < 0 || high < 0) return false;
  for (const index of [low, high].toSorted((a, b) => b - a)) left.splice(index, 1);
  return true;
}

function isSame(wanted: Fact, fact: Fact): boolean {
  if (wanted.field !== fact.field || wanted.kind !== fact.kind || wanted.kind === 'illegal') return false;
  if (wanted.isDate && wanted.optional && wanted.kind === 'high') return fact.written >= wanted.written - 1;
  if (wanted.isDate && wanted.kind !== 'set') return Math.abs(wanted.written - fact.written) <= (wanted.isDay ? 0 : 1);
  if (isNear(wanted.written, fact.written, wanted.tolerance) && wanted.kind !== 'set') return true;
  return (
    wanted.values.length === fact.values.length &&
    wanted.values.every((value, index) => isNear(value, fact.values[index] ?? Number.NaN, wanted.tolerance))
  );
}

function isNear(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= Math.max(1e-9, tolerance * Math.max(Math.abs(a), Math.abs(b)));
}

function factsOfCondition(condition: StatedCondition, field: CaseField | undefined): readonly Fact[] {
  const base = {
    field: condition.field,
    isDate: field?.type === 'date',
    isDay: false,
    optional: condition.optional === true,
    tolerance: condition.tol ?? TINY,
  };
  const illegal: Fact = { ...base, kind: 'illegal', values: [], written: 0 };
  if (field === undefined || field.type === 'text') return [illegal];
  if (field.type === 'boolean') {
    if (typeof condition.value !== 'boolean' || (condition.op !== '=' && condition.op !== '!=')) return [illegal];
    const truth = Number(condition.value === (condition.op === '='));
    return [{ ...base, kind: 'truth', values: [truth], written: truth }];
  }
  const list: readonly unknown[] = Array.isArray(condition.value) ? condition.value : [condition.value];
  const spans = list.map((value) => (field.type === 'date' ? daysOf(value) : numberSpan(value)));
  if (spans.length === 0 || !spans.every((span) => span !== null)) return [illegal];
  const fact = (kind: Fact['kind'], written: number, values: readonly number[] = [written]): Fact => ({ ...base, kind, values, written });
  return boundsOf(condition.op, spans, { fact, field }) ?? [illegal];
}

type Span = readonly [start: number, end: number];

function numberSpan(value: unknown): Span | null {
  return typeof value === 'number' && Number.isFinite(value) ? [value, value] : null;
}

/** A year, month or day as days since the epoch, the end exclusive. */
function daysOf(value: unknown): Span | null {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(String(value));
  if (match === null) return null;
  const [, year, month, day] = match.map(Number);
  if (year === undefined) return null;
  const at = (y: number, m: number, d: number) => Math.round(Date.UTC(y, m, d) / DAY_MS);
  if (match[2] === undefined || month === undefined) return [at(year, 0, 1), at(year + 1, 0, 1)];
  if (match[3] === undefined || day === undefined) return [at(year, month - 1, 1), at(year, month, 1)];
  return [at(year, month - 1, day), at(year, month - 1, day + 1)];
}

interface FactLook {
  readonly fact: (kind: Fact['kind'], written: number, values?: readonly number[]) => Fact;
  readonly field: CaseField;
}

function boundsOf(op: string, spans: readonly Span[], { fact, field }: FactLook): readonly Fact[] | null {
  const [first = [0, 0]] = spans;
  const last = spans.at(-1) ?? first;
  const starts = [...new Set(spans.map(([start]) => start))].toSorted((a, b) => a - b);
  switch (op) {
    case '=':
      return [fact('low', first[0]), fact('high', first[1])];
    case 'between':
      return [fact('low', Math.min(first[0], last[0])), fact('high', Math.max(first[1], last[1]))];
    case '>=':
      return [fact('low', first[0])];
    case '>':
      return [fact('low', first[1])];
    case '<':
      return [fact('high', first[0])];
    case '<=':
      return [fact('high', first[1])];
    case '!=':
    case 'nin':
      return spans.map(([start]) => fact('unequal', start));
    case 'approx':
      return [fact('about', first[0])];
    case 'in': {
      const isRun = field.type === 'number' && field.integer === true && starts.every((start, index) => start === (starts[0] ?? 0) + index);
      if (isRun || starts.length === 1) return [fact('low', starts[0] ?? 0), fact('high', field.type === 'date' ? last[1] : (starts.at(-1) ?? 0))];
      return [fact('set', 0, starts)];
    }
    default:
      return null;
  }
}

/** One lower and one upper bound a field, the tightest; two that meet are an equality, and a range of one day is a day. */
function tightened(facts: readonly Fact[]): readonly Fact[] {
  const lows = facts.filter((fact) => fact.kind === 'low').toSorted((a, b) => b.written - a.written);
  const highs = facts.filter((fact) => fact.kind === 'high').toSorted((a, b) => a.written - b.written);
  const others = facts.filter((fact) => fact.kind !== 'low' && fact.kind !== 'high');
  const truths = others.filter(
    (fact, index) => fact.kind !== 'truth' || others.findIndex((other) => other.kind === 'truth' && other.written === fact.written) === index,
  );
  const [low] = lows;
  const [high] = highs;
  if (low !== undefined && high !== undefined && !low.isDate && low.written === high.written) return [{ ...low, kind: 'equal' }, ...truths];
  const isDay = low !== undefined && high !== undefined && low.isDate && high.written - low.written === 1;
  return [...(low === undefined ? [] : [{ ...low, isDay }]), ...(high === undefined ? [] : [{ ...high, isDay }]), ...truths];
}
