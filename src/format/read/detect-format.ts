import { fileError } from './file-error.ts';
import { firstObject, type FirstObject } from './json/first-object.ts';
import { kindOfLoneObject } from './json/lone-object.ts';
import type { ReadContext, SourceFormat } from './source-records.ts';
import type { TextWindow } from './text-window.ts';

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
  ['\x1f\x8b', 'compressed with gzip twice', 'Decompress it once first.'],
  ['BZh91AY&SY', 'compressed with bzip2', 'Decompress it first, or compress it with gzip.'],
];

/** Refuses files that are known by their first bytes, once they are decompressed, to hold no text of records. */
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
export async function detectFormat(window: TextWindow, context: ReadContext): Promise<SourceFormat> {
  const named = formatOfName(context.name);
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(window.text)) {
    throw fileError(context.name, 'is a web page or XML, not a file of records', { hint: 'Look at what was downloaded: it may be an error page.' });
  }
  if (named === 'csv' || named === 'tsv') return named;
  const start = window.text.trimStart();
  if (start.startsWith('[')) return 'json';
  if (start.startsWith('{')) return formatOfObject(await firstObject(window), named);
  return named ?? 'csv';
}

function formatOfName(name: string): SourceFormat | undefined {
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

/** Format of a text that begins with an object: lines of objects are NDJSON, and so is one that stands alone and holds no list. */
function formatOfObject(first: FirstObject | undefined, named: SourceFormat | undefined): SourceFormat {
  if (first === undefined || first.followedBy === 'other') return named ?? 'json';
  if (first.followedBy === 'object') return first.onItsLine ? 'ndjson' : 'json';
  if (!first.onItsLine) return 'json';
  return named ?? (kindOfLoneObject(first.text) === 'plain' ? 'ndjson' : 'json');
}
