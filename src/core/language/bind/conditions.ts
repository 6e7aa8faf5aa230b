import type { ValuePredicate } from '../../condition/condition.ts';
import type { Bound } from '../annotate/bounds.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { isHundredth, onScale, unitOf } from '../annotate/units.ts';
import { isLikelyUnit, onOwnScale } from './fits.ts';

/** Beyond it no bound can be worked out; no field holds such values. */
const LARGEST = 1e300;
/** How far "around" reaches to each side. */
const AROUND = 0.1;

/** What a constraint states of a field, in the field's own unit; null when the two do not measure the same. */
export function conditionOf(constraint: Bound, profile: FieldProfile): ValuePredicate | null {
  const values = constraint.values.map((value) => inFieldUnit(value, constraint, profile));
  if (!values.every((value) => value !== null && Math.abs(value) <= LARGEST)) return null;
  const numbers = values.filter((value) => value !== null).map((value) => value + 0);
  const [low, high] = numbers;
  const field = profile.field.name;
  if (low === undefined) return null;
  const isConverted = numbers.some((value, index) => value !== constraint.values[index]);
  const comparison = isConverted && constraint.comparison === '=' && !isExactly(constraint, profile) ? 'approx' : constraint.comparison;
  switch (comparison) {
    case 'between':
    case 'outside':
      return high === undefined ? null : { kind: 'between', field, negated: comparison === 'outside', low, high };
    case 'in':
      return { kind: 'in', field, negated: false, values: [...new Set(numbers)] };
    case '!=':
      return numbers.length > 1
        ? { kind: 'in', field, negated: true, values: [...new Set(numbers)] }
        : { kind: 'compare', field, op: '!=', value: low };
    case 'approx':
      return around(field, low, profile.field.integer === true);
    case '=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return { kind: 'compare', field, op: comparison, value: low };
  }
}

/** Two years are 24 months, 99 cents are 0.99 and 1 kg is 1,000 g, neither more nor less; an inch is about 25 mm, and two hours of film are about 120 minutes. */
function isExactly({ unit }: Bound, { unit: own }: FieldProfile): boolean {
  if (unit === null || own === null) return false;
  if (isHundredth(unit)) return true;
  const isMonths = own === unitOf('months') && unit === unitOf('years');
  return isMonths || (own.factor > 0 && Number.isInteger(Math.log10(Number((unit.factor / own.factor).toPrecision(9)))));
}

/** A value of a constraint on the field's scale, or null. A field of unknown unit is taken to be in the query's. */
function inFieldUnit(value: number, constraint: Bound, profile: FieldProfile): number | null {
  const { unit, multiplied } = constraint;
  if (profile.scale > 1 && (unit === null || unit.dimension === 'money')) return onOwnScale(value, multiplied, profile);
  if (unit?.dimension === 'percent' && isProportion(profile) && Math.abs(value) > 1) return value / 100;
  if (unit === null) return isInMillions(value, constraint, profile) ? value / MILLION : value;
  if (profile.unit === null && profile.dimension !== null && profile.dimension !== unit.dimension) return null;
  // "longer than two weeks" of a stay in days.
  if (profile.unit === null && unit.dimension === 'time' && profile.concepts.some(({ id }) => id === 'stay') && !isLikelyUnit(unit, profile.field))
    return null;
  const converted = inDays(value, constraint, profile) ?? onScale(value, unit, profile.unit);
  const isRounded = converted !== null && converted !== value && profile.field.integer === true && Math.abs(converted) >= 100;
  return isRounded ? Math.round(converted) : converted;
}

/** "at least a month" of days: thirty are a month, and a year has all of its own. */
function inDays(value: number, { comparison, unit }: Bound, { unit: own }: FieldProfile): number | null {
  const isOfDays = unit === unitOf('months') && own !== null && own === unitOf('days') && /^(?:>=|<)$/.test(comparison);
  if (!isOfDays || !Number.isInteger(value)) return null;
  return value % 12 === 0 ? (value / 12) * 365 : value * 30;
}

/** "at least 30%" of a discount that is 0.4 at most. */
function isProportion({ field: { min = -1, max = Infinity, integer, unit } }: FieldProfile): boolean {
  return unit === undefined && integer === false && min >= 0 && max <= 1;
}

/** "over 5 million" of sales that are written in millions: a fraction of a million is among the values, and none is near to a million of them. */
function isInMillions(value: number, { multiplied }: Bound, { field, dimension }: FieldProfile): boolean {
  const { min = 0, max = Infinity } = field;
  const isOfSums = dimension === 'money' || dimension === null;
  return multiplied && isOfSums && field.integer === false && value >= MILLION / 10 && min >= 0 && max < MOST_MILLIONS && value / MILLION <= max * 2;
}

const MILLION = 1e6;
const MOST_MILLIONS = 10_000;

function around(field: string, value: number, whole: boolean): ValuePredicate {
  const reach = Math.abs(value) * AROUND;
  if (whole && reach < 1) {
    if (Math.abs(value) < 3) return { kind: 'compare', field, op: '=', value };
    return { kind: 'between', field, negated: false, low: value - 1, high: value + 1 };
  }
  const tidy = (bound: number) => (whole ? Math.round(bound) : Number(bound.toPrecision(6)));
  return { kind: 'between', field, negated: false, low: tidy(value - reach), high: tidy(value + reach) };
}
