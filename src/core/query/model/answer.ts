import type { Literal } from '../../condition/condition.ts';
import type { Order } from '../../language/query-field.ts';

/** How a model may compare a field: with one value, with two (`between`, both included), or with several (`in`). */
export const proposedOps = ['=', '!=', '<', '<=', '>', '>=', 'between', 'in'] as const;

/** A condition as a model gives it: of the right shape, and nothing else is known of it. */
export interface Proposal {
  /** The field's own name. */
  readonly field: string;
  readonly op: (typeof proposedOps)[number];
  /** One to a few, as JSON has them. */
  readonly values: readonly Literal[];
  /** What it claims to have read it from. */
  readonly quote: string;
}

/** An order as a model gives it. */
export interface ProposedOrder extends Pick<Order, 'field' | 'direction'> {
  readonly quote: string;
}

/** What of a model's answer has the shape that it was asked for. */
export interface ModelAnswer {
  readonly conditions: readonly Proposal[];
  readonly order: ProposedOrder | null;
  /** Conditions and orders that had another shape, or named no field that it was shown. */
  readonly unusable: number;
}

/** Most conditions, and values of one, that are looked at: no query asks for more. */
export const MOST_CONDITIONS = 6;
export const MOST_VALUES = 4;
export const LONGEST_QUOTE = 100;
const LONGEST_TEXT = 40;

/**
 * Reads an answer, whatever it is; null when it is nothing that was asked for.
 * `names` gives the fields by the names the model was given.
 */
export function readAnswer(answer: unknown, names: ReadonlyMap<string, string>): ModelAnswer | null {
  const given = own(answer, 'conditions');
  if (!Array.isArray(given)) return null;
  const looked: readonly unknown[] = given.slice(0, MOST_CONDITIONS);
  const conditions = looked.map((entry) => readProposal(entry, names));
  const wanted = own(answer, 'order') ?? null;
  const order = wanted === null ? null : readOrder(wanted, names);
  const usable = conditions.filter((entry) => entry !== null);
  const lost = given.length - usable.length + (wanted !== null && order === null ? 1 : 0);
  return { conditions: usable, order, unusable: lost };
}

function readProposal(entry: unknown, names: ReadonlyMap<string, string>): Proposal | null {
  const [label, op, quote, values] = [own(entry, 'field'), own(entry, 'op'), own(entry, 'quote'), own(entry, 'values')];
  const field = typeof label === 'string' ? names.get(label) : undefined;
  const known = proposedOps.find((other) => other === op);
  if (field === undefined || known === undefined || !isQuote(quote) || !Array.isArray(values)) return null;
  const read = values.slice(0, MOST_VALUES + 1).map(readValue);
  const usable = read.filter((value) => value !== null);
  return usable.length < read.length || read.length === 0 || read.length > MOST_VALUES ? null : { field, op: known, values: usable, quote };
}

function readOrder(entry: unknown, names: ReadonlyMap<string, string>): ProposedOrder | null {
  const [label, direction, quote] = [own(entry, 'field'), own(entry, 'direction'), own(entry, 'quote')];
  const field = typeof label === 'string' ? names.get(label) : undefined;
  if (field === undefined || !isQuote(quote) || (direction !== 'asc' && direction !== 'desc')) return null;
  return { field, direction, quote };
}

/** Numbers and booleans as text count as what they say: models often write them so. */
function readValue(value: unknown): Literal | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return null;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  return value === 'true' ? true : value === 'false' ? false : value;
}

function isQuote(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_QUOTE;
}

/** A property that the answer itself has, and not one that every object has. */
function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return undefined;
  // The object was just seen to have it; what it holds is still unknown.
  return (value as Readonly<Record<string, unknown>>)[name];
}
