import { isPlural } from '../../../../text/plural.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { scopeOf } from '../../../plan/known-groups.ts';
import type { Plan } from '../../../plan/plan.ts';
import { isAdditive, isMeasurable } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';
import { windowOf } from '../../follow/next-period.ts';
import { isTimeTo } from '../../read/ranked/taken-to.ts';
import { isLasting } from '../needed-features.ts';
import { rankedFields, type PlanFeature } from '../plan-features.ts';

/** Why a plan does not rank what the words rank; null when it does, or when they rank nothing. */
export function otherOrder(sentence: Sentence, plan: Plan, features: ReadonlySet<PlanFeature>): string | null {
  return (
    unordered(sentence, features) ??
    mostOfMean(sentence, plan) ??
    droppedEnd(sentence, plan) ??
    unreadHead(sentence) ??
    endOfOther(sentence, plan) ??
    endOfNoun(sentence, plan) ??
    endOfCount(sentence, plan) ??
    lastOfCounted(sentence, plan) ??
    chosenByDeed(sentence) ??
    otherDeed(sentence, plan) ??
    withinOneDay(sentence, plan)
  );
}

/** What puts things in an order, or compares them over time. */
const RANKING: readonly PlanFeature[] = ['order', 'min', 'max', 'offset', 'changes', 'history', 'percentile', 'median'];

const ENDS =
  /^(?:last|latest|newest|oldest|earliest|top|bottom|best|worst|highest|lowest|biggest|largest|smallest|greatest|longest|shortest|most|least|fewest)$/;
/** "top 5 attendances", "the last execution": a word that ranks, next to a plan that puts nothing in an order. */
function unordered(sentence: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  if (RANKING.some((feature) => features.has(feature))) return null;
  const { pieces, tokens } = sentence;
  const at = pieces.findIndex((piece, place) => {
    if (piece.kind === 'limit') return piece.end !== null && piece.end !== 'first';
    if (!/^(?:verb|noun|unknown|harmless|extreme)$/.test(piece.kind)) return false;
    const [before, word] = [tokens[piece.from - 1]?.lower ?? '', tokens[piece.from]?.lower ?? ''];
    // "at most", "for the most part", "on the last run"; "interviews last under 30 minutes".
    if (!ENDS.test(word) || isLasting(sentence, place) || /^(?:at|for|on|since|in)$/.test(before)) return false;
    const isVerb = word === 'last' && piece.kind === 'verb' && before !== 'the' && !/^(?:is|was|were|are)$/.test(before);
    return (
      !isVerb ||
      (sentence.next(place) >= pieces.length &&
        pieces.some(({ kind, from }) => kind === 'head' && /^(?:which|what|who)$/.test(tokens[from]?.lower ?? '')))
    );
  });
  return at < 0 ? null : `I do not see by what to rank for "${sentence.words(at)}"`;
}

/** "took the longest to close" ranked by the minutes to a first reply: the time that something else took. */
function otherDeed({ text, profiles, pieces }: Sentence, plan: Plan): string | null {
  const verb = plan.kind === 'records' ? TAKEN_TO.exec(text)?.groups?.['verb'] : undefined;
  const ranked = profiles.find(({ field }) => rankedFields(plan).includes(field.name));
  // "the last to close" by the day of a last survey.
  const done = stemOf(END_TO.exec(text)?.groups?.['verb']?.toLowerCase() ?? '');
  const isOfOther = done !== '' && ranked?.field.type === 'date' && ranked.words.every(({ stem }) => stem !== done);
  if (isOfOther && profiles.some(({ field, words }) => field.type === 'date' && words.some(({ stem }) => stem === done)))
    return `${ranked?.field.name ?? ''} is another date than the one that is asked for`;
  // "took the most at the box office": what was taken is named, and no time.
  const named = TAKEN_MOST.test(text)
    ? pieces.flatMap((piece) => (piece.kind === 'field' ? piece.choices : [])).find(({ profile, score }) => score >= 1 && isAdditive(profile))
    : undefined;
  if (named !== undefined && ranked?.dimension === 'time' && named.profile !== ranked)
    return `I cannot tell whether to rank by ${named.profile.field.name} or by ${ranked.field.name}`;
  if (ranked?.field.unit === '%' && TAKEN_LONG.test(text)) return `${ranked.field.name} is not how long something takes`;
  const isOther = verb !== undefined && ranked !== undefined && !isTimeTo(verb, ranked);
  return isOther ? `${ranked.field.name} is not the time that it takes to ${verb}` : null;
}

const END_TO = /\b(?:first|last|latest|earliest) (?:ones? )?to (?<verb>\p{L}{3,})\b/iu;
const TAKEN_MOST = /\b(?:takes?|took|taken) (?:the )?(?:most|least)\b/i;
const TAKEN_LONG = /\b(?:takes?|took|taken|taking|lasts?|lasted) (?:the )?(?:longest|shortest)\b/i;
const TAKEN_TO = /\b(?:takes?|took|taken|taking) (?:the )?(?:longest|shortest)(?: time)? to (?<verb>\p{L}{3,})\b/iu;

