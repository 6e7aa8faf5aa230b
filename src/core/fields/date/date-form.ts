import type { DateOrder } from '../decision.ts';

/** Text that is a date. `loose`: only in a field that is named like a date, since it may as well be a number or a version. */
export type DateText = (FixedDate | OrderedDate | RelativeDate | WeekdayDate) & { readonly happened?: string };

/** The same instant in every convention, in epoch milliseconds. */
export interface FixedDate {
  readonly kind: 'fixed';
  readonly at: number;
  readonly precision: 'day' | 'instant';
  readonly loose: boolean;
}

/** `03/04/26`: which part is the day is for the field to say. */
export interface OrderedDate {
  readonly kind: 'ordered';
  readonly parts: readonly [first: number, second: number, third: number];
  readonly mark: '/' | '.' | '-';
  /** Orders under which there is such a day, as bits of `ORDER_BITS`. */
  readonly orders: number;
  /** From midnight UTC to the instant. */
  readonly timeMs: number;
  readonly precision: 'day' | 'instant';
  readonly loose: boolean;
}

/** A date relative to the moment of the run: `2 hours ago`, `yesterday`. */
export interface RelativeDate {
  readonly kind: 'relative';
  /** To be added to the moment of the run. */
  readonly ms: number;
  readonly months: number;
  /** Words for a day rather than a distance: its first instant in UTC. */
  readonly wholeDay: boolean;
  readonly precision: 'day' | 'instant';
  readonly loose: boolean;
}

/** `Sat 14 Nov`: the day of the week tells which of the years around the run is meant. */
export interface WeekdayDate {
  readonly kind: 'weekday';
  /** Monday 0. */
  readonly weekday: number;
  /** January 1. */
  readonly month: number;
  readonly day: number;
  /** From midnight UTC to the instant. */
  readonly timeMs: number;
  readonly precision: 'day' | 'instant';
  readonly loose: false;
}

export const ORDER_BITS: Readonly<Record<DateOrder, number>> = { dmy: 1, mdy: 2, ymd: 4 };
