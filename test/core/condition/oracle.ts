import type { Cell } from '../../../src/core/fields/field.ts';
import type { Condition, Literal } from '../../../src/core/condition/condition.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';

type Row = readonly Cell[];

/** SQL's three-valued logic, word by word, on the scale -1 false, 0 unknown, 1 true; the cells of a row are aligned with the fields. */
export function truthIn(where: Condition, row: Row, fields: readonly ConditionField[]): number {
  const at = (name: string): Value => {
    const index = fields.findIndex((field) => field.name === name);
    return { cell: row[index] ?? null, isList: fields[index]?.json === true, isDate: fields[index]?.type === 'date' };
  };
  switch (where.kind) {
    case 'and':
      return Math.min(...where.items.map((item) => truthIn(item, row, fields)));
    case 'or':
      return Math.max(...where.items.map((item) => truthIn(item, row, fields)));
    case 'not':
      return 0 - truthIn(where.item, row, fields);
    case 'text':
      return sign(where.negated, fields.some(({ name, type }) => type === 'text' && has(at(name), where.text)) ? 1 : -1);
    case 'null':
      return sign(where.negated, at(where.field).cell === null ? 1 : -1);
    case 'has':
      return at(where.field).cell === null ? 0 : sign(where.negated, has(at(where.field), where.text) ? 1 : -1);
    case 'part': {
      const { cell } = at(where.field);
      if (cell === null) return 0;
      const said = partOf(Number(cell), where.part).toLowerCase();
      return sign(where.negated, where.values.some((value) => String(value).toLowerCase() === said) ? 1 : -1);
    }
    case 'compareFields': {
      const [left, right] = [at(where.field).cell, at(where.other).cell];
      return left === null || right === null ? 0 : compared(where.op, left, right);
    }
    // Those with an aggregate were replaced by its value.
    case 'compareTo':
      return 0;
    case 'compare':
      return where.op === '!=' ? 0 - compare(at(where.field), '=', where.value) : compare(at(where.field), where.op, where.value);
    case 'in':
      if (where.values.length === 0) return sign(where.negated, -1);
      return sign(where.negated, Math.max(...where.values.map((value) => compare(at(where.field), '=', value))));
    case 'between':
      return sign(where.negated, Math.min(compare(at(where.field), '>=', where.low), compare(at(where.field), '<=', where.high)));
  }
}

interface Value {
  readonly cell: Cell;
  readonly isList: boolean;
  readonly isDate: boolean;
}

function partOf(at: number, part: string): string {
  const date = new Date(at);
  switch (part) {
    case 'year':
      return String(date.getUTCFullYear());
    case 'quarter':
      return String(Math.ceil((date.getUTCMonth() + 1) / 3));
    case 'month':
      return date.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    case 'weekday':
      return date.toLocaleString('en', { weekday: 'long', timeZone: 'UTC' });
    default:
      return String(date.getUTCHours());
  }
}

function sign(negated: boolean, truth: number): number {
  return negated ? 0 - truth : truth;
}

function compare({ cell, isList, isDate }: Value, op: string, literal: Literal): number {
  if (cell === null) return 0;
  if (isList) return itemsOf(String(cell)).includes(String(literal)) ? 1 : -1;
  return compared(op, cell, isDate ? Date.parse(String(literal)) : literal);
}

function compared(op: string, left: Cell, right: Cell): number {
  const [a, b] = comparable(left, right);
  const is: Record<string, boolean> = { '=': a === b, '!=': a !== b, '<': a < b, '>': a > b, '<=': a <= b, '>=': a >= b };
  return is[op] === true ? 1 : -1;
}

/** Texts by code points: eight hexadecimal digits each. */
export function comparable(a: Cell, b: Cell): readonly [number | string, number | string] {
  const text = (value: string) => Array.from(value, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')).join('');
  const one = (value: Cell) => (typeof value === 'string' ? text(value) : Number(value));
  return [one(a), one(b)];
}

/** The items of a list as they are compared: text as it is, others as JSON. */
export function itemsOf(json: string): readonly string[] {
  const value: unknown = JSON.parse(json);
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  return items.filter((item) => item !== null).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
}

const UNSPACED = /[\p{Script=Han}]/u;

/** The words of a phrase behind each other, with no letter or digit between; those of scripts with spaces stand alone. */
function has({ cell, isList }: Value, phrase: string): boolean {
  if (cell === null) return false;
  const texts = isList ? itemsOf(String(cell)) : [String(cell)];
  const words = plain(phrase).match(/[\p{L}\p{M}\p{N}]+/gu);
  if (words === null) return texts.some((text) => plain(text).includes(plain(phrase)));
  const pattern = words
    .map((word, index) => {
      const gap = UNSPACED.test(word) || UNSPACED.test(words[index - 1] ?? '') ? '*' : '+';
      const before = index === 0 ? '' : `[^\\p{L}\\p{M}\\p{N}]${gap}`;
      if (UNSPACED.test(word)) return before + word;
      return `${before}${index === 0 ? '(?<![\\p{L}\\p{M}\\p{N}])' : ''}${word}${index === words.length - 1 ? '(?![\\p{L}\\p{M}\\p{N}])' : ''}`;
    })
    .join('');
  return texts.some((text) => new RegExp(pattern, 'u').test(plain(text)));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
