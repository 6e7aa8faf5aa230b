import type { Token } from '../../../language/tokens.ts';

/** "own" of owners, "want" of wanted, "home" of h. */
export function isForm({ stem, lower }: Token, name: string): boolean {
  if (stem === name || lower === name) return true;
  if (name.length === 1) return SIDES.get(name) === lower;
  if (lower === `${name}ly`) return true;
  return stem.length > 2 && (name === `${stem.replace(/e$/, '')}er` || name === `${stem}or`);
}

/** Sides of a match, of which names often have the first letter alone. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['h', 'home'],
  ['a', 'away'],
]);
