import type { Field, FieldType } from '../../contract/scrapers.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { DAY_MS } from '../fields/calendar.ts';
import { parseFilterFor } from '../condition/check.ts';
import { compileEvaluator } from '../condition/evaluate.ts';
import type { Filter } from '../condition/condition.ts';
import { fieldsOf } from '../condition/transform.ts';
import { nearestName } from '../condition/nearest-name.ts';
import { tokenAt, type Token } from '../condition/tokens.ts';
import type { ComparedField } from './compared-field.ts';

/** Values of one field in the two records of a change: numbers, epoch milliseconds of dates, 1 and 0 of booleans; NaN when missing. */
export interface ValuePair {
  readonly before: number;
  readonly after: number;
}

/** A test of changes. */
export interface ChangeFilter {
  /** The fields whose values it reads. */
  readonly fields: readonly ComparedField[];
  /** Values aligned with `fields`. A comparison with what is missing is not true. */
  passes(values: readonly ValuePair[]): boolean;
}

/**
 * Reads a filter over changes: `price.pct <= -5 AND rooms.new > 2`. A field has `old` and `new` when it is a number, a date or a boolean,
 * `delta` (new less old; dates: in days) when it is a number or a date in both runs, and `pct` (delta in percent of old) when it is a number.
 * An added record has no old values, a removed one no new ones. Rejects any other text with `invalid_parameter`.
 */
export function parseChangeFilter(text: string, fields: readonly ComparedField[]): ChangeFilter {
  const parts = fields.flatMap(partsOf);
  const filter = parsed(text, parts, fields);
  const named = new Set(fieldsOf(filter));
  const used = parts.filter(({ name }) => named.has(name));
  const usedFields = [...new Set(used.map(({ field }) => field))];
  const readers = used.map(({ field, part }) => ({ index: usedFields.indexOf(field), read: partReaders[part], days: isDate(field) }));
  const test = compileEvaluator(filter, used);
  return {
    fields: usedFields,
    passes: (values) =>
      test(
        readers.map(({ index, read, days }) => {
          const value = read(values[index] ?? MISSING, days ? DAY_MS : 1);
          return Number.isNaN(value) ? null : value;
        }),
      ),
  };
}

type Part = 'old' | 'new' | 'delta' | 'pct';

/** A part of a field as a field that filters can be about. */
interface FieldPart extends Field {
  readonly field: ComparedField;
  readonly part: Part;
}

const MISSING: ValuePair = { before: Number.NaN, after: Number.NaN };

const partReaders: Readonly<Record<Part, (values: ValuePair, unit: number) => number>> = {
  old: ({ before }) => before,
  new: ({ after }) => after,
  delta: ({ before, after }, unit) => (after - before) / unit,
  pct: ({ before, after }) => percentChange(before, after),
};

/** By how many percent of the older value a number changed; NaN where that is 0 or one of them is missing. */
export function percentChange(before: number, after: number): number {
  const percent = ((after - before) / Math.abs(before)) * 100;
  return Number.isFinite(percent) ? percent : Number.NaN;
}

function partsOf(field: ComparedField): readonly FieldPart[] {
  const { from, to } = field;
  const part = (name: Part, type: FieldType): FieldPart => ({ name: `${field.name}.${name}`, type, field, part: name });
  const old = from ?? to;
  const now = to ?? from;
  const types = [old?.type, now?.type];
  const both = (type: FieldType) => types.every((each) => each === type);
  return [
    ...(old === undefined || old.type === 'text' ? [] : [part('old', old.type)]),
    ...(now === undefined || now.type === 'text' ? [] : [part('new', now.type)]),
    ...(both('number') || both('date') ? [part('delta', 'number')] : []),
    ...(both('number') ? [part('pct', 'number')] : []),
  ];
}

function isDate({ from, to }: ComparedField): boolean {
  return (to ?? from)?.type === 'date';
}

const PART = /\.(old|new|delta|pct)(?![\p{L}\p{M}\p{N}_])/iuy;

/** As the filter language has it, but a name may end in one of the parts. */
function changeTokenAt(text: string, offset: number): Token {
  const token = tokenAt(text, offset);
  if (token.kind !== 'name') return token;
  PART.lastIndex = token.end;
  const [suffix, part = ''] = PART.exec(text) ?? [];
  return suffix === undefined ? token : { ...token, name: `${token.name}.${part.toLowerCase()}`, end: token.end + suffix.length };
}

const HINT =
  'Write it like price.pct <= -5 AND rooms.new > 2: numbers have old, new, delta and pct, dates old, new and delta (in days), booleans old and new.';

function parsed(text: string, parts: readonly FieldPart[], fields: readonly ComparedField[]): Filter {
  try {
    return parseFilterFor(text, parts, changeTokenAt);
  } catch (error) {
    const [issue] = isScrqError(error) ? error.issues : [];
    if (!isScrqError(error) || issue === undefined) throw error;
    throw new ScrqError('invalid_parameter', `where: ${issue.message}`, {
      cause: error,
      hint: hintAbout(issue.message, parts, fields),
      issues: [{ parameter: 'where', message: issue.message }],
    });
  }
}

const UNKNOWN = /^no field "(.*?)(?:\.(?:old|new|delta|pct))?"/;

/** What a field has, for a part that it does not have; the name that was meant, for one that there is not. */
function hintAbout(message: string, parts: readonly FieldPart[], fields: readonly ComparedField[]): string {
  const [, name] = UNKNOWN.exec(message) ?? [];
  if (name === undefined) return HINT;
  const field = fields.find((each) => each.name === name);
  const has = parts.filter((part) => part.field === field).map(({ part }) => `${name}.${part}`);
  if (field !== undefined) return has.length === 0 ? `${name} is text; numbers, dates and booleans can be compared.` : `There are ${has.join(', ')}.`;
  const near = nearestName(
    name,
    parts.map((part) => part.field.name),
  );
  return near === undefined ? HINT : `Did you mean ${near}?`;
}
