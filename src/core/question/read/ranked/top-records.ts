import { isPlural } from '../../../../text/plural.ts';
import { rankField } from '../../../language/profile/rank-field.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { isContinuous, numberAt } from '../fields.ts';
import type { OrderRead } from '../order-read.ts';
import { rankBy } from './ranked-measure.ts';

/** "top 5 films by gross", "10 flats by rent". */
export function topRecords(sentence: Sentence): OrderRead | null {
  for (const at of sentence.all('limit')) {
    const piece = sentence.open(at, 'limit');
    if (piece === null || piece.end === 'first' || piece.end === 'last') continue;
    const own = piece.end === null || piece.limit === 1 ? null : namedEnds(sentence, at);
    if (own !== null) {
      sentence.use(at, own.at);
      return { profile: own.profile, descending: piece.end !== 'bottom', offset: 0, limit: piece.limit, isSort: false };
    }
    const by = rankBy(sentence, at);
    const rank = by === null && (piece.end === 'top' || piece.end === 'bottom') && isOfRecords(sentence, at) ? rankField(sentence.profiles) : null;
    if (rank !== null) {
      sentence.use(at);
      return { profile: rank, descending: piece.end === 'bottom', offset: 0, limit: piece.limit, isSort: false };
    }
    const field =
      by?.measure !== null && by !== undefined && by !== null && 'field' in by.measure && typeof by.measure.field === 'string'
        ? by.measure.field
        : null;
    const profile = sentence.profiles.find((each) => each.field.name === field);
    if (by === null || profile === undefined || !(isContinuous(profile, sentence) || profile.field.type === 'number')) continue;
    sentence.use(at, ...by.places);
    return { profile, descending: piece.end !== 'bottom', offset: 0, limit: piece.limit, isSort: false };
  }
  return null;
}

/** "top 5 shows", "top 10": of the records themselves, which have a rank of their own. */
function isOfRecords(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at);
  return next >= sentence.pieces.length || sentence.nounBehind(at) >= 0 || sentence.isLink(next, 'in', 'of', 'from');
}

/** "top 5 attendances", "top 5 in rebounds": the ends of the number itself, where nothing else is said to be ranked. */
function namedEnds(sentence: Sentence, limit: number): { readonly at: number; readonly profile: FieldProfile } | null {
  const next = sentence.next(limit);
  const at = sentence.lower(next) === 'in' ? sentence.next(next) : next;
  const profile = numberAt(sentence, at);
  // "top 5 dividend yields, which companies".
  const isOwnNoun = (place: number) => sentence.at(sentence.previous(place), 'head')?.head === 'which';
  const isAlone = sentence.all('grouper').length === 0 && sentence.pieces.every(({ kind }, place) => kind !== 'noun' || isOwnNoun(place));
  const isMany = isPlural(sentence.lower(at)) || (sentence.at(at + 1, 'harmless') !== null && isPlural(sentence.lower(at + 1)));
  return profile !== null && isAlone && isContinuous(profile, sentence) && isMany ? { at, profile } : null;
}
