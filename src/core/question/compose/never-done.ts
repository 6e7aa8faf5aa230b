import type { Condition } from '../../condition/condition.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { isNegative, negated } from '../read/conditions/negated.ts';
import type { Stated } from '../read/conditions/stated.ts';
import { isTitleLike } from '../read/fields.ts';
import type { Reading } from '../read/reading.ts';
import { flipped } from '../read/sides/flag-contrast.ts';
import type { Sentence } from '../sentence.ts';
import { plan, statsPlan, type Composed } from './composed.ts';

const MOST_GROUPS = 100;
/** Of at most this proportion of different values, a field has several records of each. */
const SEVERAL = 0.8;

/** "how many members never paid a late fee": of those who have several records each, the ones none of whose records is so; null where that is not asked. */
export function neverPlan(sentence: Sentence, { counted, stated, groups, measures }: Reading): Composed | null {
  const [only, ...more] = stated;
  const isOfMany = counted?.field.type === 'text' && hasSeveral(sentence, counted);
  if (!NEVER.test(sentence.text) || counted === null || !isOfMany || only === undefined || more.length + groups.length + measures.length > 0)
    return null;
  const of = deedOf(only);
  if (of === null) return null;
  return plan(
    statsPlan({
      where: null,
      groups: [{ kind: 'value', field: counted.field.name }],
      measures: [{ kind: 'countIf', of }, { kind: 'count' }],
      having: [{ measure: 0, op: '=', value: 0 }],
      order: [{ by: 'measure', index: 1, descending: true }],
      limit: MOST_GROUPS,
    }),
  );
}

/** What says that something was done at no time; what was not done says it of one time only. */
export const NEVER = /\bnever\b|\bnot (?:once|ever)\b|(?:n['’]?t|\bnot) (?:yet|ever|once)\b|\b(?:have|has|had) yet to\b/i;

function hasSeveral(sentence: Sentence, profile: FieldProfile): boolean {
  const distinct = sentence.facts.distinct(profile.field.name) ?? profile.field.distinct ?? Infinity;
  return distinct <= sentence.facts.records * SEVERAL && !isTitleLike(sentence, profile);
}

/** What is denied, as it is where it was done. */
function deedOf({ where }: Stated): Condition | null {
  if (where.kind === 'compare' && where.op === '=' && (where.value === 0 || where.value === false)) return flipped(where);
  if (where.kind === 'null' && !where.negated) return flipped(where);
  if (!isNegative(where)) return null;
  if (where.kind === 'not') return where.item;
  return where.kind === 'compare' ? { ...where, op: '=' } : negated(where);
}
