const LONGEST_COMPARED = 64;

/** The name that `wanted` is most likely a slip of, or undefined when none is near: about one wrong letter in three, whatever the case. */
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

/** Letters to insert, drop, replace, or swap with the next one, to make `a` into `b` (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeAbove: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = swaps ? (beforeAbove[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    beforeAbove = above;
    above = current;
  }
  return above[b.length] ?? 0;
}
