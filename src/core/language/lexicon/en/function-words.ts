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
