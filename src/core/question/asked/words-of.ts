import { isPlural } from '../../../text/plural.ts';
import { lowerText, tokenize, type Token } from '../../language/tokens.ts';

/** The words of a question: in "talks last an hour", "last" is what they do, and no hour before this one. */
export function wordsOf(text: string): readonly Token[] {
  const tokens = tokenize(text);
  const isVerb = (at: number) =>
    tokens[at]?.lower === 'last' && isPlural(tokens[at - 1]?.lower ?? '') && LASTING.test(lowerText(tokens, at + 1, at + 3));
  return tokens.map((token, at) => (isVerb(at) ? { ...token, lower: 'lasts' } : token));
}

const LASTING = /^(?:an?|one|two|three|four|five|\d+(?:\.\d+)?) (?:hours?|hrs?|minutes?|mins?)$/;
