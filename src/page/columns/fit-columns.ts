import type { RecordData } from '../../contract/envelope.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { fieldLabel } from '../show/field-label.ts';
import { valueText } from '../show/value-text.ts';

const CHARACTER = 7.6;
const PADDING = 26;
const WIDEST_TITLE = 320;
const WIDEST = 220;

/** As many columns from the front as a table of this width, in CSS pixels, has room for; at least two. */
export function fitColumns(ordered: readonly Field[], records: readonly RecordData[], width: number): readonly Field[] {
  let left = width;
  const count = ordered.findIndex((field, index) => {
    left -= widthOf(field, records, index);
    return left < 0 && index >= 2;
  });
  return count < 0 ? ordered : ordered.slice(0, count);
}

/** The width that most of a field's values need. */
function widthOf(field: Field, records: readonly RecordData[], index: number): number {
  const lengths = records.map((record) => valueText(record[field.name], field).length).toSorted((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const longest = Math.max(usual, fieldLabel(field.name).length + 2);
  return Math.min(longest * CHARACTER, index === 0 ? WIDEST_TITLE : WIDEST) + PADDING;
}