/** "the latest slot on 28 November" by a date without times: all of them are of that day. */
function withinOneDay({ profiles }: Sentence, plan: Plan): string | null {
  const day = windowOf(scopeOf(plan));
  const date = day?.unit === 'day' ? profiles.find(({ field }) => field.name === day.field && field.precision === 'day') : undefined;
  if (date === undefined || !rankedFields(plan).includes(date.field.name)) return null;
  return `All of those are of the same day, and ${date.field.name} holds no times`;
}

/** "the most ratings" by how high they are: how many there are is another number. */
function mostOfMean(sentence: Sentence, plan: Plan): string | null {
  const ranked = new Set(rankedFields(plan));
  // "the most stars" of several records: as many as one of them has, or their mean.
  const isMean = plan.kind === 'stats' && plan.groups.length > 0 && plan.measures.some(({ kind }) => kind === 'avg');
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      piece.kind === 'field' &&
      /^(?:the )?(?:most|fewest)$/.test(sentence.lower(place - 1)) &&
      (isMean ? /^(?:ratings|reviews|scores|grades|marks|stars)$/ : /^(?:ratings|reviews|scores|grades|marks)$/).test(sentence.lower(place)) &&
      piece.choices.some(({ profile }) => ranked.has(profile.field.name) && !isAdditive(profile)),
  );
  return at < 0 ? null : `I do not see which field counts the ${sentence.lower(at)}`;
}

/** "the oldest and the youngest": each of two ends is asked for. */
function droppedEnd(sentence: Sentence, plan: Plan): string | null {
  const { pieces } = sentence;
  const second = pieces.findIndex((piece, at) => {
    const joint = sentence.previous(at);
    return piece.kind === 'extreme' && sentence.isLink(joint, 'and', 'or', 'versus', 'to') && pieces[sentence.previous(joint)]?.kind === 'extreme';
  });
  return second < 0 || endsOf(plan) > 1 ? null : `I can rank by one end only, and "${sentence.words(second)}" is another one`;
}

function endsOf(plan: Plan): number {
  switch (plan.kind) {
    case 'stats': {
      const measures = plan.measures.flatMap((measure) => ('left' in measure ? [measure, measure.left] : [measure]));
      return measures.filter(({ kind }) => kind === 'min' || kind === 'max' || kind === 'difference').length + plan.order.length;
    }
    case 'records':
      return plan.order.length;
    case 'several':
      return plan.parts.length;
    default:
      return 2;
  }
}

/** What ends the words that a superlative is said of. */
const PHRASE = /^(?:field|value|condition|noun|verb|unknown|number)$/;
/** A verb in its plain form after those words is rather the noun that they lean on. */
const PARTICIPLE = /(?:ed|ing|en|s)$|^(?:sold|made|built|held|paid|sent|bought|kept|put|set|hit|left|lost|won|said|shot|run|read|cut|shown|known)$/;

/** "the biggest home win", "the biggest lead of A over B": a noun that is elsewhere a verb, which no field is called by. */
function unreadHead(sentence: Sentence): string | null {
  const at = sentence.pieces.findIndex((piece, place) => {
    if (piece.kind !== 'verb' || !sentence.isOpen(place) || PARTICIPLE.test(sentence.lower(place))) return false;
    let start = place - 1;
    while (PHRASE.test(sentence.pieces[start]?.kind ?? '')) start -= 1;
    const end = sentence.pieces[place + 1];
    const isLast = end === undefined || !PHRASE.test(end.kind);
    return isLast && sentence.at(start, 'extreme') !== null && !/most|least/.test(sentence.lower(start));
  });
  return at < 0 ? null : `I do not find "${sentence.words(at)}" among the fields and their values`;
}

/** "the longest focal length" by a width of the lens, "largest grant" by a floor area: the number that the superlative stands before is another one. */
function endOfOther(sentence: Sentence, plan: Plan): string | null {
  const ranked = new Set(rankedFields(plan));
  if (ranked.size === 0) return null;
  const names = sentence.pieces.flatMap((piece, at) => {
    const own = piece.kind === 'extreme' ? piece.idea?.profile.field.name : undefined;
    return own !== undefined && ranked.has(own) ? numbersBehind(sentence, at) : [];
  });
  const other = names.find((choices) => choices.length > 0 && choices.every((name) => !ranked.has(name)));
  return other === undefined ? null : `I cannot tell whether the end of ${other[0] ?? ''} or of ${[...ranked].join(' or ')} is asked for`;
}

