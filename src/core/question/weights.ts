/**
 * What each kind of evidence counts for one token of the question. A cover of more evidence wins; the order of these is what matters: what the data
 * itself says goes before what words usually mean, and a word that is only known as harmless counts least.
 */
export const WEIGHTS = {
  /** A bound that has found its field. */
  condition: 3,
  /** A word of a yes-or-no field: less than a whole value of a text field. */
  flag: 2.75,
  /** A comparison without a field. */
  loose: 1.8,
  /** Exactly a value of the data. */
  value: 2.9,
  /** Values of fields that name one record each are often ordinary words. */
  nameValue: 2.3,
  /** A part of a value: less than any name, more than words that only hold a question together. */
  valuePart: 2.2,
  /** A word that values of one text hold, where nothing else is known of it. */
  held: 0.3,
  /** Words of a field's name, times the proportion of the name that was said. */
  field: 2.6,
  /** Phrases that questions are made of. */
  phrase: 2.5,
  /** The first words of a question say what it asks for. */
  opening: 0.5,
  noun: 2.45,
  link: 2,
  verb: 1.6,
  harmless: 1.5,
  number: 1,
  quote: 5,
  mark: 0.1,
  /** Each longer phrase is more certain than its words apart. */
  whole: 0.4,
  /** What each degree of being called after a concept adds to a superlative of it, so that the plainest name goes first. */
  named: 0.1,
  unknown: -2,
} as const;
