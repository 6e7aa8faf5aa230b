import { isNumberOfPeople } from '../../language/annotate/flags/switches.ts';
import { rankField } from '../../language/profile/rank-field.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Measure } from '../../plan/plan.ts';
import { bestEnd } from '../annotate/concepts.ts';
import { ofTwoEnds } from '../annotate/fields/two-ends.ts';
import type { HeadKind } from '../lexicon/lexicon.ts';
import { OVER_ALL } from '../lexicon/passed-over.ts';
import type { PieceOf } from '../piece.ts';
import type { Sentence } from '../sentence.ts';
import { readConditions } from './conditions/conditions.ts';
import type { ContrastRead, Stated, ValueDoubt } from './conditions/stated.ts';
import { atFormerPrice } from './conditions/at-former-price.ts';
import { twoFields } from './conditions/two-fields.ts';
import { readBothSides } from './sides/both-sides.ts';
import { readContrast } from './sides/contrast.ts';
import { countedField } from './counted-field.ts';
import { dateAt, fieldAt, numberAt } from './fields.ts';
import type { GroupRead } from './group-read.ts';
import { readGapOfEnds } from './spans/gap-of-ends.ts';
import { readGroups, stepsAfter } from './groups.ts';
import { readHaving, type HavingRead } from './having.ts';
import { useOccurrence } from './occurrences.ts';
import { readMeasures, type FieldRead, type MeasureRead } from './measures.ts';
import { measuredBehind } from './ranked/measured-behind.ts';
import { readNamed } from './named.ts';
import { readPairs } from './pairs.ts';
import { readComputedOrder, type ComputedOrder } from './computed-order.ts';
import { isPartOfName, type OrderRead } from './order-read.ts';
import { directionOf, readOrder, readSort } from './orders.ts';
import { readQuantile } from './quantile.ts';
import { readRanked, readRankedWithin, type RankedRead } from './ranked/ranked.ts';
import { readSpansOfDays } from './spans/spans-of-days.ts';
import { readThreshold } from './threshold.ts';
import { readTimeTo } from './spans/time-to.ts';
import { readTrend, type TrendRead } from './changes/trends.ts';

/** What a question says, slot by slot, before it becomes a plan. */
export interface Reading {
  readonly heads: readonly { readonly head: HeadKind; readonly at: number }[];
  readonly measures: readonly MeasureRead[];
  readonly groups: readonly GroupRead[];
  readonly ranked: RankedRead | null;
  readonly having: HavingRead | null;
  readonly trend: TrendRead | null;
  readonly sort: OrderRead | null;
  readonly order: OrderRead | null;
  /** Records in the order of a value that is computed for each. */
  readonly computed: ComputedOrder | null;
  readonly descending: boolean | null;
  readonly contrast: ContrastRead | null;
  readonly stated: readonly Stated[];
  readonly doubts: readonly ValueDoubt[];
  /** A field that is counted: "how many cities", "number of votes". */
  readonly counted: FieldProfile | null;
  /** Fields that are named without a role. */
  readonly named: readonly FieldProfile[];
  /** The same fields, with their places. */
  readonly namedAt: readonly FieldRead[];
  readonly limit: { readonly limit: number; readonly end: 'top' | 'bottom' | 'first' | 'last' | null } | null;
  readonly steps: number | null;
  readonly hasNoun: boolean;
}

