import { happeningsSaidOf, isHappening } from '../../language/annotate/happenings.ts';
import { fieldsOf } from '../../condition/transform.ts';
import { measureFields } from '../../plan/measure-fields.ts';
import { stem as stemOf } from '../../language/stem.ts';
import type { Plan } from '../../plan/plan.ts';
import { bestEnd } from '../annotate/concepts.ts';
import { isAdditive, roleOf } from '../field-role.ts';
import type { AggregateWord, HeadKind, LinkWord } from '../lexicon/lexicon.ts';
import type { Piece } from '../piece.ts';
import type { Sentence } from '../sentence.ts';
import { featuresOf, type PlanFeature } from './plan-features.ts';
import { beyondPlans } from './beyond-plans.ts';
import { countedSpace, countsTypes } from './counted-types.ts';
import { otherMeasure } from './other-measure.ts';
import { fieldsOfPlan } from './unused.ts';

/**
 * Why a plan would answer another question than the one that was asked, although every word of it was used; null when nothing speaks against it.
 * It looks at the words and at the plan alone, not at how the one was made from the other.
 */
export function auditOf(sentence: Sentence, plan: Plan): string | null {
  const features = featuresOf(plan);
  if (features.has('history')) return null;
  const { facts } = sentence;
  const tellsApart = (name: string) => (facts.distinct(name) ?? facts.records) > facts.records / 2;
  const names = fieldsOfPlan(plan).join(' ').toLowerCase();
  const isLookedUp = plan.kind === 'records' && plan.fields.some((name) => isNumber(sentence, name)) && fieldsOf(plan.where).some(tellsApart);
  const missed = sentence.pieces.findIndex((piece, at) => {
    // "how much is the Fender Jaguar" looks up a number; of the many records of a category it would list several.
    const needed = isLookedUp && piece.kind === 'head' && piece.head === 'amount' ? null : neededFor(sentence, piece, at);
    // "total" of a field that is called so.
    return needed !== null && !needed.some((feature) => features.has(feature)) && !names.includes(sentence.lower(at).split(' ').at(-1) ?? '');
  });
  if (missed >= 0) return `I read "${sentence.words(missed)}", but I cannot see how to compute it here`;
  if (plan.kind === 'records' && /^\W*(?:and )?how many\b/i.test(sentence.text))
    return 'I can list these records, but I do not see how to count what is asked for';
  if (countsTypes(sentence, plan)) return 'I cannot tell whether that counts records or the different types of them';
  return (
    beyondPlans(sentence, features) ??
    otherMeasure(sentence, plan) ??
    missingNumber(sentence, plan) ??
    otherDate(sentence, plan) ??
    countedPeople(sentence, plan) ??
    countedOther(sentence) ??
    countedSpace(sentence, plan) ??
    unclearPraise(sentence, plan) ??
    wronglySummed(sentence, plan) ??
    ownPeriod(sentence, plan) ??
    unreadComparison(sentence) ??
    unknownPlace(sentence, plan) ??
    unreadDifference(sentence, plan) ??
    summedYears(sentence, plan) ??
    unjoined(sentence, plan)
  );
}

function isNumber({ profiles }: Sentence, name: string): boolean {
  return profiles.some(({ field }) => field.name === name && field.type === 'number');
}

const OF_AGGREGATES: Readonly<Record<AggregateWord, readonly PlanFeature[] | null>> = {
  avg: ['avg', 'ratio'],
  median: ['median'],
  // "the total number of flats" is a count.
  sum: ['sum', 'count', 'countIf', 'values', 'distinct', 'shareOf', 'running', 'growth', 'changes'],
  min: ['min', 'order'],
  max: ['max', 'order'],
  stddev: ['stddev'],
  distinct: ['distinct', 'groups', 'changes', 'history'],
  range: ['min', 'groups', 'comparison'],
  correlation: ['correlation'],
  difference: ['difference', 'sides', 'changes'],
  ratio: ['ratio', 'share'],
  growth: ['growth', 'changes'],
  running: ['running'],
  distribution: ['groups'],
  breakdown: ['groups'],
  rate: null,
};

