import { isPlural } from '../../../text/plural.ts';
import type { AnnotateLook } from './look.ts';
import type { Mention } from '../../language/annotate/mentions.ts';
import type { Schema } from '../../language/profile/schema.ts';
import { nameWords, wordsOfName } from '../../language/profile/field-names.ts';
import { stem as stemOf } from '../../language/stem.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { isOrdinalEnding } from '../../language/annotate/numbers.ts';
import { isSaidWithoutDate } from '../../language/bind/dates/going-on.ts';
import { isOfPeople } from '../../language/bind/unnamed/parties.ts';
import { bareSuperlatives } from '../../language/annotate/superlatives.ts';
import { isCovered, lowerText, positions, touches, type Token, type TokenSpan } from '../../language/tokens.ts';
import type { Piece } from '../piece.ts';
import { rankOfName } from '../read/name-rank.ts';
import { WEIGHTS } from '../weights.ts';
import { annotateNumberedRecords } from './values/numbered-records.ts';
import { annotateBounds } from './bounds.ts';
import { linkConcepts } from './concepts.ts';
import { denominators, mentionsIn } from './fields/field-mentions.ts';
import { annotateEvents } from './events.ts';
import { annotateExtremes, isLengthOf, besideRanks } from './extremes.ts';
import { fieldPieces } from './fields/field-pieces.ts';
import { annotateMeasureNouns, annotateNamedStatistics, annotateTotals } from './fields/measure-nouns.ts';
import { isOwnNoun, NUMBERED } from './fields/own-nouns.ts';
import { isHalfName } from './fields/half-names.ts';
import { fullNames, namesAsked } from './fields/full-names.ts';
import { nounPieces } from './noun-pieces.ts';
import { annotateClockTimes } from './times/clock-times.ts';
import { annotateSaidInProse } from './prose/said-in-prose.ts';
import { annotateSaidToContain } from './prose/said-to-contain.ts';
import { annotatePhrases, isKnownWord, numerals, recordWords } from './phrases.ts';
import { annotateSigns } from './fields/signs.ts';
import { annotateSpoken } from './spoken.ts';
import { annotateTails } from './fields/tails.ts';
import { isOfSize } from './values/value-forms.ts';
import { annotateValues, isListedValue, isNameRather } from './values/values.ts';
import { annotateWhole } from './whole.ts';

/** Every hypothesis about every span of the question. */
export function annotate(look: AnnotateLook): readonly Piece[] {
  const { tokens, schema, facts } = look;
  const mentions = mentionsIn(look);
  const quotes = quotesIn(look, mentions);
  const isQuoted = (at: number) => isCovered(at, quotes);
  const isNoun = (at: number) => isNounAt(look, at) && !isVerbOfNoun(look, at);
  const isPerson = (at: number) => look.isRecordNoun('person') && isNoun(at);
  const isPhrase = (piece: Piece) => !(isNoun(piece.from) && isNounInstead(piece, tokens)) && !isDeed(piece, tokens);
  const phrases = [...annotatePhrases(tokens).filter(isPhrase), ...annotateWhole(look)];
  const isNamed = (at: number) => mentions.some(({ to }) => to === at) && !isNoun(at - 1);
  const amounts = [...annotateLimits(tokens, phrases, { isNoun, isNamed }), ...annotatePercentiles(tokens), ...annotateWidths(tokens, phrases)];
  const taken = new Set(amounts.flatMap((piece) => (piece.kind === 'limit' && piece.end === null ? [] : positions(piece))));
  const telling = mentions.filter((mention) => !isHalfName(mention, look, isNoun));
  const links = linkConcepts(look, telling);
  const values = annotateValues({ tokens, facts, isNoun });
  const isName = (piece: Piece) => mentions.some((mention) => isNameRather(mention, piece, { tokens, values }));
  const bounds = annotateBounds({ ...look, mentions, linked: links.mentions, taken, isNoun, isPerson });
  return [
    ...phrases,
    ...annotateClockTimes(look, mentions),
    ...fieldPieces(
      telling.filter((mention) => mention.to - mention.from > 1 || !isNoun(mention.from) || !isOwnNoun(mention, look)),
      tokens,
    ),
    ...fullNames(look),
    ...namesAsked(look),
    ...annotateSpoken(look, telling),
    ...annotateExtremes(look, mentions),
    ...links.pieces,
    ...amounts,
    ...bounds.filter((bound) => isBoundHere(bound, values, mentions, look)),
    ...values
      .filter(({ from, to }) => to - from > 1 || !isGroupName(from, tokens, mentions))
      .filter((piece) => !isOfSwitch(piece, tokens, schema))
      // "unfurnished or furnished" of a text called so: next to another of its field, a value is meant.
      .map((piece) => ({ ...piece, score: piece.score + (isListedValue(piece, values, tokens) ? 1 : isName(piece) ? -1 : 0) })),
    ...nounPieces(look, { isNoun, bounds, mentions }).filter((noun) => !isListedValue(noun, values, tokens)),
    ...annotateNumberedRecords(look),
    ...annotateMarks(tokens),
    ...denominators(look),
    ...besideRanks(look, { mentions, values }),
    ...annotateEvents(look),
    ...annotateTails(look, mentions),
    ...annotateMeasureNouns(look, mentions),
    ...annotateNamedStatistics(look),
    ...annotateTotals(look),
    ...annotateSigns(look, mentions),
  ]
    .filter((piece) => (piece.kind !== 'field' && (piece.kind !== 'condition' || piece.source !== 'flag')) || !isJoint(piece, tokens))
    .filter(({ from, to }) => !positions({ from, to }).some(isQuoted))
    .concat(quotes);
}

