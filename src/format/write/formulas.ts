import { formulaPattern } from '../../text/formula-starts.ts';

const RISKY = new RegExp(
  formulaPattern((hex) => `\\u{${hex}}`),
  'u',
);

/** The text behind a `'` when a spreadsheet would run it, else as it is. `withoutGuard` undoes it, for every text. */
export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` made this one of. What is guarded already counts as risky there, so no two texts become one. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && RISKY.test(text.slice(1)) ? text.slice(1) : text;
}

const GUARDED = /'["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20]/g;

/** True when a cell of delimited text begins as `guardFormula` makes it begin; it may also be a stranger's way to write. */
export function looksGuarded(text: string, delimiter: string): boolean {
  for (const { index } of text.matchAll(GUARDED)) {
    const before = text[index - 1] === '"' ? text[index - 2] : text[index - 1];
    if (before === undefined || before === delimiter || before === '\n' || before === '\r') return true;
  }
  return false;
}
