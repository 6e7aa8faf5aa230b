import type { StatedCondition } from './stated-conditions.ts';
import type { CaseField } from './stated-facts.ts';

/** A question with the filter it should become, or one of several that will do. */
export interface FilterCase {
  readonly id: string;
  readonly query: string;
  readonly now: string;
  readonly fields: readonly CaseField[];
  readonly gold: { readonly and: readonly StatedCondition[] };
  readonly alts?: readonly { readonly and: readonly StatedCondition[] }[];
}

const DEFAULT_NOW = '2026-03-15';

/** The cases of a file, one JSON object a line. */
export function readCases(text: string): readonly FilterCase[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): FilterCase => ({ now: DEFAULT_NOW, ...JSON.parse(line) }));
}

/** A case's fields as an interpreter wants them: the range of dates in epoch milliseconds, samples as text. */
export function queryFields({ fields }: FilterCase) {
  const bound = (value: number | string | undefined) => (typeof value === 'string' ? Date.parse(value) : value);
  return fields.map(({ min, max, samples, ...field }) => {
    const [low, high] = [bound(min), bound(max)];
    return {
      ...field,
      ...(low !== undefined && { min: low }),
      ...(high !== undefined && { max: high }),
      ...(samples !== undefined && { samples: samples.map(String) }),
    };
  });
}
