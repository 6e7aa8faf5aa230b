import type { FieldType } from '../../contract/operations/scrapers.ts';
import { columnNames } from '../sql/sql.ts';

/** What of a field decides how its copy is kept. */
export interface CopiedField {
  readonly name: string;
  readonly type: FieldType;
  readonly json?: boolean;
  readonly rawOf?: string;
  /** What is known of its values. */
  readonly stats?: { readonly min?: number; readonly max?: number };
}

/** A field and the columns that the copy of a run has of it. */
export interface CopyField extends CopiedField {
  /** Numbers, epoch milliseconds of dates, booleans, or text. */
  readonly value: string;
  /** Folded words of text fields. */
  readonly words: string;
  /** Items of list fields. */
  readonly items: string;
  /** Of list fields: text that two values share exactly when they hold the same, in whatever order objects name it. */
  readonly canonical: string;
  /** Numbers only: every value has at most so many decimals and 15 digits, so that sums are exact. Null where that does not hold. */
  readonly decimals: number | null;
  /** True when every record of the run has a value. */
  readonly isComplete?: boolean;
}

/** The columns of a field at its position. */
export function copyField(field: CopiedField, index: number, decimals: number | null): CopyField {
  return {
    ...field,
    value: columnNames.value(index),
    words: columnNames.words(index),
    items: columnNames.items(index),
    canonical: columnNames.canonical(index),
    decimals,
  };
}

/** True for fields whose words are looked for: text that is not what the source wrote of another field. */
export function hasWords({ type, rawOf }: CopiedField): boolean {
  return type === 'text' && rawOf === undefined;
}
