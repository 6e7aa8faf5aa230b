import { fieldsOf, predicatesOf } from '../../condition/transform.ts';
import { happeningsSaidOf } from '../../language/annotate/happenings.ts';
import { unitOf } from '../../language/annotate/units.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { isCountPlan, measureFields } from '../../plan/measure-fields.ts';
import { isEndOf } from '../annotate/fields/two-ends.ts';
import type { Plan } from '../../plan/plan.ts';
import { LINKING } from '../annotate/fields/field-mentions.ts';
import { defaultMeasure, isAdditive, roleOf } from '../field-role.ts';
import { isLate, isOther, isOwnName } from '../read/fields.ts';
import type { Sentence } from '../sentence.ts';
import { rankedFields } from './plan-features.ts';
import { fieldsOfPlan } from './unused.ts';
import { scopeOf } from '../../plan/known-groups.ts';
import type { Token } from '../../language/tokens.ts';

/** Two fields whose scores differ by less are named equally well. */
const CLOSE = 0.05;
/** A date that this proportion of the records of another one has is as likely meant. */
const AS_FULL = 0.9;

/** The same plan with another field, for each field that the words fit as well as the one that was taken; empty where the question is plain. */
export function rivalPlans(sentence: Sentence, plan: Plan): readonly Plan[] {
  const names = fieldsOfPlan(plan);
  const taken = sentence.profiles.filter(({ field }) => names.includes(field.name));
  return [
    ...ofStock(sentence, plan),
    ...ofGroups(sentence, plan),
    ...taken.flatMap((profile) =>
      [
        ...likeNamed(sentence, plan, profile),
        ...siblings(sentence, plan, profile),
        ...likeDated(sentence, plan, profile),
        ...asLong(sentence, profile),
      ]
        .filter((rival) => !names.includes(rival.field.name) && !isOwnEnd(plan, profile, rival, sentence.profiles))
        .map((rival) => withField(plan, profile.field.name, rival.field.name)),
    ),
  ];
}

/** "how many bottles do we have in stock", "total number of bottles in stock" of wines that know how many each has: so many wines, and so many bottles. */
function ofStock({ text, profiles }: Sentence, plan: Plan): readonly Plan[] {
  if (!isCountPlan(plan) || !HELD.test(text)) return [];
  const stocked = new Set(
    predicatesOf(plan.where).flatMap((each) => (each.kind === 'compare' && each.op === '>' && each.value === 0 ? [each.field] : [])),
  );
  const stock = profiles.find((profile) => stocked.has(profile.field.name) && isAdditive(profile));
  return stock === undefined ? [] : [{ ...plan, measures: [{ kind: 'sum', field: stock.field.name }] }];
}

/** "rainiest station" of readings of few stations: the one of which most fell, or the reading of one day. */
function ofGroups(sentence: Sentence, plan: Plan): readonly Plan[] {
  if (plan.kind !== 'records' || plan.limit !== 1 || plan.order.length !== 1) return [];
  const [order] = plan.order;
  const ranks = sentence.profiles.find(({ field }) => field.name === order?.field);
  const thing = sentence.pieces.findIndex(({ kind }, at) => kind === 'extreme' && sentence.pieces[at + 1]?.kind === 'field');
  const choices = sentence.at(thing + 1, 'field')?.choices ?? [];
  // "strongest wind gust" of a speed and a direction of gusts, "heaviest tenor" of a weight and a note of tenors.
  const isOfRanked = ranks?.words.some(({ stem }) => stem === sentence.token(thing + 1)?.stem) === true;
  const isOwn = isOfRanked || choices.some(({ profile }) => isOwnName(sentence, profile));
  const named = !isOwn && choices.every(({ profile }) => profile.field.type === 'text') ? choices.map(({ profile }) => profile.field.name) : [];
  const group = named.find((name) => (sentence.facts.distinct(name) ?? Infinity) * OFTEN <= sentence.facts.records);
  if (thing < 0 || group === undefined || order === undefined || ranks?.field.type !== 'number') return [];
  const measure = defaultMeasure(ranks);
  return [
    {
      kind: 'stats',
      where: plan.where,
      measures: [measure],
      groups: [{ kind: 'value', field: group }],
      having: [],
      order: [{ by: 'measure', index: 0, descending: order.descending }],
      limit: 1,
    },
  ];
}

/** Records for each value, on average, where the value is not what the record is. */
const OFTEN = 4;

const HELD =
  /\b(?:do|does) (?:we|you|they|i|it|he|she|the \p{L}+) (?:still )?(?:have|hold|carry|keep)\b|\b(?:have|has) (?:we|you|they|it) got\b|\btotal (?:number|count|quantity|amount) of\b/iu;

