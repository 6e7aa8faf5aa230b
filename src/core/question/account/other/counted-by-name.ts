import { isPlural } from '../../../../text/plural.ts';
import { fieldsOf, predicatesOf } from '../../../condition/transform.ts';
import { isUnsold } from '../../../language/annotate/superlatives.ts';
import { nameWords, wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import { isCountPlan, measureFields, summedFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { FieldChoice } from '../../piece.ts';
import { isMeasurable } from '../../field-role.ts';
import { areOffers, isNumbering } from '../../nouns/numbering.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why what a field is called by does not bear a count or a sum of it; null when nothing speaks against it. */
export function countedByName(sentence: Sentence, plan: Plan): string | null {
  return (
    countedLeftOut(sentence, plan) ??
    countedModifier(sentence, plan) ??
    countedRepeats(sentence, plan) ??
    countedWithinOne(sentence, plan) ??
    countedCodes(sentence, plan) ??
    countedEvents(sentence, plan) ??
    summedYearly(sentence, plan)
  );
}

/** "how many kilos did they buy in the last two weeks" by the latest day of each week: a number that is asked for, and that the plan passes over. */
function countedLeftOut(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length === 0) return null;
  const said = sentence.at(sentence.headAt('count') + 1, 'field')?.choices ?? [];
  const used = fieldsOfPlan(plan);
  const isPassed =
    said.length > 0 && said.every(({ profile, score }) => profile.field.type === 'number' && score >= NAMED && !used.includes(profile.field.name));
  return isPassed ? `I do not see how to add up ${said[0]?.profile.field.name ?? ''} there` : null;
}

/** From this on, a mention is of the field itself. */
const NAMED = 0.8;

/** "how many all stars" from the sum of all-star selections: what a name counts is its last word, and not what stands before that. */
function countedModifier({ pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  const [measure] = plan.kind === 'stats' ? plan.measures : [];
  const at = pieces.findIndex((piece) => piece.kind === 'head' && piece.head === 'count');
  if (at < 0 || pieces[at + 1]?.kind !== 'field' || measure?.kind !== 'sum') return null;
  const other = profiles.find(({ field, words, counted }) => {
    const last = wordsOfName(field).at(-1) ?? '';
    const head = words.at(-1);
    const isNoun = isPlural(last) && words.length > 1 && head?.weight === 1 && counted === null;
    return measure.field === field.name && isNoun && !tokens.some(({ stem }) => stem === head.stem);
  });
  return other === undefined ? null : `I cannot tell whether that counts records or adds up ${other.field.name}`;
}

/** "how many rich countries" of a record for each country and year: those of a name that repeats are fewer than the records of them. */
function countedRepeats(sentence: Sentence, plan: Plan): string | null {
  const head = sentence.headAt('count');
  if (head < 0 || !isCountPlan(plan)) return null;
  let at = sentence.next(head);
  while (sentence.at(at, 'value') !== null) at = sentence.next(at);
  const used = new Set([...fieldsOf(plan.where), ...plan.groups.map(({ field }) => field)]);
  const isRepeated = ({ profile: { field } }: FieldChoice) =>
    field.type === 'text' && !used.has(field.name) && (sentence.facts.distinct(field.name) ?? Infinity) < sentence.facts.records / 2;
  const choices = at > sentence.next(head) && isPlural(sentence.lower(at)) ? (sentence.at(at, 'field')?.choices ?? []) : [];
  const other = choices.find(isRepeated);
  return other === undefined ? null : `Several records are of one ${other.profile.field.name}: I cannot tell which of both is counted`;
}

/** "how many counties in Ohio" of the counties that are called so: what is counted lies in something else. */
function countedWithinOne(sentence: Sentence, plan: Plan): string | null {
  const head = sentence.headAt('count');
  const noun = sentence.pieces[head + 1];
  if (head < 0 || noun === undefined || plan.kind !== 'stats' || !sentence.isLink(head + 2, 'in', 'from')) return null;
  const said = sentence.tokens[noun.from]?.stem;
  const equated = new Set(predicatesOf(plan.where).flatMap((each) => (each.kind === 'compare' && each.op === '=' ? [each.field] : [])));
  const own = sentence.profiles.find(({ field, words }) => equated.has(field.name) && words.length === 1 && words[0]?.stem === said);
  return own === undefined ? null : `One ${own.field.name} has no other within it: I cannot tell which records are meant`;
}

/** "how many rounds" from the sum of the number of each round: a field that is called after one of a thing tells them apart, and counts none. */
function countedCodes({ pieces, profiles, tokens }: Sentence, plan: Plan): string | null {
  const head = pieces.findIndex((piece) => piece.kind === 'head' && piece.head === 'count');
  const counted = new Set(
    plan.kind === 'stats' ? plan.measures.flatMap((each) => (/^(?:sum|distinct)$/.test(each.kind) ? measureFields(each) : [])) : [],
  );
  const isMany = tokens.some(({ lower }) => isPlural(lower)) && (head >= 0 ? isPlural(tokens[pieces[head + 1]?.from ?? -1]?.lower ?? '') : true);
  const code = profiles.find(({ field, words, unit, concepts }) => {
    const isOne = field.min === 1 && unit === null && concepts.length === 0 && words.length === 1 && !isPlural(field.name.toLowerCase());
    return counted.has(field.name) && (isNumbering(field) || (isOne && head >= 0));
  });
  return !isMany || code === undefined ? null : `I cannot tell whether ${code.field.name} counts them or is the number of one`;
}

/** "how many shows" of offers of tickets: several are for one show. */
function countedEvents({ text, profiles, facts }: Sentence, plan: Plan): string | null {
  const noun = plan.kind === 'stats' && plan.measures.some(({ kind }) => kind === 'count') ? EVENTS.exec(text)?.groups?.['noun'] : undefined;
  const isOfOffers = noun !== undefined && !facts.name.toLowerCase().includes(stemOf(noun)) && areOffers(profiles.map(({ field }) => field));
  return isOfOffers ? `Each record is an offer of tickets, and several may be for one of the ${noun}` : null;
}

const EVENTS =
  /\b(?:how many|number of|most|fewest|least)(?: (?!tickets|seats|listings|offers)\p{L}+)? (?<noun>shows|concerts|gigs|events|performances|matches|games|fixtures)\b/iu;

/** "which country has the highest population" of a record for each country and year: who lives there for years is one each year. */
function summedYearly({ profiles, facts }: Sentence, plan: Plan): string | null {
  const year = profiles.find(({ role, words }) => role === 'year' && words.every(({ stem }) => stem === 'year'));
  if (plan.kind !== 'stats' || year === undefined) return null;
  const settled = new Set([...fieldsOf(plan.where), ...plan.groups.map(({ field }) => field)]);
  const isOfOne = plan.groups.some(({ field }) => (facts.distinct(field) ?? 0) >= facts.records);
  const summed = new Set(summedFields(plan));
  const stock = profiles.find(({ field, concepts }) => summed.has(field.name) && concepts.some(({ id }) => id === 'population'));
  return stock === undefined || isOfOne || settled.has(year.field.name)
    ? null
    : `${stock.field.name} is of each ${year.field.name}, and adds up over none`;
}

/** "how many of those do we have" of the one record that a key names: that it is one says nothing of what the record has. */
export function countedOne({ facts, text }: Sentence, plan: Plan): string | null {
  if (!isCountPlan(plan) || plan.groups.length > 0 || !HAVING.test(text)) return null;
  const key = predicatesOf(plan.where).find(
    (each) => each.kind === 'compare' && each.op === '=' && facts.key.length === 1 && each.field === facts.key[0],
  );
  return key === undefined ? null : 'That is one record: name the field that tells how many of it there are';
}

const HAVING = /\bhow many\b.*\b(?:do (?:we|they|you) have|are (?:left|there|in stock|on hand)|in stock|on hand|left)\b/i;

/** "how many chairs were sold" of lines that know how many of a thing each is of. */
export function countedLines({ text, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !TRADED.test(text) || !(plan.measures.every(({ kind }) => kind === 'values') || isCountPlan(plan))) return null;
  // "sold below their list price" is said of each price, and "sold by Arden" of whom it is sold by.
  const isOfDoer = fieldsOf(plan.where).some((name) => /\b(?:sold|bought|purchased|ordered|shipped|delivered) by$/.test(nameWords(name).join(' ')));
  if (isOfDoer || predicatesOf(plan.where).some(({ kind }) => kind === 'compareFields')) return null;
  const isOfLines = ({ words }: FieldProfile) => words.some(({ stem, weight }) => weight === 1 && OF_LINES.test(stem));
  const quantity = profiles.find((profile) => isMeasurable(profile) && !isUnsold(profile) && isOfLines(profile));
  return quantity === undefined ? null : `I cannot tell whether that counts records or adds up ${quantity.field.name}`;
}

const TRADED =
  /\bhow many (?!records|rows|orders|lines|sales|transactions|times)\b.*\b(?<!\blast )(?:sold|sell|bought|purchased|ordered|shipped|delivered)\b(?! out)|\b(?:sold|sells?|bought|ordered) (?:the )?(?:most|least)\b/i;
const OF_LINES = /^(?:quantit|qty$|units?$|piec|copi)/;

/** "how many bids per tender" of tenders that count no bids: of each record there is one record. */
export function countedPerRecord({ text, isRecordNoun }: Sentence, plan: Plan): string | null {
  const each = PER_RECORD.exec(text)?.groups?.['noun'];
  const isUngrouped = isCountPlan(plan) && plan.kind === 'stats' && plan.groups.length === 0;
  return each !== undefined && isUngrouped && isRecordNoun(each.toLowerCase()) ? `I do not see how many of those each ${each} has` : null;
}

const PER_RECORD = /\bhow many\b.*\b(?:per|(?:for|in|on|at|by) (?:each|every)|each|every) (?<noun>\p{L}+)\W*$/iu;

/** "how many print runs did it have" of records that are none: what each has is not told by the number of them. */
export function countedHad({ text, isRecordNoun, tokens }: Sentence, plan: Plan): string | null {
  const had = HAD.exec(text)?.groups?.['noun'];
  if (had === undefined || !isCountPlan(plan) || plan.kind !== 'stats' || plan.where === null) return null;
  const isNamed = isRecordNoun(had.toLowerCase()) || /^(?:ones|records?|rows?|entries|listings?|ads?|adverts?|results?)$/i.test(had);
  const isOwn = fieldsOf(plan.where).some((name) =>
    nameWords(name).some((word) => tokens.some(({ lower }) => lower === had.toLowerCase() && lower.startsWith(word))),
  );
  return isNamed || isOwn ? null : `I do not see which field counts the ${had}`;
}

const HAD = /^\W*(?:and )?how many (?:\p{L}+ )?(?<noun>\p{L}+) (?:did|does) .*\bhave\W*$/iu;

/** "how many pieces are in stock all together": what a number of them adds up to, and no records of which there are some. */
export function countedStock({ text, profiles }: Sentence, plan: Plan): string | null {
  const isAsked =
    /\bhow many (?:pieces|units|items|articles|bottles|copies|pairs|boxes|packs|bags)\b.*\bin stock\b.*\b(?:altogether|all together|in total|overall)\b/i;
  const [measure] = plan.kind === 'stats' ? plan.measures : [];
  const isSome = plan.kind === 'stats' && predicatesOf(plan.where).some((each) => each.kind === 'compare' && each.op === '>' && each.value === 0);
  return measure?.kind === 'count' && (isAsked.test(text) || (isSome && PIECES_LEFT.test(text)) || (COPIES.test(text) && profiles.some(isQuantity)))
    ? 'I cannot tell whether that counts records or how many of each there are'
    : null;
}

const COPIES = /\bhow many (?:copies|units)\b/i;

const isQuantity = ({ field }: FieldProfile) => wordsOfName(field).some((word) => /^(?:qty|quantity|quantities|stock|copies)$/.test(word));

/** "pieces in stock" of parts that count how many of each there are. */
const PIECES_LEFT = /\b(?:pieces|units|copies|bottles|pairs|boxes|packs|bags)\b.*\b(?:in stock|on hand|on the shelf|in store|left)\b/i;
