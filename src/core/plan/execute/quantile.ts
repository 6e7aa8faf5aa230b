/** Where `p` percent of sorted numbers are reached, by linear interpolation between order statistics (type 7 of Hyndman and Fan, 1996). NaN of none. */
export function quantileOf(sorted: Float64Array, p: number): number {
  const position = ((sorted.length - 1) * p) / 100;
  const below = Math.floor(position);
  const low = sorted[below] ?? NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? NaN;
  const part = position - below;
  if (part === 0 || low === high) return low;
  const step = high - low;
  return Number.isFinite(step) ? low + step * part : low * (1 - part) + high * part;
}