/** "oldest shop" by the least of a shop's minimum: how old something is, no amount says. */
function endOfNoun({ pieces, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats') return null;
  const ends = new Set(plan.measures.flatMap((measure) => (measure.kind === 'min' || measure.kind === 'max' ? [measure.field] : [])));
  const idea = pieces.flatMap((piece) => (piece.kind === 'extreme' && piece.idea !== null ? [piece.idea.profile] : []))[0];
  const isOfTime = ({ field, role }: FieldProfile) => field.type === 'date' || role === 'year';
  const other = profiles.find(({ field, dimension }) => ends.has(field.name) && dimension === 'money');
  return other === undefined || idea === undefined || !isOfTime(idea) || ends.has(idea.field.name)
    ? null
    : `I cannot tell whether the end of ${idea.field.name} or of ${other.field.name} is asked for`;
}

/** The numbers that each word of the noun phrase behind a place names. */
function numbersBehind({ pieces, profiles, tokens, isRecordNoun }: Sentence, at: number): readonly (readonly string[])[] {
  const found: string[][] = [];
  for (let place = at + 1; /^(?:field|noun|harmless)$/.test(pieces[place]?.kind ?? ''); place += 1) {
    const piece = pieces[place];
    const said = new Set(tokens.slice(piece?.from, piece?.to).map(({ stem }) => stem));
    const isNamed = ({ words }: FieldProfile) => words.some(({ stem, weight }) => weight === 1 && said.has(stem));
    const isOther = piece?.kind === 'noun' && !isRecordNoun(tokens[piece.from]?.lower ?? '');
    const choices = piece?.kind === 'field' ? piece.choices.map(({ profile }) => profile) : isOther ? profiles.filter(isNamed) : [];
    // "the strongest bottle" of casks that count their bottles is one of those.
    const isOneOf = ({ field }: FieldProfile) => isPlural(wordsOfName(field).at(-1) ?? '') && !isPlural(tokens[(piece?.to ?? 0) - 1]?.lower ?? '');
    // "the cheapest ticket" of records that know how many tickets are left.
    const isPriced = pieces[at]?.kind === 'extreme' && pieces[at].idea?.profile.dimension === 'money';
    const isThing = ({ dimension, counted, words }: FieldProfile) =>
      isPriced && dimension === null && (counted !== null || words.some(({ stem }) => LEFT_OR_ALL.test(stem)));
    found.push(choices.flatMap((profile) => (isMeasurable(profile) && !isOneOf(profile) && !isThing(profile) ? [profile.field.name] : [])));
  }
  return found;
}

/** What counts the things of a record: those that are left, or all of them. */
const LEFT_OR_ALL = /^(?:left|leave|remain|total|avail|availabl|num|number|count)$/;

/** "longest episodes" by how many there are: of what is long or heavy, a number of things says nothing. */
function endOfCount({ pieces, profiles, text }: Sentence, plan: Plan): string | null {
  const said = MEASURING_END.exec(text)?.[0];
  const ranked = said === undefined ? [] : rankedFields(plan);
  const isSized = pieces.some((piece) => piece.kind === 'extreme' && piece.idea !== null && !ranked.includes(piece.idea.profile.field.name));
  const count = profiles.find(
    ({ field, dimension, counted }) =>
      ranked.includes(field.name) && field.type === 'number' && dimension === null && (counted !== null || isCount(field)),
  );
  return count === undefined || !isSized ? null : `${count.field.name} is a number of them, and does not say which is the ${said}`;
}

const MEASURING_END = /\b(?:longest|shortest|fastest|slowest|quickest|heaviest|lightest)\b/i;

function isCount({ role, integer, min = -1 }: FieldProfile['field']): boolean {
  return role === 'additive' || role === 'count' || (integer === true && min >= 0);
}

/** "last commit before 2024" of records that count their commits, by the day on which those came to be. */
function lastOfCounted(sentence: Sentence, plan: Plan): string | null {
  const ranked = rankedFields(plan);
  const date = sentence.profiles.find(({ field }) => ranked.includes(field.name) && field.type === 'date');
  const at = sentence.pieces.findIndex(
    ({ kind }, place) => kind === 'extreme' && /^(?:the )?(?:last|latest|most recent)$/.test(sentence.lower(place)),
  );
  const counted = at < 0 ? null : sentence.at(sentence.next(at), 'field');
  const isCounted = counted?.choices.every(({ profile: { field, dimension } }) => field.type === 'number' && dimension === null) === true;
  return date === undefined || !isCounted ? null : `${date.field.name} does not say when the ${sentence.lower(sentence.next(at))} was`;
}

/** "the cheapest working camera": a participle before what has the price says which of them. */
function chosenByDeed(sentence: Sentence): string | null {
  const at = sentence.pieces.findIndex(
    ({ kind }, place) =>
      kind === 'verb' &&
      sentence.lower(place).endsWith('ing') &&
      sentence.at(place - 1, 'extreme')?.idea?.profile.dimension === 'money' &&
      /^(?:value|noun)$/.test(sentence.pieces[place + 1]?.kind ?? ''),
  );
  return at < 0 ? null : `I do not see which of them are "${sentence.words(at)}"`;
}
