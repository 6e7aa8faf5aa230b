import type { Condition } from '../../../condition/condition.ts';
import { TELLING } from '../../lexicon/between-runs.ts';
import type { Sentence } from '../../sentence.ts';
import { switched } from '../conditions/negated.ts';
import { whereOf } from '../conditions/value-conditions.ts';
import { fieldAt } from '../fields.ts';
import { changed, type Happened } from './became.ts';
import { beginsInOlder } from './run-names.ts';

/** What is said of a record at one time: a switch, or a value of a text. */
interface State {
  readonly at: number;
  readonly end: number;
  /** One for each field that has such a value. */
  readonly meanings: readonly { readonly field: string; readonly where: Condition }[];
  readonly isFlag: boolean;
  readonly time: 'before' | 'now' | null;
}

/**
 * "were sold out last month and are back in stock", "went from for sale to under offer", "used to have parking but no longer do": two states of one field, of
 * which no record has both at a time. The first held in the older run, the second holds in the newer one.
 */
export function betweenStates(sentence: Sentence): Happened | null {
  const states = statesIn(sentence);
  return pairIn(sentence, states) ?? turnedBack(sentence, states);
}

function pairIn(sentence: Sentence, states: readonly State[]): Happened | null {
  for (const before of states.filter(({ time }) => time === 'before')) {
    const now = states.find((state) => state.time === 'now' && state.isFlag === before.isFlag && opposed(before, state) !== null);
    const [was, is] = now === undefined ? [] : (opposed(before, now) ?? []);
    if (now === undefined || was === undefined || is === undefined) continue;
    if (isGraded(sentence, before, now) || areApart(sentence, before, now)) continue;
    useFrame(sentence, Math.min(before.at, now.at));
    sentence.use(before.at, before.end, now.at, now.end);
    // "open in October": the month of the older run, and no date of the record.
    const when = sentence.next(before.end);
    if (sentence.at(when, 'condition')?.source === 'time' && beginsInOlder(plain(sentence.words(when)), sentence)) sentence.use(when);
    return { ...changed([was.field]), was: was.where, where: is.where };
  }
  return null;
}

/** "how many were sold and how many are open", "more were sold than are open", "were sold or are open": two sets of records, and not what became of one. */
function areApart(sentence: Sentence, before: State, now: State): boolean {
  const [first, second] = before.at < now.at ? [before, now] : [now, before];
  const between = plain(sentence.said({ from: sentence.pieces[first.end]?.to ?? 0, to: sentence.pieces[second.at]?.from ?? 0 }));
  // "of the ones open in October, how many are now cast": of those, what became of them.
  const isOfThose = OF_THOSE.test(plain(sentence.said({ from: 0, to: sentence.pieces[first.at]?.from ?? 0 })));
  if (OF_TWO_SETS.test(isOfThose ? between.replace(/\bhow many\b/, '') : between)) return true;
  return !OF_TWO_TIMES.test(plain(sentence.text)) && (first === now || ASKED_AGAIN.test(between));
}

const OF_THOSE = /^\W*of (?:the (?:ones|\w+s)|those|all)(?: (?:that|which|who))?(?: (?:were|was|had been))?\W*$/;
const OF_TWO_SETS = /\b(?:how (?:many|much)|number of|what (?:share|percent\w*|proportion|fraction)|than|or|versus|vs)\b/;
/** A tense alone does not say that two times are compared. */
const ASKED_AGAIN = /\b(?:which|what|who)\b/;
const OF_TWO_TIMES =
  /\b(?:now|no longer|any ?more|back|again|before|earlier|previously|formerly|originally|at first|once|used to|from|became|become|since|last|today|currently|these days|ago|(?:both|two) runs)\b/;

