import { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import { fileValue, pastLimit, type FileColumn, type FileRows, type FileValue } from './file-rows.ts';
import { columnLetters, fixedParts, SHEET_PATH, sheetOpening, styles, xmlText } from './xlsx-parts.ts';
import { DAY_MS } from '../../core/fields/date/calendar.ts';

/** What a sheet of Excel holds at most. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
const MOST_CHARACTERS = 32_767;

/** Days from the day that Excel counts as 0 to 1970-01-01. */
const EPOCH_SERIAL = 25_569;
/** 1 March 1900 and the end of 9999: before, Excel counts a day that never was, and beyond it knows none. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_466;

/**
 * A workbook of one sheet (ECMA-376), written as the rows come: a header that stays in sight, numbers as numbers, dates as dates in UTC,
 * lists and objects as JSON text. `records` is how many are promised. Rejects with `invalid_usage` for what no sheet can hold: at once where
 * the promise allows, else at the first record or cell too much.
 */
export async function* writeXlsx(columns: readonly FileColumn[], rows: FileRows, records = 0): AsyncGenerator<Uint8Array> {
  if (columns.length > MOST_COLUMNS) throw pastLimit(`${columns.length} fields are more than the ${MOST_COLUMNS} columns of an Excel sheet`);
  refuseRows(records);
  const zip = new ZipFile();
  // The time of the file is that of no record, and equal records make equal files.
  const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };
  const sheet = Readable.from(sheetXml(columns, rows), { objectMode: false });
  // The library types it by an older interface; it is a PassThrough.
  const output = zip.outputStream as Readable;
  sheet.once('error', (error) => output.destroy(error));
  zip.once('error', (error: Error) => output.destroy(error));
  try {
    for (const [path, xml] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(xml), path, options);
    zip.addReadStream(sheet, SHEET_PATH, options);
    zip.end();
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    sheet.destroy();
    output.destroy();
  }
}

function refuseRows(records: number): void {
  if (records < MOST_ROWS) return;
  throw pastLimit(`${records} records are more than the ${MOST_ROWS - 1} that fit an Excel sheet below its header`);
}

const PIECE = 64 * 1024;

async function* sheetXml(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  let row = 1;
  let xml = `${sheetOpening}<row r="1">${columns.map(({ name }, index) => textCell(`${letters[index]}1`, checkLength(name, 'the name of a field'), styles.header)).join('')}</row>`;
  for await (const batch of rows) {
    for (const values of batch) {
      row += 1;
      refuseRows(row - 1);
      const cells = columns.map((column, index) => cellXml(`${letters[index]}${row}`, column, values[index]));
      xml += `<row r="${row}">${cells.join('')}</row>`;
      if (xml.length < PIECE) continue;
      yield xml;
      xml = '';
    }
  }
  yield `${xml}</sheetData></worksheet>`;
}

function cellXml(place: string, column: FileColumn, raw: unknown): string {
  const value: FileValue = fileValue(column, raw);
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value instanceof Date) return dateCell(place, value) ?? textCell(place, String(raw));
  return textCell(place, checkLength(value, `${JSON.stringify(column.name)} in the row ${place.replace(/^[A-Z]+/, '')}`));
}

function dateCell(place: string, date: Date): string | undefined {
  const at = date.getTime();
  const serial = at / DAY_MS + EPOCH_SERIAL;
  if (serial < FIRST_SERIAL || serial >= LAST_SERIAL) return undefined;
  const style = at % DAY_MS === 0 ? styles.day : at % 1000 === 0 ? styles.second : styles.millisecond;
  return `<c r="${place}" s="${style}"><v>${serial}</v></c>`;
}

function textCell(place: string, text: string, style?: number): string {
  return `<c r="${place}"${style === undefined ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function checkLength(text: string, what: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  throw pastLimit(`${what} has ${text.length} characters, and a cell of Excel holds ${MOST_CHARACTERS}`);
}
