import { isPlural } from '../../../text/plural.ts';
import type { Sentence } from '../sentence.ts';
import { groupableAt, groupingOf, isOwnName } from './fields.ts';
import type { GroupRead } from './group-read.ts';

/** "remedies, number of each", "hazard classes with counts": how many of each value of what was named before. */
export function groupsOfEach(sentence: Sentence, groups: readonly GroupRead[]): readonly GroupRead[] {
  const last = sentence.previous(sentence.pieces.length);
  const lead = sentence.previous(last);
  const isEach = sentence.open(last, 'grouper') !== null && /^(?:(?:of|for|in|with) )?each$/.test(sentence.lower(last));
  const isCounts = /^(?:counts|numbers|totals)$/.test(sentence.lower(last)) && sentence.isLink(lead, 'with', 'and', 'them');
  if (!isEach && !isCounts) return [];
  const head = sentence.all('head').find((at) => sentence.at(at, 'head')?.head === 'count' && at > 0);
  if (isEach && head === undefined) return [];
  // "coasters by status, how many of each", "wood or steel, how many of each": the groups and the sides are there already.
  const sides = sentence.pieces.filter(({ kind }) => kind === 'value' || kind === 'condition').length;
  const kinds = sentence.all('field').filter((at) => at < (head ?? last) && isKind(sentence, at));
  const field = kinds.length === 1 ? kinds[0] : kinds.findLast((at) => isPlural(sentence.lower(at)));
  const profile = field === undefined ? null : groupableAt(sentence, field);
  if (groups.length > 0 || (profile === null && sides > 1)) sentence.use(last);
  if (field === undefined || profile === null || groups.length > 0) return [];
  sentence.use(field, last, ...(isCounts && sentence.isLink(lead, 'with', 'and') ? [lead] : []));
  return [{ at: field, grouping: groupingOf(profile), isOrdered: false }];
}

/** A text or a switch that records share values of. */
function isKind(sentence: Sentence, at: number): boolean {
  const profile = groupableAt(sentence, at);
  return profile !== null && /^(?:text|boolean)$/.test(profile.field.type) && !isOwnName(sentence, profile);
}
