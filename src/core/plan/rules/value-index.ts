import type { ValueHit } from './facts.ts';
import { rootOf } from './roots.ts';

/** Text longer than this is prose: its words are searched, but it is no value that a question names. */
const LONGEST_VALUE = 120;
const MOST_VALUES = 60_000;

/** Phrase to the places where text fields hold it. */
export interface ValueIndex {
  readonly find: (phrase: string) => readonly ValueHit[];
  /** How many different values were met; null for a field of prose, or with too many. */
  readonly distinct: (field: string) => number | null;
}

/** Takes in the values of text fields, one field after the other. */
export interface ValueIndexBuilder {
  add(field: string, value: string): void;
  finish(): ValueIndex;
}

interface KnownValue {
  readonly spellings: Set<string>;
  records: number;
}

interface FieldValues {
  readonly name: string;
  /** What each value counts for, as it is written. */
  readonly raw: Map<string, readonly KnownValue[]>;
  /** By normal form. */
  readonly values: Map<string, KnownValue>;
  /** Items of lists, by normal form. */
  readonly items: Map<string, KnownValue>;
  records: number;
  /** Values that are lists; how many items, and of how many characters, they have in all. */
  lists: number;
  itemCount: number;
  itemLength: number;
  json: number;
  prose: number;
  overflow: boolean;
  /** Normal forms by each of their words, made when words are first asked for. */
  readonly words: { values?: ReadonlyMap<string, readonly string[]>; items?: ReadonlyMap<string, readonly string[]> };
}

/** An index of the values of text fields, made in one pass. */
export function createValueIndex(): ValueIndexBuilder {
  const fields = new Map<string, FieldValues>();
  return {
    add(name, value) {
      const field = fields.get(name) ?? newField(name);
      fields.set(name, field);
      addValue(field, value);
    },
    finish: () => indexOf([...fields.values()]),
  };
}

/** The form under which case, accents, marks and the plural of a phrase do not matter. */
export function normalForm(text: string): string {
  const bare = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return bare === '' ? '' : bare.split(' ').map(stemOf).join(' ');
}

const stems = new Map<string, string>();

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = rootOf(word);
  if (stems.size > 200_000) stems.clear();
  stems.set(word, made);
  return made;
}

function newField(name: string): FieldValues {
  return {
    name,
    raw: new Map(),
    values: new Map(),
    items: new Map(),
    records: 0,
    lists: 0,
    itemCount: 0,
    itemLength: 0,
    json: 0,
    prose: 0,
    overflow: false,
    words: {},
  };
}

function addValue(field: FieldValues, value: string): void {
  field.records += 1;
  const known = field.raw.get(value);
  if (known !== undefined) {
    for (const entry of known) entry.records += 1;
    return;
  }
  const entries = entriesOf(field, value);
  if (field.raw.size < MOST_VALUES) field.raw.set(value, entries);
}

/** What a value that was not met before counts for: itself, and its items where it is a list. */
function entriesOf(field: FieldValues, value: string): readonly KnownValue[] {
  const items = itemsOf(value);
  const entries: KnownValue[] = [];
  if (value.startsWith('[')) field.json += 1;
  if (items.length > 1 || value.startsWith('[')) {
    field.lists += 1;
    field.itemCount += items.length;
    field.itemLength += items.reduce((sum, item) => sum + item.length, 0);
    for (const item of new Set(items)) entries.push(...count(field.items, item));
  }
  if (value.length > LONGEST_VALUE) {
    field.prose += 1;
    return entries;
  }
  if (field.values.size >= MOST_VALUES) {
    field.overflow = true;
    return entries;
  }
  return [...entries, ...count(field.values, value)];
}

function count(known: Map<string, KnownValue>, spelling: string): readonly KnownValue[] {
  const form = known.size < MOST_VALUES ? normalForm(spelling) : '';
  if (form === '') return [];
  const value = known.get(form) ?? { spellings: new Set<string>(), records: 0 };
  known.set(form, value);
  value.records += 1;
  if (value.spellings.size < 50) value.spellings.add(spelling);
  return [value];
}

