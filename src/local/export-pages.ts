import type { Cell, RunField } from '../core/fields/field.ts';
import type { RunReader } from '../core/ports.ts';

/** How many records are read at once, so that memory stays the same however large they are. */
export interface Pace {
  readonly next: () => number;
  /** Tells what records of the last page came to in characters. */
  readonly note: (records: number, characters: number) => void;
}

interface Bounds {
  readonly characters: number;
  readonly records: number;
}

/** Records that lie scattered are found the faster, the more of them are looked for at once. */
const bounds: Readonly<Record<'together' | 'scattered', Bounds>> = {
  together: { characters: 1024 * 1024, records: 4096 },
  scattered: { characters: 4 * 1024 * 1024, records: 16_384 },
};

const FIRST_RECORDS = 32;
const MOST_GROWTH = 4;

/** Begins with few records, and grows as long as they prove to be small. */
export function createPace(kind: keyof typeof bounds): Pace {
  const most = bounds[kind];
  let size = FIRST_RECORDS;
  return {
    next: () => size,
    note(records, characters) {
      const fitting = Math.floor((most.characters * records) / Math.max(1, characters));
      size = Math.max(1, Math.min(fitting, size * MOST_GROWTH, most.records));
    },
  };
}

interface Source {
  readonly reader: RunReader;
  readonly fields: readonly RunField[];
  readonly records: number;
  readonly ordinals: Float64Array | null;
  readonly pace: Pace;
}

/** Records column by column, in order. */
interface ColumnPage {
  readonly columns: readonly (readonly Cell[])[];
  readonly count: number;
}

/** All records of a source, a page at a time; the next one is read while one is made use of. */
export async function* readPages(source: Source): AsyncGenerator<ColumnPage> {
  let from = 0;
  const begin = () => {
    const to = Math.min(source.records, from + source.pace.next());
    const page = readPage(source, from, to);
    // It may fail after nobody waits for it any more.
    page.catch(() => undefined);
    from = to;
    return page;
  };
  let coming = source.records > 0 ? begin() : undefined;
  while (coming !== undefined) {
    const page = await coming;
    coming = from < source.records ? begin() : undefined;
    yield page;
  }
}

async function readPage({ reader, fields, ordinals }: Source, from: number, to: number): Promise<ColumnPage> {
  const names = fields.map(({ name }) => name);
  const columns = ordinals === null ? await reader.stretch(names, from, to) : await reader.cells(names, [...ordinals.subarray(from, to)]);
  return { columns, count: columns[0]?.length ?? to - from };
}
