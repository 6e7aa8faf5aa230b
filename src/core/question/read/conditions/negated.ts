import { isoDay } from '../../../../text/periods.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import type { Condition, Literal } from '../../../condition/condition.ts';
import type { Sentence } from '../../sentence.ts';
import { periodNamed } from '../changes/run-names.ts';
import type { Stated } from './stated.ts';

/** The place of a word right before that turns the condition round. */
export function denialBefore(sentence: Sentence, at: number): number | null {
  let place = at - 1;
  const hits = sentence.at(at, 'value')?.hits ?? [];
  while (
    sentence.pieces[place]?.kind === 'harmless' ||
    /^(?:-|by)$/.test(sentence.lower(place)) ||
    isDoing(sentence, place, hits) ||
    sentence.pieces[place]?.kind === 'verb' ||
    sentence.isLink(place, 'in', 'from', 'to', 'of', 'is', 'with', 'has', 'them')
  )
    place -= 1;
  if (!sentence.isOpen(place) || !sentence.isLink(place, 'not', 'except', 'without')) return null;
  for (let passed = place + 1; passed < at; passed += 1) if (isDoing(sentence, passed, hits)) sentence.use(passed);
  sentence.use(place);
  return place;
}

/** "haven't released anything since May": the last of what a record dates lies before the end of that. */
export function quietSince(sentence: Sentence, at: number): Stated | null {
  const piece = sentence.open(at, 'condition');
  if (piece?.source !== 'time' || piece.where.kind !== 'compare' || piece.where.op !== '>=' || !/\bsince\b/.test(sentence.lower(at))) return null;
  let place = at - 1;
  const isVerb = (each: number) => sentence.at(each, 'verb') !== null || /(?:ed|en)$/.test(sentence.lower(each));
  while (sentence.pieces[place]?.kind === 'harmless' || isVerb(place) || sentence.isLink(place, 'is', 'has')) place -= 1;
  const [last, ...more] = sentence.profiles.filter(
    ({ field, words }) => field.type === 'date' && words.some(({ stem }) => /^(?:last|latest)$/.test(stem)),
  );
  if (!sentence.isLink(place, 'not') || !sentence.isOpen(place) || place === at - 1 || last === undefined || more.length > 0) return null;
  const field = last.field.name;
  // Without a year it is since the latest one, whenever the field ends that the month was first read of.
  const period = periodNamed(sentence.lower(at).replace(/^.*\bsince /, ''), sentence.now);
  if (period === null) return null;
  sentence.use(...sentence.pieces.flatMap((_, each) => (each >= place && each <= at ? [each] : [])));
  const value = /\b(?:start|beginning|end|close) of\b/.test(sentence.lower(at)) ? latestOf(piece.where.value, sentence, at) : isoDay(period.end);
  const where: Condition = { kind: 'compare', field, op: '<', value };
  return { at: place, end: at, where, field, label: `not ${sentence.words(at)}`, note: null, kind: 'time' };
}

/** "since the end of October" without a year is since the latest one, whenever the field ends that the month was first read of. */
function latestOf(value: Literal, sentence: Sentence, at: number): Literal {
  const year = typeof value === 'string' ? /^\d{4}(?=-)/.exec(value)?.[0] : undefined;
  if (typeof value !== 'string' || year === undefined || /\d{4}|\b(?:last|ago|year)\b/.test(sentence.lower(at))) return value;
  const later = value.replace(year, String(Number(year) + 1));
  return Date.parse(later) <= sentence.now ? latestOf(later, sentence, at) : value;
}

/** "not made by Hoka": a verb that the field of the value is called by. */
function isDoing(sentence: Sentence, at: number, hits: readonly ValueHit[]): boolean {
  const choices = sentence.at(at, 'field')?.choices ?? [];
  const isVerb = sentence.tokens.some((token) => token.lower === sentence.lower(at) && isParticiple(token));
  return isVerb && choices.some(({ profile }) => hits.some(({ field }) => field === profile.field.name));
}

/** "except in Texas and Louisiana", "not red or blue", "neither white nor black": what denies a value denies those that are joined to it. */
export function denyJoined(sentence: Sentence, stated: readonly Stated[]): readonly Stated[] {
  const denied: Stated[] = [];
  for (const one of stated) {
    const last = denied.at(-1);
    const isJoined = last !== undefined && last.kind === one.kind && last.field === one.field && isNegative(last.where) && !isNegative(one.where);
    const between = isJoined ? sentence.said({ from: sentence.pieces[last.end]?.to ?? 0, to: sentence.pieces[one.at]?.from ?? 0 }) : '';
    if (!isJoined || !JOINT.test(between)) denied.push(one);
    else {
      sentence.use(...sentence.links('and', 'or', 'not').filter((at) => at > last.end && at < one.at));
      denied.push({ ...one, where: negated(one.where), label: `not ${one.label}` });
    }
  }
  return denied;
}

const JOINT = /^\W*(?:and|or|nor|&)?(?: (?:in|from|to|by|at|on|the|those|ones|for))*\W*$/i;

export function isNegative(where: Condition): boolean {
  return where.kind === 'not' || ('negated' in where && where.negated) || (where.kind === 'compare' && where.op === '!=');
}

/** The other truth value, so that records without one stay unknown. */
export function switched(where: Condition): Condition {
  return where.kind === 'compare' && typeof where.value === 'boolean' ? { ...where, value: !where.value } : negated(where);
}

export function negated(where: Condition): Condition {
  switch (where.kind) {
    case 'compare':
      return where.op === '=' ? { ...where, op: '!=' } : { kind: 'not', item: where };
    case 'in':
    case 'between':
    case 'null':
    case 'has':
    case 'text':
    case 'part':
      return { ...where, negated: !where.negated };
    default:
      return { kind: 'not', item: where };
  }
}
