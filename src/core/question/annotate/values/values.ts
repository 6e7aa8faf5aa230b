import { isPlural } from '../../../../text/plural.ts';
import type { Mention } from '../../../language/annotate/mentions.ts';
import { nameWords } from '../../../language/profile/field-names.ts';
import type { DataFacts } from '../../facts.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import type { Piece } from '../../piece.ts';
import { rootOf } from '../../../language/values/roots.ts';
import { CODED_VALUES } from '../../lexicon/coded-values.ts';
import { meantValues, otherNames } from '../../place-names.ts';
import { WEIGHTS } from '../../weights.ts';
import { isNameOf } from '../fields/field-mentions.ts';
import { isKnownWord } from '../phrases.ts';
import { annotateHeldWords } from './held-words.ts';
import { annotateSaidOfValues } from './said-of-values.ts';
import { annotateAbilities, annotateBeginnings, annotateForms, annotateSigned, annotateWordsOf, isDeed } from './value-forms.ts';
import { isKindOf, isOfRemarks, isVocabulary, partHit, type ValueLook } from './value-parts.ts';
import { shareRoot, stem } from '../../../language/stem.ts';
import type { TokenSpan } from '../../../language/tokens.ts';

const LONGEST = 8;
/** Spans that are exactly a value of a text field, or an item of a list field. */
export function annotateValues(look: ValueLook): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < look.tokens.length; from += 1) {
    for (let to = Math.min(look.tokens.length, from + LONGEST); to > from; to -= 1) {
      if (!isPhrase(look, { from, to })) continue;
      const hits = hitsOf(phraseOf(look, { from, to }), look.facts).filter((hit) => isMeant(hit, look, { from, to }));
      if (hits.length === 0) continue;
      const score = scoreOf(hits, look, { from, to });
      pieces.push({ kind: 'value', hits, from, to, score });
      const next = look.tokens[to];
      const called = next?.kind === 'word' ? hits.filter((hit) => isCalled(next.lower, hit)) : [];
      if (called.length > 0) pieces.push({ kind: 'value', hits: called, from, to: to + 1, score: score + WEIGHTS.field + WEIGHTS.whole });
      else if (next?.kind === 'word' && isKindOf(next.lower, hits, look.facts))
        pieces.push({ kind: 'value', hits, from, to: to + 1, score: score + WEIGHTS.noun });
    }
    const part = pieces.some((piece) => piece.from <= from && piece.to > from) ? null : partHit(look, from);
    if (part !== null) pieces.push({ kind: 'value', hits: [part], isPart: true, from, to: from + 1, score: WEIGHTS.valuePart });
  }
  return [
    ...pieces,
    ...annotateForms(look).filter((form) => pieces.every(({ from, to }) => form.to <= from || form.from >= to)),
    ...annotateAbilities(look),
    ...annotateBeginnings(look),
    ...annotateSigned(look),
    ...annotateSaidOfValues(look),
    ...annotateWordsOf(look).filter((words) => pieces.every(({ from, to }) => words.to <= from || words.from >= to)),
    ...annotateHeldWords(look),
  ].filter((piece) => !isRemarked(piece) && !isTheirs(piece, look));
}

/** One word of what somebody remarked, which is "seen" or "the beach" as often as what is asked for: of 13 such conditions, 5 were right. */
function isRemarked(piece: Piece): boolean {
  return piece.kind === 'value' && piece.isPart === true && piece.to - piece.from === 1 && piece.hits.every(isOfRemarks);
}

/** "failed their MOT" where stations are called "Docklands MOT", "on each canal" of one called "Oxford Canal": no part of a name. */
function isTheirs(piece: Piece, { tokens }: ValueLook): boolean {
  return piece.kind === 'value' && piece.isPart === true && /^(?:their|its|his|her|each|every)$/.test(tokens[piece.from - 1]?.lower ?? '');
}

/** "turbo-prop engines" of an `engine`, next to a number of engines: the noun behind the value is what its field is called. */
function isCalled(word: string, { field }: ValueHit): boolean {
  return nameWords(field).length === 1 && word !== field.toLowerCase() && rootOf(field.toLowerCase()) === rootOf(word);
}

/** "dogs or cats": a value that stands next to another one of its field is no switch that has its word in its name. */
export function isListedValue({ from, to }: TokenSpan, values: readonly Piece[], tokens: ValueLook['tokens']): boolean {
  const fieldsAt = (isThere: (span: TokenSpan) => boolean) =>
    values.flatMap((piece) =>
      piece.kind === 'value' && isThere(piece) ? piece.hits.flatMap(({ field, kind }) => (kind === 'words' ? [] : [field])) : [],
    );
  const own = fieldsAt((span) => span.from === from && span.to === to);
  const isJoint = (at: number) => /^(?:and|or|,)$/.test(tokens[at]?.lower ?? '');
  const beside = fieldsAt((span) => (span.to === from - 1 && isJoint(from - 1)) || (span.from === to + 1 && isJoint(to)));
  return own.some((field) => beside.includes(field));
}

