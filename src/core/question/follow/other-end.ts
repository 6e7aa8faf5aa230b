import type { ChangesPlan, Plan, RecordsPlan, StatsPlan } from '../../plan/plan.ts';
import type { Condition } from '../../condition/condition.ts';
import { itemsOf } from '../../condition/transform.ts';
import { mergeWhere } from './merge-where.ts';
import { rankField } from '../../language/profile/rank-field.ts';
import { TELLING } from '../lexicon/between-runs.ts';
import { MEAN_OF } from '../lexicon/moving.ts';
import { runsOf } from '../read/changes/runs.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';

/** "and the least?": the ranking before, from its other end. */
export function turnedRound(sentence: Sentence, reading: Reading, last: Plan): Plan | null {
  if (reading.stated.length > 0 || reading.hasNoun || reading.named.length > 0 || reading.groups.length > 0) return null;
  const [at] = sentence.pieces.flatMap((piece, place) => (piece.kind === 'extreme' ? [place] : []));
  const extreme = at === undefined ? null : sentence.at(at, 'extreme');
  if (at === undefined || extreme === null || last.kind !== 'stats' || last.groups.length === 0 || last.limit === null) return null;
  const [order] = last.order;
  const measure = last.measures[order?.index ?? 0];
  // "and the dearest?" of the highest means of a price; of the most records, it is a question of its own.
  const isSame = measure !== undefined && 'field' in measure && measure.field === reading.order?.profile.field.name;
  const isUp = isSame ? reading.order.descending : /^(?:most|highest|largest|biggest|best|the most)/.test(sentence.lower(at));
  if (order?.by !== 'measure' || order.descending === isUp || (extreme.idea !== null && !isSame)) return null;
  sentence.use(at);
  return { ...last, order: [{ ...order, descending: isUp }] };
}

/** "the other way round": the order before, from its other end. */
export function reversed(sentence: Sentence, reading: Reading, last: Plan): Plan | null {
  const isAll = reading.stated.length === 0 && reading.named.length === 0 && reading.groups.length === 0 && reading.measures.length === 0;
  if (!isAll || !REVERSED.test(sentence.text) || (last.kind !== 'stats' && last.kind !== 'records')) return null;
  const turned = turnedOrder(last);
  if (turned !== null) sentence.use(...sentence.pieces.keys());
  return turned;
}

const REVERSED =
  /^\W*(?:(?:and|now|no|ok|okay|please|just|sort|order|list|show|rank|turn|put|do|then|so|but) )*(?:(?:me|it|that|this|them|those) )?(?:(?:in|the|with the) )?(?:(?:exact )?other way (?:a?round|up)|(?:order )?reversed?(?: (?:it|that|them|the order|order))?|opposite order|other direction|backwards)(?: please)?\W*$/i;

/** "and above?" of what is below a bound: the same bound from its other side. */
export function otherSide(sentence: Sentence, reading: Reading, last: Plan): Plan | null {
  const way = OTHER_SIDE.exec(sentence.text)?.groups;
  if (way === undefined || reading.stated.length > 0 || (last.kind !== 'stats' && last.kind !== 'records')) return null;
  const isUp = way['up'] !== undefined;
  const items = itemsOf(last.where);
  const [bound, ...more] = items.filter(isBound);
  if (bound === undefined || more.length > 0 || bound.op.startsWith('>') === isUp) return null;
  sentence.use(...sentence.pieces.keys());
  const turned: Condition = { ...bound, op: isUp ? '>' : '<' };
  return {
    ...last,
    where: mergeWhere(
      null,
      items.map((item) => (item === bound ? turned : item)),
    ),
  };
}

function isBound(item: Condition): item is Bound {
  return (item.kind === 'compare' || item.kind === 'compareFields') && /^[<>]/.test(item.op);
}

type Bound = Extract<Condition, { readonly kind: 'compare' | 'compareFields' }>;

const OTHER_SIDE =
  /^\W*(?:(?:and|but|so|ok|what about|how about|how many(?: are| were| is)?) )+(?:(?<up>above|over|more|higher|dearer|longer|bigger|larger|later|older)|(?<down>below|under|less|fewer|lower|cheaper|shorter|smaller|earlier|younger))(?: (?:it|that|this|than that))?\W*$/iu;

function turnedOrder(last: StatsPlan | RecordsPlan): Plan | null {
  if (last.kind === 'records') {
    const order = last.order.map((each) => ({ ...each, descending: !each.descending }));
    return order.length === 0 ? null : { ...last, order };
  }
  const order = last.order.map((each) => ({ ...each, descending: !each.descending }));
  // Rows of months or years stand in their own order, though none is said.
  if (order.length === 0) return last.groups.length === 0 ? null : { ...last, order: [{ by: 'group', index: 0, descending: true }] };
  return { ...last, order };
}

