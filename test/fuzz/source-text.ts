import { gzipSync } from 'node:zlib';

import type { Random } from './random.ts';
import type { Value } from './record-set.ts';

/** A file of records in one of the ways in which files are written. */
export interface SourceText {
  readonly name: string;
  readonly bytes: Buffer;
  readonly delimited: boolean;
  readonly read: { readonly encoding?: string; readonly delimiter?: string };
}

/** How a file is written; the same for all runs of one scraper. */
export type Dialect = (names: readonly string[], rows: readonly (readonly Value[])[]) => SourceText;

export function pickDialect(random: Random): Dialect {
  const packed = random.chance(0.1);
  const dialect = random.pick([json(random), ndjson(random), ndjson(random), csv(random), csv(random)]);
  return (names, rows) => {
    const source = dialect(names, rows);
    return packed ? { ...source, name: `${source.name}.gz`, bytes: gzipSync(source.bytes) } : source;
  };
}

function recordText(names: readonly string[], row: readonly Value[]): string {
  const members = names.flatMap((name, index) => (row[index] === undefined ? [] : [`${JSON.stringify(name)}:${jsonOf(row[index])}`]));
  return `{${members.join(',')}}`;
}

/** Negative zero too. */
function jsonOf(value: Value): string {
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

function json(random: Random): Dialect {
  const mark = random.pick(['', '\ufeff']);
  const glue = random.pick([',', ',\n', ' ,\r\n  ']);
  return (names, rows) => ({
    name: 'records.json',
    bytes: Buffer.from(`${mark}[${rows.map((row) => recordText(names, row)).join(glue)}]`),
    delimited: false,
    read: {},
  });
}

function ndjson(random: Random): Dialect {
  const end = random.pick(['\n', '\r\n', '\n\n']);
  const sixteen = random.chance(0.1);
  return (names, rows) => {
    const text = rows.length === 0 ? '[]' : rows.map((row) => recordText(names, row) + end).join('');
    return { name: 'records.ndjson', bytes: sixteen ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text), delimited: false, read: {} };
  };
}

function csv(random: Random): Dialect {
  const delimiter = random.pick([',', ';', '\t', '|']);
  const end = random.pick(['\n', '\r\n']);
  const all = random.chance(0.3);
  const encoding = random.pick(['utf-8', 'marked', 'utf-16le', 'windows-1252']);
  const quoted = (text: string, only: boolean) =>
    all || (only && text === '') || /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return (names, rows) => {
    const lines = [names, ...rows].map((row) => row.map((value) => quoted(cellText(value), names.length === 1)).join(delimiter));
    // A first name may look like a mark or a declaration, so the first line begins with a quote then.
    const text = lines.map((line) => line + end).join('');
    const written = encoding === 'windows-1252' ? text.replaceAll(/[^\n\r\t -~]/gu, '?') : text;
    const bytes =
      encoding === 'utf-16le' ? Buffer.from(`\ufeff${written}`, 'utf16le') : Buffer.from(encoding === 'marked' ? `\ufeff${written}` : written);
    return { name: 'records.csv', bytes, delimited: true, read: { delimiter, ...(encoding === 'windows-1252' ? { encoding } : {}) } };
  };
}

/** No text file of records holds a NUL, or half of a surrogate pair. */
function cellText(value: Value): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');
}
