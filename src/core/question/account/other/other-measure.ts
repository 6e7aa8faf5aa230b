import { predicatesOf } from '../../../condition/transform.ts';
import { measureFields, summedFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { PAYING_VERBS } from '../../../language/lexicon/en/money.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import { MONEY_IDS } from '../../../language/bind/prices.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { bestEnd } from '../../annotate/concepts.ts';
import { isKeptIn, unitAsked } from '../../annotate/fields/unit-tails.ts';
import { isAdditive, roleOf } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';
import { otherAmount } from './other-amount.ts';
import { rankedFields } from '../plan-features.ts';
import { fieldsOfPlan } from '../unused.ts';

/** A reason why a plan measures or shows something else than the words ask for; null when there is none. */
export function otherMeasure(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind === 'several') return plan.parts.map(({ plan: part }) => otherMeasure(sentence, part)).find((reason) => reason !== null) ?? null;
  return (
    unpaid(sentence, plan) ??
    uncounted(sentence, plan) ??
    dividedAgain(sentence, plan) ??
    unclearPraise(sentence, plan) ??
    summedYears(sentence, plan) ??
    calculatedIds(sentence, plan) ??
    sharedOut(sentence, plan) ??
    unjoined(sentence, plan) ??
    inOtherUnit(sentence, plan) ??
    rateInText(sentence, plan) ??
    wholeOfRest(sentence, plan) ??
    wholeOfTaken(sentence, plan) ??
    figureForMany(sentence, plan) ??
    soldPieces(sentence, plan) ??
    otherAmount(sentence, plan)
  );
}

/** "how much did we sell" of orders with a quantity and an amount: either may be meant. */
function soldPieces({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/\bhow much\b.*\b(?:sell|sells|sold|selling)\b/i.test(text) || plan.kind !== 'stats') return null;
  const measured = new Set(plan.measures.flatMap(measureFields));
  const pieces = profiles.find(({ field, words }) => measured.has(field.name) && words.some(({ stem }) => /^(?:quantit|qty|unit|piec)/.test(stem)));
  const amount = profiles.find(({ field, words }) => field.type === 'number' && words.some(({ stem }) => /^(?:sale|revenu|turnov|gross)/.test(stem)));
  return pieces === undefined || amount === undefined ? null : `I cannot tell whether ${pieces.field.name} or ${amount.field.name} is meant`;
}

/** "how many seats are left" from all that a room has: what is left of them is another number. */
function wholeOfRest({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!REST.test(text)) return null;
  const used = new Set(fieldsOfPlan(plan));
  const asked = profiles.filter(({ field }) => used.has(field.name));
  // "seats left" of a field that is called so.
  if (asked.some(({ field }) => wordsOfName(field).some((word) => LEFT.test(word)))) return null;
  const counted = new Set(plan.kind === 'stats' ? plan.measures.flatMap(measureFields) : rankedFields(plan));
  if (setsAgainst(plan)) return null;
  const taken = asked.find(({ field }) => counted.has(field.name) && wordsOfName(field).some((word) => TAKEN.test(word)));
  if (taken !== undefined) return `${taken.field.name} says how many are taken, and not how many are left`;
  const whole = asked.find(({ words }) => words.some(({ stem }) => WHOLE.test(stem)));
  return whole === undefined ? null : `${whole.field.name} says how many there are in all, and not how many are left`;
}

