import { predicatesOf } from '../../../condition/transform.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import { rootOf } from '../../../language/values/roots.ts';
import { isCountPlan, measureFields, summedFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { isVocabulary } from '../../annotate/values/value-parts.ts';
import { isYear } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';
import { featuresOf, type PlanFeature } from '../plan-features.ts';
import { fieldsOfPlan } from '../unused.ts';
import { PARTS } from '../../lexicon/parts.ts';
import { NEVER } from '../../compose/never-done.ts';

/** Why a plan answers in another form than the words ask for, or takes a word in another sense; null when nothing speaks against it. */
export function otherForm(sentence: Sentence, plan: Plan): string | null {
  return (
    totalOfTotals(sentence, plan) ??
    ungrouped(sentence, plan) ??
    shareOfEach(sentence, plan) ??
    unshared(sentence, plan) ??
    untimed(sentence, plan) ??
    endOfWhich(sentence, plan) ??
    otherAge(sentence, plan) ??
    otherKind(sentence, plan) ??
    otherMargin(sentence, plan) ??
    countedAtEnd(sentence, plan) ??
    lastingEach(sentence, plan) ??
    doneOrDoing(sentence, plan) ??
    lastingSo(sentence) ??
    summedParts(sentence, plan)
  );
}

/** "how many got hired" of those who are hiring: what was done is not what is being done. */
function doneOrDoing({ tokens, profiles }: Sentence, plan: Plan): string | null {
  const used =
    'where' in plan ? predicatesOf(plan.where ?? null).flatMap((each) => (each.kind === 'compare' && each.value === true ? [each.field] : [])) : [];
  const doing = profiles
    .filter(({ field }) => used.includes(field.name))
    .flatMap(({ field }) => wordsOfName(field).filter((word) => /\p{L}{3}ing$/u.test(word)));
  const isOf = (word: string, ending: RegExp) => ending.test(word) && doing.some((each) => stemOf(each) === stemOf(word));
  const done = tokens.find(({ lower }) => isOf(lower, /\p{L}{3}ed$/u));
  return done === undefined || tokens.some(({ lower }) => isOf(lower, /ing$/)) ? null : `I do not see which records were "${done.text}"`;
}

/** "two-year contracts" where only the records could be meant: a noun that no field knows lasts so long, and no field of the records. */
function lastingSo({ text, assumedNouns }: Sentence): string | null {
  const { span, noun } = SPAN_OF.exec(text)?.groups ?? {};
  return noun === undefined || !assumedNouns.includes(noun) ? null : `I do not see which field says that they are "${span ?? ''}"`;
}

const SPAN_OF = /\b(?<span>[\p{L}\d]+-(?:year|month|week|day|hour|minute)) (?<noun>\p{L}+)/iu;

/** "longest contracts" of hours per week: how much of each week is not how long it lasts. */
function lastingEach({ text, tokens }: Sentence, plan: Plan): string | null {
  if (!/\b(?:longest|shortest)\b/i.test(text) || tokens.some(({ stem }) => stem === 'hour' || stem === 'minut')) return null;
  const each = fieldsOfPlan(plan).find((name) => /(?:hours?|hrs?|minutes?|mins?)[ _]?(?:per|a|each)[ _]?(?:day|week|month|year)/i.test(name));
  return each === undefined ? null : `${each} does not say how long that lasts`;
}

/** "how many have the highest rent": those at the end of it, and not where it is. */
function countedAtEnd({ text }: Sentence, plan: Plan): string | null {
  const isOfEnd = plan.kind === 'stats' && plan.measures.length > 1 && plan.measures.some(({ kind }) => kind === 'max' || kind === 'min');
  return isOfEnd && AT_END.test(text) ? 'I do not see how to count those at an end of it' : null;
}

const AT_END = /^\W*(?:and |but )?how many\b(?!.*(?:\band\b|[,;&])).*\b(?:have|has|had|with|at|share|of) the\b/i;

/** "what share of games were won by the home team": one percentage, and not one for each team. */
function shareOfEach(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length === 0 || sentence.headAt('share') < 0) return null;
  const isOfNumber = plan.measures.every((measure) => measure.kind !== 'share' || measure.of === null);
  return isOfNumber && DONE_BY.test(sentence.text) ? 'I do not see which of the records those are' : null;
}

const DONE_BY = /\b(?:(?:is|are|was|were|been) )?\p{L}+(?:ed|en|on|ld|de|nt) by (?:the|an?) \p{L}+(?: \p{L}+)?\W*$/iu;

/** "% sold by dealers": a percentage is asked for, which neither a list nor a number of records is. */
function unshared({ text, profiles }: Sentence, plan: Plan): string | null {
  const said = SHARE.exec(text)?.[0];
  const features = featuresOf(plan);
  const used = fieldsOfPlan(plan);
  const isHeld = ({ field, dimension, words }: FieldProfile) =>
    used.includes(field.name) && (dimension === 'percent' || field.unit === '%' || words.some(({ stem }) => OF_SHARES.test(stem)));
  return said === undefined || SHARING.some((feature) => features.has(feature)) || profiles.some(isHeld)
    ? null
    : `I do not see what "${said.trim()}" is asked of`;
}

