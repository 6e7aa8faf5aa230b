import type { Change } from '../../contract/operations/diff.ts';
import type { RecordData } from '../../contract/envelope.ts';

/** Columns of `changeRows` for a key: `change`, the fields of the key, `field`, `from`, `to`. */
export function changeColumns(key: readonly string[]): readonly string[] {
  return ['change', ...key.map(keyColumn), 'field', 'from', 'to'];
}

/** A row for each value that changed. An added or removed record has one for each of its values, or a single one when it has none but its key. With `fields`, only these values. */
export function changeRows(changes: readonly Change[], fields?: ReadonlySet<string>): readonly RecordData[] {
  return changes.flatMap((change) => {
    const about = { change: change.change, ...Object.fromEntries(Object.entries(change.key).map(([name, value]) => [keyColumn(name), value])) };
    const values = valuesOf(change).filter(({ field }) => fields?.has(field) ?? true);
    return values.length === 0 ? [{ ...about, field: '', from: null, to: null }] : values.map((value) => ({ ...about, ...value }));
  });
}

const OWN: ReadonlySet<string> = new Set(['change', 'field', 'from', 'to']);

function keyColumn(name: string): string {
  return OWN.has(name) ? `key ${name}` : name;
}

interface ValueRow {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

function valuesOf(change: Change): readonly ValueRow[] {
  if ('fields' in change) return Object.entries(change.fields).map(([field, { from, to }]) => ({ field, from, to }));
  const others = Object.entries(change.record).filter(([name, value]) => !Object.hasOwn(change.key, name) && value !== null);
  return others.map(([field, value]) => (change.change === 'added' ? { field, from: null, to: value } : { field, from: value, to: null }));
}