/** Whether words that are a value are rather the name of a field. */
export function isNameRather(mention: Mention, piece: Piece, look: SaidLook): boolean {
  return isNameOf(mention, piece, look.tokens) && !isOwnValue(mention, piece, look);
}

/** The words of a question with the values among them. */
interface SaidLook {
  readonly tokens: ValueLook['tokens'];
  readonly values: readonly Piece[];
}

/** "furnished flats" of a text that is called so and holds "Furnished": the value, where nothing asks for its field. */
function isOwnValue({ profile }: Mention, piece: Piece, { tokens, values }: SaidLook): boolean {
  const isHeld = piece.kind === 'value' && piece.hits.some(({ field, kind }) => field === profile.field.name && kind === 'whole');
  const before = tokens[piece.from - 1]?.lower ?? '';
  // "where furnished is Unfurnished": what is said to be a value.
  if (/^(?:where|whose|if)$/.test(before) && /^(?:is|are|was|were|=)$/.test(tokens[piece.to]?.lower ?? '')) return false;
  // "with furnished Unfurnished".
  if (values.some((next) => next.kind === 'value' && next.from === piece.to && next.hits.some(({ field }) => field === profile.field.name)))
    return false;
  const isSaid = tokens[piece.to]?.kind === 'word' || /^(?:is|are|was|were|not|be)$/.test(before);
  return isHeld && isSaid && !OF_FIELD.test(before);
}

const OF_FIELD = /^(?:by|per|each|every|which|what|whose|of|different|distinct|and|or|,|versus|vs)$/;

/** The words of a span, as they were typed or are meant. */
function phraseOf({ tokens }: ValueLook, { from, to }: TokenSpan): string {
  return tokens
    .slice(from, to)
    .map(({ text, glued }, index) => (glued || index === 0 ? text : ` ${text}`))
    .join('');
}

const CONNECTING =
  /^(?:of|in|at|on|for|with|to|from|by|and|or|that|which|is|are|was|were|have|has|does|do|how|many|what|who|when|where|more|than|no|not|without|the|a|an|per|each|most|least|average|avg|mean|median|max|min|total|number)$/;

function isPhrase({ tokens }: ValueLook, { from, to }: TokenSpan): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]];
  // "new since Monday": what came since then, and no state of what is sold.
  if (first?.lower === 'new' && to - from === 1 && tokens[to]?.lower === 'since') return false;
  if (first === undefined || last === undefined || first.kind === 'mark' || (last.kind === 'mark' && !/^[+)!*]$/.test(last.text))) return false;
  if (to - from > 1)
    return (
      (!CONNECTING.test(last.lower) || /^\p{Lu}/u.test(last.text)) &&
      (!CONNECTING.test(first.lower) || /^\p{Lu}/u.test(first.text) || /^(?:no|not|in|on|at|for|with|without|the)$/.test(first.lower))
    );
  // "firmware 4.0.1", "rated 18": of fewer digits, next to what the field is called.
  if (first.kind === 'number') return /^\d{3,}$|^\d+(?:\.\d+){2,}$/.test(first.text) || tokens[from - 1]?.kind === 'word';
  const isCapital = (/^\p{Lu}/u.test(first.text) && from > 0) || isLetterBehindName(tokens, from);
  // "borrowed from us" names no country.
  if (first.text === 'us' && !/^(?:in|the)$/.test(tokens[from - 1]?.lower ?? '')) return false;
  return isCapital || !CONNECTING.test(first.lower);
}

/** "in wave a": a letter that ends its phrase, behind a word that may be the name of its field. */
function isLetterBehindName(tokens: ValueLook['tokens'], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return tokens[at]?.lower === 'a' && before?.kind === 'word' && !CONNECTING.test(before.lower) && (after === undefined || after.kind === 'mark');
}

const SMALL =
  /^(?:a|ad|ago|ah|all|am|an|and|any|are|as|at|be|been|big|bit|but|by|can|co|day|did|do|due|eg|eh|far|few|for|get|go|got|had|has|he|her|hey|hi|him|his|how|i|id|ie|if|in|is|it|its|la|let|lot|ma|mar|may|me|mi|mo|mr|ms|my|new|no|nor|not|now|of|off|oh|ok|old|on|one|or|our|out|own|pa|per|pls|put|re|sat|say|see|she|so|sum|sun|than|the|to|too|top|two|uh|um|up|us|use|via|vs|was|way|we|who|why|yes|you)$/;

