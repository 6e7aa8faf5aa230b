/** A query taken apart: what stood in double quotes, and the query with those spans blanked, so that offsets stay. */
export interface QuotedQuery {
  readonly phrases: readonly string[];
  readonly unquoted: string;
}

const QUOTED = /["“„]([^"“”„]+)["”“]/gu;
/** More than a person would quote; the rest stays as it is. */
const MAX_PHRASES = 5;

/** Finds the phrases that a query quotes. A quote that is never closed is a mark like any other (an inch, say). */
export function takeQuoted(query: string): QuotedQuery {
  const found = [...query.matchAll(QUOTED)].filter(([, inner = '']) => folded(inner) !== '').slice(0, MAX_PHRASES);
  let unquoted = query;
  for (const [whole] of found) unquoted = unquoted.replace(whole, ' '.repeat(whole.length));
  return { phrases: found.map(([, inner = '']) => inner.trim()), unquoted };
}

/** Whether text holds a phrase word by word, whatever its case, accents and punctuation. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return ` ${folded(text)} `.includes(` ${folded(phrase)} `);
}

/** The words of a query in small letters, each once. Accents stay: stems depend on them. */
export function distinctWords(query: string): readonly string[] {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Whether a word may be a typo: letters alone, 4 to 24 of them. */
export function isSpellable(word: string): boolean {
  return /^\p{L}{4,24}$/u.test(word);
}

/** Text without accents, in small letters. */
function unaccented(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function folded(text: string): string {
  return unaccented(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
