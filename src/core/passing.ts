/** Which records of a run pass a filter. */
export interface Passing {
  readonly count: number;
  /** For each record 1 where it passes, else 0; null where all do. */
  readonly mask: Uint8Array | null;
}

/** A bit for each record, those of a byte from its highest to its lowest, as a flag for each. */
export function passingOf(bits: Uint8Array, records: number): Passing {
  const flags = new Uint8Array(Math.ceil(records / 8) * 8);
  let count = 0;
  for (let byte = 0; byte < bits.length; byte += 1) {
    const eight = bits[byte] ?? 0;
    if (eight === 0) continue;
    for (let bit = 0; bit < 8; bit += 1) {
      const flag = (eight >> (7 - bit)) & 1;
      flags[8 * byte + bit] = flag;
      count += flag;
    }
  }
  return count === records ? { count, mask: null } : { count, mask: flags.subarray(0, records) };
}

/** The records that pass both of two filters. */
export function bothPassing(a: Passing, b: Passing): Passing {
  if (a.mask === null || b.mask === null) return a.mask === null ? b : a;
  const mask = new Uint8Array(a.mask.length);
  let count = 0;
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) {
    const flag = (a.mask[ordinal] ?? 0) & (b.mask[ordinal] ?? 0);
    mask[ordinal] = flag;
    count += flag;
  }
  return { count, mask };
}

/** The records that pass, in the order of the run. */
export function passingOrdinals({ count, mask }: Passing): Float64Array {
  const ordinals = new Float64Array(count);
  let at = 0;
  for (let ordinal = 0; at < count; ordinal += 1) {
    if (mask !== null && mask[ordinal] !== 1) continue;
    ordinals[at] = ordinal;
    at += 1;
  }
  return ordinals;
}

/** A slice of the records that pass and are not in a set, in the order of the run. */
export function passingBut(
  left: ReadonlySet<number>,
  { count, mask }: Passing,
  { offset, take }: { readonly offset: number; readonly take: number },
): number[] {
  const found: number[] = [];
  const records = mask?.length ?? count;
  for (let ordinal = 0, place = 0; ordinal < records && found.length < take; ordinal += 1) {
    if (mask?.[ordinal] === 0 || left.has(ordinal)) continue;
    if (place >= offset) found.push(ordinal);
    place += 1;
  }
  return found;
}
