import { expect, test } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { readByRules } from '../../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-05-13T12:00:00Z');

const inns: readonly QueryField[] = [
  { name: 'town', type: 'text', samples: ['Camps Bay'] },
  { name: 'rooms', type: 'number', min: 6, max: 240, integer: true },
  { name: 'bays', type: 'number', min: 0, max: 4, integer: true },
  { name: 'price_night', type: 'number', min: 40, max: 400, unit: 'EUR' },
  { name: 'price_week', type: 'number', min: 240, max: 2400, unit: 'EUR' },
];
const phones: readonly QueryField[] = [
  { name: 'title', type: 'text' },
  { name: 'weight_g', type: 'number', min: 90, max: 650, integer: true },
  { name: 'shipping_gbp', type: 'number', min: 0, max: 9, unit: 'GBP' },
  { name: 'listed_on', type: 'date' },
  { name: 'ends_on', type: 'date' },
];
const gigs: readonly QueryField[] = [
  { name: 'ticket_from', type: 'number', min: 0, max: 60, integer: true },
  { name: 'booking_fee', type: 'number', min: 0, max: 3, unit: 'GBP' },
  { name: 'capacity', type: 'number', min: 60, max: 9000, integer: true },
  { name: 'starts_at', type: 'date' },
];
const courses: readonly QueryField[] = [
  { name: 'course', type: 'text' },
  { name: 'price', type: 'number', min: 0, max: 1200, unit: 'EUR' },
  { name: 'weeks', type: 'number', min: 1, max: 40, integer: true },
  { name: 'hours_per_week', type: 'number', min: 1, max: 20, integer: true },
];
const boats: readonly QueryField[] = [
  { name: 'length_m', type: 'number', min: 4, max: 16 },
  { name: 'beam_m', type: 'number', min: 1.6, max: 5 },
  { name: 'engine_hours', type: 'number', min: 0, max: 6000, integer: true },
];
const dishes: readonly QueryField[] = [
  { name: 'kcal_100g', type: 'number', min: 15, max: 620, integer: true },
  { name: 'stock', type: 'number', min: 0, max: 90, integer: true },
];
const cats: readonly QueryField[] = [
  { name: 'species', type: 'text', samples: ['Cat'] },
  { name: 'ok_w_cats', type: 'boolean' },
];
const cafes: readonly QueryField[] = [
  { name: 'delivers', type: 'boolean' },
  { name: 'delivery_fee', type: 'number', min: 0, max: 4, unit: 'GBP' },
];

const flats: readonly QueryField[] = [
  { name: 'suburb', type: 'text', samples: ['Sea Point'] },
  { name: 'rent', type: 'number', min: 1900, max: 65_000, unit: 'ZAR' },
  { name: 'bays', type: 'number', min: 0, max: 4, integer: true },
  { name: 'floor_area', type: 'number', min: 17, max: 242, unit: 'm²' },
  { name: 'pets_allowed', type: 'boolean' },
];

const bikes: readonly QueryField[] = [
  { name: 'mileage', type: 'number', min: 0, max: 20_000, unit: 'km' },
  { name: 'range', type: 'number', min: 60, max: 160, unit: 'km' },
];

const shelves: readonly QueryField[] = [
  { name: 'name', type: 'text' },
  { name: 'price', type: 'number', min: 0.3, max: 24, unit: 'GBP' },
  { name: 'net_g', type: 'number', min: 40, max: 3000, unit: 'g' },
];
const objects: readonly QueryField[] = [
  { name: 'title', type: 'text' },
  { name: 'times_exhibited', type: 'number', min: 0, max: 14, integer: true },
  { name: 'since', type: 'number', min: 1974, max: 2025, integer: true },
];

const filters: readonly (readonly [query: string, fields: readonly QueryField[], filter: string])[] = [
  // Pounds are paid where prices are in pounds and weights in grams.
  ['fish between 3 and 5 pounds', shelves, 'price BETWEEN 3 AND 5'],
  ['over 500 g', shelves, 'net_g > 500'],
  // Half a name before a number that the field does not hold, and the age of a thing.
  ['great exhibition 1851', objects, ''],
  ['taught in a 1980s hall', objects, ''],
  ['since the 1980s', objects, 'since >= 1980'],
  // One of the rooms is not their number.
  ['room 101', inns, ''],
  ['3 bays', inns, 'bays = 3'],
  ['largest suite camps bay', inns, ''],
  // An amount that nothing compares is one of those that the field holds, in its unit or in a greater one.
  ['galaxy s21 5g', phones, ''],
  ['90 day fitness', courses, ''],
  ['3 hours a week at most', courses, 'hours_per_week <= 3'],
  // An amount that no value comes near is of something else.
  ['tickets under £25', gigs, ''],
  ['room for 2000 people', gigs, 'capacity >= 2000'],
  // "free" is said of the records, or of what is named.
  ['free jazz', courses, ''],
  ['free course', courses, 'price = 0'],
  ['free', courses, 'price = 0'],
  ['free jazz', gigs, ''],
  ['free delivery', cafes, 'delivery_fee = 0'],
  ['delivery', cafes, 'delivers = true'],
  ['no postage', phones, 'shipping_gbp = 0'],
  // A name goes before a unit that speaks of another field.
  ['range over 120 km', bikes, 'range > 120'],
  ['under 5000 km', bikes, 'mileage < 5000'],
  // Points are counted, and no money.
  ['92 points or more', flats, ''],
  // A word of a value names no field.
  ['flat in sea point max 15000', flats, 'rent <= 15000'],
  // Nobody means exactly so much area.
  ['at least 2 bays and 80 m2', flats, 'bays >= 2 AND floor_area >= 80'],
  ['pets no', flats, 'pets_allowed = false'],
  // Comparatives of every adjective of the lexicon, said of no other shape.
  ['wider than 3 m', boats, 'beam_m > 3'],
  // How a value is measured is no word of the name.
  ['below 300 kcal', dishes, 'kcal_100g < 300'],
  ['out of stock', dishes, 'stock = 0'],
  // What a record gets on with is said with it; alone it is the record.
  ['3 legged cat', cats, ''],
  ['good with cats', cats, 'ok_w_cats = true'],
  ["doesn't get along with cats", cats, 'ok_w_cats = false'],
];

test.each(filters)('%s', (query, fields, filter) => {
  const read = readByRules(query, fields, NOW).interpretation;
  expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
});

test('a superlative of several prices is reported with them', () => {
  expect(readByRules('cheapest', inns, NOW).interpretation.unused).toEqual([
    { text: 'cheapest', reason: 'several fields may be meant', candidates: ['price_night', 'price_week'] },
  ]);
});

const orders: readonly (readonly [query: string, fields: readonly QueryField[], order: string])[] = [
  // Of several prices none, and of what comes on top of one none.
  ['cheapest', inns, ''],
  ['cheapest gig', gigs, ''],
  ['cheapest course', courses, 'price asc'],
  ['ending soonest', phones, 'ends_on asc'],
  ['soonest', phones, 'ends_on asc'],
  ['longest boat', boats, 'length_m desc'],
  ['longest course', courses, 'weeks desc'],
  ['widest', boats, 'beam_m desc'],
  ['most caloric', dishes, 'kcal_100g desc'],
];

test.each(orders)('order: %s', (query, fields, order) => {
  const read = readByRules(query, fields, NOW).interpretation.order;
  expect(read === null ? '' : `${read.field} ${read.direction}`).toBe(order);
});
