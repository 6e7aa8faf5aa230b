import { dateOrders } from './date-text.ts';
import { ORDER_BITS, type DateText } from './date-form.ts';
import type { DateOrder, DateRule, Misfit, Reading } from '../decision.ts';
import { countOf, firstOf, Tally, type Occurrence } from '../misfits.ts';
import type { RawValue } from '../raw-value.ts';

/** How a field would be read as dates. */
export interface DateVerdict {
  readonly reading: Extract<Reading, { kind: 'date' | 'epoch' }>;
  readonly fit: number;
  readonly failures: readonly Misfit[];
  readonly notes: readonly string[];
}

export interface DateOptions {
  readonly order: DateOrder | undefined;
  /** The field is named like a date, or forced to be one. */
  readonly loose: boolean;
}

/** What the dates of one field have in common. Every value that is not missing is added to both sides, or counted as a miss there. */
export class DateProfile {
  /** By the orders a date fits, apart for forms that want a field named like a date. */
  readonly #firm = new Map<number, Tally>();
  readonly #loose = new Map<number, Tally>();
  readonly #instants = { firm: 0, loose: 0 };
  readonly #undecided = { '/': 0, '.': 0, '-': 0 };
  readonly #misses = new Tally();
  /** What the first date that says so says has happened; others that say something else do not fit. */
  #happened: string | undefined;
  readonly #epoch = new Tally();
  readonly #noEpoch = new Tally();

  add(text: string, date: DateText, occurrence: Occurrence): void {
    if (date.happened !== undefined && date.happened !== (this.#happened ??= date.happened)) return this.addMiss(text, occurrence);
    const kind = date.loose ? 'loose' : 'firm';
    if (date.precision === 'instant') this.#instants[kind] += 1;
    const orders = dateOrders(date);
    if (date.kind === 'ordered' && (orders & EITHER) === EITHER && date.parts[0] !== date.parts[1]) this.#undecided[date.mark] += 1;
    const tallies = date.loose ? this.#loose : this.#firm;
    const tally = tallies.get(orders) ?? new Tally();
    tallies.set(orders, tally);
    tally.add(text, occurrence);
  }

  addMiss(value: RawValue, occurrence: Occurrence): void {
    this.#misses.add(value, occurrence);
  }

  /** A number that may count from 1970; NaN when the value is no plain number. */
  addEpoch(number: number, value: RawValue, occurrence: Occurrence): void {
    (epochAt(number) === undefined ? this.#noEpoch : this.#epoch).add(value, occurrence);
  }

  /** Whether some value is no date in any reading, and some no count from 1970. */
  get isRuledOut(): boolean {
    return this.#misses.count > 0 && this.#noEpoch.count > 0;
  }

  decide({ order: wanted, loose }: DateOptions): DateVerdict {
    const { order, note } = wanted === undefined ? this.#order(loose) : { order: wanted };
    const bit = ORDER_BITS[order];
    const accepted = [...this.#firm, ...(loose ? this.#loose : [])];
    const fitting = accepted.filter(([orders]) => (orders & bit) !== 0).map(([, tally]) => tally);
    const other = accepted.filter(([orders]) => (orders & bit) === 0).map(([, tally]) => tally);
    const refused = loose ? [] : [...this.#loose.values()];
    const instants = this.#instants.firm + (loose ? this.#instants.loose : 0);
    const ordered = accepted.some(([orders]) => orders !== ANY_ORDER);
    const reading: DateRule = {
      kind: 'date',
      order,
      ordered,
      loose,
      precision: instants === 0 ? 'day' : 'instant',
      ...(this.#happened === undefined ? {} : { happened: this.#happened }),
    };
    return {
      reading,
      fit: countOf(fitting),
      failures: firstOf([...other, ...refused, this.#misses]),
      notes: note === undefined ? [] : [note],
    };
  }

  /** Numbers that count from 1970. */
  decideEpoch(): DateVerdict {
    const notes = ['numbers are seconds or milliseconds since 1970'];
    return { reading: { kind: 'epoch' }, fit: this.#epoch.count, failures: this.#noEpoch.first, notes };
  }

  /** The order most dates fit; among equals the month comes first with slashes, the day with dots and dashes. */
  #order(loose: boolean): { readonly order: DateOrder; readonly note?: string } {
    const tallies = [...this.#firm, ...(loose ? this.#loose : [])];
    const fit = (order: DateOrder): number => countOf(tallies.filter(([orders]) => (orders & ORDER_BITS[order]) !== 0).map(([, tally]) => tally));
    const [dmy, mdy, ymd] = [fit('dmy'), fit('mdy'), fit('ymd')];
    if (ymd > dmy && ymd > mdy) return { order: 'ymd' };
    if (dmy !== mdy) return dmy > mdy ? { order: 'dmy', note: 'days come before months' } : { order: 'mdy' };
    const { '/': slashes, '.': dots, '-': dashes } = this.#undecided;
    if (slashes + dots + dashes === 0) return { order: 'mdy' };
    return slashes >= dots + dashes
      ? { order: 'mdy', note: 'every date allows both orders of day and month: months are taken to come first' }
      : { order: 'dmy', note: 'every date allows both orders of day and month: days are taken to come first' };
  }
}

/** Epoch milliseconds of a number of seconds or milliseconds from 1990 to 2100; undefined for any other number. */
export function epochAt(number: number): number | undefined {
  if (number >= EPOCH_FROM && number < EPOCH_TO) return Math.round(number * 1000);
  return number >= EPOCH_FROM * 1000 && number < EPOCH_TO * 1000 ? Math.round(number) : undefined;
}

const EITHER = ORDER_BITS.dmy | ORDER_BITS.mdy;
const ANY_ORDER = EITHER | ORDER_BITS.ymd;
const EPOCH_FROM = 631_152_000;
const EPOCH_TO = 4_102_444_800;
