import type { Cell, RunField } from '../../core/fields/field.ts';
import { findFindings } from '../../core/fields/findings/find-findings.ts';
import { toRecord } from '../../core/fields/record.ts';
import type { Reading } from '../../core/fields/decision.ts';
import type { KeyReport } from '../../core/fields/key.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { FieldReport, SourceReport } from './import.ts';
import type { ReadPass } from './passes/read-pass.ts';
import { publicField } from '../public-field.ts';
import type { FieldSummary } from './passes/shape-records.ts';

export interface ReportParts {
  readonly pass: ReadPass;
  readonly fields: readonly FieldSummary[];
  readonly key: KeyReport;
  /** Fields that came and went since the run before, and what may be wrong. */
  readonly change: Pick<SourceReport, 'added' | 'missing' | 'warnings'>;
  /** The run before this one in time. */
  readonly before: RunEntry | undefined;
}

/** What was understood of a source, field by field. */
export function reportOf({ pass, fields, key, change, before }: ReportParts): SourceReport {
  const notes = pass.decisions.flatMap(({ name, notes: choices }) => choices.map((choice) => `${name}: ${choice}`));
  const reports = fields.map((summary) => fieldReport(summary));
  const facts = fields.map((summary, index) => ({ ...summary, examples: reports[index]?.examples ?? [] }));
  return {
    source: pass.source,
    records: pass.records,
    key: pass.key,
    fields: reports,
    ...change,
    warnings: [...change.warnings, ...keyWarnings(pass.key, key)],
    findings: findFindings({ facts, records: pass.records, before }),
    notes: [...pass.source.notes, ...notes],
  };
}

function fieldReport({ field, decision, failed, examples, distinct, distinctEstimated }: FieldSummary): FieldReport {
  const { stats } = field;
  const convention = field.rawOf === undefined && stats.values > 0 ? conventionOf(decision.reading) : undefined;
  return {
    ...publicField(field),
    values: stats.values,
    nulls: stats.nulls - failed,
    failed,
    failures: failed > 0 ? decision.failures : [],
    distinct,
    distinctEstimated,
    ...(stats.min === undefined ? {} : { min: shown(field, stats.min) }),
    ...(stats.max === undefined ? {} : { max: shown(field, stats.max) }),
    ...(convention === undefined ? {} : { convention }),
    examples: examples.map((cell) => exampleText(field, cell)),
    ...(decision.near === undefined || field.rawOf !== undefined ? {} : { near: decision.near }),
  };
}

const LONGEST_EXAMPLE = 100;

function exampleText(field: RunField, cell: Cell): string {
  const value = toRecord([field], [cell])[field.name];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= LONGEST_EXAMPLE ? text : `${Array.from(text.slice(0, LONGEST_EXAMPLE - 1)).join('')}…`;
}

/** A bound as records show values of the field. */
function shown(field: RunField, bound: number): number | string {
  const value = toRecord([field], [bound])[field.name];
  return typeof value === 'number' ? value : String(value);
}

const ORDERS = { dmy: 'day first', mdy: 'month first', ymd: 'year first' } as const;

function conventionOf(reading: Reading): string | undefined {
  switch (reading.kind) {
    case 'number':
      return reading.decimal === 'comma' ? '1.234,5' : undefined;
    case 'date':
      return reading.ordered ? ORDERS[reading.order] : undefined;
    case 'epoch':
      return 'seconds or milliseconds since 1970';
    case 'boolean':
    case 'json':
    case 'text':
      return undefined;
  }
}

/** What may be wrong with the values of a key. */
export function keyWarnings(key: readonly string[], { empty, repeated, lines }: KeyReport): readonly string[] {
  if (key.length === 0 || (empty === 0 && repeated === 0)) return [];
  const parts = [
    ...(repeated > 0 ? [`${repeated} records repeat the key of another`] : []),
    ...(empty > 0 ? [`${empty} records lack a part of the key`] : []),
  ];
  return [`${parts.join(', and ')} (${key.join(', ')}; first on line ${lines.join(', ')})`];
}
