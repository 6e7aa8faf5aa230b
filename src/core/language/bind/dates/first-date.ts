import type { FieldProfile } from '../../profile/fields.ts';

/**
 * "complaints since May" of a date received and one at which they were sent on: of dates that nearly as many records have, the one that never comes later, and
 * the first field of equals. Null where none is so, or the first is no time of the record itself.
 */
export function firstDate(dates: readonly FieldProfile[]): FieldProfile | null {
  const filled = Math.max(...dates.map(({ field }) => field.values ?? 0));
  const isFirst = ({ field: { min, max, values = 0 }, words }: FieldProfile) =>
    min !== undefined &&
    max !== undefined &&
    values >= ALIKE * filled &&
    dates.every(({ field }) => min <= (field.min ?? min) && max <= (field.max ?? max)) &&
    !isOfLater({ words });
  return dates.find(isFirst) ?? null;
}

/** Whether a date is called after a life, the making of a thing, or what befalls a record later. */
export function isOfLater({ words }: Pick<FieldProfile, 'words'>): boolean {
  return words.some(({ stem }) => NEVER_FIRST.test(stem));
}

const ALIKE = 0.95;

const NEVER_FIRST =
  /^(?:birth|born|dob|build|built|construct|found|establish|est|ipo|incorporat|incept|model|last|next|latest|updat|modif|edit|chang|due|deadlin|end|expir|clos|return|review|inspect)$/;
