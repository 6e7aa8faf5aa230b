import { isoDay } from '../../../text/periods.ts';
import { readDates } from '../../language/annotate/dates/dates.ts';
import { tokenize } from '../../language/tokens.ts';
import { stem } from '../../language/stem.ts';
import { OF_RUNS } from '../lexicon/between-runs.ts';
import type { Look } from '../look.ts';
import { cannot, checked, type Planned, type PlanQuestion } from '../planned.ts';
import { refusalOfTwoRuns } from '../refusals.ts';
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
  /^\W*(?:(?:and|so|by how (?:much|many \w+)|how far|how much|how|in what way|tell me (?:how|if)) )*(?:did|do|does|has|have|had|is|are|was|were) (?<what>.+?) (?:go(?:ne)?|going|went|c[ao]me|moved?|changed?|r[io]sen?|fall(?:en)?|fell|drop(?:ped)?|increased?|decreased?|grown?|shift(?:ed)?|develop(?:ed)?|evolved?|higher|lower|bigger|smaller|larger)(?: (?:up|down))?(?: on average)?(?<when> .+)$/i;
const HOW_MOVED =
  /^\W*(?:and |so )?(?:the )?(?:change|difference|growth|rise|fall|increase|decrease|trend|development) (?:in|of) (?<what>.+?)(?<when> (?:since|from|between|compared|over|across) .+)$/i;

const NOW = '(?:now|today|currently|(?:(?:in|of) )?the (?:latest|last|newest|current|most recent)(?: one| run| scrape| import)?)';
const AGAINST = '(?:vs\\.?|versus|compared (?:to|with)|against|and)';
/** "did laptops get cheaper on average since the first run". */
const GOT_CHEAPER =
  /^\W*(?:did|have|has) (?<priced>.+?) (?:get|got|gotten|become) (?:cheaper|dearer|pricier|(?:more|less) expensive) on average(?<when> since .+)$/i;
/** "are there more remote jobs now than in the first run". */
const MORE_OF_THEM = new RegExp(`^\\W*(?:are|were) there (?:more|fewer|less) (?<counted>.+?) ${NOW}(?<when> than .+)$`, 'i');
/** "how many more are there now than in the first run". */
const HOW_MANY_MORE = new RegExp(`^\\W*(?:and )?how many (?:more|fewer|less) (?<counted>.+?) ${NOW}(?<when> than .+)$`, 'i');
/** "average price now vs the first run". */
const NOW_AGAINST = new RegExp(`^(?<what>.+?),? ${NOW},? ${AGAINST} (?:in |of |at |on |then )?(?<when>.+)$`, 'i');
/** "average price in the first run vs now". */
const ONE = `(?:the |our )?(?:\\S+ ){0,3}?(?:(?:${RUN_NOUN})s?|one)`;
/** "average price in the first run compared with the second one". */
const ONE_AGAINST = new RegExp(
  `^(?<what>.+?),? (?:in|of|at|on|from|for) (?<first>${ONE}),? (?:${AGAINST}|than|as opposed to) (?:in |of |with |to )?(?<second>${ONE})\\W*$`,
  'i',
);
const AGAINST_NOW = new RegExp(`^(?<what>.+?),? (?:in|of|at|on|from) (?<when>[^,]+?),? ${AGAINST} ${NOW}\\W*$`, 'i');

/** "which run had the highest average price", "… the most boats": that of every run, which the answer compares. */
const WHICH_RUN = new RegExp(
  `^\\W*(?:in )?which (?:${RUN_NOUN}) (?:has|had|have|was|were|did)(?: there)? the (?:(?:most|fewest) (?<counted>.+?)|(?:highest|lowest) (?<what>.+?))\\W*$`,
  'i',
);

/** The runs that a question is asked of where it is asked of more than one; null for others. `isTaken`: "run" is a word of the records. */
function overRuns(text: string, now: number, isTaken: boolean): OverRuns | null {
  // "how many were good in both runs": the same ones, and not so many in each.
  const each = isTaken || IN_BOTH.test(text) ? null : EACH.exec(text);
  const which = isTaken ? undefined : WHICH_RUN.exec(text)?.groups;
  const most = which?.['counted'] === undefined ? which?.['what'] : `how many ${which['counted']}`;
  if (most !== undefined && STATISTIC.test(most)) return { text: most, since: null };
  const moved = MOVED.exec(text) ?? HOW_MOVED.exec(text);
  const two = ONE_AGAINST.exec(text);
  const counted = HOW_MANY_MORE.exec(text) ?? MORE_OF_THEM.exec(text);
  const sides = counted ?? GOT_CHEAPER.exec(text) ?? moved ?? NOW_AGAINST.exec(text) ?? AGAINST_NOW.exec(text) ?? two;
  const { what: said, counted: nouns, priced, first = '', second = '' } = sides?.groups ?? {};
  const when = sides === two ? ` between ${first} and ${second}` : (sides?.groups?.['when'] ?? '');
  const what = priced === undefined ? (nouns === undefined ? (said ?? '') : `how many ${nouns}`) : `average price of ${priced}`;
  if (sides !== null && STATISTIC.test(what) && !CHANGED_RECORDS.test(what)) {
    const every = isTaken ? null : EACH.exec(when);
    if (every !== null) return { text: `${what} ${without(when, every)}`, since: null };
    const run = isTaken ? null : runIn(when, text);
    // "how many are on today and tomorrow": two days of the records.
    const { since, rest } = run ?? (COMPARING.test(text) ? dayIn(when, now) : null) ?? { since: null, rest: '' };
    return since === null ? null : { text: `${what} ${rest}`.trim(), since };
  }
  return each === null || !STATISTIC.test(text) || OF_CHANGES.test(text) ? null : { text: without(text, each), since: null };
}