/** "in stock" and "out of stock" of records that also know "low stock": whether that is in stock, the words do not say. */
function isGraded(sentence: Sentence, one: State, other: State): boolean {
  const [field] = one.meanings.map((meaning) => meaning.field);
  const [a, b] = [one, other].map(({ at, end }) => plain(sentence.said({ from: sentence.pieces[at]?.from ?? 0, to: sentence.pieces[end]?.to ?? 0 })));
  const isOpposite = a !== undefined && b !== undefined && a.replace(DENYING, '') === b.replace(DENYING, '');
  return isOpposite && !one.isFlag && field !== undefined && (sentence.facts.distinct(field) ?? 0) > 2;
}

const DENYING = /^(?:in|out of|not|non|no|un|dis)[ -]?/;

/** The two meanings that exclude each other; null where there are none, or several. */
function opposed(one: State, other: State): readonly [State['meanings'][number], State['meanings'][number]] | null {
  const pairs = one.meanings.flatMap((was) =>
    other.meanings.flatMap((is) => (was.field === is.field && JSON.stringify(was.where) !== JSON.stringify(is.where) ? [[was, is] as const] : [])),
  );
  const [pair, ...more] = pairs;
  // "went from Leeds to York" of records that have both an origin and a destination.
  const isAlone = one.meanings.length === 1 || other.meanings.length === 1;
  return pair === undefined || more.length > 0 || !isAlone ? null : pair;
}

/** "used to be furnished but aren't any more", "were out of stock before and are back": the other state is only denied, or said to be as it was. */
function turnedBack(sentence: Sentence, states: readonly State[]): Happened | null {
  const before = states.findLast(({ time }) => time === 'before');
  const [meaning, ...more] = before?.meanings ?? [];
  if (before === undefined || meaning === undefined || more.length > 0) return null;
  const end = sentence.tokens[(sentence.pieces[before.end]?.to ?? 0) - 1]?.end ?? 0;
  const behind = plain(sentence.text.slice(end));
  const isOver = NO_MORE.test(behind) || (before.isFlag && AS_BEFORE.test(behind));
  if (!isOver) return null;
  useFrame(sentence, before.at);
  sentence.use(before.at, before.end);
  return { ...changed([meaning.field]), was: meaning.where, where: switched(meaning.where) };
}

