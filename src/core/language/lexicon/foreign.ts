/** A language that questions and queries may be in, as data: what is said in it, by the English words that the readers know. */
export interface ForeignLexicon {
  readonly code: 'de' | 'fr' | 'es';
  /** English by what is said, a line each: `more than: mehr als | über`. Words stand for their inflected forms too. An empty left side drops the phrase. */
  readonly phrases: string;
  /** What records and their fields are called, in the same form; compounds may end in them. */
  readonly nouns: string;
  /** What common values are called (colors, fuels, countries), in the same form. */
  readonly values: string;
  /** What records do and what is done to them, in the same form; an empty left side drops verbs that say nothing of which records are meant. */
  readonly verbs: string;
  /** Adjectives by the degrees of `degrees.ts`: `expensive: teuer teurer teuerst`; comparative and superlative only where the language has forms for them. */
  readonly adjectives: string;
  /** How adjectives are compared: `{}` stands for the adjective. Default: by their own forms. */
  readonly degrees: DegreePhrases;
  /** What amounts begin with that are no digits: articles ("than the average") and numbers in words. */
  readonly amountsBegin: RegExp;
  /** Beginnings of compounds, by their English: `durchschnitts` in "Durchschnittspreis". */
  readonly prefixes: Readonly<Record<string, string>>;
  /** What joins the words of a compound; null in a language that makes none. */
  readonly compoundLinks: RegExp | null;
  /** Endings that words are compared without. */
  readonly endings: RegExp;
  /** Letters that are also typed in another way, such as "ue" for "ü". */
  readonly digraphs: readonly (readonly [typed: RegExp, letter: string])[];
  /** Adjectives that tell one of several apart stand behind their noun. */
  readonly adjectivesFollow: boolean;
  /** Nouns begin with capitals wherever they stand. */
  readonly capitalizesNouns: boolean;
  /** Which mark parts thousands in numbers; the comma is the decimal mark. */
  readonly thousands: '.' | ' ';
  /** Words become two at an apostrophe ("d'avant"). */
  readonly elides: boolean;
  /** Words of the language that are English words too: they do not tell the language. */
  readonly alsoEnglish: string;
}

/** Patterns of phrases around an adjective, or around a form of it: `plus {} que`. */
interface DegreePhrases {
  readonly comparative: readonly string[];
  readonly superlative: readonly string[];
  /** A superlative that follows what it is said of: `am {}en`. */
  readonly predicative: readonly string[];
  /** Of the contrary: `moins {} que` is said of what is less so. */
  readonly lessThan: readonly string[];
  readonly least: readonly string[];
}
