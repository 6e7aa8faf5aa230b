import { columnText } from '../../../format/field-texts.ts';
import { terminalLine } from '../../../format/terminal-text.ts';

const LONGEST = 100;
/** Halves of characters, which no encoding holds, and code points that are none. */
const NOT_WRITTEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Text of records and of plans on one line, without what moves letters around and what XML does not take. */
function labelLine(text: string): string {
  const letters = Array.from(terminalLine(text.slice(0, 4 * LONGEST)).replaceAll(NOT_WRITTEN, '\uFFFD'));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}

/** A title: Vega looks titles up in a plain object, in which it finds "constructor" before it put one there. */
export function titleLine(text: string): string {
  const line = labelLine(text);
  return line in {} ? `${line} ` : line;
}

/** Gives labels of the values of a column, which differ where the values do. */
export function createLabels(column: string): (value: unknown) => string {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  return (value) => {
    const key = JSON.stringify(value ?? null);
    const known = labels.get(key);
    if (known !== undefined) return known;
    const plain = labelOf(value, column);
    let label = plain;
    for (let copy = 2; taken.has(label); copy += 1) label = `${plain} (${copy})`;
    labels.set(key, label);
    taken.add(label);
    return label;
  };
}

function labelOf(value: unknown, column: string): string {
  if (value === null || value === undefined) return '(none)';
  if (value === '') return '""';
  return labelLine(columnText(value, column) ?? (typeof value === 'string' ? value : JSON.stringify(value)));
}
