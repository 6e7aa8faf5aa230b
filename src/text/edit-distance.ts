/** Letters to insert, drop, replace, or swap with the next one, to make `a` into `b` (optimal string alignment). In the time of both lengths multiplied. */
export function editDistance(a: string, b: string): number {
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

/** Whether at most so many letters have to be inserted, dropped or replaced to make `a` into `b`; two swapped letters are two. Looks only where that can be. */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isFar = Math.abs(row - column) > most;
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const value = isFar ? most + 1 : Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return false;
    above = current;
  }
  return (above[b.length] ?? 0) <= most;
}
