/**
 * What some spreadsheets drop before they look whether a text is a formula: white space, quotes, and characters that do not show (Unicode 15.1: Zs, Zl,
 * Zp, Cc, Cf). They are named one by one, as code points and ranges of these, so that no engine's own edition of Unicode decides.
 */
const SKIPPED =
  '0-20 22 27 7f-a0 ad 600-605 61c 6dd 70f 890-891 8e2 1680 180e 2000-200f 2028-202f 205f-2064 2066-206f 3000 feff fff9-fffb 110bd 110cd 13430-1343f 1bca0-1bca3 1d173-1d17a e0001 e0020-e007f';

/** Tab and line ends, `+`, `-`, `=`, `@`, and the same signs full-width. */
const STARTS = '9-a d 2b 2d 3d 40 ff0b ff0d ff1d ff20';

/** The start of a text that spreadsheets run as a formula, or cut into cells of its own, as a pattern; `codePoint` writes one as an engine reads it. */
export function formulaPattern(codePoint: (hex: string) => string): string {
  const oneOf = (ranges: string) => `[${ranges.replaceAll(/[0-9a-f]+/g, codePoint).replaceAll(' ', '')}]`;
  return `^${oneOf(SKIPPED)}*${oneOf(STARTS)}`;
}
