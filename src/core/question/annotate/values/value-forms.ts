import { isParticiple } from '../../../language/annotate/happenings.ts';
import { holdsValue } from '../../facts.ts';
import { stem } from '../../../language/stem.ts';
import { lowerText } from '../../../language/tokens.ts';
import { readNumber } from '../../../language/annotate/numbers.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import { HOLDING_WORDS } from '../../lexicon/passed-over.ts';
import { OUTCOME_VALUES, STATE_ENDINGS, STATE_FORMS } from '../../lexicon/states.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import { isKnownWord } from '../phrases.ts';
import { DENYING, isVocabulary, type ValueLook } from './value-parts.ts';

/** "succeeded" of a state called successful, "failed" of an outcome called Failure: another form of the one word that is a value of few. */
export function annotateForms(look: ValueLook): readonly Piece[] {
  return look.tokens.flatMap((token, at): readonly Piece[] => {
    if (token.kind !== 'word' || !/^\p{Ll}{4,}$/u.test(token.text) || !/(?:ed|ing|ful|ure|ion|al|ive|ment|en|s)$/.test(token.lower)) return [];
    if (look.isNoun(at) || (isKnownWord(token.lower) && !isState(look, at)) || wholes(look, token.lower).length > 0) return [];
    const hits = new Map<string, ValueHit>();
    for (const form of formsOf(token.lower))
      for (const hit of wholes(look, form).filter(({ spellings }) => !isDeed(look, at, spellings)))
        hits.set(`${hit.field} ${hit.spellings.join('|')}`, hit);
    const [only] = hits.values();
    return hits.size === 1 && only !== undefined
      ? [{ kind: 'value', hits: [only], isPart: true, from: at, to: at + 1, score: WEIGHTS.valuePart }]
      : [];
  });
}

/** "which customer opened the most tickets" of a state called open: what the subject did, and no state, which would be spelled as it is. */
export function isDeed({ tokens }: ValueLook, at: number, spellings: readonly string[]): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isOther = (spelling: string) => spelling !== token?.lower && !OUTCOME_VALUES.has(spelling);
  const isOtherForm = token !== undefined && spellings.length > 0 && spellings.every((spelling) => isOther(spelling.toLowerCase()));
  const isPassive = /^(?:is|are|was|were|be|been|being|got|get|not|n't|that|which|who)$/.test(before?.lower ?? '');
  // "places left to fill": what is still to be done is none that is done.
  if (isOtherForm && before?.lower === 'to' && TO_DO.test(tokens[at - 2]?.lower ?? '')) return true;
  return (
    isOtherForm &&
    isParticiple(token) &&
    before?.kind === 'word' &&
    !isPassive &&
    /^(?:the|a|an|their|its|his|her|most|more|fewest)$/.test(next?.lower ?? '')
  );
}

const TO_DO = /^(?:left|still|yet|remaining|remain|remains)$/;

function wholes({ facts }: ValueLook, phrase: string): readonly ValueHit[] {
  return facts.findValues(phrase).filter(({ field, kind }) => kind === 'whole' && isVocabulary(field, facts));
}

/** Behind "were" or "got", and before what is counted, a verb says in what state it is. */
function isState({ tokens, isNoun }: ValueLook, at: number): boolean {
  return /^(?:is|are|was|were|be|been|being|got|get|gets|that|which|who)$/.test(tokens[at - 1]?.lower ?? '') || isNoun(at + 1);
}

function formsOf(word: string): readonly string[] {
  const root = stem(word);
  // "successful" of a success, "wooden" of wood.
  const cut = ['ful', 'al', 'en']
    .filter((ending) => word.endsWith(ending) && word.length >= ending.length + 4)
    .map((ending) => word.slice(0, -ending.length));
  const roots = [root, ...cut, ...STATE_FORMS.filter((forms) => forms.includes(root)).flat()];
  return roots.flatMap((each) => [each, ...STATE_ENDINGS.map((ending) => `${each}${ending}`)]).filter((form) => form !== word);
}

