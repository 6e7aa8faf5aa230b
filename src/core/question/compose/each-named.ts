import { predicatesOf } from '../../condition/transform.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "average height of men and women", "fertility of Germany and France": one value for each, where they are all there is, or where no mean is asked for. */
export function ofEachNamed(made: Plan, { text, pieces, facts }: Sentence): Plan {
  if (made.kind !== 'stats' || made.groups.length > 0 || !made.measures.every(({ kind }) => kind === 'avg') || !/\band\b/i.test(text)) return made;
  if (/\b(?:together|combined|altogether|in total)\b/i.test(text)) return made;
  const lists = predicatesOf(made.where).flatMap((each) => (each.kind === 'in' && !each.negated ? [each] : []));
  const [list, more] = lists;
  if (list === undefined || more !== undefined) return made;
  const isAll = list.values.length === facts.distinct(list.field);
  const isMean = pieces.some(({ kind }) => kind === 'aggregate');
  // "for 1, 2 and 3 bedrooms": numbers that are counted up have a value each.
  const isCountedUp = list.values.length >= SEVERAL && list.values.every((value) => typeof value === 'number') && COUNTED_UP.test(text);
  return isMean && !isAll && !isCountedUp
    ? made
    : {
        ...made,
        groups: [{ kind: 'value', field: list.field }],
        order: [isCountedUp ? { by: 'group', index: 0, descending: false } : { by: 'measure', index: 0, descending: true }],
      };
}

const SEVERAL = 3;
const COUNTED_UP = /\bfor \d+(?:, \d+)*,? and \d+[ -]\p{L}/iu;