/** A single word that questions are made of is a value only of a vocabulary, or in capitals. */
function isMeant(hit: ValueHit, look: ValueLook, { from, to }: TokenSpan): boolean {
  const token = look.tokens[from];
  // "of the clockmaker" of The Clockmaker: an article that the value has too.
  if (to - from > 1) return token?.text !== 'the' || hit.spellings.some((spelling) => /^the /i.test(spelling));
  if (token === undefined) return false;
  // "size 9.5" of a list of sizes.
  if (token.kind === 'number' && hit.kind === 'item') return isNamedAfter(hit, look.tokens[from - 1]);
  if (token.kind === 'number') return hit.kind === 'whole' && (token.text.length > 2 || isNamedAfter(hit, look.tokens[from - 1]));
  // "any salaries", "all jobs": what belongs to the noun behind it, and no value that is written so.
  if (DETERMINING.test(token.text) && isPlural(look.tokens[from + 1]?.lower ?? '')) return false;
  if (isStateOfCounted(hit, look, from) || isDeed(look, from, hit.spellings)) return false;
  // "may be paid", "its": a code of capitals that is spelled like a small word is typed so.
  const isCode = hit.spellings.length > 0 && hit.spellings.every((spelling) => /^\p{Lu}{1,3}$/u.test(spelling));
  if (token.lower === 'a' && token.text === 'a' && isLetterBehindName(look.tokens, from)) return isCode && isNamedAfter(hit, look.tokens[from - 1]);
  if (isCode && (SMALL.test(token.lower) || isKnownWord(token.lower)) && !isWrittenAsCode(look.tokens, from)) return false;
  const isPlain = token.text === token.lower || from === 0;
  const isOrdinary = isKnownWord(token.lower) || look.isNoun(from);
  return isVocabulary(hit.field, look.facts) || !isPlain || !isOrdinary || isJoined(hit, look, from);
}

const DETERMINING = /^(?:any|all|some|other|others|no|none|both|either|most|many|few|several)$/;

/** "both bug and mobile": a word of questions, next to another item of the same field. */
function isJoined({ field }: ValueHit, { tokens, facts }: ValueLook, at: number): boolean {
  return [at - 2, at + 2].some((place) => {
    const other = tokens[place];
    const joint = tokens[(at + place) / 2]?.lower ?? '';
    return (
      other?.kind === 'word' &&
      /^(?:and|or|,)$/.test(joint) &&
      facts.findValues(other.text).some((hit) => hit.field === field && hit.kind !== 'words')
    );
  });
}

/** "rated 18" of a field called Rating: the name of the field right before one of its numbers. */
function isNamedAfter({ field }: ValueHit, before: ValueLook['tokens'][number] | undefined): boolean {
  return before !== undefined && nameWords(field).some((word) => stem(word) === before.stem || shareRoot(stem(word), before.stem));
}

/** "how many licenses" of stations that are licensed, "bookings per month" of bookings: what is counted is a thing, and no state. */
function isStateOfCounted({ spellings }: ValueHit, { tokens, isNoun }: ValueLook, at: number): boolean {
  const isMany = /[^s]s$/.test(tokens[at]?.lower ?? '');
  const isCounted = isMany && (isNoun(at) || /^(?:many|of|the|all|most)$/.test(tokens[at - 1]?.lower ?? ''));
  return isCounted && spellings.length > 0 && spellings.every((value) => value.endsWith('ed'));
}

/** In capitals, where the whole is not: "IN" of "jobs in IN". */
function isWrittenAsCode(tokens: ValueLook['tokens'], at: number): boolean {
  const isShouted = tokens.length > 1 && tokens.every(({ kind, text }) => kind !== 'word' || !/\p{Ll}/u.test(text));
  return !isShouted && /^\p{Lu}+$/u.test(tokens[at]?.text ?? '');
}

function scoreOf(hits: readonly ValueHit[], look: ValueLook, { from, to }: TokenSpan): number {
  const isOfVocabulary = hits.some(({ field }) => isVocabulary(field, look.facts));
  const isCapital =
    Array.from({ length: to - from }, (_, index) => look.tokens[from + index]?.text ?? '').some((word) => /^\p{Lu}/u.test(word)) && from > 0;
  const isOwnNoun = to - from === 1 && look.isNoun(from) && isInName(look.tokens[from]?.lower ?? '', look.facts) && !isToldApart(hits, look, from);
  const each = isOwnNoun ? WEIGHTS.noun - 0.3 : isOfVocabulary || isCapital || to - from > 1 ? WEIGHTS.value : WEIGHTS.nameValue;
  // "Next day" of a delivery: in capitals as the value is, it is no date.
  const isWritten = isCapital && to - from > 1 && hits.some(({ spellings }) => spellings.includes(phraseOf(look, { from, to })));
  return (to - from) * each + (to - from - 1) * WEIGHTS.whole + (isWritten ? 1 : 0);
}