/** "someone who can cook" of skills that "cooking" is one of. */
export function annotateAbilities({ tokens, facts }: ValueLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isAble = /^(?:who|that|someone|somebody|people) can$/.test(lowerText(tokens, Math.max(0, at - 2), at));
    if (!isAble || !/^\p{L}{3,}$/u.test(lower)) return [];
    const forms = [`${lower}ing`, `${lower.replace(/e$/, '')}ing`, `${lower}${lower.at(-1) ?? ''}ing`];
    const hits = [...new Set(forms)].flatMap((form) => facts.findValues(form).filter(({ kind }) => kind !== 'words'));
    const [only, ...more] = hits;
    return only === undefined || more.length > 0 ? [] : [{ kind: 'value', hits: [only], from: at, to: at + 1, score: WEIGHTS.value }];
  });
}

/** "entire homes" of "Entire home/apt", "credit cards" of "Credit card (automatic)": words with which one value of few begins. */
export function annotateBeginnings({ tokens, facts }: ValueLook): readonly Piece[] {
  return tokens.flatMap((token, from): readonly Piece[] => {
    const next = tokens[from + 1];
    if (token.kind !== 'word' || next?.kind !== 'word' || next.glued || !/^\p{L}{4,}$/u.test(next.text) || HOLDING_WORDS.has(token.lower)) return [];
    const begun = [next.lower, next.lower.replace(/s$/, '')].map((last) => `${token.lower} ${last}`);
    const isWhole = begun.some((phrase) => holdsValue(facts, phrase));
    const hits = isWhole ? [] : facts.findValues(begun[1] ?? '').flatMap((hit) => beginning(hit, begun, facts));
    const [hit, rival] = hits;
    return hit === undefined || rival !== undefined
      ? []
      : [{ kind: 'value', hits: [hit], isPart: true, from, to: from + 2, score: 2 * WEIGHTS.value + WEIGHTS.whole }];
  });
}

