const QUOTED = /[",\r\n]/;
const QUOTED_TSV = /["\t\r\n]/;
/** What readers may take for a delimiter as long as they have only seen the header. */
const QUOTED_NAME = /[",;\t|\r\n]/;
/** What readers take for something else at the very beginning of a file: a byte order mark, a line that names the delimiter. */
const MISTAKEN_START = /^(?:\ufeff|sep=)/i;

/** A cell of CSV, in quotes where it needs them. */
export function quoteCell(text: string): string {
  return QUOTED.test(text) ? inQuotes(text) : text;
}

/** A cell of tab-separated text, in quotes where it needs them. */
export function quoteTsvCell(text: string): string {
  return QUOTED_TSV.test(text) ? inQuotes(text) : text;
}

/** The name of column `index` in the header of a CSV file. */
export function quoteName(text: string, index: number): string {
  return QUOTED_NAME.test(text) || (index === 0 && MISTAKEN_START.test(text)) ? inQuotes(text) : text;
}

function inQuotes(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