/** "how many vacancies are filled" from all that there are: no word of the plan says which of them are taken. */
function wholeOfTaken({ text, pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  const said = plan.kind === 'stats' && !setsAgainst(plan) ? FILLED.exec(text)?.groups : undefined;
  if (plan.kind !== 'stats' || said === undefined) return null;
  const used = new Set(fieldsOfPlan(plan));
  const asked = profiles.filter(({ field }) => used.has(field.name));
  const isKnown =
    asked.some(
      ({ field }) =>
        field.type === 'date' || field.type === 'boolean' || wordsOfName(field).some((word) => TAKEN.test(word) || word.startsWith('fill')),
    ) ||
    pieces.some(
      ({ kind, from, to }) => /^(?:value|condition)$/.test(kind) && tokens.slice(from, to).some(({ lower }) => lower === said['deed']?.toLowerCase()),
    );
  const measured = new Set(plan.measures.flatMap(measureFields));
  const whole = profiles.find(({ field, words }) => measured.has(field.name) && words.some(({ stem }) => /^(?:max|capac|total)/.test(stem)));
  const isPlace = PLACE.test(said['noun'] ?? '');
  if (isKnown || (whole === undefined && !isPlace)) return null;
  return `I see how many there are in all, and not how many are ${said['deed'] ?? 'taken'}`;
}

const FILLED =
  /\bhow many (?:\p{L}+ )?(?<noun>\p{L}+) (?:are|were|is|was|have been|got|have got) (?:already |still )?(?<deed>filled|taken|booked|reserved|occupied|sold)\b/iu;

const PLACE = /^(?:vacanc|opening|place|seat|spot|slot|space|position|berth)/i;

/** "there are six of us, what can we cook" by the mean time of cooking, "what share were sold and what share are open" by one share of both. */
function figureForMany({ text }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length > 0) return null;
  const isMean = WHAT_CAN.test(text) && plan.measures.every(({ kind }) => kind === 'avg' || kind === 'sum');
  const isShared = TWO_SHARES.test(text) && plan.measures.filter(({ kind }) => kind === 'share').length === 1;
  return isMean || isShared ? 'I see one figure only, and no answer to all that is asked' : null;
}

const WHAT_CAN = /\bwhat can (?:i|we|you|one) \p{L}+\W*$/iu;

const TWO_SHARES = /\bwhat (?:share|percentage|proportion)\b.*\band what (?:share|percentage|proportion)\b/i;

/** Two numbers of a record are subtracted or compared: what is left is told by both. */
function setsAgainst(plan: Plan): boolean {
  if (plan.kind !== 'stats' && plan.kind !== 'records') return false;
  const measures = plan.kind === 'stats' ? plan.measures : [];
  const conditions = [plan.where, ...measures.flatMap((measure) => ('of' in measure && measure.kind === 'share' ? [measure.of] : []))];
  return (
    measures.some((measure) => 'field' in measure && typeof measure.field === 'object') ||
    conditions.some((where) => predicatesOf(where).some(({ kind }) => kind === 'compareFields'))
  );
}

const REST =
  /\b(?:seat|place|spot|ticket|bed|space|room|slot|unit|vacanc)\p{L}*\b[^.?]{0,20}\b(?:left|remaining|remain|free|open|unfilled|unsold|available)\b|\b(?:remaining|free|unfilled|unsold|leftover) (?:seat|place|spot|ticket|bed|space|slot)/iu;
const WHOLE = /^(?:capac|seat|total|size)/;
const TAKEN = /^(?:sold|book|taken|reserv|bkd)/;
const LEFT = /^(?:left|remain|avail|free|open|vacant|unsold|empti|stock)/;

/** "the longest descent in km" is no height in metres. */
function inOtherUnit(sentence: Sentence, plan: Plan): string | null {
  const unit = unitAsked(sentence);
  const used = fieldsOfPlan(plan);
  const isOfDays = plan.kind === 'stats' && plan.measures.some((measure) => 'field' in measure && typeof measure.field === 'object');
  if (
    unit === null ||
    (isOfDays && /\bdays?\b/i.test(sentence.text)) ||
    sentence.profiles.some((profile) => used.includes(profile.field.name) && isKeptIn(profile, unit))
  )
    return null;
  return `I do not see what to compute in ${unit}`;
}

/** "priciest per head" of rates that are kept as text: the order of another price answers another question. */
function rateInText(sentence: Sentence, plan: Plan): string | null {
  const ranked = rankedFields(plan);
  const rate = sentence.pieces.flatMap((piece, at) => {
    const profile = piece.kind === 'field' && /^per\b/.test(sentence.lower(at)) ? piece.choices[0]?.profile : undefined;
    return profile?.field.type === 'text' ? [profile.field.name] : [];
  })[0];
  return rate === undefined || ranked.length === 0 || ranked.includes(rate)
    ? null
    : `${rate} holds text, which I cannot put in the order of its amounts`;
}

/** Verbs that are said of money alone; others are said of points and stamps too. */
const ONLY_PAYING = /^(?:pays?|paid|spends?|spent)$/;
const PAYING: ReadonlySet<string> = new Set(PAYING_VERBS.split(' '));

