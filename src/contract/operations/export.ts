import { z } from 'zod';

import { RecordData } from '../envelope.ts';
import { choice, filterText, names, scraperId, text } from '../parameters.ts';

/** GET export: all records of a run as one file. `filter`, `sort`, `fields`, `run` and `escape` are extensions. */
export const ExportRequest = z.object({
  scraperId,
  format: choice(['json', 'csv']).default('json'),
  filter: filterText.optional(),
  sort: text(1, 2000).optional(),
  fields: names().optional(),
  run: text(1, 64).optional(),
  /** `formulas`: text that a spreadsheet would run as a formula is written behind a `'`. There is nothing to escape in JSON. */
  escape: choice(['formulas']).optional(),
});
export type ExportRequest = z.output<typeof ExportRequest>;
export type ExportInput = z.input<typeof ExportRequest>;

/** The file as JSON. */
export const ExportResponse = z.array(RecordData);

/** Header that says how many records the file of an answer holds, so that a file that was cut is noticed. */
export const RECORD_COUNT_HEADER = 'Scrq-Record-Count';

/** Where a download that was cut goes on: behind `offset` bytes of the file that `validator` names. */
export interface ResumePoint {
  readonly offset: number;
  readonly validator?: string;
}

/** A whole export on its way, at the reader's pace. Disposing of it ends the work; what was not read by then is never made. */
export interface ExportStream extends AsyncDisposable {
  /** `<scraper>_results.<format>`, safe as the name of a file. */
  readonly fileName: string;
  readonly contentType: string;
  /** Records in the file; undefined where a server does not tell. */
  readonly records: number | undefined;
  /** The byte of the file at which `chunks` begins: 0, but where a download goes on. */
  readonly offset: number;
  /** Names these very bytes at a server that can give them from the middle; undefined elsewhere. */
  readonly validator: string | undefined;
  /** The bytes, once. Rejects when the file cannot be whole: what came before that is no file. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The same records as JSON, a line each, where they are on this machine; rejects as `chunks` does. */
  readonly jsonLines?: (() => AsyncIterable<Uint8Array>) | undefined;
  /** The same records as a Parquet file, where they are on this machine and have fields. */
  readonly parquet?: (() => AsyncIterable<Uint8Array>) | undefined;
}

const LONGEST_NAME = 150;

/** Name of the file of an export: the scraper's, without what no file name may hold. */
export function exportFileName(scraperName: string, format: ExportRequest['format']): string {
  return safeFileName(`${cutName(scraperName)}_results.${format}`);
}

/** A name that is one file in the directory it is put in: no separators, quotes, control or direction characters, no leading dot. */
export function safeFileName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}/\\:*?"<>|]/gu, '_')
    .trim()
    .replace(/^\.+/, '_');
}

/** File systems count bytes, of which a character has up to four. */
function cutName(name: string): string {
  let bytes = 0;
  let cut = '';
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > LONGEST_NAME) break;
    cut += character;
  }
  return cut;
}
