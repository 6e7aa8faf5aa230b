import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.UTC(2026, 10, 20);

const stalls: readonly QueryField[] = [
  { name: 'title', type: 'text', values: 60 },
  { name: 'price_pp', type: 'number', unit: 'EUR', min: 5, max: 300, values: 60 },
  { name: 'child_price', type: 'number', unit: 'EUR', min: 2, max: 150, values: 40 },
  { name: 'min_age', type: 'number', min: 0, max: 18, integer: true, values: 50 },
  { name: 'score', type: 'number', min: 1, max: 5, values: 60 },
  { name: 'review_count', type: 'number', min: 0, max: 900, integer: true, values: 60 },
  { name: 'min_stay_days', type: 'number', unit: 'day', min: 1, max: 30, integer: true, values: 60 },
  { name: 'pics', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  { name: 'hotel_pickup', type: 'boolean', values: 60 },
  { name: 'meal_included', type: 'boolean', values: 60 },
  { name: 'fsh', type: 'boolean', values: 60 },
  { name: 'permit_until', type: 'date', precision: 'day', min: Date.UTC(2026, 0, 3), max: Date.UTC(2028, 9, 30), values: 60 },
];

const pantry: readonly QueryField[] = [
  { name: 'product', type: 'text', values: 60 },
  { name: 'price', type: 'number', unit: 'GBP', min: 1, max: 30, values: 60 },
  { name: 'pack_g', type: 'number', min: 50, max: 1500, integer: true, values: 60 },
  { name: 'energy_kcal_100g', type: 'number', min: 5, max: 800, values: 60 },
  { name: 'protein_100g', type: 'number', min: 0, max: 40, values: 60 },
  { name: 'sugars_100g', type: 'number', min: 0, max: 70, values: 60 },
  { name: 'salt_100g', type: 'number', min: 0, max: 4, values: 60 },
];

const huts: readonly QueryField[] = [
  { name: 'hut', type: 'text', values: 60 },
  { name: 'price7n', type: 'number', unit: 'GBP', min: 300, max: 2900, values: 60 },
  { name: 'price3n', type: 'number', unit: 'GBP', min: 150, max: 1900, values: 60 },
  { name: 'bedrooms', type: 'number', min: 1, max: 6, integer: true, values: 60 },
];

const gigs: readonly QueryField[] = [
  { name: 'gig', type: 'text', values: 60 },
  { name: 'matinee', type: 'boolean', values: 60 },
  { name: 'priceFrom', type: 'number', unit: 'GBP', min: 8, max: 60, values: 60 },
  { name: 'priceTo', type: 'number', unit: 'GBP', min: 16, max: 120, values: 50 },
  { name: 'play_date', type: 'date', precision: 'day', min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 6, 30), values: 60 },
  { name: 'onSaleSince', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 10, 18), values: 60 },
];

