import type { Table } from '@lancedb/lancedb';

import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Engine } from '../engine.ts';

/** The table of a completed run, with the names its fields have in it. */
export interface RunTable {
  readonly engine: Engine;
  readonly table: Table;
  readonly run: RunEntry;
  /** The column that a field is in, which is the same for all fields of a packed run. */
  readonly columnOf: (field: string) => string;
  readonly typeOf: (field: string) => FieldType;
  readonly positionOf: (field: string) => number;
}
