import type { RecordData } from '../contract/envelope.ts';
import type { Field, FieldRole, Scraper } from '../contract/operations/scrapers.ts';
import { isLinkName, nameTraits, nameWords } from '../core/fields/field-name.ts';
import { cellText, isEmptyValue } from './write/cell-text.ts';
import { isCoordinate, numberWord } from '../core/fields/role-words.ts';
import { namesIn } from '../text/name-list.ts';

/** What the order of columns goes by. */
export interface ColumnHints {
  /** Fields and key of the scraper; undefined where only the records are known. */
  readonly scraper?: Pick<Scraper, 'fields' | 'key'> | undefined;
  /** What the question is about, as a sort, a filter or both: its fields come right after the title. */
  readonly about: string;
  /** True for text that holds words of the query. */
  readonly holdsWords?: ((text: string) => boolean) | undefined;
}

/** Columns, the most telling first. */
export interface ColumnOrder {
  readonly fields: readonly string[];
  /** Of these, the ones to show only when there is room for all others. */
  readonly last: ReadonlySet<string>;
}

/** The rank of a field: lower is shown earlier, and from `LAST` on only when all others have room. */
const LAST = 10;
const PLACES: Readonly<Record<FieldRole, number>> = {
  title: 0,
  price: 1,
  category: 2,
  count: 2,
  average: 2,
  additive: 2,
  date: 2,
  year: 2,
  number: 3,
  text: 3,
  flag: 4,
  list: 4,
  key: LAST + 2,
};
const LONG_TEXT = LAST;
const LINK = LAST + 1;
const CONSTANT = LAST + 3;
const EMPTY = LAST + 4;
/** A second field of a family ("sqft_living", "sqft_lot") comes after single ones, and so does one that is mostly empty. */
const LATER = 3;
/** Text that is longer on average takes the room of several columns. */
const LONG_CHARACTERS = 60;
/** Fewer records do not show that a field is constant. */
const ENOUGH_RECORDS = 3;

/**
 * Orders the fields of records for a table: the title, or where there is none the key; the fields that the question is about; the text that holds
 * its words; then what tells the records apart. Ids, links, long text, and what is constant or empty in these records come last.
 */
export function orderColumns(names: readonly string[], records: readonly RecordData[], hints: ColumnHints): ColumnOrder {
  const known = new Map((hints.scraper?.fields ?? []).map((field) => [field.name, field] as const));
  const facts = names.map((name) => factsOf(name, known.get(name), records));
  const first = facts.find(({ role }) => role === 'title')?.name ?? leadingKey(facts, hints.scraper?.key ?? []);
  const named = namesIn(hints.about).filter((name) => names.includes(name));
  const holding = textWithWords(facts, records, hints);
  const lead = [...new Set([first, ...named, holding].filter((name) => name !== undefined))];
  const others = ranked(facts.filter(({ name }) => !lead.includes(name)));
  return {
    fields: [...lead, ...others.map(({ name }) => name)],
    last: new Set(others.filter(({ rank }) => rank >= LAST).map(({ name }) => name)),
  };
}

interface FieldFacts {
  readonly name: string;
  readonly role: FieldRole;
  readonly values: readonly unknown[];
  readonly rank: number;
}

function factsOf(name: string, field: Field | undefined, records: readonly RecordData[]): FieldFacts {
  const values = records.map((record) => record[name]).filter((value) => !isEmptyValue(value));
  const role = field?.role ?? guessedRole(name, values);
  return { name, role, values, rank: rankOf(name, role, values, records.length) };
}

function rankOf(name: string, role: FieldRole, values: readonly unknown[], records: number): number {
  if (values.length === 0) return EMPTY;
  if (role !== 'title' && values.length === records && records >= ENOUGH_RECORDS && isConstant(values)) return CONSTANT;
  if (values.some((value) => typeof value === 'string' && /^https?:\/\//i.test(value))) return LINK;
  if (role === 'key' || (typeof values[0] === 'number' && isCoordinate(nameWords(name)))) return PLACES.key;
  if ((role === 'text' || role === 'list') && meanLength(values) > LONG_CHARACTERS) return LONG_TEXT;
  return PLACES[role] + (values.length * 2 < records ? LATER : 0);
}

function isConstant(values: readonly unknown[]): boolean {
  const [first] = values;
  return typeof first === 'object' ? new Set(values.map((value) => JSON.stringify(value))).size === 1 : values.every((value) => value === first);
}

function meanLength(values: readonly unknown[]): number {
  const lengths = values.map((value) => cellText(value).length);
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
}

const TITLES: ReadonlySet<string> = new Set(['title', 'name', 'headline']);

/** By name and values, for servers that say nothing of roles. */
function guessedRole(name: string, values: readonly unknown[]): FieldRole {
  const words = nameWords(name);
  const [value] = values;
  if (TITLES.has(words.join(' ')) && typeof value === 'string') return 'title';
  if (nameTraits(name).identifier || isLinkName(words)) return 'key';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'object') return 'list';
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d(?:T|$)/.test(value) ? 'date' : 'text';
  if (words.some((word) => numberWord(word) === 'price')) return 'price';
  return words.some((word) => numberWord(word) === 'year') ? 'year' : 'number';
}

/** The field that stands for a record without a title: its key, or what looks most like one. */
function leadingKey(facts: readonly FieldFacts[], key: readonly string[]): string | undefined {
  const keys = facts.filter(({ role }) => role === 'key');
  return facts.find(({ name }) => name === key[0])?.name ?? keys.find(({ rank }) => rank === PLACES.key)?.name ?? keys[0]?.name;
}

/** The text that holds words of the query in most records, where there is one beside the title. */
function textWithWords(facts: readonly FieldFacts[], records: readonly RecordData[], { holdsWords }: ColumnHints): string | undefined {
  if (holdsWords === undefined) return undefined;
  const counted = facts
    .filter(({ role, rank }) => role !== 'title' && rank !== LINK)
    .map(({ name, values }) => ({ name, count: values.filter((value) => holdsWords(typeof value === 'string' ? value : '')).length }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count * 3 >= Math.max(1, records.length) ? best.name : undefined;
}

/** By rank, those of one rank in the order of the file; of fields whose names begin with the same word the first before single ones, the others later. */
function ranked(facts: readonly FieldFacts[]): readonly FieldFacts[] {
  const families = new Set<string>();
  return facts
    .toSorted((a, b) => a.rank - b.rank)
    .map((fact) => {
      const words = nameWords(fact.name);
      const family = words[0] ?? '';
      if (fact.rank >= LAST || words.length < 2 || !families.has(family)) {
        families.add(family);
        return fact;
      }
      return { ...fact, rank: fact.rank + LATER };
    })
    .toSorted((a, b) => a.rank - b.rank);
}
