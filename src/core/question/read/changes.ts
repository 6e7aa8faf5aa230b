import { ideaField } from '../../language/annotate/superlatives.ts';
import { happeningsSaidOf } from '../../language/annotate/happenings.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import type { Condition } from '../../condition/condition.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { ChangeOrder, ChangesPlan, HistoryPlan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';
import { fieldAt, isOwnName } from './fields.ts';
import { readGroups } from './groups.ts';
import { isFormer } from './savings.ts';
import { switched } from './conditions/negated.ts';
import { findTwoFields } from './conditions/two-fields.ts';

import { runsOf } from './runs.ts';
import { whereOf } from './conditions/value-conditions.ts';
import { earlierPrice } from '../annotate/states.ts';
import { runWords } from '../annotate/phrases.ts';
import { FARTHEST, MOVING } from '../lexicon/moving.ts';

/** Changes that are listed one by one at most, unless the question says how many. */
const SHOWN = 20;

/** "what changed since Monday", "what is new", "what got cheaper", "which were removed": a comparison of runs; null when the question compares none. */
export function readChanges(sentence: Sentence): ChangesPlan | null {
  const text = sentence.text.toLowerCase().replaceAll('’', "'");
  const happened = findTwoFields(sentence) !== null ? null : (becameOf(sentence, text) ?? happenedOf(sentence, text));
  if (happened === null) return null;
  const { direction } = happened;
  if (!OF_RUNS.test(text) && isOfOtherField(sentence, direction)) return null;
  const group = groupOf(sentence, text);
  // "which city gained the most reviews": how far they went in all is no count of changes.
  if (group?.limit === 1 && direction !== null && GAINED.test(text)) return null;
  const { from, to } = runsOf(sentence, text);
  const order = group === null ? farthest(text, direction) : null;
  const limitAt =
    sentence.all('limit').find((at) => sentence.at(sentence.next(at), 'noun') !== null && !runWords.has(sentence.lower(sentence.next(at)))) ?? -1;
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

/** What became of the records that are meant. */
type Happened = Pick<ChangesPlan, 'change' | 'fields' | 'direction'> & { readonly where?: Condition };

const changed = (fields: readonly string[]): Happened => ({ change: 'changed', fields, direction: null });

interface ChangeGroup {
  readonly field: string;
  /** Null: all of them. */
  readonly limit: number | null;
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
  return sentence.pieces.some((piece, at) => piece.kind === 'noun' && /[^su'’]s$/.test(sentence.lower(at)));
}

/** Words that only say what happened between runs: of a question about changes, they restrict nothing. */
const TELLING =
  /^(?:change|changes|changed|new|newly|recently|add|added|appear|appeared|arrived|joined|remove|removed|disappear|disappeared|vanished|delisted|gone|deleted|cheaper|pricier|dearer|expensive|less|more|dropped|drop|drops|fell|fallen|decreased|rose|risen|increased|increase|increases|raised|raise|lowered|lower|reduced|cut|cuts|went|up|down|got|get|gotten|become|became|since|between|run|runs|scrape|scrapes|scraper|scraped|import|imports|crawl|crawls|snapshot|snapshots|visit|update|last|previous|prior|first|latest|newest|recent|time|longer|no|anymore|today|now|lately|differ|differs|different|difference|differences|compared|anything|something|everything|price|prices|most|biggest|largest|listed|there|yet|ago|day|days|week|weeks|month|months|yesterday|history|taken|higher|lower|showed|compared|with|to|one|of|\d+(?:st|nd|rd|th)?|away|missing|available|item|items|by|than|before|earlier|oldest|sunk|declined|climbed|gained|lost|lose|two|both|since|shed|picked|the|stopped|stop|ceased|started|being|turned|switched|moved|another|other|withdrawn|popped|introduced|hiked|and|from|came|come|visits|off|market|site|page|went|than|on|arrivals?|additions?|newcomers?|pulled|online)$/;

function useTelling(sentence: Sentence): void {
  const text = sentence.text.toLowerCase();
  const spans = [...Object.values(MOVING), FARTHEST, REMOVED].flatMap((words) => {
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

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const OF_RUNS =
  /\b(?:runs?|scrapes?|scraper|imports?|crawls?|snapshots?|since (?:the )?(?:last|previous|prior) (?:time|run|scrape|import|one|visit|update)|last time|between (?:the |our )?(?:last )?(?:two )?visits)\b/;
const CHANGED =
  /\b(?:what|which|how many|how much|anything|something|everything|has|have|list|show|did)\b.*\b(?:changed|changes?|differs?|different) ?(?:since|between|from|compared|in the (?:last|latest)|over|after|\?|$|today|now|lately|recently)|\bwhat(?:'s| has| have| is)? (?:changed|different)\b|\b(?:changes|differences) (?:since|between|from|in) (?:the )?(?:last|latest|previous|runs?|scrapes?|yesterday|today|\d)|\b(?:price|prices|rating|value) changes\b|\bchanged (?:its|their|the|price|in price)\b|\b(?:prices?|ratings?|\w+) (?:have |has )?changed\b/;
const ADDED = new RegExp(
  `\\bwhat(?:'s| is| are| was| were)?(?: the)? new\\b|\\b(?:newly|recently|just) (?:added|listed|arrived|appeared)\\b|\\b(?:new|added|appeared|arrived|joined|showed up|came in|came online|went online)\\b.*\\b(?:since (?:the )?(?:last|previous|yesterday|prior|\\d|${MONTHS})|compared (?:to|with) |in the (?:last|latest|newest|most recent) (?:run|scrape|import|update|crawl)|between (?:the |our )?(?:last )?(?:two )?(?:runs|scrapes|visits|imports|crawls|snapshots))|\\banything new\\b|\\b(?:how many|which|what) new \\w+(?: are there)?\\b|\\bnew \\w+ since\\b|\\bwere added\\??$|\\bgot added\\b`,
);
const REMOVED =
  /\b(?:removed|disappeared|vanished|delisted|dropped out|no longer (?:listed|there|available|present|exist)|went away|are gone|is gone|have gone|taken down|(?:gone|went) missing|(?:(?:came|come|went|gone|taken|pulled) off|(?:taken|pulled) from) (?:the |our |your )?(?:market|site|list|page|board|shelf|shelves|shop|catalogue|catalog|menu)|deleted|gone since)\b/;
// "which cut hit the most" speaks of a cut, "which cut its price" of cutting.
const DOWN =
  '(?:dropped|fell|fallen|decreased|declined|went down|gone down|reduced|lowered|(?<!\\b(?:which|what|the|an?|each|every) )cut|cut(?= (?:its|their|the)\\b))';
const UP = '(?:rose|risen|increased|went up|gone up|raised|hiked)';
const MOVED = new RegExp(
  [
    String.raw`\b(?:cheaper|less expensive|dearer|pricier|more expensive) (?:now )?than (?:on|at|in|it was|they were|before|(?:at |in )?the (?:last|previous|first))\b`,
    String.raw`\b(?:came|come|gone|go|went) (?:down|up) in \w+\b`,
    String.raw`\b(?:got|get|become|became|gotten|getting|are now|is now) (?:cheaper|more expensive|pricier|dearer|less expensive)\b`,
    String.raw`\b(?:\w+) (?:that )?(?:have |has |was |were |got )?(?:been )?(?:${DOWN}|${UP})\b`,
    String.raw`\bgot an? (?:lower|higher) (?:price|rent|cost|rating)\b|\b(?:price|rent|rating|cost|fee) (?:drops?|cuts?|reductions?|increases?|rises?|hikes?)\b`,
    String.raw`\b(?:dropped|fell|rose|increased|decreased|went up|went down) in (?:price|cost|value|rent|rating)\b`,
    String.raw`\b(?:reduced|lowered|raised|increased|dropped|cut) (?:its|their|the) \w+`,
  ].join('|'),
);

/** "gained the most reviews since the last run". */
const GAINED = /\b(?<way>gained|got|picked up|added|lost|lose|shed)\b (?:the )?(?:most|more|biggest|largest)\b/;

function happenedOf(sentence: Sentence, text: string): Happened | null {
  const isOfRuns = OF_RUNS.test(text);
  const isMoved =
    (MOVED.test(text) && !isCheaperNow(sentence, text) && (isOfRuns || /\bsince\b/.test(text) || !isNameOfNumber(sentence))) ||
    ((isOfRuns || /\bsince\b/.test(text)) && (isSaid(sentence, MOVING.down) || isSaid(sentence, MOVING.up)));
  const gained = isMoved ? undefined : GAINED.exec(text)?.groups?.['way'];
  if (isMoved) return movedOf(sentence, text);
  if (gained !== undefined && (isOfRuns || /\bsince\b/.test(text))) return gainedOf(sentence, gained);
  // "removed their pool": what they had and have no more.
  if (
    /(?<!\b(?:was|were|been|got) )\b(?:removed|deleted|dropped|lost) (?:its|their|an?|the(?! (?:last|day|week|month|most|previous)\b))\b/.test(text)
  )
    return null;
  if (REMOVED.test(text)) return { change: 'removed', fields: [], direction: null };
  if (ADDED.test(text) && (isOfRuns || !knowsAdding(sentence) || /\bwhat(?:'s| is) new\b|\banything new\b/.test(text)))
    return { change: 'added', fields: [], direction: null };
  // "differ from that in Durban": two sides of one run.
  if (/\bdiffers?\b.*\bfrom (?:that|those|the ones?)\b/.test(text)) return null;
  if (!CHANGED.test(text) && !(isOfRuns && /\b(?:moved|switched|changed)\b/.test(text))) return null;
  const field = /\b(?:moved|switched|changed|changes)\b/.test(text) ? fieldSaid(sentence, () => true) : null;
  return field === null ? { change: null, fields: [], direction: null } : changed([field]);
}

/** "which are reduced" of records that know what they cost before. */
function isCheaperNow(sentence: Sentence, text: string): boolean {
  return !OF_RUNS.test(text) && !/\bsince\b/.test(text) && /\breduced\b/.test(text) && earlierPrice(sentence) !== null;
}

/** "who raised the most" of records that know what was raised. */
function isNameOfNumber({ tokens, profiles }: Sentence): boolean {
  const verb = tokens.find(({ lower }) => /^(?:raised|dropped|increased|reduced|lowered|cut|fell|declined)$/.test(lower));
  return verb !== undefined && profiles.some(({ field, words }) => field.type === 'number' && words.some(({ stem }) => stem === verb.stem));
}

/** Words of moving, where they are not what the records are called. */
function isSaid(sentence: Sentence, words: RegExp): boolean {
  const [first] = words.exec(sentence.text.toLowerCase())?.[0].split(' ') ?? [];
  return first !== undefined && !sentence.isRecordNoun(first);
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

const PRICE_MOVE = /\bprice (?:drops?|cuts?|falls?|reductions?|increases?|rises?|hikes?)\b/;

/** A number or date that went one way; of "dropped" without one, records that are gone. */
function movedOf(sentence: Sentence, text: string): Happened | null {
  const way =
    /\b(?:cheaper|less expensive|lower|dropped|drops?|fell|fallen|decreased|declined|down|reduced|lowered|cuts?|reductions?)\b/.test(text) ||
    MOVING.down.test(text)
      ? 'down'
      : 'up';
  // "fees dropped" is not said of whatever else costs something.
  const isOfPrice = /\b(?:cheap|expensive|pric|dearer|costs?\b|rents?\b|value)/.test(text);
  const price = isOfPrice ? ideaField('cheap', sentence.profiles, clauseOf(sentence.tokens, sentence.tokens)) : null;
  // "price cut" is no saving of another name.
  const isCut = PRICE_MOVE.test(text) && price !== null;
  const field = (isCut ? null : fieldSaid(sentence, isMoving)) ?? price?.profile.field.name ?? null;
  if (field !== null) return { change: 'changed', fields: [], direction: { field, way } };
  return /\bdropped\b/.test(text) && OF_RUNS.test(text) ? { change: 'removed', fields: [], direction: null } : null;
}

function gainedOf(sentence: Sentence, word: string): Happened | null {
  const isLoss = /^(?:lost|lose|shed)$/.test(word);
  const field = fieldSaid(sentence, isMoving);
  if (field !== null) return { change: 'changed', fields: [], direction: { field, way: isLoss ? 'down' : 'up' } };
  const isOfRecords = sentence.pieces.some(({ kind }) => kind === 'noun');
  return isOfRecords ? { change: isLoss ? 'removed' : 'added', fields: [], direction: null } : null;
}

/** "stopped being premium", "changed to Closed": a field that changed to a value that the question names. */
function becameOf(sentence: Sentence, text: string): Happened | null {
  const cue =
    /\b(?<way>became|become|turned|switched to|moved to|changed to|are now|started|stopped|ceased|no longer|ran|went|got|gone|(?:removed|lost|dropped) (?:its|their|the))\b/.exec(
      text,
    );
  if (cue === null || !(OF_RUNS.test(text) || /\bsince\b/.test(text))) return null;
  const after = (at: number) => (sentence.tokens[sentence.pieces[at]?.from ?? 0]?.start ?? 0) > cue.index;
  const states = [...sentence.all('condition'), ...sentence.all('value')].toSorted((a, b) => a - b).filter(after);
  // "went out of stock": what many a verb may be followed by, and nothing farther behind it.
  const isTurned = !/^(?:ran|went|got|gone)$/.test(cue.groups?.['way'] ?? '');
  const at = states.find((place) => isTurned || (sentence.lower(place - 1) === cue.groups?.['way'] && sentence.at(place, 'condition') !== null));
  const flag = at === undefined ? null : sentence.open(at, 'condition');
  const isEnd = /^(?:stopped|ceased|no longer|(?:removed|lost|dropped) \w+)$/.test(cue.groups?.['way'] ?? '');
  if (at === undefined || (flag !== null && flag.source !== 'flag' && isTurned)) return null;
  if (flag === null) {
    const [hit] = sentence.open(at, 'value')?.hits ?? [];
    if (hit === undefined || hit.kind !== 'whole' || isEnd) return null;
    sentence.use(at);
    return { ...changed([hit.field]), where: whereOf(hit) };
  }
  sentence.use(at);
  return { ...changed([flag.profile.field.name]), where: isEnd ? switched(flag.where) : flag.where };
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

/** "history of A-17", "how did the price of A-17 change": one record over all runs; null when the question asks for none. */
export function readHistory({ text, facts, profiles }: Sentence): HistoryPlan | null {
  const lower = text.toLowerCase();
  const found =
    /\b(?:full |whole |price |rating |change )?history (?:of|for) (?:the )?(?<key>.+)$/.exec(lower) ??
    /\bhow (?:did|has|have) (?:the )?(?<field>[\p{L} _]+?) (?:of|for) (?<key>.+?) (?:changed?|developed?|evolved?|moved?|varied|vary)(?: over time| since.*)?\W*$/u.exec(
      lower,
    ) ??
    (profiles.some(({ words }) => words.some(({ stem }) => stem === 'track')) ? null : /\btrack (?:the )?(?:record )?(?<key>.+)$/.exec(lower));
  const said = found?.groups?.['key'];
  if (found === null || said === undefined || facts.key.length === 0) return null;
  const start = lower.indexOf(said, found.index);
  const bare = text
    .slice(start, start + said.length)
    .replaceAll(/^["'“”‘’]+|["'“”‘’?!.\s]+$/gu, '')
    .trim()
    .replace(/^(?:record|item|key|id|listing|entry) /i, '');
  if (bare === '') return null;
  const hit = facts.findValues(bare).find(({ field, kind }) => kind === 'whole' && facts.key.includes(field));
  const word = found.groups?.['field'] ?? /\b(price|rating)\b history/.exec(lower)?.[1];
  const field = word === undefined ? undefined : profiles.find(({ words }) => words.some(({ stem }) => word.trim().split(' ').includes(stem)));
  return { kind: 'history', key: hit?.spellings[0] ?? bare, field: field?.field.name ?? null };
}
