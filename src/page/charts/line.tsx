interface LineProps {
  /** In the order of time; one without a value has its place, and no point. */
  readonly points: readonly { readonly name: string; readonly value: number | null }[];
  readonly show: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 56;
const BOTTOM = 24;

/** A line over time; the table next to it holds the same numbers. */
export function Line({ points, show }: LineProps) {
  const values = points.flatMap(({ value }) => value ?? []);
  const top = Math.max(...values);
  const low = Math.min(0, ...values);
  const x = (index: number): number => LEFT + (index / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 12);
  const y = (value: number): number => 10 + (1 - (value - low) / (top - low || 1)) * (HEIGHT - BOTTOM - 10);
  // Where a value is missing the line is broken.
  const path = points
    .map(({ value }, index) =>
      value === null ? '' : `${(points[index - 1]?.value ?? null) === null ? 'M' : 'L'}${x(index).toFixed(1)},${y(value).toFixed(1)}`,
    )
    .join('');
  const marks = marksOf(low, top);
  const shown = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  return (
    <svg class="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {marks.map((value) => (
        <g key={value}>
          <line class="line-mark" x1={LEFT} x2={WIDTH - 12} y1={y(value)} y2={y(value)} />
          <text class="line-text line-end" x={LEFT - 8} y={y(value) + 4}>
            {show(value)}
          </text>
        </g>
      ))}
      <path class="line-line" d={path} />
      {points.map(
        ({ name, value }, index) =>
          value !== null && (
            <circle key={index} class="line-point" cx={x(index)} cy={y(value)} r={values.length > 60 ? 1.5 : 3}>
              <title>
                {name}: {show(value)}
              </title>
            </circle>
          ),
      )}
      {shown.map((index, place) => (
        <text key={place} class={['line-text', 'line-text line-middle', 'line-text line-end'][place]} x={x(index)} y={HEIGHT - 6}>
          {points[index]?.name}
        </text>
      ))}
    </svg>
  );
}

/** Round values to measure the line by; where some are below 0, its ends and 0. */
function marksOf(low: number, top: number): readonly number[] {
  if (low < 0 || top <= 0) return [...new Set([low, 0, top])];
  const power = 10 ** Math.floor(Math.log10(top / 2));
  const step = power * ([5, 2, 1].find((factor) => factor * power <= top / 2) ?? 1);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}
