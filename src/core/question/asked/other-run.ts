import { isoDay } from '../../../text/periods.ts';
import { tokenize } from '../../language/tokens.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { placedRuns } from '../read/changes/placed-runs.ts';
import { OF_DAY, periodNamed, RUN, RUN_NOUN, runNames } from '../read/changes/run-names.ts';

/** A question about the records of one run, as it is asked of the latest. */
export interface OtherRun {
  /** Time of the run, in epoch milliseconds; null where there was none of then. */
  readonly at: number | null;
  /** The question without the words that name the run; empty where it says no more: "and in the September run?". */
  readonly text: string;
}

interface Asked {
  readonly text: string;
  /** It is of the state of one record, so that a month says when it was like that. Default: false. */
  readonly isOfState?: boolean;
  readonly profiles: readonly FieldProfile[];
  readonly isRecordNoun: (word: string) => boolean;
  /** Times of the completed runs, the newest first. */
  readonly runs: readonly number[];
  /** Epoch milliseconds. */
  readonly now: number;
}

const LEAD =
  '(?:(?<=^\\W*(?:and|but|so) )|(?<=^\\W*(?:and |but )?(?:what|how) about )|\\b(?:(?:back|as) )?(?:in|on|at|of|from|for|during) )(?:the |our |that )?';
const BY_ORDER = new RegExp(
  `${LEAD}(?:very )?(?<order>previous|prior|preceding|first|oldest|earliest) (?:${RUN_NOUN}|(?<=^\\W*(?:and|but|what|how)\\b.{0,30})one(?=\\W*$))\\b`,
  'i',
);
const BEFORE_NAME = new RegExp(`${LEAD}$`, 'i');
/** "back in September" is no date of a record. */
const BACK_IN = new RegExp(`\\bback (?:in|on) (?<day>${OF_DAY})(?=\\W*$|[ ,])`, 'i');
const IN = new RegExp(`\\b(?:in|on) (?<day>${OF_DAY})(?=\\W*$|[ ,])`, 'i');

/** What sets one run against another, or says what is so now. */
const OF_SEVERAL =
  /\b(?:since|until|till|between|compared?|versus|vs|than|now|nowadays|today|currently|still|yet|any ?more|meanwhile|change[sd]?|changing|differ\w*|both|each|either|new|newly|added|gone|removed|vanished|disappeared|missing|latest|last|newest|dropped|lowered|raised|reduced|increased|decreased|fell|rose|risen|fallen|became|become|turned|went|gained|lost|moved|not|no longer|n't|only|other|another|again)\b|n't\b/i;

/** "what was the average rent in the September run", "… in the first run", "… back in May": the run that is meant; null where none is, or more than one. */
export function otherRun(asked: Asked): OtherRun | null {
  const found = byOrder(asked) ?? byPlace(asked) ?? byName(asked) ?? byTime(asked);
  if (found === null || asked.runs.length < 2) return null;
  const text = `${asked.text.slice(0, found.start)} ${asked.text.slice(found.end)}`.replaceAll(/\s+/g, ' ').trim();
  if (OF_SEVERAL.test(text.replace(/\b(?:more|less|fewer|higher|lower|later|older|newer|longer|larger|smaller|other) than\b/gi, ' '))) return null;
  return { at: found.at, text: BARE.test(text) ? '' : text };
}

const BARE = /^\W*(?:(?:and|but|so|then|what|how|about|was|were|it|that|there|the|same|for|is|in) ?)*\W*$/i;

interface Found {
  readonly at: number | null;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

function byOrder({ text, profiles, isRecordNoun, runs }: Asked): Found | null {
  const match = BY_ORDER.exec(text);
  const noun = match === null ? undefined : tokenize(match[0]).at(-1);
  if (match === null || noun === undefined || isRecordNoun(noun.lower)) return null;
  if (profiles.some(({ words }) => words.some(({ stem }) => stem === noun.stem))) return null;
  const isBefore = /^p/i.test(match.groups?.['order'] ?? '');
  return { at: (isBefore ? runs[1] : runs.at(-1)) ?? null, start: match.index, end: match.index + match[0].length };
}

/** "in the second run", "two runs ago". */
function byPlace({ text, runs }: Asked): Found | null {
  const [run, ...more] = placedRuns({ text, runs }) ?? [];
  if (run === undefined || more.length > 0) return null;
  const lead = BEFORE_NAME.exec(text.slice(0, run.start));
  const at = runs.find((each) => isoDay(each) === run.day) ?? null;
  return lead === null && !/ago$/i.test(text.slice(run.start, run.end)) ? null : { at, start: lead?.index ?? run.start, end: run.end };
}

function byName(asked: Asked): Found | null {
  const [name, ...more] = runNames(asked);
  if (name === undefined || more.length > 0) return null;
  const lead = BEFORE_NAME.exec(asked.text.slice(0, name.start));
  return lead === null ? null : { at: runOf(name.said, asked), start: lead.index, end: name.end };
}

function byTime(asked: Asked): Found | null {
  const match = (asked.isOfState === true ? IN : BACK_IN).exec(asked.text);
  const at = match === null ? null : runOf(match.groups?.['day'] ?? '', asked);
  return match === null || at === null ? null : { at, start: match.index, end: match.index + match[0].length };
}

/** The last run of a day or a month. */
function runOf(said: string, { runs, now }: Pick<Asked, 'runs' | 'now'>): number | null {
  const period = periodNamed(said, now);
  return period === null ? null : (runs.find((at) => at >= period.start && at < period.end) ?? null);
}

const NOW = new RegExp(
  `(?:^|\\s)(?:now|today|right now|at the moment|at present|currently|(?:in|on|at|of|for) (?:the |our )?(?:latest|newest|most recent|current|last) ${RUN})(?=\\W|$)`,
  'gi',
);

/** "and what is it now": a question about the latest run, after one about another; null where it does not say so. */
export function askedOfNow(text: string): string | null {
  const rest = text.replaceAll(NOW, ' ').replaceAll(/\s+/g, ' ').trim();
  return rest === text.replaceAll(/\s+/g, ' ').trim() ? null : BARE.test(rest) ? '' : rest;
}

/** "and how many of those": what goes on from the answer before is asked of the same run. */
export function goesOnInRun(text: string): boolean {
  return /^\W*(?:and|or|but|also|what about|how about|only|just|same)\b|\b(?:those|these|them|they|their|it|its|that one|the same)\b/i.test(text);
}
