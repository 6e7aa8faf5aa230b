import type { Field } from '../../contract/operations/scrapers.ts';
import { dateText } from '../show/date-text.ts';
import { fieldLabel } from '../show/field-label.ts';
import { amountText } from '../show/number-text.ts';
import { safeLine } from '../show/safe-text.ts';
import { readCondition, type Comparison, type Literal, type SimpleCondition } from './simple-condition.ts';
import { splitTerms } from './terms.ts';

/** One condition of a filter as a reader sees it: a lower and an upper bound of one field are one chip. `terms` are its conditions as filters write them. */
export interface Chip {
  readonly terms: readonly string[];
  /** Undefined for a condition on several fields, or in another form. */
  readonly field: string | undefined;
  readonly label: string;
}

/** The chips of a filter, in its order. */
export function chipsOf(filter: string, fields: readonly Field[]): readonly Chip[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const groups: (readonly string[])[] = [];
  for (const term of splitTerms(filter)) {
    const partner = groups.findIndex(([other = '', ...more]) => more.length === 0 && areRange(other, term));
    if (partner < 0) groups.push([term]);
    else groups[partner] = [...(groups[partner] ?? []), term];
  }
  return groups.map((terms) => chipOf(terms, byName));
}

function chipOf(terms: readonly string[], fields: ReadonlyMap<string, Field>): Chip {
  const conditions = terms.map(readCondition);
  const [first] = conditions;
  const whole = terms.join(' AND ');
  if (first === undefined || conditions.includes(undefined)) return { terms, field: undefined, label: safeLine(whole) };
  const field = fields.get(first.field);
  const words = conditions.flatMap((condition) => (condition === undefined ? [] : [conditionText(condition, field)]));
  return { terms, field: first.field, label: `${fieldLabel(first.field)} ${words.join(' and ')}` };
}

const SIGNS: Readonly<Record<Comparison, string>> = { '=': 'is', '!=': 'is not', '<': '<', '<=': '≤', '>': '>', '>=': '≥' };
const DATE_SIGNS: Readonly<Record<Comparison, string>> = { '=': 'is', '!=': 'is not', '<': 'before', '<=': 'until', '>': 'after', '>=': 'from' };

function conditionText(condition: SimpleCondition, field: Field | undefined): string {
  const show = (value: Literal): string => literalShown(value, field);
  switch (condition.kind) {
    case 'compare': {
      if (typeof condition.value === 'boolean') return condition.value === (condition.op === '=') ? 'is yes' : 'is no';
      return `${(field?.type === 'date' ? DATE_SIGNS : SIGNS)[condition.op]} ${show(condition.value)}`;
    }
    case 'in':
      return `${condition.negated ? 'is not' : 'is'} ${condition.values.map(show).join(' or ')}`;
    case 'between':
      return `${condition.negated ? 'outside' : ''} ${show(condition.low)} – ${show(condition.high)}`.trim();
    case 'null':
      return condition.negated ? 'has a value' : 'is missing';
    case 'has':
      return `${condition.negated ? 'does not contain' : 'contains'} “${safeLine(condition.text)}”`;
  }
}

function literalShown(value: Literal, field: Field | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field?.role === 'year' || field?.role === 'key' ? String(value) : amountText(value, field?.unit);
  return field?.type === 'date' ? dateText(value) : safeLine(value);
}

/** True for a lower and an upper bound of the same field. */
function areRange(first: string, second: string): boolean {
  const one = readCondition(first);
  const other = readCondition(second);
  if (one?.kind !== 'compare' || other?.kind !== 'compare' || one.field !== other.field) return false;
  return (isLower(one.op) && isUpper(other.op)) || (isUpper(one.op) && isLower(other.op));
}

/** True for an operator that gives a least value. */
function isLower(op: Comparison): boolean {
  return op === '>' || op === '>=';
}

function isUpper(op: Comparison): boolean {
  return op === '<' || op === '<=';
}
