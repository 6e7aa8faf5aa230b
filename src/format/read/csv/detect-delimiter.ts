import { CsvScanner } from './csv-scanner.ts';

const CANDIDATES = [',', ';', '\t', '|'];
const ROWS = 50;

/**
 * The delimiter of a CSV text, found in its first rows: the one under which the most rows are as wide as the header; of
 * equals the one with the most columns, then comma, semicolon, tab, bar. Comma when no candidate parts the header.
 */
export function detectDelimiter(sample: string, ended: boolean): string {
  let best = { delimiter: ',', agreeing: 0, columns: 1 };
  for (const delimiter of CANDIDATES) {
    const rows = sampleRows(sample, delimiter, ended);
    const columns = rows[0]?.length ?? 0;
    if (columns < 2) continue;
    const agreeing = rows.filter((row) => row.length === columns).length / rows.length;
    if (agreeing > best.agreeing || (agreeing === best.agreeing && columns > best.columns)) best = { delimiter, agreeing, columns };
  }
  return best.delimiter;
}

function sampleRows(sample: string, delimiter: string, ended: boolean): readonly (readonly string[])[] {
  const scanner = new CsvScanner('', delimiter, sample.length);
  scanner.load(sample, 0, ended);
  const rows: string[][] = [];
  try {
    while (rows.length < ROWS) {
      const row = scanner.row();
      if (row === undefined) break;
      if (!scanner.blank) rows.push(row);
    }
  } catch {
    // Under this delimiter the text has a quote where none can be: the rows before it count, and this one against it.
    rows.push([]);
  }
  return rows;
}
