import { isEmptyMark } from './empty-mark.ts';
import { nameWords } from './field-name.ts';
import type { RawValue } from './raw-value.ts';
import { isTitleName } from './text/title-field.ts';
import { wordSet } from '../../text/word-set.ts';
import { hashOfHashes, hashText, type Hash64 } from './hash/hash-64.ts';
import { HashIndex64 } from './hash/hash-index.ts';

/** Looks for the field that identifies records. */
export interface KeyFinder {
  /** One record; values aligned with the names. */
  add(values: readonly (RawValue | undefined)[]): void;
  /** The best field that is never empty and that no two different records share; null when there is none. A record that was scraped twice says nothing against a key. */
  finish(): string | null;
}

/**
 * Tries the fields that are named like keys (`id`, `uuid`, `sku`, `url`, `product_id`, …), then the first field, as long as it holds whole numbers or
 * codes, and last those that are called as names of records are (`name`, `player`): without a key, whatever changed would be removed and added. At most
 * eight of them, 16 bytes a record and field, and a record.
 */
export function createKeyFinder(names: readonly string[]): KeyFinder {
  const ranked = names.map((name, index) => {
    const rank = keyRank(name);
    return { name, index, rank: rank === NO_KEY && index === 0 && !COUNTING.test(name) ? FIRST : rank, seen: new HashSet64() };
  });
  let open = ranked
    .filter(({ rank }) => rank < NO_KEY)
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, MAX_CANDIDATES);
  const contents = new HashSet64();
  let records = 0;
  return {
    add(values) {
      records += 1;
      if (open.length === 0 || !contents.addHash(contentOf(values))) return;
      const failed = open.filter(({ index, rank, seen }) => {
        const text = keyText(values[index]);
        return text === null || (rank === FIRST && !IDENTIFIER.test(text)) || (rank === TITLE && !isNamed(values[index])) || !seen.add(text);
      });
      if (failed.length > 0) open = open.filter((candidate) => !failed.includes(candidate));
    },
    finish: () => (records === 0 ? null : (open.find(({ rank, seen }) => rank !== TITLE || seen.size >= LEAST_NAMED)?.name ?? null)),
  };
}

/** What a given key does to records: how many have no value in some part of it, and how many repeat an earlier one. */
export interface KeyReport {
  readonly unique: boolean;
  readonly empty: number;
  readonly repeated: number;
  /** Lines of the first few records that are empty or repeat another. */
  readonly lines: readonly number[];
}

/** Checks a given key, of one field or of several, over all records. */
interface KeyCheck {
  /** One record; values aligned with the fields of the key. */
  add(values: readonly (RawValue | undefined)[], line: number): void;
  finish(): KeyReport;
}

/** A check of one key; two keys that differ are taken for equal with a chance of 1 in 10^7 at a million records. */
export function createKeyCheck(): KeyCheck {
  const seen = new HashSet64();
  const lines: number[] = [];
  let empty = 0;
  let repeated = 0;
  return {
    add(values, line) {
      const parts = values.map(keyText);
      if (parts.includes(null) || parts.length === 0) empty += 1;
      else if (seen.add(parts.map((part) => `${part?.length}:${part}`).join(''))) return;
      else repeated += 1;
      if (lines.length < MAX_LINES) lines.push(line);
    },
    finish: () => ({ unique: empty === 0 && repeated === 0, empty, repeated, lines }),
  };
}

/** A hash of the values of a record: the same for equal records only. */
function contentOf(values: readonly (RawValue | undefined)[]): Hash64 {
  return hashOfHashes(values.map((value) => hashText(typeof value === 'string' ? value : `${NO_TEXT}${JSON.stringify(value ?? null)}`)));
}

/** Stands before what is not text, so that it differs from a text of the same characters. */
const NO_TEXT = '\u0000';

/** A value as part of a key; null when it is missing, or a list or object, which names nothing. */
function keyText(value: RawValue | undefined): string | null {
  if (value === undefined || value === null || typeof value === 'object') return null;
  if (typeof value !== 'string') return String(value);
  return value.length < 16 && isEmptyMark(value.trim()) ? null : value;
}

/** A number or a long text names no record. */
function isNamed(value: RawValue | undefined): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME && /\p{L}/u.test(value);
}

/** Lower is better. A field named after another thing's id (`host_id`) comes last: it may be unique by chance. */
function keyRank(name: string): number {
  const words = nameWords(name);
  const joined = words.join('');
  const exact = RANKED.findIndex((group) => group.has(joined));
  if (exact >= 0) return exact;
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  if (last === 'id') return OWN_THINGS.has(first) || words.length === 1 ? OWN_ID : OTHER_ID;
  if (CODES.has(last)) return CODE;
  if (words.length > 1 && NUMBERS.has(last) && !PLACES.has(first)) return CODE;
  if (last === 'url' || last === 'link') return OTHER_URL;
  return isTitleName(name) ? TITLE : NO_KEY;
}

const RANKED: readonly ReadonlySet<string>[] = [
  new Set(['id']),
  new Set(['uuid', 'guid', 'uniqueid', 'uid', 'recordid']),
  new Set(['key', 'sku', 'asin', 'isbn', 'isbn13', 'isbn10', 'ean', 'gtin', 'upc', 'doi', 'vin', 'mlsid', 'mls']),
  new Set(['url', 'link', 'href', 'uri', 'permalink', 'canonicalurl', 'slug']),
];
const CODES: ReadonlySet<string> = wordSet('uuid guid sku asin isbn ean gtin upc iata icao code key slug number');
/** "bill_no", "adRef": numbers that things have, and not the places of lines. */
const NUMBERS: ReadonlySet<string> = wordSet('no nr num ref reference');
const PLACES: ReadonlySet<string> = wordSet('row line seq sequence serial index rank position pos page');
const OWN_THINGS: ReadonlySet<string> = wordSet(
  'product item listing job post article show movie film book record property ad offer event entry document doc page unique external source',
);
const OWN_ID = 2;
const OTHER_URL = 4;
const OTHER_ID = 5;
const CODE = 6;
const FIRST = 7;
const TITLE = 8;
const NO_KEY = 9;
/** Whole numbers and codes such as `MX-88201`, `SB 202` or `KALR-FM`: a digit and no space but one before it, or capitals; and names of hosts. */
const IDENTIFIER =
  /^(?:(?=\D*\d)(?:\p{Lu}{1,5} (?=\d))?[\p{L}\d][\p{L}\d_/:#-]{0,63}|\p{Lu}{2,16}(?:-\p{Lu}{1,8})?|[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.\p{L}{2,24})$/u;
/** Names of the place in a file or an order, which is another one in the next file. */
const COUNTING = /^(?:|_|#|no|nr|index|idx|row|rank|position|pos|unnamed.*|date|day|month|year|time)$/i;
/** Names of fewer records than this differ by chance. */
const LEAST_NAMED = 10;
const MAX_CANDIDATES = 8;
const MAX_LINES = 5;
const LONGEST_NAME = 200;

/** A set of texts of which only 64-bit hashes are kept. Two texts that differ are taken for equal once in 2^64 pairs. */
class HashSet64 {
  readonly #index = new HashIndex64();

  get size(): number {
    return this.#index.size;
  }

  /** False when the text is in the set already. */
  add(text: string): boolean {
    return this.addHash(hashText(text));
  }

  addHash(hash: Hash64): boolean {
    const next = this.#index.size;
    return this.#index.place(hash) === next;
  }
}
