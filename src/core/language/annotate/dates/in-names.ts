import { wordsOfName } from '../../profile/field-names.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token, TokenSpan } from '../../tokens.ts';
import type { Mention } from '../mentions.ts';
import { isCurrencySign } from '../units.ts';

interface NamesLook {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly profiles: readonly FieldProfile[];
}

/** "visits last year", "visits of ours last year" of a number that is called so, "saturday under 4000" of a price for that day: no time of anything else. */
export function isInName({ from, to }: TokenSpan, { tokens, mentions, profiles }: NamesLook): boolean {
  const said = tokens.slice(tokens[from]?.lower === 'by' ? from + 1 : from, to);
  const isNamed = ({ field, words }: FieldProfile) =>
    field.type === 'number' && words.length > said.length && said.every(({ stem }) => words.some((word) => word.stem === stem));
  const isBounded = isAmountOf(tokens[to]) && (from === 0 || tokens[from - 1]?.kind === 'mark');
  // "50s" of a number that is called so, and no decade.
  const isDigits = (mention: Mention) =>
    mention.score >= 1 &&
    mention.from <= from &&
    mention.to >= to &&
    mention.profile.field.type === 'number' &&
    /^\d/.test(mention.profile.field.name);
  if (mentions.some(isDigits)) return true;
  return (
    mentions.some(({ profile }) => isNamed(profile)) || (isBounded && profiles.some((profile) => profile.dimension === 'money' && isNamed(profile)))
  );
}

/** What an amount begins with. */
function isAmountOf(token: Token | undefined): boolean {
  return token !== undefined && (isCurrencySign(token.text) || /^(?:under|below|over|above|less|more|max|maximum|min|minimum|up)$/.test(token.lower));
}

/** "over 50,000 tickets in 1913" of a number that is called `TICKETS_1913`. */
export function isYearOfName({ from, to }: TokenSpan, { tokens, mentions }: Pick<NamesLook, 'tokens' | 'mentions'>): boolean {
  const year = tokens[to - 1]?.lower ?? '';
  return (
    tokens[from]?.lower === 'in' &&
    /^\d{4}$/.test(year) &&
    mentions.some(({ profile: { field } }) => field.type === 'number' && wordsOfName(field).includes(year))
  );
}
