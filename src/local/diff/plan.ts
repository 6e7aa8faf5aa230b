import type { DiffRequest } from '../../contract/operations/diff.ts';
import { invalidParameters } from '../../contract/parse.ts';
import { isRaw, pairFields, partsRuns, type ComparedField } from '../../core/diff/compared-field.ts';
import type { RunField } from '../../core/fields/field.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';
import type { DiffSide } from './side.ts';
import { unknownField } from '../sort.ts';

/** What is compared with what, and how. */
export interface DiffPlan {
  readonly from: DiffSide;
  readonly to: DiffSide;
  /** Empty when records are compared whole. */
  readonly key: readonly string[];
  /** All fields of both runs. */
  readonly fields: readonly ComparedField[];
  /** Those that decide whether a record changed. */
  readonly compared: readonly ComparedField[];
  /** Whether records changed exactly when the contents differ that the runs were stored with. */
  readonly exact: boolean;
  /** Compared fields that part the runs, for which no record of one equals any of the other. */
  readonly parting: readonly ComparedField[];
}

type Options = Pick<DiffRequest, 'key' | 'fields' | 'ignore' | 'tolerance' | 'changedFields'>;

/** Settles key and compared fields; rejects with `invalid_parameter` fields that there are not. */
export function planDiff(from: DiffSide, to: DiffSide, request: Options): DiffPlan {
  const { key: given, fields: wanted, ignore = [], tolerance = [], changedFields = [] } = request;
  const fields = pairFields(from.fields, to.fields, tolerance);
  const all = unionOf(fields);
  refuseUnknown('fields', wanted ?? [], all);
  refuseUnknown('ignore', ignore, all);
  refuseUnknown('changedFields', changedFields, all);
  refuseUnknown(
    'tolerance',
    tolerance.map(({ field }) => field),
    all,
  );
  for (const { field } of tolerance) refuseNoNumber(fields.find(({ name }) => name === field));
  const key = [...new Set(given ?? usualKey(from, to))];
  refuseUnknown('key', key, all);
  for (const side of [from, to]) refuseMissingKey(key, side);
  const ignored = new Set(ignore);
  const isWanted = ({ name }: ComparedField) => wanted?.includes(name) ?? true;
  const compared = fields.filter((field) => isWanted(field) && !ignored.has(field.name) && !isRaw(field));
  const mixed = fields.some(({ from: older, to: newer }) => older && newer && (older.rawOf === undefined) !== (newer.rawOf === undefined));
  const parting = from.records > 0 && to.records > 0 ? compared.filter(partsRuns) : [];
  return { from, to, key, fields, compared, exact: wanted === undefined && ignored.size === 0 && tolerance.length === 0 && !mixed, parting };
}

/** The key that records of the newer run have; a run without records may have lost it. */
function usualKey(from: DiffSide, to: DiffSide): readonly string[] {
  const telling = to.fields.length > 0 ? to.run : from.run;
  return (telling ?? to.run)?.key ?? [];
}

/** A field as either run has it. */
function unionOf(fields: readonly ComparedField[]): readonly RunField[] {
  return fields.flatMap(({ from, to }) => to ?? from ?? []);
}

/** Runs without records may have no fields, and then no typo can be noticed. */
function refuseUnknown(parameter: string, names: readonly string[], fields: readonly RunField[]): void {
  const unknown = names.find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined && fields.length > 0) throw unknownField(parameter, unknown, fields);
}

/** A field that is a number in one run only, or has no value yet, is still a number to a caller that sets a tolerance for it. */
function refuseNoNumber(field: ComparedField | undefined): void {
  const withValues = [field?.to, field?.from].flatMap((each) => (each === undefined || each.stats.values === 0 ? [] : [each]));
  const [first] = withValues;
  if (first === undefined || withValues.some(({ type }) => type === 'number')) return;
  throw invalidParameters([{ parameter: 'tolerance', message: `names ${JSON.stringify(first.name)}, which is not a number but ${first.type}` }]);
}

function refuseMissingKey(key: readonly string[], { run, fields, records }: DiffSide): void {
  const missing = key.find((name) => !fields.some((field) => field.name === name));
  if (missing === undefined || run === null || records === 0) return;
  const message = `names ${JSON.stringify(missing)}, which the run ${run.id} does not have`;
  throw new ScrqError('invalid_parameter', `key ${message}`, {
    issues: [{ parameter: 'key', message }],
    hint: `Name fields that both runs have: ${nameList(fields)}.`,
  });
}

function nameList(fields: readonly RunField[]): string {
  const listed = fields.slice(0, LISTED).map(({ name }) => name);
  return `${listed.join(', ')}${fields.length > LISTED ? ', …' : ''}`;
}

const LISTED = 20;

/** Whether two runs were stored with hashes of this very key. */
export function hasStoredKey(runs: readonly (RunEntry | null)[], key: readonly string[]): boolean {
  return runs.every(
    (run) => run === null || run.records === 0 || (run.key.length === key.length && run.key.every((name, index) => name === key[index])),
  );
}
