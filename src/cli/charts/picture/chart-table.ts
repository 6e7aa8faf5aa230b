import type { StatsColumn, StatsResponse } from '../../../contract/operations/stats.ts';
import { ScrqError } from '../../../errors.ts';
import { addsUp } from '../../../text/adds-up.ts';
import { countText } from '../../../text/counted.ts';
import { withEveryPeriod } from '../every-period.ts';
import { groupAxis, type AxisScale } from './chart-axis.ts';
import { createLabels, titleLine } from './chart-labels.ts';

/** What is drawn: groups in their order, each with a number for every measure. All texts are plain lines, and those of different groups differ. */
export interface ChartTable {
  readonly title: string;
  readonly axis: AxisScale & { readonly title: string };
  /** What the second group is called; undefined where there is one only. */
  readonly series: string | undefined;
  readonly measures: readonly ChartMeasure[];
  readonly points: readonly ChartPoint[];
  /** What is not drawn, a sentence each. */
  readonly notes: readonly string[];
}

/** A measure: its name with its unit, and whether its numbers add up. */
interface ChartMeasure {
  readonly title: string;
  readonly isSum: boolean;
}

interface ChartPoint {
  /** Where it is on the axis (see `GroupAxis`). */
  readonly group: string | number;
  readonly series?: string;
  readonly values: readonly (number | null)[];
}

/** Bars that fit a page, points of a line. */
const MOST_GROUPS = { names: 50, numbers: 100, ranges: 500, times: 2000 } as const;
const MOST_SERIES = 10;
const MOST_MEASURES = 4;

/** What of an answer can be drawn. Rejects with `invalid_usage` answers without groups. */
export function chartTable(answer: StatsResponse): ChartTable {
  const { first, second, figures } = drawnColumns(answer);
  const { data, meta } = withEveryPeriod(answer);
  const measures = figures.slice(0, MOST_MEASURES);
  const { scale, place } = groupAxis(first, data);
  const seriesLabel = createLabels(second?.name ?? '');
  const rows = data.map((row) => ({
    group: place(row[first.name]),
    ...(second === undefined ? {} : { series: seriesLabel(row[second.name]) }),
    values: measures.map(({ name }) => numberOf(row[name])),
  }));
  const placed = rows.flatMap(({ group, ...row }) => (group === undefined ? [] : [{ group, ...row }]));
  // A line ends where there is nothing to draw, and begins again after it.
  const hasGaps = scale.kind === 'times' && second === undefined;
  const known = placed.filter(({ values }) => hasGaps || values.some((value) => value !== null));
  const groups = [...new Set(known.map(({ group }) => group))];
  const series = [...new Set(known.map((row) => row.series))];
  const drawn = { groups: new Set(groups.slice(0, MOST_GROUPS[scale.kind])), series: new Set(series.slice(0, MOST_SERIES)) };
  const unplaced = rows.filter(({ group }) => group === undefined).length;
  const empty = answer.data.filter(
    (row) => place(row[first.name]) !== undefined && measures.every(({ name }) => numberOf(row[name]) === null),
  ).length;
  return {
    title: titleLine(meta.plan),
    axis: { ...scale, title: titleOf(first) },
    series: second === undefined ? undefined : titleOf(second),
    measures: measures.map((measure) => ({ title: titleOf(measure), isSum: addsUp(measure.name) })),
    points: known.filter((row) => drawn.groups.has(row.group) && drawn.series.has(row.series)),
    notes: [
      ...cutNote('groups', drawn.groups.size, groups.length),
      ...cutNote(`values of ${second?.name ?? ''}`, drawn.series.size, series.length),
      ...cutNote('measures', measures.length, figures.length),
      ...(unplaced === 0 ? [] : [`records without a value of ${first.name} are not drawn`]),
      ...(empty === 0
        ? []
        : [`${countText(empty)} ${empty === 1 ? 'group has' : 'groups have'} no value and ${empty === 1 ? 'is' : 'are'} not drawn`]),
    ],
  };
}

function drawnColumns({ meta: { kind, columns = [] } }: StatsResponse) {
  const [first, second, ...others] = columns.filter(({ role }) => role === 'group');
  const figures = columns.filter(({ role, type }) => role === 'figure' && type === 'number');
  const why =
    kind !== 'stats'
      ? 'this plan computes no groups'
      : others.length > 0
        ? `${others.length + 2} fields to group by are too many to draw`
        : figures.length === 0
          ? 'what this plan computes are no numbers'
          : 'one number is nothing to draw';
  if (kind === 'stats' && first !== undefined && others.length === 0 && figures.length > 0) return { first, second, figures };
  throw new ScrqError('invalid_usage', `${why}: a picture needs a measure by one field or two`, {
    hint: `Write it as scrq stats "avg(price) by city" or "count() by month(posted_at), city".`,
  });
}

function titleOf({ name, unit }: StatsColumn): string {
  return titleLine(unit === undefined ? name : `${name} ${unit}`);
}

function numberOf(value: unknown): number | null {
  // JSON has no -0.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null;
}

function cutNote(what: string, drawn: number, all: number): readonly string[] {
  return drawn === all ? [] : [`the first ${drawn} of ${countText(all)} ${what} are drawn`];
}
