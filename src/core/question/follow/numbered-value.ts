import type { Condition } from '../../condition/condition.ts';
import { fieldsOf, itemsOf } from '../../condition/transform.ts';
import { scopeOf } from '../../plan/known-groups.ts';
import type { Plan } from '../../plan/plan.ts';
import { whereOf } from '../read/conditions/value-conditions.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';

/** "and the 22?" after the 55X of a field of routes: a number alone that this field holds as a text is no number of records. */
export function asNumberedValue(sentence: Sentence, reading: Reading, last: Plan): Reading {
  const at = sentence.pieces.findIndex(({ kind }) => kind === 'limit');
  const isAlone = sentence.pieces.every(({ kind }, place) => place === at || /^(?:harmless|mark)$/.test(kind) || sentence.isLink(place, ...LEADING));
  if (reading.limit?.end !== null || !isAlone || !('where' in last)) return reading;
  const number = numberedBefore(last.where ?? null);
  const value = reading.limit.limit;
  const isOfOne = (last.kind === 'stats' && last.groups.length === 0) || (last.kind === 'records' && last.limit === 1);
  if (number !== null && isOfOne) {
    const where: Condition = { ...number, value };
    return {
      ...reading,
      limit: null,
      stated: [...reading.stated, { at, end: at, where, field: number.field, label: `${value}`, note: null, kind: 'bound' }],
    };
  }
  const known = new Set(fieldsOf(last.where ?? null));
  const hit = sentence.facts.findValues(sentence.words(at)).find(({ field, kind }) => kind === 'whole' && known.has(field));
  if (hit === undefined) return reading;
  const label = hit.spellings[0] ?? sentence.words(at);
  return {
    ...reading,
    limit: null,
    stated: [...reading.stated, { at, end: at, where: whereOf(hit), field: hit.field, label, note: null, kind: 'value' }],
  };
}

/** The one comparison with a number before: "four?" after those that have three manuals. */
function numberedBefore(where: Condition | null): Extract<Condition, { kind: 'compare' }> | null {
  const numbers = itemsOf(where).flatMap((item) => (item.kind === 'compare' && typeof item.value === 'number' ? [item] : []));
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

const FOR_SO_MANY =
  /^\W*(?:and |what about |how about |or )*(?:(?:for |with )?(?:an? )?(?<number>\d{1,2})[ -]?(?:people|persons?|seaters?|seats|guests|of us)(?: ones?)?|for (?:an? )?(?<alone>\d{1,4}))\W*$/i;

/** "and for 6 people?" after those that have four seats: as many of the same, in the words that ask for that; null where the text asks for nothing so. */
export function otherNumber(text: string, last: Plan): string | null {
  const { number, alone = number } = FOR_SO_MANY.exec(text)?.groups ?? {};
  return alone === undefined || numberedBefore(scopeOf(last))?.op !== '=' ? null : `and ${alone}?`;
}

const LEADING = ['and', 'about', 'of', 'in', 'with', 'from'] as const;
