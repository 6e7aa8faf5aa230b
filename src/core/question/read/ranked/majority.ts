import { fieldOfIdea } from '../../annotate/concepts.ts';
import { BELONGING, HAPPENING } from '../../lexicon/agents.ts';
import type { Sentence } from '../../sentence.ts';
import { groupableAt, groupingOf, isOwnName } from '../fields.ts';
import type { GroupFor } from './group-for.ts';

/** The place of the records in "most bridges", "most of the bridges"; null where the superlative is of something else. */
function recordsAfter(sentence: Sentence, at: number): number | null {
  if (sentence.lower(at) !== 'most') return null;
  const place = sentence.past(at, 'of');
  return sentence.at(place, 'noun') === null ? null : place;
}

/** "what are most of the bridges made of", "where do most parcels ship from": what most records have in common is said behind them. */
export function majorityGroup(sentence: Sentence, at: number): GroupFor | null {
  const noun = recordsAfter(sentence, at);
  const head = sentence.all('head').find((place) => place < at && /^(?:what|where|which)$/.test(sentence.at(place, 'head')?.head ?? ''));
  if (noun === null || head === undefined || sentence.previous(at) !== head) return null;
  const place = sentence.next(noun);
  const [verb, particle] = [sentence.lower(place), sentence.lower(sentence.next(place))];
  const isLast = (end: number) => sentence.next(end) >= sentence.pieces.length;
  const isMade = /^(?:made|built|constructed|manufactured)$/.test(verb) && /^(?:of|from|out of)$/.test(particle) && isLast(sentence.next(place));
  const profile = isMade ? fieldOfIdea('material', sentence.profiles) : isLast(place) ? groupableAt(sentence, place) : null;
  if (profile?.field.type !== 'text' || isOwnName(sentence, profile)) return null;
  return { at: place, grouping: groupingOf(profile), profile, limit: 1, places: [head, place] };
}

/** "in which month do most launches happen": the verb behind the records says no more than that there are some. */
export function passMajorityVerb(sentence: Sentence, at: number, { profile }: GroupFor): void {
  const noun = recordsAfter(sentence, at);
  if (noun === null || !/^(?:do|does|did|have|has|are|were)$/.test(sentence.lower(at - 1))) return;
  const verb = sentence.next(noun);
  const end = sentence.isLink(sentence.next(verb), 'from', 'in', 'of', 'to') ? sentence.next(verb) : verb;
  const [said = ''] = sentence.lower(verb).split(' ');
  // "in which month did most members leave" is no count of those that there are.
  const isBelonging = profile?.field.type === 'text' && BELONGING.has(said);
  if (sentence.next(end) >= sentence.pieces.length && (HAPPENING.has(said) || isBelonging)) sentence.use(verb, end);
}
