import { predicatesOf } from '../../condition/transform.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "average height of men and women", "fertility of Germany and France": one value for each, where they are all there is, or where no mean is asked for. */
export function ofEachNamed(made: Plan, { text, pieces, facts }: Sentence): Plan {
  if (made.kind !== 'stats' || made.groups.length > 0 || !made.measures.every(({ kind }) => kind === 'avg') || !/\band\b/i.test(text)) return made;
  const lists = predicatesOf(made.where).flatMap((each) => (each.kind === 'in' && !each.negated ? [each] : []));
  const [list, more] = lists;
  if (list === undefined || more !== undefined) return made;
  const isAll = list.values.length === facts.distinct(list.field);
  const isMean = pieces.some(({ kind }) => kind === 'aggregate');
  return isMean && !isAll
    ? made
    : { ...made, groups: [{ kind: 'value', field: list.field }], order: [{ by: 'measure', index: 0, descending: true }] };
}
