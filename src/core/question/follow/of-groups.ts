import type { Condition } from '../../condition/condition.ts';
import type { Plan, StatsPlan } from '../../plan/plan.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { mergeWhere } from './merge-where.ts';
import { refersBack } from './points-back.ts';

/** "the top 2 of them", "which of them is the cheapest?": the same groups, more of them or ranked; null when the question is about something else. */
export function rankedGroups(sentence: Sentence, reading: Reading, last: StatsPlan): StatsPlan | null {
  const { limit, stated, measures, groups, named, heads } = reading;
  if (stated.length > 0 || measures.length > 0 || groups.length > 0 || heads.some(({ head }) => head === 'count' || head === 'share')) return null;
  const [first] = last.order;
  if (limit !== null && (limit.end === 'top' || limit.end === 'bottom') && named.length === 0) {
    const order = first ?? { by: 'measure', index: 0, descending: true };
    return { ...last, order: [limit.end === 'bottom' ? { ...order, descending: !order.descending } : order], limit: limit.limit };
  }
  if (reading.order === null || !refersBack(sentence)) return null;
  const { profile, descending } = reading.order;
  const [measured] = last.measures;
  const isMeasured = measured !== undefined && 'field' in measured && measured.field === profile.field.name;
  return isMeasured ? { ...last, order: [{ by: 'measure', index: 0, descending }], limit: reading.order.limit ?? 1 } : null;
}

/** "which one has the fewest?", "and which has the second most" of numbers of groups: the one at that end of what they were told by. */
export function endOfGroups(sentence: Sentence, last: Plan): StatsPlan | null {
  if (last.kind !== 'stats') return null;
  const [at = -1, ...more] = sentence.all('extreme');
  const end = sentence.open(at, 'extreme');
  const isAlone = sentence.pieces.every(
    ({ kind }, place) => place === at || /^(?:head|harmless|mark|ordinal)$/.test(kind) || sentence.isLink(place, 'and', 'them', 'has', 'is', 'of'),
  );
  const isAsked = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'which');
  const isEnd = end?.idea === null && /^(?:most|least|highest|lowest)$/.test(end.word);
  const [second] = sentence.all('ordinal');
  if (!isEnd || !isAlone || !isAsked || more.length > 0 || last.groups.length !== 1 || last.limit !== null) return null;
  const place = second === undefined ? 1 : (sentence.open(second, 'ordinal')?.place ?? 1);
  sentence.use(at, ...(second === undefined ? [] : [second]));
  return { ...last, order: [{ by: 'measure', index: 0, descending: end.descending }], limit: 1, ...(place > 1 ? { offset: place - 1 } : {}) };
}

/** "and the second longest?" of the group that came first: the one behind it in the same order; null where something else is said as well. */
export function nextInOrder(sentence: Sentence, last: Plan): StatsPlan | null {
  if (last.kind !== 'stats' || last.limit !== 1 || last.groups.length !== 1) return null;
  const { pieces } = sentence;
  const [end, second] = [pieces.findIndex(({ kind }) => kind === 'extreme'), pieces.findIndex(({ kind }) => kind === 'ordinal')];
  const [extreme, ordinal] = [sentence.at(end, 'extreme'), sentence.at(second, 'ordinal')];
  const isAlone = pieces.every(
    ({ kind }, place) => place === end || place === second || /^(?:harmless|mark)$/.test(kind) || sentence.isLink(place, 'and', 'them', 'has', 'is'),
  );
  const [order] = last.order;
  if (ordinal === null || !isAlone || order?.by !== 'measure' || order.descending !== extreme?.descending) return null;
  sentence.use(end, second);
  return { ...last, offset: ordinal.place - 1 };
}

/** The plan before over the records of the one group that its answer named; null where it named several, or it is not known which. */
export function withinNamed(last: StatsPlan, named: Condition | null): StatsPlan | null {
  if (named === null || last.limit !== 1) return null;
  return { ...last, where: mergeWhere(last.where, [named]), groups: [], having: [], order: [], limit: null };
}
