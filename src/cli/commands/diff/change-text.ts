import { objectInOrder } from '../../../contract/json-order.ts';
import type { Change } from '../../../contract/operations/diff.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import { cutText } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import type { Paint } from '../../terminal/style.ts';
import { changeText, valueText } from '../../output/value-text.ts';

export interface ChangeTextOptions {
  /** Columns of the terminal; undefined when lines may be as long as they need. */
  readonly width: number | undefined;
  readonly paint: Paint;
}

/** Changes for people: `-` removed, `+` added, `~` changed, `>` renamed, then field by field what changed. Safe on a terminal. */
export function changesText(changes: readonly Change[], options: ChangeTextOptions): string {
  return changes.map((change) => `${linesOf(change, options).join('\n')}\n`).join('');
}

function linesOf(change: Change, { width, paint }: ChangeTextOptions): readonly string[] {
  const heading = (sign: string, text: string) => cutLine(`${sign} ${text}`, width);
  switch (change.change) {
    case 'removed':
      return [paint('red', heading('-', wholeText(change)))];
    case 'added':
      return [paint('green', heading('+', wholeText(change)))];
    case 'changed':
      return [paint('yellow', heading('~', `${keyText(change.key)}${labelText(change.record)}`)), ...fieldLines(change.fields, { width, paint })];
    case 'renamed': {
      const move = `${keyText(change.oldKey)} → ${keyText(change.key)} (${change.similarity} % alike)${labelText(change.record)}`;
      const others = Object.entries(change.fields).filter(([name]) => !Object.hasOwn(change.key, name));
      return [paint('cyan', heading('>', move)), ...fieldLines(objectInOrder(others), { width, paint })];
    }
  }
}

function fieldLines(fields: Extract<Change, { readonly change: 'changed' }>['fields'], { width, paint }: ChangeTextOptions): readonly string[] {
  return Object.entries(fields).map(([name, values]) => {
    const label = `    ${terminalLine(name)}: `;
    return `    ${paint('dim', `${terminalLine(name)}:`)} ${changeText(values, width === undefined ? undefined : width - label.length)}`;
  });
}

/** The key, then all other values of the record. */
function wholeText({ key, record }: { readonly key: RecordData; readonly record: RecordData }): string {
  const others = Object.entries(record).filter(([name, value]) => !Object.hasOwn(key, name) && value !== null);
  const values = others.map(([name, value]) => `${terminalLine(name)}: ${valueText(value)}`).join(', ');
  const named = keyText(key);
  return named === '' ? values : `${named}  ${values}`.trimEnd();
}

function keyText(key: RecordData): string {
  return Object.values(key)
    .map((value) => valueText(value))
    .join(', ');
}

const LABELS: ReadonlySet<string> = new Set(['title', 'name', 'headline']);

/** What a person knows the record by, where a field is named like that. */
function labelText(record: RecordData): string {
  const [, label] = Object.entries(record).find(([name, value]) => LABELS.has(name.toLowerCase()) && typeof value === 'string') ?? [];
  return label === undefined ? '' : `  ${valueText(label)}`;
}

function cutLine(line: string, width: number | undefined): string {
  return width === undefined ? line : cutText(line, width);
}
