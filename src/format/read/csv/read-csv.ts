import { ScrqError } from '../../../errors.ts';
import { looksGuarded, withoutGuard } from '../../write/formulas.ts';
import { CsvScanner } from './csv-scanner.ts';
import { emptyError, fileError, printable } from '../file-error.ts';
import { BATCH, type OpenedFormat, type RawBatch, type ReadContext, type ReadOptions } from '../source-records.ts';
import { tooLongError, type TextWindow } from '../text-window.ts';

/** A first line by which some spreadsheets name the delimiter. */
const DECLARED = /^sep=([^"\r\n])\r?\n/;

type CsvOptions = Pick<ReadOptions, 'delimiter' | 'escape'>;

export interface OpenedCsv extends OpenedFormat {
  readonly delimiter: string;
}

/**
 * Delimited text below a header: every record has a cell for every column, or it is an error. Lines that are empty, or
 * hold white space where several cells belong, are no records.
 */
export async function openCsv(window: TextWindow, { delimiter, escape }: CsvOptions, context: ReadContext): Promise<OpenedCsv> {
  const declared = DECLARED.exec(window.text)?.[1];
  const chosen = delimiter === undefined ? (declared ?? detectDelimiter(window.text, window.ended)) : checkDelimiter(delimiter);
  const rows = new CsvRows(window, new CsvScanner(context.name, chosen, context.limits.fields));
  if (declared !== undefined) await rows.header();
  const header = await rows.header();
  if (header === undefined) throw emptyError(context.name);
  rows.scanner.settleHeader(header);
  if (escape === 'formulas') return opened(header.map(withoutGuard), unguarded);
  const guarded = looksGuarded(window.text, chosen) ? [GUARDED_NOTE] : [];
  return opened(header, (row) => row, guarded);

  function opened(names: readonly string[], cellsOf: (row: string[]) => string[], more: readonly string[] = []): OpenedCsv {
    const { names: columns, notes } = columnNames(names);
    return { delimiter: chosen, notes: [...notes, ...more], batches: readBatches(rows, columns, cellsOf, context) };
  }
}

function checkDelimiter(delimiter: string): string {
  const character = delimiter === '\\t' ? '\t' : delimiter;
  if (character.length === 1 && !/["\r\n\0\uFEFF]/.test(character)) return character;
  throw new ScrqError('invalid_usage', `"${printable(delimiter)}" cannot be a delimiter`, {
    hint: 'Give one character that is neither a quote nor a line end; \\t stands for a tab.',
  });
}

/** Rows off a window that grows as they are read. */
class CsvRows {
  readonly #window: TextWindow;
  readonly scanner: CsvScanner;

  constructor(window: TextWindow, scanner: CsvScanner) {
    this.#window = window;
    this.scanner = scanner;
    scanner.load(window.text, window.position, window.ended);
  }

  /** A row of the text at hand, maybe a blank one. */
  take(): string[] | undefined {
    return this.scanner.row();
  }

  /** Gets more text; false when there was none left. */
  async refill(): Promise<boolean> {
    const window = this.#window;
    if (window.ended) return false;
    window.position = this.scanner.position;
    await window.more(this.scanner.line);
    this.scanner.load(window.text, window.position, window.ended);
    return true;
  }

  /** The first row that is not blank. */
  async header(): Promise<string[] | undefined> {
    do {
      for (let row = this.take(); row !== undefined; row = this.take()) if (!this.scanner.blank) return row;
    } while (await this.refill());
    return undefined;
  }
}

/** Names as they stand but for white space around them; columns without a name of their own get one, reported in `notes`. */
function columnNames(header: readonly string[]): { readonly names: readonly string[]; readonly notes: readonly string[] } {
  const given = header.map((cell) => cell.trim());
  const taken = new Set(given);
  const seen = new Set<string>();
  const notes: string[] = [];
  const names = given.map((name, index) => {
    if (name !== '' && !seen.has(name)) {
      seen.add(name);
      return name;
    }
    const stem = name === '' ? 'column' : name;
    let number = name === '' ? index + 1 : 2;
    while (taken.has(`${stem}_${number}`)) number++;
    const made = `${stem}_${number}`;
    taken.add(made);
    notes.push(name === '' ? `column ${index + 1} has no name and is called ${made}` : `column ${index + 1}, another ${name}, is called ${made}`);
    return made;
  });
  return { names, notes };
}

function unguarded(row: readonly string[]): string[] {
  return row.map(withoutGuard);
}

const GUARDED_NOTE = "cells begin with a ' before = + - or @, as an export with escaped formulas writes them: --escape formulas takes it off";

async function* readBatches(
  rows: CsvRows,
  names: readonly string[],
  cellsOf: (row: string[]) => string[],
  context: ReadContext,
): AsyncGenerator<RawBatch> {
  const maxRows = Math.max(1, Math.min(BATCH.rows, Math.floor(BATCH.cells / names.length)));
  let batch = newBatch();
  let yielded = false;
  do {
    for (let row = rows.take(); row !== undefined; row = rows.take()) {
      if (rows.scanner.blank && (row[0] === '' || names.length > 1)) continue;
      if (row.length !== names.length) throw raggedError(row, names, rows.scanner, { ...context, isFirst: !yielded && batch.rows.length === 0 });
      if (rows.scanner.rowLength > context.limits.recordLength) throw tooLongError(rows.scanner.rowLine, context);
      batch.rows.push(cellsOf(row));
      batch.lines.push(rows.scanner.rowLine);
      batch.characters += rows.scanner.rowLength;
      if (batch.rows.length < maxRows && batch.characters < BATCH.characters) continue;
      yield { names, rows: batch.rows, lines: batch.lines };
      yielded = true;
      batch = newBatch();
    }
  } while (await rows.refill());
  // A header alone is a batch too: it has names.
  if (batch.rows.length > 0 || !yielded) yield { names, rows: batch.rows, lines: batch.lines };
}

function newBatch(): { readonly rows: string[][]; readonly lines: number[]; characters: number } {
  return { rows: [], lines: [], characters: 0 };
}

function raggedError(
  row: readonly string[],
  names: readonly string[],
  scanner: CsvScanner,
  { name, isFirst }: ReadContext & { readonly isFirst: boolean },
) {
  const cells = row.length === 1 ? '1 cell' : `${row.length} cells`;
  return fileError(name, `the row has ${cells} where the header has ${names.length}`, {
    at: scanner.placeInRow(names.length),
    hint: isFirst
      ? 'A table has as many cells in each row as in its header. If this is one, --delimiter names its delimiter; other text has no records to read.'
      : 'Put cells that hold the delimiter or a line end in quotes; --delimiter names another delimiter.',
  });
}

const CANDIDATES = [',', ';', '\t', '|'];
const ROWS = 50;

/**
 * The delimiter of a CSV text, found in its first rows: the one under which the most rows are as wide as the header; of
 * equals the one with the most columns, then comma, semicolon, tab, bar. Comma when no candidate parts the header.
 */
function detectDelimiter(sample: string, ended: boolean): string {
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
