import { readDates } from '../../../language/annotate/dates/dates.ts';
import { ideaField } from '../../../language/annotate/superlatives.ts';
import { happeningsSaidOf } from '../../../language/annotate/happenings.ts';
import { clauseOf } from '../../../language/bind/siblings.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { ChangeOrder, ChangesPlan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldOfIdea } from '../../annotate/concepts.ts';
import { fieldAt, isOwnName } from '../fields.ts';
import { readGroups } from '../groups.ts';
import { isFormer } from '../savings.ts';
import { becameOf, changed, turnedOf, type Happened } from './became.ts';
import { findTwoFields } from '../conditions/two-fields.ts';

import { isOfMoney, moneyPlaces } from './money-words.ts';
import { placesMoved } from './places.ts';
import { runsOf } from './runs.ts';
import { earlierPrice } from '../../annotate/states.ts';
import { runWords } from '../../annotate/phrases.ts';
import { FARTHEST, MOVING } from '../../lexicon/moving.ts';
import {
  ADDED,
  CHANGED,
  ENTERED,
  GAINED,
  LEFT,
  LESSENED,
  MOVED,
  NEW_TO,
  OF_RUNS,
  REMOVED,
  RENEWED,
  TELLING,
  WITHDRAWN,
} from '../../lexicon/between-runs.ts';

/** Changes that are listed one by one at most, unless the question says how many. */
const SHOWN = 20;

/** "what changed since Monday", "what is new", "what got cheaper", "which were removed": a comparison of runs; null when the question compares none. */
export function readChanges(sentence: Sentence): ChangesPlan | null {
  const text = withoutNames(sentence).toLowerCase().replaceAll('’', "'");
  const happened = findTwoFields(sentence) !== null ? null : (becameOf(sentence, text) ?? happenedOf(sentence, text) ?? turnedOf(sentence, text));
  if (happened === null) return null;
  const { direction } = happened;
  if (!OF_RUNS.test(text) && !/\bsince\b/.test(text) && isOfOtherField(sentence, direction)) return null;
  const group = groupOf(sentence, text);
  // "which city gained the most reviews": how far they went in all is no count of changes.
  if (group?.limit === 1 && direction !== null && GAINED.test(text)) return null;
  const { from, to } = runsOf(sentence, text);
  const order = group === null ? farthest(text, direction) : null;
  const limitAt =
    sentence.all('limit').find((at) => sentence.at(sentence.next(at), 'noun') !== null && !speaksOfRuns(sentence.lower(sentence.next(at)))) ?? -1;
  const limit = sentence.open(limitAt, 'limit');
  if (limit !== null) sentence.use(limitAt);
  useTelling(sentence);
  return {
    kind: 'changes',
    from,
    to,
    ...happened,
    ...(group === null ? {} : { by: group.field }),
    ...(order === null ? {} : { order: [order] }),
    limit: group !== null ? group.limit : (limit?.limit ?? (order === null || isMany(sentence) ? SHOWN : 1)),
  };
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
  return named.reduceRight((rest, { from, to }) => rest.slice(0, tokens[from]?.start) + rest.slice(tokens[to - 1]?.end), text);
}

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

const MOST = /\b(?:most|biggest number|highest number|largest number)\b/;

