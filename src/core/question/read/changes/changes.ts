import { readDates } from '../../../language/annotate/dates/dates.ts';
import type { ChangeOrder, ChangesPlan, Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldAt, isOwnName } from '../fields.ts';
import { readGroups } from '../groups.ts';
import { isFormer } from '../savings.ts';
import { becameOf, changed, stateNow, turnedOf, type Happened } from './became.ts';
import { betweenStates } from './between-states.ts';
import { findTwoFields } from '../conditions/two-fields.ts';
import { withLeast } from './least-move.ts';
import { useDeparted } from './departed.ts';
import { isEntered, isNews, knowsAdding, RECORDED } from './newly-added.ts';
import { fieldSaid, gainedOf, isNameOfNumber, isTreated, movedOf } from './moved.ts';
import { placesMoved } from './places.ts';
import { withRunsSaid } from './run-names.ts';
import { useOwners } from './owners.ts';
import { runsOf } from './runs.ts';
import { valued, valuesAsked } from './valued.ts';
import { earlierPrice } from '../../annotate/states.ts';
import { runWords } from '../../annotate/phrases.ts';
import { FARTHEST, MEAN_OF, MOVING } from '../../lexicon/moving.ts';
import {
  ADDED,
  APPEARED,
  APPEARING,
  CAME_BACK_NOW,
  CHANGED,
  ELSEWHERE,
  ENTERED,
  GAINED,
  LEFT,
  MOVED,
  NEW_TO,
  NOT_THERE,
  OF_RUNS,
  OTHER_VALUE,
  REMOVED,
  RENEWED,
  SAME_RUNS,
  TELLING,
  WITHDRAWN,
} from '../../lexicon/between-runs.ts';

/** Changes that are listed one by one at most, unless the question says how many. */
const SHOWN = 20;

/**
 * "what changed since Monday", "what is new", "what got cheaper", "which were removed": a comparison of runs; null when the question compares none. `last`:
 * the plan before, whose runs are meant where the question names none.
 */
export function readChanges(sentence: Sentence, last: Plan | null): ChangesPlan | null {
  const said = withoutNames(sentence).toLowerCase().replaceAll('’', "'");
  const before = last?.kind === 'changes' ? last : null;
  const text = withRunsSaid(sentence, before === null && !CAME_BACK_NOW.test(said) ? said : ofSameRuns(sentence, said));
  const happened =
    findTwoFields(sentence) !== null
      ? null
      : (betweenStates(sentence) ?? stateNow(sentence, text) ?? becameOf(sentence, text) ?? happenedOf(sentence, text) ?? turnedOf(sentence, text));
  if (happened === null) return null;
  const direction = withLeast(sentence, happened.direction);
  if (direction === undefined) return null;
  const isBoth = happened.change !== null && happened.change !== 'changed' && CAME_AND_WENT.test(text);
  if (!OF_RUNS.test(text) && !/\bsince\b/.test(text) && isOfOtherField(sentence, direction)) return null;
  const group = groupOf(sentence, text);
  const way = GAINED.exec(text)?.groups?.['way'];
  // "which city gained the most reviews": how far they went in all is no count of changes.
  if (group?.limit === 1 && direction !== null && ((way ?? 'dropped') !== 'dropped' || HOW_FAR.test(text))) return null;
  const own = runsOf(sentence, text);
  const isOfSame = before !== null && (!namesTime(sentence, said) || ofSameRuns(sentence, said) !== said);
  if (own === null) return null;
  const { from, to } = isOfSame ? before : own;
  const order = group === null && !MEAN_OF.whole.test(text) ? farthest(text, direction) : null;
  const limitAt =
    sentence.all('limit').find((at) => sentence.at(sentence.next(at), 'noun') !== null && !speaksOfRuns(sentence.lower(sentence.next(at)))) ?? -1;
  const limit = sentence.open(limitAt, 'limit');
  if (limit !== null) sentence.use(limitAt);
  const asked = isBoth || limit !== null ? null : valuesAsked(sentence, happened.change);
  useTelling(sentence, direction !== null || CAME_OR_LEFT.test(text));
  if (direction !== null) useOwners(sentence, text);
  const isMean = direction !== null && group === null && limit === null && MEAN_OF.whole.test(text);
  if (isMean) sentence.use(...sentence.all('aggregate').filter((at) => sentence.at(at, 'aggregate')?.aggregate === 'avg'));
  if (happened.change === 'removed') useDeparted(sentence);
  const changes: ChangesPlan = {
    kind: 'changes',
    from,
    to,
    ...happened,
    direction,
    // "how many disappeared, and how many are new": both, and what changed.
    ...(isBoth ? { change: null } : {}),
    ...(isMean ? { mean: { by: MEAN_OF.percent.test(text) ? ('pct' as const) : ('delta' as const), field: direction.field } } : {}),
    ...(group === null ? {} : { by: group.field }),
    ...(order === null ? {} : { order: [order] }),
    limit: group !== null ? group.limit : (limit?.limit ?? (order === null || isMany(sentence) ? SHOWN : 1)),
  };
  // Of groups, an order is how they are ranked.
  const isMore = asked !== null && (asked.measures.length > 0 || (group === null && asked.order !== null));
  return isMore ? valued(changes, asked) : changes;
}

