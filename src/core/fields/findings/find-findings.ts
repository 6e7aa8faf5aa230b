import { counted, countText } from '../../../text/counted.ts';
import type { Predicate } from '../../condition/condition.ts';
import { printFilter } from '../../condition/print.ts';
import type { Misfit } from '../decision.ts';
import type { RunField } from '../field.ts';
import { peopleNumber } from '../number/people-number.ts';
import type { FieldFacts } from './field-facts.ts';
import type { Finding } from './finding.ts';
import { sentinelsOf } from './sentinels.ts';
import { changesOf } from './since-last-run.ts';

/** What was imported, and the run before it in time. */
export interface FindingsOf {
  readonly facts: readonly FieldFacts[];
  readonly records: number;
  readonly before: { readonly fields: readonly RunField[]; readonly records: number } | undefined;
}

/** The fields that deserve a look, each with the reason: what may be wrong first, then what says nothing, in the order of the fields. */
export function findFindings({ facts, records, before }: FindingsOf): readonly Finding[] {
  const own = facts.filter(({ field }) => field.rawOf === undefined);
  const earlier = new Map(before?.fields.map((field) => [field.name, field]));
  return [
    ...shiftedRows(own),
    ...own.flatMap((each) => [
      ...misfits(each),
      ...mixedUnits(each),
      ...changesOf(each.field, earlier.get(each.field.name)),
      ...sentinelsOf(each),
      ...missingMarks(each, records),
    ]),
    ...own.flatMap((each) => sameEverywhere(each, records)),
  ];
}

/** A line on which values of several fields do not fit, each of which is otherwise of one type. */
function shiftedRows(facts: readonly FieldFacts[]): readonly Finding[] {
  const fieldsByLine = new Map<number, Set<string>>();
  for (const { field, decision } of facts) {
    for (const { line } of decision.near?.failures ?? decision.failures) {
      fieldsByLine.set(line, (fieldsByLine.get(line) ?? new Set()).add(field.name));
    }
  }
  const lines = [...fieldsByLine].filter(([, fields]) => fields.size >= FEWEST_SHIFTED).toSorted(([a], [b]) => a - b);
  if (lines.length === 0 || lines.length > MOST_SHIFTED) return [];
  const fields = [...new Set(lines.flatMap(([, names]) => [...names]))];
  const places = lines.map(([line]) => String(line)).join(', ');
  return [
    {
      kind: 'shifted',
      fields,
      message: `values of ${fields.length} fields do not fit on ${lines.length === 1 ? 'line' : 'lines'} ${places}, as if its columns had moved`,
      advice: 'mend the source there and import it again',
    },
  ];
}

const FEWEST_SHIFTED = 3;
const MOST_SHIFTED = 5;

function misfits({ field, decision, failed }: FieldFacts): readonly Finding[] {
  const { name, type } = field;
  if (failed > 0) {
    const message = `${counted(failed, 'value')} ${failed === 1 ? 'is' : 'are'} not of the type ${type} and became missing (${valueList(failed, decision.failures)})`;
    return [{ kind: 'not_of_type', fields: [name], message, advice: '--type FIELD=text keeps them' }];
  }
  if (decision.near === undefined) return [];
  const { type: wanted, failed: odd, failures } = decision.near;
  const { values } = field.stats;
  const part = peopleNumber(Math.floor((1 - odd / Math.max(1, values)) * 1000) / 10);
  return [
    {
      kind: 'nearly_typed',
      fields: [name],
      message: `${part} % of the values are ${wanted}s and ${counted(odd, 'value')} ${odd === 1 ? 'is' : 'are'} not (${valueList(odd, failures)}), so the field is text`,
      advice: `--lenient makes it a ${wanted} and ${odd === 1 ? 'that value' : 'those'} missing`,
    },
  ];
}

const LISTED_VALUES = 3;

function valueList(count: number, first: readonly Misfit[]): string {
  const listed = first.slice(0, LISTED_VALUES);
  const more = count > listed.length ? ', …' : '';
  return listed.map(({ line, value }) => `line ${line}: ${JSON.stringify(value)}`).join(', ') + more;
}

function mixedUnits({ field: { name, type }, decision: { units = [], near } }: FieldFacts): readonly Finding[] {
  if (units.length === 0 || near !== undefined) return [];
  const main = units.find(({ unit }) => unit !== '');
  const list = units.map(({ unit, values }) => `${unit === '' ? 'none' : JSON.stringify(unit)} (${countText(values)})`).join(', ');
  if (type === 'number' && main !== undefined) {
    const bare = units.find(({ unit }) => unit === '')?.values ?? 0;
    const message = `${counted(bare, 'value')} ${bare === 1 ? 'has' : 'have'} no unit and ${bare === 1 ? 'is' : 'are'} taken to be ${main.unit}`;
    return bare === 0 ? [] : [{ kind: 'mixed_units', fields: [name], message, advice: 'check that they are' }];
  }
  if (type !== 'text' || units.some(({ unit }) => main?.unit !== unit && unit.endsWith(` ${main?.unit}`))) return [];
  return [
    {
      kind: 'mixed_units',
      fields: [name],
      message: `text, since its numbers are of several units: ${list}`,
      advice: 'convert them to one unit before the import to filter and sort by it',
    },
  ];
}

/** Of text, since in other fields they count as missing. */
function missingMarks({ field: { name, type }, decision: { marks } }: FieldFacts, records: number): readonly Finding[] {
  const [first] = marks?.first ?? [];
  if (marks === undefined || first === undefined || type !== 'text' || marks.count < FEWEST_MARKS || marks.count < records * LEAST_MARKED) return [];
  const values = [...new Set(marks.first.map(({ value }) => value))];
  const filter: Predicate =
    values.length === 1 ? { kind: 'compare', field: name, op: '!=', value: first.value } : { kind: 'in', field: name, negated: true, values };
  return [
    {
      kind: 'missing_mark',
      fields: [name],
      message: `${countText(marks.count)} values stand for "none" (${values.map((value) => JSON.stringify(value)).join(', ')}) and are kept as text`,
      advice: `the filter ${printFilter(filter)} leaves them out`,
    },
  ];
}

const FEWEST_MARKS = 2;
const LEAST_MARKED = 0.001;

function sameEverywhere({ field: { name, type, stats }, examples: [example = ''] }: FieldFacts, records: number): readonly Finding[] {
  if (records < FEWEST_RECORDS) return [];
  const advice = '--omit leaves it out';
  if (stats.values === 0) return [{ kind: 'empty', fields: [name], message: 'no value in any record', advice }];
  if (stats.distinct !== 1 || stats.nulls > 0) return [];
  return [{ kind: 'constant', fields: [name], message: `always ${type === 'text' ? JSON.stringify(example) : example}`, advice }];
}

/** Of fewer, it is no wonder that values are the same. */
const FEWEST_RECORDS = 10;
