import type { Condition } from '../../core/condition/condition.ts';
import { compileCondition, type PlacedField } from '../../core/condition/evaluate/evaluate.ts';
import { TRUE } from '../../core/condition/evaluate/truths.ts';
import { fieldsOf } from '../../core/condition/transform.ts';
import type { RunField } from '../../core/fields/field.ts';
import type { ColumnBatch } from '../../core/columns/columns.ts';
import { systemColumns } from './run-schema.ts';

/** Conditions whose members a run keeps: a bit for each record would do, a list in SQL is some seven bytes for each member. */
const KEPT_MEMBERS = 8;

type ReadColumns = (fields: readonly string[]) => AsyncIterable<ColumnBatch>;

/** Gives SQL that is true of exactly the records of which a condition is true; the records are tested here, and named by their positions. */
export function createMembers(fields: readonly RunField[], records: number, read: ReadColumns): (condition: Condition) => Promise<string> {
  const kept = new Map<string, Promise<string>>();
  return (condition) => {
    const name = JSON.stringify(condition);
    const known = kept.get(name);
    const found = known ?? findMembers(condition, fields, read).then((members) => membershipSql(members, records));
    kept.delete(name);
    kept.set(name, found);
    // A failure is not kept.
    if (known === undefined) found.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MEMBERS && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

/** A flag for every record: 1 where the condition is true. */
async function findMembers(condition: Condition, fields: readonly RunField[], read: ReadColumns): Promise<Uint8Array[]> {
  const texts = fields.filter((field) => field.type === 'text' && field.rawOf === undefined).map(({ name }) => name);
  const names = fieldsOf(condition, texts);
  const placed = names.map((name, position): PlacedField => {
    const field = fields.find((each) => each.name === name);
    if (field === undefined) throw new TypeError('unchecked condition: unknown field');
    return { ...field, position };
  });
  const placeOf = (name: string): PlacedField => {
    const field = placed[names.indexOf(name)];
    if (field === undefined) throw new TypeError('unchecked condition: unknown field');
    return field;
  };
  const test = compileCondition(
    condition,
    placeOf,
    placed.filter(({ name }) => texts.includes(name)),
  );
  const flags: Uint8Array[] = [];
  if (names.length === 0) return flags;
  for await (const batch of read(names)) flags.push(test(batch).map((truth) => (truth === TRUE ? 1 : 0)));
  return flags;
}

/** Names the smaller side: the members, or all others. */
function membershipSql(flags: readonly Uint8Array[], records: number): string {
  const members: number[] = [];
  const others: number[] = [];
  let first = 0;
  for (const batch of flags) {
    batch.forEach((flag, row) => (flag === 1 ? members : others).push(first + row));
    first += batch.length;
  }
  const ordinal = `\`${systemColumns.ordinal}\``;
  if (members.length === 0) return `${ordinal} < 0`;
  if (members.length === records) return `${ordinal} >= 0`;
  return members.length <= others.length ? `${ordinal} IN (${members.join(', ')})` : `${ordinal} NOT IN (${others.join(', ')})`;
}
