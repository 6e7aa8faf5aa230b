import type { RunReader } from '../../core/ports/records.ts';
import type { TablePage } from '../../core/ports/tables.ts';

/** How many records are read at once, so that memory stays the same however large they are. */
export interface Pace {
  readonly next: () => number;
  /** Takes in how many characters the records of the last page came to. */
  readonly note: (records: number, characters: number) => void;
}

const MOST_CHARACTERS = 1024 * 1024;
const MOST_RECORDS = 4096;
const FIRST_RECORDS = 32;
const MOST_GROWTH = 4;

/** Begins with few records, and grows as long as they prove to be small. */
export function createPace(): Pace {
  let size = FIRST_RECORDS;
  return {
    next: () => size,
    note(records, characters) {
      const fitting = Math.floor((MOST_CHARACTERS * records) / Math.max(1, characters));
      size = Math.max(1, Math.min(fitting, size * MOST_GROWTH, MOST_RECORDS));
    },
  };
}

/** Cells of some fields of all records of a run, a page at a time; the next one is read while one is made use of. */
export async function* readPages(reader: RunReader, fields: readonly string[], pace: Pace): AsyncGenerator<TablePage> {
  const { records } = reader.run;
  let from = 0;
  const begin = () => {
    const to = Math.min(records, from + pace.next());
    const page = readPage(reader, fields, { from, to });
    // It may fail after its reader has left.
    page.catch(() => undefined);
    from = to;
    return page;
  };
  let coming = records > 0 ? begin() : undefined;
  while (coming !== undefined) {
    const page = await coming;
    coming = from < records ? begin() : undefined;
    yield page;
  }
}

async function readPage(
  reader: RunReader,
  fields: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<TablePage> {
  const columns = await reader.stretch(fields, from, to);
  return { columns, count: columns[0]?.length ?? to - from };
}
