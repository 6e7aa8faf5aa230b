import type { ChartTable } from './chart-table.ts';

/** A Vega-Lite specification: plain data, with its values inline. */
export type VegaLiteSpec = Readonly<Record<string, unknown>>;

const WIDTH = 640;
const BAR_STEP = 22;
const LABEL_WIDTH = 220;

/**
 * The specification of a chart: bars of names, columns of numbers and ranges, lines over time; a chart below the other for each measure. Names and values of records
 * are values or titles of it, which are never evaluated: its fields are called `group`, `end`, `series` and `value1`, and nothing in it is an expression or a link.
 */
export function vegaLiteSpec(table: ChartTable): VegaLiteSpec {
  const charts = table.measures.map((_, index) => chartOf(table, index));
  const [only] = charts;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: { text: table.title, anchor: 'start', fontSize: 13, limit: WIDTH + LABEL_WIDTH },
    background: 'white',
    padding: 12,
    config: { font: 'DejaVu Sans, Verdana, sans-serif', axis: { labelLimit: LABEL_WIDTH, titleLimit: WIDTH }, legend: { labelLimit: LABEL_WIDTH } },
    data: {
      values: table.points.map(({ group, series, values }) => ({
        group,
        ...endOf(table, group),
        ...(series === undefined ? {} : { series }),
        ...named(values),
      })),
    },
    ...(charts.length === 1 ? only : { vconcat: charts }),
  };
}

const TIME_FORMATS = { year: '%Y', month: '%b %Y', day: '%b %d, %Y', instant: '%Y-%m-%d %H:%M' } as const;
const MOST_TICKS = 8;

/** Some of the times that there are, in epoch milliseconds: between them is nothing. */
function ticksOf(points: ChartTable['points']): readonly number[] {
  const times = [...new Set(points.map(({ group }) => Date.parse(String(group))))].toSorted((a, b) => a - b);
  const every = Math.ceil(times.length / MOST_TICKS);
  return times.filter((_, index) => index % every === 0);
}

function endOf({ axis }: ChartTable, group: string | number): Readonly<Record<string, number>> {
  return axis.kind === 'ranges' && typeof group === 'number' ? { end: group + axis.step } : {};
}

function named(values: readonly (number | null)[]): Readonly<Record<string, number | null>> {
  return Object.fromEntries(values.map((value, index) => [fieldOf(index), value]));
}

function fieldOf(measure: number): string {
  return `value${measure + 1}`;
}

/** What readers of screens say of a mark. Without it, Vega-Lite makes it an expression out of titles, of which it does not escape all. */
const SPOKEN = { description: { field: 'group', type: 'nominal' } };

function chartOf({ axis, series, measures, points }: ChartTable, index: number): VegaLiteSpec {
  const measure = measures[index];
  const isStacked = measure?.isSum === true;
  // Between whole numbers is nothing to count.
  const steps = points.every(({ values }) => Number.isInteger(values[index] ?? 0)) ? { axis: { tickMinStep: 1 } } : {};
  const value = { field: fieldOf(index), type: 'quantitative', title: measure?.title, ...steps, ...(isStacked ? {} : { stack: null }) };
  const color = series === undefined ? {} : { color: { field: 'series', type: 'nominal', sort: null, title: series } };
  switch (axis.kind) {
    case 'times': {
      const ticks = { values: ticksOf(points), format: TIME_FORMATS[axis.part], labelOverlap: true };
      const x = { field: 'group', type: 'temporal', scale: { type: 'utc' }, title: axis.title, axis: ticks };
      return { width: WIDTH, height: 320, mark: { type: 'line', point: true }, encoding: { ...SPOKEN, x, y: { ...value, stack: null }, ...color } };
    }
    case 'numbers': {
      const x = { field: 'group', type: 'ordinal', sort: null, title: axis.title, axis: { labelAngle: 0, labelOverlap: true } };
      const offset = series === undefined || isStacked ? {} : { xOffset: { field: 'series', sort: null } };
      return { width: WIDTH, height: 320, mark: 'bar', encoding: { ...SPOKEN, x, y: value, ...offset, ...color } };
    }
    case 'ranges': {
      // Bars of one range would hide each other.
      if (series !== undefined && !isStacked) {
        const x = { field: 'group', type: 'quantitative', title: axis.title };
        return { width: WIDTH, height: 320, mark: { type: 'line', point: true }, encoding: { ...SPOKEN, x, y: value, ...color } };
      }
      const x = { field: 'group', type: 'quantitative', bin: { binned: true, step: axis.step }, title: axis.title };
      return { width: WIDTH, height: 320, mark: 'bar', encoding: { ...SPOKEN, x, x2: { field: 'end' }, y: value, ...color } };
    }
    case 'names': {
      const y = { field: 'group', type: 'nominal', sort: null, title: axis.title };
      const offset = series === undefined || isStacked ? {} : { yOffset: { field: 'series', sort: null } };
      return { width: WIDTH, height: { step: BAR_STEP }, mark: 'bar', encoding: { ...SPOKEN, y, x: value, ...offset, ...color } };
    }
  }
}
