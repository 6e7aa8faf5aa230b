import type { FieldType } from '../../../contract/operations/scrapers.ts';
import {
  ABBREVIATIONS,
  DATED_ABBREVIATIONS,
  PAID_ABBREVIATIONS,
  PRICED_ABBREVIATIONS,
  TYPED_ABBREVIATIONS,
} from '../lexicon/en/forms/abbreviations.ts';
import type { QueryField } from '../query-field.ts';
import { concepts } from './lexicon.ts';
import { stem } from '../stem.ts';
import { unitOf } from '../annotate/units.ts';

const MAX_NAME = 200;
/** "kcal/serving", "price / night". */
const RATE = /\s*\/\s*(serving|portion|person|head|guest|night|day|week|month|year|hour|minute|min|km|kg|kwh|m2|sqm|unit|piece)\b/gi;
/** "$/Cup", "Cost / Use": whatever is paid for. */
const PAID_FOR = /(?<=[$€£]|\b(?:price|cost|fee|usd|eur|gbp))\s*\/\s*(?=\p{L}{3})(?!sales|earnings|book|income|revenue|performance|cash|value)/iu;

/** The words of a name: split at case, digits, underscores and marks, and where known words are written together. Lower case. */
export function nameWords(name: string): readonly string[] {
  const chunks = name
    .slice(0, MAX_NAME)
    .replaceAll('²', '2')
    .replaceAll(/(?<!\p{L})pm_?2[._]5(?!\d)/giu, 'pm25')
    .replaceAll(RATE, ' per $1')
    .replace(PAID_FOR, ' per ')
    .split(/[^\p{L}\p{M}\p{N}#%$€£]+/u);
  const words = chunks
    .flatMap((chunk) => (/^\p{Ll}*$/u.test(chunk) ? (splitJoined(chunk) ?? [chunk]) : chunkWords(chunk)))
    .filter((word, index) => word !== '' && (index === 0 || word !== 's'));
  return words.map((word, index) => (word === 'min' && isLeast(words, index) ? 'minimum' : word));
}

/** The words of what a field is called. */
export function wordsOfName({ name, called }: Pick<QueryField, 'name' | 'called'>): readonly string[] {
  return nameWords(called ?? name);
}

/** The words of a name up to its main one, which says what the field holds: "type" of "Type of Oil", "lien status". */
export function headWords(words: readonly string[]): readonly string[] {
  const link = words.indexOf('of');
  return link > 0 ? words.slice(0, link) : words;
}

/** The words of the name of a field, abbreviations spelled out as far as its type tells what they stand for. */
export function spelledWords(words: readonly string[], type: FieldType): readonly string[] {
  const isDated = type === 'date' || words.some((word) => /^(?:date|dt|year|yr)$/.test(word));
  const isPriced = type === 'number' && words.some((word) => /^(?:price|prc|fare)$/.test(word));
  const isPaid = type === 'number' && words.some((word) => /^(?:price|prc|fare|cost|rate|fee|rent|tariff)$/.test(word));
  const isReduced = type === 'number' && words.some((word) => /^(?:price|prc|amt|amount|pct|percent|%)$/.test(word));
  // A "market cap" holds nothing.
  const isSum = words.some((word, at) => word === 'cap' && at > 0 && CAPPED.test(words[at - 1] ?? ''));
  const spelled = (word: string) =>
    (isDated ? DATED_ABBREVIATIONS.get(word) : undefined) ??
    (isPriced ? PRICED_ABBREVIATIONS.get(word) : undefined) ??
    (isPaid ? PAID_ABBREVIATIONS.get(word) : undefined) ??
    (isReduced && word === 'disc' ? 'discount' : undefined) ??
    (isSum ? undefined : TYPED_ABBREVIATIONS[type]?.get(word)) ??
    ABBREVIATIONS.get(word) ??
    word;
  return (isPaid ? withNights(words) : words).flatMap((word) => spelled(word).split(' '));
}

/** "price7n", "rate_3n": for so many nights, seven of which are a week. */
function withNights(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const isNights = /^(?:n|nt|nts)$/.test(word) && /^\d+$/.test(words[at - 1] ?? '');
    const period = NIGHTS.get((isNights ? words[at - 1] : word) ?? '');
    if (isNights) return [period ?? 'night'];
    return period !== undefined && /^(?:n|nt|nts)$/.test(words[at + 1] ?? '') ? [] : [word];
  });
}

