import type { QueryField } from '../query-field.ts';
import type { Mention } from './mentions.ts';
import { isMultiplier, isOrdinalEnding } from './numbers.ts';
import type { Token } from '../tokens.ts';
import { comparatorAfter, comparatorBefore } from './comparators.ts';
import { currencyPrefix, unitOf } from './units.ts';

/** Tokens of values of text fields that have digits in them ("Motel 6"). */
export function knownNames({ query, tokens, fields, mentions }: NamesLook): ReadonlySet<number> {
  const names = new Set<number>();
  for (const [start, end] of knownValues(query, fields)) {
    const own = [...tokens.keys()].filter((index) => (tokens[index]?.start ?? -1) >= start && (tokens[index]?.end ?? Infinity) <= end);
    if (!isAmountOfField(own, { tokens, mentions })) for (const index of own) names.add(index);
  }
  return names;
}

export interface NamesLook {
  readonly query: string;
  readonly tokens: readonly Token[];
  readonly fields: readonly QueryField[];
  readonly mentions: readonly Mention[];
}

/** "2 baths" of a text field is no name where a number field counts baths. */
function isAmountOfField(own: readonly number[], { tokens, mentions }: Pick<NamesLook, 'tokens' | 'mentions'>): boolean {
  const ofNumber = mentions.filter((mention) => mention.profile.field.type === 'number');
  const [first] = own;
  if (first === undefined || tokens[first]?.kind !== 'number') return false;
  return own.every((index) => tokens[index]?.kind === 'number' || ofNumber.some((mention) => mention.from <= index && mention.to > index));
}

/** Tokens whose digits are no amount: times of day, scores, sizes, ordinals and codes. */
export function namelikeNumbers(tokens: readonly Token[], mentions: readonly Mention[]): ReadonlySet<number> {
  const names = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const to = pieceEnd(tokens, at, mentions);
    for (let index = at; index < to; index += 1) names.add(index);
  }
  return names;
}