/** "dogs" of a scraper called dogs, or sheepdogs. */
function isInName(word: string, { name }: DataFacts): boolean {
  return nameWords(name).some((own) => own === word || (own.length > word.length + 2 && rootOf(own).endsWith(rootOf(word))));
}

/** "are dogs dearer than bitches", "dogs only", "which are dogs": beside another value of its field or the name of that, or told from others, no record is meant. */
function isToldApart(hits: readonly ValueHit[], { tokens, facts }: ValueLook, at: number): boolean {
  const [before, after] = [at - 1, at + 1].map((place) => tokens[place]);
  if (/^(?:only|just)$/.test(before?.lower ?? '') || after?.lower === 'only') return true;
  if (/^(?:is|are|was|were|not)$/.test(before?.lower ?? '') && (after === undefined || after.kind === 'mark')) return true;
  const own = new Set(hits.flatMap(({ spellings }) => spellings));
  // "fully trained dogs", "how many papers are vinyl": what is said of the records.
  const isSaidOf = (place: number) => place === at - 1 || (place === at + 2 && /^(?:is|are|was|were)$/.test(after?.lower ?? ''));
  const isOther = (word: string, field: string) =>
    facts.findValues(word).some((hit) => hit.field === field && hit.kind === 'whole' && !hit.spellings.some((spelling) => own.has(spelling)));
  return hits.some(({ field }) =>
    tokens.some(
      ({ kind, text, stem: root }, place) =>
        place !== at && kind === 'word' && ((!isSaidOf(place) && isOther(text, field)) || nameWords(field).map(stem).includes(root)),
    ),
  );
}

/** The one value that a phrase means that no value is called by; none where several fit. */
function meantHits(phrase: string, facts: DataFacts): readonly ValueHit[] {
  const hits = meantValues(phrase).flatMap((value) =>
    facts.findValues(value).filter(({ field, kind }) => kind !== 'words' && isVocabulary(field, facts)),
  );
  const isOne = new Set(hits.map(({ field, spellings }) => `${field} ${spellings.join('|')}`)).size === 1;
  return isOne ? hits.slice(0, 1) : [];
}

/** "wingers" of positions LW and RW: the codes of one field that a word stands for. */
function codedHits(phrase: string, facts: DataFacts): readonly ValueHit[] {
  const lower = phrase.toLowerCase();
  for (const { fields, said } of CODED_VALUES) {
    const codes = said.get(lower) ?? said.get(lower.replace(/s$/, ''));
    const hits = (codes ?? []).flatMap((code) =>
      facts
        .findValues(code)
        .filter(({ field, kind, spellings }) => kind !== 'words' && spellings.includes(code) && nameWords(field).some((word) => fields.has(word))),
    );
    const [first] = hits;
    if (first !== undefined && hits.every(({ field, kind }) => field === first.field && kind === first.kind))
      return [{ ...first, spellings: hits.flatMap(({ spellings }) => spellings), records: hits.reduce((sum, { records }) => sum + records, 0) }];
  }
  return [];
}

/** Whole values and items of lists; of another name of a place too. */
function hitsOf(phrase: string, facts: DataFacts): readonly ValueHit[] {
  const own = facts.findValues(phrase).filter(({ kind }) => kind !== 'words');
  if (own.length === 0 && !SMALL.test(phrase)) {
    const coded = codedHits(phrase, facts);
    const meant = coded.length > 0 ? coded : meantHits(phrase, facts);
    if (meant.length > 0) return meant;
  }
  // "tell me" is no state of Maine.
  const others = (SMALL.test(phrase) ? [] : otherNames(phrase)).flatMap((name) => facts.findValues(name).filter(({ kind }) => kind !== 'words'));
  const merged = own.map((hit) => {
    const same = others.filter(({ field }) => field === hit.field);
    if (same.length === 0) return hit;
    const spellings = [...new Set([...hit.spellings, ...same.flatMap((other) => other.spellings)])];
    return { ...hit, spellings, records: hit.records + same.reduce((sum, { records }) => sum + records, 0) };
  });
  // "Japanese" is a language where one is called so, and no country.
  const isWhole = merged.some(({ kind }) => kind === 'whole');
  // "Indiana" is a town too, and the state of the others, written IN.
  const isCode = ({ spellings }: ValueHit) => spellings.every((each) => /^\p{Lu}{2,3}$/u.test(each));
  const isOther = (hit: ValueHit) => own.every(({ field }) => field !== hit.field) && (!isWhole || (isVocabulary(hit.field, facts) && isCode(hit)));
  const hits = [...merged, ...others.filter(isOther)];
  // A country and its code beside it: the same records.
  return hits.filter((hit) => !isCode(hit) || !hits.some((named) => named !== hit && !isCode(named) && named.records === hit.records));
}
