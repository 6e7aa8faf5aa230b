import { isHappening } from '../annotate/happenings.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { stemSet } from '../stem.ts';
import type { Token } from '../tokens.ts';

/** Words of a field's name, and the words of a query that say another field is meant. */
interface Opposite {
  readonly names: ReadonlySet<string>;
  readonly says: ReadonlySet<string>;
}

const OPPOSITES: readonly Opposite[] = [
  ...bothWays('first initial earliest', 'last latest final'),
  ...bothWays('minimum', 'maximum'),
  ...bothWays('start begin', 'end finish'),
  ...bothWays('home', 'away'),
  ...bothWays('win', 'lose'),
  ...bothWays('buy buying purchase', 'sell selling sale'),
  ...bothWays('city urban', 'highway'),
  ...bothWays('domestic', 'worldwide international foreign global'),
  ...eachWay(
    'us america national',
    'worldwide international foreign global',
    'europe',
    'japan',
    'britain',
    'canada',
    'australia',
    'india',
    'china',
    'germany',
  ),
  { names: stemSet('for'), says: stemSet('against') },
];
/** Prepositions in names, which a query has everywhere: they only count right after another word of the name ("price to 500"). */
const ENDS: Readonly<Record<string, RegExp>> = { from: /^(?:to|until|till)$/, to: /^from$/, until: /^from$/ };

/** What can contradict the name of a field. */
interface Sides {
  readonly own: ReadonlySet<string>;
  readonly opposites: readonly Opposite[];
  readonly ends: readonly RegExp[];
}

const known = new WeakMap<FieldProfile, Sides>();

/** Found once a field: it is asked of every field at every number. */
function sidesOf(profile: FieldProfile): Sides {
  const before = known.get(profile);
  if (before !== undefined) return before;
  const words = profile.words.map((word) => word.stem);
  const opposites = OPPOSITES.filter(({ names }) => words.some((word) => names.has(word)));
  const sides = { own: new Set(words), opposites, ends: words.flatMap((word) => (Object.hasOwn(ENDS, word) ? (ENDS[word] ?? []) : [])) };
  known.set(profile, sides);
  return sides;
}

/** True when what is said contradicts a word that distinguishes the field from others: "last reviewed" of a first review, "minimum" of a maximum. */
export function contradicts(profile: FieldProfile, said: readonly Token[]): boolean {
  const { own, opposites, ends } = sidesOf(profile);
  const isOpposite = opposites.some(
    ({ names, says }) => said.some((token) => says.has(token.stem) && !own.has(token.stem)) && !said.some((token) => names.has(token.stem)),
  );
  // "ready to leave after June" says what happens then, and of no price "to" which end.
  const isDeed = (at: number) => said[at]?.lower === 'to' && isHappening(said[at + 1]?.stem ?? '');
  const isEnd = (end: RegExp) => said.some((token, at) => own.has(token.stem) && end.test(said[at + 1]?.lower ?? '') && !isDeed(at + 1));
  return isOpposite || ends.some(isEnd);
}

/** Each of several against all others. */
function eachWay(...sides: readonly string[]): readonly Opposite[] {
  return sides.map((side) => ({ names: stemSet(side), says: stemSet(sides.filter((other) => other !== side).join(' ')) }));
}

function bothWays(one: string, other: string): readonly Opposite[] {
  return [
    { names: stemSet(one), says: stemSet(other) },
    { names: stemSet(other), says: stemSet(one) },
  ];
}
