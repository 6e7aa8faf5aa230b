import { factorBetween, scaleOf, SECOND_KEY, TIME_KEY, UNSURE_CLOCK } from './convertible-units.ts';

/** How the values of a field that has several units become numbers of one. */
export interface UnitConversion {
  /** Key of the unit that the numbers are in. */
  readonly key: string;
  /** By the key of each unit that converts, the target's included, what its values are multiplied by. */
  readonly factors: Readonly<Record<string, number>>;
}

/**
 * The conversion of a field with so many values of each unit (by key); null where fewer than two units convert into each other. They become numbers of the
 * `wanted` unit where they convert into it, else of the one that their scale keeps.
 */
export function conversionOf(counts: ReadonlyMap<string, number>, wanted: string | undefined): UnitConversion | null {
  const keys = [...counts.keys()];
  // "45m" next to "1h 20m" are minutes.
  const timed = keys.includes('m') && keys.length > 1 && keys.every((key) => key === 'm' || scaleOf(key) === TIME);
  const meant = (key: string) => (timed && key === 'm' ? TIME_KEY : key);
  const most = (among: readonly string[]) => among.reduce((best, key) => ((counts.get(key) ?? 0) > (counts.get(best) ?? 0) ? key : best));
  if (keys.length === 0) return null;
  const scale = scaleOf(meant(most(keys)));
  if (scale === undefined) return null;
  const sizeOf = (key: string) => scale.sizes.get(meant(key)) ?? 0;
  // Times of a clock tell minutes and seconds only where others have hours too.
  const isClocked = keys.includes(SECOND_KEY) || wanted === SECOND_KEY;
  const met = keys.filter((key) => sizeOf(key) > 0 && (key !== UNSURE_CLOCK || isClocked)).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const [least] = met;
  const held = wanted !== undefined && scale.sizes.has(wanted) ? wanted : undefined;
  if (least === undefined || (met.length < 2 && (held === undefined || least === held))) return null;
  const kept = { smallest: least, frequent: most(met), largest: met.at(-1) ?? least }[scale.kept];
  const target = held ?? (kept === UNSURE_CLOCK ? SECOND_KEY : meant(kept));
  return { key: target, factors: Object.fromEntries(met.map((key) => [key, factorBetween(scale, meant(key), target)])) };
}

const TIME = scaleOf(TIME_KEY);
