import { DAY_MS, epochDay, fullYear } from './calendar.ts';
import { ORDER_BITS, type DateText, type FixedDate, type OrderedDate } from './date-form.ts';
import type { DateOrder } from '../decision.ts';
import { relativeDateAt, readRelativeDate } from './relative-date.ts';
import { readDayTime, TextCursor } from './time-text.ts';
import { trigram, trigramsOf } from '../text/trigram.ts';
import { readWordyDate, weekdayDateAt } from './wordy-date.ts';

/** Longest text that is looked at. */
const MAX_DATE_LENGTH = 80;

/** Reads trimmed text as a date; null when it is none or there is no such day. */
export function readDateText(text: string): DateText | null {
  if (text.length > MAX_DATE_LENGTH || text.length < 3) return null;
  const cursor = new TextCursor(text);
  if (!cursor.digits(14)) return STARTS.has(trigram(text)) ? readWords(text) : null;
  if (cursor.width === 4) return readYearFirst(cursor) ?? readWordyDate(text);
  if (cursor.width <= 2) return readOrdered(cursor) ?? readWordyDate(text) ?? readRelativeDate(text);
  return cursor.width === 8 || cursor.width === 14 ? readBare(cursor) : readRelativeDate(text);
}

/** Orders under which a date can be read, as bits of `ORDER_BITS`. */
export function dateOrders(date: DateText): number {
  return date.kind === 'ordered' ? date.orders : ORDER_BITS.dmy | ORDER_BITS.mdy | ORDER_BITS.ymd;
}

/** Epoch milliseconds of a date under one order, which must be among its orders. */
export function dateAt(date: DateText, order: DateOrder, runAt: number): number {
  if (date.kind === 'fixed') return date.at;
  if (date.kind === 'relative') return relativeDateAt(date, runAt);
  if (date.kind === 'weekday') return weekdayDateAt(date, runAt);
  return orderedDay(date.parts, order) * DAY_MS + date.timeMs;
}

/** A date that begins with a word: its month, a distance, or what happened then. */
function readWords(text: string): DateText | null {
  const [prefix = ''] = HAPPENED.exec(text) ?? [];
  if (prefix === '') return readWordyDate(text) ?? readRelativeDate(text);
  const date = readDateText(text.slice(prefix.length));
  return date === null || date.happened !== undefined ? null : { ...date, happened: happenedOf(prefix) };
}

/** What is done to an offer, as patterns. */
const OFFERED = 'posted|updated|added|listed|published|active|created|modified|edited|reduced';
const OFFERED_ABROAD =
  'publiée?|ajoutée?|mise? (?:en ligne|à jour)|veröffentlicht|eingestellt|aktualisiert|erstellt|publicado|actualizado|pubblicato|aggiornato';

/** What a site writes before a date: "Added on 12/10/2026", "Closes: 3 Jan 2027", "Posted 3 days ago". */
const HAPPENED = new RegExp(
  `^(?:first |last |date )?(?:${[
    `(?:re)?(?:${OFFERED}|reviewed|released)`,
    OFFERED_ABROAD,
    'closes|closing|opens|opening|ends|ending|ended|starts|starting|started|expires|expired|deadline|due|available|from|until',
    'booking|valid|running|runs|disponible|gültig|verfügbar|desde|hasta|disponibile',
    'sold|written|joined|founded|built|registered|seen|checked|visited|taken|recorded|completed|delivered|shipped|ordered|purchased|bought|date',
  ].join('|')})(?: in [\\p{L} ]{2,30} on| on| from| by| until| till| le| du| à partir du| am| bis| ab| seit| el| il| dal)?:? +`,
  'iu',
);

/** What happened, so that different things are told apart: the verb with what follows it; all that is done to an offer is one. */
function happenedOf(prefix: string): string {
  const said = prefix.toLowerCase().replace(/:? +$/, '');
  return OF_OFFERS.test(said) ? 'posted' : said.replace(/(?: in .+)? (?:on|le|am|el|il)$/, '');
}

const OF_OFFERS = new RegExp(`^(?:re)?(?:${OFFERED}|${OFFERED_ABROAD})(?! (?:from|until|by|till|bis|ab))`);

/** 2026-03-15, 2026/3/15, 2026.03.15, each with or without a time. */
function readYearFirst(cursor: TextCursor): FixedDate | null {
  const year = cursor.value;
  const mark = cursor.take('-/.');
  if (mark === '' || !cursor.digits(2)) return null;
  const month = cursor.value;
  if (cursor.take(mark) === '' || !cursor.digits(2)) return null;
  const day = epochDay(year, month, cursor.value);
  if (Number.isNaN(day) || year < MIN_YEAR) return null;
  return withTime(cursor, day, 'plain');
}

