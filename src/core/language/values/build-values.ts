import { normalForm } from './normal-form.ts';
import { createValueIndex, type IndexedField, type IndexedValue, type ValueIndex } from './value-index.ts';

/** Takes in the values of text fields, in any order, in bounded memory. */
export interface ValueCollector {
  add(field: string, value: string): void;
  /** Fields of which nothing is kept, whatever comes. */
  closed(): readonly string[];
  /** Each is made when it is asked for, which may take a tenth of a second. */
  finish(): Iterable<IndexedField>;
}

/** Text longer than this is prose: its words are searched, but no question names it as a value. */
const LONGEST_VALUE = 120;
/** Different values kept of one field. */
const MOST_VALUES = 60_000;
/** Characters of all values together: about 16 MB on disk. */
const MOST_CHARACTERS = 8_000_000;
/** After so many values a field of prose is known as one. */
const TRIED = 2000;
const PROSE = 200;
const LONGEST_ITEM = 32;
const MOST_SPELLINGS = 50;

/** Collects what an index of values keeps: 60,000 different values a field and 8 million characters of all fields; fields of prose and of links are left out. */
export function collectValues(): ValueCollector {
  const fields = new Map<string, Collected>();
  const size = { characters: 0 };
  return {
    add(name, value) {
      const field = fields.get(name) ?? newField(name);
      fields.set(name, field);
      if (field.isClosed) return;
      const isLink = /^https?:\/\//.test(value);
      field.seen += 1;
      if (isLink || (value.length > PROSE && !value.startsWith('['))) field.idle += 1;
      if (!isLink) addValue(field, value, size);
      if (field.seen >= TRIED && field.idle > field.seen / 2) close(field);
    },
    closed: () => Array.from(fields.values()).flatMap(({ name, isClosed }) => (isClosed ? [name] : [])),
    *finish() {
      for (const field of fields.values()) yield indexed(field);
    },
  };
}

/** An index of values that are at hand. */
export function indexValues(values: Iterable<readonly [field: string, value: string]>): ValueIndex {
  const collector = collectValues();
  for (const [field, value] of values) collector.add(field, value);
  return createValueIndex([...collector.finish()]);
}

interface Entry {
  /** Few: to look through them takes less than a set of each value would. */
  readonly spellings: string[];
  records: number;
  /** Different values that it is, or is an item of. */
  sources: number;
}

interface Collected {
  readonly name: string;
  /** What each value counts for, as it is written. */
  readonly raw: Map<string, readonly Entry[]>;
  /** By normal form. */
  readonly values: Map<string, Entry>;
  /** Items of lists, by normal form. */
  readonly items: Map<string, Entry>;
  seen: number;
  /** Prose and links, which no question names. */
  idle: number;
  isClosed: boolean;
  /** Values that are lists; how many items, and of how many characters, they have in all. */
  lists: number;
  itemCount: number;
  itemLength: number;
  json: number;
  prose: number;
  overflow: boolean;
}

interface Size {
  characters: number;
}

function newField(name: string): Collected {
  const counts = { seen: 0, idle: 0, lists: 0, itemCount: 0, itemLength: 0, json: 0, prose: 0 };
  return { name, raw: new Map(), values: new Map(), items: new Map(), isClosed: false, overflow: false, ...counts };
}

/** Nothing of a field of prose is kept. */
function close(field: Collected): void {
  field.isClosed = true;
  field.overflow = true;
  for (const known of [field.raw, field.values, field.items]) known.clear();
}

function addValue(field: Collected, value: string, size: Size): void {
  const known = field.raw.get(value);
  if (known !== undefined) {
    for (const entry of known) entry.records += 1;
    return;
  }
  // With so many different values, more of them would only take time.
  if (field.raw.size >= MOST_VALUES) field.overflow = true;
  else field.raw.set(value, entriesOf(field, value, size));
}

/** What a value that is new counts for: itself, and its items where it is a list. */
function entriesOf(field: Collected, value: string, size: Size): readonly Entry[] {
  const entries = SEPARATORS.test(value) ? entriesOfItems(field, value, size) : [];
  if (value.length > LONGEST_VALUE) {
    field.prose += 1;
    return entries;
  }
  if (field.values.size >= MOST_VALUES || size.characters >= MOST_CHARACTERS) {
    field.overflow = true;
    return entries;
  }
  const own = count(field.values, value, size);
  return entries.length === 0 ? own : [...entries, ...own];
}

/** What begins a list, or parts its items. */
const SEPARATORS = /^\[|[,;|]/;

function entriesOfItems(field: Collected, value: string, size: Size): readonly Entry[] {
  const items = itemsOf(value);
  if (value.startsWith('[')) field.json += 1;
  else if (items.length <= 1) return [];
  field.lists += 1;
  field.itemCount += items.length;
  field.itemLength += items.reduce((sum, item) => sum + item.length, 0);
  return [...new Set(items)].flatMap((item) => count(field.items, item, size));
}

function count(known: Map<string, Entry>, spelling: string, size: Size): readonly Entry[] {
  const form = known.size < MOST_VALUES && size.characters < MOST_CHARACTERS ? normalForm(spelling) : '';
  if (form === '') return [];
  const value = known.get(form) ?? { spellings: [], records: 0, sources: 0 };
  if (value.records === 0) {
    known.set(form, value);
    size.characters += form.length;
  }
  value.records += 1;
  value.sources += 1;
  if (value.spellings.length < MOST_SPELLINGS && !value.spellings.includes(spelling)) {
    value.spellings.push(spelling);
    size.characters += spelling.length;
  }
  return [value];
}

/** The items of a list, in JSON or joined by commas, semicolons or bars; one item for any other text. */
function itemsOf(value: string): readonly string[] {
  if (value.startsWith('[')) return textsOfList(value);
  if (value.startsWith('{') || value.length > 2000) return [];
  const parts = value.split(/[,;|]\s*/).map((item) => item.trim());
  return parts.filter((item) => item !== '');
}

/** The texts of a list in JSON; any other value is its own only text. */
export function textsOfList(value: string): readonly string[] {
  if (!value.startsWith('[')) return [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [value];
  }
}

function indexed(field: Collected): IndexedField {
  const { name, raw, prose, overflow } = field;
  const isList = isOfLists(field);
  const isProse = prose > raw.size / 2;
  let distinct = 0;
  for (const { spellings } of field.values.values()) distinct += spellings.length;
  return {
    name,
    isList,
    isProse,
    distinct: overflow || prose > 0 ? null : distinct,
    values: valuesOf(field.values),
    items: isList ? valuesOf(field.items) : [],
  };
}

/** Items of lists come again in other lists or alone; "active" and "not recruiting" of "Active, not recruiting" do not. */
const LEAST_AGAIN = 0.2;

/** Lists in JSON, or short things joined by commas; sentences have commas too. */
function isOfLists({ raw, lists, json, items, values, itemCount, itemLength }: Collected): boolean {
  if (json > raw.size / 2) return true;
  if (lists <= 0.1 * raw.size || itemCount === 0 || itemLength / itemCount > LONGEST_ITEM) return false;
  let again = 0;
  for (const [form, { sources }] of items) if (sources > 1 || values.has(form)) again += 1;
  return again >= LEAST_AGAIN * items.size;
}

function valuesOf(known: ReadonlyMap<string, Entry>): readonly IndexedValue[] {
  // The order of their units is the one in which texts are sorted by themselves.
  const forms = [...known.keys()].toSorted();
  return forms.map((form): IndexedValue => {
    const { records, spellings } = known.get(form) ?? { records: 0, spellings: [] };
    return [form, records, ...spellings];
  });
}
