import { editDistance } from '../../text/edit-distance.ts';

const LONGEST_COMPARED = 64;

/** The name that `wanted` is most likely a typo of, or undefined when none is near: about one wrong letter in three, whatever the case. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const target = folded(wanted);
  if (target.length > LONGEST_COMPARED) return undefined;
  let nearest: string | undefined;
  let least = Math.floor((target.length + 1) / 3) + 1;
  for (const name of names) {
    if (name.length > LONGEST_COMPARED) continue;
    const distance = editDistance(target, folded(name));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** A name without what people do not see or care for when they type it: case, and how accents are encoded. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
