/** A line of a few values, the oldest first; the words next to it say what it shows. */
export function Spark({ values }: { readonly values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, index) => `${((index / Math.max(1, values.length - 1)) * 96 + 2).toFixed(1)},${(20 - ((value - low) / span) * 16).toFixed(1)}`,
  );
  return (
    <svg class="spark" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
