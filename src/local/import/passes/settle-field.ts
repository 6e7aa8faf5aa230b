import type { DecideOptions, FieldDecision } from '../../../core/fields/decision.ts';
import type { RunField } from '../../../core/fields/field.ts';
import type { FieldSettings } from '../../../core/fields/settings.ts';
import type { ScrqError } from '../../../errors.ts';
import { fileError, printable } from '../../../format/read/file-error.ts';
import type { FieldProfiler } from '../field-profiler.ts';

export interface SettleOptions {
  /** Name of the source, for messages. */
  readonly source: string;
  readonly settings: FieldSettings;
  /** The field in the run before, when its type binds this one. */
  readonly held: RunField | undefined;
  readonly runAt: number;
  /** The decimal mark that the other fields of the source tell. */
  readonly decimalOfOthers?: DecideOptions['decimalOfOthers'];
}

/** Proportion of values that may not fit the type of the run before, when the reader is lenient. */
const LENIENT_SHARE = 0.02;

/** How a field is read: as its owner said, as in the run before, or as its values suggest. Rejects when values do not fit what binds them. */
export async function settleField(name: string, profiler: FieldProfiler, options: SettleOptions): Promise<FieldDecision> {
  const { settings, held, runAt, decimalOfOthers } = options;
  const base: DecideOptions = {
    runAt,
    ...(settings.tolerance === undefined ? {} : { tolerance: settings.tolerance }),
    ...(settings.dateOrder === undefined ? {} : { dateOrder: settings.dateOrder }),
    ...(settings.decimal === undefined ? {} : { decimal: settings.decimal }),
    ...(held !== undefined || decimalOfOthers === undefined ? {} : { decimalOfOthers }),
  };
  const type = settings.types?.[name];
  if (type !== undefined) return fitting(await profiler.decide(name, { ...base, type }), options, 'said');
  if (held === undefined) return profiler.decide(name, base);
  const same = await profiler.decide(name, { ...conventionOf(held), ...base, type: held.type });
  if (same.counts.failed === 0) return same;
  // Clear evidence of another convention is followed, and said; without evidence the old one holds, so "1.234" never changes its value.
  const { unit } = conventionOf(held);
  const other = await profiler.decide(name, { ...base, ...(unit === undefined ? {} : { unit }), type: held.type });
  if (other.counts.failed > 0) return fitting(same, options, 'held');
  return { ...other, notes: [...other.notes, 'its values are written in another way than in the run before'] };
}

function conventionOf({ reading, unit }: RunField): Pick<DecideOptions, 'decimal' | 'dateOrder' | 'unit'> {
  if (reading?.kind === 'number')
    return { decimal: reading.decimal, ...(unit === undefined || reading.unitKey === '' ? {} : { unit: { key: reading.unitKey, spelling: unit } }) };
  return reading?.kind === 'date' && reading.ordered ? { dateOrder: reading.order } : {};
}

function fitting(decision: FieldDecision, { source, settings }: SettleOptions, why: 'said' | 'held'): FieldDecision {
  const { failed, values } = decision.counts;
  const bearable = settings.tolerance === 'lenient' && (why === 'said' || failed <= (failed + values) * LENIENT_SHARE);
  if (failed === 0 || bearable) return decision;
  throw misfit(source, decision, why);
}

function misfit(source: string, { name, type, failures, counts }: FieldDecision, why: 'said' | 'held'): ScrqError {
  const [first] = failures;
  const field = JSON.stringify(printable(name));
  const others = counts.failed > 1 ? `, nor are ${counts.failed - 1} other values of the field` : '';
  const reason = why === 'held' ? `, as ${field} was in the run before` : '';
  const hint =
    why === 'held'
      ? `--lenient stores such values as missing when they are few, --retype decides the types again, and --type ${printable(name)}=text keeps them as they are.`
      : `--lenient stores such values as missing; without --type ${printable(name)}=${type} the values decide.`;
  return fileError(source, `${JSON.stringify(printable(first?.value ?? ''))} in the field ${field} is not a ${type}${reason}${others}`, {
    ...(first === undefined ? {} : { at: { line: first.line } }),
    hint,
  });
}
