import type { Condition } from '../../../condition/condition.ts';
import { happeningsSaidOf, isBeginning } from '../../../language/annotate/happenings.ts';
import { lowerText } from '../../../language/tokens.ts';
import type { ChangesPlan } from '../../../plan/plan.ts';
import { CAME_BACK, COMPARING, OF_RUNS } from '../../lexicon/between-runs.ts';
import type { Sentence } from '../../sentence.ts';
import { switched } from '../conditions/negated.ts';
import { whereOf } from '../conditions/value-conditions.ts';
import { fieldAt } from '../fields.ts';

/** What became of the records that are meant. */
export type Happened = Pick<ChangesPlan, 'change' | 'fields' | 'direction'> & { readonly where?: Condition; readonly was?: Condition };

/** A change of these fields, one way or another. */
export const changed = (fields: readonly string[]): Happened => ({ change: 'changed', fields, direction: null });

/** "stopped being premium", "changed to Closed": a field that changed to a value that the question names. */
export function becameOf(sentence: Sentence, text: string): Happened | null {
  const cue =
    /\b(?<way>became|become|turned(?! (?:up|out))|switched to|moved to|changed to|marked(?: as)?|are now|started|stopped|ceased|no longer|ran|went|got|gone|(?:removed|lost|dropped) (?:its|their|the))\b/.exec(
      text,
    );
  if (cue === null || !(OF_RUNS.test(text) || /\bsince\b/.test(text))) return null;
  const after = (at: number) => (sentence.token(at)?.start ?? 0) > cue.index;
  const states = [...sentence.all('condition'), ...sentence.all('value')].toSorted((a, b) => a - b).filter(after);
  // "went out of stock": what many a verb may be followed by, and nothing farther behind it.
  const isTurned = !/^(?:ran|went|got|gone)$/.test(cue.groups?.['way'] ?? '');
  const at = states.find(
    (place) =>
      isTurned || (sentence.lower(place - 1) === cue.groups?.['way'] && (sentence.at(place, 'condition') ?? sentence.at(place, 'value')) !== null),
  );
  const flag = at === undefined ? null : sentence.open(at, 'condition');
  const isEnd = /^(?:stopped|ceased|no longer|(?:removed|lost|dropped) \w+)$/.test(cue.groups?.['way'] ?? '');
  // "gone since October": the day is no state.
  if (at === undefined || (flag !== null && (flag.source === 'time' || (flag.source !== 'flag' && isTurned)))) return null;
  if (flag === null) {
    const [hit] = sentence.open(at, 'value')?.hits ?? [];
    if (hit === undefined || hit.kind !== 'whole' || isEnd) return null;
    sentence.use(at);
    return { ...changed([hit.field]), where: whereOf(hit) };
  }
  sentence.use(at);
  return { ...changed([flag.profile.field.name]), where: isEnd ? switched(flag.where) : flag.where };
}

/** "how many were claimed between the two runs", "came back in stock since the last run": a switch that records have now and had not before. */
export function turnedOf(sentence: Sentence, text: string): Happened | null {
  const turned = onlySwitch(sentence, 'condition', 'field', 'value');
  if (turned === null || !COMPARING.test(text)) return null;
  const isOfDays =
    OF_RUNS.test(text) ||
    CAME_BACK.test(text) ||
    (sentence.runs.length > 1 && sentence.at(turned.at, 'value') !== null && !isDated(sentence, turned.at));
  if (!isOfDays) return null;
  if (turned.was !== undefined && !CAME_BACK.test(text)) return null;
  if (!TURNED.test(lowerText(sentence.tokens, 0, sentence.pieces[turned.at]?.from ?? 0)) && !isDoneTo(sentence, turned.at)) return null;
  sentence.use(turned.at);
  if (turned.isNone) useBefore(sentence);
  return became(turned);
}

/** "how many are sold out now that weren't in the last run": what records are now, and were not before. */
export function stateNow(sentence: Sentence, text: string): Happened | null {
  if (!OF_RUNS.test(text) || !NOT_SO.test(text)) return null;
  const state = onlySwitch(sentence, 'condition', 'value');
  if (state === null) return null;
  sentence.use(state.at);
  return became(state);
}