function beginning({ field, holders }: ValueHit, begun: readonly string[], facts: ValueLook['facts']): readonly ValueHit[] {
  const [only = '', other] = holders?.spellings ?? [];
  const value = only.toLowerCase();
  const isBegun = begun.some((phrase) => value.startsWith(phrase) && /^ ?[/(,]/.test(value.slice(phrase.length)));
  return holders !== undefined && other === undefined && isVocabulary(field, facts) && isBegun ? [{ field, ...holders }] : [];
}

/** "fastest over 10K" of races called so: a number that names values of a text is no bound of whatever else has numbers. */
export function isOfSize({ kind, from, to }: Piece, tokens: ValueLook['tokens'], facts: ValueLook['facts']): boolean {
  const said = tokens.slice(from + 1, to);
  const text = said.map((token) => token.text).join('');
  return (
    (kind === 'condition' || kind === 'bound') && tokens[from]?.lower === 'over' && /^\d+\p{L}+$/u.test(text) && facts.findValues(text).length > 0
  );
}

/** "worn brake pads" of faults such as "brake pads worn", "stalled at the junction": several words, in any order, of a few values of one field. */
export function annotateWordsOf({ tokens, facts, isNoun }: ValueLook): readonly Piece[] {
  return tokens.flatMap((_, from) =>
    [2, 3, 4, 5, 6].flatMap((count): readonly Piece[] => {
      const span = tokens.slice(from, from + count);
      const telling = span.filter(({ lower }) => !SMALL_WORDS.test(lower));
      const isClear = telling.every(({ kind, text }) => kind === 'word' && /^\p{Ll}{3,}$/u.test(text)) && span.length === count;
      const isEdged = telling[0] === span[0] && telling.at(-1) === span.at(-1) && telling.length > 1;
      if (!isClear || !isEdged || span.some((__, index) => isNoun(from + index))) return [];
      const [hit, ...rivals] = facts.findValues(telling.map(({ lower }) => lower).join(' ')).filter(({ field }) => field !== facts.titleField);
      const isMeant = hit?.kind === 'words' && rivals.length === 0 && !facts.key.includes(hit.field);
      if (!isMeant || hit.holders === undefined || !(hit.holders.kind === 'item' || isVocabulary(hit.field, facts))) return [];
      const isHalf = (value: string) =>
        !DENYING.test(value) && value.split(' ').filter((word) => !SMALL_WORDS.test(word)).length <= 2 * telling.length;
      if (!hit.holders.spellings.every(isHalf)) return [];
      const numbered = numberedHit(tokens, from, hit.holders);
      if (numbered !== null)
        return [
          {
            kind: 'value',
            hits: [{ field: hit.field, ...numbered.holders }],
            from: numbered.from,
            to: from + count,
            score: (count + 1) * WEIGHTS.value,
          },
        ];
      // What all records say tells none of them.
      if (hit.holders.spellings.length === facts.distinct(hit.field)) return [];
      const score = telling.length * WEIGHTS.valuePart + (count - telling.length) * WEIGHTS.harmless + WEIGHTS.whole;
      return [{ kind: 'value', hits: [{ field: hit.field, ...hit.holders }], isPart: true, from, to: from + count, score }];
    }),
  );
}

/** "one evening a week" of "1 evening a week" and "2 evenings a week": the values that have the number that stands before their words. */
function numberedHit(
  tokens: ValueLook['tokens'],
  from: number,
  holders: NonNullable<ValueHit['holders']>,
): { readonly from: number; readonly holders: NonNullable<ValueHit['holders']> } | null {
  const number = [1, 2].flatMap((count) => readNumber(tokens, from - count) ?? []).find(({ to }) => to === from);
  if (number === undefined || !holders.spellings.every((value) => /\d/.test(value))) return null;
  const spellings = holders.spellings.filter((value) => new RegExp(`(?<![\\d.,])${number.value}(?![\\d.,])`).test(value));
  return spellings.length === 0 ? null : { from: number.from, holders: { ...holders, spellings } };
}

const SMALL_WORDS = /^(?:an?|the|at|in|on|of|to|for|with|too|very|is|was|their|its|and)$/;

/** "a 16 amp hook-up", "12-volt pumps" of values written "16A", "12 V": a number with the word for the sign that stands in the value. */
export function annotateSigned({ tokens, facts }: ValueLook): readonly Piece[] {
  return tokens.flatMap(({ kind, text }, from): readonly Piece[] => {
    const at = tokens[from + 1]?.text === '-' ? from + 2 : from + 1;
    const sign = kind === 'number' ? SIGNS.get(tokens[at]?.lower.replace(/s$/, '') ?? '') : undefined;
    if (sign === undefined) return [];
    const hits = [`${text}${sign}`, `${text} ${sign}`].flatMap((value) =>
      facts.findValues(value).filter(({ field, kind: how }) => how === 'whole' && isVocabulary(field, facts)),
    );
    const [hit, ...rivals] = hits;
    if (hit === undefined || rivals.some(({ field }) => field !== hit.field)) return [];
    return [{ kind: 'value', hits: [hit], from, to: at + 1, score: (at + 1 - from) * WEIGHTS.value + WEIGHTS.whole }];
  });
}

/** Units by their words, one of each, with the sign that values are written with. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  'amp A/ampere A/volt V/watt W/kilowatt kW/litre L/liter L/millilitre ml/milliliter ml/kilo kg/kilogram kg/gram g/millimetre mm/millimeter mm/centimetre cm/centimeter cm/metre m/meter m/inch in/gigabyte GB/terabyte TB/megabyte MB/megapixel MP/kelvin K/hertz Hz/ohm Ω'
    .split('/')
    .map((pair) => {
      const [word = '', sign = ''] = pair.split(' ');
      return [word, sign] as const;
    }),
);
