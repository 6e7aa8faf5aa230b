import type { FieldProfile } from './fields.ts';
import { stemSet } from '../stem.ts';

const RANKS = stemSet('rank ranking position pos place placing standing');
/** What may stand next to it in the name of the place that a record has now; a "peak position" and the "rank last week" are other places. */
const OF_NOW = stemSet('current overall oa chart list table league final bestseller number no of in the');

/** The one number that says which place each record has among all, the first the best; null where none does, or several. */
export function rankField(profiles: readonly FieldProfile[]): FieldProfile | null {
  const [only, ...more] = profiles.filter(isRank);
  return only === undefined || more.length > 0 ? null : only;
}

function isRank({ field, words, unit }: FieldProfile): boolean {
  const stems = words.map(({ stem }) => stem);
  return (
    field.type === 'number' &&
    field.integer !== false &&
    (field.min ?? 1) >= 1 &&
    unit === null &&
    stems.some((stem) => RANKS.has(stem)) &&
    stems.every((stem) => RANKS.has(stem) || OF_NOW.has(stem))
  );
}
