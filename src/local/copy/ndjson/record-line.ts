import type { Cell, RunField } from '../../../core/fields/field.ts';

type LineField = Pick<RunField, 'name' | 'type' | 'json' | 'precision'>;

/** Writes typed records as lines of JSON, for people and other programs too, that give the very same cells when they are read. */
export function createLineWriter(fields: readonly LineField[]): (cells: readonly Cell[]) => string {
  const labels = fields.map(({ name }, index) => `${index === 0 ? '' : ','}${JSON.stringify(name)}:`);
  return (cells) => {
    let line = '{';
    fields.forEach((field, index) => {
      line += `${labels[index]}${valueText(field, cells[index] ?? null)}`;
    });
    return `${line}}\n`;
  };
}

/** Reads such a line as cells; undefined where a value is not one of its field. Throws a SyntaxError for what is not JSON. */
export function createLineReader(fields: readonly LineField[]): (line: string) => readonly Cell[] | undefined {
  return (line) => {
    const record: unknown = JSON.parse(line);
    if (typeof record !== 'object' || record === null) return undefined;
    const values = new Map<string, unknown>(Object.entries(record));
    const cells = fields.map((field) => cellOf(field, values.get(field.name) ?? null));
    return cells.every((cell) => cell !== undefined) ? cells : undefined;
  };
}

function valueText(field: LineField, cell: Cell): string {
  if (typeof cell === 'number' && field.type === 'date') return JSON.stringify(dateText(cell, field));
  return typeof cell === 'string' && field.json ? nestedText(cell) : JSON.stringify(cell);
}

function cellOf({ type, json }: LineField, value: unknown): Cell | undefined {
  if (value === null) return null;
  if (json) return nestedCell(value);
  if (type === 'date') return typeof value === 'string' ? dateCell(value) : undefined;
  const wanted = type === 'text' ? 'string' : type;
  return typeof value === wanted ? (value as Cell) : undefined;
}

function dateText(time: number, { precision }: LineField): string {
  const text = new Date(time).toISOString();
  return precision === 'day' && text.endsWith(MIDNIGHT) ? text.slice(0, -MIDNIGHT.length) : text;
}

const MIDNIGHT = 'T00:00:00.000Z';

function dateCell(text: string): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/** What stands for JSON text that would be written in another way, or read as a missing value. */
const TEXT = '$json';

/** JSON text as it is, where that is how its value is written. */
function nestedText(text: string): string {
  const value: unknown = JSON.parse(text);
  const isPlain = value !== null && JSON.stringify(value) === text && !isWrapped(value);
  return isPlain ? text : JSON.stringify({ [TEXT]: text });
}

function nestedCell(value: unknown): string | undefined {
  if (!isWrapped(value)) return JSON.stringify(value);
  const text: unknown = value[TEXT];
  return typeof text === 'string' ? text : undefined;
}

function isWrapped(value: unknown): value is { readonly [TEXT]: unknown } {
  return typeof value === 'object' && value !== null && TEXT in value && Object.keys(value).length === 1;
}
