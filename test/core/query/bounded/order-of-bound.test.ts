import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { count, date, measure, text } from '../query-fields.ts';
import { read } from './read.ts';

const money = (name: string, min: number, max: number): QueryField => ({ ...measure(name, min, max, 'GBP'), role: 'price' });

const clinics: readonly QueryField[] = [
  text('clinic'),
  count('QUEUE_LIST', 0, 9000),
  { ...count('longest_wait', 1, 120), unit: 'weeks' },
  date('opened', '1990-01-01', '2026-10-01'),
  date('inspected', '2024-01-01', '2026-11-01'),
];

const raffles: readonly QueryField[] = [
  text('raffle'),
  { ...measure('prizeFund', 50, 5000, 'GBP') },
  money('ticketPrice', 1, 20),
  count('max_players', 10, 400),
  measure('stars', 1, 5),
];

const flats: readonly QueryField[] = [
  text('title'),
  money('rent', 300, 4000),
  measure('floor_area', 15, 200, 'm2'),
  date('listedOn', '2026-01-01', '2026-11-25'),
];

const classes: readonly QueryField[] = [
  text('title'),
  date('startsOn', '2026-12-01', '2027-06-01'),
  date('endsOn', '2026-12-02', '2027-07-01'),
  date('posted', '2026-06-01', '2026-11-20'),
  count('timesSaved', 0, 900),
  count('reviews', 0, 400),
  measure('rating', 1, 5),
];

const costumes: readonly QueryField[] = [
  text('costume'),
  count('times_hired', 0, 90),
  count('reviews', 0, 400),
  measure('race_distance', 40, 500, 'miles'),
  { ...measure('flight_time', 50, 800, 'min') },
];

describe('an order that names nothing, behind a bound', () => {
  it.each([
    ['queue list above 3,000 longest first', 'QUEUE_LIST > 3000 | QUEUE_LIST desc', clinics],
    ['queue list above 3,000, highest first', 'QUEUE_LIST > 3000 | QUEUE_LIST desc', clinics],
    ['opened since January 2020, newest first', "opened >= '2020-01-01' | opened desc", clinics],
    ['inspected since January 2026, newest first', "inspected >= '2026-01-01' | inspected desc", clinics],
    ['prize fund over £500, biggest first', 'prizeFund > 500 | prizeFund desc', raffles],
    ['stars of 4 or more, best first', 'stars >= 4 | stars desc', raffles],
    ['hired more than 60 times, most popular first', 'times_hired > 60 | times_hired desc', costumes],
    ['more than 8 hours in the air, longest first', 'flight_time > 480 | flight_time desc', costumes],
  ])('is of what is bounded: %s', (query, wanted, fields) => expect(read(query, fields)).toBe(wanted));

  it.each([
    ['rent under £900, biggest first', 'rent < 900 | floor_area desc', flats],
    ['under £900, biggest first', 'rent < 900 | floor_area desc', flats],
    ['rent over 2000, smallest first', 'rent > 2000 | floor_area asc', flats],
    ['more than 50 reviews, soonest first', 'reviews > 50 | startsOn asc', classes],
  ])('is of something else: %s', (query, wanted, fields) => expect(read(query, fields)).toBe(wanted));
});

describe('an order by what is said of a record', () => {
  it.each([
    ['most saved first', 'timesSaved desc'],
    ['sorted by date', 'startsOn asc'],
    ['sorted by date, latest first', 'startsOn desc'],
    ['sorted by reviews', 'reviews desc'],
    ['soonest first', 'startsOn asc'],
    ['newest ad first', 'posted desc'],
    ['best first', 'rating desc'],
    // No order: what they are called.
    ['best first novels', ''],
  ])('%s', (query, wanted) => expect(read(query, classes)).toBe(wanted));
});
