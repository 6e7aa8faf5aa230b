import { expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const money = (name: string, min: number, max: number): QueryField => ({ name, type: 'number', unit: 'GBP', min, max, values: 90 });
const flag = (name: string): QueryField => ({ name, type: 'boolean' });

const thefts: readonly QueryField[] = [
  money('bike_value', 140, 6800),
  money('lock_cost', 8, 120),
  money('reward', 25, 300),
  money('extras_value', 20, 480),
];
const locks: readonly QueryField[] = [money('lock_cost', 8, 120), money('post', 1, 9)];
const bounties: readonly QueryField[] = [money('reward', 25, 300), money('fee', 1, 20)];
const movers: readonly QueryField[] = [
  money('quote_total', 280, 12_700),
  money('deposit', 40, 2500),
  money('packing_fee', 110, 1020),
  money('excess', 0, 500),
];
const spots: readonly QueryField[] = [money('permit_fee', 100, 22_000), money('parking_charge', 1, 300)];
const huts: readonly QueryField[] = [money('price_night', 20, 90), money('half_board', 40, 140), money('deposit', 5, 50)];
const berths: readonly QueryField[] = [
  { name: 'max_length', type: 'number', unit: 'm', min: 7, max: 24 },
  { name: 'volume', type: 'number', unit: 'm3', min: 5, max: 80 },
];
const flags: readonly QueryField[] = [flag('cctv'), flag('gps_tracker'), flag('road_closed'), flag('backload')];

test.each([
  // A worth is said of what is called a value, and of a cost only where nothing is.
  ['worth below 300', thefts, 'bike_value < 300', ''],
  ['worth over 3000', thefts, 'bike_value > 3000', ''],
  ['worth below 50', locks, 'lock_cost < 50', ''],
  // What is given to someone is not paid, unless nothing else is known.
  ['under 300', thefts, '', ''],
  ['reward over 200', thefts, 'reward > 200', ''],
  ['over 200', bounties, 'reward > 200', ''],
  // The total next to fees is what is paid; a debt is not.
  ['under £2500', movers, 'quote_total < 2500', ''],
  ['lowest price first', movers, '', 'quote_total asc'],
  // A fee that was bounded is what is dear; what parking costs is not.
  ['permit above £5,000, dearest first', spots, 'permit_fee > 5000', 'permit_fee desc'],
  ['dearest first', spots, '', ''],
  // What the same thing costs in another way orders where it is bounded; a deposit does not.
  ['half board under 65, cheapest first', huts, 'half_board < 65', 'half_board asc'],
  ['deposit under 20, cheapest first', huts, 'deposit < 20', 'price_night asc'],
  // Room for a thing is at least its size.
  ['space for a 20 metre boat', berths, 'max_length >= 20', ''],
  ['max length 20 m', berths, 'max_length = 20', ''],
  ['above 40 cubic metres', berths, 'volume > 40', ''],
  // What is fitted is had; a part of a name is not.
  ['cctv footage', flags, 'cctv = true', ''],
  ['tracker fitted', flags, 'gps_tracker = true', ''],
  ['tracker mount', flags, '', ''],
  ['with a road closure', flags, 'road_closed = true', ''],
  ['road surface', flags, '', ''],
  ['backloads longer than 3 m', flags, 'backload = true', ''],
  ['backload trucks', flags, '', ''],
] as const)('%s', (query, fields, filter, order) => {
  const read = interpretByRules(query, fields, NOW);
  expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
  expect(read.order === null ? '' : `${read.order.field} ${read.order.direction}`).toBe(order);
});