/** 03/04/2026, 3.4.26, 03-04-2026, each with or without a time. */
function readOrdered(cursor: TextCursor): OrderedDate | null {
  const first = cursor.value;
  const mark = cursor.take('-/.');
  if ((mark !== '/' && mark !== '.' && mark !== '-') || !cursor.digits(2)) return null;
  const second = cursor.value;
  if (cursor.take(mark) === '' || !cursor.digits(4)) return null;
  if (cursor.width === 3) return null;
  const short = cursor.width < 4;
  if (short && cursor.width < 2) return null;
  const parts = [first, second, cursor.value] as const;
  const orders = ordersOf(parts, short);
  if (orders === 0) return null;
  const time = readDayTime(cursor, 'plain');
  if (time === null) return null;
  // A version or a size looks like 1.2.26 and 12-05-26.
  return { kind: 'ordered', parts, mark, orders, timeMs: time.ms, precision: time.precision, loose: short && mark !== '/' };
}

/** 20260315T101500, and in fields named like dates 20260315 and 20260315101500. */
function readBare(cursor: TextCursor): FixedDate | null {
  const digits = cursor.value;
  const seconds = cursor.width === 14 ? digits % 1_000_000 : 0;
  const date = cursor.width === 14 ? Math.floor(digits / 1_000_000) : digits;
  const year = Math.floor(date / 10_000);
  const day = epochDay(year, Math.floor(date / 100) % 100, date % 100);
  if (Number.isNaN(day) || year < BARE_MIN_YEAR || year > BARE_MAX_YEAR) return null;
  if (cursor.width === 8) return withTime(cursor, day, 'basic');
  const [hour, minute, second] = [Math.floor(seconds / 10_000), Math.floor(seconds / 100) % 100, seconds % 100];
  if (!cursor.done() || hour > 23 || minute > 59 || second > 59) return null;
  const ms = ((hour * 60 + minute) * 60 + second) * 1000;
  return { kind: 'fixed', at: day * DAY_MS + ms, precision: ms === 0 ? 'day' : 'instant', loose: true };
}

function withTime(cursor: TextCursor, day: number, style: 'plain' | 'basic'): FixedDate | null {
  const loose = style === 'basic' && cursor.done();
  const time = readDayTime(cursor, style);
  return time === null ? null : { kind: 'fixed', at: day * DAY_MS + time.ms, precision: time.precision, loose };
}

function ordersOf(parts: OrderedDate['parts'], short: boolean): number {
  if (!short && parts[2] < MIN_YEAR) return 0;
  let orders = 0;
  if (!Number.isNaN(orderedDay(parts, 'dmy'))) orders |= ORDER_BITS.dmy;
  if (!Number.isNaN(orderedDay(parts, 'mdy'))) orders |= ORDER_BITS.mdy;
  if (short && !Number.isNaN(orderedDay(parts, 'ymd'))) orders |= ORDER_BITS.ymd;
  return orders;
}

function orderedDay([first, second, third]: OrderedDate['parts'], order: DateOrder): number {
  const year = third < 100 ? fullYear(third) : third;
  switch (order) {
    case 'dmy':
      return epochDay(year, second, first);
    case 'mdy':
      return epochDay(year, first, second);
    case 'ymd':
      return third > 31 ? NaN : epochDay(fullYear(first), second, third);
  }
}

/** How a date begins that does not begin with a digit. */
const STARTS = trigramsOf(
  `jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun one two thr few jus now tod tom yes las mom
   abo ove alm les mor aro nea pos upd add lis pub act rep cre mod rev edi
   red rel clo end sta ope exp dea due ava fro unt imm sol fir wri joi fou bui reg che vis tak rec com del shi ord pur bou dat
   ene abr ago dic okt dez avr mai aoû fév mär déc lun mié mie mer jue jeu ven vie sam sab sáb dom dim die mit don fre son
   boo val run ajo mis dis gül ver ein akt ers des has agg gen giu lug ott mag set vor hac hie aye hoy man mañ heu ges ier ogg auj`
    .split(/\s+/)
    .concat(['mo.', 'mo,', 'di.', 'di,', 'mi.', 'mi,', 'do.', 'do,', 'fr.', 'fr,', 'sa.', 'sa,', 'so.', 'so,', 'il '])
    .concat(['an ', 'a d', 'a w', 'a m', 'a y', 'a f', 'a s', 'a h', 'in ']),
);

const MIN_YEAR = 1000;
/** Bare digits are dates only within living memory. */
const BARE_MIN_YEAR = 1900;
const BARE_MAX_YEAR = 2100;