const NO_MORE =
  /^(?: (?:before|earlier|previously|originally|at first|once|then|last \w+|in the \w+ run))*,? (?:and|but|yet|though)(?: (?:they|now|which|that|who))* (?:no longer|(?:do|does|are|is|have|has|did|can|will)(?:n't|nt| not)\b|(?:not|no longer) (?:now|any ?more))/;
const AS_BEFORE =
  /^(?: (?:before|earlier|previously|originally|at first|once|then|last \w+|in the \w+ run))*,? (?:and|but|yet|though|that|which)?(?: (?:they|now|which|that|who|have|are|is|has))* (?:back|available again|returned|come back|came back)\b/;

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

function statesIn(sentence: Sentence): readonly State[] {
  const found = [...sentence.pieces.keys()].flatMap((at) => stateAt(sentence, at) ?? []);
  return found.map((state, index) => {
    const [previous, next] = [found[index - 1], found[index + 1]];
    const start = previous === undefined ? 0 : (sentence.pieces[previous.end]?.to ?? 0);
    const stop = next === undefined ? sentence.tokens.length : (sentence.pieces[next.at]?.from ?? 0);
    return { ...state, time: timeOf(sentence, state, { start, stop }) };
  });
}

function stateAt(sentence: Sentence, at: number): Omit<State, 'time'> | null {
  const flag = sentence.open(at, 'condition');
  if (flag !== null && flag.source === 'flag')
    return { at, end: at, meanings: [{ field: flag.profile.field.name, where: flag.where }], isFlag: true };
  const value = sentence.open(at, 'value');
  if (value !== null) {
    // "open" of a status, which is a word of names as well.
    const hits = value.hits.filter(({ kind }) => kind === 'whole');
    const isWhole = value.isPart !== true && hits.length > 0 && hits.every(({ field }) => !sentence.facts.isList(field));
    return isWhole ? { at, end: at, meanings: hits.map((hit) => ({ field: hit.field, where: whereOf(hit) })), isFlag: false } : null;
  }
  const profile = fieldAt(sentence, at, ({ field }) => field.type === 'boolean');
  const isSure = sentence.open(at, 'field')?.choices.some((choice) => choice.profile === profile && choice.score >= SURE) === true;
  if (profile === null || !isSure) return null;
  const isDenied = sentence.isOpen(at - 1) && (sentence.isLink(at - 1, 'not') || sentence.lower(at - 1) === 'out of');
  const where: Condition = { kind: 'compare', field: profile.field.name, op: '=', value: !isDenied };
  return { at: isDenied ? at - 1 : at, end: at, meanings: [{ field: profile.field.name, where }], isFlag: true };
}

const SURE = 0.7;

/** When a state is said to hold: by its own verb, by what stands before it, and by what stands behind it. */
function timeOf(
  sentence: Sentence,
  { at, end }: Omit<State, 'time'>,
  { start, stop }: { readonly start: number; readonly stop: number },
): State['time'] {
  const [from, to] = [sentence.pieces[at]?.from ?? 0, sentence.pieces[end]?.to ?? 0];
  const own = cueIn(plain(sentence.said({ from, to })), OWN);
  const ahead = cueIn(from > start ? plain(sentence.said({ from: start, to: from })) : '', AHEAD);
  const after = stop > to ? plain(sentence.said({ from: to, to: stop })) : '';
  const behind = beginsInOlder(after, sentence) ? 'before' : cueIn(after, BEHIND);
  return own ?? behind ?? ahead;
}

interface Cues {
  readonly before: RegExp;
  readonly now: RegExp;
}

/** The last of the cues that stand there. */
function cueIn(text: string, { before, now }: Cues): State['time'] {
  const [past, present] = [lastOf(text, before), lastOf(text, now)];
  return past === present ? null : past > present ? 'before' : 'now';
}

function lastOf(text: string, cue: RegExp): number {
  return [...text.matchAll(cue)].at(-1)?.index ?? -1;
}

const OWN: Cues = { before: /^(?:were|was|had)\b/g, now: /^(?:are|is|now|back(?= (?:in|on|up|to|available)\b))\b|\bnow$/g };
const AHEAD: Cues = {
  before: /\b(?:were|was|had|used to|previously|formerly|originally|(?:went|gone|moved|changed|switched|turned|flipped) from)\b/g,
  now: /\b(?:are|is|now|back|again|today|currently|became|become|(?<!\bused )to)\b/g,
};
const BEHIND: Cues = {
  before:
    /^(?:before|earlier|previously|originally|at first|(?:in )?(?:the )?(?:last|previous|first|earlier) (?:run|time|month|week|scrape|import|visit))\b/g,
  now: /^(?:now|again|today|currently|these days)\b/g,
};

/** Words that only say when something was so, and that it was. */
function useFrame(sentence: Sentence, from: number): void {
  for (let at = Math.max(0, from - FRAME); at < sentence.pieces.length; at += 1) {
    const kind = sentence.pieces[at]?.kind;
    const words = plain(sentence.words(at)).split(' ');
    const isFramed = /^(?:link|verb|unknown|noun|harmless)$/.test(kind ?? '') || (kind === 'value' && words.every((word) => OF_TIME.test(word)));
    if (isFramed && words.every((word) => TELLING.test(word) || OF_FRAME.test(word))) sentence.use(at);
  }
}

/** "any more" is no kind that something is of, though one be called "Any". */
const OF_TIME = /^(?:any|more|longer|back|now|again|before)$/;

/** Pieces before the first state that may say when it held: "that used to be". */
const FRAME = 4;
const OF_FRAME =
  /^(?:used|were|was|had|stood|been|have|has|be|but|yet|though|that|which|who|they|are|is|do|does|don't|doesn't|aren't|isn't|haven't|hasn't|can't|not|no|any|more|again|previously|formerly|originally|once|in|out|any|first|at|have|returned|gone|changed|flipped)$/;
