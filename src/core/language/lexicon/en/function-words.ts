/** Words that deny what follows them, or what stands before them. */
export const NEGATIONS =
  "no not non without never nor neither except excluding exclude excludes lacks lacking lack isn't aren't doesn't don't wasn't weren't won't can't cannot isnt arent doesnt dont cant wont" as const;

/** Words that join two conditions, or two values, by what they mean for the two. */
export const JOINTS: Readonly<Record<string, 'and' | 'or' | 'but'>> = {
  and: 'and',
  '&': 'and',
  plus: 'and',
  ',': 'and',
  ';': 'and',
  or: 'or',
  '/': 'or',
  but: 'but',
  yet: 'but',
  though: 'but',
};

/** Words between a denial and what it denies ("doesn't come with a charger"). */
export const DENIED_ACROSS =
  'on at in near facing any a an the of - be being require that which it to want charge charging previous your their or about get along like come' as const;

/** Verbs that turn a denial into indifference: "don't need parking". */
export const INDIFFERENCE = 'need care mind matter require necessarily sure know only just' as const;
