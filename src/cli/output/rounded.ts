/** A computed value without the digits that say nothing: four decimals are kept, and four digits of what is below 1. Null for what is missing. */
export function rounded(value: unknown): unknown {
  if (typeof value !== 'number' || Number.isInteger(value)) return value ?? null;
  return Number(Math.abs(value) >= 1 ? value.toFixed(4) : value.toPrecision(4));
}