/** "take place" is said of no place, the "times" between two factors of no time, and "the offers on average" of no offer that is on. */
function isJoint({ from, to }: TokenSpan, tokens: readonly Token[]): boolean {
  if (to - from > 1) return tokens[to - 1]?.lower === 'on' && tokens[to]?.lower === 'average';
  const [before = '', said = '', after = ''] = [from - 1, from, from + 1].map((at) => tokens[at]?.lower);
  const isFactor = said === 'times' && tokens[from - 1]?.kind === 'word' && tokens[from + 1]?.kind === 'word' && !isKnownWord(before);
  return isFactor || (said === 'place' ? TAKING.test(before) : TAKING.test(said) && after === 'place');
}

const TAKING = /^(?:takes?|took|taking)$/;

function isBoundHere(bound: Piece, values: readonly Piece[], mentions: readonly Mention[], { tokens, facts }: AnnotateLook): boolean {
  if (isOfSize(bound, tokens, facts)) return false;
  // "for the 1960s" of an era that is called so.
  const isDecade = (value: Piece) => value.kind === 'value' && value.to === bound.to && /^\d{4} ?s$/.test(lowerText(tokens, value.from, value.to));
  if (bound.kind === 'condition' && bound.source === 'time' && values.some(isDecade)) return false;
  // "in progress" of a status that is called so.
  const isValue = values.some((value) => touches(value, bound));
  if (isValue && bound.kind === 'condition' && bound.source === 'time' && isSaidWithoutDate(lowerText(tokens, bound.from, bound.to))) return false;
  return bound.kind !== 'condition' || bound.source !== 'flag' || !(isListedValue(bound, values, tokens) || isOtherName(bound, mentions, tokens));
}

/** True for a word that the records are called by. */
function isNounAt(look: AnnotateLook, at: number): boolean {
  const { tokens, schema, isRecordNoun } = look;
  const token = tokens[at];
  return (
    token?.kind === 'word' &&
    !/[^e]ed$/.test(token.lower) &&
    (isRecordNoun(token.lower) || isRecordNoun(token.lower.replace(/s$/, '')) || recordWords.has(token.lower) || isEvent(token, schema))
  );
}

/** "jobs offer a bonus": right behind a noun for many records and before an article, another one for a single record is what they do. */
function isVerbOfNoun(look: AnnotateLook, at: number): boolean {
  const [before, word, after] = [at - 1, at, at + 1].map((place) => look.tokens[place]?.lower ?? '');
  return isPlural(before ?? '') && !isPlural(word ?? '') && /^(?:an?|any|no|some)$/.test(after ?? '') && isNounAt(look, at - 1);
}

/** "can be ordered with 4 weeks notice": what is done to a thing, and no order of the records. */
function isDeed({ kind, from }: Piece, tokens: readonly Token[]): boolean {
  return kind === 'sorter' && tokens[from]?.lower === 'ordered' && tokens[from - 1]?.lower === 'be' && tokens[from + 1]?.lower !== 'by';
}

/** "the second highest peak" of peaks, "the biggest order" of orders. */
function isNounInstead({ kind, from, to }: Piece, tokens: readonly Token[]): boolean {
  if (to - from > 1) return false;
  return (kind === 'extreme' && tokens[from]?.lower === 'peak') || (kind === 'sorter' && tokens[from - 1]?.lower !== 'in');
}

