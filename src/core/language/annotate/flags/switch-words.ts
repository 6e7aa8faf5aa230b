import { FLAG_CONTRARIES, FLAG_PHRASES, FLAG_SYNONYMS, LIGHT_FLAG_WORDS } from '../../lexicon/en/flags.ts';
import { CLIPPINGS } from '../../lexicon/en/forms/clippings.ts';
import { SYNONYMS } from '../../lexicon/en/synonyms.ts';
import { stem } from '../../stem.ts';

const LIGHT: ReadonlySet<string> = new Set(LIGHT_FLAG_WORDS.split(' ').flatMap((word) => [word, stem(word)]));

const says: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FLAG_SYNONYMS).map(([word, said]) => [stem(word), new Set([stem(word), ...said.split(' ').map(stem)])]),
);

/** True for a name word that only says that the field is a yes or no. */
export function isLightSwitchWord(word: string): boolean {
  return LIGHT.has(word);
}

/** The stems that say this name word. */
export function saidFor(nameStem: string): ReadonlySet<string> {
  return says.get(nameStem) ?? clipped.get(nameStem) ?? new Set([nameStem]);
}

const clipped: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  CLIPPINGS.flatMap((forms) => forms.map((form) => [stem(form), new Set(forms.map(stem))] as const)),
);

/** True for a thing that is offered, so that who needs none of it does not mind it ("no parking needed"). */
export function isOffered(nameStem: string): boolean {
  return says.has(nameStem);
}

interface Phrase {
  readonly words: readonly string[];
  readonly value: boolean;
}

const phrasesByCore = new Map<string, Phrase[]>();
for (const { core, value, phrases } of FLAG_PHRASES) {
  const key = core.split(' ').map(stem).join(' ');
  phrasesByCore.set(key, [...(phrasesByCore.get(key) ?? []), ...phrases.map((phrase) => ({ words: phrase.split(' '), value }))]);
}

/** How names write that something is open at all hours, as stems. */
const ALL_HOURS = /^(?:open )?24(?:7| h| hour| 7)?(?: open)?$/;

/** Phrases, as token texts, that state a field of these core words otherwise, with what they make of it. */
export function phrasesFor(core: readonly string[]): readonly Phrase[] {
  return phrasesByCore.get(core.join(' ').replace(ALL_HOURS, 'open 247')) ?? [];
}

const contraries: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  FLAG_CONTRARIES.split(',').flatMap((pair) => {
    const [one, other] = pair.split('/').map((side) => new Set(side.trim().split(' ').map(stem)));
    return one === undefined || other === undefined
      ? []
      : [...[...one].map((word) => [word, other] as const), ...[...other].map((word) => [word, one] as const)];
  }),
);

/** The stems that say the contrary of this word of a name. */
export function contraryOf(nameStem: string): ReadonlySet<string> | undefined {
  return contraries.get(nameStem);
}

const lines = SYNONYMS.trim()
  .split('\n')
  .map((line) => new Set(line.split(' ').map(stem)));

/** Whether two different words of a name say one thing. */
export function isSameThing(one: string, other: string): boolean {
  return one !== other && lines.some((line) => line.has(one) && line.has(other));
}

/** Stems of who or what has a property that a name speaks of ("host_is_superhost"). */
export const BEARER =
  /^(?:host|seller|owner|user|author|customer|vendor|item|product|list|property|record|entry|post|job|company|employer|car|vehicle|house|home|apartment|room|plac|venu|event|movi|film|show|book|app|gam|restaurant|stor|shop|hotel|flight|account)$/;

/** Stems of words of names that say that a thing is not let in ("nesting_ban"). */
export const BAN = /^(?:bann?|prohibit|prohibition|forbid|forbidden)$/;

/** Stems that begin the name of what is not so or not there: "no_fee". */
export const WITHOUT = /^(?:no|non|not|without)$/;