/** "what did an acre bring on average" is about money, whatever else it names. */
function unpaid({ text, tokens, pieces, profiles }: Sentence, plan: Plan): string | null {
  // "charged in postage": the amount is named.
  const isNamed = (at: number) => pieces.some(({ kind, from, to }) => kind === 'aggregate' && from === at && to > at + 1);
  const verb = tokens.find(({ lower }, at) => PAYING.has(lower) && !isNamed(at));
  const measured = plan.kind === 'stats' ? plan.measures.flatMap((measure) => measureFields(measure)) : rankedFields(plan);
  // "which charity collected the most" is no question of how many records there are.
  const isMost = plan.kind === 'stats' && plan.groups.length > 0 && /\b(?:most|least)\W*$/i.test(text);
  if (verb === undefined || (measured.length === 0 && !isMost)) return null;
  const used = fieldsOfPlan(plan);
  // A field that is called so is no verb: "cost", "pay".
  const isPaid = (profile: FieldProfile) =>
    isMoney(profile) ||
    profile.words.some(({ stem }) => stem === verb.stem) ||
    profile.says.has(verb.stem) ||
    /count|number/i.test(profile.field.name);
  return profiles.some((profile) => used.includes(profile.field.name) && isPaid(profile)) || !(ONLY_PAYING.test(verb.lower) || profiles.some(isMoney))
    ? null
    : `I do not see the money that "${verb.text}" speaks of`;
}

/** What amounts are measured in of which there is no "how many" and no "number". */
const NO_COUNT: ReadonlySet<string> = new Set(['money', 'area', 'mass', 'volume', 'speed', 'temperature', 'energy', 'power']);

