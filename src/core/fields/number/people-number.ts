import { withThousands } from '../../../text/thousands.ts';

/** A number for people: thousands apart, at most six significant digits, two decimals from 1 up and four digits below it. */
export function peopleNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const rounded = Number(value.toPrecision(6));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e15 || size < 1e-4)) return String(rounded);
  return withThousands(rounded, { most: size >= 1 || size === 0 ? 2 : 3 - exponentOf(size) });
}

/** The power of ten of the first digit. */
function exponentOf(size: number): number {
  return Number(size.toExponential().split('e')[1]);
}
