import type { Condition } from '../../condition/condition.ts';
import { itemsOf } from '../../condition/transform.ts';
import { addMonths, DAY_MS, MONTH_NAMES } from '../../fields/date/calendar.ts';
import { isoDay } from '../../../text/periods.ts';
import { scopeOf } from '../../plan/known-groups.ts';
import type { Plan } from '../../plan/plan.ts';

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MONTHS_OF = { month: 1, quarter: 3, year: 12 };

const LEAD = String.raw`^\W*(?:and |but |so |or |now )?(?:(?:what|how) about |how many (?:were there |was it )?)?(?:(?:in|on|for|during) )?(?:the )?`;
const END = String.raw`(?: (?:that|it|this))?(?: one)?(?:,? how many)?\W*$`;
const ALONE = new RegExp(String.raw`^\W*(?<month>${MONTH_NAMES.join('|')})\W*$`, 'i');
const BEHIND = new RegExp(`${LEAD}(?<unit>day|week|month|quarter|year) (?<way>before|after|earlier|later|previously)${END}`, 'i');
const IN_FRONT = new RegExp(`${LEAD}(?<way>previous|preceding|following|next) (?<unit>day|week|month|quarter|year)${END}`, 'i');
const SAME = new RegExp(
  `${LEAD}(?:same (?:day|week|month|quarter|time|period|season) (?:of )?(?:a year (?:before|earlier|ago)|the (?:year before|previous year)|(?:the )?year earlier)|(?<month>${MONTH_NAMES.join('|')}) (?<way>before|after|of the (?:previous|following) year))${END}`,
  'i',
);

/** "march?", "and the day after?", "how many the October before": the question for that time, after an answer for another; null where it asks for none. */
export function otherPeriod(text: string, last: Plan): string | null {
  const month = ALONE.exec(text)?.groups?.['month'];
  if (month !== undefined) return `and in ${month}?`;
  const window = windowOf(scopeOf(last));
  if (window === null) return null;
  const asked = (BEHIND.exec(text) ?? IN_FRONT.exec(text))?.groups;
  if (asked !== undefined) {
    const unit = asked['unit']?.toLowerCase();
    return unit === window.unit ? said(moved(window, window.unit, isLater(asked['way']) ? 1 : -1)) : null;
  }
  const same = SAME.exec(text);
  if (same === null || (window.unit !== 'month' && same.groups?.['month'] !== undefined)) return null;
  const named = same.groups?.['month']?.toLowerCase();
  if (named !== undefined && MONTH_NAMES[new Date(window.start).getUTCMonth()] !== named) return null;
  return said(moved(window, 'year', isLater(same.groups?.['way']) ? 1 : -1));
}

interface Window {
  /** Of the date that is bounded. */
  readonly field: string;
  /** Epoch milliseconds; the end is left out. */
  readonly start: number;
  readonly end: number;
  readonly unit: Unit;
}

function isLater(way = ''): boolean {
  return /after|later|following|next/i.test(way);
}

/** The one day, week, month, quarter or year that records are bounded by. */
export function windowOf(where: Condition | null): Window | null {
  const bounds = itemsOf(where).flatMap((item) => (item.kind === 'compare' && typeof item.value === 'string' ? [item] : []));
  const [start, more] = bounds.filter(({ op, value }) => op === '>=' && /^\d{4}-\d\d-\d\d$/.test(String(value)));
  const [end, others] = bounds.filter(({ op, value }) => op === '<' && /^\d{4}-\d\d-\d\d$/.test(String(value)));
  if (start === undefined || end === undefined || more !== undefined || others !== undefined || start.field !== end.field) return null;
  const [from, to] = [Date.parse(String(start.value)), Date.parse(String(end.value))];
  const isFirst = new Date(from).getUTCDate() === 1;
  const unit =
    to - from === DAY_MS
      ? 'day'
      : to - from === 7 * DAY_MS
        ? 'week'
        : isFirst
          ? (['month', 'quarter', 'year'] as const).find((each) => addMonths(from, MONTHS_OF[each]) === to)
          : undefined;
  return unit === undefined ? null : { field: start.field, start: from, end: to, unit };
}

function moved(window: Window, by: Unit, times: number): Window {
  const shifted = (at: number) =>
    by === 'day' || by === 'week' ? at + times * (by === 'day' ? 1 : 7) * DAY_MS : addMonths(at, times * MONTHS_OF[by]);
  return { ...window, start: shifted(window.start), end: shifted(window.end) };
}

function said({ start, end, unit }: Window): string {
  if (unit === 'day') return `and on ${isoDay(start)}?`;
  if (unit === 'year') return `and in ${isoDay(start).slice(0, 4)}?`;
  if (unit === 'month') return `and in ${MONTH_NAMES[new Date(start).getUTCMonth()] ?? ''} ${isoDay(start).slice(0, 4)}?`;
  return `and from ${isoDay(start)} to ${isoDay(end - DAY_MS)}?`;
}