/** "highest temperature": what was highest at most, and no mean or lowest one. */
function isOwnEnd(plan: Plan, chosen: FieldProfile, rival: FieldProfile, profiles: readonly FieldProfile[]): boolean {
  const { name } = chosen.field;
  const measures = plan.kind === 'stats' ? plan.measures : [];
  const ends = measures.flatMap((each) => (/^(?:max|min)$/.test(each.kind) && measureFields(each).includes(name) ? [each.kind === 'max'] : []));
  const orders = plan.kind === 'records' ? plan.order.flatMap(({ field, descending }) => (field === name ? [descending] : [])) : [];
  return [...ends, ...orders].some((descending) => isEndOf(chosen, rival, descending, profiles));
}

/** Numbers that a part of a name names as well: "cost" of an estimated cost and a total cost. */
function likeNamed(sentence: Sentence, plan: Plan, chosen: FieldProfile): readonly FieldProfile[] {
  const { field } = chosen;
  if (field.type !== 'number') return [];
  const isMeasured =
    rankedFields(plan).includes(field.name) ||
    isSet(plan, field.name) ||
    (plan.kind === 'stats' && plan.measures.some((measure) => measureFields(measure).includes(field.name)));
  return sentence.pieces.flatMap((piece) => {
    if (piece.kind !== 'field') return [];
    const own = piece.choices.find(({ profile }) => profile.field.name === field.name);
    if (own === undefined || own.score >= 1) return [];
    return (
      piece.choices
        .filter(({ profile, score }) => profile.field.name !== field.name && profile.field.type === 'number' && score > own.score - CLOSE)
        .map(({ profile }) => profile)
        .filter((rival) => isOther(sentence, chosen) || !isOther(sentence, rival))
        // A ratio adds up to nothing.
        .filter((rival) => !isAdditive(chosen) || roleOf(rival) !== 'average')
        .filter((rival) => wordsSaid(sentence, rival) >= wordsSaid(sentence, chosen))
        // "students" of male and of female ones, though all records have both; "climb" is said of neither a gain nor a loss by its name.
        .filter(
          (rival) =>
            rival.field.values !== field.values ||
            (isMeasured &&
              rival.dimension === chosen.dimension &&
              [chosen, rival].every((each) => isNamed(sentence.tokens.slice(piece.from, piece.to), each))),
        )
    );
  });
}

/** "which cost more than the quote" of two costs: one that is set against another number of its record. */
function isSet(plan: Plan, name: string): boolean {
  const where = predicatesOf(scopeOf(plan));
  return where.some((each) => each.kind === 'compareFields' && (each.field === name || each.other === name));
}

/** "the most money", "over 100,000" of an amount requested and an amount awarded: only what was done with them tells them apart, which is not said. */
function siblings(sentence: Sentence, plan: Plan, chosen: FieldProfile): readonly FieldProfile[] {
  const { tokens, profiles } = sentence;
  if (chosen.field.type !== 'number' || isShown(plan, chosen.field.name)) return [];
  const isDone = ({ field }: FieldProfile) => DONE.test(wordsOfName(field).at(-1) ?? '');
  const lead = ({ words }: FieldProfile) =>
    words
      .slice(0, -1)
      .map(({ stem }) => stem)
      .join(' ');
  const isSaid = (profile: FieldProfile) => tokens.some(({ stem }) => stem === profile.words.at(-1)?.stem);
  const isAlike = (other: FieldProfile) =>
    other !== chosen && isDone(other) && other.role === 'measure' && other.dimension === chosen.dimension && lead(other) === lead(chosen);
  if (lead(chosen) === '' || !isDone(chosen) || isSaid(chosen)) return [];
  return profiles.filter((other) => isAlike(other) && (isOther(sentence, chosen) || !isOther(sentence, other)));
}

const DONE = /(?:\p{L}{2}ed|paid|spent|sold|given|lent|won|lost|bought|sent|made)$/u;

/** Whether a plan does no more with a field than show it. */
function isShown(plan: Plan, name: string): boolean {
  return plan.kind === 'records' && !fieldsOf(plan.where).includes(name) && !rankedFields(plan).includes(name);
}

