import { factorBetween, scaleOf, TIME_KEY } from './convertible-units.ts';

/** How the values of a field that has several units become numbers of one. */
export interface UnitConversion {
  /** Key of the unit that the numbers are in. */
  readonly key: string;
  /** By the key of each unit that converts, the target's included, what its values are multiplied by. */
  readonly factors: Readonly<Record<string, number>>;
}

/**
 * The conversion of a field whose values have these units (by key, `main` the most frequent); null where fewer than two of them convert into each other.
 * They become numbers of the `wanted` unit where they convert into it, else of the one that their scale keeps.
 */
export function conversionOf(keys: readonly string[], main: string, wanted: string | undefined): UnitConversion | null {
  // "45m" next to "1h 20m" are minutes.
  const timed = keys.includes('m') && keys.length > 1 && keys.every((key) => key === 'm' || scaleOf(key) === TIME);
  const meant = (key: string) => (timed && key === 'm' ? TIME_KEY : key);
  const scale = scaleOf(meant(main));
  if (scale === undefined) return null;
  const sizeOf = (key: string) => scale.sizes.get(meant(key)) ?? 0;
  const met = keys.filter((key) => sizeOf(key) > 0);
  const held = wanted !== undefined && scale.sizes.has(wanted) ? wanted : undefined;
  if (met.length < 2 && (held === undefined || met[0] === held)) return null;
  const bySize = met.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const target = held ?? meant({ smallest: bySize[0], frequent: main, largest: bySize.at(-1) }[scale.kept] ?? main);
  return { key: target, factors: Object.fromEntries(met.map((key) => [key, factorBetween(scale, meant(key), target)])) };
}

const TIME = scaleOf(TIME_KEY);
