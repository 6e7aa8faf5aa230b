import type { RecordData } from '../contract/envelope.ts';
import { cellText } from './cell-text.ts';
import { cutText, padText, textWidth } from './fit-text.ts';
import { terminalLine } from './terminal-text.ts';

export interface TableOptions {
  /** Columns of the terminal; undefined when lines may be as long as they need. */
  readonly width?: number | undefined;
  /** All fields, in the order of the columns. */
  readonly fields: readonly string[];
  /** Fields to keep when not all of them fit, the most wanted first. */
  readonly prefer?: readonly string[];
  /** Styles a heading; the text it is given is safe and padded. */
  readonly heading?: (text: string) => string;
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

const GAP = '  ';
const NARROW_TEXT = 20;
/** An identifier of up to this many characters is of no use when it is cut. */
const LONGEST_WORD = 26;
/** Longer values are measured by their beginning: no terminal is that wide. */
const LONGEST_MEASURED = 2000;

/** Lays out a table for records like `sample`: numbers to the right, text cut to fit, as many columns as there is room for. */
export function createTable(sample: readonly RecordData[], options: TableOptions): Table {
  const { width, fields, prefer = [], heading = (text) => text } = options;
  const columns = fields.map((field) => measure(field, sample));
  const placed = width === undefined ? columns.map((column) => ({ ...column, width: column.natural })) : place(columns, prefer, width);
  const shown = new Set(placed.map((column) => column.field));
  const line = (cells: readonly string[]) => cells.join(GAP).trimEnd();
  const cell = (text: string, column: PlacedColumn) => padText(width === undefined ? text : cutText(text, column.width), column.width, column.align);
  return {
    header: `${line(placed.map((column, index) => styled(cell(column.title, column), index === placed.length - 1, heading)))}\n`,
    rows: (records) => records.map((record) => `${line(placed.map((column) => cell(shownText(record[column.field]), column)))}\n`).join(''),
    hidden: fields.filter((field) => !shown.has(field)),
  };
}

/** Spaces at the end of a line are no part of a heading. */
function styled(padded: string, last: boolean, heading: (text: string) => string): string {
  return heading(last ? padded.trimEnd() : padded);
}

function measure(field: string, sample: readonly RecordData[]): Column {
  const values = sample.map((record) => record[field]).filter((value) => value !== null && value !== undefined);
  const numeric = values.length > 0 && values.every((value) => typeof value === 'number');
  const rigid = numeric || (values.length > 0 && values.every(isWord));
  const title = shownText(field);
  const widest = values.reduce<number>((most, value) => Math.max(most, textWidth(shownText(value).slice(0, LONGEST_MEASURED))), 0);
  const natural = Math.max(widest, textWidth(title), 1);
  const flexible = Math.min(natural, NARROW_TEXT);
  return { field, title, align: numeric ? 'right' : 'left', minimum: rigid ? Math.max(widest, flexible) : flexible, natural };
}

/** The columns there is room for, in their own order, with what room remains shared among those that are cut. */
function place(columns: readonly Column[], prefer: readonly string[], width: number): readonly PlacedColumn[] {
  const chosen = choose(columns, prefer, width);
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

/** The first column, then the preferred ones, then the others, until one does not fit. */
function choose(columns: readonly Column[], prefer: readonly string[], width: number): readonly Column[] {
  const first = columns.slice(0, 1);
  const wanted = prefer.flatMap((field) => columns.filter((column) => column.field === field));
  const chosen = new Set<Column>();
  let used = 0;
  for (const column of new Set([...wanted, ...first, ...columns])) {
    const needed = used + column.minimum + (chosen.size > 0 ? GAP.length : 0);
    if (chosen.size > 0 && needed > width) break;
    chosen.add(column);
    used = needed;
  }
  return columns.filter((column) => chosen.has(column));
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

function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(value);
}
