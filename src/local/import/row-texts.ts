import { createContentText, createKeyText, createSearchText } from '../../core/fields/content.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { openHash } from '../hash.ts';

/** Hashes and texts of typed records. */
export interface RowTexts {
  readonly keyHashes: BigInt64Array;
  readonly contentHashes: BigInt64Array;
  readonly textHashes: BigInt64Array;
  readonly texts: readonly string[];
  readonly titles: readonly string[];
}

/** What the texts of records depend on. */
export interface TextShape extends Pick<RunEntry, 'key' | 'titleField'> {
  readonly fields: readonly Omit<RunField, 'stats'>[];
}

type RowTextReader = (columns: readonly (readonly Cell[])[], count: number) => RowTexts;

/** Gives what search and comparison need of typed records. Raw forms of fields are neither searched nor compared with a new value. */
export async function openRowTexts({ fields, key, titleField }: TextShape): Promise<RowTextReader> {
  const hash = await openHash();
  const own = fields.map((field, index) => ({ field, index })).filter(({ field }) => field.rawOf === undefined);
  const keyText = createKeyText(fields, key);
  const contentText = createContentText(own.map(({ field }) => field));
  const searchText = createSearchText(fields);
  const titlePosition = fields.findIndex(({ name }) => name === titleField);
  const titleText = createSearchText(fields.filter(({ name }) => name === titleField));
  return (columns, count) => {
    const texts: string[] = [];
    const [keyHashes, contentHashes, textHashes] = [new BigInt64Array(count), new BigInt64Array(count), new BigInt64Array(count)];
    const titles = columns[titlePosition]?.map((cell) => titleText([cell])) ?? Array.from({ length: count }, () => '');
    for (let row = 0; row < count; row += 1) {
      const cells = columns.map((column) => column[row] ?? null);
      const ownCells = own.length === columns.length ? cells : own.map(({ index }) => cells[index] ?? null);
      const text = searchText(cells);
      texts.push(text);
      keyHashes[row] = hash(keyText(cells));
      contentHashes[row] = hash(contentText(ownCells));
      textHashes[row] = hash(`${titles[row] ?? ''}\u0000${text}`);
    }
    return { texts, titles, keyHashes, contentHashes, textHashes };
  };
}
