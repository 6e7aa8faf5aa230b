/** A language that questions and queries may be in, as data: what is said in it, by the English words that the readers know. */
export interface ForeignLexicon {
  readonly code: 'de' | 'fr' | 'es';
  /** English by what is said, a line each: `more than: mehr als | über`. Words stand for their inflected forms too. An empty left side drops the phrase. */
  readonly phrases: string;
  /** What records and their fields are called, in the same form; compounds may end in them. */
  readonly nouns: string;
  /** Beginnings of compounds, by their English: `durchschnitts` in "Durchschnittspreis". */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Endings that words of five letters and more are compared without. */
  readonly endings: RegExp;
  /** Which mark parts thousands in numbers; the comma is the decimal mark. */
  readonly thousands: '.' | ' ';
  /** Words become two at an apostrophe ("d'avant"). */
  readonly elides: boolean;
  /** Words of the language that are English words too: they do not tell the language. */
  readonly alsoEnglish: string;
  /** Short words that tell the language from the others here, though not from English. */
  readonly hints: ReadonlySet<string>;
}
