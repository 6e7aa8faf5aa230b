import { addMonths, DAY_MS } from './calendar.ts';
import type { RelativeDate } from './date-form.ts';

/** Reads `2 hours ago`, `an hour ago`, `30+ days ago`, `in 3 days`, `yesterday`, `just now`; null for anything else. */
export function readRelativeDate(text: string): RelativeDate | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  const word = WORDS.get(plain);
  if (word !== undefined) return word;
  const past = PAST.exec(plain);
  if (past !== null) return distance(past[1], past[2], -1);
  const foreign = LED_PAST.exec(plain) ?? ITALIAN_PAST.exec(plain);
  if (foreign !== null) {
    const unit = FOREIGN_UNITS.get(foreign[2] ?? '');
    return unit === undefined ? null : distance(foreign[1], unit, -1);
  }
  const future = FUTURE.exec(plain) ?? FROM_NOW.exec(plain);
  return future === null ? null : distance(future[1], future[2], 1);
}

/** Epoch milliseconds of a relative date. */
export function relativeDateAt(date: RelativeDate, runAt: number): number {
  const at = date.months === 0 ? runAt + date.ms : addMonths(runAt, date.months);
  return date.wholeDay ? Math.floor(at / DAY_MS) * DAY_MS : at;
}

const MAX_LENGTH = 48;
const ABOUT = String.raw`(?:about |over |almost |around |nearly |less than |more than )?`;
const AMOUNT = String.raw`(\d{1,5}\+?|an?|one|two|three|a few|few)`;
const UNIT = String.raw`(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mo|mos|months?|y|yrs?|years?)`;
const PAST = new RegExp(`^${ABOUT}${AMOUNT} ?${UNIT} ago$`);
const FUTURE = new RegExp(`^in ${ABOUT}${AMOUNT} ?${UNIT}$`);
const FROM_NOW = new RegExp(`^${ABOUT}${AMOUNT} ?${UNIT} from now$`);

/** "hace 3 días", "vor 2 Wochen", "il y a 5 jours". */
const LED_PAST = /^(?:hace|vor|il y a) (\d{1,5}|einem|einer|une?|una?) (\p{L}+)$/u;
/** "3 giorni fa". */
const ITALIAN_PAST = /^(\d{1,5}|una?|un') ?(\p{L}+) fa$/u;
const FOREIGN_UNITS: ReadonlyMap<string, string> = new Map(
  [
    ['second', 'segundo segundos sekunde sekunden seconde secondes secondo secondi'],
    ['minute', 'minuto minutos minute minuten minutes minuti min'],
    ['hour', 'hora horas stunde stunden std heure heures ora ore h'],
    ['day', 'día días dia dias tag tagen jour jours giorno giorni'],
    ['week', 'semana semanas woche wochen semaine semaines settimana settimane'],
    ['month', 'mes meses monat monaten mois mese mesi'],
    ['year', 'año años jahr jahren an ans année années anno anni'],
  ].flatMap(([unit = '', words = '']) => words.split(' ').map((word) => [word, unit] as const)),
);

const SECOND_MS = 1000;
const AMOUNTS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['a few', 3],
  ['few', 3],
  ...['einem', 'einer', 'un', 'une', 'una', "un'"].map((word) => [word, 1] as const),
]);

function distance(amountText = '', unit = '', direction: 1 | -1): RelativeDate | null {
  const amount = direction * (AMOUNTS.get(amountText) ?? Number(amountText.replace('+', '')));
  if (unit.startsWith('mo')) return { ...BASE, months: amount, precision: 'day' };
  if (unit.startsWith('y')) return { ...BASE, months: amount * 12, precision: 'day' };
  const [ms, precision] = lengthOf(unit);
  return { ...BASE, ms: amount * ms, precision };
}

function lengthOf(unit: string): readonly [ms: number, precision: 'day' | 'instant'] {
  if (unit.startsWith('s')) return [SECOND_MS, 'instant'];
  if (unit.startsWith('m')) return [60 * SECOND_MS, 'instant'];
  if (unit.startsWith('h')) return [3600 * SECOND_MS, 'instant'];
  return [unit.startsWith('d') ? DAY_MS : 7 * DAY_MS, 'day'];
}

const BASE = { kind: 'relative', ms: 0, months: 0, wholeDay: false, precision: 'instant', loose: false } as const;

const NOW: RelativeDate = BASE;
const day = (days: number): RelativeDate => ({ ...BASE, ms: days * DAY_MS, wholeDay: true, precision: 'day' });

const WORDS: ReadonlyMap<string, RelativeDate> = new Map([
  ['now', { ...NOW, loose: true }],
  ['immediately', { ...NOW, loose: true }],
  ['just now', NOW],
  ['moments ago', NOW],
  ['a moment ago', NOW],
  ['just posted', NOW],
  ...['today', 'heute', "aujourd'hui", 'hoy', 'oggi'].map((word) => [word, day(0)] as const),
  ...['yesterday', 'gestern', 'ayer', 'ieri'].map((word) => [word, day(-1)] as const),
  // "Here" in German.
  ['hier', { ...day(-1), loose: true }],
  ['tomorrow', day(1)],
  ['last week', { ...BASE, ms: -7 * DAY_MS, precision: 'day' }],
  ['last month', { ...BASE, months: -1, precision: 'day' }],
  ['last year', { ...BASE, months: -12, precision: 'day' }],
]);
