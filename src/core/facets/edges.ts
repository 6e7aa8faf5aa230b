/** What is known of the numbers, or epoch milliseconds, that are to be put into ranges: all lie from `min` to `max`, and most from `low` to `high`. */
export interface Extent {
  readonly min: number;
  readonly max: number;
  readonly low: number;
  readonly high: number;
}

/** Finds edges of at most so many ranges from one number to another; the last one may lie on the greatest number. None where numbers are too close or too far. */
export type FindEdges = (from: number, to: number, most: number) => readonly number[];

/** Gives an edge at or beyond a number that lies far from the others. */
export type RoundOut = (value: number, direction: 'down' | 'up') => number;

/** Ranges that would otherwise lie so much farther apart get a wide one at an end. */
const FAR = 2;
const LEAST_TO_WIDEN = 4;

/** Edges in their order: of evenly spaced ranges, with one wide range at each end behind which few values lie far away. */
export function edgesOf({ min, max, low, high }: Extent, most: number, find: FindEdges, roundOut: RoundOut): readonly number[] {
  const isSpread = most >= LEAST_TO_WIDEN && high > low && max / 2 - min / 2 > FAR * (high / 2 - low / 2);
  const ends = isSpread ? Number(low > min) + Number(high < max) : 0;
  const [from, to] = ends === 0 ? [min, max] : [low, high];
  const even = find(from, to, most - ends);
  const first = even[0] ?? from;
  const last = even.at(-1) ?? to;
  const all = [...(min < first ? [roundOut(min, 'down')] : []), ...even, ...(max > last ? [roundOut(max, 'up')] : [])];
  const rising = all.filter((edge, index) => index === 0 || edge > Math.max(...all.slice(0, index)));
  return rising.length > 1 ? rising : [min, max];
}
