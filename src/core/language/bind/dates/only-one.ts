import { dateOfEvent, isBeginning, isOfRecord } from '../../annotate/happenings.ts';
import type { FieldProfile } from '../../profile/fields.ts';

/** Of several dates that a bare time may be said of, the only one at which a thing came to be or took place: to hold such a time is no evidence. */
export function onlyOne(dates: readonly FieldProfile[], isEvident: boolean): FieldProfile | null {
  const event = dateOfEvent(dates);
  if (event !== undefined) return event;
  const begun = dates.filter(isBeginning).map((profile) => comesBefore(profile, dates) ?? profile);
  const records = dates.filter(isOfRecord);
  const likely = isEvident && dates.length === 1 ? dates : begun.length === 0 || isReportedBy(records, begun) ? records : begun;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** "sightings in 2025" of records with a date, and another at which they were posted: what took place is older, and known of as many. */
function isReportedBy(records: readonly FieldProfile[], begun: readonly FieldProfile[]): boolean {
  const [own] = records;
  const isOlder = ({ field: { min, values = 0 } }: FieldProfile, { field }: FieldProfile) =>
    min !== undefined && field.min !== undefined && min <= field.min && values >= 0.9 * (field.values ?? 0);
  return own !== undefined && records.length === 1 && !begun.includes(own) && begun.every((other) => isOlder(own, other));
}

/** A ship arrives before it departs, a flight the other way round: of both, the one that is first begins. */
function comesBefore({ field, words }: FieldProfile, dates: readonly FieldProfile[]): FieldProfile | null {
  const start = words.some(({ stem }) => LEAVES.test(stem)) ? (field.min ?? null) : null;
  const first = (other: FieldProfile) => start !== null && (other.field.min ?? Infinity) < start && other.words.some(({ stem }) => COMES.test(stem));
  return dates.find(first) ?? null;
}

const LEAVES = /^(?:depart|departur|dep|leav|leave|checkout|exit)$/;
const COMES = /^(?:arriv|arrival|arr|checkin|entri|enter)$/;