/** A question that goes on from changes, with words for their runs: "over the same period", or none in "and how many new ones". */
function ofSameRuns(sentence: Sentence, said: string): string {
  const goesOn = (ADDED.test(said) || CAME_OR_WENT.test(said) || CAME_BACK_NOW.test(said)) && !namesTime(sentence, said);
  return goesOn ? `${said} since the last run` : said.replace(SAME_RUNS, 'since the last run');
}

/** "and how many are new?", "how many were withdrawn?" */
const CAME_OR_WENT =
  /^\W*(?:and |but |so |now )?(?:how many|which|what)(?: (?:ones|of them))? (?:are|is|were|was|got|have been) (?:new|added|withdrawn|pulled|dropped|taken (?:off|down)|removed)\W*$/;

const CAME_AND_WENT =
  /\b(?:disappeared|gone|removed|vanished|delisted)\b[^?]*\band (?:how many|which|what)\b[^?]*\b(?:new|added|appeared)\b|\b(?:new|added|appeared)\b[^?]*\band (?:how many|which|what)\b[^?]*\b(?:disappeared|gone|removed|vanished|delisted)\b/i;

function namesTime({ tokens, now }: Sentence, text: string): boolean {
  return OF_RUNS.test(text) || /\bsince\b/.test(text) || readDates({ text, tokens, now }).length > 0;
}

/** "the two runs", "both lists". */
function speaksOfRuns(word: string): boolean {
  return runWords.has(word) || OF_RUNS.test(`two ${word}`);
}

/** "raised the most compared to its goal", "cut the most from its original price": what the record itself says that a number was or should be. */
function isOfOtherField(sentence: Sentence, direction: ChangesPlan['direction']): boolean {
  const former = sentence.profiles.find(({ field }) => field.name === direction?.field);
  return (
    (former !== undefined && isFormer(former)) ||
    sentence.pieces.some((_, at) => sentence.isLink(at, 'versus') && isNumberAt(sentence, sentence.past(at, 'them', 'of')))
  );
}

function isNumberAt(sentence: Sentence, at: number): boolean {
  return sentence.at(at, 'field')?.choices[0]?.profile.field.type === 'number';
}

interface ChangeGroup {
  readonly field: string;
  /** Null: all of them. */
  readonly limit: number | null;
}

/** "how many New York grants", "no reduced price" of a concession: what is new or reduced in a name is no news. */
function withoutNames({ text, tokens, pieces }: Sentence): string {
  const said = (kind: string) => (kind === 'value' ? 'new' : 'reduced');
  const named = pieces.filter(({ kind, from, to }) => /^(?:value|field)$/.test(kind) && to - from > 1 && tokens[from]?.lower === said(kind));
  const rest = named.reduceRight((left, { from, to }) => left.slice(0, tokens[from]?.start) + left.slice(tokens[to - 1]?.end), text);
  return rest.replaceAll(RAINED, '');
}

/** "how much rain fell": no change. */
const RAINED = /(?<=\b(?:rain|snow|sleet|hail|precipitation)(?: has| have| had)?) (?:fell|fallen)\b/gi;

