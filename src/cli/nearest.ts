/** Those of `names` that a slip of the fingers could have turned into `word`, the nearest first, at most three. */
export function nearest(word: string, names: readonly string[]): readonly string[] {
  const typed = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  return names
    .map((name) => ({ name, edits: edits(typed, name.toLowerCase()) }))
    .filter(({ name, edits: count }) => count <= allowed || name.toLowerCase().startsWith(typed))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Letters added, left out, mistaken or swapped with the next (optimal string alignment). */
function edits(from: string, to: string): number {
  const table = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    table.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      table[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
