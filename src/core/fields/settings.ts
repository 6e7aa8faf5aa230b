import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { DateOrder, DecimalMark, Tolerance } from './decision.ts';

/** What may be fixed about the fields of a scraper. It holds for its later runs too, until it is fixed again. */
export interface FieldSettings {
  /** Fields that tell one record from another. Default: found among the fields. */
  readonly key?: readonly string[];
  /** Types by field; the others are found from the values. */
  readonly types?: Readonly<Record<string, FieldType>>;
  readonly dateOrder?: DateOrder;
  readonly decimal?: DecimalMark;
  /** `lenient`: a field may have 2 % of values that do not fit its type; they become missing, and are listed. */
  readonly tolerance?: Tolerance;
  /** New names by the names in the source. Everything else names fields by their new names. */
  readonly rename?: Readonly<Record<string, string>>;
  /** The fields to keep, in the order of the source. */
  readonly only?: readonly string[];
  readonly omit?: readonly string[];
  /** `keep`: next to each field that is not text, `<field>_raw` holds its values as the source wrote them. */
  readonly raw?: 'keep' | 'drop';
}
