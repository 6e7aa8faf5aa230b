import type { StatsResponse } from '../../contract/operations/stats.ts';
import { columnText } from '../../format/field-texts.ts';
import { addsUp } from '../../text/adds-up.ts';
import { barChart, type ChartLook } from './bar-chart.ts';
import { withEveryPeriod } from './every-period.ts';
import { isTime } from './picture/chart-axis.ts';
import { timeChart } from './time-chart.ts';
import { numberOf } from './sparkline.ts';

/** An answer drawn on a terminal. */
interface StatsChart {
  readonly lines: readonly string[];
  /** The chart has every number, so that a table says nothing more. */
  readonly isWhole: boolean;
}

/** One figure by one field: bars, or over time columns and points; undefined where that cannot be drawn. */
export function statsChart(answer: StatsResponse, look: ChartLook): StatsChart | undefined {
  // Runs are made when they are made, and none is missing.
  const { data, meta } = answer.meta.kind === 'runs' ? answer : withEveryPeriod(answer);
  const [group, figure, ...others] = meta.columns ?? [];
  if ((meta.kind !== 'stats' && meta.kind !== 'runs') || group?.role !== 'group' || figure?.role !== 'figure' || others.length > 0) return undefined;
  const title = figure.unit === undefined ? figure.name : `${figure.name} ${figure.unit}`;
  const dated = data.filter((row) => row[group.name] !== null);
  if (isTime(data.map((row) => row[group.name])) && isAscending(dated.map((row) => String(row[group.name])))) {
    const points = dated.map((row) => ({ label: String(row[group.name]), value: numberOf(row[figure.name]) }));
    const kind = addsUp(figure.name) ? 'amounts' : 'levels';
    return chartOf(timeChart({ title, kind, points }, look), false);
  }
  const rows = data.map((row) => [labelOf(row[group.name], group.name), row[figure.name] ?? null]);
  return chartOf(barChart({ columns: [group.name, title], rows }, look), true);
}

function chartOf(lines: readonly string[], isWhole: boolean): StatsChart | undefined {
  return lines.length === 0 ? undefined : { lines, isWhole };
}

/** In another order, a course is none. */
function isAscending(texts: readonly string[]): boolean {
  return texts.every((text, index) => index === 0 || text > (texts[index - 1] ?? ''));
}

function labelOf(value: unknown, column: string): unknown {
  return value === null || value === undefined ? '(none)' : (columnText(value, column) ?? value);
}
