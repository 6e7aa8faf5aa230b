import type { Condition, Literal } from '../../../condition/condition.ts';
import type { Sentence } from '../../sentence.ts';
import { isNegative } from './negated.ts';
import type { Stated } from './stated.ts';
import { conjunction, withoutRepeats } from '../../../condition/transform.ts';

/** All that is stated together; what is joined by "or", or two values of one field, is an alternative. An "or" that joins anything else stays open. */
export function whereOfStated(sentence: Sentence, stated: readonly Stated[]): Condition | null {
  const groups: Stated[][] = [];
  for (const one of stated) {
    const last = groups.at(-1)?.at(-1);
    const whole = last === undefined ? null : wholeOf(sentence, last, one);
    if (whole !== null) groups.at(-1)?.splice(-1, 1, whole);
    else if (last !== undefined && isAlternative(sentence, last, one, stated)) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return allOf(groups.map((group) => anyOf(group.map(({ where }) => where))));
}

/** All of the conditions; null when there are none. */
export function allOf(items: readonly Condition[]): Condition | null {
  return conjunction(withoutRepeats(items.flatMap((item) => (item.kind === 'and' ? item.items : [item]))));
}

function isAlternative(sentence: Sentence, a: Stated, b: Stated, all: readonly Stated[]): boolean {
  const or = jointBetween(sentence, a, b, 'or');
  const isSameField = a.field !== null && a.field === b.field;
  const isPlain = (one: Stated) => one.kind === 'value' || one.kind === 'text' || (one.where.kind === 'part' && !one.where.negated);
  if (or !== null) {
    // "neither in Texas nor in Ohio" leaves out both.
    if (isSameField && isNegative(a.where) && isNegative(b.where)) {
      sentence.use(or);
      return false;
    }
    // "June sailings to or from Genoa": of what stands before, "or" joins a preposition only.
    if (sentence.isLink(or - 1, 'to', 'from', 'in', 'of')) return false;
    const takes = isSameField || all.length === 2 || (isWord(a) && isWord(b));
    // "either pewter or brass".
    const lead = sentence.previous(a.at);
    if (takes) sentence.use(or, ...(sentence.isLink(lead, 'or') ? [lead] : []));
    return takes;
  }
  const isEither = isSameField && isPlain(a) && isPlain(b) && a.where.kind !== 'has' && !isNegative(a.where) && !isNegative(b.where);
  const and = jointBetween(sentence, a, b, 'and');
  if (isEither && and !== null) sentence.use(and);
  return isEither && (and !== null || sentence.between(a.end, b.at, () => false));
}

/** "automatic car" of "Car" and "Car (automatic)": words of one value that stand together are that value, and no two. */
function wholeOf(sentence: Sentence, a: Stated, b: Stated): Stated | null {
  if (a.field === null || a.field !== b.field || b.at !== a.end + 1 || sentence.pieces[b.at]?.kind === 'link') return null;
  const [one, other] = [a, b].map(({ where }) => (where.kind === 'compare' && where.op === '=' ? wordsOf(where.value) : []));
  if (one === undefined || other === undefined || one.length === 0 || other.length === 0 || one.length === other.length) return null;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.every((word) => long.includes(word)) ? { ...(long === one ? a : b), at: a.at, end: b.end } : null;
}

function wordsOf(value: Literal): readonly string[] {
  return typeof value === 'string'
    ? value
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '')
    : [];
}

function isWord({ kind }: Stated): boolean {
  return kind === 'flag' || kind === 'presence';
}

function jointBetween(sentence: Sentence, a: Stated, b: Stated, link: 'or' | 'and'): number | null {
  for (let at = a.end + 1; at < b.at; at += 1) if (sentence.isLink(at, link)) return at;
  return null;
}

function anyOf(items: readonly Condition[]): Condition {
  const [first] = items;
  if (items.length === 1 && first !== undefined) return first;
  const values: Literal[] = [];
  let field: string | null = null;
  for (const item of items) {
    const own = item.kind === 'compare' && item.op === '=' ? [item.value] : item.kind === 'in' && !item.negated ? item.values : null;
    const name = 'field' in item ? item.field : null;
    if (own === null || (field !== null && field !== name)) return { kind: 'or', items };
    field = name;
    values.push(...own);
  }
  const different = [...new Set(values)];
  // "from Czechia (CZ)" says one value twice.
  if (field !== null && different.length === 1 && first !== undefined) return first;
  return field === null ? { kind: 'or', items } : { kind: 'in', field, negated: false, values: different };
}
