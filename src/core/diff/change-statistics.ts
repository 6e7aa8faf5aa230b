import type { FieldChangeStatistics } from '../../contract/operations/diff.ts';
import { percentChange } from './change-filter.ts';

interface Measures {
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** `number` also gives percentages of the older value. */
  readonly kind: 'number' | 'days';
}

/** The values of one field in many pairs of records. */
export interface FieldPairs {
  readonly field: string;
  /** 1 for each pair whose values differ. */
  readonly differs: Uint8Array;
  /** Whether the older, and the newer, value of a pair is missing. */
  readonly isMissing: (pair: number, side: 'before' | 'after') => boolean;
  /** Values of a field that is a number, or a date (in days), in both runs; NaN when missing. */
  readonly measures?: Measures;
}

/** What the changes of one field come to. */
export function changeStatistics({ field, differs, isMissing, measures }: FieldPairs): FieldChangeStatistics {
  let changes = 0;
  let appeared = 0;
  let vanished = 0;
  const deltas: number[] = [];
  const percents: number[] = [];
  for (let pair = 0; pair < differs.length; pair += 1) {
    if (differs[pair] === 0) continue;
    changes += 1;
    const [wasMissing, isGone] = [isMissing(pair, 'before'), isMissing(pair, 'after')];
    if (wasMissing && !isGone) appeared += 1;
    if (isGone && !wasMissing) vanished += 1;
    if (measures === undefined) continue;
    const [before = NaN, after = NaN] = [measures.before[pair], measures.after[pair]];
    if (!Number.isNaN(after - before)) deltas.push(after - before);
    const percent = measures.kind === 'number' ? percentChange(before, after) : NaN;
    if (!Number.isNaN(percent)) percents.push(percent);
  }
  return {
    field,
    changes,
    appeared,
    vanished,
    ...(measures === undefined ? {} : { up: deltas.filter((delta) => delta > 0).length, down: deltas.filter((delta) => delta < 0).length }),
    ...(measures?.kind === 'days' ? { unit: 'days' as const } : {}),
    ...(deltas.length === 0 ? {} : { delta: spread(deltas) }),
    ...(percents.length === 0 ? {} : { pct: spread(percents) }),
  };
}

function spread(values: readonly number[]) {
  const sorted = Float64Array.from(values).toSorted();
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { min: sorted[0] ?? 0, median: low + (high - low) / 2, max: sorted.at(-1) ?? 0 };
}
