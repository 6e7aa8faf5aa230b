import type { DataFacts } from '../../core/question/facts.ts';
import type { RunField } from '../../core/fields/field.ts';
import { fieldsWithRoles } from '../../core/fields/role.ts';
import { indexValues } from '../../core/language/values/build-values.ts';
import type { ValueHit, ValueIndex } from '../../core/language/values/value-index.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunFiles } from '../../core/ports/record-store.ts';
import type { RunReader } from '../../core/ports/records.ts';
import { createRecent } from '../recent.ts';
import { readValues } from '../import/passes/values-file.ts';

/** Runs whose values are kept: some ten megabytes each at most. */
const KEPT = 3;

/** What is known of the records of a run in addition to its fields; what was learnt of its values is read once, when that is needed. */
export type ReadFacts = (reader: RunReader, name: string) => Promise<DataFacts>;

/** Facts of runs, which never change, so those of the last few are kept. */
export function createFactsReader(files: RunFiles): ReadFacts {
  const recent = createRecent<ValueIndex>({ most: KEPT });
  return async (reader, name) => withValues(reader.run, plainFacts(reader.run, name), await recent(reader.run.id, () => readValues(files, reader)));
}

/** What the catalogue alone knows of a run: the values of fields that have only a few. */
export function plainFacts(run: RunEntry, name: string): DataFacts {
  const index = closedValues(run);
  const { distinct, isList } = index;
  // Texts that seldom repeat as a whole are counted by their items or not at all.
  const isCounted = ({ stats }: RunField) => (stats.distinct ?? 0) < SELDOM_REPEATED * stats.values;
  let lists: ReadonlySet<string> | undefined;
  const listed = (asked: string) => {
    lists ??= new Set(fieldsWithRoles(run).flatMap((field) => (field.role === 'list' && !isCounted(field) ? [field.name] : [])));
    return lists.has(asked) || isList(asked);
  };
  return { name, records: run.records, titleField: run.titleField, key: run.key, findValues: exactItems(run, index), distinct, isList: listed };
}

const SELDOM_REPEATED = 0.3;

/** Items that are parts of others are told from them only in what the source wrote as lists: a text that joins several is searched for their words. */
function exactItems({ fields }: RunEntry, { find, isPartOfItems }: Pick<ValueIndex, 'find' | 'isPartOfItems'>): DataFacts['findValues'] {
  const written = new Set(fields.flatMap(({ name, json }) => (json ? [name] : [])));
  const isPart = ({ field, kind, spellings: [item = ''] }: ValueHit) => kind === 'item' && written.has(field) && isPartOfItems(field, item);
  return (phrase) => find(phrase).map((hit) => (isPart(hit) ? { ...hit, isPartOfOthers: true } : hit));
}

const closed = new WeakMap<RunEntry, ValueIndex>();

function closedValues(run: RunEntry): ValueIndex {
  const known = closed.get(run);
  if (known !== undefined) return known;
  const few = run.fields.filter(({ stats, rawOf }) => stats.closed === true && rawOf === undefined);
  const index = indexValues(few.flatMap(({ name, stats }) => (stats.samples ?? []).map((sample) => [name, sample] as const)));
  closed.set(run, index);
  return index;
}

function withValues(run: RunEntry, facts: DataFacts, index: ValueIndex): DataFacts {
  return {
    ...facts,
    findValues: exactItems(run, index),
    distinct: (field) => facts.distinct(field) ?? index.distinct(field),
    isList: (field) => facts.isList(field) || index.isList(field),
  };
}
