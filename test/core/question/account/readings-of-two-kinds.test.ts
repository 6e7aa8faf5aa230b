import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { readByRules } from '../../../../src/core/query/read-query.ts';
import { asked, categories, collection, flags, texts } from '../asked.ts';

const count = 60;
const day = (name: string, nulls = 0): QueryField => ({
  name,
  type: 'date',
  precision: 'day',
  min: Date.UTC(2015, 0, 1),
  max: Date.UTC(2030, 0, 1),
  values: count - nulls,
  nulls,
});
const number = (name: string, more: Partial<QueryField> = {}): QueryField => ({ name, type: 'number', min: 1, max: 90, values: count, ...more });
const records = (name: string, titleField: string, row: (index: number) => Readonly<Record<string, string>>, fields: readonly QueryField[]) =>
  collection(
    { name, titleField, key: [titleField] },
    Array.from({ length: count }, (_, index) => row(index)),
    fields,
  );

const wares = records('wares', 'ware', (index) => ({ ware: `Ware ${index}`, item_type: index < 2 ? 'Wares' : 'Tool' }), [
  ...texts('ware', count),
  ...categories('item_type', count),
]);
const tomes = records('tomes', 'tome', (index) => ({ tome: `No. ${index}`, item_type: index % 2 === 0 ? 'Tome' : 'Recording' }), [
  ...texts('tome', count),
  ...categories('item_type', count),
]);
const works = records('works', 'work', (index) => ({ work: `Plan ${index}`, status: ['In progress', 'Upcoming', 'Done'][index % 3] ?? '' }), [
  ...texts('work', count),
  ...categories('status', count),
  day('start_date'),
  day('end_date'),
]);
const runners = records('runners', 'runner', (index) => ({ runner: `Runner ${index}` }), [
  ...texts('runner', count),
  number('age', { integer: true }),
  number('finish_time_min', { unit: 'min' }),
]);
const gigs = records('gigs', 'gig', (index) => ({ gig: `Gig ${index}`, state: index % 2 === 0 ? 'Sold out' : 'On sale' }), [
  ...texts('gig', count),
  ...categories('state', count),
  number('capacity', { integer: true }),
  number('tickets_sold', { integer: true }),
]);

describe('questions', () => {
  it.each([
    [wares, 'how many wares are there', 'count()'],
    [tomes, 'how many tomes per item type', 'count() by item_type order by count() desc'],
    [tomes, 'how many tomes are recordings', "count() where item_type = 'Recording'"],
    [works, 'how many works are in progress', "count() where status = 'In progress'"],
    [works, 'how many works are upcoming', "count() where status = 'Upcoming'"],
    [runners, 'who is the fastest runner over age 40', 'list where age > 40 order by finish_time_min limit 1'],
    [gigs, 'how many gigs are sold out', "count() where state = 'Sold out'"],
  ])('%#: %s', (data, question, plan) => {
    expect(asked(data, question)).toBe(plan);
  });
});

const cars: readonly QueryField[] = [number('horsepower'), number('warranty_years')];
const tickets: readonly QueryField[] = [day('opened_at'), day('closed_at', 8)];
const projects: readonly QueryField[] = [day('start_date'), day('end_date')];
const meals: readonly QueryField[] = [...flags('gluten', count)];
const shares: readonly QueryField[] = [number('Price/Sales'), number('Price', { unit: 'USD' })];
const flats: readonly QueryField[] = [number('bedrooms', { integer: true })];

describe('searches', () => {
  it.each([
    ['fastest car with a warranty over 3 years', cars, 'warranty_years > 3', 'horsepower desc'],
    ['open right now', tickets, '', ''],
    ['started before 2020, still running now', projects, "start_date < '2020-01-01' AND start_date < '2026-05-21' AND end_date >= '2026-05-20'", ''],
    ['contracts coming up for renewal', projects, '', ''],
    ['gluten free breakfast', meals, 'gluten = false', ''],
    ['sales above 3', shares, '`Price/Sales` > 3', ''],
    ['2, 3 and 4 bedrooms', flats, 'bedrooms IN (2, 3, 4)', ''],
  ] as const)('%s', (query, fields, filter, order) => {
    const read = readByRules(query, fields, Date.parse('2026-05-20T10:30:00Z')).interpretation;
    expect(read.filter === null ? '' : printFilter(read.filter)).toBe(filter);
    expect(read.order === null ? '' : `${read.order.field} ${read.order.direction}`).toBe(order);
  });
});