const OF_LINKS: Partial<Readonly<Record<LinkWord, readonly PlanFeature[]>>> = {
  not: ['negation', 'sides', 'changes'],
  without: ['negation', 'sides'],
  except: ['negation', 'sides'],
  missing: ['negation', 'changes'],
  or: ['choice', 'sides', 'comparison'],
  versus: ['sides', 'groups', 'comparison', 'changes', 'difference'],
  above: ['comparison', 'sides', 'percentile', 'changes'],
  below: ['comparison', 'sides', 'percentile', 'changes'],
  divided: ['ratio'],
  minus: ['difference', 'ratio'],
  times: ['sum', 'avg'],
};

const OF_HEADS: Partial<Readonly<Record<HeadKind, readonly PlanFeature[]>>> = {
  share: ['share', 'shareOf', 'growth', 'ratio', 'changes', 'percentile'],
  count: ['count', 'countIf', 'values', 'distinct', 'sum', 'share', 'changes', 'order', 'groups', 'avg', 'median', 'running', 'growth', 'percentile'],
  amount: ['sum', 'avg', 'median', 'min', 'max', 'percentile', 'count', 'difference', 'ratio', 'stddev', 'order', 'changes', 'share', 'shareOf'],
};

/** What a plan must do for the words of a piece to be in it: one of these; null where they ask for nothing by themselves. */
function neededFor(sentence: Sentence, piece: Piece, at: number): readonly PlanFeature[] | null {
  switch (piece.kind) {
    case 'aggregate':
      if (piece.aggregate === 'distinct' && sentence.at(sentence.past(at, 'of'), 'noun') !== null) return null;
      // "typical (median) price".
      if (piece.aggregate === 'avg' && sentence.lower(at).startsWith('typical')) return ['avg', 'ratio', 'median'];
      return OF_AGGREGATES[piece.aggregate];
    case 'percentile':
      return ['percentile'];
    case 'grouper': {
      const next = sentence.pieces[sentence.next(at)]?.kind;
      if (/^(?:\/|across|according to|depending on)$/.test(sentence.lower(at)) || next === 'noun' || next === 'value' || next === 'unknown')
        return null;
      return ['groups', 'order', 'ratio', 'sides'];
    }
    case 'rhythm':
      return ['groups'];
    case 'extreme':
      return ['order', 'min', 'max', 'avg', 'median', 'changes'];
    case 'ordinal':
      return ['offset'];
    case 'limit':
      return piece.end === null ? null : ['limit', 'changes', 'sides'];
    case 'direction':
    case 'sorter':
      return ['order', 'groups', 'changes'];
    case 'head':
      return OF_HEADS[piece.head] ?? null;
    case 'link':
      return OF_LINKS[piece.link] ?? null;
    default:
      return null;
  }
}

/** A number that is typed out, and that neither a condition nor a limit of the plan holds. */
function missingNumber(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'changes') return null;
  const held = new Set(JSON.stringify(plan).match(/\d+/g)?.map(Number));
  const missing = sentence.tokens.find(({ kind, value }) => kind === 'number' && value !== undefined && !held.has(value));
  return missing === undefined ? null : `I do not see which run "${missing.text}" speaks of`;
}

/** A verb that says what happened at a time, where the plan looks at the date of something else. */
function otherDate(sentence: Sentence, plan: Plan): string | null {
  const where = plan.kind === 'stats' || plan.kind === 'records' ? fieldsOf(plan.where) : [];
  const dated = sentence.profiles.filter(({ field }) => field.type === 'date' && where.includes(field.name));
  const verbs = sentence.tokens.filter(({ kind, stem, lower }) => kind === 'word' && /(?:ed|ing|t)$/.test(lower) && isHappening(stem));
  for (const profile of dated) {
    const says = happeningsSaidOf(profile);
    const other = verbs.find(({ stem }) => !says.some((said) => said.has(stem)) && profile.words.every((word) => word.stem !== stem));
    if (says.length > 0 && other !== undefined && verbs.every((verb) => verb === other))
      return `${profile.field.name} is not the date at which something was ${other.lower}`;
  }
  return otherYear(sentence, plan, verbs);
}

