import { isVocabulary } from '../annotate/values/value-parts.ts';
import { holdsValue } from '../facts.ts';
import { isPlural } from '../../../text/plural.ts';
import { isBeginning } from '../../language/annotate/happenings.ts';
import { nameWords, wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { shareRoot } from '../../language/stem.ts';
import { unitOf } from '../../language/annotate/units.ts';
import { isAdditive } from '../field-role.ts';
import { HEAD_NOUNS, LOSING, MEASURING_NOUNS, MODIFIERS } from '../lexicon/passed-over.ts';
import { tellsKinds } from '../nouns/numbering.ts';
import { isCalledOtherwise, isInTitles } from '../nouns/record-noun.ts';
import type { Sentence } from '../sentence.ts';
import { isAllOfPlace, isAllOfSeason, isOfRest, isPeriodOfNumber } from './associates.ts';

/** Whether a word may be passed over: `silent` where it never says anything, `said` where the answer names it. */
export type Passing = 'silent' | 'said' | 'no';

/** What is known of a question once its plan is made. */
export interface Bound {
  readonly sentence: Sentence;
  /** Fields that the plan is of. */
  readonly fields: readonly FieldProfile[];
  /** The plan gives a proportion of records. */
  readonly isShare: boolean;
  /** Fields in whose order records are listed. */
  readonly ranked: readonly string[];
}

/** Nouns that name what a dimension measures. */
const NOUNS_OF: Readonly<Partial<Record<string, RegExp>>> = {
  time: /^(?:time|times|duration|length|long|period|wait|spent)$/,
  money: /^(?:money|price|prices|amount|sum|cash|figure|value|worth|range|spend|spending|cost|costs|bill|bills)$/,
  length: /^(?:distance|length|height|width|size)$/,
  area: /^(?:area|size|space|surface|square)$/,
  mass: /^(?:weight|mass)$/,
  data: /^(?:size|space|capacity|file|memory)$/,
  power: /^(?:power|draw|consumption|wattage|electricity)$/,
  energy: /^(?:energy|electricity|power|consumption)$/,
  percent: /^(?:percentage|percent|share|rate|level)$/,
};

/** Whether a word that nothing used may be left out of a question whose plan is made without it. */
export function passingOf({ sentence, fields, isShare, ranked }: Bound, at: number): Passing {
  const piece = sentence.pieces[at];
  const token = sentence.tokens[piece?.from ?? 0];
  // "last walked date": what a field of dates holds.
  if (piece?.kind === 'bucket' && (isDateAfter(sentence, at) || (isInUnit(sentence, at) && isOfUnit(token?.lower ?? '', fields)))) return 'silent';
  if (piece?.kind === 'bucket' && isPeriodOfNumber(sentence, fields, at)) return 'silent';
  // "completion rate" of a field in percent.
  if (piece?.kind === 'aggregate' && piece.aggregate === 'rate') return isOfRate(sentence, at, isShare) && !fields.some(isAdditive) ? 'silent' : 'no';
  if (piece?.kind !== 'unknown' || token?.kind !== 'word' || isName(sentence, at)) return 'no';
  if (isOfUnit(token.lower, fields) || isDateAfter(sentence, at)) return 'silent';
  // "washing machines" of titles that say nothing else.
  if (sentence.at(at + 1, 'noun') !== null && isInTitles(token.lower, sentence.facts)) return 'silent';
  if (HEAD_NOUNS.has(token.lower) && isBound(sentence, at)) return 'said';
  if (isDrivenBy(sentence, at)) return 'silent';
  if (isPlainOne(sentence, at)) return 'said';
  if (isOfName(sentence, at, fields)) return 'silent';
  // "the hottest it got anywhere".
  if (token.lower === 'anywhere' && sentence.pieces.some(({ kind }) => kind === 'extreme')) return 'silent';
  if (isOfRest(sentence, fields, at)) return 'silent';
  if (isInData(sentence, at)) return 'no';
  if (isNewSince(sentence, at, fields) || isDoerBehind(sentence, at) || isAllOfPlace(sentence, at) || isAllOfSeason(sentence, at)) return 'said';
  if (isHeadOfGroup(sentence, at) || isTitleOf(sentence, at, fields)) return 'said';
  if (isExplained(sentence, at) || isRanked(sentence, ranked, at) || isHeadOfNumber(sentence, fields, at)) return 'said';
  // "at what time do we leave" of records that know the day.
  if (token.lower === 'time' && sentence.wordBefore(at) === 'what' && sentence.at(at + 1, 'harmless') !== null) return 'no';
  // "total price" of records without a price does not ask for the number of records.
  if (fields.length === 0 && AMOUNTS.test(token.lower)) return 'no';
  return MEASURING_NOUNS.has(token.lower) && isBeside(sentence, at, 'field', 'aggregate', 'extreme', 'condition', 'percentile', 'head')
    ? 'said'
    : 'no';
}

/** "price of a checkup" of `checkup_price`, "rated by the inspectors" of an inspection: a word of the name of what the plan is of, which no value is called by. */
export function isOfName({ tokens, pieces, facts, profiles }: Sentence, at: number, fields: readonly FieldProfile[]): boolean {
  const token = tokens[pieces[at]?.from ?? 0];
  if (token === undefined || LOSING.has(token.lower) || holdsValue(facts, token.lower)) return false;
  const isSaid = ({ words }: FieldProfile) => words.some(({ stem }) => stem === token.stem || shareRoot(stem, token.stem));
  return fields.some(isSaid) && !profiles.some((other) => other.field.type === 'boolean' && !fields.includes(other) && isSaid(other));
}

/** Nouns of measuring that ask for an amount by themselves. */
const AMOUNTS = /^(?:price|time|size|sum|quantity|amount|level|degree|detail)s?$/;

/** "last walked date": the word for what the field before it holds. */
function isDateAfter(sentence: Sentence, at: number): boolean {
  const before = sentence.previous(at);
  const of = sentence.at(before, 'field')?.choices[0]?.profile ?? sentence.at(before, 'condition')?.profile;
  return /^(?:date|day)s?$/.test(sentence.lower(at)) && of?.field.type === 'date' && !sentence.isOpen(before);
}

/** "the most strenuous tour, by metres climbed", "is A more reliable than B? compare mean uptime": a measure says what an adjective means. */
function isExplained(sentence: Sentence, at: number): boolean {
  const before = sentence.lower(at - 1);
  const isCompared = /\p{Ll}{2}er$/u.test(sentence.lower(at)) && sentence.isLink(sentence.next(at), 'than');
  if (!isCompared && !/^(?:the )?(?:most|least|more|less)$/.test(before)) return false;
  return sentence.pieces.some(
    (piece, place) => place > at && !sentence.isOpen(place) && /^(?:grouper|sorter|aggregate|percentile)$/.test(piece.kind),
  );
}

/** "coldest night", "four most expensive builds": what the superlative ranks by its own field is the record, unless that is called something else. */
function isRanked(sentence: Sentence, ranked: readonly string[], at: number): boolean {
  const idea = sentence.at(at - 1, 'extreme')?.idea;
  if (idea === null || idea === undefined || !ranked.includes(idea.profile.field.name)) return false;
  // "nearest rusty tank": what stands before the noun says which of them.
  if (/^(?:noun|value|unknown)$/.test(sentence.pieces[at + 1]?.kind ?? '')) return false;
  // "cheapest macbook" of models that are called so.
  if (sentence.facts.findValues(sentence.lower(at)).some(({ field }) => isVocabulary(field, sentence.facts))) return false;
  // "the cheapest generator" of tools of several types: rather one of those.
  if (sentence.profiles.some(({ field }) => tellsKinds(field, sentence.facts))) return false;
  // What is biggest may be so in many ways, and is one of few things that are: "biggest drawback", "biggest saving".
  return !SIZES.test(sentence.lower(at - 1)) && !LOSING.has(sentence.lower(at)) && !isCalledOtherwise(sentence.facts, sentence.isRecordNoun);
}

const SIZES = /\b(?:big|large|high|low|great|small|best|worst|first|last|max|min)/;

/** "internet usage", "G force", "upper age limit": a noun behind the name of a number of the plan, which says what the number is. */
function isHeadOfNumber(sentence: Sentence, fields: readonly FieldProfile[], at: number): boolean {
  const [before, word] = [sentence.pieces[at - 1], sentence.lower(at)];
  const isCounted = sentence.at(sentence.previous(at - 1), 'head')?.head === 'count';
  if (
    before?.kind !== 'field' ||
    isCounted ||
    sentence.isOpen(at - 1) ||
    isPlural(word) ||
    unitOf(word) !== undefined ||
    NO_NUMBER.test(word) ||
    RELATIONS.test(word) ||
    LOSING.has(word)
  )
    return false;
  const said = sentence.tokens.slice(before.from, before.to);
  return before.choices.some(
    ({ profile }) =>
      profile.field.type === 'number' &&
      fields.includes(profile) &&
      profile.words.some(({ stem, weight }) => weight === 1 && said.some((token) => token.stem === stem)),
  );
}

/** Endings of verbs and of those who do something. */
const NO_NUMBER = /(?:ed|ing|[eo]r|ists?|ly)$/;

/** "new ads in the last week": new is what was posted then. A day may be that of a run, and "new cars in January" may be cars that nobody drove. */
function isNewSince(sentence: Sentence, at: number, fields: readonly FieldProfile[]): boolean {
  const isSince = (place: number) => {
    const time = sentence.isOpen(place) ? null : sentence.at(place, 'condition');
    const isOpenEnd = time?.source === 'time' && time.where.kind === 'compare' && time.where.op.startsWith('>');
    const isOfDay = /\bsince\b.*\d/.test(sentence.lower(place));
    return isOpenEnd && !isOfDay && fields.includes(time.profile) && isBeginning(time.profile);
  };
  return /^(?:new|newly|fresh|freshly)$/.test(sentence.lower(at)) && sentence.pieces.some((_, place) => isSince(place));
}

/** "the top station for casual riders": people behind the value that says which of them; who counts or lists them means them and not the records. */
function isDoerBehind(sentence: Sentence, at: number): boolean {
  const before = sentence.pieces[at - 1];
  const isOfValue = (before?.kind === 'value' || (before?.kind === 'condition' && before.source === 'flag')) && !sentence.isOpen(at - 1);
  const head = sentence.at(sentence.past(sentence.previous(at - 1) - 1), 'head');
  const isHeaded = (head !== null && head.head !== 'amount') || sentence.previous(at - 1) < 0;
  return isOfValue && !isHeaded && /(?:[^s][eo]rs|people|persons|students|clients)$/.test(sentence.lower(at)) && !LOSING.has(sentence.lower(at));
}

/** "form factor", "cpu family": a noun after the name of a text that groups or is counted only says more of what it names. */
function isHeadOfGroup(sentence: Sentence, at: number): boolean {
  const before = sentence.at(at - 1, 'field');
  // "flower colour" of a field called flowering: only like the name, and the noun may be of another field.
  const word =
    sentence
      .lower(at - 1)
      .split(' ')
      .at(-1)
      ?.replace(/s$/, '') ?? '';
  const isText =
    before?.choices.every(({ profile: { field } }) => field.type === 'text' && wordsOfName(field).some((own) => own.replace(/s$/, '') === word)) ===
    true;
  // "how many work with an iPhone" of a text called so: the preposition has its object behind it.
  if (/ (?:with|by|from|in|on|at|to|for|of)$/.test(sentence.lower(at - 1))) return false;
  // "different grading companies": the noun is what is asked for, and "grading" only a part of it.
  const isLeaning = /(?:ing|ed)$/.test(sentence.lower(at - 1)) && isPlural(sentence.lower(at));
  // "which park spoils the view", "which rocket failed most often": the verb of what is asked for.
  const isVerb =
    (sentence.at(sentence.previous(at - 1), 'head') !== null && /(?:[^s]s|ed)$/.test(sentence.lower(at))) ||
    sentence.lower(at).endsWith('ed') ||
    /^(?:the )?(?:most|least)\b/.test(sentence.lower(at + 1));
  return isText && !isLeaning && !isVerb && !LOSING.has(sentence.lower(at)) && !sentence.isOpen(at - 1) && !RELATIONS.test(sentence.lower(at));
}

/** Nouns that say something else of what stands before them. */
const RELATIONS =
  /^(?:price|cost|rent|fee|tax|population|income|revenue|value|worth|size|weight|height|age|count|number|owner|name|address|code|rank|ranking|reputation|quality|speed|change|drop|rise|increase|decrease|growth|history|trend|website|phone|email|manager|staff|member|customer|client|visitor|guest|user|player|worker|employee|student|resident|buyer|seller)s?$/;

/** "review score", "user rating", "list price": a noun before a number that only says whose or what for. */
function isTitleOf(sentence: Sentence, at: number, fields: readonly FieldProfile[]): boolean {
  const after = sentence.at(sentence.next(at), 'field');
  if (after === null) return false;
  const ids = new Set(
    fields.filter((profile) => after.choices.some((choice) => choice.profile === profile)).flatMap(({ concepts }) => concepts.map(({ id }) => id)),
  );
  // Of several prices, "retail" may say which.
  const isOnly = (id: string) => id !== 'price' || sentence.profiles.filter(({ dimension }) => dimension === 'money').length <= 1;
  return [...ids].some((id) => MODIFIERS[id]?.has(sentence.lower(at)) === true && isOnly(id));
}

/** "wood fired kilns", "electric powered" of a fuel: how the value before it is used, which the field says itself. */
export function isDrivenBy(sentence: Sentence, at: number): boolean {
  const value = sentence.at(sentence.previous(at), 'value');
  const isOfPower = value?.hits.some(({ field }) => nameWords(field).some((word) => POWER.test(word))) === true;
  return (
    isOfPower &&
    !sentence.isOpen(sentence.previous(at)) &&
    /^(?:fired|burning|powered|driven|fuelled|fueled|heated|operated|run|running)$/.test(sentence.lower(at))
  );
}

const POWER = /^(?:fuel|fuels|power|powered|energy|heat|heating|drive|engine|burner|motor|propulsion|fired)$/i;

/** "an ordinary pushchair" next to a double buggy: the one that is called so and no more. */
function isPlainOne(sentence: Sentence, at: number): boolean {
  const value = sentence.at(at + 1, 'value');
  const isWhole = value?.isPart !== true && value?.hits.every(({ kind }) => kind === 'whole') === true;
  return isWhole && !sentence.isOpen(at + 1) && /^(?:ordinary|normal|plain|usual)$/.test(sentence.lower(at)) && !isInData(sentence, at);
}

/** A capital inside the sentence, where the whole is not written in capitals. */
function isName(sentence: Sentence, at: number): boolean {
  const words = sentence.words(at);
  return at > 0 && /^\p{Lu}/u.test(words) && /\p{Ll}/u.test(sentence.text) && words.length > 1;
}

/** "in hours", "downtime hours". */
function isInUnit(sentence: Sentence, at: number): boolean {
  return sentence.lower(at - 1) === 'in' || (sentence.at(at - 1, 'field') !== null && !sentence.isOpen(at - 1));
}

/** The unit in which a field of the plan is counted already, or what its dimension measures: "in bytes" of bytes, "response time" of seconds. */
function isOfUnit(word: string, fields: readonly FieldProfile[]): boolean {
  const said = unitOf(word);
  return fields.some(({ field, unit, dimension }) => {
    if (unit?.words.some((words) => words.includes(' ') && words.split(' ').includes(word)) === true) return true;
    // Amounts in another currency are other amounts.
    if (said?.dimension === 'money' && field.unit !== undefined) return said.words.includes(field.unit.toLowerCase());
    if (said !== undefined && unit !== null) return said.dimension === unit.dimension && (said.factor === unit.factor || field.unit !== undefined);
    return dimension !== null && NOUNS_OF[dimension]?.test(word) === true;
  });
}

/** "completion rate" of a field in percent, or the share of those that a switch is true of; "arrest rate" of a date of arrest is neither. */
function isOfRate(sentence: Sentence, at: number, isShare: boolean): boolean {
  return [sentence.previous(at), sentence.next(at)].some(
    (place) =>
      (isShare && sentence.at(place, 'condition') !== null) ||
      sentence.at(place, 'field')?.choices.some(({ profile }) => profile.field.type === 'number' || profile.field.type === 'boolean') === true,
  );
}

/** A word that a field, or some value, is called by may mean it. */
export function isInData({ pieces, tokens, schema, facts }: Sentence, at: number): boolean {
  const token = tokens[pieces[at]?.from ?? 0];
  if (token === undefined) return true;
  return (schema.bySaid.get(token.stem) ?? []).length > 0 || holdsValue(facts, token.lower);
}

function isBeside(sentence: Sentence, at: number, ...kinds: readonly string[]): boolean {
  return [sentence.previous(at), sentence.next(at)].some((place) => kinds.includes(sentence.pieces[place]?.kind ?? ''));
}

/** True right after a value or a field that the plan took: "halal food", "Airport area". */
function isBound(sentence: Sentence, at: number): boolean {
  const before = sentence.previous(at);
  return /^(?:value|condition|field)$/.test(sentence.pieces[before]?.kind ?? '') && !sentence.isOpen(before);
}
