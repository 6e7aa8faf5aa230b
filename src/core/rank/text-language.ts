import { languages, type TextLanguage } from './languages.ts';

/** Tells the language of the texts of a run from its most frequent words. */
export interface LanguageDetector {
  add(texts: readonly string[]): void;
  /** English where the texts do not say clearly that it is another one. */
  finish(): TextLanguage;
}

/** Enough to be sure, and read in a moment: the first texts, and of those behind them every so many. */
const FIRST_TEXTS = 2000;
const TEXTS_APART = 25;
const MOST_TEXTS = 20_000;
const MOST_CHARACTERS = 500;

/** Reads some of the texts, wherever they stand and however many are given at once. */
export function createLanguageDetector(): LanguageDetector {
  const hits = new Map<TextLanguage, Map<string, number>>();
  let words = 0;
  let [seen, read] = [0, 0];
  return {
    add(texts) {
      for (const text of texts) {
        seen += 1;
        if (read >= MOST_TEXTS || (seen > FIRST_TEXTS && seen % TEXTS_APART > 0)) continue;
        read += 1;
        for (const word of text.slice(0, MOST_CHARACTERS).normalize('NFC').toLowerCase().match(WORD) ?? []) {
          words += 1;
          for (const language of speakers.get(word) ?? []) count(hits, language, word);
        }
      }
    },
    finish: () => clearest(hits, words),
  };
}

const WORD = /\p{L}+/gu;

/** The languages that have each word. */
const speakers: ReadonlyMap<string, readonly TextLanguage[]> = gathered();

function gathered(): ReadonlyMap<string, readonly TextLanguage[]> {
  const all = new Map<string, TextLanguage[]>();
  for (const { name, words } of languages) for (const word of words.split(' ')) all.set(word, [...(all.get(word) ?? []), name]);
  return all;
}

function count(hits: Map<TextLanguage, Map<string, number>>, language: TextLanguage, word: string): void {
  const known = hits.get(language) ?? new Map<string, number>();
  hits.set(language, known.set(word, (known.get(word) ?? 0) + 1));
}

/** So few hits, or of so few different words, can come from names alone: "de la" stands in many. */
const LEAST_HITS = 5;
const LEAST_DIFFERENT = 4;
const LEAST_SHARE = 0.03;
/** How much clearer than English another language must be. */
const CLEARER = 1.5;

function clearest(hits: ReadonlyMap<TextLanguage, ReadonlyMap<string, number>>, words: number): TextLanguage {
  const totals = Array.from(hits, ([language, found]) => ({ language, different: found.size, total: sum(found.values()) }));
  const english = totals.find(({ language }) => language === 'English')?.total ?? 0;
  const [best] = totals.toSorted((a, b) => b.total - a.total);
  if (best === undefined || best.total < Math.max(LEAST_HITS, words * LEAST_SHARE) || best.different < LEAST_DIFFERENT) return 'English';
  return best.total >= english * CLEARER ? best.language : 'English';
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const each of counts) total += each;
  return total;
}
