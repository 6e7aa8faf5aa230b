import { rootOf } from './roots.ts';

/** The form under which case, accents, marks and the plural of a phrase do not matter. */
export function normalForm(text: string): string {
  const lower = folded(text);
  const bare = PLAIN.test(lower)
    ? lower
    : lower
        .replaceAll(/['’]s\b/g, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return bare === '' ? '' : bare.split(' ').map(stemOf).join(' ');
}

/** Nothing in it is to be replaced, as in most values. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The form under which only case, accents and what parts words do not matter: "PLA" is not "PLA+", and "news" not "new". */
export function writtenForm(text: string): string {
  return folded(text)
    .replaceAll(/[\s.,;:'’"/_-]+/g, ' ')
    .replaceAll(/ (?![\p{L}\p{N}])/gu, '')
    .trim();
}

function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

const DIGIT = /\d$/;
const stems = new Map<string, string>();

function stemOf(word: string): string {
  // Ids and amounts: most of the different words, and no stems.
  if (DIGIT.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = rootOf(word);
  if (stems.size > 200_000) stems.clear();
  stems.set(word, made);
  return made;
}
