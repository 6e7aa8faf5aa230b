import CliTable from 'cli-table3';

import type { RecordData } from '../contract/envelope.ts';
import { cellText } from './write/cell-text.ts';
import type { FieldText } from './field-texts.ts';
import { cutText, textWidth } from './fit-text.ts';
import { terminalLine } from './terminal-text.ts';
import type { WordFinder } from './word-finder.ts';

export interface TableOptions {
  /** Columns of the terminal; undefined when lines may be as long as they need. */
  readonly width?: number | undefined;
  /** All fields, in the order of the columns. */
  readonly fields: readonly string[];
  /** Fields to keep when not all of them fit, the most wanted first. */
  readonly prefer?: readonly string[];
  /** Fields to leave out as long as one of the others has no room. */
  readonly last?: ReadonlySet<string> | undefined;
  /** Styles a heading; the text it is given is safe and cut to fit. */
  readonly heading?: (text: string) => string;
  /** Writes values of a field. Default: as they are, with every digit. */
  readonly write?: FieldText | undefined;
  /** The words of a query: long text is cut around the first of them, and `matched` styles each. */
  readonly finder?: WordFinder | undefined;
  readonly matched?: (word: string) => string;
  /** Makes a link of text that is safe and cut to fit, where its value is an address. */
  readonly linked?: (text: string, value: unknown) => string;
}

/** Records in columns, safe for a terminal whatever they hold. The layout is that of the first records it was made with. */
export interface Table {
  readonly header: string;
  rows(records: readonly RecordData[]): string;
  /** Fields for which there was no room. */
  readonly hidden: readonly string[];
}

interface Column {
  readonly field: string;
  readonly title: string;
  readonly align: 'left' | 'right';
  /** The least it can be shown in, and what it needs to be shown whole. */
  readonly minimum: number;
  readonly natural: number;
}

interface PlacedColumn extends Column {
  readonly width: number;
}

interface PlacedCell {
  readonly text: string;
  readonly width: number;
  readonly value: unknown;
}

const GAP = '  ';
const NARROW_TEXT = 20;
/** An identifier of up to this many characters is of no use when it is cut. */
const LONGEST_WORD = 26;
/** Longer values are measured by their beginning: no terminal is that wide. */
const LONGEST_MEASURED = 2000;
const ROWS_AT_ONCE = 10;

const BORDERLESS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: GAP,
};

/** Lays out a table for records like `sample`: numbers to the right, text cut to fit, as many columns as there is room for. */
export function createTable(sample: readonly RecordData[], options: TableOptions): Table {
  const { width, fields, heading = (text) => text, write, finder } = options;
  const columns = fields.map((field) => measure(field, sample, write));
  const placed = width === undefined ? columns.map((column) => ({ ...column, width: column.natural })) : place(columns, options, width);
  const shown = new Set(placed.map((column) => column.field));
  const cell = (whole: string, column: PlacedColumn, value?: unknown): PlacedCell => {
    const text =
      width === undefined
        ? whole
        : cutText(finder === undefined || column.field === placed[0]?.field ? whole : fromMatch(whole, column.width, finder), column.width);
    return { text, width: Math.min(textWidth(text), column.width), value };
  };
  const cells = (record: RecordData) => placed.map((column) => cell(cellOf(record[column.field], column.field, write), column, record[column.field]));
  return {
    header: draw([placed.map((column) => cell(column.title, column))], placed, ({ text }) => heading(text)),
    rows: (records) => inPieces(records, (piece) => draw(piece.map(cells), placed, (each) => dressOf(each, options))),
    hidden: fields.filter((field) => !shown.has(field)),
  };
}

/** What a cell is shown in: a link, or with the words of the query marked. */
function dressOf({ text, value }: PlacedCell, { linked = (each) => each, finder, matched }: TableOptions): string {
  const link = linked(text, value);
  const isWords = typeof value === 'string' || typeof value === 'object';
  return link !== text || finder === undefined || matched === undefined || !isWords ? link : finder.dressed(text, matched);
}

/** Text that would be cut before the first word of the query, from a little before that word. The first column says what a record is, by its beginning. */
function fromMatch(text: string, width: number, finder: WordFinder): string {
  if (text.length <= width) return text;
  const at = finder.first(text);
  if (at < 0 || textWidth(text.slice(0, at)) < width - CONTEXT) return text;
  const space = text.indexOf(' ', at - CONTEXT);
  return `…${text.slice(space >= 0 && space < at ? space + 1 : at)}`;
}

/** Characters of a long text that are shown before a word of the query, which itself needs about as many. */
const CONTEXT = 10;

/** The library compares every cell of a drawing with those above it: many rows at once would take far longer than a few at a time. */
function inPieces(records: readonly RecordData[], drawn: (piece: readonly RecordData[]) => string): string {
  let text = '';
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE) text += drawn(records.slice(from, from + ROWS_AT_ONCE));
  return text;
}

