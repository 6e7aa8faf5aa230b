import type { RawValue } from './raw-value.ts';

/** Deepest list or object that is stored; deeper ones do not fit any field. */
const MAX_DEPTH = 200;

/** True when lists and objects are nested no deeper than `MAX_DEPTH`. */
export function isShallow(value: RawValue, depth: number = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return (Array.isArray(value) ? value : Object.values(value)).every((item: RawValue) => isShallow(item, depth - 1));
}
