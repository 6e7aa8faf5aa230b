import { MONTH_NAMES } from '../../fields/date/calendar.ts';
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
  const short = /^(\d{1,2})\.(\d{1,2})$/.exec(tokens[at]?.text ?? '');
  const isShort = short !== null && tokens[at + 1]?.text === '.' && tokens[at + 1]?.glued === true && Number(short[2]) <= 12;
  if (isShort) return { english: `${Number(short[1])} ${MONTH_NAMES[Number(short[2]) - 1] ?? ''}`, to: at + 2 };
  const [day, first, month, second, year] = tokens.slice(at, at + 5).map((token) => token.text);
  const isDay =
    /^[/-]$/.test(first ?? '') && first === second && /^\d{1,2}$/.test(day ?? '') && /^\d{1,2}$/.test(month ?? '') && /^\d{4}$/.test(year ?? '');
  if (isDay) return { english: dayOf(day, month, year), to: at + 5 };
  const isOrdinal = /^\d{1,2}$/.test(day ?? '') && first === '.' && tokens[at + 1]?.glued === true && tokens[at + 2]?.kind === 'word';
  return isOrdinal ? { english: day ?? '', to: at + 2 } : null;
}

/** "4 july 2023": a day that no reader takes for a month. */
function dayOf(day = '', month = '', year = ''): string {
  return `${Number(day)} ${MONTH_NAMES[Number(month) - 1] ?? month} ${year}`;
}

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
