import { objectInOrder } from '../../../contract/json-order.ts';
import type { Change, FieldChange } from '../../../contract/operations/diff.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { FieldText } from '../../../format/field-texts.ts';
import { cutText, textWidth } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import type { Paint } from '../../terminal/style.ts';
import { changeText, valueText } from '../../output/value-text.ts';

export interface ChangeTextOptions {
  /** Columns of the terminal; undefined when lines may be as long as they need. */
  readonly width: number | undefined;
  readonly paint: Paint;
  /** Writes values of a field. Default: as they are. */
  readonly write?: FieldText | undefined;
  /** The fields that the question is about; undefined for all of them. */
  readonly about?: ReadonlySet<string> | undefined;
  /** The fields of records that came or went, the most telling first. Default: as the record has them. */
  readonly order?: readonly string[] | undefined;
  /** The field that says what a record is, where it is known. */
  readonly title?: string | undefined;
}

/**
 * Changes for people: `-` removed, `+` added, `~` changed, `>` renamed, with what changed behind it where that fits on the line, else field by field.
 * Safe on a terminal.
 */
export function changesText(changes: readonly Change[], options: ChangeTextOptions): string {
  return changes.map((change) => `${linesOf(change, options).join('\n')}\n`).join('');
}

function linesOf(change: Change, options: ChangeTextOptions): readonly string[] {
  const { width, paint } = options;
  switch (change.change) {
    case 'removed':
      return [paint('red', cutLine(`- ${wholeText(change, options)}`, width))];
    case 'added':
      return [paint('green', cutLine(`+ ${wholeText(change, options)}`, width))];
    case 'changed':
      return fieldLines({ color: 'yellow', key: `~ ${keyText(change.key)}`, label: labelText(change, options) }, change.fields, options);
    case 'renamed': {
      const key = `> ${keyText(change.oldKey)} → ${keyText(change.key)} (${change.similarity} % alike)`;
      const others = Object.entries(change.fields).filter(([name]) => !Object.hasOwn(change.key, name));
      return fieldLines({ color: 'cyan', key, label: labelText(change, options) }, objectInOrder(others), options);
    }
  }
}

interface Heading {
  readonly color: 'yellow' | 'cyan';
  readonly key: string;
  /** With the gap before it; empty where nothing is known. */
  readonly label: string;
}

type FieldChanges = Readonly<Record<string, FieldChange>>;

function fieldLines({ color, key, label }: Heading, changed: FieldChanges, { width, paint, write, about }: ChangeTextOptions): readonly string[] {
  const all = Object.entries(changed);
  const wanted = all.filter(([name]) => about?.has(name) ?? true);
  // What is asked about may have stayed as it was: a condition on its value, or on another field.
  const shown = wanted.length === 0 ? all : wanted;
  const more = all.length - shown.length;
  const rest = more === 0 ? '' : `and ${more} other ${more === 1 ? 'field' : 'fields'}`;
  const written = (name: string) => (value: unknown) => write?.(value, name);
  const texts = shown.map(([name, values]) => [terminalLine(name), changeText(values, undefined, written(name))] as const);
  const line = [...texts.map(([name, text]) => `${name} ${text}`), ...(rest === '' ? [] : [rest])].join(', ');
  const heading = cutLine(`${key}${label}`, width);
  if (all.length === 0) return [paint(color, heading)];
  const room = width === undefined ? Infinity : width - textWidth(key) - GAP.length - textWidth(line);
  const isShort = width === undefined ? all.length === 1 : room >= Math.min(textWidth(label), LEAST_LABEL);
  if (isShort) return [`${paint(color, `${key}${room < textWidth(label) ? cutText(label, room) : label}`)}${GAP}${line}`];
  return [
    paint(color, heading),
    ...shown.map(([name, values]) => {
      const field = terminalLine(name);
      const left = width === undefined ? undefined : width - INDENT.length - textWidth(field) - 1;
      return `${INDENT}${paint('dim', field)} ${changeText(values, left, written(name))}`;
    }),
    ...(rest === '' ? [] : [`${INDENT}${paint('dim', rest)}`]),
  ];
}

/** A title that is cut to less than this, gap and all, says nothing. */
const LEAST_LABEL = 18;
const GAP = '  ';
const INDENT = '    ';

/** The key, then the title, then all other values of the record. */
function wholeText(change: Extract<Change, { readonly change: 'added' | 'removed' }>, options: ChangeTextOptions): string {
  const { key, record } = change;
  const { about, order = Object.keys(record), write } = options;
  const title = titleOf(record, options);
  const others = order
    .filter((name) => name !== title && !Object.hasOwn(key, name) && (about?.has(name) ?? true))
    .filter((name) => Object.hasOwn(record, name) && record[name] !== null && record[name] !== '')
    .map((name) => `${terminalLine(name)} ${valueText(record[name], undefined, (value) => write?.(value, name))}`);
  return [`${keyText(key)}${labelText(change, options)}`, others.join(', ')]
    .filter((part) => part !== '')
    .join(GAP)
    .trim();
}

function keyText(key: RecordData): string {
  return Object.values(key)
    .map((value) => valueText(value))
    .join(', ');
}

interface Labelled {
  readonly key: RecordData;
  readonly record: RecordData;
  readonly fields?: FieldChanges;
}

const LABELS: ReadonlySet<string> = new Set(['title', 'name', 'headline']);

/** What a person knows the record by: its title, else a field that is named like one. */
function titleOf(record: RecordData, { title }: ChangeTextOptions): string | undefined {
  return title ?? Object.keys(record).find((name) => LABELS.has(name.toLowerCase()) && typeof record[name] === 'string');
}

/** The title, unless the key or a change says it. */
function labelText({ key, record, fields }: Labelled, options: ChangeTextOptions): string {
  const title = titleOf(record, options);
  const isShown = title === undefined || Object.hasOwn(key, title) || (fields !== undefined && Object.hasOwn(fields, title));
  const label = isShown ? undefined : record[title];
  return typeof label === 'string' && label !== '' ? `${GAP}${valueText(label)}` : '';
}

function cutLine(line: string, width: number | undefined): string {
  return width === undefined ? line : cutText(line, width);
}
