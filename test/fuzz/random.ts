/** Numbers, choices and lists that a seed decides: the same seed gives the same ones. */
export interface Random {
  /** A whole number from 0 up to `below`, which is left out. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  list<Item>(length: number, make: (index: number) => Item): readonly Item[];
}

/** By mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined && !items.includes(item as Item)) throw new RangeError('nothing to pick from');
      return item as Item;
    },
    list: (length, make) => Array.from({ length }, (_, index) => make(index)),
  };
}
