import { wordSet } from '../../../../text/word-set.ts';

/** Auxiliary verbs with the "not" that they hold, with and without its apostrophe. */
export const CONTRACTED_DENIALS: readonly string[] = [
  ...'is are was were do does did has have had could would should must'.split(' ').flatMap((verb) => [`${verb}n't`, `${verb}nt`]),
  ..."can't cant won't wont ain't aint cannot".split(' '),
];

/** "not", "never" and the contractions: they deny a verb, or what is said of a thing. */
export const VERB_DENIALS: ReadonlySet<string> = new Set(['not', 'never', ...CONTRACTED_DENIALS]);

/** Words that deny what follows them, or what stands before them. */
export const NEGATIONS: readonly string[] = [
  ...'no not non without never nor neither except excluding exclude excludes lacks lacking lack'.split(' '),
  ...CONTRACTED_DENIALS,
];

/** Words between a denial and what it denies ("doesn't come with a charger"). */
export const DENIED_ACROSS =
  'on at in near behind facing any a an the of - be being require that which it to want charge charging previous your their or about get along like come' as const;

/** Verbs that turn a denial into indifference: "don't need parking". */
export const INDIFFERENCE = 'need care mind matter require necessarily sure know only just' as const;

/**
 * Words that rank nothing: they stand in every text and say nothing of what is looked for. "without", "one" (piece), "off" (the shoulder) and "up" do:
 * leaving them out cost 0.005 nDCG@10 on a set of product searches.
 */
export const STOP_WORDS =
  "a an the this that these those and or but of in on at by for from to into onto with within as is are was were be been being am it its it's there here which who whom whose what where when while how do does did done has have had having can could will would shall should may might must nor so than then too very just only also some any all each every both few more most other such own same i me my we us our you your he him his she her they them their about above below over under between through during before after again down out please" as const;

/** Words that tell that a text is in English: none of them is a word of German, French or Spanish too. */
export const ENGLISH_WORDS: ReadonlySet<string> =
  wordSet(`the of and with without under over below above more less than least between from to by for which what who where when how many much are were
   does have has cost costs cheap cheaper cheapest expensive most highest lowest largest smallest newest oldest best top rated rating price
   prices year years built since before after until only not any each every show list find give there average count share it its they their
   this that these off last next first week month months day days today good near big small new old free paid up practice practices`);
