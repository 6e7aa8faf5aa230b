import type { ValuePredicate } from '../../condition/condition.ts';
import { conditionOf } from '../../language/bind/conditions.ts';
import type { Bound } from '../../language/annotate/bounds.ts';
import { contradicts } from '../../language/bind/contradictions.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Proposal } from './answer.ts';
import type { Candidate } from './candidate.ts';
import { spokenOf } from './evidence.ts';
import type { Leftovers } from './leftovers.ts';
import { agreesWithNumbers } from './agreement.ts';
import { clauseContextOf } from '../../language/bind/clause-context.ts';

/** Numbers that the rules left, each as a condition on every field that it could be said of. */
export function amountCandidates(leftovers: Leftovers): readonly Candidate[] {
  const measured = leftovers.open.filter(({ field, role }) => field.type === 'number' && (role === 'measure' || role === 'year'));
  return leftovers.constraints.flatMap((constraint, at) =>
    measured.flatMap((profile): readonly Candidate[] => {
      const condition = conditionOf(constraint, profile);
      if (condition === null || !isToScale(condition, profile) || !isMeasuredSo(constraint, profile)) return [];
      if (isSaidOfOther(constraint, { profile, at, leftovers })) return [];
      const place = spokenOf(constraint, profile, leftovers);
      if (place === null && !isOfUnit(constraint, profile)) return [];
      const { from, to, numbersFrom, numbersTo } = constraint;
      return [
        {
          field: profile.field.name,
          filter: condition,
          from: Math.min(from, place ?? from),
          to: Math.max(to, (place ?? 0) + 1),
          core: { from: numbersFrom, to: numbersTo },
          agrees: (proposal: Proposal) => agreesWithNumbers(proposal, { condition, constraint }),
        },
      ];
    }),
  );
}

/** Units further apart than this are not said of the same thing: distances are not given in inches. */
const FAR_APART = 100;

/** A compared amount in a unit that only measures such fields ("over 30 kg" of a weight) needs no name. */
function isOfUnit({ unit, explicit }: Bound, profile: FieldProfile): boolean {
  if (!explicit || unit === null || unit.dimension !== profile.dimension) return false;
  if (unit.dimension === 'money' || profile.unit === null) return unit.dimension === 'money';
  const ratio = unit.factor / profile.unit.factor;
  return ratio <= FAR_APART && ratio >= 1 / FAR_APART;
}

/** A unit is only said of a field of its own dimension, or of one of which nothing is known. */
function isMeasuredSo({ unit }: Bound, { dimension, concepts }: FieldProfile): boolean {
  return unit === null || dimension === unit.dimension || (dimension === null && concepts.length === 0 && unit.dimension !== 'money');
}

/** "minimum" is not said of a maximum. */
function isSaidOfOther(
  constraint: Bound,
  { profile, at, leftovers }: { readonly profile: FieldProfile; readonly at: number; readonly leftovers: Leftovers },
): boolean {
  const { constraints, tokens, mentions, isTaken } = leftovers;
  const thought = clauseContextOf(constraint, { tokens, mentions, isTaken, before: constraints[at - 1], after: constraints[at + 1] });
  return contradicts(profile, thought.naming);
}

/** True when a field that holds such values as this one does could hold the value: at most as far outside as its values are apart. */
function isToScale(condition: ValuePredicate, { field: { min, max, integer } }: FieldProfile): boolean {
  const values = valuesOf(condition);
  const isExact = condition.kind === 'in' || (condition.kind === 'compare' && (condition.op === '=' || condition.op === '!='));
  if (isExact && integer === true && values.some((value) => !Number.isInteger(value))) return false;
  if (min === undefined || max === undefined) return true;
  const slack = isExact ? 0 : max - min;
  return values.every((value) => value >= min - slack && value <= max + slack);
}

function valuesOf(condition: ValuePredicate): readonly number[] {
  const literals =
    condition.kind === 'compare'
      ? [condition.value]
      : condition.kind === 'in'
        ? condition.values
        : condition.kind === 'between'
          ? [condition.low, condition.high]
          : [];
  return literals.filter((literal) => typeof literal === 'number');
}