/** Reads a question: the most specific structures first, then its conditions, then what is left. */
export function readQuestion(sentence: Sentence): Reading {
  const compared = [...twoFields(sentence), ...atFormerPrice(sentence)];
  const both = readBothSides(sentence);
  const sort = readSort(sentence);
  const quantile = [...readQuantile(sentence), ...readThreshold(sentence)];
  const pairs = [...readGapOfEnds(sentence), ...readSpansOfDays(sentence), ...readTimeTo(sentence), ...readPairs(sentence)];
  const groups = readGroups(sentence);
  useOccurrence(sentence, groups);
  const trend = readTrend(sentence);
  const having = readHaving(sentence, groups);
  const ranked = having === null && trend === null ? rankedIn(sentence, groups, pairs) : null;
  const computed = ranked === null ? readComputedOrder(sentence, pairs) : null;
  const order = ranked === null && computed === null ? readOrder(sentence) : null;
  const early = conditionsBeforeMeasures(sentence);
  const isRankedBy = (measure: Measure) => measure === ranked?.measure || measure === computed?.measure;
  const read = [
    ...pairs.filter((pair) => !pair.measures.some(isRankedBy)),
    ...quantile,
    ...readMeasures(sentence),
    ...valueExtremes(sentence),
  ].toSorted((a, b) => a.at - b.at);
  const isAsked = ranked !== null || computed !== null || order !== null || read.some((each) => each.measures.length > 0);
  const measures = isAsked ? read.filter(({ at, isBare }) => isBare !== 'sum' || !OVER_ALL.test(sentence.lower(at))) : read;
  const stated = [...compared, ...early, ...readConditions(sentence)].toSorted((a, b) => a.at - b.at);
  const switches = namedSwitches(sentence);
  const said = [...stated, ...switches].toSorted((a, b) => a.at - b.at);
  const { contrast, rest } = both === null ? readContrast(sentence, said) : { contrast: both, rest: said };
  const descending = directionOf(sentence);
  const heads = sentence.all('head').flatMap((at) => {
    const piece = sentence.open(at, 'head');
    return piece === null ? [] : [{ head: piece.head, at }];
  });
  useAgain(sentence, measures);
  const counted = countedField(sentence, heads);
  const limit = readLimit(sentence);
  const steps = stepsAfter(sentence, -1);
  const namedAt = readNamed(sentence, heads);
  return {
    heads,
    measures,
    groups,
    ranked,
    having,
    trend,
    sort,
    order: isPartOfName(order, heads, rest) ? null : order,
    computed,
    descending,
    contrast,
    stated: rest,
    doubts: said.flatMap(({ doubt }) => doubt ?? []),
    counted,
    named: namedAt.map(({ profile }) => profile),
    namedAt,
    limit,
    steps,
    hasNoun: sentence.pieces.some(({ kind }) => kind === 'noun'),
  };
}

/** Groups that are ranked, by themselves or within each of those that the question groups by. */
function rankedIn(sentence: Sentence, [within, ...deeper]: readonly GroupRead[], pairs: readonly MeasureRead[]): RankedRead | null {
  if (within === undefined) return readRanked(sentence, pairs);
  return deeper.length > 0 ? null : readRankedWithin(sentence, within.grouping);
}

/** "above the average rent" and "with a rating" take their statistic and field before those are read as measures. */
function conditionsBeforeMeasures(sentence: Sentence): readonly Stated[] {
  const isCompared = sentence.links('above', 'below').some((at) => sentence.open(sentence.past(at, 'than', 'of'), 'aggregate') !== null);
  return isCompared ? readConditions(sentence) : [];
}

/** "the highest rent", "latest date added": the end of a field's values. */
function valueExtremes(sentence: Sentence): readonly MeasureRead[] {
  return sentence.all('extreme').flatMap((at): readonly MeasureRead[] => {
    const piece = sentence.open(at, 'extreme');
    const place = endOf(sentence, at);
    const profile = piece === null ? null : (dateAt(sentence, place) ?? numberAt(sentence, place));
    if (piece === null || profile === null || isOfOtherKind(piece, profile, sentence.lower(at))) return [];
    sentence.use(at, place);
    const best = piece.word === 'best' || piece.word === 'worst' ? bestEnd(profile) : null;
    const isUp =
      best !== null
        ? (best === 'more') === (piece.word === 'best')
        : piece.idea === null || isAlike(piece.idea.profile, profile)
          ? piece.descending
          : /^(?:latest|newest|most|highest|largest|biggest|longest)/.test(sentence.lower(at));
    // The highest rank is the first one.
    const isRank = profile === rankField(sentence.profiles) && /^(?:the )?(?:highest|lowest|best|worst|top|bottom)$/.test(sentence.lower(at));
    const isMost = isUp !== isRank;
    const measure: Measure = { kind: isMost ? 'max' : 'min', field: endMeant(sentence, profile, isMost).field.name };
    return [{ at, measures: [measure] }];
  });
}

