import { CLIPPED, CONTRARIES, LIGHT, PHRASES_BY_CORE, SAID_FOR, SAME_THINGS, type Phrase } from '../../lexicon/en/stems/switch-stems.ts';

/** True for a name word that only says that the field is a yes or no. */
export function isLightSwitchWord(word: string): boolean {
  return LIGHT.has(word);
}

/** The stems that say this name word. */
export function saidFor(nameStem: string): ReadonlySet<string> {
  return SAID_FOR.get(nameStem) ?? CLIPPED.get(nameStem) ?? new Set([nameStem]);
}

/** True for a thing that is offered, so that who needs none of it does not mind it ("no parking needed"). */
export function isOffered(nameStem: string): boolean {
  return SAID_FOR.has(nameStem) && !ASKED_OF_PEOPLE.test(nameStem);
}

/** What is asked of people and not offered to them, as stems: "no driving licence required". */
const ASKED_OF_PEOPLE = /^(?:licen[cs]|permit|degre|diploma|certificat|qualificat|qualification|experienc|deposit|registration)/;

/** How names write that something is open at all hours, as stems. */
const ALL_HOURS = /^(?:open )?24(?:7| h| hour| 7)?(?: open)?$/;

/** Phrases, as token texts, that state a field of these core words otherwise, with what they make of it. */
export function phrasesFor(core: readonly string[]): readonly Phrase[] {
  return PHRASES_BY_CORE.get(core.join(' ').replace(ALL_HOURS, 'open 247')) ?? [];
}

/** The stems that say the contrary of this word of a name. */
export function contraryOf(nameStem: string): ReadonlySet<string> | undefined {
  return CONTRARIES.get(nameStem);
}

/** Whether two different words of a name say one thing. */
export function isSameThing(one: string, other: string): boolean {
  return one !== other && SAME_THINGS.some((line) => line.has(one) && line.has(other));
}

/** Stems of who or what has a property that a name speaks of ("host_is_superhost"). */
export const BEARER =
  /^(?:host|seller|owner|user|author|customer|vendor|item|product|list|property|record|entry|post|job|company|employer|car|vehicle|house|home|apartment|room|plac|venu|event|movi|film|show|book|app|gam|restaurant|stor|shop|hotel|flight|account)$/;

/** Stems of words of names that say that a thing is not let in ("nesting_ban"). */
export const BAN = /^(?:bann?|prohibit|prohibition|forbid|forbidden)$/;

/** Stems that begin the name of what is not so or not there: "no_fee". */
export const WITHOUT = /^(?:no|non|not|without)$/;

/** What says behind a thing that it is let in or had ("tracker fitted"). */
export const PUT_IN = /^(?:allowed|permitted|possible|ok|okay|welcome|fitted|installed)$/;
/** What stands before a thing that is all that is said to be had. */
export const WITH = /^(?:with|without|no|has)$/;
/** What may stand behind a thing that is all that is said to be had. */
export const ENDS = /^(?:[^\p{L}\p{N}]+|and|or|but)$/u;
