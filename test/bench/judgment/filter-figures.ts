import type { Comparison } from './stated-facts.ts';

/** What became of one case: how the prediction compares with each acceptable answer. */
export interface Outcome {
  readonly answers: readonly Comparison[];
  /** The right answer is no filter at all. */
  readonly isEmpty: boolean;
}

export interface Outcomes {
  readonly cases: number;
  readonly exact: number;
  readonly stating: number;
  readonly statingExact: number;
  readonly empty: number;
  readonly falseFilters: number;
  readonly right: number;
  readonly extra: number;
  readonly missing: number;
  readonly illegal: number;
}

export const noOutcomes: Outcomes = {
  cases: 0,
  exact: 0,
  stating: 0,
  statingExact: 0,
  empty: 0,
  falseFilters: 0,
  right: 0,
  extra: 0,
  missing: 0,
  illegal: 0,
};

/** Adds one case, by the answer it meets best. */
export function addOutcome(sum: Outcomes, { answers, isEmpty }: Outcome): Outcomes {
  const [best] = answers.toSorted((a, b) => mistakes(a) - mistakes(b));
  if (best === undefined) return sum;
  const exact = Number(mistakes(best) === 0);
  return {
    cases: sum.cases + 1,
    exact: sum.exact + exact,
    stating: sum.stating + Number(!isEmpty),
    statingExact: sum.statingExact + (isEmpty ? 0 : exact),
    empty: sum.empty + Number(isEmpty),
    falseFilters: sum.falseFilters + Number(isEmpty && best.extra > 0),
    right: sum.right + best.right,
    extra: sum.extra + best.extra,
    missing: sum.missing + best.missing,
    illegal: sum.illegal + best.illegal,
  };
}

/** The figures as lines of text. */
export function figures(sum: Outcomes): string {
  const f1 = share(2 * sum.right, 2 * sum.right + sum.extra + sum.missing);
  return [
    `  cases ${sum.cases}: exact ${share(sum.exact, sum.cases)}`,
    `  with conditions ${sum.stating}: exact ${share(sum.statingExact, sum.stating)}, F1 of conditions ${f1}`,
    `  without conditions ${sum.empty}: false filters ${sum.falseFilters} (${share(sum.falseFilters, sum.empty)})`,
    `  illegal conditions: ${sum.illegal}`,
  ].join('\n');
}

function mistakes({ extra, missing }: Comparison): number {
  return extra + missing;
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}