/** "the highest price" of prices from and up to an amount: the end that is meant is in the name of one of them, unless the other is named. */
function endMeant({ profiles, tokens }: Sentence, profile: FieldProfile, isMost: boolean): FieldProfile {
  // "the highest starting salary" is of what salaries start from.
  const isOwn = (stem: string) => profile.says.has(stem) || profile.words.some((word) => word.stem === stem);
  const isFirst = tokens.some(
    ({ lower, stem }, at) => /^(?:starting|entry|initial)$/.test(lower) && !isOwn(stem) && isOwn(tokens[at + 1]?.stem ?? ''),
  );
  const end = ofTwoEnds(profile, isMost && !isFirst, profiles);
  const isNamed = tokens.some(({ lower }) => /^(?:from|to|min|max|minimum|maximum|low|high)$/.test(lower));
  return isNamed || profile.dimension !== 'money' || end.field.type !== 'number' ? profile : end;
}

/** "dearest postage" of records that have a price as well: both are amounts of money. */
function isAlike(idea: FieldProfile, named: FieldProfile): boolean {
  return idea === named || (idea.dimension !== null && idea.dimension === named.dimension);
}

/** The place of the field whose end a superlative asks for: after it, or before it in "tariff: what is the highest?". */
function endOf(sentence: Sentence, at: number): number {
  const after = measuredBehind(sentence, at);
  if (after < sentence.pieces.length || sentence.pieces.some(({ kind }) => kind === 'noun')) return after;
  const [only = after, ...more] = sentence.all('field');
  return more.length === 0 ? only : after;
}

/** "fastest internet" of a bandwidth: which end a word of another thing asks for is not known. */
function isOfOtherKind({ idea }: PieceOf<'extreme'>, { field, dimension }: FieldProfile, word: string): boolean {
  if (idea === null || field.type === 'date' || idea.profile.field.name === field.name) return false;
  return (
    idea.profile.dimension !== dimension &&
    !/^(?:latest|newest|oldest|earliest|most|least|highest|lowest|largest|smallest|biggest|longest|shortest)/.test(word)
  );
}

/** "max power: what is the highest?": the same end once more. */
function useAgain(sentence: Sentence, measures: readonly MeasureRead[]): void {
  const kinds = new Set(measures.flatMap((read) => read.measures.map(({ kind }) => kind)));
  for (const at of sentence.all('extreme')) {
    const piece = sentence.open(at, 'extreme');
    if (piece !== null && piece.idea === null && kinds.has(piece.descending ? 'max' : 'min')) sentence.use(at);
  }
}

function readLimit(sentence: Sentence): Reading['limit'] {
  const [at] = sentence.all('limit');
  const piece = at === undefined ? null : sentence.open(at, 'limit');
  if (at === undefined || piece === null) return null;
  sentence.use(at);
  return { limit: piece.limit, end: piece.end };
}

/** Below this, a mention is too weak to be a condition. */
const SURE = 0.7;

/** A yes-or-no field, or one of 0 and 1. */
function isSwitch({ field }: FieldProfile): boolean {
  return field.type === 'boolean' || (field.type === 'number' && field.min === 0 && field.max === 1 && field.integer === true);
}

/** "recycled T-shirts" of a flag for recycled materials: a participle before what it is said of, with which the name begins. */
function isAdjective(sentence: Sentence, at: number, { words }: FieldProfile): boolean {
  const [token, next] = [sentence.tokens[sentence.pieces[at]?.from ?? 0], sentence.pieces[at + 1]];
  return token !== undefined && token.lower.endsWith('ed') && token.stem === words[0]?.stem && (next?.kind === 'value' || next?.kind === 'noun');
}

/** "editor's choice apps": a yes-or-no field that is named is stated, unless the question is of its values. */
function namedSwitches(sentence: Sentence): readonly Stated[] {
  return sentence.all('field').flatMap((at): readonly Stated[] => {
    const profile = fieldAt(sentence, at, (each) => isSwitch(each) && !isNumberOfPeople(each, sentence.profiles));
    const [best] = sentence.open(at, 'field')?.choices ?? [];
    if (profile === null || best?.profile !== profile || (best.score < SURE && !isAdjective(sentence, at, profile))) return [];
    sentence.use(at);
    return [
      {
        at,
        end: at,
        where: { kind: 'compare', field: profile.field.name, op: '=', value: profile.field.type === 'boolean' ? true : 1 },
        field: profile.field.name,
        label: sentence.words(at),
        note: null,
        kind: 'flag',
      },
    ];
  });
}