/** "loans by the year they started", grouped by the year in which things were made, of records that know when something starts. */
function otherYear({ profiles }: Sentence, plan: Plan, verbs: Sentence['tokens']): string | null {
  const groups = plan.kind === 'stats' ? plan.groups.map(({ field }) => field) : [];
  const year = profiles.find(
    ({ field, role, words }) => groups.includes(field.name) && role === 'year' && words.some(({ stem }) => !/^ye?a?r$/.test(stem)),
  );
  const other = verbs.find(
    ({ stem }) =>
      year?.words.every((word) => word.stem !== stem) === true &&
      profiles.some((profile) => profile.field.type === 'date' && happeningsSaidOf(profile).some((said) => said.has(stem))),
  );
  return year === undefined || other === undefined ? null : `${year.field.name} is not the year in which something was ${other.lower}`;
}

/** "how many people …" of records that are no people. */
function countedPeople(sentence: Sentence, plan: Plan): string | null {
  const counts = sentence.pieces.some(
    (piece, at) => piece.kind === 'head' && piece.head === 'count' && /^(?:people|persons?)$/.test(sentence.lower(at + 1)),
  );
  const isOfRecords = plan.kind === 'stats' && plan.measures.every(({ kind }) => kind === 'count' || kind === 'share' || kind === 'countIf');
  return counts && isOfRecords ? 'The records are no people, and no field counts them' : null;
}

/** "how many sellers have a rating under 4" of records that several have one seller of: a bound that takes the word counts something else. */
function countedOther({ pieces, tokens, profiles, facts }: Sentence): string | null {
  const at = pieces.findIndex((piece, place) => piece.kind === 'condition' && pieces[place - 1]?.kind === 'head');
  const [head, bound] = [pieces[at - 1], pieces[at]];
  const token = tokens[bound?.from ?? -1];
  if (head?.kind !== 'head' || head.head !== 'count' || bound?.kind !== 'condition' || token?.lower.endsWith('s') !== true) return null;
  const own = profiles.find(
    ({ field, words }) => field.type === 'text' && words.length === 1 && words[0]?.stem === token.stem && field.name !== bound.profile.field.name,
  );
  const distinct = own === undefined ? null : facts.distinct(own.field.name);
  return own === undefined || distinct === null || distinct > facts.records / 2
    ? null
    : `I do not see whether records or different values of ${own.field.name} are counted`;
}

/** "worst mileage": which end of a number is good is known of ratings alone. */
function unclearPraise(sentence: Sentence, plan: Plan): string | null {
  const ranked = rankedFields(plan).flatMap((name) => sentence.profiles.filter(({ field }) => field.name === name));
  const [praise] = sentence.pieces.flatMap((piece) => (piece.kind === 'extreme' && /^(?:best|worst)$/.test(piece.word) ? [piece.word] : []));
  const unclear = ranked.find((profile) => profile.field.type === 'number' && !isAdditive(profile) && bestEnd(profile) === null);
  if (praise === undefined || unclear === undefined) return null;
  return `I do not know which end of ${unclear.field.name} is the ${praise}: ask for the highest or the lowest`;
}

/** "number of ratings" from the sum of ratings. */
function wronglySummed(sentence: Sentence, plan: Plan): string | null {
  const isCount = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  const summed = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
  const averaged = sentence.profiles.find((profile) => roleOf(profile) === 'average' && summed.includes(profile.field.name));
  return isCount && averaged !== undefined ? `${averaged.field.name} is a measure that does not add up to a number of anything` : null;
}

const OF_A_PERIOD = /(?:^|[\W_])\d+ ?(?:d|days?|w|weeks?|m|months?|y|years?|h|hours?)(?:$|[\W_])|(?:daily|weekly|monthly|yearly|annual)/i;

