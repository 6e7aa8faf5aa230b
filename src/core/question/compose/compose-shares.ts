import { isParticiple } from '../../language/annotate/happenings.ts';
import type { Token } from '../../language/tokens.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Condition } from '../../condition/condition.ts';
import type { StatsPlan } from '../../plan/plan.ts';
import type { Reading } from '../read/reading.ts';
import type { Stated } from '../read/conditions/stated.ts';
import { shareMeasures } from '../read/measures.ts';
import { whereOfStated } from '../read/conditions/where.ts';
import type { Sentence } from '../sentence.ts';
import { cannot, plan, statsPlan, type Composed } from './composed.ts';

export function sharePlan(sentence: Sentence, reading: Reading): Composed | null {
  const head = reading.heads.find(({ head: each }) => each === 'share');
  if (head === undefined) return null;
  const { stated, counted } = reading;
  const next = sentence.past(head.at, 'of');
  const summed = reading.measures.find(({ at }) => at === next)?.measures.find(({ kind }) => kind === 'sum');
  const total = sentence.profiles.find(({ field }) => summed !== undefined && 'field' in summed && summed.field === field.name);
  const number =
    total ??
    (counted?.field.type === 'number' ? counted : reading.namedAt.find(({ at, profile }) => at === next && profile.field.type === 'number')?.profile);
  if (number !== undefined && stated.length > 0) return shareOfSum(sentence, { stated, number });
  const { of, scope } = shareSides(sentence, stated);
  if (of === null) return cannot('I do not see a percentage of what is asked for');
  return plan(shareOf(of, scope));
}

/** How many of the records in scope fulfil a condition, in percent. */
export function shareOf(of: Condition, where: Condition | null): StatsPlan {
  return statsPlan({ where, measures: shareMeasures(of) });
}

/** What a percentage is of, and the records that it is a percentage of. */
export function shareSides(sentence: Sentence, stated: readonly Stated[]): { readonly of: Condition | null; readonly scope: Condition | null } {
  // "on a Tuesday or Wednesday": either of two values of one field.
  const isEither = stated.length > 1 && stated.every(({ field }) => field !== null && field === stated[0]?.field) && sentence.links('or').length > 0;
  if (isEither) return { of: whereOfStated(sentence, stated), scope: null };
  const [before, after] = splitAtVerb(sentence, stated);
  return after.length > 0
    ? { of: whereOfStated(sentence, after), scope: whereOfStated(sentence, before) }
    : { of: whereOfStated(sentence, before), scope: null };
}

/** "share of revenue from A": that of each value of the field, A among them. */
function shareOfSum(sentence: Sentence, { stated, number }: { readonly stated: readonly Stated[]; readonly number: FieldProfile }): Composed {
  const own = stated.findLast(({ kind, field }) => (kind === 'value' || kind === 'flag') && field !== null);
  if (own?.field === undefined || own.field === null) return cannot('I do not see whose share is asked for');
  // "percentage of the buildings that is certified" of records that know a number of buildings.
  if (own.kind === 'flag' && number.counted !== null) return cannot(`I cannot tell whether records or ${number.field.name} are meant`);
  const where = whereOfStated(
    sentence,
    stated.filter((one) => one !== own),
  );
  const field = number.field.name;
  return plan(
    statsPlan({
      where,
      groups: [{ kind: 'value', field: own.field }],
      measures: [
        { kind: 'shareOf', field },
        { kind: 'sum', field },
      ],
      order: [{ by: 'measure', index: 0, descending: true }],
    }),
  );
}

/** What stands before the noun or its verb says of which records; what stands after says what is asked of them. */
function splitAtVerb(sentence: Sentence, stated: readonly Stated[]): readonly [readonly Stated[], readonly Stated[]] {
  const among = sentence.pieces.findIndex((piece, at) => piece.kind === 'link' && /^(?:among|amongst|out of)$/.test(sentence.lower(at)));
  if (among > 0 && stated.some((one) => one.at > among) && stated.some((one) => one.at < among)) {
    return [stated.filter((one) => one.at > among), stated.filter((one) => one.at < among)];
  }
  // "share of plans with 5G that are prepaid": the clause says what is asked of them.
  const clause = sentence.pieces.findIndex((_, at) => /^(?:that|which|who)\b/.test(sentence.lower(at)) && stated.some((one) => one.end < at));
  const told = verbBehind(sentence, stated);
  if (told > 0) return [stated.filter((one) => one.at < told), stated.filter((one) => one.at >= told)];
  if (clause > 0 && stated.some((one) => one.at >= clause))
    return [stated.filter((one) => one.end < clause), stated.filter((one) => one.at >= clause)];
  const closed = closedClause(sentence, stated);
  if (closed !== null) return closed;
  const noun = sentence.pieces.findIndex(({ kind }) => kind === 'noun');
  // "share of greyhounds being couch potatoes": a value may stand for the noun.
  const verb = mainVerb(sentence, noun < 0 ? (stated[0]?.at ?? 0) : noun, stated);
  if (verb > 0 && stated.some((one) => one.end < verb) && stated.some((one) => one.end >= verb))
    return [stated.filter((one) => one.end < verb), stated.filter((one) => one.end >= verb)];
  // "share of the loads from Durban with cover", "percentage of part-time jobs in Berlin": without a verb, a place says which records.
  const start = noun < 0 ? (stated[0]?.at ?? 0) : noun;
  const placed = verb > 0 ? [] : stated.filter((one) => one.at > start && isPlaced(sentence, one));
  const other = stated.filter((one) => !placed.includes(one));
  const said = noun < 0 ? [] : other.filter(({ at }) => at > noun);
  if (placed.length > 0 && said.length > 0) return [stated.filter((one) => !said.includes(one)), said];
  if (placed.length > 0 && other.length > 0) return [placed, other];
  // "share of Rolex without papers": a value stands for the noun.
  const [first, second] = stated;
  // "share of first timers did not finish".
  const isSaidOf = second !== undefined && (AUXILIARY.test(beginning(sentence, second.at)) || LEADING.test(sentence.lower(second.at - 1)));
  if (noun < 0 && (first?.kind === 'value' || first?.kind === 'flag') && isSaidOf) return [[first], stated.slice(1)];
  // "percent of cats adopted": what became of them.
  const isDone = second?.kind === 'value' && second.at === (first?.end ?? 0) + 1 && PARTICIPLE.test(sentence.lower(second.at));
  if (noun < 0 && first?.kind === 'value' && isDone) return [[first], stated.slice(1)];
  if (noun < 0 && placed.length === 0 && first?.kind === 'value' && second !== undefined && (second.kind !== 'value' || second.at > first.end + 1))
    return [[first], stated.slice(1)];
  const cut = noun < 0 ? predicate(sentence, stated) : noun;
  if (cut < 0) return [stated, []];
  return [stated.filter((one) => one.at < cut), stated.filter((one) => one.at >= cut)];
}

