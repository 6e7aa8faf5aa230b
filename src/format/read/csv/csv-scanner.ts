import { fileError, placeAfter, type FilePlace } from '../file-error.ts';
import { CR, LF, countLineEnds, indexOrEnd, lineEndAt, type LineEnd } from './line-ends.ts';

const QUOTE = 0x22;
const SPACE = 0x20;
const TAB = 0x09;

/** Bare line ends that are taken for data in one row, and rows in a row for which that came to nothing before it is given up. */
const MAX_BARE_ENDS = 100;
const MAX_MISSES = 100;

/** Whether a line end of another kind than the header's is taken for one. */
type Reading = 'any' | 'own';

/** A row that was read cell by cell: `end` is the index of its line end, `innerLines` counts those inside cells. */
interface CarefulRow {
  readonly cells: string[];
  readonly end: number;
  readonly innerLines: number;
}

/** One cell that opens with a quote; `end` is the index behind it and the blanks that follow it. */
interface QuotedCell {
  readonly value: string;
  readonly end: number;
}

/**
 * Rows of delimited text by RFC 4180, with CRLF, LF and CR as line ends, blanks after a closing quote, and quotes inside
 * an unquoted cell as data. A bare line end of another kind than the header's, which careless writers leave in cells, is
 * data where the row has the width of the header with it, else it ends the row. Synchronous over the text at hand; rows
 * without quotes, most of them, are cut by `indexOf`: 600,000 rows of 12 columns a second, where csv-parse, which goes
 * byte by byte, reads 150,000.
 */
export class CsvScanner {
  readonly #name: string;
  readonly #delimiter: string;
  readonly #delimiterCode: number;
  readonly #maxCells: number;
  #text = '';
  #ended = false;
  // Where the next of each stands, so that a text without one is searched once and not once a row.
  #lf = -1;
  #cr = -1;
  #quote = -1;
  #delimiterAt = -1;
  #position = 0;
  #line = 1;
  #misses = 0;
  // Of the header, once it is known; width 0 before.
  #width = 0;
  #headerEnd: LineEnd = 'LF';
  // Of the last row.
  #rowStart = 0;
  #rowLine = 1;
  #rowEnd = 0;
  #blank = false;

  /** Throws at a row of more than `maxCells` cells. */
  constructor(name: string, delimiter: string, maxCells: number) {
    this.#name = name;
    this.#maxCells = maxCells;
    this.#delimiter = delimiter;
    this.#delimiterCode = delimiter.charCodeAt(0);
  }

  /** Index of the next row, into the text at hand. */
  get position(): number {
    return this.#position;
  }

  /** Line of the next row. */
  get line(): number {
    return this.#line;
  }

  /** Line on which the last row began. */
  get rowLine(): number {
    return this.#rowLine;
  }

  /** Characters of the last row. */
  get rowLength(): number {
    return this.#rowEnd - this.#rowStart;
  }

  /** The last row was an empty line, or one of white space alone. */
  get blank(): boolean {
    return this.#blank;
  }

  /** Takes up `text` at `position`; `ended` when nothing follows it. */
  load(text: string, position: number, ended: boolean): void {
    this.#text = text;
    this.#position = position;
    this.#ended = ended;
    this.#forget();
  }

  /** Tells that the last row is the header. */
  settleHeader(header: readonly string[]): void {
    this.#width = header.length;
    this.#headerEnd = lineEndAt(this.#text, this.#rowEnd);
  }

