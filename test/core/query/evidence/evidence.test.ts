import { expect, test } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../../src/core/query/read-query.ts';

const NOW = Date.parse('2025-11-04T12:00:00Z');
const day = (text: string): number => Date.parse(text);

const tools: readonly QueryField[] = [
  { name: 'name', type: 'text', samples: ['Floor sander', 'Tile cutter'] },
  { name: 'day_rate', type: 'number', min: 8, max: 120, integer: true },
  { name: 'wk_rate', type: 'number', min: 30, max: 400, integer: true },
  { name: 'dep', type: 'number', min: 0, max: 100, integer: true },
  { name: 'wt', type: 'number', unit: 'kg', min: 2, max: 90 },
  { name: 'last_svc', type: 'date', min: day('2025-01-01'), max: day('2025-10-28'), precision: 'day' },
  { name: 'next_insp', type: 'date', min: day('2025-11-07'), max: day('2026-08-24'), precision: 'day' },
];
const cheeses: readonly QueryField[] = [
  { name: 'cheese', type: 'text', samples: ['Brie', 'Gouda'] },
  { name: 'in_stk', type: 'boolean' },
  { name: 'smoked', type: 'boolean' },
];
const books: readonly QueryField[] = [
  { name: 'title', type: 'text', samples: ['Small Boats', 'The 39 Steps'] },
  { name: 'refOnly', type: 'boolean' },
];

const library: readonly QueryField[] = [
  { name: 'title', type: 'text', samples: ['Small Boats', 'The 39 Steps'] },
  { name: 'pub_year', type: 'number', min: 1753, max: 2023, integer: true },
  { name: 'acq_date', type: 'date', min: day('2016-10-26'), max: day('2025-08-31'), precision: 'day' },
  { name: 'last_lent', type: 'date', min: day('2023-11-29'), max: day('2025-10-25'), precision: 'day' },
  { name: 'due_back', type: 'date', min: day('2025-10-19'), max: day('2025-12-27'), precision: 'day' },
];
const meetings: readonly QueryField[] = [
  { name: 'event', type: 'text', samples: ['DevDays'] },
  { name: 'first_day', type: 'date', min: day('2025-11-20'), max: day('2026-12-01'), precision: 'day' },
  { name: 'last_day', type: 'date', min: day('2025-11-22'), max: day('2026-12-20'), precision: 'day' },
  { name: 'papers_by', type: 'date', min: day('2025-10-01'), max: day('2026-10-01'), precision: 'day' },
  { name: 'est', type: 'number', min: 1985, max: 2024, integer: true },
  { name: 'refurb_yr', type: 'number', min: 1995, max: 2025, integer: true },
];

const fairs: readonly QueryField[] = [
  { name: 'fair', type: 'text', samples: ['Spring Show'] },
  { name: 'ticket', type: 'number', unit: 'EUR', min: 0, max: 900 },
  { name: 'student_rate', type: 'number', unit: 'EUR', min: 0, max: 270 },
  { name: 'waitlist', type: 'number', min: 0, max: 40, integer: true },
  { name: 'times_cancelled', type: 'number', min: 0, max: 9, integer: true },
  { name: 'talk_hrs', type: 'number', min: 4, max: 40, integer: true },
  { name: 'licence_req', type: 'boolean' },
  { name: 'courier', type: 'boolean' },
  { name: 'parking', type: 'boolean' },
  { name: 'fragile', type: 'boolean' },
  { name: 'ownLabel', type: 'boolean' },
];
const shop: readonly QueryField[] = [
  { name: 'product', type: 'text', samples: ['Fresh Produce', 'Coffee'] },
  { name: 'price', type: 'number', unit: 'EUR', min: 1, max: 40 },
  { name: 'price_per_kg', type: 'number', unit: 'EUR', min: 9, max: 60 },
  { name: 'fresh', type: 'boolean' },
];
const yachts: readonly QueryField[] = [
  { name: 'headline', type: 'text', samples: ['Moody 31'] },
  { name: 'askPrice', type: 'number', unit: 'GBP', min: 900, max: 400000 },
  { name: 'loa_m', type: 'number', unit: 'm', min: 4, max: 20 },
  { name: 'draft_m', type: 'number', unit: 'm', min: 0.3, max: 3 },
  { name: 'engine_hrs', type: 'number', min: 0, max: 9000, integer: true },
];

const stocks: readonly QueryField[] = [
  { name: 'plant', type: 'text', samples: ['Fern'] },
  { name: 'in_stock_qty', type: 'number', min: 0, max: 60, integer: true },
  { name: 'ht_cm', type: 'number', min: 10, max: 300, integer: true },
  { name: 'introduced', type: 'number', min: 1820, max: 2022, integer: true },
  { name: 'deadline', type: 'date', min: day('2025-11-10'), max: day('2026-04-20'), precision: 'day' },
];

