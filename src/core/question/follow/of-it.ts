import type { OnePlan, RecordsPlan } from '../../plan/plan.ts';
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