const SHARE = /(?:^|[^\d\s]\s*)(?:%|\b(?:percent|percentage|proportion)\b)(?! ?(?:off|or|discount))/i;
const SHARING: readonly PlanFeature[] = ['share', 'shareOf', 'ratio', 'growth', 'changes', 'history', 'percentile', 'correlation'];
const OF_SHARES = /^(?:percent|percentag|pct|perc|proport|share|rate|ratio)/;

/** "what time do nurses go to bed" from the hours that they sleep: a time of day is none of how long something lasts. */
function untimed({ text, profiles }: Sentence, plan: Plan): string | null {
  const shown =
    plan.kind === 'stats' ? [...plan.measures.flatMap((measure) => measureFields(measure)), ...plan.groups.map(({ field }) => field)] : [];
  const isOfTime = ({ field, words }: FieldProfile) =>
    shown.includes(field.name) && (field.type !== 'number' || words.some(({ stem }) => /^(?:time|hour|clock|start|end|open|close)$/.test(stem)));
  return !/\b(?:what|which) time\b(?! (?:zone|limit|control|period|frame|range|span|slot))/i.test(text) ||
    plan.kind !== 'stats' ||
    profiles.some(isOfTime)
    ? null
    : 'No field of these records says at what time that is';
}

/** "best graduation rate, which school": the highest value alone does not say whose it is. */
function endOfWhich({ pieces, profiles }: Sentence, plan: Plan): string | null {
  const isNumber = (name: unknown) => profiles.some(({ field }) => field.name === name && field.type === 'number');
  const isAsked = pieces.some((piece) => piece.kind === 'head' && /^(?:which|who|when)$/.test(piece.head));
  const isEnd =
    plan.kind === 'stats' &&
    plan.groups.length === 0 &&
    plan.measures.every((measure) => (measure.kind === 'min' || measure.kind === 'max') && isNumber(measure.field));
  return isAsked && isEnd ? 'I do not see of which record that value is' : null;
}

/** "how old was he" of the year of a race: only a birth, a making or an age says so. */
function otherAge({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/\bhow old\b/i.test(text)) return null;
  const names = fieldsOfPlan(plan);
  const isAge = ({ field, words }: FieldProfile) => names.includes(field.name) && words.some(({ stem }) => OF_AGE.test(stem));
  return profiles.some(isAge) ? null : 'No field of these records says how old that is';
}

const OF_AGE = /^(?:age|born|birth|birthday|dob|built|build|found|establish|construct|made|manufactur)/;

/** "calls per vessel type" by the vessels of records that know a type of them. */
function otherKind(sentence: Sentence, plan: Plan): string | null {
  const groups = plan.kind === 'stats' ? plan.groups.map(({ field }) => field) : [];
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      KINDS.test(sentence.lower(place)) &&
      sentence.isOpen(place) &&
      sentence.at(place - 1, 'field')?.choices.some(({ profile }) => groups.includes(profile.field.name)) === true &&
      piece.kind !== 'field',
  );
  const isKind = ({ field, words }: FieldProfile) =>
    field.type === 'text' && !groups.includes(field.name) && KINDS.test(words.at(-1)?.stem ?? '') && words.length > 1;
  return at > 0 && sentence.profiles.some(isKind) ? `I do not see which field holds the "${sentence.words(at - 1)} ${sentence.words(at)}"` : null;
}

const KINDS = /^(?:types?|kinds?|class|classes|categor(?:y|i|ies))$/;

/** "profit margin" of profits in money: a margin is what they are of something. */
function otherMargin({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/\bmargins?\b/i.test(text)) return null;
  const measured =
    plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'ratio' ? [] : measureFields(measure))) : fieldsOfPlan(plan);
  const other = profiles.find(
    ({ field, words }) =>
      measured.includes(field.name) && words.some(({ stem }) => stem === 'profit') && words.every(({ stem }) => stem !== 'margin'),
  );
  return other === undefined ? null : `${other.field.name} is an amount, and no margin`;
}

/** "which model has the most seats" from all planes of a model together: what each of one kind has is no sum over them. */
function summedParts({ profiles, text, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !/\b(?:most|least|fewest)\b/i.test(text) || /\b(?:total|sum|altogether|combined|together)\b/i.test(text)) return null;
  // Offers of cars are several of one car each.
  const isOfKind = plan.groups.some(
    ({ field }) =>
      /(?:model|type|version|variant|class|breed|species)$/i.test(field) || facts.name.toLowerCase().replace(/s$/, '').endsWith(field.toLowerCase()),
  );
  const summed = new Set(summedFields(plan));
  const part = profiles.find(({ field, words }) => summed.has(field.name) && words.some(({ stem }) => PARTS.test(stem)));
  return !isOfKind || part === undefined ? null : `I cannot tell whether ${part.field.name} add up over the records of each`;
}

