import { countText } from '../../../text/counted.ts';
import { printFilter } from '../../condition/print.ts';
import { DAY_MS } from '../date/calendar.ts';
import { peopleNumber } from '../number/people-number.ts';
import type { RunField } from '../field.ts';
import type { FieldFacts } from './field-facts.ts';
import type { Finding } from './finding.ts';
import { isoDay } from '../../../text/periods.ts';

/** An end of the values of a field, and the range that the others are in. */
interface End {
  readonly side: 'low' | 'high';
  readonly value: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** Values at either end of a field that stand for "none" or "no limit", as far as the others show it. */
export function sentinelsOf({ field, extremes }: FieldFacts): readonly Finding[] {
  const { stats, role } = field;
  if (extremes === undefined || role === 'key' || stats.values < FEWEST_VALUES || (stats.distinct ?? 0) < FEWEST_DIFFERENT) return [];
  const { low, high } = extremes;
  const ends: readonly End[] = [
    { side: 'low', value: low.value, count: low.count, from: low.next, to: high.value },
    { side: 'high', value: high.value, count: high.count, from: low.value, to: high.next },
  ];
  const isSentinel = field.type === 'date' ? isOddDate : (end: End) => isOddNumber(end, field);
  return ends.filter(isSentinel).map((end) => findingOf(end, field));
}

const FEWEST_VALUES = 10;
/** -1, 0 and 1 are a scale. */
const FEWEST_DIFFERENT = 4;

function isOddNumber(end: End, field: RunField): boolean {
  const { side, value, from, to } = end;
  const spread = to - from;
  const gap = side === 'low' ? from - value : value - to;
  if (value === 0) return isOddZero({ ...end, gap }, field);
  if (side === 'low') return (value === -1 && from >= 0) || (value < -1 && isNines(-value) && (from >= 0 || gap > spread));
  return (LARGEST.has(value) || (value >= 999 && isNines(value))) && gap > spread;
}

/** A year 0, a coordinate 0 far from all others, and a price or a measure that is never small otherwise. Parts that a thing has none of are counted with 0. */
function isOddZero({ gap, count, from, to }: End & { readonly gap: number }, { role, unit, stats }: RunField): boolean {
  if (role === 'year' || gap > to - from) return role !== 'count' && role !== 'additive';
  if ((role !== 'price' && role !== 'average') || unit === '%') return false;
  return count <= stats.values * FEW && gap * NEVER_SMALL >= Math.abs(stats.median ?? Infinity);
}

const FEW = 0.02;
const NEVER_SMALL = 4;

function isNines(value: number): boolean {
  return /^9+$/.test(String(value));
}

/** What integers of 32 bits, with and without a sign, can hold at most. */
const LARGEST: ReadonlySet<number> = new Set([2_147_483_647, 4_294_967_295]);

function isOddDate({ side, value, from, to }: End): boolean {
  const gap = side === 'low' ? from - value : value - to;
  return gap >= LEAST_GAP_MS && DAYS.has(isoDay(value));
}

const LEAST_GAP_MS = 3 * 365 * DAY_MS;

/** What programs write for a date that is missing or never comes: their first and last ones. */
const DAYS: ReadonlySet<string> = new Set(
  '0001-01-01 1753-01-01 1899-12-30 1899-12-31 1900-01-01 1970-01-01 2037-12-31 2038-01-19 2099-12-31 2100-01-01 9999-12-31'.split(' '),
);

function findingOf({ side, value, count, from, to }: End, { name, type, precision, role }: RunField): Finding {
  const isDate = type === 'date';
  const shown = isDate ? isoDay(value) : String(value);
  const other = isDate ? isoDay : role === 'year' ? String : peopleNumber;
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  const others = side === 'low' ? `all others are ${other(from)} or more` : `no other is above ${other(to)}`;
  const literal = isDate ? (precision === 'day' ? shown : new Date(value).toISOString()) : value;
  return {
    kind: 'sentinel',
    fields: [name],
    message: `${countText(count)} ${count === 1 ? 'value' : 'values'} ${are} ${shown} while ${others}: ${count === 1 ? 'it' : 'they'} may stand for "none" or "no limit"`,
    advice: `the filter ${printFilter({ kind: 'compare', field: name, op: '!=', value: literal })} leaves ${them} out`,
  };
}