/** The items of a list, in JSON or joined by commas, semicolons or bars; one item for any other text. */
function itemsOf(value: string): readonly string[] {
  if (value.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(value);
      return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
    } catch {
      return [value];
    }
  }
  if (value.startsWith('{')) return [];
  return value.length > 2000
    ? []
    : value
        .split(/[,;|]\s*/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}

const FIND_KEPT = 500;

function indexOf(fields: readonly FieldValues[]): ValueIndex {
  const known = new Map<string, readonly ValueHit[]>();
  return {
    find(phrase) {
      const form = normalForm(phrase);
      const before = known.get(form);
      if (before !== undefined) return before;
      const hits = form === '' ? [] : fields.flatMap((field) => hitIn(field, form)).toSorted(byLikelihood);
      if (known.size >= FIND_KEPT) known.clear();
      known.set(form, hits);
      return hits;
    },
    distinct(name) {
      const field = fields.find((each) => each.name === name);
      if (field === undefined || field.overflow || field.prose > 0) return null;
      let distinct = 0;
      for (const { spellings } of field.values.values()) distinct += spellings.size;
      return distinct;
    },
  };
}

function hitIn(field: FieldValues, form: string): readonly ValueHit[] {
  const name = field.name;
  const isList = isOfLists(field);
  const whole = field.values.get(form);
  const item = field.items.get(form);
  if (isList && (item !== undefined || whole !== undefined)) {
    const spelling = first(item?.spellings ?? whole?.spellings ?? new Set());
    return [{ field: name, kind: 'item', spellings: [spelling], records: (item?.records ?? 0) + (whole?.records ?? 0) }];
  }
  const isName = whole !== undefined && !form.includes(' ') && whole.records <= 2 && field.values.size > 200;
  const isPart = isName && holding(field, 'values', [form]).length > 10;
  if (whole !== undefined && !isPart) return [{ field: name, kind: 'whole', spellings: [...whole.spellings], records: whole.records }];
  if (field.prose > field.raw.size / 2 && !isList) return [];
  const words = form.split(' ');
  let records = 0;
  const spellings = new Set<string>();
  for (const entry of isList ? [...holding(field, 'items', words), ...holding(field, 'values', words)] : holding(field, 'values', words)) {
    records += entry.records;
    if (spellings.size < MOST_SPELLINGS) spellings.add(asSpelled(first(entry.spellings), words));
  }
  return records === 0 ? [] : [{ field: name, kind: 'words', spellings: [...spellings], records }];
}

const LONGEST_ITEM = 32;

/** Lists in JSON, or short things joined by commas; sentences have commas too. */
function isOfLists({ raw, lists, json, itemCount, itemLength }: FieldValues): boolean {
  if (json > raw.size / 2) return true;
  return lists > 0.1 * raw.size && itemCount > 0 && itemLength / itemCount <= LONGEST_ITEM;
}

const MOST_SPELLINGS = 6;

/** The words of a value that a phrase was found by, as they stand there, in lower case. */
function asSpelled(value: string, words: readonly string[]): string {
  const held = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => held.find((own) => normalForm(own) === word) ?? word).join(' ');
}

function first(spellings: ReadonlySet<string>): string {
  const [spelling = ''] = spellings;
  return spelling;
}

/** The values or items that hold all the words, found by the rarest of them. */
function holding(field: FieldValues, part: 'values' | 'items', words: readonly string[]): readonly KnownValue[] {
  const known = field[part];
  const byWord = (field.words[part] ??= wordsOf(known.keys()));
  const lists = words.map((word) => byWord.get(word) ?? []);
  const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? []);
  return rarest.flatMap((form) => {
    const held = form.split(' ');
    return words.every((word) => held.includes(word)) ? (known.get(form) ?? []) : [];
  });
}

function wordsOf(forms: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>();
  for (const form of forms) {
    for (const word of new Set(form.split(' '))) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [form]);
      else list.push(form);
    }
  }
  return byWord;
}

const RANK = { whole: 0, item: 0, words: 1 } as const;

/** Whole values before words of values; of equals, what most records hold. */
function byLikelihood(a: ValueHit, b: ValueHit): number {
  return RANK[a.kind] - RANK[b.kind] || b.records - a.records;
}
