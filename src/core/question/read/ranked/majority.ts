import { nameWords } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { BELONGING, HAPPENING } from '../../lexicon/agents.ts';
import type { Sentence } from '../../sentence.ts';
import { groupingOf } from '../fields.ts';
import type { GroupFor } from './group-for.ts';

/** The place of the records in "most bridges", "most of the bridges"; null where the superlative is of something else. */
function recordsAfter(sentence: Sentence, at: number): number | null {
  if (!/^(?:the )?most$/.test(sentence.lower(at))) return null;
  const place = sentence.past(at, 'of');
  return sentence.at(place, 'noun') === null && !sentence.isLink(place, 'them') ? null : place;
}

/** "what sank most of them", "what caused the most outages": the field of causes, whatever the verb is. */
export function causeGroup(sentence: Sentence, at: number): GroupFor | null {
  const head = sentence.all('head').find((place) => place < at && sentence.at(place, 'head')?.head === 'what');
  const verb = sentence.previous(at);
  const noun = sentence.past(at, 'of');
  const isOfRecords = sentence.at(noun, 'noun') !== null || sentence.isLink(noun, 'them');
  const isDone = verb === head || /^(?:unknown|verb|field)$/.test(sentence.pieces[verb]?.kind ?? '');
  if (head === undefined || !/^(?:the )?most$/.test(sentence.lower(at)) || !isOfRecords || !isDone) return null;
  if (verb !== head && sentence.previous(verb) !== head) return null;
  const profile = verb === head && !sentence.lower(head).endsWith('ed') ? null : causeField(sentence.profiles);
  return profile === null ? null : { at: head, grouping: groupingOf(profile), profile, limit: 1, places: [head, verb] };
}

/** The one text that says why a record came about; null where there is none, or several. */
function causeField(profiles: readonly FieldProfile[]): FieldProfile | null {
  const [only, ...more] = profiles.filter(({ field }) => field.type === 'text' && isOfCauses(field.name));
  return more.length > 0 ? null : (only ?? null);
}

/** True for a field that is called after causes. */
export function isOfCauses(name: string): boolean {
  return nameWords(name).some((word) => CAUSES.test(word));
}

const CAUSES = /^(?:cause|causes|reason|reasons|trigger)$/i;

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
