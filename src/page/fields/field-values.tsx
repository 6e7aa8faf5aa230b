import { countText } from '../../text/counted.ts';
import type { FieldStatistics } from '../../contract/operations/scrapers.ts';
import { percentText } from '../show/number-text.ts';
import { dayText } from '../show/date-text.ts';
import { valueText } from '../show/value-text.ts';

const MOST_VALUES = 5;
const LONGEST = 40;

/** What the values of one field are like: how numbers and dates are spread, the most frequent values of others. */
export function FieldValues({ field }: { readonly field: FieldStatistics }) {
  const { values, trueCount, min, max, quantiles, top } = field;
  if (values === 0) return <span class="muted">no values</span>;
  if (field.distinct === 1 && top[0] !== undefined) return <Only value={valueText(top[0].value, field, LONGEST)} />;
  if (min !== undefined && min === max) return <Only value={valueText(min, field)} />;
  if (trueCount !== undefined) {
    return (
      <>
        {percentText((trueCount / values) * 100)} <span class="muted">yes</span>
      </>
    );
  }
  if (min !== undefined && max !== undefined && quantiles !== undefined && field.role !== 'key') {
    const position = (value: number | string): number => (typeof value === 'number' ? value : new Date(value).getTime());
    const show = (value: number | string): string => (typeof value === 'string' ? dayText(value) : valueText(value, field));
    const { p05, p25, p50, p75, p95 } = quantiles;
    return (
      <div class="spread">
        <span class="spread-end">{show(min)}</span>
        <BoxPlot values={[min, p05, p25, p50, p75, p95, max].map(position)} />
        <span class="spread-end">{show(max)}</span>
        <span class="spread-middle muted">median {show(p50)}</span>
      </div>
    );
  }
  const repeats = top.filter(({ count }) => count > 1);
  if (repeats.length === 0) {
    return (
      <span class="muted">
        all different, such as <bdi>{valueText(top[0]?.value ?? min, field, LONGEST)}</bdi>
      </span>
    );
  }
  return (
    <ul class="top-values">
      {repeats.slice(0, MOST_VALUES).map(({ value, count }) => (
        <li key={valueText(value, field)}>
          <bdi>{valueText(value, field, LONGEST)}</bdi> <span class="muted">{countText(count)}</span>
        </li>
      ))}
    </ul>
  );
}

function Only({ value }: { readonly value: string }) {
  return (
    <>
      <span class="muted">always</span> <bdi>{value}</bdi>
    </>
  );
}

/** Where values lie: least, 5, 25, 50, 75 and 95 % and greatest. The words next to it say its ends and its middle. */
function BoxPlot({ values }: { readonly values: readonly number[] }) {
  const [least = 0, low = 0, first = 0, middle = 0, third = 0, high = 0, greatest = 0] = values;
  const span = greatest - least || 1;
  const x = (value: number): number => 2 + ((value - least) / span) * 196;
  return (
    <svg class="box-plot" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
      <line class="box-line" x1={2} x2={198} y1={10} y2={10} />
      <line class="box-most" x1={x(low)} x2={x(high)} y1={10} y2={10} />
      <rect class="box-half" x={x(first)} y={4} width={Math.max(1.5, x(third) - x(first))} height={12} />
      <line class="box-middle" x1={x(middle)} x2={x(middle)} y1={2} y2={18} />
    </svg>
  );
}
