import { describe, expect, it } from 'vitest';

import { interpretByRules } from '../../../../src/core/query/read-query.ts';
import { printFilter } from '../../../../src/core/condition/print.ts';
import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, flags, texts } from '../asked.ts';

const count = 60;
const place = (index: number) => ['Tarn', 'Wick', 'Low Fen'][index % 3] ?? '';
const lodgeRows = Array.from({ length: count }, (_, index) => ({
  lodge_name: `Stay ${index}`,
  lodge_type: index % 2 === 0 ? 'Lodge' : 'Guest farm',
  place: place(index),
  owner: `Owner ${index % 6}`,
  last_remark: ['damp attic', 'kind hosts', 'would come again', 'too far out', 'lovely garden', 'cold showers'][index % 6] ?? '',
}));
const lodges = collection({ name: 'lodges', titleField: 'lodge_name', key: ['lodge_name'] }, lodgeRows, [
  ...texts('lodge_name', count),
  ...categories('lodge_type place owner', count),
  ...texts('last_remark', count),
  { name: 'bunk_from', type: 'number', unit: 'EUR', role: 'price', min: 12, max: 60, values: count },
  { name: 'num_remarks', type: 'number', min: 0, max: 900, integer: true, values: count },
  { name: 'ownerScore', type: 'number', min: 1, max: 10, values: count },
  ...flags('paywalled', count),
]);

const teaRows = Array.from({ length: count }, (_, index) => ({
  Name: `Tea ${index}`,
  Maker: ['Ash', 'Birch'][index % 2] ?? '',
  Origin: place(index),
}));
const teaFields: readonly QueryField[] = [
  ...texts('Name', count),
  ...categories('Maker Origin', count),
  { name: 'Count', type: 'number', min: 10, max: 200, integer: true, values: count },
  { name: 'Our Price', type: 'number', unit: 'USD', role: 'price', min: 4, max: 40, values: count },
  { name: 'Reg. Price', type: 'number', unit: 'USD', role: 'price', min: 4, max: 50, values: count },
  { name: 'Disc %', type: 'number', min: 0, max: 60, integer: true, values: count },
  { name: '$/Cup', type: 'number', min: 0.05, max: 0.9, values: count },
];
const teas = collection({ name: 'teas', titleField: 'Name', key: ['Name'] }, teaRows, teaFields);

describe('a name for the records that is one of their types', () => {
  it.each([
    ['how many lodges are in Tarn', "count() where lodge_type = 'Lodge' and place = 'Tarn'"],
    ['which lodge has the most remarks', "list where lodge_type = 'Lodge' order by num_remarks desc limit 1"],
    ['how many last remarks mention "damp"', "count() where last_remark has 'damp'"],
    ['average bunk price per place', 'avg(bunk_from) by place order by avg(bunk_from) desc'],
    [
      'which owner with a score over 8 has the highest average bunk price',
      'avg(bunk_from), count() by owner where ownerScore > 8 order by avg(bunk_from) desc limit 1',
    ],
    ['how many records are behind a paywall', 'count() where paywalled = true'],
    ['how many records are not behind a paywall', 'count() where paywalled = false'],
  ])('%s', (question, plan) => {
    expect(asked(lodges, question)).toBe(plan);
  });
});

it('one word of a remark is no condition', () => {
  expect(asked(lodges, 'how many lodges have a lovely view')).toMatch(/^cannot/);
  expect(asked(lodges, 'how many lodges have cold showers')).toBe("count() where lodge_type = 'Lodge' and last_remark = 'cold showers'");
});

describe('prices that stand beside each other', () => {
  it.each([
    ['median price by maker', 'median(`Our Price`) by Maker order by median(`Our Price`) desc'],
    ['how many teas does each maker have', 'count() by Maker order by count() desc'],
    ['what is the cheapest tea per cup', 'list order by `$/Cup` limit 1'],
    ['what is the cheapest Ash tea per cup', "list where Maker = 'Ash' order by `$/Cup` limit 1"],
    ['whats the most expensve tea', 'list order by `Our Price` desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(teas, question)).toBe(plan);
  });

  it('what a name holds does not tell what a thing contains', () => {
    expect(asked(teas, 'which teas contain soy')).toMatch(/^cannot/);
  });

  it.each([
    ['under $15', '`Our Price` < 15'],
    ['20% off or more', '`Disc %` >= 20'],
    ['less than 10 cents per cup', '`$/Cup` < 0.1'],
  ])('%s', (query, filter) => {
    const read = interpretByRules(query, teaFields, Date.parse('2026-05-20T10:30:00Z')).filter;
    expect(read === null ? '' : printFilter(read)).toBe(filter);
  });
});

const gigs = collection(
  { name: 'gigs', titleField: 'gig', key: ['gig'] },
  Array.from({ length: count }, (_, index) => ({ gig: `Gig ${index}`, hall: place(index) })),
  [
    ...texts('gig', count),
    ...categories('hall', count),
    { name: 'capacity', type: 'number', min: 50, max: 900, integer: true, values: count },
    { name: 'tickets_sold', type: 'number', min: 0, max: 900, integer: true, values: count },
  ],
);

it.each([
  ['how many gigs are sold out', 'count() where tickets_sold >= capacity'],
  ["how many gigs aren't sold out in Tarn", "count() where tickets_sold < capacity and hall = 'Tarn'"],
])('%s', (question, plan) => {
  expect(asked(gigs, question)).toBe(plan);
});
