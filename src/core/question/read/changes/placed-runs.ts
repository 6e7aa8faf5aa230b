import { readNumber } from '../../../language/annotate/numbers.ts';
import { ORDINALS } from '../../../language/lexicon/en/numbered.ts';
import { tokenize } from '../../../language/tokens.ts';
import { isoDay } from '../../../../text/periods.ts';
import { TELLING } from '../../lexicon/between-runs.ts';
import type { Sentence } from '../../sentence.ts';
import { RUN, RUN_NOUN } from './run-names.ts';

/** A run by its day, `YYYY-MM-DD`, and where the text says so. */
export interface RunTime {
  readonly day: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

type Asked = Pick<Sentence, 'text' | 'runs'>;

/** What is called a run and nothing else: of a list or a file, "the second" may be a record. */
const ONE = `(?:${RUN_NOUN})`;
const LATER = ORDINALS.slice(1).join('|');
const FIRST_TWO = new RegExp(`\\bfirst (?:two|2) ${ONE}s\\b`, 'gi');
const PAIR = new RegExp(
  `\\b(?:from|between) (?:the )?(?<one>first|${LATER})(?: ${ONE})? (?:and|to|until|till) (?:the )?(?<other>${LATER}) ${ONE}\\b`,
  'gi',
);
const BY_PLACE = new RegExp(
  `\\b(?:(?<place>${LATER}) ${ONE}|(?<ago>[2-6]|two|three|four|five|six) ${ONE}s ago|(?<third>${ONE} before (?:the )?(?:last|previous)(?: (?:one|${ONE}))?)|(?<previous>(?:penultimate|second[- ]last|second to last|last but one|next to last) ${ONE}))\\b`,
  'gi',
);

/** Runs that a question names by their place: "between the first two runs", "since the second run", "two runs ago"; null where there is none at that place, or no day tells it. */
export function placedRuns({ text, runs }: Asked): readonly RunTime[] | null {
  const found = [...text.matchAll(FIRST_TWO)].map((match) => ({ match, places: [runs.length - 1, runs.length - 2] }));
  const pairs = [...text.matchAll(PAIR)].map((match) => ({
    match,
    places: [match.groups?.['one'], match.groups?.['other']].map((word = '') => runs.length - 1 - ORDINALS.indexOf(word.toLowerCase())),
  }));
  const single = pairs.length > 0 ? [] : [...text.matchAll(BY_PLACE)].map((match) => ({ match, places: [placeOf(match.groups ?? {}, runs.length)] }));
  const times = [...found, ...pairs, ...single].flatMap(({ match, places }) =>
    places.map((place) => ({ day: dayAt(runs, place), start: match.index, end: match.index + match[0].length })),
  );
  return times.every((time): time is RunTime => time.day !== null) ? times : null;
}

/** Of the newest run, 0. */
function placeOf({ place, ago, third }: Readonly<Record<string, string | undefined>>, count: number): number {
  if (place !== undefined) return count - 1 - ORDINALS.indexOf(place.toLowerCase());
  if (ago !== undefined) return readNumber(tokenize(ago), 0)?.value ?? -1;
  return third === undefined ? 1 : 2;
}

/** The day of a run, where no other run is of that day. */
function dayAt(runs: readonly number[], place: number): string | null {
  const at = runs[place];
  const day = at === undefined ? '' : isoDay(at);
  return at === undefined || runs.filter((each) => isoDay(each) === day).length > 1 ? null : day;
}

const IN_RUN = /(?<!\b(?:than|as|like|to|with|versus|vs) )\b(?:in|by|at|during) (?:the |our )?(?:very )?$/i;

/** "disappeared in the October run": what that run brought, and not what became of it since, as of "in the October run that are gone". */
export function isOfRunItself({ text }: Pick<Sentence, 'text'>, { start, end }: Pick<RunTime, 'start' | 'end'>): boolean {
  const tells = (part: string) =>
    part
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .some((word) => TELLING.test(word));
  const [head, tail] = [text.slice(0, start), text.slice(end)];
  return IN_RUN.test(head) && tells(head) && !tells(tail) && !/\b(?:now|since|still|any ?more|no longer)\b/i.test(tail);
}

const IN_FIRST = new RegExp(`\\b(?:first|oldest|earliest) ${RUN}\\b`, 'i');

/** "new in the first run": there is none before it. */
export function isOfFirstRun(sentence: Pick<Sentence, 'text'>): boolean {
  const match = IN_FIRST.exec(sentence.text);
  return match !== null && isOfRunItself(sentence, { start: match.index, end: match.index + match[0].length });
}

/** The day of the run before the one that a day names; null where there is none, or where no day tells the two apart. */
export function dayBefore(day: string, runs: readonly number[]): string | null {
  const place = runs.findIndex((at) => isoDay(at) <= day);
  return place < 0 || dayAt(runs, place) === null ? null : dayAt(runs, place + 1);
}
