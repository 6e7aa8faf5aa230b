import type { FieldType } from '../../contract/operations/scrapers.ts';
import { shown } from '../condition/source-text.ts';
import { checkWhere, type Checking } from './check-where.ts';
import type { Measure, Measured } from './plan.ts';
import type { ConditionField } from '../condition/fields.ts';
import { planError } from './plan-error.ts';
import { printMeasure } from './print.ts';

type MeasuredKind = 'sum' | 'avg' | 'median' | 'stddev' | 'min' | 'max' | 'percentile' | 'correlation' | 'shareOf';

/** Which types of fields each measure of values is for. */
const MEASURED: Readonly<Record<MeasuredKind, readonly FieldType[]>> = {
  sum: ['number'],
  shareOf: ['number'],
  stddev: ['number'],
  avg: ['number', 'date'],
  median: ['number', 'date'],
  percentile: ['number', 'date'],
  min: ['number', 'date', 'text'],
  max: ['number', 'date', 'text'],
  correlation: ['number', 'date', 'boolean'],
};

/** A measure with names and conditions as the fields have them; rejects with `invalid_parameter` what cannot be computed of them. */
export function checkMeasure(measure: Measure, path: string, checking: Checking): Measure {
  const { lookup, places } = checking;
  const field = (name: string, part: string) => lookup(name, () => places.of(measure, part, path));
  switch (measure.kind) {
    case 'count':
      return measure;
    case 'values':
    case 'distinct':
      return { ...measure, field: field(measure.field, 'field').name };
    case 'share':
      return measure.of === null ? measure : { ...measure, of: checkWhere(measure.of, `${path}.of`, checking) };
    case 'countIf':
      return { ...measure, of: checkWhere(measure.of, `${path}.of`, checking) };
    case 'correlation': {
      const [a, b] = measure.fields;
      const pair = [measurable(field(a, 'fields[0]'), 'fields[0]'), measurable(field(b, 'fields[1]'), 'fields[1]')] as const;
      return { ...measure, fields: pair };
    }
    case 'percentile':
      return { ...measure, field: measured(measure.field), p: checkPercent(measure.p, () => places.of(measure, 'p', path)) };
    case 'ratio':
    case 'difference':
      return { ...measure, left: checkOperand(measure, 'left', path, checking), right: checkOperand(measure, 'right', path, checking) };
    case 'growth':
    case 'running':
      return { ...measure, of: checkPeriodic(measure, path, checking) };
    default:
      return { ...measure, field: measured(measure.field) };
  }

  function measured(wanted: Measured): Measured {
    if (typeof wanted === 'string') return measurable(field(wanted, 'field'), 'field');
    const isOfDates = wanted.kind === 'difference' && lookup(wanted.left, () => '').type === 'date';
    const operand = (part: 'left' | 'right') => {
      const place = () => places.of(wanted, part, `${path}.field`);
      const { name, type } = lookup(wanted[part], place);
      if (type === (isOfDates ? 'date' : 'number')) return name;
      if (isOfDates)
        throw planError(`field "${shown(name)}"${place()} has the type ${type}, and only a date can be taken from a date`, 'Name two dates.');
      throw planError(`field "${shown(name)}"${place()} has the type ${type}, and only numbers can be computed with`, 'Name two number fields.');
    };
    return { kind: wanted.kind, left: operand('left'), right: operand('right') };
  }

  function measurable({ name, type }: ConditionField, part: string): string {
    const types = measure.kind in MEASURED ? MEASURED[measure.kind as MeasuredKind] : [];
    if (types.includes(type)) return name;
    const what = type === 'boolean' ? 'is true or false' : `holds ${type === 'text' ? 'text' : `${type}s`}`;
    const called = measure.kind === 'shareOf' ? 'sum' : measure.kind;
    const hint = `${printMeasure(measure).replace(/\(.*$/su, '')} is for fields of the type ${types.join(' or ')}; count, distinct and share are for all.`;
    throw planError(`field "${shown(name)}"${places.of(measure, part, path)} ${what}, of which there is no ${called}`, hint);
  }
}

/** True for measures that give numbers, whatever the values are; false for dates and texts. */
export function isNumeric(measure: Measure, lookup: Checking['lookup']): boolean {
  switch (measure.kind) {
    case 'sum':
    case 'avg':
    case 'median':
    case 'stddev':
    case 'min':
    case 'max':
    case 'percentile':
      return typeof measure.field !== 'string' || lookup(measure.field, () => '').type === 'number';
    default:
      return true;
  }
}

type Combined = Extract<Measure, { readonly kind: 'ratio' | 'difference' }>;

function checkOperand(measure: Combined, part: 'left' | 'right', path: string, checking: Checking): Measure {
  const operand = measure[part];
  const sign = measure.kind === 'ratio' ? '/' : '-';
  if (operand.kind === 'ratio' || operand.kind === 'difference' || operand.kind === 'growth' || operand.kind === 'running') {
    throw planError(
      `${shown(printMeasure(operand))} cannot be an operand of "${sign}" in ${path}.${part}`,
      'Combine two measures of records, as in sum(revenue) / count().',
    );
  }
  const checked = checkMeasure(operand, `${path}.${part}`, checking);
  if (isNumeric(checked, checking.lookup)) return checked;
  throw planError(`${shown(printMeasure(checked))} is not a number, so it cannot be an operand of "${sign}"`, 'Combine two measures of numbers.');
}

type Periodic = Extract<Measure, { readonly kind: 'growth' | 'running' }>;

function checkPeriodic({ kind, of }: Periodic, path: string, checking: Checking): Measure {
  const isTotal = of.kind === 'count' || of.kind === 'countIf' || of.kind === 'values' || of.kind === 'sum';
  if (kind === 'running' && !isTotal) {
    throw planError(`there is no running total of ${shown(printMeasure(of))} in ${path}`, 'Write it like running(count()) or running(sum(price)).');
  }
  if (of.kind === 'growth' || of.kind === 'running') {
    throw planError(`there is no ${kind} of ${shown(printMeasure(of))} in ${path}`, 'Write it like growth(count()) or growth(sum(price)).');
  }
  const checked = checkMeasure(of, `${path}.of`, checking);
  if (isNumeric(checked, checking.lookup)) return checked;
  throw planError(`${shown(printMeasure(checked))} is not a number, so it has no ${kind}`, 'Name a measure of numbers.');
}

function checkPercent(p: number, place: () => string): number {
  if (p >= 0 && p <= 100) return p + 0;
  throw planError(`a percentile is from 0 to 100, not ${p}${place()}`, 'Write it like p90(price) or percentile(price, 99.5).');
}
