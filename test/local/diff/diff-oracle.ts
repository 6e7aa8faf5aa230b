import type { Tolerance } from '../../../src/contract/parameters.ts';
import type { Cell, RunField } from '../../../src/core/fields/field.ts';
import type { MemoryRun } from '../memory-runs.ts';

/** What a diff should say, found the slow way: every record is compared with every other one. */
export interface OracleDiff {
  readonly removed: readonly number[];
  readonly added: readonly number[];
  /** Positions in the older and the newer run, with the names of the fields that differ. */
  readonly changed: readonly { readonly from: number; readonly to: number; readonly fields: readonly string[] }[];
  readonly unchanged: number;
}

export interface OracleOptions {
  readonly key: readonly string[];
  readonly ignore: readonly string[];
  readonly tolerance: readonly Tolerance[];
}

type Typed = { readonly kind: string; readonly value: unknown } | null;

export function naiveDiff(from: MemoryRun, to: MemoryRun, { key, ignore, tolerance }: OracleOptions): OracleDiff {
  const names = [...new Set([...to.fields, ...from.fields].map(({ name }) => name))];
  const compared = names.filter((name) => !ignore.includes(name));
  const parting = compared.filter((name) => parts(name, from, to));
  const nothingPairs = key.length === 0 && parting.length > 0;
  const value = (run: MemoryRun, row: number, name: string) => typed(run, row, name);
  const differs = (name: string, older: number, newer: number, tolerant: boolean) => {
    const [before, after] = [value(from, older, name), value(to, newer, name)];
    const slack = tolerance.find(({ field }) => field === name);
    if (tolerant && slack !== undefined && before?.kind === 'number' && after?.kind === 'number') return !near(slack, before.value, after.value);
    return !deepEqual(before, after);
  };
  const sameKey = (older: number, newer: number) => key.every((name) => deepEqual(value(from, older, name), value(to, newer, name)));
  const rounds: readonly ((older: number, newer: number) => boolean)[] = [
    (older, newer) => sameKey(older, newer) && names.every((name) => !differs(name, older, newer, false)),
    (older, newer) => sameKey(older, newer) && compared.every((name) => !differs(name, older, newer, true)),
    (older, newer) => key.length > 0 && sameKey(older, newer),
  ];
  const olderLeft = new Set(from.rows.keys());
  const newerLeft = new Set(to.rows.keys());
  const pairs = rounds.map((fits) => {
    const paired: { from: number; to: number }[] = [];
    for (const newer of newerLeft) {
      const older = nothingPairs ? undefined : [...olderLeft].find((candidate) => fits(candidate, newer));
      if (older === undefined) continue;
      olderLeft.delete(older);
      newerLeft.delete(newer);
      paired.push({ from: older, to: newer });
    }
    return paired;
  });
  const [same = [], alike = [], changed = []] = pairs;
  const told = parting.length > 0 ? pairs.flat().toSorted((a, b) => a.to - b.to) : changed;
  return {
    removed: [...olderLeft],
    added: [...newerLeft],
    changed: told.map((pair) => ({
      ...pair,
      fields: compared.filter((name) => parting.includes(name) || differs(name, pair.from, pair.to, true)),
    })),
    unchanged: parting.length > 0 ? 0 : same.length + alike.length,
  };
}

/** The field is in one run only, and every record there says that it has no value where it has none. */
function parts(name: string, from: MemoryRun, to: MemoryRun): boolean {
  const [older, newer] = [from, to].map((run) => run.fields.find((field) => field.name === name));
  return (older === undefined) !== (newer === undefined) && (older ?? newer)?.statesNulls === true;
}

function typed({ fields, rows }: MemoryRun, row: number, name: string): Typed {
  const index = fields.findIndex((field) => field.name === name);
  const field = fields[index];
  const cell = rows[row]?.[index] ?? null;
  return field === undefined || cell === null ? null : typedCell(field, cell);
}

function typedCell(field: RunField, cell: NonNullable<Cell>): Typed {
  const value: unknown = field.json ? JSON.parse(String(cell)) : cell;
  if (value === null) return { kind: 'null', value };
  if (field.type === 'date') return { kind: 'date', value };
  return { kind: typeof value, value: value === 0 ? 0 : value };
}

function near({ amount, relative }: Tolerance, before: unknown, after: unknown): boolean {
  const allowed = relative ? (Math.abs(Number(before)) * amount) / 100 : amount;
  return Math.abs(Number(after) - Number(before)) <= allowed + 1e-9;
}

function deepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return left.size === right.size && [...left].every(([name, item]) => right.has(name) && deepEqual(item, right.get(name)));
}