/** End of the piece without an amount that starts at this numeral; `at` when it is an amount. */
function pieceEnd(tokens: readonly Token[], at: number, mentions: readonly Mention[]): number {
  const next = tokens[at + 1];
  if (Number.isNaN(tokens[at]?.value)) return at + 1;
  if (next?.glued === true && isOrdinalEnding(next.lower)) return isNumbered(tokens, at, mentions) ? at : at + 2;
  if (next !== undefined && /^(?:am|pm|a\.m|p\.m|o'clock)$/.test(next.lower)) return at + 2;
  if (next?.glued === true && next.text === ':' && tokens[at + 2]?.kind === 'number') return at + 3;
  // "under 45p".
  if (next?.glued === true && next.lower === 'p' && COMPARING.test(tokens[at - 1]?.lower ?? '')) return at;
  const size = sizeEnd(tokens, at);
  if (size > at) return size;
  const chain = chainEnd(tokens, at);
  if (chain > at && !isAmountChain(tokens, { at, end: chain, mentions })) return chain;
  return isCode(tokens, at) || isGlued(tokens, at, mentions) ? at + 1 : at;
}

const COMPARING = /^(?:under|below|over|above|than|least|most|to)$/;

/** "the 3rd floor" where records know their floor, and a comparing word stands before it. */
function isNumbered(tokens: readonly Token[], at: number, mentions: readonly Mention[]): boolean {
  const isNamed = mentions.some(({ from, profile }) => from === at + 2 && profile.field.type === 'number' && profile.dimension === null);
  const start = tokens[at - 1]?.lower === 'the' ? at - 1 : at;
  return isNamed && comparatorBefore(tokens, start) !== null;
}

/** "4 x 6", "34w by 56h", "20 by 30 inches". */
function sizeEnd(tokens: readonly Token[], at: number): number {
  let to = at;
  for (let index = at; tokens[index]?.kind === 'number';) {
    const unit = /^(?:\p{L}{1,2}|inch|inches|feet|"|”|')$/u.test(tokens[index + 1]?.lower ?? '') && !isTimes(tokens[index + 1]) ? 1 : 0;
    const by = tokens[index + 1 + unit];
    const glued = /^x\d+$/.test(by?.lower ?? '');
    if (!isTimes(by) && !glued) break;
    to = index + 2 + unit + (glued ? 0 : 1);
    if (glued || tokens[to - 1]?.kind !== 'number') return glued ? to : at;
    index = to - 1;
  }
  return to;
}

function isTimes(token: Token | undefined): boolean {
  return token !== undefined && /^(?:x|×|\*|by)$/.test(token.lower);
}

/** "4-3-6", "38-24", "3/4", "2000-01": numerals that touch each other by dashes, slashes or colons. */
function chainEnd(tokens: readonly Token[], at: number): number {
  let to = at + 1;
  while (
    tokens[to]?.glued === true &&
    /^[-–/:]$/u.test(tokens[to]?.text ?? '') &&
    tokens[to + 1]?.glued === true &&
    tokens[to + 1]?.kind === 'number'
  )
    to += 2;
  return to > at + 1 ? to : at;
}

interface ChainLook {
  readonly at: number;
  readonly end: number;
  readonly mentions: readonly Mention[];
}

/** Two rising numerals with a dash are a range ("20-30"); with a slash, only when a field's name follows ("2/3 bedrooms"). */
function isAmountChain(tokens: readonly Token[], { at, end, mentions }: ChainLook): boolean {
  if (end !== at + 3) return false;
  const [first, joint, second] = tokens.slice(at, end);
  if (first === undefined || second === undefined || joint === undefined) return false;
  if (joint.text === ':') return false;
  const isNamed = mentions.some(({ from, profile }) => from === end && profile.field.type === 'number' && profile.dimension === null);
  if (joint.text === '/') return isNamed;
  const isSeason = /^\d{4}$/.test(first.text) && /^\d{2}$/.test(second.text);
  return first.value < second.value || (!isSeason && /^(?:k|m)$/.test(tokens[end]?.lower ?? ''));
}

/** Digits that touch a word before them by a dash, a hash or nothing: "F-150", "#1". */
function isCode(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.glued !== true || before === undefined) return false;
  if (before.text === '#') return true;
  if (before.kind === 'word') return !isPriced(tokens, at);
  const word = tokens[at - 2];
  return before.text === '-' && before.glued && word?.kind === 'word' && !/^(?:under|over|sub|pre|post|mid|max|min|below|above)$/.test(word.lower);
}

/** "R900" is an amount where a comparing word stands by it ("under R900", "R900 or less"); elsewhere it may be the name of a model. */
function isPriced(tokens: readonly Token[], at: number): boolean {
  const letters = tokens[at - 1]?.lower ?? '';
  if (currencyPrefix(letters) === undefined) return false;
  if (letters.length > 2 || comparatorBefore(tokens, at - 1) !== null || comparatorAfter(tokens, at + 1) !== null) return true;
  const [joint, first, unit] = [tokens[at - 2]?.lower ?? '', tokens[at - 3], tokens[at + 1]?.lower ?? ''];
  const isRange = /^(?:to|and|-|–|or)$/u.test(joint) && first?.kind === 'number';
  const isRangeStart =
    /^(?:to|and|-|–)$/u.test(unit) && (tokens[at + 2]?.kind === 'number' || currencyPrefix(tokens[at + 2]?.lower ?? '') !== undefined);
  return isRange || isRangeStart || /^(?:per|a|\/)$/.test(unit);
}

/** "3x", "1080p": letters that touch the digits and are neither unit, multiplier nor a field's name. */
function isGlued(tokens: readonly Token[], at: number, mentions: readonly Mention[]): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || !next.glued || /^(?:ish|s|m)$/.test(next.lower)) return false;
  return unitOf(next.lower) === undefined && !isMultiplier(next.lower) && !mentions.some((mention) => mention.from === at + 1);
}

const MAX_KNOWN = 2000;

/** Where the query holds a value of a text field that has digits in it ("Motel 6"), as offsets. */
function knownValues(query: string, fields: readonly QueryField[]): readonly (readonly [number, number])[] {
  const lower = query.toLowerCase();
  if (!/\d/.test(lower) || lower.length !== query.length) return [];
  const found: (readonly [number, number])[] = [];
  let seen = 0;
  for (const { type, samples } of fields) {
    if (type !== 'text') continue;
    for (const sample of samples ?? []) {
      if ((seen += 1) > MAX_KNOWN) return found;
      if (sample.length < 3 || sample.length > 80 || !/\d/.test(sample) || !/\p{L}/u.test(sample)) continue;
      const value = sample.toLowerCase();
      const start = lower.indexOf(value);
      const end = start + value.length;
      if (start >= 0 && !isInWord(lower, start, end)) found.push([start, end]);
    }
  }
  return found;
}

function isInWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 1), start)) || /^[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
}