/** "busiest last month by sessions" of sessions_30d: such a figure has a period of its own, and no date of the records says which. */
function ownPeriod({ profiles, text }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'records') return null;
  const isDated = profiles.some(({ field }) => field.type === 'date' && fieldsOf(plan.where).includes(field.name));
  const isSaid = /\b(?:last|past|previous|this|current) (?:\d+ )?(?:day|week|month|year|quarter)s?\b/i.test(text);
  const own = rankedFields(plan).find((name) => OF_A_PERIOD.test(name));
  return isDated && isSaid && own !== undefined ? `${own} is of a period of its own, and the records tell no other` : null;
}

/** "512 GB … or more" that no bound took would make a choice of two conditions. */
function unreadComparison(sentence: Sentence): string | null {
  const at = sentence.pieces.findIndex(
    ({ to }, place) =>
      sentence.isLink(place, 'or') &&
      /^(?:more|less|fewer|higher|lower|above|below|over|under|better|worse|up)$/.test(sentence.tokens[to]?.lower ?? ''),
  );
  return at < 0 ? null : `I do not see which number "or ${sentence.tokens[sentence.pieces[at]?.to ?? 0]?.text ?? ''}" is said of`;
}

/** "where can I buy the cheapest …" of records none of whose fields says who sells it, or where. */
function unknownPlace({ text, profiles }: Sentence, plan: Plan): string | null {
  const asked = /^\W*where (?:can|could|do|might|would) (?:i|we|you|one|people) (?<buys>buy|get|order|purchase)?/i.exec(text);
  if (asked === null || plan.kind !== 'records') return null;
  const names = asked.groups?.['buys'] === undefined ? PLACES : SELLERS;
  const isSaid = profiles.some(({ field, words }) => field.type === 'text' && words.some(({ stem }) => names.has(stem)));
  return isSaid ? null : 'No field says where';
}

/** "how much more do refurbished ones cost" asks for two numbers, or what lies between them. */
function unreadDifference({ text }: Sentence, plan: Plan): string | null {
  const said =
    /\bhow (?:much|many) (?:more|less|fewer|cheaper|dearer|longer|shorter|older|younger|newer|heavier|lighter|bigger|larger|smaller|faster|slower|better|worse|higher|lower)\b/i.exec(
      text,
    )?.[0];
  const features = featuresOf(plan);
  return said === undefined || ['difference', 'sides', 'changes', 'groups'].some((feature) => features.has(feature as PlanFeature))
    ? null
    : `I do not see what to compare for "${said}"`;
}

function summedYears({ profiles }: Sentence, plan: Plan): string | null {
  const summed = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
  const year = profiles.find((profile) => roleOf(profile) === 'year' && summed.includes(profile.field.name));
  return year === undefined ? null : `${year.field.name} holds years, which do not add up`;
}

/** "total fees still owed" of two fields: numbers that are named without a joint are not both asked for. */
function unjoined(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length > 0) return null;
  const measured = new Set(plan.measures.flatMap((measure) => measureFields(measure)));
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
      sentence.pieces.slice(at + 1, next.at).every(({ kind }) => kind === 'harmless' || kind === 'verb' || kind === 'noun')
    );
  });
  return loose === undefined ? null : `I do not see how ${named.map(({ name }) => name).join(' and ')} belong together`;
}

const stems = (words: string): readonly string[] => words.split(' ').map((word) => stemOf(word));
/** Names of fields that say who sells something. */
const SELLERS: ReadonlySet<string> = new Set(stems('shop store seller vendor merchant retailer dealer market marketplace website url link'));
/** Names of fields that say where something is. */
const PLACES: ReadonlySet<string> = new Set([
  ...SELLERS,
  ...stems(
    'city town municipality place location address street region state country county area district neighbourhood neighborhood borough venue station',
  ),
]);

/** Fields by whose lowest or highest value something is chosen. */
function rankedFields(plan: Plan): readonly string[] {
  if (plan.kind === 'records') return plan.order.map(({ field }) => field);
  if (plan.kind !== 'stats') return [];
  const ends = plan.measures.filter(({ kind }) => kind === 'min' || kind === 'max');
  const ordered = plan.order.flatMap(({ by, index }) => (by === 'measure' ? (plan.measures[index] ?? []) : []));
  return [...ends, ...ordered].flatMap((measure) => measureFields(measure));
}
