import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Sentence } from '../sentence.ts';
import { isTitleLike } from './fields.ts';

/**
 * "each political party", "which utility" of records that know of whom they are and of what type those are: the text that names them, next to a value of their
 * type. What each record itself is called by names no other thing, though two are called alike.
 */
export function entityOfKind(sentence: Sentence, at: number): FieldProfile | null {
  const { pieces, profiles, facts } = sentence;
  const piece = pieces[at];
  const hits = piece?.kind === 'value' ? piece.hits.filter(({ kind }) => kind === 'whole') : [];
  const [kind, ...others] = [...new Set(hits.map(({ field }) => field))];
  const words = wordsOfName({ name: kind ?? '' });
  if (others.length > 0 || words.length < 2 || !KIND.test(words.at(-1) ?? '')) return null;
  const owner = words.slice(0, -1).join(' ');
  const [only, ...more] = profiles.filter(({ field }) => {
    const named = wordsOfName(field).join(' ');
    const distinct = facts.distinct(field.name) ?? field.distinct ?? Infinity;
    return field.type === 'text' && (named === owner || named === `${owner} name`) && distinct > 1 && distinct < facts.records * REPEATED;
  });
  return only === undefined || more.length > 0 || isTitleLike(sentence, only) ? null : only;
}

const KIND = /^(?:type|kind|class|category)$/;
/** Records of one entity are several. */
const REPEATED = 0.8;
