import type { FieldProfile } from './fields.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

/** Words of a field's name, and the words of a query that say another field is meant. */
const OPPOSITES: readonly { readonly names: ReadonlySet<string>; readonly says: ReadonlySet<string> }[] = [
  ...bothWays('first initial earliest', 'last latest final'),
  ...bothWays('minimum', 'maximum'),
  ...bothWays('start begin', 'end finish'),
  ...bothWays('home', 'away'),
  ...bothWays('win', 'lose'),
  ...bothWays('buy buying purchase', 'sell selling sale'),
  ...bothWays('city urban', 'highway'),
  ...bothWays('domestic', 'worldwide international foreign global'),
  { names: stems('us national'), says: stems('worldwide international foreign global') },
  { names: stems('for'), says: stems('against') },
];
/** Prepositions in names, which a query has everywhere: they only count right after another word of the name ("price to 500"). */
const ENDS: Readonly<Record<string, RegExp>> = { from: /^(?:to|until|till)$/, to: /^from$/, until: /^from$/ };

/** True when what is said contradicts a word that tells the field from others: "last reviewed" of a first review, "minimum" of a maximum. */
export function contradicts(profile: FieldProfile, said: readonly Token[]): boolean {
  const own = new Set(profile.words.map((word) => word.stem));
  const isOpposite = OPPOSITES.some(({ names, says }) => {
    const isOfName = profile.words.some((word) => names.has(word.stem));
    return isOfName && said.some((token) => says.has(token.stem) && !own.has(token.stem)) && !said.some((token) => names.has(token.stem));
  });
  return isOpposite || profile.words.some((word) => isOtherEnd(word.stem, { own, said }));
}

function isOtherEnd(word: string, look: { readonly own: ReadonlySet<string>; readonly said: readonly Token[] }): boolean {
  const other = Object.hasOwn(ENDS, word) ? ENDS[word] : undefined;
  return other !== undefined && look.said.some((token, index) => look.own.has(token.stem) && other.test(look.said[index + 1]?.lower ?? ''));
}

function bothWays(one: string, other: string): readonly { readonly names: ReadonlySet<string>; readonly says: ReadonlySet<string> }[] {
  return [
    { names: stems(one), says: stems(other) },
    { names: stems(other), says: stems(one) },
  ];
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem));
}
