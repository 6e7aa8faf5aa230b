import type { Cell } from '../../core/fields/field.ts';
import type { StoredRecords } from '../../core/ports/records.ts';

/** Records that are made one text: of more, if they are long, it could be longer than a string can be. */
const AT_ONCE = 256;

/** The lines of records, some hundred of them joined. */
export function* linesOf({ columns, keyHashes }: StoredRecords, lineOf: (cells: readonly Cell[]) => string): Iterable<string> {
  for (let from = 0; from < keyHashes.length; from += AT_ONCE) {
    let text = '';
    for (let row = from; row < Math.min(keyHashes.length, from + AT_ONCE); row += 1) text += lineOf(columns.map((cells) => cells[row] ?? null));
    yield text;
  }
}