/** "team" of records with a team and a "Winning Team?": the one that is called so and no more. */
function isOtherName({ from, to, profile }: Piece & { readonly kind: 'condition' }, mentions: readonly Mention[], tokens: readonly Token[]): boolean {
  // "crewed" of records with a crew and a flag for crewed flights is no crew.
  const said = tokens[to - 1]?.lower ?? '';
  const isSpelled = (each: FieldProfile) => wordsOfName(each.field).includes(said);
  if (isSpelled(profile) && !mentions.some((mention) => mention.to === to && mention.profile !== profile && isSpelled(mention.profile))) return false;
  const own = mentions.find((mention) => mention.to === to && mention.profile === profile);
  // "forks" of records with a number of them and a flag for what is a fork; "are forks" says what they are.
  const isSaidOf = [from - 1, from].some((at) => /^(?:is|are|was|were|be)$/.test(tokens[at]?.lower ?? ''));
  const isCounted = ({ profile: other }: Mention) => other.counted === tokens[to - 1]?.stem && isSpelled(other) && !isSaidOf;
  return (
    (own?.score ?? 0) < 1 &&
    mentions.some((mention) => mention.to === to && mention.profile.field.type !== 'boolean' && (mention.score >= 1 || isCounted(mention)))
  );
}

/** "EU" of records with a region Europe and a yes or no for "EU member": what is written in a name goes before another name of a place. */
function isOfSwitch(piece: Piece, tokens: readonly Token[], { profiles }: Schema): boolean {
  const [token, next] = tokens.slice(piece.from, piece.to);
  if (piece.kind !== 'value' || token === undefined || next !== undefined) return false;
  const isWritten = piece.hits.some(({ spellings }) => spellings.some((spelling) => nameWords(spelling).some((word) => stemOf(word) === token.stem)));
  return !isWritten && profiles.some(({ field }) => field.type === 'boolean' && wordsOfName(field).includes(token.lower));
}

/** "by carrier" of a field of carriers, where one of the causes of a delay is called so too: what to group by. */
function isGroupName(at: number, tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  const isLed = /^(?:by|per|each|every)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at]?.text === tokens[at]?.lower;
  return isLed && mentions.some(({ from, profile, score }) => from === at && profile.field.type === 'text' && score >= 1);
}

/** "calls" of a date called "call time": what happened at it. */
function isEvent(token: Token, { profiles, bySaid }: Schema): boolean {
  const { lower, stem: root } = token;
  const isMany = lower.endsWith('s') && lower !== root;
  const lead = profiles.find(
    ({ field, role, words }) => (field.type === 'date' || role === 'year') && words.length > 1 && words[0]?.weight === 1 && words[0].stem === root,
  );
  // "discoveries" of a discovery year and the method of discovery.
  // "captures" of a capture date and a capture time that is no number; "artists" of years of their birth are called by their names.
  const isOfEvent = (profile: FieldProfile) => isOfWhat(profile) && !(profile.field.type === 'text' && rankOfName(profile, [token]) === 1);
  const isOfWhat = ({ field, role }: FieldProfile) =>
    field.type === 'date' ||
    (lead?.role === 'year' && (role === 'year' || field.type === 'text')) ||
    (field.type === 'text' && OF_EVENT.test(wordsOfName(field).at(-1) ?? ''));
  // "lines" of a line number: a place among the lines of one thing.
  const isNumbered = profiles.some(
    ({ field, words }) =>
      field.type === 'number' &&
      NUMBERED.test(field.name) &&
      words.length <= 2 &&
      words[0]?.stem === root &&
      (field.max ?? Infinity) - (field.min ?? 0) < (field.values ?? 0) / 10,
  );
  return isNumbered || (isMany && lead !== undefined && (bySaid.get(root) ?? []).every(isOfEvent));
}

/** Last words of names of when and where something happened, and how. */
const OF_EVENT = /^(?:time|hour|day|weekday|month|season|place|location|site|method)$/;
function annotateMarks(tokens: readonly Token[]): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] =>
    token.kind === 'mark' && !isAmountMark(token) ? [{ kind: 'mark', from: at, to: at + 1, score: WEIGHTS.mark }] : [],
  );
}

/** Signs of money and percent change what is meant. */
function isAmountMark({ text }: Token): boolean {
  return /^[$€£₹¥%<>=+]/u.test(text);
}

/** Words in quotation marks, and words that texts are said to contain or to say. */
function quotesIn(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const marked = annotateQuotes(look);
  const isMarked = (piece: Piece) => marked.some((quote) => touches(quote, piece));
  return [...marked, ...[...annotateSaidToContain(look, mentions), ...annotateSaidInProse(look, mentions)].filter((piece) => !isMarked(piece))];
}

function annotateQuotes({ text, tokens }: AnnotateLook): readonly Piece[] {
  return [...text.matchAll(/["“”]([^"“”]{1,200})["“”]|(?<![\p{L}\p{N}])'([^']{1,200})'(?![\p{L}\p{N}])/gu)].flatMap((match): readonly Piece[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const inside = tokens.flatMap((token, at) => (token.start >= start && token.end <= end ? [at] : []));
    const [first, last] = [inside[0], inside.at(-1)];
    const quoted = (match[1] ?? match[2] ?? '').trim();
    if (first === undefined || last === undefined || quoted === '') return [];
    return [{ kind: 'quote', text: quoted, from: first, to: last + 1, score: (last + 1 - first) * WEIGHTS.quote }];
  });
}

