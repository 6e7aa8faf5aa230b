import type { Bound } from '../annotate/bounds.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Token } from '../tokens.ts';
import { isHeld } from './fits.ts';

/** A span that states something, and why no field was found for it. */
export interface Unbound {
  readonly from: number;
  readonly to: number;
  readonly reason: string;
  /** Names of fields that it may be said of, the likeliest first. */
  readonly candidates: readonly string[];
}

const MOST_CANDIDATES = 3;

/** A bound on a field whose amounts are text because of words among them ("waived"). */
export function unreadBy({ field }: FieldProfile, { from, to }: Bound): Unbound {
  return { from, to, reason: `${field.name} holds text, not numbers`, candidates: [field.name] };
}

/** A time that no date takes. */
export function unboundTime({ from, to }: Pick<Unbound, 'from' | 'to'>, profiles: readonly FieldProfile[]): Unbound {
  const dates = profiles.filter(({ field, role }) => field.type === 'date' || role === 'year').map(({ field }) => field.name);
  return {
    from,
    to,
    reason: dates.length === 0 ? 'no field holds dates' : dates.length > 1 ? 'nothing says which date is meant' : 'no date field is about it',
    candidates: dates.slice(0, MOST_CANDIDATES),
  };
}

/** Why a bound has no field; null for a number that states nothing by itself, as those of names do. */
export function unboundOf(bound: Bound, profiles: readonly FieldProfile[], tokens: readonly Token[]): Unbound | null {
  const { from, to, unit, explicit, comparison } = bound;
  if (!explicit && unit?.dimension !== 'money') return null;
  if (comparison === '!=' || (comparison === '=' && !explicit && unit === null)) return null;
  const numbers = profiles.filter(({ field, role }) => field.type === 'number' && role !== 'key');
  const measured = unit === null ? [] : numbers.filter(({ dimension }) => dimension === unit.dimension);
  const holding = (unit === null ? numbers : measured).filter((profile) => isHeld(bound, profile));
  const unitText =
    unit === null
      ? ''
      : tokens
          .slice(bound.numbersTo, to)
          .map(({ text }) => text)
          .join(' ') ||
        unit.words[0] ||
        '';
  const reason =
    unit === null
      ? holding.length === 0
        ? 'no field holds such a number'
        : 'nothing says which field it is about'
      : measured.length === 0
        ? unit.dimension === 'money'
          ? 'no field holds an amount of money'
          : `no field is measured in ${unitText}`
        : holding.length === 0
          ? 'no field holds such an amount'
          : 'several fields hold such an amount';
  const candidates = (holding.length > 0 ? holding : measured).slice(0, MOST_CANDIDATES).map(({ field }) => field.name);
  return { from, to, reason, candidates };
}
