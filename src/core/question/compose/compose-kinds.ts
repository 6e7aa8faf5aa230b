import { isPlural } from '../../../text/plural.ts';
import type { Condition } from '../../condition/condition.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { StatsPlan } from '../../plan/plan.ts';
import { byItems } from './compose-groups.ts';
import { plan, statsPlan, type Composed } from './composed.ts';
import type { Reading } from '../read/reading.ts';
import { groupingOf, isOwnName, isTitleLike } from '../read/fields.ts';
import { whereOfStated } from '../read/conditions/where.ts';
import type { Sentence } from '../sentence.ts';

/** Each different value of a text once, with how many records have it. */
export function kindsOf(profile: FieldProfile, { sentence, where }: { readonly sentence: Sentence; readonly where: Condition | null }): StatsPlan {
  return statsPlan({
    where,
    groups: [byItems(sentence, groupingOf(profile))],
    measures: [{ kind: 'count' }],
    order: [{ by: 'measure', index: 0, descending: true }],
  });
}

/** "list the different brands", "what are the categories", "which materials do you have": kinds of records rather than the records. */
export function kindsPlan(sentence: Sentence, reading: Reading): Composed | null {
  const { heads, measures, groups, order, sort, limit, named, counted, stated, hasNoun } = reading;
  // "how many different agencies list here" counts them.
  if (sentence.headAt('count') >= 0) return null;
  if (isOfNone(sentence)) return null;
  const isListing = heads.some(({ head }) => head !== 'exists') && heads.every(({ head }) => /^(?:list|which|what|exists)$/.test(head));
  if (!isListing || groups.length + measures.length > 1 || groups.length > 0 || order !== null || sort !== null || limit !== null) return null;
  const [read] = measures.flatMap((each) => (each.isBare === undefined ? each.measures : []));
  const distinct = read?.kind === 'distinct' ? sentence.profiles.find(({ field }) => field.name === read.field) : undefined;
  if ((measures.length > 0 && distinct === undefined) || counted !== null) return null;
  const [first, ...others] = named.filter((profile) => profile !== distinct);
  const thing = distinct ?? first;
  if (thing === undefined || others.length > 0 || (distinct !== undefined && first !== undefined)) return null;
  const isMany = distinct !== undefined || (!hasNoun && isNamedMany(sentence, reading, thing));
  if (!isMany || thing.field.type !== 'text' || thing.role === 'key' || isOwnName(sentence, thing) || isTitleLike(sentence, thing)) return null;
  return plan(kindsOf(thing, { sentence, where: whereOfStated(sentence, stated) }));
}

/** Several are asked for, and not what is theirs: "give me their names". */
function isNamedMany(sentence: Sentence, { namedAt }: Reading, thing: FieldProfile): boolean {
  return namedAt.some(
    ({ at, profile }) =>
      profile === thing &&
      !sentence.isLink(sentence.previous(at), 'them') &&
      (isPlural(sentence.lower(at)) || sentence.lower(at).endsWith('species')),
  );
}

/** "which sellers have …": things that several records share are returned once each. */
export function askedThing(sentence: Sentence): FieldProfile | null {
  const head = sentence.pieces.find((piece) => piece.kind === 'head' && piece.head === 'which');
  const token = head === undefined ? undefined : sentence.tokens[head.to];
  const thing = (sentence.schema.bySaid.get(token?.stem ?? '') ?? []).find(
    ({ field, words }) => field.type === 'text' && words.length === 1 && (field.role === 'category' || isShared(sentence, field)),
  );
  return thing === undefined || isOwnName(sentence, thing) ? null : thing;
}

/** A title that several records have is what they are offers or nights of. */
function isShared({ facts }: Sentence, { name, role, distinct: kept }: FieldProfile['field']): boolean {
  const distinct = facts.distinct(name) ?? kept ?? facts.records;
  return role === 'title' && distinct * SHARING <= facts.records;
}

const SHARING = 3;

/** "which brands have no TPU": none of their records is one, which is not that some are something else. */
const NONE_OF =
  /^\W*(?:which|what) [\p{L} ]{2,30}? (?:(?:have|has|had|offers?|sells?|with) (?:no|not)|without|lacks?|never|(?:do|does|did|have|has|is|are|was|were)(?:n['’]?t| not))\b/iu;

export function isOfNone(sentence: Sentence): boolean {
  const head = sentence.headAt('which');
  const profile = sentence.at(head + 1, 'field')?.choices[0]?.profile;
  return profile?.field.type === 'text' && !isOwnName(sentence, profile) && NONE_OF.test(sentence.text);
}
