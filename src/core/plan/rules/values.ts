import type { ValueHit } from '../../language/values/value-index.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import { nameAt, type Naming } from './naming.ts';
import { otherNames } from './place-names.ts';
import { isGlue, isLightVerb } from './words.ts';

/** A stretch that is a value of a text field. */
export interface ValueFound extends Stretch {
  readonly hit: ValueHit;
  readonly denied: boolean;
}

const LONGEST = 7;

export interface ValueLook {
  /** True for a word that only says what the records are. */
  readonly isEntity: (word: string) => boolean;
  /** Least number of words of a value. */
  readonly least: number;
  /** `whole`: only values and items of lists, before the other words of the question are read. */
  readonly only?: 'whole';
}

/** The values that the free words of a question name, the longest first; each takes in the words that tell of which field it is. */
export function claimValues(scan: Scan, look: ValueLook): readonly ValueFound[] {
  const { ledger } = scan;
  const found: ValueFound[] = [];
  for (let length = LONGEST; length >= look.least; length -= 1) {
    for (let from = 0; from + length <= ledger.tokens.length; from += 1) {
      const stretch = { from, to: from + length };
      if (!isPhrase(scan, stretch)) continue;
      const value = valueOf(scan, stretch, look);
      if (value === null) continue;
      ledger.take(value);
      found.push(value);
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** Begins and ends with words that say something, none of them explained. */
function isPhrase(scan: Scan, stretch: Stretch): boolean {
  const { ledger } = scan;
  const [first, last] = [ledger.tokens[stretch.from], ledger.tokens[stretch.to - 1]];
  if (first === undefined || last === undefined || !ledger.isFree(stretch)) return false;
  const isMark = first.kind === 'mark' || (last.kind === 'mark' && last.text !== '+');
  const isSingle = stretch.to - stretch.from === 1;
  if (isMark || (isSingle && first.kind === 'number' && !/^\d{3,}$/.test(first.text))) return false;
  if (isSingle) return !isGlue(first.lower) || isCapital(scan, stretch.from);
  return !isConnecting(last.lower) && (!isConnecting(first.lower) || /^\p{Lu}/u.test(first.text));
}

function isConnecting(word: string): boolean {
  return /^(?:of|in|at|on|for|with|to|from|by|and|or|that|which|is|are|was|were|have|has|does|do|how|many|what|who|when|where|more|than|no|not|without)$/.test(
    word,
  );
}

/** In capitals where the sentence does not ask for them: a name, whatever the word. */
function isCapital({ ledger }: Scan, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(ledger.tokens[at]?.text ?? '') && ledger.word(at) !== 'i';
}

function valueOf(scan: Scan, stretch: Stretch, look: ValueLook): ValueFound | null {
  const { ledger, facts } = scan;
  const phrase = ledger.said(stretch);
  const hits = hitsOf(phrase, facts).filter((hit) => !isOneOfMany(hit, scan, stretch, look));
  if (hits.length === 0) return null;
  const before = cueBefore(scan, stretch.from);
  const after = cueAfter(scan, stretch.to);
  const cued = hits.find(
    ({ field, kind }) => (field === before?.field && (kind !== 'words' || before.isSaid)) || (field === after?.field && kind !== 'words'),
  );
  const hit = cued ?? chosen(hits, scan, stretch, look);
  if (
    look.only === 'whole' &&
    (hit?.kind === 'words' || /\b(?:how many|average|most|least|top|number of|total|median|which|what)\b/.test(phrase.toLowerCase()))
  )
    return null;
  if (hit === undefined) return null;
  const isBefore = cued !== undefined && cued.field === before?.field;
  const isAfter = cued !== undefined && !isBefore && cued.field === after?.field;
  const from = isBefore ? (before?.from ?? stretch.from) : stretch.from;
  const denial = denialBefore(scan, from);
  return { hit, denied: denial !== null, from: denial ?? from, to: isAfter ? (after?.to ?? stretch.to) : stretch.to };
}

/** "Grand hotels" is no plural of the one called Grand Hotel, where others begin with "Grand" too. */
function isOneOfMany(
  { field, kind, spellings, records }: ValueHit,
  { ledger, facts }: Scan,
  { from, to }: Stretch,
  { isEntity }: ValueLook,
): boolean {
  const noun = ledger.word(to - 1);
  if (kind !== 'whole' || to - from < 2 || !isEntity(noun) || !noun.endsWith('s')) return false;
  if (spellings.some((value) => value.toLowerCase().endsWith(noun))) return false;
  return facts
    .findValues(ledger.said({ from, to: to - 1 }))
    .some((other) => other.field === field && other.kind === 'words' && other.records > records);
}

/** Values of the phrase and of other names for the same; in one field, both count. */
function hitsOf(phrase: string, facts: Scan['facts']): readonly ValueHit[] {
  const own = facts.findValues(phrase);
  const others = otherNames(phrase).flatMap((name) => facts.findValues(name).filter(({ kind }) => kind !== 'words'));
  const merged = own.map((hit) => {
    const same = others.filter(({ field }) => field === hit.field);
    if (same.length === 0) return hit;
    const spellings = [...new Set([...hit.spellings, ...same.flatMap((other) => other.spellings)])];
    const isWhole = hit.kind === 'whole' && same.every(({ kind }) => kind === 'whole');
    return {
      ...hit,
      kind: isWhole ? ('whole' as const) : ('item' as const),
      spellings,
      records: hit.records + same.reduce((sum, { records }) => sum + records, 0),
    };
  });
  const fresh = others.filter(({ field }) => own.every((hit) => hit.field !== field));
  const all = [...merged, ...fresh];
  return [...all.filter(({ kind }) => kind !== 'words'), ...all.filter(({ kind }) => kind === 'words')];
}

/** Of several fields that hold the phrase, the one that is meant when no word tells. */
function chosen(hits: readonly ValueHit[], scan: Scan, stretch: Stretch, { isEntity }: ValueLook): ValueHit | undefined {
  const { ledger } = scan;
  const isSingle = stretch.to - stretch.from === 1;
  const word = ledger.word(stretch.from);
  const verb = verbBefore(scan, stretch.from);
  const ofVerb = verb === null ? undefined : hits.find(({ field }) => verb.test(field));
  if (ofVerb !== undefined) return ofVerb;
  const whole = hits.filter(({ kind }) => kind !== 'words');
  // What the records are called restricts them only where a vocabulary has the word.
  if (isSingle && isEntity(word)) return whole.find(({ field }) => isVocabulary(field, scan));
  const best = whole.find(({ field }) => isVocabulary(field, scan)) ?? whole[0];
  // "shipping" is rather the shipping days than the status "shipped".
  if (
    isSingle &&
    best !== undefined &&
    word.endsWith('ing') &&
    !best.spellings.some((value) => value.toLowerCase().includes(word)) &&
    nameAt(scan, stretch.from, () => true) !== null
  )
    return undefined;
  if (best !== undefined && (!isSingle || word.length > 1 || isCapital(scan, stretch.from))) {
    return isSingle && isLightVerb(word) && !isVocabulary(best.field, scan) ? undefined : best;
  }
  if (isSingle && (isLightVerb(word) || word.length < 3)) return undefined;
  if (nameAt(scan, stretch.from, () => true) !== null) return undefined;
  if (isGlue(word) || /^(?:best|worst|top|most|least|first|last|other|another|new|old|good|bad|nearest|next|average)$/.test(word)) return undefined;
  const isPlaced = /^(?:in|at|near|from|around|within)$/.test(wordBefore(scan, stretch.from));
  const words = hits.filter(({ kind, spellings, field }) => kind === 'words' && spellings.length > 0 && (!isPlaced || PLACES.test(field)));
  const vocabulary = words.find(({ field }) => isVocabulary(field, scan));
  return vocabulary ?? words.find((hit) => isNamed(hit, scan, stretch, isEntity)) ?? words.find((hit) => isNoun(hit, scan, stretch));
}

function isVocabulary(field: string, { facts }: Scan): boolean {
  return (facts.distinct(field) ?? Infinity) <= Math.max(50, facts.records / 20);
}

/** Names of fields that tell where, or of what kind, something is. */
const PLACES =
  /loc|place|city|town|state|country|county|region|address|neigh|area|district|airport|station|venue|province|origin|dest|street|depart|categ|genre|type|class|listed|phase|section|team|school|compan/i;

function wordBefore({ ledger }: Scan, at: number): string {
  return /^(?:the|a|an)$/.test(ledger.word(at - 1)) ? ledger.word(at - 2) : ledger.word(at - 1);
}

/** Words of names are meant only where the question writes a name, or puts them before what records are called ("toyota cars"). */
function isNamed({ spellings }: ValueHit, { ledger }: Scan, { from, to }: Stretch, isEntity: ValueLook['isEntity']): boolean {
  const phrase = ledger.said({ from, to }).toLowerCase();
  const isExact = spellings.includes(phrase.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim());
  const isCapitals = Array.from({ length: to - from }, (_, index) => ledger.tokens[from + index]?.text ?? '').every((text) =>
    /^(?:\p{Lu}|\d)/u.test(text),
  );
  if (isExact && isCapitals && from > 0) return true;
  if (/^(?:named|called|titled)$/.test(ledger.word(from - 1))) return true;
  return isExact && isEntity(ledger.word(to)) && !/^(?:with|without|no)$/.test(ledger.word(from - 1));
}

/** Verbs that tell of which field the name after them is. */
const VERBS: readonly (readonly [RegExp, RegExp])[] = [
  [/^directed by$/, /direct/i],
  [/^(?:written|authored) by$/, /author|writer|written/i],
  [/^(?:made|manufactured|built|produced) by$/, /brand|make|manufactur|maker|produc|company|studio|distribut/i],
  [/^published by$/, /publish/i],
  [/^distributed by$/, /distribut/i],
  [/^(?:operated|flown) by$/, /operat|airline|carrier/i],
  [/^(?:sold|offered|listed|posted) by$/, /sell|vendor|dealer|shop|store|compan|host|owner|agent/i],
  [/^(?:hosted|owned|run|managed) by$/, /host|owner|manager|operator/i],
  [/^(?:\w+ )?(?:starring|featuring)$/, /cast|star|actor/i],
  [/^(?:posted|hiring|jobs|job|positions|roles|openings|work|working|listings) (?:at|for)$/, /compan|employer|organi[sz]ation|firm/i],
  [/^(?:departing|departs|depart|leaving|flying|flights|flight|trips|from) from$/, /origin|depart|from/i],
  [/^(?:arriving|arrive|arrives|going|flying|flights|flight|landing|bound) (?:to|at|in|for)$/, /dest|arriv|to$/i],
  [/^(?:\w+ )?rated$/, /rating|rated/i],
];

function verbBefore({ ledger }: Scan, at: number): RegExp | null {
  const words = `${ledger.word(at - 2)} ${ledger.word(at - 1)}`.trim();
  return VERBS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const FEWEST_NAMED = 3;

/** "how many pine chairs", "which tables": what stands where the noun of the records does, in the names of several of them. */
function isNoun({ field, records }: ValueHit, { ledger, facts }: Scan, { from, to }: Stretch): boolean {
  return (
    field === facts.titleField &&
    records >= FEWEST_NAMED &&
    /^(?:many|which|all|list|average|cheapest|of|any|show|me)$/.test(ledger.word(from - 1)) &&
    /^(?:|\?|,|are|is|do|does|did|have|cost|costs|in|from|with|without|under|over|below|above|got|became|dropped|fell|rose|there|by|that|which)$/.test(
      ledger.word(to),
    )
  );
}

interface Cue extends Stretch {
  readonly field: string;
  /** A small word between the two says that the one is the other's. */
  readonly isSaid: boolean;
}

/** "city of Boston", "whose fuel is diesel", "director: Ann Lee". */
function cueBefore(scan: Scan, at: number): Cue | null {
  const { ledger } = scan;
  let end = at;
  while (/^(?:is|are|was|were|of|=|:|the|a|an|equal|equals|to|named|called|set|like|as|being|"|“|')$/u.test(ledger.word(end - 1)) && end > at - 4)
    end -= 1;
  for (const start of [end - 4, end - 3, end - 2, end - 1]) {
    const naming = start < 0 ? null : nameAt(scan, start, isText);
    if (naming !== null && naming.to === end && !isOfLonger(scan, naming) && !/\bof an?$/.test(ledger.said({ from: end, to: at }).toLowerCase()))
      return asCue(naming, end < at);
  }
  return null;
}

/** "rating" of "IMDB rating" is no cue for the rating of the authorities. */
function isOfLonger(scan: Scan, { from, to }: Stretch): boolean {
  return [from - 1, from - 2].some((start) => {
    const longer = start < 0 ? null : nameAt(scan, start, () => true);
    return longer !== null && longer.from < from && longer.to >= to && longer.said >= 0.9;
  });
}

/** "diesel fuel", "Boston city". */
function cueAfter(scan: Scan, at: number): Cue | null {
  const naming = nameAt(scan, at, isText);
  return naming === null ? null : asCue(naming, false);
}

function isText({ field }: Naming['profile']): boolean {
  return field.type === 'text';
}

function asCue({ profile, from, to }: Naming, isSaid: boolean): Cue {
  return { field: profile.field.name, from, to, isSaid };
}

/** Where a denial before a value begins: "not in Boston", "other than diesel", "non-diesel", "excluding". */
function denialBefore({ ledger }: Scan, at: number): number | null {
  let index = at - 1;
  while (/^(?:in|from|a|an|the|of|by|on|at|-|than|for)$/.test(ledger.word(index)) && index > at - 4) index -= 1;
  if (ledger.isTaken(index)) return null;
  if (
    /^(?:not|non|except|excluding|without|no|aren't|isn't|weren't|wasn't|don't|outside|besides|never|neither|nor|but|exclude)$/.test(
      ledger.word(index),
    )
  ) {
    return ledger.word(index) === 'but' && ledger.word(index + 1) === 'in' ? null : index;
  }
  return /^(?:other)$/.test(ledger.word(index)) && ledger.word(index + 1) === 'than' ? index : null;
}
