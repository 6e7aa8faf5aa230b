import type { CompareOp, ValuePredicate, Filter } from '../../../condition/condition.ts';
import { END_OF_TIME, type Window } from '../../annotate/dates/calendar.ts';
import type { DateComparison, DateReading } from '../../annotate/dates/date-reading.ts';
import type { QueryField } from '../../query-field.ts';
import { disjunction } from '../../../condition/transform.ts';
import { DAY_MS } from '../../../fields/date/calendar.ts';

/** What a span of time states of a date field: half-open, by calendar days in UTC. */
export function conditionsOfDates(comparison: DateComparison, window: Window, { name: field, ...about }: QueryField): Filter {
  const compare = (op: CompareOp, instant: number): ValuePredicate => ({ kind: 'compare', field, ...boundOf(op, instant) });
  switch (comparison) {
    case 'within':
      return { kind: 'and', items: [compare('>=', window.start), compare('<', window.end)] };
    case '!=':
      if (window.end - window.start === DAY_MS && holdsDays(about)) return compare('!=', window.start);
      return { kind: 'not', item: { kind: 'and', items: [compare('>=', window.start), compare('<', window.end)] } };
    case '<':
      return compare('<', window.start);
    case '<=':
      return compare('<', window.end);
    case '>':
      return compare('>=', window.end);
    case '>=':
      return compare('>=', window.start);
  }
}

/** What a list of days or spans states of a date field: one of them. */
export function conditionOfList(windows: readonly Window[], field: QueryField): Filter {
  const isDays = windows.every((window) => window.end - window.start === DAY_MS);
  if (isDays && holdsDays(field)) {
    return { kind: 'in', field: field.name, negated: false, values: [...new Set(windows.map((window) => dayText(window.start)))] };
  }
  return disjunction(merged(windows).map((window) => conditionsOfDates('within', window, field)));
}

/** Stretches that touch become one; in order of time. */
function merged(windows: readonly Window[]): readonly Window[] {
  const whole: Window[] = [];
  for (const window of windows.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last !== undefined && window.start <= last.end) whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, window.end) };
    else whole.push(window);
  }
  return whole;
}

/** What years state of a number field that holds years. */
export function yearCondition(reading: DateReading, { name: field }: QueryField): ValuePredicate {
  const [start] = reading.first.windows;
  const end = reading.last?.windows.at(-1) ?? start;
  const low = start === undefined ? 0 : new Date(start.start).getUTCFullYear();
  const high = end === undefined ? 0 : new Date(end.end - 1).getUTCFullYear();
  if (reading.others.length > 0) return yearList(reading, field);
  switch (reading.comparison) {
    case 'within':
      return low === high ? { kind: 'compare', field, op: '=', value: low } : { kind: 'between', field, negated: false, low, high };
    case '!=':
      return low === high ? { kind: 'compare', field, op: '!=', value: low } : { kind: 'between', field, negated: true, low, high };
    case '<':
    case '>=':
      return { kind: 'compare', field, op: reading.comparison, value: low };
    case '<=':
    case '>':
      return { kind: 'compare', field, op: reading.comparison, value: high };
  }
}

function yearList(reading: DateReading, field: string): ValuePredicate {
  const years = [reading.first, ...reading.others].flatMap(({ windows }) => {
    const [window] = windows;
    if (window === undefined) return [];
    const [low, high] = [new Date(window.start).getUTCFullYear(), new Date(window.end - 1).getUTCFullYear()];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  });
  return { kind: 'in', field, negated: false, values: [...new Set(years)] };
}

/** True when the field's values are calendar days, as far as is known. */
function holdsDays({ precision, min, max }: Omit<QueryField, 'name'>): boolean {
  return precision === 'day' || (min !== undefined && max !== undefined && min % DAY_MS === 0 && max % DAY_MS === 0);
}

/** No filter names a day beyond the year 9999, so what ends there is compared with its last instant. */
function boundOf(op: CompareOp, instant: number): { readonly op: CompareOp; readonly value: string } {
  if (instant < END_OF_TIME) return { op, value: dayText(instant) };
  return { op: op === '<' ? '<=' : op === '>=' ? '>' : op, value: LAST_INSTANT };
}

const LAST_INSTANT = '9999-12-31T23:59:59.999Z';

function dayText(instant: number): string {
  return instant < END_OF_TIME ? new Date(instant).toISOString().slice(0, 10) : LAST_INSTANT;
}