/**
 * Rows as lines. cli-table3 measures by older Unicode tables, in which newer emoji and some scripts are narrower than terminals show
 * them, and it would fill and cut by that. So it lays out stand-ins: for each text a run of one plain letter, as wide as the text is by
 * our own measure. Only then the texts take their places, and so nothing in a text can be taken for layout either.
 */
function draw(rows: readonly (readonly PlacedCell[])[], columns: readonly PlacedColumn[], dress: (cell: PlacedCell) => string): string {
  if (columns.length === 0) return '\n'.repeat(rows.length);
  const table = new CliTable({
    chars: BORDERLESS,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    colWidths: columns.map((column) => column.width),
    colAligns: columns.map((column) => column.align),
  });
  table.push(...rows.map((cells) => cells.map(({ width }) => 'x'.repeat(width))));
  const lines = table.toString().split('\n');
  const texts = rows.flatMap((cells) => cells.filter(({ width }) => width > 0)).values();
  return lines.map((line) => `${line.trimEnd()}\n`.replace(/x+/g, () => dressed(texts.next().value, dress))).join('');
}

function dressed(cell: PlacedCell | undefined, dress: (cell: PlacedCell) => string): string {
  return cell === undefined ? '' : dress(cell);
}

function measure(field: string, sample: readonly RecordData[], write: FieldText | undefined): Column {
  const values = sample.map((record) => record[field]).filter((value) => value !== null && value !== undefined);
  const numeric = values.length > 0 && values.every((value) => typeof value === 'number');
  const rigid = numeric || (values.length > 0 && values.every(isWord));
  const title = shownText(field);
  const widest = values.reduce<number>((most, value) => Math.max(most, textWidth(cellOf(value, field, write).slice(0, LONGEST_MEASURED))), 0);
  const natural = Math.max(widest, textWidth(title), 1);
  const flexible = Math.min(natural, NARROW_TEXT);
  return { field, title, align: numeric ? 'right' : 'left', minimum: rigid ? Math.max(widest, flexible) : flexible, natural };
}

/** The columns there is room for, in their own order, with what room remains shared among those that are cut. */
function place(columns: readonly Column[], options: TableOptions, width: number): readonly PlacedColumn[] {
  const chosen = choose(columns, options, width);
  const widths = new Map(chosen.map((column) => [column.field, Math.min(column.minimum, width)]));
  const used = [...widths.values()].reduce((sum, each) => sum + each, GAP.length * Math.max(0, chosen.length - 1));
  let room = Math.max(0, width - used);
  const needy = chosen.filter((column) => column.natural > column.minimum).toSorted((a, b) => a.natural - a.minimum - (b.natural - b.minimum));
  for (const [index, column] of needy.entries()) {
    const share = Math.min(column.natural - column.minimum, Math.floor(room / (needy.length - index)));
    widths.set(column.field, (widths.get(column.field) ?? 0) + share);
    room -= share;
  }
  return chosen.map((column) => ({ ...column, width: widths.get(column.field) ?? column.minimum }));
}

/** The preferred columns, then the first one, then the others that fit; those that are to come last only where all others do. */
function choose(all: readonly Column[], { prefer = [], last }: TableOptions, width: number): readonly Column[] {
  const columns = last === undefined ? all : withWideLead(all, width);
  const first = columns.slice(0, 1);
  const wanted = prefer.flatMap((field) => columns.filter((column) => column.field === field));
  const chosen = new Set<Column>();
  let used = 0;
  let allFit = true;
  for (const column of new Set([...wanted, ...first, ...columns])) {
    if (!allFit && (last === undefined || last.has(column.field))) break;
    const needed = used + column.minimum + (chosen.size > 0 ? GAP.length : 0);
    if (chosen.size > 0 && needed > width) {
      allFit = false;
      continue;
    }
    chosen.add(column);
    used = needed;
  }
  return columns.filter((column) => chosen.has(column));
}

/** Where columns are in the order of their worth, the first says what a record is, and needs more room than others. */
function withWideLead([first, ...others]: readonly Column[], width: number): readonly Column[] {
  if (first === undefined) return [];
  return [{ ...first, minimum: Math.max(first.minimum, Math.min(first.natural, Math.floor(width * LEAD_SHARE))) }, ...others];
}

const LEAD_SHARE = 0.35;

function cellOf(value: unknown, field: string, write: FieldText | undefined): string {
  const written = write?.(value, field);
  return written === undefined ? shownText(value) : terminalLine(written);
}

/** One line; a time on the full minute or second goes without its zeros. */
function shownText(value: unknown): string {
  if (isTimestamp(value)) return value.replace(/(?::00)?\.000Z$/, 'Z');
  return terminalLine(cellText(value)).replace(/ {2,}/g, ' ').trim();
}

/** A boolean, a time, or text like an identifier. */
function isWord(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'string' && value.length <= LONGEST_WORD && !/\s/.test(value));
}

/** A day, or an instant in UTC, as answers write them. */
export function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(value);
}
