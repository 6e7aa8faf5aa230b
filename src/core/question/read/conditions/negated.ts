import type { Condition } from '../../../condition/condition.ts';
import type { Sentence } from '../../sentence.ts';

/** The place of a word right before that turns the condition round. */
export function denialBefore(sentence: Sentence, at: number): number | null {
  let place = at - 1;
  while (
    sentence.pieces[place]?.kind === 'harmless' ||
    sentence.pieces[place]?.kind === 'verb' ||
    sentence.isLink(place, 'in', 'from', 'of', 'is', 'with', 'has', 'them')
  )
    place -= 1;
  if (!sentence.isOpen(place) || !sentence.isLink(place, 'not', 'except', 'without')) return null;
  sentence.use(place);
  return place;
}

/** The other truth value, so that records without one stay unknown. */
export function switched(where: Condition): Condition {
  return where.kind === 'compare' && typeof where.value === 'boolean' ? { ...where, value: !where.value } : negated(where);
}

export function negated(where: Condition): Condition {
  switch (where.kind) {
    case 'compare':
      return where.op === '=' ? { ...where, op: '!=' } : { kind: 'not', item: where };
    case 'in':
    case 'between':
    case 'null':
    case 'has':
    case 'text':
    case 'part':
      return { ...where, negated: !where.negated };
    default:
      return { kind: 'not', item: where };
  }
}
