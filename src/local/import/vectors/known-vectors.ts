import type { RunReader } from '../../../core/ports/records.ts';

/** Vectors that an earlier run has made of the same texts. */
export interface KnownVectors {
  /** Aligned with the hashes; undefined for a text that the earlier run did not hold. */
  find(textHashes: BigInt64Array): Promise<readonly (Float32Array | null | undefined)[]>;
}

/** What to ask when there is no earlier run. */
export const noKnownVectors: KnownVectors = {
  find: (textHashes) => Promise.resolve(Array.from({ length: textHashes.length }, () => undefined)),
};

const FREE = -1;

/**
 * The vectors of a run by the hashes of their texts: an open-addressing table of 12 bytes a slot, since a Map of a million big
 * integers takes a hundred megabytes.
 */
export async function openKnownVectors(reader: RunReader): Promise<KnownVectors> {
  const hashes = await reader.textHashes();
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, hashes.length * 2)));
  const ordinals = new Int32Array(slots).fill(FREE);
  const mask = BigInt(slots - 1);
  const slotOf = (hash: bigint) => {
    let slot = Number(BigInt.asUintN(64, hash) & mask);
    for (;;) {
      const ordinal = ordinals[slot] ?? FREE;
      if (ordinal === FREE || hashes[ordinal] === hash) return slot;
      slot = (slot + 1) & (slots - 1);
    }
  };
  for (const [ordinal, hash] of hashes.entries()) ordinals[slotOf(hash)] = ordinal;
  return {
    async find(textHashes) {
      const found = Array.from(textHashes, (hash) => ordinals[slotOf(hash)] ?? FREE);
      const vectors = await reader.vectors([...new Set(found.filter((ordinal) => ordinal !== FREE))]);
      const byOrdinal = new Map([...new Set(found.filter((ordinal) => ordinal !== FREE))].map((ordinal, index) => [ordinal, vectors[index] ?? null]));
      return found.map((ordinal) => (ordinal === FREE ? undefined : byOrdinal.get(ordinal)));
    },
  };
}
