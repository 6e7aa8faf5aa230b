import { MONTH_NAMES } from '../../../fields/date/calendar.ts';
import { readDates } from '../../../language/annotate/dates/dates.ts';
import type { Window } from '../../../language/annotate/dates/calendar.ts';
import { tokenize } from '../../../language/tokens.ts';
import type { Sentence } from '../../sentence.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** How a day or a month is said. */
export const OF_DAY = `(?:\\d{4}-\\d{2}-\\d{2}|(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: \\d{4})?)`;

const MONTHS = new RegExp(`\\b${MONTH}\\b`, 'gi');

/** What is called a run and nothing else. */
export const RUN_NOUN = 'run|scrape|import|crawl|snapshot';
/** What runs are called, singular and plural. */
export const RUN =
  '(?:runs?|scrapes?|imports?|crawls?|snapshots?|checks?|pulls?|sweeps?|one|lists?|files?|exports?|dumps?|versions?|editions?|feeds?)';

/** "the 2 March 2026 run", "April's list", "the scrape of 2026-01-12". */
const DATED_RUN = new RegExp(
  `\\b(?:(?<before>${OF_DAY})(?:'s)?(?: ${RUN}\\b|(?= (?:and|to|until) (?:the )?${OF_DAY}(?:'s)? ${RUN}\\b))|${RUN} (?:of|on|from) (?:the )?(?<after>${OF_DAY})\\b)`,
  'gi',
);

/** "another skipper than in January", "between February and now": a month or a day that something is compared with. */
const COMPARED = new RegExp(
  `\\b(?<lead>(?:than|compared (?:to|with)|versus|vs\\.?)(?: (?:it|they|that|those) (?:was|were|had|did))?(?: back)?(?: in| on| at)?|between|from) (?<day>${OF_DAY})(?<rest> (?:and|to|until) (?:now|today|${OF_DAY})|(?=\\W*$))\\b`,
  'gi',
);

/** "were not there in January". */
const WAS_THEN = new RegExp(`\\b(?<lead>(?:(?:was|were|had) not|(?:was|were|had)n't) [^,;.?]*?\\b(?:in|on)) (?<day>${OF_DAY})\\b`, 'gi');

/** Words that name a run by its month or day. */
export interface RunName {
  /** The day or month, as it is said. */
  readonly said: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** What fields may be called as well. */
const OF_FIELDS = /^(?:check|pull|sweep|file|export|dump|version|edition|feed)s?$/;

/** Where a question names runs by their day: "the 6 October run"; "the May editions" of records that are editions, or know theirs, are no runs. */
export function runNames({ text, isRecordNoun, profiles }: Pick<Sentence, 'text' | 'isRecordNoun' | 'profiles'>): readonly RunName[] {
  return [...text.matchAll(DATED_RUN)].flatMap((match): readonly RunName[] => {
    const { before, after } = match.groups ?? {};
    const words = tokenize(match[0]);
    const noun = after === undefined ? words.at(-1) : words[0];
    const isField =
      noun !== undefined && OF_FIELDS.test(noun.lower) && profiles.some((profile) => profile.words.some(({ stem }) => stem === noun.stem));
    // "listings" are records of all kinds, and no lists.
    const isOther = isField || (noun !== undefined && !/^lists?$/.test(noun.lower) && isRecordNoun(noun.lower));
    return isOther ? [] : [{ said: before ?? after ?? '', start: match.index, end: match.index + match[0].length }];
  });
}

/** The latest period of such a day or month that has begun; null where it names none. */
export function periodNamed(said: string, now: number): Window | null {
  const text = `since ${said}`;
  const [reading] = readDates({ text, tokens: tokenize(text), now });
  return reading?.first.windows.findLast(({ start }) => start <= now) ?? reading?.first.windows[0] ?? null;
}

/** True for the month or day of the newest run alone. */
export function isOfLatest(said: string, { runs, now }: Pick<Sentence, 'runs' | 'now'>): boolean {
  const period = periodNamed(said, now);
  const [latest, before] = runs;
  const holds = (at: number | undefined) => at !== undefined && period !== null && at >= period.start && at < period.end;
  return holds(latest) && !holds(before);
}

/** True for words that begin with the month or day of an older run: "in January". */
export function beginsInOlder(text: string, sentence: Pick<Sentence, 'runs' | 'now'>): boolean {
  const day = BEGINS_IN.exec(text)?.groups?.['day'];
  return day !== undefined && isOfOlder(day, sentence);
}

const BEGINS_IN = new RegExp(`^ *(?:back )?(?:in|on) (?<day>${OF_DAY})\\b`, 'i');

/** True for a month or day of which there is a run, and that is not the newest one. */
function isOfOlder(said: string, { runs, now }: Pick<Sentence, 'runs' | 'now'>): boolean {
  const period = periodNamed(said, now);
  return period !== null && runs.slice(1).some((at) => at >= period.start && at < period.end);
}

/**
 * A text with "the last run" for words that name an older run by its month or day, and "the latest run" for the newest one. A month without such a noun is
 * a run only where the words compare with it, and where there is one of then.
 */
export function withRunsSaid(sentence: Sentence, text: string): string {
  const named = runNames({ text, isRecordNoun: sentence.isRecordNoun, profiles: sentence.profiles }).reduceRight(
    (rest, { said, start, end }) => `${rest.slice(0, start)}${isOfLatest(said, sentence) ? 'latest run' : 'last run'}${rest.slice(end)}`,
    text,
  );
  return [COMPARED, WAS_THEN].reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (...match) => {
        // The groups of a match come last.
        const { lead = '', day = '', rest: behind = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
        // "more in May than in April" compares what is dated so.
        const isOfMonths = lead.startsWith('than') && (text.match(MONTHS)?.length ?? 0) > 1;
        return isOfOlder(day, sentence) && !isOfMonths
          ? `${lead} the last run${behind.replace(new RegExp(`${OF_DAY}$`, 'i'), 'the latest run')}`
          : match[0];
      }),
    named,
  );
}

/** "in October", where there is a run of such a month: its name; null where none is named so, or there is none of it. */
export function monthOfRun(text: string, runs: readonly number[]): string | null {
  const month = MONTH_NAMES.findIndex((name) => new RegExp(`\\b(?:in|during) ${name}\\b`, 'i').test(text));
  return runs.some((time) => new Date(time).getUTCMonth() === month) ? (MONTH_NAMES[month] ?? null) : null;
}