/** "homes that allow pets are in London": the verb behind a clause, which says something of those that the clause chooses; -1 without one. */
function verbBehind(sentence: Sentence, stated: readonly Stated[]): number {
  const clause = sentence.pieces.findIndex((_, at) => at > 0 && /^(?:that|which|who)\b/.test(sentence.lower(at)));
  const inner = clause < 0 ? undefined : stated.find((one) => one.at >= clause);
  return sentence.pieces.findLastIndex(
    (_, at) =>
      inner !== undefined &&
      at > inner.end &&
      sentence.isLink(at, 'is', 'has') &&
      !/^(?:and|or|but|that|which|who)$/.test(sentence.lower(at - 1)) &&
      stated.some((one) => one.at > at),
  );
}

function isPast(token: Token): boolean {
  return isParticiple(token) || /^(?:were|was|had|got|went|took|cost)$/.test(token.lower);
}

/** "tests that took over an hour failed": behind a clause of the past, the next verb of the past begins what is asked of them. */
function closedClause({ tokens, pieces }: Sentence, stated: readonly Stated[]): readonly [readonly Stated[], readonly Stated[]] | null {
  const clause = tokens.findIndex(({ lower }) => /^(?:that|which|who)$/.test(lower));
  const verb = tokens[clause + 1];
  const [last, before] = [stated.at(-1), stated.at(-2)];
  if (clause < 0 || verb === undefined || last === undefined || before === undefined) return null;
  if (!isPast(verb)) return null;
  const isInside = stated.every(({ at }) => (pieces[at]?.from ?? 0) >= clause);
  const end = pieces[before.end]?.to ?? 0;
  const next = tokens[end];
  const between = tokens.slice(end, pieces[last.at]?.from ?? 0);
  const isJoined = between.some(({ kind, lower }) => kind === 'mark' || /^(?:and|or|but|nor|by|in|with|without)$/.test(lower));
  return isInside && next !== undefined && isPast(next) && !isJoined ? [stated.slice(0, -1), [last]] : null;
}

/** The verb that says something of the records that are named before it: not that of a clause ("that are …"), and no participle ("made in"). */
function mainVerb(sentence: Sentence, noun: number, stated: readonly Stated[]): number {
  return sentence.pieces.findIndex((piece, at) => {
    if (at <= noun || sentence.isLink(sentence.previous(at), 'that') || /\b(?:that|which|who)\b/.test(sentence.lower(at))) return false;
    if (sentence.isLink(at, 'is', 'has')) return true;
    if (piece.kind === 'verb') return !PARTICIPLE.test(sentence.lower(at)) || !/^(?:link|value)$/.test(sentence.pieces[at + 1]?.kind ?? '');
    return stated.some((one) => one.at === at && AUXILIARY.test(sentence.lower(at)));
  });
}

const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|offers?|aren't|isn't|do|does|did|didn't|lets?|requires?|needs?|allows?|accepts?|includes?|comes?|takes?|wants?|welcomes?|permits?|provides?|supports?|features?|serves?|charges?)\b/;
const LEADING = /^(?:do|does|did|can|could|will|would|lets?|allows?|accepts?|takes?|offers?)$/;
const PARTICIPLE = /(?:ed|ing|made|built|sold|held|written|taught|known|seen|found|shown|given|born)$/;

/** "in Berlin", "from Durban", "on I-70", "since 2020". */
function isPlaced(sentence: Sentence, { at, kind }: Stated): boolean {
  if (kind === 'time') return true;
  return kind === 'value' && (sentence.isLink(at - 1, 'in', 'of', 'to', 'from') || sentence.isLink(sentence.previous(at), 'in', 'of', 'to', 'from'));
}

/** "internships is remote": where what is said of the records begins with its verb; -1 when nothing does. */
function predicate(sentence: Sentence, stated: readonly Stated[]): number {
  const first = stated[0]?.at ?? -1;
  const isSaid = ({ at }: Stated) => at > first && AUXILIARY.test(beginning(sentence, at));
  return stated.find(isSaid)?.at ?? -1;
}

/** The words of a piece, with the verb right before it. */
function beginning(sentence: Sentence, at: number): string {
  return sentence.isLink(at - 1, 'is', 'has') ? sentence.lower(at - 1) : sentence.lower(at);
}