/** "how many bids did each one get" of a field in percent that has the word in its name, "number of floors" of a floor area. */
function uncounted({ pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  const at = pieces.findIndex((piece) => piece.kind === 'head' && piece.head === 'count');
  const counted = pieces[at + 1];
  if (plan.kind !== 'stats' || at < 0 || counted?.kind !== 'field') return null;
  const measured = new Set(plan.measures.flatMap((measure) => measureFields(measure)));
  const units: ReadonlySet<string> = new Set(tokens.flatMap(({ lower }) => unitOf(lower)?.dimension ?? []));
  const other = profiles.find(
    (profile) =>
      measured.has(profile.field.name) &&
      counted.choices.some((choice) => choice.profile === profile) &&
      (NO_COUNT.has(profile.unit?.dimension ?? '') || profile.field.unit === '%') &&
      !units.has(profile.unit?.dimension ?? 'percent'),
  );
  if (other === undefined) return null;
  const dimension = other.unit?.dimension ?? 'money';
  const unit = other.field.unit ?? (dimension === 'money' ? dimension : `units of ${dimension}`);
  return `${other.field.name} is measured in ${unit}, and counts nothing`;
}

function isMoney({ unit, concepts }: FieldProfile): boolean {
  return unit?.dimension === 'money' || concepts.some(({ id }) => MONEY_IDS.has(id));
}

/** "rent per acre" of a rent in dollars per acre; a monthly rent can be divided by an area. */
function dividedAgain({ profiles }: Sentence, plan: Plan): string | null {
  const divisions =
    plan.kind === 'stats'
      ? plan.measures.flatMap((measure) =>
          'field' in measure && typeof measure.field === 'object' && measure.field.kind === 'ratio' ? [measure.field] : [],
        )
      : [];
  const own = profiles.find(({ field }) => {
    const divisor = divisions.find(({ left }) => left === field.name)?.right;
    const per = field.unit?.split('/')[1];
    if (divisor === undefined || per === undefined) return false;
    const dimension = profiles.find((profile) => profile.field.name === divisor)?.unit?.dimension;
    return dimension === undefined || unitOf(per)?.dimension === undefined || dimension === unitOf(per)?.dimension;
  });
  return own === undefined ? null : `${own.field.name} is an amount per ${own.field.unit?.split('/')[1] ?? 'unit'} already`;
}

/** "worst mileage": which end of a number is good is known of ratings alone. */
function unclearPraise(sentence: Sentence, plan: Plan): string | null {
  const ranked = rankedFields(plan).flatMap((name) => sentence.profiles.filter(({ field }) => field.name === name));
  const [praise] = sentence.pieces.flatMap((piece) => (piece.kind === 'extreme' && /^(?:best|worst)$/.test(piece.word) ? [piece.word] : []));
  // "deaths per state, worst first".
  const at = sentence.pieces.findIndex((piece, place) => piece.kind === 'direction' && /\b(?:best|worst)\b/.test(sentence.lower(place)));
  const sorted = at < 0 ? undefined : ranked.find((profile) => bestEnd(profile) !== 'more');
  if (sorted !== undefined) return `I do not know which end of ${sorted.field.name} comes first for "${sentence.words(at)}"`;
  // "the best reading scores" in percent: of points, more are better.
  const isScored = sentence.tokens.some(({ lower }) => /^scores?$/.test(lower));
  const isClear = (profile: FieldProfile) => isAdditive(profile) || bestEnd(profile) !== null || (isScored && profile.dimension === 'percent');
  const unclear = ranked.find((profile) => profile.field.type === 'number' && !isClear(profile));
  if (praise === undefined || unclear === undefined) return null;
  return `I do not know which end of ${unclear.field.name} is the ${praise}: ask for the highest or the lowest`;
}

function summedYears({ profiles }: Sentence, plan: Plan): string | null {
  const summed = summedFields(plan);
  const year = profiles.find((profile) => roleOf(profile) === 'year' && summed.includes(profile.field.name));
  return year === undefined ? null : `${year.field.name} holds years, which do not add up`;
}

const CALCULATED: ReadonlySet<string> = new Set(['sum', 'avg', 'median', 'stddev']);
const COORDINATE = /(?:^|[^a-z])(?:lat|lng|lon|long|latitude|longitude)(?:$|[^a-z])/i;

/** "total camis": ids are numbers that nothing is to be computed of; places on the map have a middle. */
function calculatedIds({ profiles }: Sentence, plan: Plan): string | null {
  const measures = plan.kind === 'stats' ? plan.measures.filter(({ kind }) => CALCULATED.has(kind)).flatMap(measureFields) : [];
  const id = profiles.find((profile) => roleOf(profile) === 'key' && measures.includes(profile.field.name) && !COORDINATE.test(profile.field.name));
  return id === undefined ? null : `${id.field.name} holds ids, of which there is no total or average`;
}

/** "share of the ratings": what does not add up has no parts, unless a total is asked for. */
function sharedOut({ profiles, text }: Sentence, plan: Plan): string | null {
  const shared = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'shareOf' ? measureFields(measure) : [])) : [];
  const other = profiles.find((profile) => shared.includes(profile.field.name) && /^(?:average|price|number)$/.test(roleOf(profile)));
  return other === undefined || /\b(?:total|sum|overall|altogether|combined)\b/i.test(text) ? null : `${other.field.name} does not add up to a whole`;
}

/** Links by which two numbers belong together. */
const JOINING = /^(?:and|in|or|versus|divided|minus|times|with|also|than)$/;

/** "total fees still owed" of two fields: numbers that are named without a joint are not both asked for. */
function unjoined(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats') return null;
  const alone = plan.measures.filter((measure) => 'field' in measure && typeof measure.field === 'string');
  const measured = new Set(alone.flatMap((measure) => measureFields(measure)));
  const named = sentence.pieces.flatMap((piece, at) => {
    const own = piece.kind === 'field' ? piece.choices.find(({ profile }) => measured.has(profile.field.name)) : undefined;
    return own === undefined ? [] : [{ at, name: own.profile.field.name }];
  });
  if (plan.measures.length < 2 || new Set(named.map(({ name }) => name)).size < 2) return null;
  const loose = named.find(({ at, name }, index) => {
    const next = named[index + 1];
    return (
      next !== undefined &&
      next.name !== name &&
      sentence.pieces
        .slice(at + 1, next.at)
        .every((piece) => /^(?:harmless|verb|noun)$/.test(piece.kind) || (piece.kind === 'link' && !JOINING.test(piece.link)))
    );
  });
  return loose === undefined ? null : `I do not see how ${named.map(({ name }) => name).join(' and ')} belong together`;
}