/** "deaths in 1931" of records for each kind of disaster, and for all of them: a total would count what is in both twice. */
function totalOfTotals({ profiles, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !plan.measures.some(({ kind }) => kind === 'sum' || kind === 'shareOf')) return null;
  const used = fieldsOfPlan(plan);
  for (const { field } of profiles) {
    if (field.type !== 'text' || used.includes(field.name) || !isVocabulary(field.name, facts)) continue;
    const total = ['all', 'total', 'overall']
      .flatMap((word) => facts.findValues(word))
      .flatMap((hit) => (hit.field === field.name ? (hit.kind === 'whole' ? hit.spellings : (hit.holders?.spellings ?? [])) : []))
      .find((value) => TOTAL.test(value));
    if (total !== undefined) return `Some records are totals of others (${field.name} "${total}"), so a sum would count twice`;
  }
  return null;
}

/** "All levels" of a course is what it suits, and no sum of courses; damage "all over" is everywhere, and All Saints is a name. */
const TOTAL =
  /^(?:(?:grand )?totals?|overall|all (?!levels\b|ages\b|seasons\b|days\b|years\b|weathers\b|abilities\b|audiences\b|sizes\b|grades\b|weeks\b|saints\b|souls\b|hallows\b|angels\b|stars\b|blacks\b|whites\b|terrains\b|hours\b|rounders\b)(?:\p{L}{2,}s|people|men|women|children|persons?)\b.*)$/iu;

/** "which jobs had no women" of records for each sex. */
const NONE_OF = /\b(?:which|what) \p{L}+ (?:has|have|had) no\b/iu;

/** "which seller has only certified lots", "which make is sold only by dealers". */
const ONLY_OF =
  /\b(?:which|what) (?:\p{L}+ ){1,2}(?:(?:has|have|had|sells?|sold|offers?|offered|makes?|made|keeps?|kept|lists?|listed|stocks?|runs?|serves?)|(?:is|are|was|were) \p{L}+) (?:only|just|nothing but)\b(?! (?:(?:one|two|three|a|an)\b|\d))/iu;
/** "have only seating". */
const HAVING_ONLY =
  /\b(?:have|has|had|having|with|offers?) (?:only|just|nothing but) (?!(?:one|two|three|a|an|the)\b|\d)|\b(?:only|just) (?:have|has|had) (?!(?:one|two|three|been)\b|\d)/iu;

const NOT_DONE = /(?:n['’]t|\b(?:not|never|havent|hasnt|didnt|werent))\b(?: \p{L}+){0,4} (?:since|in|during|for|after)\b/iu;

/** "which kind of disaster killed the most", "deadliest year", "when were there more", "how many different types": groups, which the plan has none of. */
function ungrouped({ text, profiles, facts }: Sentence, plan: Plan): string | null {
  const isNarrowed = (plan.kind === 'stats' || plan.kind === 'records') && plan.where !== null;
  const isSwitched = isNarrowed && predicatesOf(plan.where).some((each) => each.kind === 'compare' && each.value === true);
  if ((isNarrowed && ONLY_OF.test(text)) || (isSwitched && HAVING_ONLY.test(text)))
    return 'I can count those that are so, but not tell which have no others';
  if (plan.kind === 'records' && NONE_OF.test(text) && predicatesOf(plan.where).some((each) => each.kind === 'compare' && each.op === '!='))
    return 'I can list the records that are not so, but not tell which have none that are';
  if (plan.kind === 'records' && plan.order.length > 0 && plan.limit === 1) {
    if (/\b(?:which|what) (?:kind|type|sort|category) of\b/i.test(text)) return 'I do not see which field holds the kinds that are meant';
    const word = /\b(?<word>\p{L}+est|most \p{L}+) (?:year|month|day|decade)\b/iu.exec(text)?.groups?.['word'];
    const ranked = profiles.find((profile) => profile.field.name === plan.order[0]?.field && (isYear(profile) || profile.field.type === 'date'));
    // "oldest harvest year": no superlative, where the year is called so.
    const isName = ranked?.words.some(({ stem }) => stem === stemOf(word ?? ''));
    return word === undefined || ranked === undefined || isName || /^(?:latest|earliest|newest|oldest|most recent)$/i.test(word)
      ? null
      : `I do not see by what to rank for "${word}"`;
  }
  // "how many games have not been borrowed since June" of loans: a game that was lent before may have been lent again.
  if (plan.kind === 'stats' && plan.measures.some(({ kind }) => kind === 'distinct') && (NOT_DONE.test(text) || (isNarrowed && NEVER.test(text))))
    return 'I can count the records that are not so, but not tell which have none that are';
  const isPlainCount = isCountPlan(plan) && plan.groups.length === 0;
  if (isPlainCount && /\bdifferent (?:kinds?|types?|sorts?) of\b/i.test(text)) return 'I do not see which field holds the kinds that are meant';
  // "how many different objects did she look at" of observations: each is one of its own, and they may be of the same.
  const noun = isPlainCount ? /\b(?:different|distinct|unique) (?<noun>\p{L}+)/iu.exec(text)?.groups?.['noun']?.toLowerCase() : undefined;
  if (noun !== undefined && !facts.name.toLowerCase().includes(rootOf(noun))) return `I do not see which field tells different ${noun} apart`;
  return isPlainCount && /^\W*when\b/i.test(text) ? 'I can count those records, but do not see which date is asked for' : null;
}
