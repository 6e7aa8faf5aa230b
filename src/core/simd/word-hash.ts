/** What a hash is multiplied with for each unit more. */
export const HASH_BASE = 0x01000193;

/** Hash of a text one unit longer than that of `hash`; 0 is the hash of the empty text. */
export function extendHash(hash: number, unit: number): number {
  return (Math.imul(hash, HASH_BASE) + unit) | 0;
}
