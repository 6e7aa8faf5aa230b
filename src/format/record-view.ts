import type { RecordData } from '../contract/envelope.ts';
import type { FieldText } from './field-texts.ts';
import { cellText, isEmptyValue } from './write/cell-text.ts';
import { cutText, padText, textWidth, wrapText } from './fit-text.ts';
import { terminalText } from './terminal-text.ts';

export interface RecordViewOptions {
  /** Columns of the terminal; undefined when lines may be as long as they need. */
  readonly width?: number | undefined;
  readonly fields: readonly string[];
  /** Number of the first record. */
  readonly first: number;
  /** Styles of what is already safe and cut to fit. */
  readonly heading?: (text: string) => string;
  readonly linked?: (text: string, value: unknown) => string;
  /** Writes values of a field. Default: as they are. */
  readonly write?: FieldText | undefined;
  /** Default: fields without a value have a line as well. `named`: they share one at the end. */
  readonly empty?: 'named' | undefined;
}

/** The widest that names of fields may be, so that there is room for values. */
const WIDEST_NAME = 30;
/** Longer values are cut: more than that is not readable in a view. */
const LONGEST_VALUE = 100_000;
const GAP = '  ';

/** Records below each other, a field a line, long values wrapped: nothing is left out. Safe on a terminal whatever they hold. */
export function recordView(records: readonly RecordData[], options: RecordViewOptions): string {
  const { fields, first, width, heading = (text) => text } = options;
  const widest = Math.max(0, ...fields.map((field) => textWidth(nameText(field))));
  const column = Math.min(widest, WIDEST_NAME, width === undefined ? WIDEST_NAME : Math.max(1, Math.floor(width / 3)));
  return records
    .map((record, index) => {
      const number = records.length === 1 && options.empty === 'named' ? '' : `${heading(title(first + index, width))}\n`;
      return `${number}${fieldLines(record, column, options)}${emptyLine(record, options)}`;
    })
    .join('');
}

/** The fields of a record that have no value, where they are to be named. */
function emptyLine(record: RecordData, { fields, width, empty }: RecordViewOptions): string {
  const names = empty === undefined ? [] : fields.filter((field) => Object.hasOwn(record, field) && isEmptyValue(record[field]));
  if (names.length === 0) return '';
  const text = `no value: ${names.map(nameText).join(', ')}`;
  return `${(width === undefined ? [text] : wrapText(text, width)).join('\n')}\n`;
}

function title(number: number, width: number | undefined): string {
  const text = `── ${number} ──`;
  return width === undefined ? text : cutText(text, width);
}

function fieldLines(
  record: RecordData,
  column: number,
  { fields, width, heading = (text) => text, linked, write, empty }: RecordViewOptions,
): string {
  const indent = ' '.repeat(column) + GAP;
  const room = width === undefined ? Infinity : Math.max(1, width - indent.length);
  return fields
    .filter((field) => Object.hasOwn(record, field) && (empty === undefined || !isEmptyValue(record[field])))
    .map((field) => {
      const value = record[field];
      const [line = '', ...more] = wrapText(valueText(write?.(value, field) ?? value), room);
      const shown = more.length === 0 && linked !== undefined ? linked(line, value) : line;
      const name = cutText(nameText(field), column);
      const begin = heading(name) + padText('', column - textWidth(name), 'left') + GAP;
      return [`${begin}${shown}`, ...more.map((next) => indent + next)].map((each) => `${each.trimEnd()}\n`).join('');
    })
    .join('');
}

function nameText(field: string): string {
  return terminalText(field).replace(/\s+/g, ' ').trim();
}

/** Paragraphs stay; a missing value is an empty one. */
function valueText(value: unknown): string {
  const text = terminalText(cellText(value).slice(0, LONGEST_VALUE));
  return text.trim();
}