/** "the longest": of records that have a length in metres and a number of hours, either may be meant. */
function asLong(sentence: Sentence, chosen: FieldProfile): readonly FieldProfile[] {
  const isSaid = sentence.pieces.some((piece, at) => piece.kind === 'extreme' && /^(?:the )?(?:longest|shortest)$/.test(sentence.lower(at)));
  // "the longest time buried" is no length in feet.
  const isTime = chosen.dimension === 'time' && sentence.tokens.some(({ lower }) => lower === 'time');
  // "the longest haul in km" is no length of time.
  const isInUnit = sentence.tokens.some(
    ({ lower }, at) => lower === 'in' && unitOf(sentence.tokens[at + 1]?.lower ?? '')?.dimension === chosen.dimension,
  );
  if (!isSaid || isTime || isInUnit || !/^(?:time|length)$/.test(chosen.dimension ?? '') || isNamed(sentence.tokens, chosen)) return [];
  // A field that is called a length is meant before an interval of months that only is one; of things that nothing is known of, neither is sure.
  const isCalled = ({ words }: FieldProfile) => words.some(({ stem }) => /^(?:length|durat|duration|runtim|runtime)$/.test(stem));
  return sentence.profiles.filter(
    (other) =>
      (!isCalled(chosen) || isCalled(other) || sentence.assumedNouns.length > 0) &&
      other.role === 'measure' &&
      other.dimension !== chosen.dimension &&
      /^(?:time|length)$/.test(other.dimension ?? '') &&
      !isNamed(sentence.tokens, other),
  );
}

function isNamed(tokens: readonly Token[], { words }: FieldProfile): boolean {
  return tokens.some(({ stem }) => words.some((word) => word.weight === 1 && word.stem === stem));
}

/** How many words of a name the question says; "total" says itself, since it is what its parts add up to. */
function wordsSaid({ tokens }: Sentence, { words }: FieldProfile): number {
  return words.filter(({ stem }) => stem === 'total' || tokens.some((token) => token.stem === stem)).length;
}

/** Dates that a time may be said of as well, where no word says which of them is meant. */
function likeDated(sentence: Sentence, plan: Plan, profile: FieldProfile): readonly FieldProfile[] {
  const where = scopeOf(plan);
  const isTimed = predicatesOf(where).some((each) => each.kind !== 'null' && fieldsOf(each).includes(profile.field.name));
  if (profile.field.type !== 'date' || !isTimed) return [];
  if (isCued(sentence, profile)) return alsoCued(sentence, profile);
  const others = sentence.profiles.filter((other) => other !== profile && other.field.type === 'date' && !isLate(other));
  return isLate(profile) ? others : others.filter(({ field }) => AS_FULL * (field.values ?? 0) > (profile.field.values ?? Infinity));
}

/** "how many deadlines this month" of a deadline for papers and one for abstracts: dates that the same words name, and of whose other words none is said. */
function alsoCued({ tokens, profiles }: Sentence, profile: FieldProfile): readonly FieldProfile[] {
  const own = (each: FieldProfile) => each.words.filter(({ weight, stem }) => weight === 1 && !LINKING.test(stem));
  const said = (each: FieldProfile) => own(each).filter(({ stem }) => tokens.some((token) => token.stem === stem));
  const [head] = said(profile);
  if (head === undefined || said(profile).length > 1 || own(profile).length < 2 || !DEADLINE.test(head.stem)) return [];
  const isAlike = (other: FieldProfile) => other !== profile && other.field.type === 'date' && said(other).some(({ stem }) => stem === head.stem);
  return profiles.filter((other) => isAlike(other) && said(other).length === 1);
}

const DEADLINE = /^(?:deadlin|due|expiri|expiry|renewal)$/;

function isCued({ tokens, pieces }: Sentence, profile: FieldProfile): boolean {
  if (pieces.some((piece) => piece.kind === 'field' && piece.choices.some((choice) => choice.profile === profile))) return true;
  if (pieces.some((piece) => piece.kind === 'condition' && piece.source === 'absence' && piece.profile === profile)) return true;
  const says = happeningsSaidOf(profile);
  return tokens.some(
    ({ stem }) => says.some((said) => said.has(stem)) || profile.words.some((word) => word.weight === 1 && word.stem === stem && !LINKING.test(stem)),
  );
}

/** Keys of a plan under which names of fields stand. */
const NAMING = /^(?:field|left|right|other|fields|by)$/;

function withField(plan: Plan, from: string, to: string): Plan {
  const swapped = JSON.stringify(plan, (key: string, value: unknown) => {
    if (!NAMING.test(key)) return value;
    return Array.isArray(value) ? value.map((name: unknown) => (name === from ? to : name)) : value === from ? to : value;
  });
  // A plan with another name in it is a plan; it is checked against the fields before it is offered.
  return JSON.parse(swapped) as Plan;
}