/** "top 5", "first three", "5 cheapest": how many are asked for. */
function annotateLimits(
  tokens: readonly Token[],
  phrases: readonly Piece[],
  { isNoun, isNamed }: Readonly<Record<'isNoun' | 'isNamed', (at: number) => boolean>>,
): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    const limit = numberOf(token);
    if (limit === null) return [];
    const before = tokens[at - 1]?.lower ?? '';
    const end = /^(?:top|best)$/.test(before)
      ? 'top'
      : /^(?:bottom|worst)$/.test(before)
        ? 'bottom'
        : before === 'first'
          ? 'first'
          : before === 'last' || before === 'next'
            ? 'last'
            : null;
    const next = tokens[at + 1]?.lower ?? '';
    // "the first one" of what was spoken of, and not so many of them.
    if (end !== null && token.lower === 'one' && !isNoun(at + 1) && (tokens[at + 1]?.kind ?? 'mark') === 'mark') return [];
    // "the top 10 %" are no ten records.
    if (end !== null && /^(?:%|percent|pct)$/.test(next === 'per' ? `${next}${tokens[at + 2]?.lower ?? ''}` : next)) return [];
    const isTime = /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|quarters?|runs?)$/.test(next);
    if (end !== null && !isTime) return [{ kind: 'limit', limit, end, from: at - 1, to: at + 1, score: 2 * WEIGHTS.value + 1 }];
    const leads = phrases.some((piece) => piece.from === at + 1 && piece.kind === 'extreme');
    if (leads || bareSuperlatives(tokens.slice(at + 1, at + 5)).some(({ from }) => from === 0)) {
      return [{ kind: 'limit', limit, end: 'top', from: at, to: at + 1, score: WEIGHTS.value + 0.5 }];
    }
    // "the manager of employee 7" is said of one of them.
    if (end === null && isNoun(at - 1) && !before.endsWith('s') && !isNoun(at + 1)) return [];
    if (isOfPeople(tokens, at, isNoun(at + 1)) || (end === null && isLengthOf(tokens, at))) return [];
    // "in precinct 14": a number behind the name of a field is one of its values; "and fewer than 500" bounds what was asked before.
    const isFree = limit > 1 && !isNamed(at) && (before !== 'than' || next !== '');
    return isNoun(at + 1) || isFree ? [{ kind: 'limit', limit, end: null, from: at, to: at + 1, score: WEIGHTS.number }] : [];
  });
}

const MOST_LIMIT = 1000;

function numberOf(token: Token): number | null {
  const value = token.kind === 'number' ? token.value : numerals.get(token.lower);
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_LIMIT ? value : null;
}

/** "90th percentile", "p95", "first quartile". */
function annotatePercentiles(tokens: readonly Token[]): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    const short = /^p(\d{1,2})$/.exec(token.lower)?.[1];
    if (short !== undefined) return [{ kind: 'percentile', p: Number(short), from: at, to: at + 1, score: WEIGHTS.quote }];
    if (token.lower.startsWith('percentile')) {
      const suffix = isOrdinalEnding(tokens[at - 1]?.lower ?? '') ? 1 : 0;
      const number = tokens[at - 1 - suffix];
      const p = number?.kind === 'number' ? number.value : Number(/^(\d+)(?:st|nd|rd|th)$/.exec(number?.lower ?? '')?.[1] ?? Number.NaN);
      if (p >= 0 && p <= 100) return [{ kind: 'percentile', p, from: at - 1 - suffix, to: at + 1, score: (2 + suffix) * WEIGHTS.quote }];
    }
    const quartile =
      token.lower === 'quartile' ? { first: 25, lower: 25, second: 50, third: 75, upper: 75, top: 75 }[tokens[at - 1]?.lower ?? ''] : undefined;
    return quartile === undefined ? [] : [{ kind: 'percentile', p: quartile, from: at - 1, to: at + 1, score: 2 * WEIGHTS.quote }];
  });
}

/** "in steps of 250": the number is a width. */
function annotateWidths(tokens: readonly Token[], phrases: readonly Piece[]): readonly Piece[] {
  return phrases.flatMap((piece): readonly Piece[] => {
    const at = /^[$€£₹]$/u.test(tokens[piece.to]?.text ?? '') ? piece.to + 1 : piece.to;
    const value = tokens[at]?.value ?? Number.NaN;
    if (piece.kind !== 'link' || piece.link !== 'steps' || !(value > 0)) return [];
    return [{ kind: 'bound', op: '=', value, from: piece.to, to: at + 1, score: (at + 1 - piece.to) * WEIGHTS.quote }];
  });
}
