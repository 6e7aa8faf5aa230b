import type { Tolerance } from '../../contract/parameters.ts';
import { COMPARISON_SLACK, LEAST_SLACK } from '../../core/diff/compared-field.ts';
import type { CopyField } from '../copy/copy-fields.ts';
import { double } from './sql.ts';

/** The copies of a field of two runs; undefined in a run that does not have it. */
export interface CopiedPair {
  readonly from: CopyField | undefined;
  readonly to: CopyField | undefined;
}

const sqlTypes = { number: 'DOUBLE', date: 'DOUBLE', boolean: 'BOOLEAN', text: 'VARCHAR', json: 'VARCHAR' } as const;

/**
 * The value of a field in one of two runs, written so that it equals that of the other run exactly when they are the same by type and value. A field of
 * one kind in both is compared as it is, and one of two kinds as text with a letter for the kind: only lists and objects hold values of others.
 */
export function comparedSql(pair: CopiedPair, side: 'from' | 'to'): string {
  const [own, other] = side === 'from' ? [pair.from, pair.to] : [pair.to, pair.from];
  if (own === undefined) return `CAST(NULL AS ${other === undefined ? 'VARCHAR' : sqlTypes[kindOf(other)]})`;
  const kind = kindOf(own);
  if (other === undefined || kindOf(other) === kind) return kind === 'json' ? own.canonical : own.value;
  return taggedSql(own, kindOf(other));
}

/** Types are those that no field has when the other run does not have it. */
function taggedSql(field: CopyField, other: keyof typeof sqlTypes): string {
  const { value, canonical } = field;
  switch (kindOf(field)) {
    case 'json':
      // Numbers are written as the engine writes those of the other run.
      return other === 'number'
        ? `(CASE WHEN starts_with(${canonical}, 'n') THEN concat('n', CAST(substr(${canonical}, 2, length(${canonical}) - 2) AS DOUBLE)) ELSE ${canonical} END)`
        : canonical;
    case 'boolean':
      return `(CASE ${value} WHEN true THEN 't' WHEN false THEN 'f' END)`;
    case 'text':
      return `('s' || ${value})`;
    case 'number':
      return `('n' || CAST(${value} AS VARCHAR))`;
    case 'date':
      return `('d' || CAST(${value} AS VARCHAR))`;
  }
}

function kindOf({ type, json }: CopyField): keyof typeof sqlTypes {
  return json === true ? 'json' : type;
}

/** Whether a number moved by no more than it may, as `isWithin` has it; where one of two values is missing, it did. */
export function withinSql({ amount, relative }: Tolerance, before: string, after: string): string {
  const allowed = relative ? `(abs(${before}) * ${double(amount / 100)})` : double(amount);
  const slack = `least(${double(COMPARISON_SLACK)} * greatest(abs(${before}), abs(${after})), ${allowed} * ${double(LEAST_SLACK)})`;
  return `(CASE WHEN ${before} IS NULL OR ${after} IS NULL THEN ${before} IS NULL AND ${after} IS NULL ELSE abs(${after} - ${before}) <= ${allowed} + ${slack} END)`;
}