const NOT_SO = /\b(?:is|are) .+ (?:that|which|but|and) (?:was|were)(?: not|n['’]t)\b(?! (?:there|listed|around|on offer)\b)/;

interface Switched {
  readonly at: number;
  readonly field: string;
  readonly where: Condition;
  /** What it was before, where the other state is no mere denial. */
  readonly was?: Condition;
  readonly isNone?: boolean;
}

function became({ field, where, was }: Switched): Happened {
  return { ...changed([field]), where, ...(was === undefined ? {} : { was }) };
}

/** "sold out … that were in stock before": what is none now and changed was some before. */
function useBefore(sentence: Sentence): void {
  const start = WERE_THERE.exec(sentence.text.toLowerCase())?.index;
  if (start === undefined) return;
  sentence.use(...[...sentence.pieces.keys()].filter((at) => (sentence.token(at)?.start ?? 0) >= start));
}

const WERE_THERE =
  /\b(?:that|which|but|and)(?: they)? (?:were|was|had been) (?:still )?(?:in stock|available|on sale|there)(?: (?:before|earlier|previously|then|last time|at the time))?\W*$/;

/** The one switch among the pieces of such kinds; null where there are more. */
function onlySwitch(sentence: Sentence, ...kinds: readonly ('condition' | 'field' | 'value')[]): Switched | null {
  const [only, ...more] = kinds.flatMap((kind) => sentence.all(kind)).flatMap((at) => switchAt(sentence, at) ?? []);
  return only === undefined || more.length > 0 ? null : only;
}

/** A switch that is named, or said of the records. */
function switchAt(sentence: Sentence, at: number): Switched | null {
  const flag = sentence.open(at, 'condition');
  if (flag !== null) {
    const { where } = flag;
    const field = flag.profile.field.name;
    const isOfNumber = flag.source !== 'flag' && flag.source !== 'time' && where.kind === 'compare' && where.value === 0;
    // "sold out", "back in stock": none, or some, is left of a number.
    if (isOfNumber && where.op === '>') return { at, field, where, was: { ...where, op: '=' } };
    return flag.source === 'flag' || (isOfNumber && where.op === '=') ? { at, field, where, isNone: isOfNumber } : null;
  }
  const value = sentence.open(at, 'value');
  // "which cases were sold since the last run": what became of them, by a participle.
  if (value !== null) {
    const [hit, ...others] = value.hits;
    const isDone = PARTICIPLE.test(sentence.lower(at)) && value.isPart !== true && hit?.kind === 'whole' && others.length === 0;
    return isDone ? { at, field: hit.field, where: whereOf(hit) } : null;
  }
  const field = fieldAt(sentence, at, (profile) => profile.field.type === 'boolean')?.field.name;
  return field === undefined ? null : { at, field, where: { kind: 'compare', field, op: '=', value: true } };
}

/** "sold since March" of records with a date of sale. */
function isDated({ profiles, pieces, tokens }: Sentence, at: number): boolean {
  const said = tokens[pieces[at]?.from ?? 0]?.stem ?? '';
  return profiles.some(
    (profile) => profile.field.type === 'date' && (happeningsSaidOf(profile).some((says) => says.has(said)) || !isBeginning(profile)),
  );
}

/** "how many shows sold out between the two runs": a participle right behind the records. */
function isDoneTo(sentence: Sentence, at: number): boolean {
  const isOfNumber = sentence.at(at, 'condition')?.profile.field.type === 'number';
  const isCounted = sentence.at(at - 1, 'head') !== null || sentence.isLink(at - 1, 'has');
  const isTimed = sentence.at(at, 'value') !== null && sentence.at(sentence.next(at), 'condition')?.source === 'time';
  const isBehind = sentence.at(at - 1, 'noun') !== null || (isCounted && (isOfNumber || isTimed));
  return PARTICIPLE.test(sentence.lower(at)) && isBehind;
}

/** A state that something is brought into, by its first word. */
const PARTICIPLE = /^(?:\p{L}{2,}ed|sold|filled|let|withdrawn|taken|gone|won|lost|built|bought|put|cut|shut|paid)\b/u;

const TURNED =
  /\b(?:were|was|got|been|became|become|(?:came|come|is|are|went) back(?: (?:in|on|into))?|(?:were|was) (?:put|turned) back(?: (?:in|on))?)$/;