function without(text: string, { index, 0: words }: RegExpExecArray): string {
  return `${text.slice(0, index)}${text.slice(index + words.length)}`.trim();
}

interface When {
  readonly since: string | null;
  /** What else is said behind it: "… than in the first run in Derby". */
  readonly rest: string;
}

const LEAD = /^\W*(?:now )?(?:since|than|compared (?:to|with)|between|from|over|across)?\s*(?:it was |they were |there were )?(?:in |on |at )?/i;
const RUN_SAID = new RegExp(
  `^(?<run>(?:${ONE}|(?:the |our )?\\S+(?= (?:and|to|until) (?:the |our )?\\S+ (?:${RUN_NOUN})))(?: (?:of|from) (?:the )?(?:\\d{1,2} )?(?:\\d{4}-\\d\\d-\\d\\d|[a-z]{3,9})(?: \\d{1,2})?\\b)?(?: (?:and|to|until) (?:in |on )?(?:${NOW}|${ONE}))?)(?=\\W|$)[\\s,;?!.]*(?<rest>.*)$`,
  'i',
);

function runIn(when: string, text: string): When | null {
  const { run, rest = '' } = RUN_SAID.exec(when.replace(LEAD, ''))?.groups ?? {};
  if (run === undefined || !(OF_RUNS.test(`since ${run}`) || (/\bone\b/.test(run) && OF_RUNS.test(text)))) return null;
  return { since: `${/^\W*(?:between|from)\b/i.test(when) ? 'between' : 'since'} ${run}`, rest };
}

function dayIn(when: string, now: number): When | null {
  const body = when.replace(LEAD, '');
  const tokens = tokenize(body);
  const [first] = readDates({ text: body, tokens, now });
  const end = tokens[(first?.to ?? 0) - 1]?.end;
  const isPast = first?.first.windows.every(({ start }) => start < now) === true;
  return first?.from !== 0 || end === undefined || !isPast
    ? null
    : { since: `since ${body.slice(0, end)}`, rest: body.slice(end).replace(/^[\s,;?!.]+/, '') };
}

/** "higher than in March" alone may be said of a date of the records. */
const COMPARING = /\bsince\b|^(?=.*\b(?:now|today|currently)\b).*\b(?:than|compared|versus|vs|against)\b/i;

const IN_BOTH = /\b(?:how many|number|share|percentage|proportion)\b.*\b(?:in|at|of|across|over) (?:both|all)\b/i;

/** What is told record by record. */
const OF_CHANGES =
  /\b(?:changed?|changes|new|added|gone|removed|dropped|disappeared|cheaper|dearer|rose|fell|moved|became|which (?:run|scrape|import))\b/i;
const CHANGED_RECORDS = /\b(?:changes|new|gone|removed)\b/i;

/** The plan of such a question, by the plan of what is asked of each run; why there is none where figures of two runs are wanted, and null for other questions. */
export function planOverRuns(question: PlanQuestion, look: Look, planOf: (text: string) => Planned): Planned | null {
  const planned = question.runs !== undefined && question.runs.length < 2 ? null : plannedOverRuns(question, look, planOf);
  if (planned !== null) return planned;
  const refusal = refusalOfTwoRuns(question.text);
  return refusal === null ? null : { ...cannot(refusal), final: true };
}

function plannedOverRuns(question: PlanQuestion, { schema, entityOf }: Look, planOf: (text: string) => Planned): Planned | null {
  const { runs = [], now, facts } = question;
  const isRecordNoun = (word: string) => entityOf(word) === 'certain';
  const isTaken = isRecordNoun('run') || schema.profiles.some(({ words }) => words.some((word) => word.stem === stem('run')));
  const asked = overRuns(question.text, now, isTaken);
  const planned = asked === null ? null : planOf(asked.text);
  if (asked === null || planned?.kind !== 'plan' || planned.plan.kind !== 'stats' || planned.plan.groups.length > 0) return null;
  const of = planned.plan;
  if (asked.since === null) return checked({ kind: 'runs', from: 'first', to: 'latest', of }, question, planned.notes);
  const text = asked.since.toLowerCase();
  const sentence = new Sentence({ text, tokens: tokenize(text), pieces: [], schema, facts, isRecordNoun, now, runs, assumedNouns: [] });
  const between = runsOf(sentence, text);
  // No run is as old as that, so that a date of the records is meant.
  const isKnown = between !== null && (!/^\d{4}-/.test(between.from) || runs.length === 0 || runs.some((at) => isoDay(at) <= between.from));
  return isKnown ? checked({ kind: 'runs', ...between, of }, question, planned.notes) : null;
}