const NIGHTS: ReadonlyMap<string, string> = new Map([
  ['1', 'night'],
  ['7', 'week'],
]);

const CAPPED = /^(?:market|mkt|salary|price|age|spending|small|mid|large)$/;

function chunkWords(chunk: string): readonly string[] {
  if (unitOf(chunk.toLowerCase()) !== undefined) return [chunk.toLowerCase()];
  const spaced = chunk
    // "seriousAEs": the plural of an abbreviation.
    .replaceAll(/(\p{Lu}{2,})s(?=\p{Lu}|$)/gu, '$1')
    // "EUfunds": initials before a word in small letters.
    .replaceAll(/(?<!\p{L})(EU|UK|USA?|TV|VAT|EV|GPS|URL)(?=\p{Ll}{3})/gu, '$1 ')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .toLowerCase()
    // "h5 index", "b12": a letter of its own stays with its digits.
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L}) (?=\p{N})/gu, '$1')
    // "co2", "pm10": one word with its digits.
    .replaceAll(/(?<=\b(?:co|no|so)) (?=2\b)|(?<=\bpm) (?=(?:25|10)\b)|(?<=\bo) (?=3\b)/g, '');
  const pieces = spaced.match(/(?<![\p{L}\p{N}])\p{L}\p{N}+|(?:co|no|so)2|pm(?:25|10)|o3|[\p{L}\p{M}]+|\p{N}+|[#%$€£]/gu) ?? [];
  return pieces.flatMap((piece) => splitJoined(piece) ?? [piece]);
}

/** "min" is the least of something before a word, or after one that is not measured in minutes ("salary_min"); else it is minutes ("prep_min"). */
function isLeast(words: readonly string[], at: number): boolean {
  if (words.length < 2) return false;
  if (at === 0) return true;
  // "price_per_min"
  if (words[at - 1] === 'per') return false;
  // "drive_to_airport_min"
  if (words.includes('to') && words.some((word) => /^(?:walk|drive|travel|commute|transfer)$/.test(word))) return false;
  const others = words.filter((_, index) => index !== at);
  if (others.some((word) => /^(?:age|temp|temperature|qty|quantity|order|stay|night|nights|guest|guests|bid)$/.test(word))) return true;
  return others.some((word) =>
    concepts.some(
      (concept) => concept.dimension !== null && concept.dimension !== 'time' && concept.names.has(stem(word)) && concept.id !== 'length',
    ),
  );
}

/** Splits a lower-case name made of known words without separators ("starrating", "mealsincluded"); null when it is none. */
function splitJoined(name: string): readonly string[] | null {
  if (JOINABLE.has(name)) return null;
  for (let at = 3; at <= name.length - 3; at += 1) {
    const left = name.slice(0, at);
    const right = name.slice(at);
    if (JOINABLE.has(left) && JOINABLE.has(right)) return [left, right];
  }
  return null;
}

const JOINABLE: ReadonlySet<string> = new Set(
  'star rating max min occupancy meals meal included breakfast on onsite site rate price total count number review reviews guest guests room rooms type amenities description hotel name bed beds bath baths bedrooms bathrooms bedroom bathroom area size square feet year built sale sold list listed date start end posted created updated salary pay open closed now today free shipping stock pet pets friendly allowed parking furnished living lot garage cost average avg age weight height width length distance duration time days hours minutes mileage engine power fuel stops seats doors discount percent views likes comments votes score release released birth death income population screen storage memory battery camera company employee employees job remote experience years wifi pool'.split(
    ' ',
  ),
);