  /** The next row, or undefined when the text at hand holds no whole one. */
  row(): string[] | undefined {
    const start = this.#position;
    if (start >= this.#text.length) return undefined;
    const end = this.#lineEnd(start);
    if (end === undefined) return undefined;
    if (this.#quote < start) this.#quote = indexOrEnd(this.#text, '"', start);
    return this.#quote >= end && this.#isOwnEnd(end) ? this.#plainRow(start, end) : this.#carefulRow(start);
  }

  /** Place in the last row at which cell `index` begins, or the row ends; its line alone when the row goes over several. */
  placeInRow(index: number): FilePlace {
    const start = { line: this.#rowLine, column: 1 };
    const row = this.#text.slice(this.#rowStart, this.#rowEnd);
    const place = placeAfter(start, row, 0, this.#cellStarts()[index] ?? row.length);
    return placeAfter(start, row).line === start.line ? place : { line: start.line };
  }

  /** Index at which the line of `start` ends; undefined while that is not known, or what follows decides it. */
  #lineEnd(start: number): number | undefined {
    const end = this.#nextLineEnd(start);
    return this.#isUndecided(end) ? undefined : end;
  }

  #plainRow(start: number, end: number): string[] {
    const text = this.#text;
    const delimiter = this.#delimiter;
    const cells: string[] = [];
    let from = start;
    if (this.#delimiterAt < start) this.#delimiterAt = indexOrEnd(text, delimiter, start);
    while (this.#delimiterAt < end) {
      cells.push(text.slice(from, this.#delimiterAt));
      from = this.#delimiterAt + 1;
      if (cells.length >= this.#maxCells) throw this.#tooManyCells(start, from);
      this.#delimiterAt = indexOrEnd(text, delimiter, from);
    }
    cells.push(text.slice(from, end));
    this.#blank = cells.length === 1 && text.slice(start, end).trim() === '';
    this.#finish(start, end, 0);
    return cells;
  }

  #carefulRow(start: number): string[] | undefined {
    const row = this.#readRow(start, 'any');
    if (row === undefined || this.#isOwnEnd(row.end) || this.#misses > MAX_MISSES) return row && this.#finishCareful(start, row);
    const longer = this.#readRow(start, 'own');
    this.#forget();
    if (longer === undefined) return undefined;
    const whole = this.#isWhole(longer);
    this.#misses = whole ? 0 : this.#misses + 1;
    return this.#finishCareful(start, whole ? longer : row);
  }

  /** True for a row of the header's width that does not owe its end to the end of the text alone. */
  #isWhole({ cells, end }: CarefulRow): boolean {
    const last = this.#text.charCodeAt(end - 1);
    return cells.length === this.#width && (end < this.#text.length || (last !== LF && last !== CR));
  }

  #finishCareful(start: number, { cells, end, innerLines }: CarefulRow): string[] {
    this.#blank = cells.length === 1 && this.#text.slice(start, end).trim() === '';
    this.#finish(start, end, innerLines);
    return cells;
  }

  /** Reads a row cell by cell; when only the header's line ends count, no further than is sensible: beyond it comes without cells. */
  #readRow(start: number, reading: Reading): CarefulRow | undefined {
    const text = this.#text;
    const cells: string[] = [];
    let innerLines = 0;
    // It may begin before what was looked at last, and end there as well.
    if (reading === 'own') this.#forget();
    for (let at = start; ; at++) {
      if (text.charCodeAt(at) === QUOTE) {
        const cell = this.#quotedCell(start, at);
        if (cell === undefined) return undefined;
        cells.push(cell.value);
        at = cell.end;
        innerLines += countLineEnds(cell.value);
      } else {
        const from = at;
        at = this.#cellEnd(at, reading);
        cells.push(text.slice(from, at));
        if (reading === 'own') innerLines += countLineEnds(cells.at(-1) ?? '');
      }
      if (text.charCodeAt(at) !== this.#delimiterCode) return this.#isUndecided(at) ? undefined : { cells, end: at, innerLines };
      // One cell more would be of another row, and read from its middle.
      if (reading === 'own' && cells.length === this.#width) return { cells: [], end: at, innerLines };
      if (cells.length >= this.#maxCells) throw this.#tooManyCells(start, at + 1);
    }
  }

  #quotedCell(start: number, opened: number): QuotedCell | undefined {
    const text = this.#text;
    let close = text.indexOf('"', opened + 1);
    let doubled = false;
    while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
      doubled = true;
      close = text.indexOf('"', close + 2);
    }
    if (close === -1 && this.#ended) throw this.#quoteProblem('a quote is opened here and never closed', start, opened);
    if (close === -1 || (close + 1 === text.length && !this.#ended)) return undefined;
    const inner = text.slice(opened + 1, close);
    const value = doubled ? inner.replaceAll('""', '"') : inner;
    let end = close + 1;
    while (this.#isBlank(text.charCodeAt(end))) end++;
    if (this.#nextEnd(end) > end) throw this.#quoteProblem('a quoted cell goes on after its closing quote', start, close + 1);
    return { value, end };
  }

  /** Index at which the unquoted cell at `from` ends. */
  #cellEnd(from: number, reading: Reading): number {
    const text = this.#text;
    let bareEnds = reading === 'own' ? 0 : MAX_BARE_ENDS;
    for (let end = this.#nextEnd(from); ; end = this.#nextEnd(end + 1)) {
      const isData = text.charCodeAt(end) !== this.#delimiterCode && !this.#isOwnEnd(end) && !this.#isUndecided(end);
      if (!isData || bareEnds === MAX_BARE_ENDS) return end;
      bareEnds++;
    }
  }

  /** Index of the next delimiter or line end, or of the end of the text at hand; places are asked for in their order. */
  #nextEnd(from: number): number {
    if (this.#delimiterAt < from) this.#delimiterAt = indexOrEnd(this.#text, this.#delimiter, from);
    return Math.min(this.#delimiterAt, this.#nextLineEnd(from));
  }

  #nextLineEnd(from: number): number {
    if (this.#lf < from) this.#lf = indexOrEnd(this.#text, '\n', from);
    if (this.#cr < from) this.#cr = indexOrEnd(this.#text, '\r', from);
    return Math.min(this.#lf, this.#cr);
  }

  /** Places are asked for from another one on. */
  #forget(): void {
    this.#lf = -1;
    this.#cr = -1;
    this.#quote = -1;
    this.#delimiterAt = -1;
  }

  /** True where the text at hand ends, or with a CR that may be half of a CRLF, and more text follows. */
  #isUndecided(at: number): boolean {
    const { length } = this.#text;
    return !this.#ended && (at >= length || (at + 1 === length && this.#text.charCodeAt(at) === CR));
  }

  /** True for a line end that cannot be data: one of the header's kind, and any before the header or in a single column. */
  #isOwnEnd(at: number): boolean {
    if (this.#width < 2 || at >= this.#text.length) return true;
    const kind = lineEndAt(this.#text, at);
    return kind === this.#headerEnd || (kind === 'CRLF' && this.#headerEnd === 'LF');
  }

  #isBlank(code: number): boolean {
    return (code === SPACE || code === TAB) && code !== this.#delimiterCode;
  }

  /** Leaves the row, whose line ends at `end`, for the next one. */
  #finish(start: number, end: number, innerLines: number): void {
    const text = this.#text;
    this.#rowStart = start;
    this.#rowEnd = end;
    this.#rowLine = this.#line;
    this.#line += innerLines + 1;
    this.#position = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : Math.min(end + 1, text.length);
  }

  /** Starts of the cells of the last row, relative to its own. */
  #cellStarts(): readonly number[] {
    const text = this.#text;
    const starts: number[] = [];
    this.#forget();
    for (let at = this.#rowStart; at <= this.#rowEnd; at++) {
      starts.push(at - this.#rowStart);
      at = text.charCodeAt(at) === QUOTE ? (this.#quotedCell(this.#rowStart, at)?.end ?? this.#rowEnd) : this.#cellEnd(at, 'any');
    }
    return starts;
  }

  #quoteProblem(problem: string, rowStart: number, at: number) {
    return fileError(this.#name, problem, {
      at: placeAfter({ line: this.#line, column: 1 }, this.#text, rowStart, at),
      hint: 'Inside a quoted cell a quote is written twice (""); a cell that is not text in quotes must not begin with one.',
    });
  }

  #tooManyCells(rowStart: number, at: number) {
    return fileError(this.#name, `a row of more than ${this.#maxCells} cells`, {
      at: placeAfter({ line: this.#line, column: 1 }, this.#text, rowStart, at),
      hint: 'Check the delimiter: --delimiter names another one.',
    });
  }
}