/** "and the highest?" of a lowest value or a mean, "what about the cheapest?" of the dearest record. */
export function otherEnd(sentence: Sentence, reading: Reading, last: Plan): Plan | null {
  if (reading.stated.length > 0 || reading.named.length > 0 || reading.groups.length > 0 || reading.heads.some(({ head }) => head !== 'what'))
    return null;
  const [at] = sentence.pieces.flatMap((piece, place) =>
    piece.kind === 'extreme' || (piece.kind === 'aggregate' && /^(?:min|max)$/.test(piece.aggregate)) ? [place] : [],
  );
  const piece = at === undefined ? undefined : sentence.pieces[at];
  if (at === undefined || piece === undefined) return null;
  const isUp = piece.kind === 'extreme' ? piece.descending : piece.kind === 'aggregate' && piece.aggregate === 'max';
  if (last.kind === 'stats' && last.groups.length === 0) {
    const [measure, ...more] = last.measures;
    const isMean = (measure?.kind === 'avg' || measure?.kind === 'median') && GENERAL.test(sentence.lower(at));
    if (more.length > 0 || measure === undefined || !(measure.kind === 'min' || measure.kind === 'max' || isMean)) return null;
    sentence.use(at);
    return { ...last, measures: [{ kind: isUp ? 'max' : 'min', field: measure.field }] };
  }
  const [order] = last.kind === 'records' ? last.order : [];
  if (last.kind !== 'records' || order === undefined || reading.hasNoun) return null;
  if (reading.order !== null && reading.order.profile.field.name !== order.field) return null;
  sentence.use(at);
  return { ...last, order: [{ ...order, descending: reading.order?.descending ?? isUp }] };
}

/** Superlatives that say of what they are by what they go on from: "average wait? and the longest?". */
const GENERAL = /^(?:the )?(?:highest|lowest|largest|smallest|biggest|longest|shortest|greatest|maximum|minimum|max|min)$/;

/** "and which one fell the most?" of what climbed, "and gone ones?" of what is new: the same changes, the other way. */
function otherWay({ tokens, text, profiles, isRecordNoun }: Sentence, last: ChangesPlan): ChangesPlan | null {
  const lower = text.toLowerCase();
  if (!tokens.every((token) => token.kind === 'mark' || TELLING.test(token.lower) || HOLDING.test(token.lower) || isRecordNoun(token.lower)))
    return null;
  // "and gone ones?" of what is new: between the same runs.
  const isCome = last.change === 'added';
  const isOther =
    (isCome || last.change === 'removed') &&
    (isCome ? GONE : COME).test(lower.replace(HAVE_LEFT, 'gone')) &&
    !/\b(?:since|between|compared|\d+)\b/.test(lower);
  if (isOther) return { ...withoutMean(last, text), change: isCome ? 'removed' : 'added' };
  const [isUp, isDown] = [UP.test(lower), DOWN.test(lower)];
  if (isUp === isDown || last.direction === null) return null;
  const { field } = last.direction;
  // The first place is the best one.
  const way = isUp === (rankField(profiles)?.field.name !== field) ? 'up' : 'down';
  if (way === last.direction.way) return null;
  const order = last.order?.map((each) => (each.by === 'value' ? each : { ...each, descending: way === 'up' }));
  return { ...withoutMean(last, text), direction: { ...last.direction, way }, ...(order === undefined ? {} : { order }) };
}

/** "and how many got cheaper", "which of them are in Paris" after a mean: nothing asks for a mean again. */
export function withoutMean(last: ChangesPlan, text: string): ChangesPlan {
  const lower = text.toLowerCase();
  const { mean: _, ...changes } = last;
  return OF_RECORDS.test(lower) && !MEAN_OF.mean.test(lower) ? changes : last;
}

const OF_RECORDS = /\b(?:how many|which|list|show|who)\b/;
/** "and how many left", and not how many are left. */
const HAVE_LEFT = /(?<=\b(?:many|which|ones|who|what)(?: have)? )left(?=\W*$)/;
const GONE = /^\W*(?:and|but|what about|how about) .*\b(?:gone|removed|disappeared|vanished|missing|withdrawn|delisted)\b/;
const COME = /^\W*(?:and|but|what about|how about) .*\b(?:new|added|appeared|arrived)\b/;
const UP = /\b(?:more expensive|pricier|dearer|up|rose|risen|climbed|increased|gained|jumped|grew|raised|hiked|upped)\b/;
const DOWN = /\b(?:cheaper|less expensive|down|fell|fallen|dropped|lost|sank|slid|decreased|declined|cut|reduced|lowered|slashed|trimmed)\b/;
const HOLDING = /^(?:and|any|which|what|how|about|ones?|many|that|those|have|has|were|was|been|got|did|do|it|who|show|list|left)$/;

/** "and since the first run?" after what is gone since the last one: the same changes between other runs. */
function betweenOthers(sentence: Sentence, last: ChangesPlan): ChangesPlan | null {
  const runs = OF_OTHER_RUNS.test(sentence.text) ? runsOf(sentence, sentence.text.toLowerCase()) : null;
  return runs === null ? null : { ...withoutMean(last, sentence.text), ...runs };
}

const OF_OTHER_RUNS =
  /^\W*(?:and |what about |how about |or )*(?:since|compared (?:to|with)) (?:the |our )?(?:(?:very )?(?:first|second|third|last|previous|oldest|\p{L}+(?: \d{4})?) (?:run|scrape|import|crawl|snapshot)|(?:two|three|four|\d) (?:run|scrape|import)s ago|(?:run|scrape|import) before (?:the )?last)\W*$/iu;

/** What a question makes of changes that it goes on from: the other way round, or between other runs; null where it makes nothing so of them. */
export function turnedChanges(sentence: Sentence, last: ChangesPlan): ChangesPlan | null {
  return betweenOthers(sentence, last) ?? otherWay(sentence, last);
}