const rooms: readonly QueryField[] = [
  { name: 'title', type: 'text', values: 60 },
  { name: 'rent_pcm', type: 'number', unit: 'GBP', role: 'price', min: 300, max: 1200, values: 60 },
  { name: 'room_sqm', type: 'number', min: 6, max: 30, values: 60 },
  { name: 'price_adult', type: 'number', unit: 'EUR', min: 5, max: 60, values: 60 },
  { name: 'userRatingCount', type: 'number', min: 0, max: 9000, integer: true, values: 60 },
  { name: 'lastReviewAt', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
];

const fests: readonly QueryField[] = [
  { name: 'fest', type: 'text', values: 60 },
  { name: 'min_price', type: 'number', unit: 'GBP', min: 8, max: 60, values: 60 },
  { name: 'max_price', type: 'number', unit: 'GBP', min: 16, max: 120, values: 60 },
];

const day = (name: string, from: number, to: number): QueryField => ({ name, type: 'date', precision: 'day', min: from, max: to, values: 60 });

const staff: readonly QueryField[] = [
  { name: 'person', type: 'text', values: 60 },
  { name: 'salary_from', type: 'number', unit: 'GBP', min: 18_000, max: 60_000, values: 60 },
  { name: 'salary_to', type: 'number', unit: 'GBP', min: 22_000, max: 90_000, values: 60 },
  day('hired_on', Date.UTC(2019, 0, 3), Date.UTC(2026, 10, 18)),
  day('contract_ends', Date.UTC(2026, 10, 20), Date.UTC(2028, 10, 18)),
];

const invoices: readonly QueryField[] = [
  { name: 'invoice', type: 'text', values: 60 },
  day('issued_on', Date.UTC(2025, 0, 3), Date.UTC(2026, 10, 18)),
  day('due_on', Date.UTC(2025, 0, 20), Date.UTC(2027, 2, 18)),
];

const offices: readonly QueryField[] = [
  { name: 'office', type: 'text', values: 60 },
  { name: 'size_from_sqm', type: 'number', unit: 'sqm', min: 10, max: 200, values: 60 },
  { name: 'size_to_sqm', type: 'number', unit: 'sqm', min: 20, max: 900, values: 60 },
  { name: 'walk_to_station_min', type: 'number', unit: 'min', min: 1, max: 40, integer: true, values: 60 },
  { name: 'drive_to_airport_min', type: 'number', min: 5, max: 90, integer: true, values: 60 },
];

const lets: readonly QueryField[] = [
  { name: 'flat', type: 'text', values: 60 },
  { name: 'rent', type: 'number', unit: 'GBP', min: 300, max: 2900, values: 60 },
  { name: 'size_sqm', type: 'number', unit: 'sqm', min: 10, max: 200, values: 60 },
  { name: 'max_length_m', type: 'number', unit: 'm', min: 3, max: 9, values: 60 },
];

const stays: readonly QueryField[] = [
  { name: 'stay', type: 'text', values: 60 },
  { name: 'price_pn', type: 'number', unit: 'GBP', min: 40, max: 400, values: 60 },
  { name: 'price_3n', type: 'number', unit: 'GBP', min: 90, max: 1100, values: 60 },
];

const packs: readonly QueryField[] = [
  { name: 'pack', type: 'text', values: 60 },
  ...stays.slice(2),
  { name: 'price_1n', type: 'number', unit: 'GBP', min: 40, max: 400, values: 60 },
];
const threes: readonly QueryField[] = [
  ...stays.slice(0, 1),
  { name: 'price', type: 'number', unit: 'GBP', min: 40, max: 400, values: 60 },
  ...stays.slice(2),
];

const rents: readonly QueryField[] = [
  { name: 'flat', type: 'text', values: 60 },
  { name: 'rent_from', type: 'number', unit: 'GBP', min: 300, max: 1900, values: 60 },
  { name: 'rent_to', type: 'number', unit: 'GBP', min: 400, max: 2900, values: 60 },
];

function read(query: string, fields: readonly QueryField[]): string {
  const { filter, order } = interpretByRules(query, fields, NOW);
  return `${filter === null ? '' : printFilter(filter)}${order === null ? '' : ` by ${order.field} ${order.direction}`}`;
}

describe('bounds in everyday words', () => {
  it.each([
    ['between 30 and 50 euros, no hotel pickup', stalls, 'price_pp BETWEEN 30 AND 50 AND hotel_pickup = false'],
    ['kids of 6 allowed, child price below €20', stalls, 'min_age <= 6 AND child_price < 20'],
    ['16 or older', stalls, 'min_age >= 16'],
    ['rated 4.5 or more by at least 20 people', stalls, 'score >= 4.5 AND review_count >= 20'],
    ['minimum stay a week at most', stalls, 'min_stay_days <= 7'],
    ['less than a tenner', stalls, 'price_pp < 10'],
    ['hotel pickup and lunch or dinner included', stalls, 'hotel_pickup = true AND meal_included = true'],
    ['full service history', stalls, 'fsh = true'],
    ['permit past June 2027', stalls, "permit_until >= '2027-07-01'"],
    ['cheapest first', stalls, ' by price_pp asc'],
    ['high protein yogurt at least 9g per 100g', pantry, 'protein_100g >= 9'],
    ['less than 5g sugar and under 100 kcal', pantry, 'sugars_100g < 5 AND energy_kcal_100g < 100'],
    ['low salt meals, 0.5 g or less', pantry, 'salt_100g <= 0.5'],
    ['under £1000 a week', huts, 'price7n < 1000'],
    ['cheapest weekly price for 3 bedrooms or more', huts, 'bedrooms >= 3 by price7n asc'],
    ['matinee under £15', gigs, 'matinee = true AND priceFrom < 15'],
    ['single room 600 to 750', rooms, 'rent_pcm BETWEEN 600 AND 750'],
    ['places with over 1000 reviews', rooms, 'userRatingCount > 1000'],
    ['adults only (18+)', rooms, ''],
    ['concerts under £20', fests, 'min_price < 20'],
    ['concerts over £50', fests, 'min_price > 50'],
    ['hired this past Monday', staff, "hired_on >= '2026-11-16' AND hired_on < '2026-11-17'"],
    ['hired this past October', staff, "hired_on >= '2026-10-01' AND hired_on < '2026-11-01'"],
    ['staff for this weekend', staff, ''],
    ['salary over 40000', staff, 'salary_from > 40000'],
    ['salary under 40000', staff, 'salary_to < 40000'],
    ['invoices before Christmas', invoices, "issued_on < '2025-12-25'"],
    ['under 60 sqm', offices, 'size_to_sqm < 60'],
    ['nearest to the airport', offices, ' by drive_to_airport_min asc'],
    ['nearest to the station', offices, ' by walk_to_station_min asc'],
    ['nearest to the harbour', offices, ''],
    ['nearest to the harbour', offices.slice(0, 4), ''],
    ['nearest to the airport', offices.slice(0, 4), ''],
    ['nearest first', offices.slice(0, 4), ' by walk_to_station_min asc'],
    ['cheap enough at £900 rent', lets, 'rent <= 900'],
    ['small enough, 50 sqm', lets, 'size_sqm <= 50'],
    ['big enough, 50 sqm', lets, 'size_sqm >= 50'],
    ['long enough for a 5.5 m car', lets, 'max_length_m >= 5.5'],
    ['under £100 a night', stays, 'price_pn < 100'],
    ['under £100 a night', packs, 'price_1n < 100'],
    ['under £100 a night', threes, 'price < 100'],
    ['under £100 a night', huts, ''],
    ['under £100 a night', huts.slice(0, 2), ''],
    ['nice enough, 50 sqm', lets, 'size_sqm = 50'],
    ['rent under 900', rents, 'rent_from < 900'],
    ['hired past October', staff, "hired_on >= '2026-11-01'"],
    ['matinee before Christmas', gigs, "matinee = true AND play_date < '2026-12-25'"],
  ])('%s', (query, fields, meaning) => {
    expect(read(query, fields)).toBe(meaning);
  });
});
