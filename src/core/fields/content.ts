import type { Cell, RunField } from './field.ts';
import { isLinkName, nameWords } from './field-name.ts';
import { wordSet } from '../../text/word-set.ts';

type ContentField = Pick<RunField, 'name' | 'type' | 'json' | 'rawOf'>;

/** Text made of the cells of one record, aligned with the fields. */
type RecordText = (cells: readonly Cell[]) => string;

/** Canonical text of the key of a record: equal exactly when all parts of the key are equal as typed values. */
export function createKeyText(fields: readonly ContentField[], key: readonly string[]): RecordText {
  const parts = key.map((name) => fields.findIndex((field) => field.name === name));
  return (cells) => parts.map((index) => canonicalCell(fields[index], cells[index] ?? null)).join('');
}

/**
 * Canonical text of a whole record: equal exactly when the same fields have the same typed values. The order of the fields, and
 * fields without a value, make no difference, so that a field that comes and goes between runs changes only records that have it.
 */
export function createContentText(fields: readonly ContentField[]): RecordText {
  const order = fields.map((field, index) => ({ field, index })).toSorted((a, b) => compare(a.field.name, b.field.name));
  const labels = order.map(({ field }) => sized(field.name));
  return (cells) => {
    let text = '';
    order.forEach(({ field, index }, at) => {
      const cell = cells[index] ?? null;
      if (cell !== null) text += `${labels[at]}${canonicalCell(field, cell)}`;
    });
    return text;
  };
}

/**
 * What keyword search and vectors read of a record: its text fields, one a line. Lists and objects give their words without
 * their punctuation, links the words of their address, and links to pictures nothing, nor do raw forms of fields. Ids stay: people search for them.
 */
export function createSearchText(fields: readonly ContentField[]): RecordText {
  const readers = fields.map(readerOf);
  return (cells) => {
    const lines: string[] = [];
    readers.forEach((read, index) => {
      const line = read?.(cells[index] ?? null) ?? '';
      if (line !== '') lines.push(line);
    });
    return lines.join('\n');
  };
}

/** Canonical text of a value, equal for equal values only: a letter for the kind, then the value; texts carry their length, so none can pose as two. */
export function canonicalCell(field: ContentField | undefined, cell: Cell): string {
  if (cell === null) return 'z';
  if (typeof cell === 'string') return field?.json === true ? canonicalJson(JSON.parse(cell)) : `s${sized(cell)}`;
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  return `${field?.type === 'date' ? 'd' : 'n'}${cell === 0 ? 0 : cell};`;
}

/** Lists in their order, objects by sorted names: `{"a":1,"b":2}` and `{"b":2,"a":1.0}` are the same. */
function canonicalJson(value: unknown): string {
  if (value === null) return 'z';
  if (typeof value === 'string') return `s${sized(value)}`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join('')}]`;
  // What is neither text, switch nor list, and no object, is a number in JSON.
  if (typeof value !== 'object') return `n${Number(value) + 0};`;
  const entries = Object.entries(value).toSorted(([a], [b]) => compare(a, b));
  return `{${entries.map(([name, item]) => `${sized(name)}${canonicalJson(item)}`).join('')}}`;
}

function sized(text: string): string {
  return `${text.length}:${text}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type CellReader = (cell: Cell) => string;

function readerOf(field: ContentField): CellReader | undefined {
  if (field.type !== 'text' || field.rawOf !== undefined) return undefined;
  const words = nameWords(field.name);
  if (isLinkName(words) && words.some((word) => PICTURES.has(word))) return undefined;
  return (cell) => {
    if (typeof cell !== 'string') return '';
    return field.json ? nestedWords(JSON.parse(cell)) : textWords(cell);
  };
}

const PICTURES: ReadonlySet<string> = wordSet('image img picture photo thumbnail thumb avatar logo icon');

/** Text without markup; text that is a JSON list or object in itself gives its words. */
function textWords(text: string): string {
  const first = text.charCodeAt(0);
  if ((first === OPEN_LIST || first === OPEN_OBJECT) && text.length <= LONGEST_JSON) {
    const nested = parsed(text);
    if (nested !== undefined) return nestedWords(nested);
  }
  if (isLink(text)) return linkWords(text);
  return (text.includes('<') ? text.replace(TAG, ' ').replace(ENTITY, entity) : text).trim();
}

/** The strings and numbers of a list or object, in their order. */
function nestedWords(value: unknown): string {
  const words: string[] = [];
  collect(value, words, MAX_NESTING);
  return words.join(' ');
}

function collect(value: unknown, words: string[], depth: number): void {
  if (typeof value === 'string') {
    const text = isLink(value) ? linkWords(value) : value.trim();
    if (text !== '') words.push(text);
  } else if (typeof value === 'number') words.push(String(value));
  else if (typeof value === 'object' && value !== null && depth > 0) {
    for (const item of Array.isArray(value) ? value : Object.values(value)) collect(item, words, depth - 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isLink(text: string): boolean {
  return text.length <= LONGEST_LINK && LINK.test(text);
}

/** The site and the words of the path: `https://www.example.com/jobs/data-engineer-42?ref=x` gives `example jobs data engineer`. */
function linkWords(link: string): string {
  const [, host = '', path = ''] = LINK_PARTS.exec(link) ?? [];
  if (PICTURE_FILE.test(path)) return '';
  const site = host.split('.').at(-2) ?? host;
  const words = path.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}{3,20}$/u.test(word) && !PAGE_FILES.has(word.toLowerCase()));
  return [site, ...words].join(' ');
}

/** Named, decimal and hexadecimal references of characters that HTML must escape. */
function entity(reference: string, name: string): string {
  return ENTITIES.get(name.toLowerCase()) ?? reference;
}

const LINK = /^https?:\/\/[^\s]+$/i;
const LINK_PARTS = /^https?:\/\/(?:www\.)?([^/?#:]+)[^/?#]*([^?#]*)/i;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|svg|avif|ico|bmp)$/i;
const PAGE_FILES: ReadonlySet<string> = new Set(['html', 'htm', 'php', 'aspx', 'index']);
const TAG = /<\/?[a-z][^<>]{0,1000}>/gi;
const ENTITY = /&(#?\w{1,8});/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
]);
const OPEN_LIST = 91;
const OPEN_OBJECT = 123;
const LONGEST_JSON = 1_000_000;
const LONGEST_LINK = 2000;
const MAX_NESTING = 200;
