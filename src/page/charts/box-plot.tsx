/** Where values lie: least, 5, 25, 50, 75 and 95 % and greatest. The words next to it say its ends and its middle. */
export function BoxPlot({ values }: { readonly values: readonly number[] }) {
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
