import { isUnspaced, withoutAccents, wordsOf } from '../../core/condition/words.ts';
import { itemsOf } from '../../core/columns/list-items.ts';

const APART = /[^\p{L}\p{M}\p{N}]+/gu;
const PLAIN_APART = /[^a-z0-9]+/g;
const ASCII = /^[\u0000-\u007f]*$/;

/** The words of a text as HAS compares them, with one space before and behind each; that of a text without any is one space. */
function foldedWords(text: string): string {
  const words = ASCII.test(text) ? text.toLowerCase().replace(PLAIN_APART, ' ') : withoutAccents(text).replace(APART, ' ');
  return `${words.startsWith(' ') ? '' : ' '}${words}${words.endsWith(' ') ? '' : ' '}`;
}

/** As `foldedWords`, of text that is not all ASCII characters; null for other text, which the engine folds. */
export function accentedWords(text: string): string | null {
  return ASCII.test(text) ? null : foldedWords(text);
}

/** The words of all items of a JSON text, as `foldedWords` has them, a line each: no phrase goes from one item into the next. */
export function foldedItems(json: string): string {
  return itemsOf(json).map(foldedWords).join('\n');
}

/** What a phrase is looked for as: in folded words, or (a sign, an emoji) in the text itself. */
export interface Phrase {
  readonly within: 'words' | 'text';
  readonly text: string;
}

/** A phrase of whole words; scripts that put no space between words are found wherever they stand. */
export function phraseOf(text: string): Phrase {
  const words = wordsOf(text);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (!/[\p{L}\p{M}\p{N}]/u.test(first)) return { within: 'text', text: first };
  return { within: 'words', text: `${isUnspaced(first) ? '' : ' '}${words.join(' ')}${isUnspaced(last) ? '' : ' '}` };
}
