import type { ForeignLexicon } from '../lexicon/foreign.ts';
import type { Token } from '../tokens.ts';

/** A number or date as English reads it; `to` exclusive. */
interface ForeignNumber {
  readonly english: string;
  readonly to: number;
}

/** Numbers with a decimal comma, days that come before months; null for a token that needs no other reading. */
export function readForeignNumber(text: string, tokens: readonly Token[], at: number, lexicon: ForeignLexicon): ForeignNumber | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  return readDay(tokens, at) ?? readGrouped(text, tokens, at, lexicon) ?? readNumeral(text, tokens, at, lexicon);
}

/** 15.03.2026, 15/03/2026, and the point of "15. März". */
function readDay(tokens: readonly Token[], at: number): ForeignNumber | null {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(tokens[at]?.text ?? '');
  if (dotted !== null) return { english: dayOf(dotted[1], dotted[2], dotted[3]), to: at + 1 };
  const [day, first, month, second, year] = tokens.slice(at, at + 5).map((token) => token.text);
  const isDay =
    /^[/-]$/.test(first ?? '') && first === second && /^\d{1,2}$/.test(day ?? '') && /^\d{1,2}$/.test(month ?? '') && /^\d{4}$/.test(year ?? '');
  if (isDay) return { english: dayOf(day, month, year), to: at + 5 };
  const isOrdinal = /^\d{1,2}$/.test(day ?? '') && first === '.' && tokens[at + 1]?.glued === true && tokens[at + 2]?.kind === 'word';
  return isOrdinal ? { english: day ?? '', to: at + 2 } : null;
}

/** "4 july 2023": a day that no reader takes for a month. */
function dayOf(day = '', month = '', year = ''): string {
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** "10 000" where spaces part thousands. */
function readGrouped(text: string, tokens: readonly Token[], at: number, { thousands }: ForeignLexicon): ForeignNumber | null {
  const token = tokens[at];
  if (thousands !== ' ' || token === undefined || !/^\d{1,3}$/.test(token.text)) return null;
  let to = at + 1;
  let digits = token.text;
  for (let next = tokens[to]; next !== undefined && isGroup(text, tokens[to - 1], next); next = tokens[to]) {
    digits += next.text;
    to += 1;
  }
  return to === at + 1 ? null : { english: digits.replace(',', '.'), to };
}

function isGroup(text: string, before: Token | undefined, token: Token): boolean {
  return /^\d{3}(?:,\d+)?$/.test(token.text) && /^[ \u00A0\u202F]$/.test(text.slice(before?.end ?? 0, token.start));
}

/** 1.200,50 and 4,5; a list of numbers has spaces behind its commas, so its numbers come one by one. */
function readNumeral(text: string, tokens: readonly Token[], at: number, { thousands }: ForeignLexicon): ForeignNumber | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (/\s/.test(token.text) && Number.isFinite(token.value)) return { english: String(token.value), to: at + 1 };
  const [whole = ''] = /^\d+(?:[.,]\d+)*/.exec(text.slice(token.start)) ?? [];
  let to = at + 1;
  while ((tokens[to]?.start ?? Infinity) < token.start + whole.length) to += 1;
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(whole) && thousands === '.') return { english: whole.replaceAll('.', '').replace(',', '.'), to };
  return /^\d+,\d+$/.test(whole) ? { english: whole.replace(',', '.'), to } : null;
}

/** "4 of july of 2023" without its "of", "of 2016 to 2019" as a range, and a bound on a year as a time. */
export function asEnglishDates(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter(({ lower }, at) => !(lower === 'of' && isDatePart(tokens[at - 1]) && isDatePart(tokens[at + 1])));
  return kept.map((token, at) => {
    const [before, after] = [kept[at - 1], kept[at + 1]];
    const isFirst = FROM.has(token.lower) && after?.kind === 'number' && TO.has(kept[at + 2]?.lower ?? '') && kept[at + 3]?.kind === 'number';
    if (isFirst) return said(token, 'between');
    const isSecond = TO.has(token.lower) && before?.kind === 'number' && after?.kind === 'number' && FROM.has(kept[at - 2]?.lower ?? '');
    if (isSecond) return said(token, 'and');
    if (token.lower === 'from' && isYear(after) && kept[at + 2]?.kind !== 'mark') return said(token, 'since');
    // "ab Baujahr 2021"
    if (token.lower === 'from' && after?.kind === 'word' && NAMED_YEAR.some((to) => isYear(kept[at + to]))) return said(token, 'since');
    const isAmount = after?.kind === 'number' && !isYear(after) && !isTime(kept, at + 2) && !TO.has(kept[at + 2]?.lower ?? '');
    if (isAmount && token.lower === 'from') return said(token, 'min');
    if (isAmount && token.lower === 'until') return said(token, 'max');
    return token.lower === 'more' && before?.lower === 'or' && isYear(kept[at - 2]) ? said(token, 'later') : token;
  });
}

/** Where a year may stand behind "from" and the name of its field. */
const NAMED_YEAR = [2, 3];
/** What follows a number of a date, or makes an age of it. */
const PERIODS = /^(?:days?|weeks?|months?|years?|of|to|until|[./])$/;

function isTime(tokens: readonly Token[], at: number): boolean {
  return isDatePart(tokens[at]) || PERIODS.test(tokens[at]?.lower ?? '');
}

const FROM: ReadonlySet<string> = new Set(['of', 'from']);
const TO: ReadonlySet<string> = new Set(['to', 'at', 'until']);
function isDatePart(token: Token | undefined): boolean {
  return token?.kind === 'number' || MONTHS.includes(token?.lower ?? '');
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text);
}

function said(token: Token, word: string): Token {
  return { ...token, text: word, lower: word, stem: word };
}
