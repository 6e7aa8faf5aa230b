import type { Cell, RunField } from '../core/fields/field.ts';
import type { DataFacts } from '../core/plan/rules/facts.ts';
import { createValueIndex, type ValueIndex, type ValueIndexBuilder } from '../core/plan/rules/value-index.ts';
import type { RunEntry, RunReader } from '../core/ports.ts';
import { createRecent } from './recent.ts';

/** Runs whose values are kept: some ten megabytes each at most. */
const KEPT = 3;
/** After so many values a field of prose is known as one. */
const TRIED = 2000;
const PROSE = 200;

/** What is known of the records of a run beside its fields; reads the values of its text fields once, when that is needed. */
export type ReadFacts = (reader: RunReader, name: string) => Promise<DataFacts>;

/** Facts of runs, which never change, so those of the last few are kept. */
export function createFactsReader(): ReadFacts {
  const recent = createRecent<ValueIndex>(KEPT);
  return async (reader, name) => withValues(plainFacts(reader.run, name), await recent(reader.run.id, () => readValues(reader)));
}

/** What the catalogue alone tells of a run: the values of fields that have only a few. */
export function plainFacts(run: RunEntry, name: string): DataFacts {
  const { find, distinct } = closedValues(run);
  return { name, records: run.records, titleField: run.titleField, key: run.key, findValues: find, distinct };
}

const closed = new WeakMap<RunEntry, ValueIndex>();

function closedValues(run: RunEntry): ValueIndex {
  const known = closed.get(run);
  if (known !== undefined) return known;
  const builder = createValueIndex();
  for (const { name, stats, rawOf } of run.fields) {
    if (stats.closed !== true || rawOf !== undefined) continue;
    for (const sample of stats.samples ?? []) builder.add(name, sample);
  }
  const index = builder.finish();
  closed.set(run, index);
  return index;
}

function withValues(facts: DataFacts, index: ValueIndex): DataFacts {
  return { ...facts, findValues: (phrase) => index.find(phrase), distinct: (field) => facts.distinct(field) ?? index.distinct(field) };
}

async function readValues(reader: RunReader): Promise<ValueIndex> {
  const index = createValueIndex();
  for (const field of reader.run.fields.filter(isSearched)) {
    const seen = { values: 0, idle: 0 };
    for await (const cells of reader.column(field.name)) {
      addCells(cells, field, { index, seen });
      if (seen.values >= TRIED && seen.idle > seen.values / 2) break;
    }
  }
  return index.finish();
}

interface Seen {
  values: number;
  /** Prose and addresses, which no question names. */
  idle: number;
}

function addCells(
  cells: readonly Cell[],
  { name, json }: RunField,
  { index, seen }: { readonly index: ValueIndexBuilder; readonly seen: Seen },
): void {
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    seen.values += 1;
    const isLink = /^https?:\/\//.test(cell);
    if (isLink || (cell.length > PROSE && !json)) seen.idle += 1;
    if (!isLink) index.add(name, cell);
  }
}

function isSearched({ type, rawOf }: RunField): boolean {
  return type === 'text' && rawOf === undefined;
}
