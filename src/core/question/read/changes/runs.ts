import { readDates } from '../../../language/annotate/dates/dates.ts';
import type { Window } from '../../../language/annotate/dates/calendar.ts';
import { isoDay } from '../../../../text/periods.ts';
import { DAY_MS } from '../../../fields/date/calendar.ts';
import type { Sentence } from '../../sentence.ts';
import { moveBound } from './least-move.ts';
import { dayBefore, isOfFirstRun, isOfRunItself, placedRuns, type RunTime } from './placed-runs.ts';
import { isOfLatest, periodNamed, RUN, runNames } from './run-names.ts';

/** Two runs, as a plan of changes names them. */
export interface RunPair {
  readonly from: string;
  readonly to: string;
}

/** True for words that name one run by its day: "the 6 October run". */
export function namesRun(sentence: Sentence): boolean {
  return runNames(sentence).length > 0;
}

const FROM_START = new RegExp(
  `\\b(?:since|from|of|on|with|and|between|in|than(?: in| at| on)?) (?:the )?(?:very )?(?:first|oldest|earliest)(?: (?:and|to|until) (?:the )?(?:last|latest|newest|most recent))? ${RUN}\\b`,
);

/** The two runs that a question compares: "since 1 March", "between the May run and the June run", "since the last run"; null where it names one that is not there. */
export function runsOf(sentence: Sentence, text: string): RunPair | null {
  const placed = placedRuns(sentence);
  if (placed === null || isOfFirstRun(sentence)) return null;
  const named = [...placed, ...datedRuns(sentence)];
  const times = named.length > 0 ? named : plainTimes(sentence);
  const [first, second] = times;
  if (first === undefined) return { from: FROM_START.test(text) ? 'first' : 'previous', to: 'latest' };
  for (const { start, end } of times) {
    for (const [at, { from, to }] of sentence.pieces.entries())
      if ((sentence.tokens[from]?.start ?? 0) < end && (sentence.tokens[to - 1]?.end ?? 0) > start) sentence.use(at);
  }
  if (named.length === 1 && first.day !== LATEST && isOfRunItself(sentence, first)) {
    const from = dayBefore(first.day, sentence.runs);
    return from === null ? null : { from, to: first.day };
  }
  return { from: first.day === LATEST ? 'previous' : first.day, to: second?.day ?? 'latest' };
}

function datedRuns(sentence: Sentence): readonly RunTime[] {
  const { now } = sentence;
  return runNames(sentence).flatMap(({ said, start, end }): readonly RunTime[] => {
    const period = periodNamed(said, now);
    const day = isOfLatest(said, sentence) ? LATEST : period === null ? null : dayOf([period], now);
    return day === null ? [] : [{ day, start, end }];
  });
}

/** "new in the March list", which is the newest one: since the run before it. */
const LATEST = 'latest';

function plainTimes(sentence: Sentence): readonly RunTime[] {
  const { text, tokens, now } = sentence;
  const bound = moveBound(sentence);
  // "by more than 1,000" is no year.
  const [first, second] = readDates({ text, tokens, now }).filter(({ from, to }) => bound === null || to <= bound.lead || from >= bound.to);
  if (first === undefined) return [];
  const [start, end] = [tokens[first.from]?.start ?? 0, tokens[first.to - 1]?.end ?? 0];
  const last = first.last ?? first.others[0] ?? (/\b(?:between|from)\b/i.test(text) ? second?.first : undefined);
  // The run of 19 October is one of the middle of that month.
  const days = [dayOf(first.first.wide ?? first.first.windows, now), last === undefined ? null : dayOf(last.windows, now, true)];
  return days.flatMap((day) => (day === null ? [] : [{ day, start, end: Math.max(end, tokens[(last?.to ?? 0) - 1]?.end ?? 0) }]));
}

const MONTH_MS = 31 * DAY_MS;

/** The day whose last run is meant, in the latest of several periods that has begun: of a month its last day, so that a run of it goes before an older one. */
function dayOf(windows: readonly Window[], now: number, isEnd = false): string | null {
  const window = windows.findLast(({ start }) => start <= now) ?? windows[0];
  if (window === undefined) return null;
  // "new this week": since the run before it began; "between 12 November and today" ends today.
  const isNow = window.start <= now && window.end > now && !isEnd;
  const at = isNow ? window.start - 1 : window.end - window.start <= MONTH_MS ? window.end - 1 : window.start;
  return isoDay(at);
}
