/** Text as a literal of SQL. Only for paths and names that this program made; what others gave is a parameter. */
export function nameOfText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A number as a literal of SQL, of the type of all values that are computed. */
export function double(number: number): string {
  return `CAST('${number}' AS DOUBLE)`;
}

/** Values of one statement, numbered as it names them. */
export class Parameters {
  readonly values: (string | number | boolean)[] = [];

  /** The place of a value in the statement: `$3`. */
  add(value: string | number | boolean): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The column of the field at `index` in the copy of a run: generated, since names of fields may hold anything. */
export const columnNames = {
  /** The hash of the whole record (see `createContentText`). */
  content: 'h',
  value: (index: number) => `c${index}`,
  /** Words of a text, folded, each between single spaces; missing for text of ASCII characters, which the engine folds itself. */
  words: (index: number) => `w${index}`,
  /** Different items of a list. */
  items: (index: number) => `i${index}`,
  /** Text that is equal for equal lists and objects only. */
  canonical: (index: number) => `x${index}`,
} as const;
