import { fieldsOf } from '../../condition/transform.ts';
import type { OnePlan, RecordsPlan } from '../../plan/plan.ts';
import { isOfOne } from '../facts.ts';
import { whereOfStated } from '../read/conditions/where.ts';
import { personField, placeFields } from '../read/ranked/doers.ts';
import { mainDate } from '../read/fields.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { asksOfIt } from './points-back.ts';
import { recordOf } from '../compose/own-record.ts';

/** "when was that", "who is selling it", "which year is that from": that field of the one record that the answer before named; null where no field says it. */
export function fieldOfIt(sentence: Sentence, reading: Reading, last: OnePlan): RecordsPlan | null {
  const record = recordOf(last);
  const totals = totalsOf(reading);
  if (record === null || !asksOfIt(sentence) || reading.stated.length > 0 || totals === null) return null;
  const named = [...totals, ...reading.named.map(({ field }) => field.name)];
  const names = named.length > 0 ? named : fieldsAsked(sentence, reading);
  if (names.length === 0) return null;
  const title = sentence.facts.titleField ?? sentence.facts.key[0];
  return { ...record, fields: [...new Set([...(title === undefined ? [] : [title]), ...names, ...record.order.map(({ field }) => field)])] };
}

/**
 * "does that one come with a tail lift", asked of the one record that the answer before was about: what the record says, where a condition would leave it
 * out, or answer with another one that fulfils it; null where something else is asked.
 */
export function flagOfIt(sentence: Sentence, { measures, groups, stated }: Reading, last: OnePlan): RecordsPlan | null {
  const record = IS_IT.test(sentence.text) && !COMPARES.test(sentence.text) ? (recordOf(last) ?? recordByKey(sentence, last)) : null;
  const where = whereOfStated(sentence, stated);
  if (record === null || where === null || measures.length + groups.length > 0) return null;
  const asked = fieldsOf(where);
  const isFlag = (name: string) => sentence.profiles.some(({ field }) => field.name === name && field.type === 'boolean');
  if (!asked.every(isFlag)) return null;
  // Who named the record knows which it is.
  const title = recordOf(last) === null ? undefined : (sentence.facts.titleField ?? sentence.facts.key[0]);
  return { ...record, fields: [...new Set([...(title === undefined ? [] : [title]), ...asked, ...record.order.map(({ field }) => field)])] };
}

/** "is it", "does that one". */
const IS_IT = /^\W*(?:(?:and|so|ok|okay|but|also)\b\W*)*(?:is|was|does|did|has|can|will) (?:it|(?:that|this)(?: one)?)\b/i;

/** "is it cheaper without breakfast", "is it the same with one": asks how two sides differ. */
const COMPARES = /\b(?:same|different|cheaper|dearer|more|less|fewer|better|worse|than|if)\b/i;

/** The record that the answer before was held to by what tells it from all others. */
function recordByKey({ facts, profiles }: Sentence, last: OnePlan): RecordsPlan | null {
  if (!isOfOne(last.where, facts, profiles) || (last.kind === 'stats' && last.groups.length > 0)) return null;
  return { kind: 'records', where: last.where, fields: [], order: [], offset: 0, limit: null };
}

/** "how long does it take in total": of one record, a sum is the field itself; null where another statistic is asked for. */
function totalsOf({ measures }: Reading): readonly string[] | null {
  const all = measures.flatMap(({ measures: list }) => list);
  const fields = all.flatMap((measure) => (measure.kind === 'sum' && typeof measure.field === 'string' ? measure.field : []));
  return fields.length === all.length ? fields : null;
}

function fieldsAsked(sentence: Sentence, { heads }: Reading): readonly string[] {
  const asks = (head: string) => heads.some((each) => each.head === head);
  if (asks('when')) return [mainDate(sentence)?.field.name ?? []].flat();
  if (asks('where')) return placeFields(sentence).map(({ field }) => field.name);
  if (asks('who')) return [personField(sentence)?.field.name ?? []].flat();
  return [];
}
