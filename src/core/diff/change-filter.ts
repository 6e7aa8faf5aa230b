import type { FieldType } from '../../contract/operations/scrapers.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { textColumn, type Column } from '../columns/columns.ts';
import { parseConditionFor } from '../condition/check.ts';
import type { Condition } from '../condition/condition.ts';
import { changeDialect } from '../condition/dialect.ts';
import { compileCondition } from '../condition/evaluate/evaluate.ts';
import { TRUE } from '../condition/evaluate/truths.ts';
import type { ConditionField } from '../condition/fields.ts';
import { nearestName } from '../condition/nearest-name.ts';
import { fieldsOf } from '../condition/transform.ts';
import { DAY_MS } from '../fields/date/calendar.ts';
import type { Cell } from '../fields/field.ts';
import type { ComparedField } from './compared-field.ts';

/** Values of one field in the records of some changes, aligned: numbers, epoch milliseconds of dates, booleans or text; null when missing. */
export interface ValuePairs {
  readonly before: readonly Cell[];
  readonly after: readonly Cell[];
}

/** A test of changes. */
export interface ChangeFilter {
  /** The fields whose values it reads. */
  readonly fields: readonly ComparedField[];
  /** 1 for each change of which it is true, given the values of `fields`. A comparison with what is missing is not true. */
  passes(size: number, values: readonly ValuePairs[]): Uint8Array;
}

/**
 * Reads a condition over changes: `price.pct <= -5 AND rooms.to > 2`. A field has `from` and `to` (also written `old` and `new`), `change` (also
 * written `delta`: to less from; dates: in days) when it is a number or a date in both runs, and `pct` (change in percent of from) when it is a number.
 * An added record has no `from`, a removed one no `to`. Rejects any other text with `invalid_parameter`, naming the place.
 */
export function parseChangeFilter(text: string, fields: readonly ComparedField[]): ChangeFilter {
  const parts = fields.flatMap(partsOf);
  const condition = parsed(text, parts, fields);
  const names = new Set(fieldsOf(condition));
  const used = parts.filter(({ name }) => names.has(name)).map((part, position) => ({ ...part, position }));
  const usedFields = [...new Set(used.map(({ field }) => field))];
  const placeOf = (name: string) => {
    const part = used.find((each) => each.name === name);
    if (part === undefined) throw new TypeError('unchecked condition: unknown field');
    return part;
  };
  const test = compileCondition(condition, placeOf, []);
  return {
    fields: usedFields,
    passes: (size, values) => {
      const columns = used.map((part) => columnOf(part, size, values[usedFields.indexOf(part.field)] ?? { before: [], after: [] }));
      return test({ size, columns }).map((truth) => (truth === TRUE ? 1 : 0));
    },
  };
}

type Part = 'from' | 'to' | 'change' | 'pct';

/** A part of a field as a field that conditions can be about. */
interface FieldPart extends ConditionField {
  readonly field: ComparedField;
  readonly part: Part;
}

/** What else a part may be called. */
const otherNames: Readonly<Partial<Record<Part, string>>> = { from: 'old', to: 'new', change: 'delta' };

/** By how many percent of the older value a number changed; NaN where that is 0 or one of them is missing. */
export function percentChange(before: number, after: number): number {
  const percent = ((after - before) / Math.abs(before)) * 100;
  return Number.isFinite(percent) ? percent : Number.NaN;
}

function partsOf(field: ComparedField): readonly FieldPart[] {
  const [older, newer] = [field.from ?? field.to, field.to ?? field.from];
  const both = (type: FieldType) => older?.type === type && newer?.type === type;
  const value = (part: 'from' | 'to', run: typeof older) =>
    run === undefined ? [] : named(field, part, { type: run.type, ...(run.json ? { json: true } : {}) });
  return [
    ...value('from', older),
    ...value('to', newer),
    ...(both('number') || both('date') ? named(field, 'change', { type: 'number' }) : []),
    ...(both('number') ? named(field, 'pct', { type: 'number' }) : []),
  ];
}

function named(field: ComparedField, part: Part, kind: Pick<FieldPart, 'type' | 'json'>): readonly FieldPart[] {
  const other = otherNames[part];
  const names = other === undefined ? [part] : [part, other];
  return names.map((name) => ({ ...kind, name: `${field.name}.${name}`, field, part }));
}

function columnOf({ part, type, field }: FieldPart, size: number, { before, after }: ValuePairs): Column {
  if (type === 'text') {
    const cells = part === 'from' ? before : after;
    return textColumn(Array.from({ length: size }, (_, row) => (typeof cells[row] === 'string' ? cells[row] : null)));
  }
  const unit = (field.to ?? field.from)?.type === 'date' ? DAY_MS : 1;
  const values = Float64Array.from({ length: size }, (_, row) => partReaders[part](numberOf(before[row]), numberOf(after[row]), unit));
  return { kind: 'numbers', values };
}

function numberOf(cell: Cell | undefined): number {
  return cell === undefined || cell === null || typeof cell === 'string' ? Number.NaN : Number(cell);
}

const partReaders: Readonly<Record<Part, (before: number, after: number, unit: number) => number>> = {
  from: (before) => before,
  to: (_before, after) => after,
  change: (before, after, unit) => (after - before) / unit,
  pct: percentChange,
};

function parsed(text: string, parts: readonly FieldPart[], fields: readonly ComparedField[]): Condition {
  try {
    return parseConditionFor(text, parts, changeDialect);
  } catch (error) {
    const [issue] = isScrqError(error) ? error.issues : [];
    const hint = issue === undefined ? undefined : hintAbout(issue.message, parts, fields);
    if (!isScrqError(error) || hint === undefined) throw error;
    throw new ScrqError(error.code, error.message, { cause: error, hint, issues: error.issues });
  }
}

const UNKNOWN = /^no field "(.*?)(?:\.(?:from|to|change|old|new|delta|pct))?"/;

/** For a part that a field does not have, those that it has; for a field that there is not, the one that was probably meant. */
function hintAbout(message: string, parts: readonly FieldPart[], fields: readonly ComparedField[]): string | undefined {
  const [, name] = UNKNOWN.exec(message) ?? [];
  if (name === undefined) return undefined;
  const field = fields.find((each) => each.name === name);
  const has = parts.filter((part) => part.field === field).map((part) => `${name}.${part.part}`);
  if (field !== undefined) return `There are ${[...new Set(has)].join(', ')}.`;
  const near = nearestName(
    name,
    fields.map((each) => each.name),
  );
  return near === undefined ? changeDialect.hint : `Did you mean ${near}?`;
}
