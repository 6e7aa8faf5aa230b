import { readDates } from '../../language/annotate/dates/dates.ts';
import { tokenize } from '../../language/tokens.ts';
import { stem } from '../../language/stem.ts';
import { OF_RUNS } from '../lexicon/between-runs.ts';
import type { Look } from '../look.ts';
import { checked, type Planned, type PlanQuestion } from '../planned.ts';
import { RUN_NOUN } from '../read/changes/run-names.ts';
import { runsOf } from '../read/changes/runs.ts';
import { Sentence } from '../sentence.ts';

/** A question about figures of several runs. */
interface OverRuns {
  /** What is asked of each of them. */
  readonly text: string;
  /** "since the first run": from which run on; null for all of them. */
  readonly since: string | null;
}

const STATISTIC = /\b(?:average|avg|mean|median|typical|total|overall|number|share|percentage|proportion|highest|lowest|cheapest|how many)\b/i;

/** "in each run", "over the runs", "from run to run". */
const EACH = new RegExp(
  `(?:,? (?:(?:in|for|at|with|of|per|by|from) (?:each|every|(?:all|all of|both|both of) (?:the |our )?)|per|by|(?:over|across|through|throughout|during) (?:all |both )?(?:of )?(?:the |our )?(?:last )?(?:\\w+ )?) ?(?:${RUN_NOUN})s?| (?:run by|from run to) run)\\b`,
  'i',
);

/** "did the average price go up since the first run", "how has the number of ads changed over the runs", "is the median lower now than in the October run". */
const MOVED =
  /^\W*(?:(?:and|so|by how much|how far|how much|how|in what way|tell me (?:how|if)) )*(?:did|has|have|had|is|are|was|were) (?<what>.+?) (?:go(?:ne)?|going|went|c[ao]me|moved?|changed?|r[io]sen?|fall(?:en)?|fell|drop(?:ped)?|increased?|decreased?|grown?|shift(?:ed)?|higher|lower|bigger|smaller|larger)(?: (?:up|down))?(?: on average)?(?<when> .+)$/i;
const HOW_MOVED =
  /^\W*(?:and |so )?(?:the )?(?:change|difference|growth|rise|fall|increase|decrease) (?:in|of) (?<what>.+?)(?<when> (?:since|from|between|compared) .+)$/i;

const NOW = '(?:now|today|currently|(?:(?:in|of) )?the (?:latest|last|newest|current|most recent)(?: one| run| scrape| import)?)';
const AGAINST = '(?:vs\\.?|versus|compared (?:to|with)|against|and)';
/** "average price now vs the first run". */
const NOW_AGAINST = new RegExp(`^(?<what>.+?),? ${NOW},? ${AGAINST} (?:in |of |at |on |then )?(?<when>.+)$`, 'i');
/** "average price in the first run vs now". */
const AGAINST_NOW = new RegExp(`^(?<what>.+?),? (?:in|of|at|on|from) (?<when>[^,]+?),? ${AGAINST} ${NOW}\\W*$`, 'i');

/** The runs that a question is asked of where it is asked of more than one; null for others. `isTaken`: "run" is a word of the records. */
function overRuns(text: string, now: number, isTaken: boolean): OverRuns | null {
  const each = isTaken ? null : EACH.exec(text);
  const moved = MOVED.exec(text) ?? HOW_MOVED.exec(text);
  const sides = moved ?? NOW_AGAINST.exec(text) ?? AGAINST_NOW.exec(text);
  const { what = '', when = '' } = sides?.groups ?? {};
  if (sides !== null && STATISTIC.test(what) && !CHANGED_RECORDS.test(what)) {
    if (!isTaken && EACH.test(when)) return { text: what, since: null };
    const since = `since ${when.replace(/^\W*(?:now )?(?:since|than|compared (?:to|with)|between|from|over)?\s*(?:it was |they were )?(?:in |on |at )?/i, '')}`;
    const isSaid = OF_RUNS.test(since) && !isTaken;
    const isDay = /^\W*since\b/i.test(when) && readDates({ text: since, tokens: tokenize(since), now }).length > 0;
    return isSaid || isDay ? { text: what, since: /^\W*(?:between|from)\b/i.test(when) ? when.trim() : since } : null;
  }
  return each === null || !STATISTIC.test(text) || OF_CHANGES.test(text)
    ? null
    : { text: `${text.slice(0, each.index)}${text.slice(each.index + each[0].length)}`, since: null };
}

/** What is told record by record. */
const OF_CHANGES =
  /\b(?:changed?|changes|new|added|gone|removed|dropped|disappeared|cheaper|dearer|rose|fell|moved|became|which (?:run|scrape|import))\b/i;
const CHANGED_RECORDS = /\b(?:changes|new|gone|removed)\b/i;

/** The plan of such a question, by the plan of what is asked of each run; null where it is asked of no more than one. */
export function planOverRuns(question: PlanQuestion, { schema, entityOf }: Look, planOf: (text: string) => Planned): Planned | null {
  const { runs = [], now, facts } = question;
  if (question.runs !== undefined && runs.length < 2) return null;
  const isRecordNoun = (word: string) => entityOf(word) === 'certain';
  const isTaken = isRecordNoun('run') || schema.profiles.some(({ words }) => words.some((word) => word.stem === stem('run')));
  const asked = overRuns(question.text, now, isTaken);
  const planned = asked === null ? null : planOf(asked.text);
  if (asked === null || planned?.kind !== 'plan' || planned.plan.kind !== 'stats' || planned.plan.groups.length > 0) return null;
  const text = asked.since ?? '';
  const sentence = new Sentence({ text, tokens: tokenize(text), pieces: [], schema, facts, isRecordNoun, now, runs, assumedNouns: [] });
  const between = asked.since === null ? { from: 'first', to: 'latest' } : runsOf(sentence, text.toLowerCase());
  return between === null ? null : checked({ kind: 'runs', ...between, of: planned.plan }, question, planned.notes);
}
