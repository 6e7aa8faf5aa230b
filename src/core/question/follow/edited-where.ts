import type { OnePlan } from '../../plan/plan.ts';
import type { Condition } from '../../condition/condition.ts';
import { fieldsOf, itemsOf } from '../../condition/transform.ts';
import type { Stated } from '../read/conditions/stated.ts';
import { whereOf } from '../read/conditions/value-conditions.ts';
import { whereOfStated } from '../read/conditions/where.ts';
import type { Reading } from '../read/reading.ts';
import { flipped } from '../read/sides/flag-contrast.ts';
import type { Sentence } from '../sentence.ts';
import { mergeWhere, narrowWhere, widenWhere, withoutFields } from './merge-where.ts';
import { firstPiece } from './goes-on.ts';

const OF_THOSE = /\b(?:of|among|from) (?:them|those|these)\b/;

const DROPPED = /\b(?:regardless of|ignor(?:e|ing)|drop|remove|forget|without the|no matter|clear)\b/;

const DROPPING = /^(?:regardless|ignoring|ignore|drop|remove|forget|matter|clear|filter|condition|restriction|limit|without|no|of)$/;

export function editedWhere(sentence: Sentence, reading: Reading, last: OnePlan): Condition | null {
  const before = last.where;
  const lower = sentence.text.trim().toLowerCase();
  if (DROPPED.test(lower)) {
    const fields = new Set([...reading.named.map(({ field }) => field.name), ...reading.stated.flatMap(({ field }) => field ?? [])]);
    if (fields.size > 0) {
      sentence.use(...sentence.pieces.flatMap((_, at) => (DROPPING.test(sentence.lower(at)) ? [at] : [])));
      return withoutFields(before, fields);
    }
  }
  const denied = reading.stated.length === 0 ? deniedLast(sentence, before) : null;
  if (denied !== null) return denied;
  const stated = whereOfStated(
    sentence,
    reading.stated.map((each) => ofFieldBefore(sentence, each, before)),
  );
  const items = stated === null ? bareBound(sentence, before) : [rebound(sentence, stated, before)];
  if (reading.heads.some(({ head }) => head === 'share')) return before;
  const lead = firstPiece(sentence);
  const isMore = sentence.isLink(lead, 'or') || /^(?:also|include|and also|or also|plus)\b/.test(lower);
  if (isMore) sentence.use(lead);
  if (isMore) return widenWhere(before, items);
  return OF_THOSE.test(lower) ? narrowWhere(before, items) : mergeWhere(before, items);
}

/** "and how many are not?", "and without it?": the others of those that the answer before was of, as it said last. */
function deniedLast(sentence: Sentence, before: Condition | null): Condition | null {
  const at = sentence.previous(sentence.pieces.length);
  const items = itemsOf(before);
  const last = items.at(-1);
  const isAlone = sentence.pieces.every(
    ({ kind }, place) => place === at || /^(?:head|harmless|mark)$/.test(kind) || sentence.isLink(place, 'and', 'is', 'them', 'that', 'of'),
  );
  if (!sentence.isLink(at, 'not') || !isAlone || last === undefined) return last === undefined ? null : withoutLast(sentence, items);
  sentence.use(at);
  return mergeWhere(null, [...items.slice(0, -1), flipped(last)]);
}

/** "and without it?", "and the ones without?" of those that had something. */
function withoutLast(sentence: Sentence, items: readonly Condition[]): Condition | null {
  const [at, ...more] = sentence.links('without');
  const last = items.at(-1);
  const isHad = last?.kind === 'compare' && (last.value === true || (last.value === 0 && last.op === '>'));
  const isAlone = sentence.pieces.every(
    ({ kind }, place) => /^(?:harmless|mark)$/.test(kind) || sentence.isLink(place, 'and', 'without', 'them', 'about'),
  );
  if (at === undefined || more.length > 0 || last === undefined || !isHad || !isAlone) return null;
  sentence.use(at);
  return mergeWhere(null, [...items.slice(0, -1), flipped(last)]);
}

/** "now for Limpopo" after loads from Gauteng: a value of several fields is one of the field that was held to a value before, unless the words say which. */
function ofFieldBefore(sentence: Sentence, stated: Stated, before: Condition | null): Stated {
  const piece = sentence.at(stated.at, 'value');
  const known = before === null ? [] : fieldsOf(before);
  const isSaid = /^(?:from|to|by|into)$/.test(sentence.lower(sentence.previous(stated.at))) || sentence.pieces.some(({ kind }) => kind === 'field');
  if (piece === null || isSaid || stated.field === null || known.includes(stated.field)) return stated;
  const hit = piece.hits.find(({ field, kind }) => kind === 'whole' && known.includes(field));
  return hit === undefined ? stated : { ...stated, where: whereOf(hit), field: hit.field };
}

/** "and over 8?" where no field takes the number: the one that was bounded before. */
function bareBound(sentence: Sentence, before: Condition | null): readonly Condition[] {
  const [at] = sentence.all('bound');
  const bound = at === undefined ? null : sentence.open(at, 'bound');
  if (at === undefined || bound === null || before === null) return [];
  const known = fieldsOf(before)
    .map((name) => sentence.profiles.find(({ field }) => field.name === name && field.type === 'number')?.field)
    .find((field) => field !== undefined && bound.value >= (field.min ?? -Infinity) && bound.value <= (field.max ?? Infinity));
  if (known === undefined) return [];
  sentence.use(at);
  return [{ kind: 'compare', field: known.name, op: bound.op, value: bound.value }];
}

/** "and over 8?": a bound alone is of the number that the answer before was bounded by. */
function rebound(sentence: Sentence, stated: Condition, before: Condition | null): Condition {
  if (before === null || stated.kind !== 'compare') return stated;
  const bare = /\b(?<way>under|below|less than|over|above|more than|at least|at most) \W?(?<n>[\d.,]+)\W*$/i.exec(sentence.text)?.groups;
  if (typeof stated.value !== 'number' && bare === undefined) return stated;
  const isNamed = sentence.pieces.some(
    (piece) => piece.kind === 'field' || (piece.kind === 'condition' && sentence.said(piece).split(/\s+/).length > 4),
  );
  const value = typeof stated.value === 'number' ? stated.value : Number(bare?.['n']?.replaceAll(',', ''));
  const known = fieldsOf(before)
    .map((name) => sentence.profiles.find(({ field }) => field.name === name && field.type === 'number')?.field)
    .find((field) => field !== undefined && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity));
  const says = sentence.tokens.some((token) =>
    sentence.profiles.some(({ field, words }) => field.name === stated.field && words.some(({ stem }) => stem === token.stem)),
  );
  const hasUnit = /[$€£₹%]|\p{L}{2,}\W*$/u.test(sentence.text.trim().replace(/\?$/, ''));
  return known === undefined || isNamed || says || hasUnit ? stated : { ...stated, field: known.name, value };
}
