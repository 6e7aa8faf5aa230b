import { textColumn, startOf, type TextColumn } from './columns.ts';

/** The items of lists: those of a record lie from `firsts[row]` up to `firsts[row + 1]`. */
export interface ListItems {
  readonly items: TextColumn;
  readonly firsts: Uint32Array;
}

const known = new WeakMap<TextColumn, ListItems>();

/**
 * The different items of every value of a field of lists and objects: text as it is, all other items as JSON. A value that is no list is its own
 * only item; a missing value, null and an empty list have none. Kept as long as the column is.
 */
export function listItems(column: TextColumn): ListItems {
  const made = known.get(column) ?? makeItems(column);
  known.set(column, made);
  return made;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function makeItems(column: TextColumn): ListItems {
  const texts: string[] = [];
  const firsts = new Uint32Array(column.ends.length + 1);
  for (let row = 0; row < column.ends.length; row += 1) {
    if (column.missing?.[row] !== 1) {
      const text = decoder.decode(column.bytes.subarray(startOf(column, row), column.ends[row]));
      for (const item of itemsOf(text)) texts.push(item);
    }
    firsts[row + 1] = texts.length;
  }
  return { items: textColumn(texts), firsts };
}

/** The different items of the JSON text of a value: text as it is, others as JSON; a value that is not a list is its own only item, null has none. */
export function itemsOf(text: string): readonly string[] {
  // The text was made by JSON.stringify, so it parses.
  const value: unknown = JSON.parse(text);
  if (value === null) return [];
  return Array.isArray(value) ? [...new Set(value.filter((item) => item !== null).map(itemText))] : [itemText(value)];
}

function itemText(item: unknown): string {
  if (typeof item === 'string') return item;
  // Numbers of JSON are finite; this is several times as fast.
  return typeof item === 'number' ? String(item) : JSON.stringify(item);
}
