import { fileError } from './file-error.ts';
import type { ReadContext, SourceFormat } from './source-records.ts';

const ENDINGS: Readonly<Record<string, SourceFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  geojson: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  ldjson: 'ndjson',
};

const BINARY: readonly (readonly [start: string, kind: string, hint: string])[] = [
  ['PK\x03\x04', 'a ZIP archive or an Excel workbook', 'Unpack it, or save the sheet as CSV.'],
  ['PAR1\x15', 'a Parquet file', 'Convert it to NDJSON or CSV first.'],
  ['%PDF-', 'a PDF document', 'Records are read from CSV, TSV, JSON and NDJSON.'],
  ['\x28\xb5\x2f\xfd', 'compressed with Zstandard', 'Decompress it first, or compress it with gzip.'],
  ['\xfd7zXZ\0', 'compressed with xz', 'Decompress it first, or compress it with gzip.'],
  ['BZh91AY&SY', 'compressed with bzip2', 'Decompress it first, or compress it with gzip.'],
];

/** Refuses files that are known by their first bytes to hold no text of records. */
export function refuseBinary(sample: Buffer, { name }: ReadContext): void {
  const start = sample.toString('latin1', 0, 16);
  const known = BINARY.find(([magic]) => start.startsWith(magic));
  if (known !== undefined) throw fileError(name, `is ${known[1]}, not a text file of records`, { hint: known[2] });
}

/**
 * The format that a name and the first characters tell. The name decides, but for JSON and NDJSON, which are often named as
 * one another: there a text that is clearly the other is read as that. Without a telling name: JSON by its first
 * character, else CSV.
 */
export function detectFormat(sample: string, ended: boolean, context: ReadContext): SourceFormat {
  const named = formatOfName(context.name);
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(sample)) {
    throw fileError(context.name, 'is a web page or XML, not a file of records', { hint: 'Look at what was downloaded: it may be an error page.' });
  }
  if (named === 'csv' || named === 'tsv') return named;
  const start = sample.trimStart();
  if (start.startsWith('[')) return 'json';
  if (start.startsWith('{')) return formatOfObject(start, ended, named);
  return named ?? 'csv';
}

function formatOfName(name: string): SourceFormat | undefined {
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

/** Format of a text that begins with an object: lines of objects are NDJSON, and so is one object that holds no records. */
function formatOfObject(start: string, ended: boolean, named: SourceFormat | undefined): SourceFormat {
  const lineEnd = start.indexOf('\n');
  const line = lineEnd === -1 ? start : start.slice(0, lineEnd);
  const rest = lineEnd === -1 ? '' : start.slice(lineEnd).trimStart();
  const first = lineEnd === -1 && !ended ? undefined : objectOf(line);
  if (first !== undefined && rest.startsWith('{')) return 'ndjson';
  if (named !== undefined) return named;
  return first !== undefined && rest === '' && !holdsArray(first, 4) ? 'ndjson' : 'json';
}

function objectOf(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True when an array of objects, or an empty one, is among the values, as far as `levels` down. */
function holdsArray(object: object, levels: number): boolean {
  return Object.values(object).some((value: unknown) => {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.length === 0 || (typeof value[0] === 'object' && value[0] !== null);
    return levels > 1 && holdsArray(value, levels - 1);
  });
}
