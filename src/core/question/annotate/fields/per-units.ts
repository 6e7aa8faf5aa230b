import type { Mention } from '../../../language/annotate/mentions.ts';
import { unitOf, type Unit } from '../../../language/annotate/units.ts';
import { nameWords } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { isMeasurable } from '../../field-role.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/**
 * "which breed makes the most per kilo", "do bullocks make more per kilo than heifers" of prices per head and per kg: the one amount of money whose name or unit
 * says that it is for each such unit, where the words before do not name it already.
 */
export function annotatePricesPerUnit({ tokens, schema }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    if (lower !== 'per') return [];
    const said = unitOf(tokens[at + 1]?.lower ?? '');
    // "per month" is said of rents as well as of what each month brings.
    if (said?.dimension === 'time') return [];
    const isOf = (profile: FieldProfile) => (said === undefined ? isPriceOf(profile, tokens[at + 1]?.stem ?? '') : isPer(profile, said));
    const [only, ...more] = schema.profiles.filter((profile) => profile.dimension === 'money' && isMeasurable(profile) && isOf(profile));
    const isNamed = mentions.some(({ profile, from, to }) => profile === only && (to === at || (from < at && to > at)));
    if (
      only === undefined ||
      more.length > 0 ||
      isNamed ||
      !EARNING.test(
        tokens
          .slice(0, at)
          .map((token) => token.lower)
          .join(' '),
      )
    )
      return [];
    // "worth more per kg": what a kilo is worth, and no worth of the whole.
    const from = tokens[at - 2]?.lower === 'worth' ? at - 2 : at;
    return [
      { kind: 'field', choices: [{ profile: only, score: 0.9 }], from, to: at + 2, score: (at + 2 - from) * WEIGHTS.condition + WEIGHTS.whole },
    ];
  });
}

/** "per seat" of a seat price: a price that is called by what it is of, and by nothing else. */
function isPriceOf({ words, concepts }: FieldProfile, thing: string): boolean {
  return words.length === 2 && words[0]?.stem === thing && concepts.some(({ id }) => id === 'price');
}

/** What is paid, right before how it compares. */
const EARNING =
  /\b(?:ma[dk]es?|making|earn(?:s|ed)?|fetch(?:es|ed)?|brings?|brought|gets?|got|pays?|paid|worth|costs?|sells? for|sold for|goes? for|went for) (?:more|less|the most|the least|most|least)$/;

function isPer({ field }: FieldProfile, { dimension, factor }: Unit): boolean {
  const texts = [field.name, field.unit ?? ''].map((text) => ({ words: nameWords(text), isSlashed: text.includes('/') }));
  return texts.some(({ words, isSlashed }) => {
    const each = unitOf(words.at(-1) ?? '');
    return (isSlashed || words.at(-2) === 'per') && each?.dimension === dimension && each.factor === factor;
  });
}