function isMany(sentence: Sentence): boolean {
  // "price drops since the last run, biggest first".
  if (/\b(?:drops|falls|cuts|reductions|rises|increases|hikes|changes)\b|\bfirst\W*$/i.test(sentence.text)) return true;
  return sentence.pieces.some((piece, at) => piece.kind === 'noun' && /[^su'’]s$/.test(sentence.lower(at)) && !speaksOfRuns(sentence.lower(at)));
}

function useTelling(sentence: Sentence): void {
  const text = sentence.text.toLowerCase();
  const spans = [...Object.values(MOVING), FARTHEST, ENTERED, LEFT, REMOVED, WITHDRAWN, OF_RUNS].flatMap((words) => {
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
    if (isOfSpan || words.every((word) => TELLING.test(word) || sentence.isRecordNoun(word))) sentence.use(at);
  }
}

/** "which dropped the most": how far the field went. */
function farthest(text: string, direction: ChangesPlan['direction']): ChangeOrder | null {
  if (direction === null || !FARTHEST.test(text)) return null;
  const by = /%|\bpercent(?:age)?\b|\brelative/.test(text) ? 'pct' : 'delta';
  return { by, field: direction.field, descending: direction.way === 'up' };
}

function happenedOf(sentence: Sentence, text: string): Happened | null {
  if (LEFT.test(text)) return { change: 'removed', fields: [], direction: null };
  if (isEntered(sentence, text)) return { change: 'added', fields: [], direction: null };
  const places = placesMoved(sentence, text);
  if (places !== null) return places;
  const isOfRuns = OF_RUNS.test(text);
  const isMoved =
    (MOVED.test(text) && !isCheaperNow(sentence, text) && (isOfRuns || /\bsince\b/.test(text) || !isNameOfNumber(sentence))) ||
    ((isOfRuns || /\bsince\b/.test(text)) && (isSaid(sentence, MOVING.down) || isSaid(sentence, MOVING.up)));
  const gained = isMoved ? undefined : GAINED.exec(text)?.groups?.['way'];
  // "got a new manager": which of two values of a text is more, nobody says.
  const renewed = isOfRuns && RENEWED.test(text) ? fieldSaid(sentence, ({ field }) => field.type === 'text') : null;
  if (renewed !== null) return changed([renewed]);
  if (isMoved) return movedOf(sentence, text);
  if (gained !== undefined && (isOfRuns || /\bsince\b/.test(text))) return gainedOf(sentence, gained);
  // "removed their pool": what they had and have no more.
  if (
    /(?<!\b(?:was|were|been|got) )\b(?:removed|deleted|dropped|lost) (?:its|their|an?|the(?! (?:last|day|week|month|most|previous)\b))\b/.test(text)
  )
    return null;
  if (REMOVED.test(text) || isWithdrawn(sentence, text)) return { change: 'removed', fields: [], direction: null };
  if (ADDED.test(text) && (isOfRuns || NEW_TO.test(text) || !knowsAdding(sentence) || /\bwhat(?:'s| is) new\b|\banything new\b/.test(text)))
    return { change: 'added', fields: [], direction: null };
  // "differ from that in Durban": two sides of one run.
  if (/\bdiffers?\b.*\bfrom (?:that|those|the ones?)\b/.test(text)) return null;
  if (!CHANGED.test(text) && !(isOfRuns && /\b(?:moved|switched|changed)\b/.test(text)) && !SHIFTED.test(text)) return null;
  const field = SHIFTED.test(text) || /\b(?:moved|switched|changed|changes?)\b/.test(text) ? fieldSaid(sentence, () => true) : null;
  // "changed their shape" of records without one asks for no other change.
  if (field === null && /\bchanged (?:its|their|the)\b/.test(text)) return null;
  return field === null ? { change: null, fields: [], direction: null } : changed([field]);
}

/** "how many dates were moved since 5 November": what was done to them from one run to another. */
const SHIFTED = /\b(?:was|were|been|got) (?:moved|shifted|changed|altered|edited|revised)\b.*\bsince\b/;

/** "which are reduced" of records that know what they cost before. */
function isCheaperNow(sentence: Sentence, text: string): boolean {
  return !OF_RUNS.test(text) && !/\bsince\b/.test(text) && /\breduced\b/.test(text) && earlierPrice(sentence) !== null;
}

/** "who raised the most" of records that know what was raised; "whose price dropped" says what did, though there is a drop of heels too. */
function isNameOfNumber({ tokens, profiles, isRecordNoun }: Sentence): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:raised|dropped|increased|reduced|lowered|cut|fell|declined)$/.test(lower));
  const called = (stem: string | undefined) =>
    profiles.filter(({ field, words }) => field.type === 'number' && words.some((word) => word.stem === stem));
  const before = tokens[at - 1];
  // "funding raised": what it is of is raised by whoever gets it.
  if (tokens[at]?.lower === 'raised' && fieldOfIdea('funding', profiles) !== null) return true;
  const isOther = before !== undefined && !isRecordNoun(before.lower) && called(before.stem).length > 0;
  return called(tokens[at]?.stem).length > 0 && !isOther;
}

/** Gone, where the question speaks of runs or of a day since when, and no field knows what was withdrawn. */
function isWithdrawn({ tokens, pieces, now }: Sentence, text: string): boolean {
  const said = WITHDRAWN.exec(text);
  if (said === null) return false;
  const end = said.index + said[0].length;
  const isKnown = pieces.some(({ kind, to }) => /^(?:value|condition|field)$/.test(kind) && tokens[to - 1]?.end === end);
  return !isKnown && (OF_RUNS.test(text) || /\bsince\b/.test(text) || readDates({ text, tokens, now }).length > 0);
}

/** Words of moving, where they are not what the records are called. */
function isSaid(sentence: Sentence, words: RegExp): boolean {
  const [first] = words.exec(sentence.text.toLowerCase())?.[0].split(' ') ?? [];
  return first !== undefined && !sentence.isRecordNoun(first);
}

/** "new on the chart"; of records that know when they came, "came on the market in May" is rather said of that date. */
function isEntered(sentence: Sentence, text: string): boolean {
  return ENTERED.test(text) && (OF_RUNS.test(text) || !knowsAdding(sentence) || /\bnew/.test(text));
}

/** Records that know a date at which they came to be are not meant by their first run. */
function knowsAdding({ profiles, tokens }: Sentence): boolean {
  return profiles.some((profile) => {
    const says = profile.field.type === 'date' ? happeningsSaidOf(profile) : [];
    return (
      profile.words.some(({ stem }) => profile.field.type === 'date' && /^(?:add|list|post|publish)$/.test(stem)) ||
      tokens.some(({ stem, lower }) => lower.endsWith('ed') && says.some((said) => said.has(stem)))
    );
  });
}

const PRICE_MOVE =
  /\bprice (?:drops?|cuts?|falls?|reductions?|increases?|rises?|hikes?)\b|\b(?:cheaper|dearer|pricier|costlier|(?:more|less) expensive)\b/;

/** A number or date that went one way; of "dropped" without one, records that are gone. */
function movedOf(sentence: Sentence, text: string): Happened | null {
  const way = LESSENED.test(text) || MOVING.down.test(text) ? 'down' : 'up';
  // "fees dropped" is not said of whatever else costs something.
  const money = moneyPlaces(sentence);
  // "which dropped the most": what moves the farthest is not gone.
  const isFar = FARTHEST.test(text) && !/\b(?:dropped|fell) out\b/.test(text);
  const isOfPrice = money.length > 0 || isFar || /\b(?:cheap|expensive|pric|dearer|costs?\b|rents?\b|value)/.test(text);
  const price = isOfPrice ? ideaField('cheap', sentence.profiles, clauseOf(sentence.tokens, sentence.tokens)) : null;
  // "price cut" is no saving of another name.
  const isCut = PRICE_MOVE.test(text) && price !== null;
  const said = isCut ? null : fieldSaid(sentence, isMoving);
  const field = (said !== null && price !== null && isNamedAlike(sentence, said, price.profile) ? null : said) ?? price?.profile.field.name ?? null;
  // "dropped the most, in dollars": what the field is in.
  if (
    field !== null &&
    sentence.profiles.some(
      (profile) =>
        profile.field.name === field &&
        isOfMoney(
          profile,
          money.map((at) => sentence.lower(at)),
        ),
    )
  )
    sentence.use(...money);
  if (field !== null) return { change: 'changed', fields: [], direction: { field, way } };
  return /\bdropped\b/.test(text) && OF_RUNS.test(text) ? { change: 'removed', fields: [], direction: null } : null;
}

/** "prices went up" of two prices that are called so alike: the main one. */
function isNamedAlike({ pieces }: Sentence, said: string, price: FieldProfile): boolean {
  return pieces.some(({ kind, ...piece }) => {
    const choices = kind === 'field' && 'choices' in piece ? piece.choices : [];
    const own = choices.find(({ profile }) => profile.field.name === said);
    return own !== undefined && choices.some(({ profile, score }) => profile === price && score === own.score);
  });
}

function gainedOf(sentence: Sentence, word: string): Happened | null {
  const isLoss = /^(?:lost|lose|shed)$/.test(word);
  const field = fieldSaid(sentence, (profile) => profile.field.type === 'number' && isMoving(profile));
  if (field !== null) return { change: 'changed', fields: [], direction: { field, way: isLoss ? 'down' : 'up' } };
  // "gained the most reviews" of a date of the last one: nothing gains days.
  if (sentence.all('field').some((at) => fieldAt(sentence, at, isMoving) !== null)) return null;
  const isOfRecords = sentence.pieces.some(({ kind }) => kind === 'noun');
  return isOfRecords ? { change: isLoss ? 'removed' : 'added', fields: [], direction: null } : null;
}

/** A field that goes up or down. */
function isMoving({ field, role }: FieldProfile): boolean {
  return (field.type === 'number' || field.type === 'date') && role !== 'key';
}

/** The field that is named most fully. */
function fieldSaid(sentence: Sentence, accepts: (profile: FieldProfile) => boolean): string | null {
  const said = sentence.all('field').flatMap((at) => {
    const profile = fieldAt(sentence, at, accepts);
    return profile === null ? [] : [{ at, profile, score: Math.max(...(sentence.at(at, 'field')?.choices ?? []).map(({ score }) => score)) }];
  });
  const [best] = said.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return null;
  sentence.use(best.at);
  return best.profile.field.name;
}
