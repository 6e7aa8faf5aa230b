import type { Facet } from '../../contract/operations/facets.ts';
import type { Condition, Literal } from '../condition/condition.ts';
import { readDate } from '../condition/date-literal.ts';
import { printFilter } from '../condition/print.ts';
import { wordsOf } from '../condition/words.ts';
import type { RunField } from '../fields/field.ts';
import { wireValue } from '../fields/record.ts';
import type { FieldTally, TalliedField } from '../ports/facet-counts.ts';
import { dateEdges, dateEdgeText } from './date-edges.ts';
import type { Extent } from './edges.ts';
import { numberEdges } from './number-edges.ts';
import { facetKindOf } from './facet-fields.ts';

type ValuesFacet = Extract<Facet, { readonly kind: 'values' }>;
type RangesFacet = Extract<Facet, { readonly kind: 'ranges' }>;

/** A longer one is of no use in an address, next to others. */
const LONGEST_FILTER = 4000;
/** UTF-16 code units of a text that is cut. */
const LONGEST_CUT = 200;

/** The facet of a field whose values, or items, were counted. */
export function valuesFacet(field: RunField, nulls: number, { distinct, counts }: FieldTally): ValuesFacet {
  const { type } = field;
  const values = counts.map(({ value, records, isCut }) => {
    if (isCut) return { value: cutText(value), count: records, cut: true as const };
    const filter = filterText(valueCondition(field, value));
    return { value: type === 'boolean' ? value === 'true' : value, count: records, ...(filter === undefined ? {} : { filter }) };
  });
  return { ...described(field), kind: 'values', nulls, distinct, values, more: distinct - values.length };
}

function described({ name, type, role }: RunField) {
  return { field: name, type, ...(role === undefined ? {} : { role }) };
}

/** The condition that a value, or an item, passes: exact, but for items that a text joins, which are found as words. None for an item without any. */
export function valueCondition(field: RunField, value: string): Condition | undefined {
  const { name } = field;
  if (field.type === 'boolean') return { kind: 'compare', field: name, op: '=', value: value === 'true' };
  if (facetKindOf(field) !== 'joined') return { kind: 'compare', field: name, op: '=', value };
  return wordsOf(value).length === 0 ? undefined : { kind: 'has', field: name, negated: false, text: value };
}

/** What lies between edges; counts are those of a tally of the ranges. Without a value there is no extent, and no edge. */
interface CountedRanges {
  readonly extent: Extent | null;
  readonly edges: readonly number[];
  readonly tally: FieldTally;
}

/** The facet of a field whose values were counted between edges. */
export function rangesFacet(field: RunField, nulls: number, { extent, edges, tally }: CountedRanges): RangesFacet {
  const { unit, precision } = field;
  const records = new Map(tally.counts.map((count) => [count.value, count.records]));
  const bins = edges.slice(1).map((to, index) => {
    const from = edges[index] ?? to;
    const includesEnd = index === edges.length - 2 && to === extent?.max;
    const filter = filterText(rangeCondition(field, { from, to, includesEnd }));
    const count = records.get(String(index)) ?? 0;
    return { from: shownEdge(field, from), to: shownEdge(field, to), count, ...(filter === undefined ? {} : { filter }) };
  });
  return {
    ...described(field),
    kind: 'ranges',
    ...(unit === undefined ? {} : { unit }),
    ...(precision === undefined ? {} : { precision }),
    nulls,
    min: extent === null ? null : shownValue(field, extent.min),
    max: extent === null ? null : shownValue(field, extent.max),
    bins,
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly includesEnd: boolean;
}

function rangeCondition(field: RunField, { from, to, includesEnd }: Range): Condition | undefined {
  const { name, stats, type } = field;
  const [low, high] = [edgeLiteral(field, from), edgeLiteral(field, to)];
  if (low === undefined || high === undefined) return undefined;
  const isOne = includesEnd ? from === to : type === 'number' && stats.integer === true && to - from === 1;
  if (isOne) return { kind: 'compare', field: name, op: '=', value: low };
  return {
    kind: 'and',
    items: [
      { kind: 'compare', field: name, op: '>=', value: low },
      { kind: 'compare', field: name, op: includesEnd ? '<=' : '<', value: high },
    ],
  };
}

function shownEdge({ type }: RunField, edge: number): number | string {
  return type === 'date' ? dateEdgeText(edge) : edge;
}

function edgeLiteral(field: RunField, edge: number): Literal | undefined {
  const shown = shownEdge(field, edge);
  return typeof shown === 'string' ? readDate(shown)?.text : shown;
}

function shownValue(field: RunField, value: number): number | string {
  return field.type === 'date' ? String(wireValue(field, value)) : value;
}

function filterText(condition: Condition | undefined): string | undefined {
  if (condition === undefined) return undefined;
  const text = printFilter(condition);
  return text.length > LONGEST_FILTER ? undefined : text;
}

/** Of a character of two code units, both are kept or none. */
function cutText(text: string): string {
  return text.slice(0, LONGEST_CUT).replace(/[\ud800-\udbff]$/u, '');
}

/** What is to be counted of a field: at most `limit` values, or at most `bins` ranges. */
export function talliedField(
  field: RunField,
  extent: Extent | null,
  { limit, bins }: { readonly limit: number; readonly bins: number },
): TalliedField {
  const kind = facetKindOf(field);
  const { name, type, precision, stats } = field;
  if (kind !== 'ranges') return { kind, field: name, limit };
  if (extent === null) return { kind, field: name, edges: [] };
  if (type === 'date') return { kind, field: name, edges: dateEdges(extent, bins, precision) };
  const { distinct = Infinity, integer } = stats;
  if (integer === true) return { kind, field: name, edges: numberEdges(extent, bins, 'whole') };
  const edges = distinct <= bins ? numberEdges(extent, distinct, 'few') : numberEdges(extent, bins, 'any');
  return { kind, field: name, edges };
}