const graves: readonly QueryField[] = [
  { name: 'Date of Death', type: 'date', min: day('1850-01-01'), max: day('2020-04-20'), precision: 'day' },
  { name: 'Date of Interment', type: 'date', min: day('1850-01-04'), max: day('2020-04-28'), precision: 'day' },
];

const cases: readonly (readonly [query: string, fields: readonly QueryField[], filter: string, order: string])[] = [
  // Names that are written short.
  ['no deposit', tools, 'dep = 0', ''],
  ['lowest deposit', tools, '', 'dep asc'],
  ['serviced since june', tools, "last_svc >= '2025-06-01'", ''],
  ['brie in stock', cheeses, 'in_stk = true', ''],
  ['out of stock brie', cheeses, 'in_stk = false', ''],
  ['smoked gouda, must be in stock', cheeses, 'smoked = true AND in_stk = true', ''],
  ['reference only', books, 'refOnly = true', ''],
  ['ferns in stock', stocks, 'in_stock_qty > 0', ''],
  ['more than 40 in stock', stocks, 'in_stock_qty > 40', ''],
  ['buried before 1900', graves, "`Date of Interment` < '1900-01-01'", ''],
  // What happened at a time names its field, and no other is taken where several might be meant.
  ['acquired in 2024', library, "acq_date >= '2024-01-01' AND acq_date < '2025-01-01'", ''],
  ['lent out since june', library, "last_lent >= '2025-06-01'", ''],
  ['newest acquisitions', library, '', 'acq_date desc'],
  ['poetry published before 1900', library, 'pub_year < 1900', ''],
  ['set in 1940s london', library, '', ''],
  ['murder in november', library, '', ''],
  ['friday book club', library, '', ''],
  ['starting in march', meetings, "first_day >= '2026-03-01' AND first_day < '2026-04-01'", ''],
  ['begins after new year', meetings, "first_day >= '2026-01-02'", ''],
  ['over by 10 december', meetings, "last_day < '2025-12-11'", ''],
  ['papers still open on 15 january', meetings, "papers_by >= '2026-01-15'", ''],
  ['soonest start', meetings, '', 'first_day asc'],
  ['established before 2000', meetings, 'est < 2000', ''],
  ['latest refurbishment', meetings, '', 'refurb_yr desc'],
  ['a wedding in 2024', meetings, '', ''],
  // An amount for each kilo is of no other price.
  ['coffee under 20 euros a kilo', shop, 'price_per_kg < 20', ''],
  ['cheapest coffee per kg', shop, '', 'price_per_kg asc'],
  ['cheapest coffee with a litre of milk', shop, '', 'price asc'],
  ['coffee under 8 euros', shop, 'price < 8', ''],
  ['under 6 euros per litre', yachts, '', ''],
  // An amount in another unit than a field's is rather of the noun behind it; what took so long is a story.
  ['6 ft headroom family boat', yachts, '', ''],
  ['sold out in 48 hours', yachts, '', ''],
  ['longest yacht under 50k', yachts, 'askPrice < 50000', 'loa_m desc'],
  ['lowest hours', yachts, '', 'engine_hrs asc'],
  // The main price among amounts of money.
  ['under 300 euros', fairs, 'ticket < 300', ''],
  ['student rate below 50 euros', fairs, 'student_rate < 50', ''],
  ['floor sander under 40 pounds', tools, '', ''],
  // None.
  ['free of charge', fairs, 'ticket = 0', ''],
  ['costs nothing', fairs, 'ticket = 0', ''],
  ['no waiting list', fairs, 'waitlist = 0', ''],
  ['never cancelled', fairs, 'times_cancelled = 0', ''],
  // Flags by their words, and what is asked for rather than offered.
  ['fragile silver', fairs, 'fragile = true', ''],
  ['own brand', fairs, 'ownLabel = true', ''],
  ['licence needed', fairs, 'licence_req = true', ''],
  ['licence not required', fairs, 'licence_req = false', ''],
  ['no courier needed', fairs, 'courier = false', ''],
  ['no parking needed', fairs, '', ''],
  ['fresh produce', shop, '', ''],
  ['fresh coffee', shop, 'fresh = true', ''],
  // A number of things in stock, a last day, and the quickest by the time it takes.
  ['in stock', stocks, 'in_stock_qty > 0', ''],
  ['out of stock', stocks, 'in_stock_qty = 0', ''],
  ['taller than 1 metre', stocks, 'ht_cm > 100', ''],
  ['latest introductions', stocks, '', 'introduced desc'],
  ['nearest deadline', stocks, '', 'deadline asc'],
];

test.each(cases)('%s', (query, fields, filter, order) => {
  const read = interpretByRules(query, fields, NOW);
  const ordered = read.order === null ? '' : `${read.order.field} ${read.order.direction}`;
  expect([read.filter === null ? '' : printFilter(read.filter), ordered]).toEqual([filter, order]);
});