/** "per species", "which city lost the most": by what changes are counted. */
function groupOf(sentence: Sentence, text: string): ChangeGroup | null {
  const [group] = readGroups(sentence);
  if (group?.grouping.kind === 'value') return { field: group.grouping.field, limit: null };
  const head = sentence.all('head').find((at) => /^(?:which|what)$/.test(sentence.at(at, 'head')?.head ?? ''));
  const place = head === undefined ? -1 : sentence.past(head, 'of', 'is');
  const profile = fieldAt(sentence, place, ({ field }) => field.type === 'text' || field.type === 'boolean');
  if (profile === null || !MOST.test(text)) return null;
  if (isOwnName(sentence, profile)) {
    sentence.use(place);
    return null;
  }
  sentence.use(place);
  return { field: profile.field.name, limit: 1 };
}

/** "which car went up the most": how far, and not how many. */
const HOW_FAR = /\bmost(?= (?:in|since|between|vs|versus|over|from|compared|during)\b|\W*$)/;
const MOST = /\b(?:most|biggest number|highest number|largest number)\b/;

function isMany(sentence: Sentence): boolean {
  // "price drops since the last run, biggest first".
  if (/\b(?:drops|falls|cuts|reductions|rises|increases|hikes|changes)\b|\bfirst\W*$/i.test(sentence.text)) return true;
  return sentence.pieces.some((piece, at) => piece.kind === 'noun' && /[^su'’]s$/.test(sentence.lower(at)) && !speaksOfRuns(sentence.lower(at)));
}

/** `isOther`: other words say what became of the records, so that "sold" or "available" says which of them are meant. */
function useTelling(sentence: Sentence, isOther: boolean): void {
  const text = sentence.text.toLowerCase();
  const spans = [...Object.values(MOVING), SAME_RUNS, APPEARING, FARTHEST, ENTERED, LEFT, REMOVED, WITHDRAWN, NOT_THERE, OF_RUNS].flatMap((words) => {
    const found = words.exec(text);
    return found === null ? [] : [{ start: found.index, end: found.index + found[0].length }];
  });
  for (const [at, { from, to }] of sentence.pieces.entries()) {
    if (!sentence.isOpen(at)) continue;
    const [start, end] = [sentence.tokens[from]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0];
    const isOfSpan = spans.some((span) => start >= span.start && end <= span.end);
    const words = sentence
      .lower(at)
      .split(/\s+/)
      .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
    const isState = isOther && !isOfSpan && /^(?:value|condition)$/.test(sentence.pieces[at]?.kind ?? '') && STATES.test(sentence.lower(at));
    if (isState) continue;
    if (isOfSpan || isNamedByOwn(sentence, at) || words.every((word) => TELLING.test(word) || sentence.isRecordNoun(word))) sentence.use(at);
  }
}

const STATES = /\b(?:sold|available|missing|offered|advertised|listed|stocked|withdrawn|retired|discontinued|discounted|older|newer)\b/;
const CAME_OR_LEFT = /\b(?:gone|removed|disappeared|vanished|delisted|new|added|appeared)\b/;

/** "how many courses" of records with a course code: what they are called by, in the plural, counts them. */
function isNamedByOwn(sentence: Sentence, at: number): boolean {
  const choices = sentence.at(at, 'field')?.choices ?? [];
  const isText = choices.every(({ profile }) => profile.field.type === 'text');
  const isCounted = sentence.at(sentence.previous(at), 'head') !== null && /[^su]s$/.test(sentence.lower(at));
  return isText && isCounted && choices.some(({ profile }) => isOwnName(sentence, profile));
}

/** "which dropped the most": how far the field went. */
function farthest(text: string, direction: ChangesPlan['direction']): ChangeOrder | null {
  if (direction === null || !FARTHEST.test(text)) return null;
  const by = /%|\bpercent(?:age)?\b|\brelative/.test(text) ? 'pct' : 'delta';
  return { by, field: direction.field, descending: direction.way === 'up' };
}

function happenedOf(sentence: Sentence, text: string): Happened | null {
  const isOfRuns = OF_RUNS.test(text);
  // "courses on offer now that were not there in January".
  if (isOfRuns && NOT_THERE.test(text)) return { change: 'added', fields: [], direction: null };
  if (LEFT.test(text)) return { change: 'removed', fields: [], direction: null };
  if (isEntered(sentence, text)) return { change: 'added', fields: [], direction: null };
  const places = placesMoved(sentence, text);
  if (places !== null) return places;
  const isMoved =
    isTreated(sentence, text) ||
    (MOVED.test(text) && !isCheaperNow(sentence, text) && (isOfRuns || /\bsince\b/.test(text) || !isNameOfNumber(sentence))) ||
    ((isOfRuns || /\bsince\b/.test(text)) && (isSaid(sentence, MOVING.down) || isSaid(sentence, MOVING.up)));
  const way = GAINED.exec(text)?.groups?.['way'];
  const gained = isMoved ? undefined : way;
  // "dropped the most jobs": they are gone, and no number fell.
  const dropped = way === 'dropped' && (isOfRuns || /\bsince\b/.test(text)) ? gainedOf(sentence, way) : null;
  if (dropped !== null) return dropped;
  // "got a new manager": which of two values of a text is more, nobody says.
  const renewed = isOfRuns && RENEWED.test(text) ? fieldSaid(sentence, ({ field }) => field.type === 'text' || OTHER_VALUE.test(text)) : null;
  if (renewed !== null) return changed([renewed]);
  const elsewhere = ELSEWHERE.test(text) ? fieldSaid(sentence, ({ field }) => field.type === 'text') : null;
  if (elsewhere !== null) return changed([elsewhere]);
  if (isMoved) return movedOf(sentence, text);
  // "posted the most jobs since October" of records that know when each was posted.
  const isDated = gained !== undefined && !isOfRuns && RECORDED.test(gained) && knowsAdding(sentence);
  if (gained !== undefined && !isDated && (isOfRuns || /\bsince\b/.test(text))) return gainedOf(sentence, gained);
  // "new rooms turned up in Leeds", without a day.
  if (APPEARED.test(text) && (isOfRuns || readDates({ text, tokens: sentence.tokens, now: sentence.now }).length === 0))
    return { change: 'added', fields: [], direction: null };
  // "removed their pool": what they had and have no more.
  if (
    /(?<!\b(?:was|were|been|got) )\b(?:removed|deleted|dropped|lost) (?:its|their|an?|the(?! (?:last|day|week|month|most|previous)\b))\b/.test(text)
  )
    return null;
  if (REMOVED.test(text) || isWithdrawn(sentence, text)) return { change: 'removed', fields: [], direction: null };
  if (isNews(sentence, text) || (ADDED.test(text) && (isOfRuns || NEW_TO.test(text) || !knowsAdding(sentence))))
    return { change: 'added', fields: [], direction: null };
  // "differ from that in Durban": two sides of one run.
  if (/\bdiffers?\b.*\bfrom (?:that|those|the ones?)\b/.test(text)) return null;
  if (!CHANGED.test(text) && !(isOfRuns && /\b(?:moved|switched|changed)\b/.test(text)) && !SHIFTED.test(text)) return null;
  const field = SHIFTED.test(text) || /\b(?:moved|switched|changed|changes?)\b/.test(text) ? fieldSaid(sentence, () => true) : null;
  // "changed their shape" of records without one asks for no other change.
  if (field === null && (/\bchanged (?:its|their|the)\b/.test(text) || !CHANGED.test(text))) return null;
  return field === null ? { change: null, fields: [], direction: null } : changed([field]);
}

/** "how many dates were moved since 5 November": what was done to them from one run to another. */
const SHIFTED =
  /\b(?:was|were|been|got|had|have|has) (?:(?:the|their|there|its) (?:\w+ ){1,3})?(?:been )?(?:moved|shifted|changed|altered|edited|revised)\b.*\bsince\b/;

/** "which are reduced" of records that know what they cost before. */
function isCheaperNow(sentence: Sentence, text: string): boolean {
  return !OF_RUNS.test(text) && !/\bsince\b/.test(text) && /\breduced\b/.test(text) && earlierPrice(sentence) !== null;
}

/** Gone, where the question speaks of runs or of a day since when, and no field knows what was withdrawn. */
function isWithdrawn(sentence: Sentence, text: string): boolean {
  const { tokens, pieces } = sentence;
  const said = WITHDRAWN.exec(text);
  if (said === null) return false;
  const end = said.index + said[0].length;
  const isKnown = pieces.some(({ kind, to }) => /^(?:value|condition|field)$/.test(kind) && tokens[to - 1]?.end === end);
  return !isKnown && namesTime(sentence, text);
}

/** Words of moving, where they are not what the records are called. */
function isSaid(sentence: Sentence, words: RegExp): boolean {
  const [first] = words.exec(sentence.text.toLowerCase())?.[0].split(' ') ?? [];
  return first !== undefined && !sentence.isRecordNoun(first);
}
