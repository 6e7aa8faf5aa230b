import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  code: `H${index}`,
  hall: `Hall ${index}`,
  kind: ['Barn', 'Manor'][index % 2] ?? '',
}));
const number = (name: string, more: Partial<QueryField> = {}): QueryField => ({
  name,
  type: 'number',
  min: 1,
  max: 400,
  integer: true,
  values: 60,
  ...more,
});
const price = (name: string, unit = 'GBP') => number(name, { unit, role: 'price' });
const base = [...texts('code hall', 60), ...categories('kind', 2)];
const about = { name: 'halls', titleField: 'hall', key: ['code'] };
const halls = collection(about, rows, [
  ...base,
  price('hireFeeMidweek'),
  price('hireFeeSunday'),
  price('entry_fee'),
  price('student_entry_fee'),
  price('monthRate', 'GBP/month'),
  number('sundaysLeft'),
]);
const shop = collection({ ...about, name: 'lamps' }, rows, [
  ...base,
  number('qty_on_hand', { role: 'additive' }),
  number('qty_reserved', { role: 'additive' }),
  number('reorder_point'),
  price('price'),
  price('trade_price'),
  price('was_price'),
]);

describe('what is saved with one price instead of another', () => {
  it.each([
    ['how many pounds do you save on average by marrying midweek instead of on a sunday', 'avg(hireFeeSunday - hireFeeMidweek)'],
    ['how much do you save midweek instead of on a sunday', 'avg(hireFeeSunday - hireFeeMidweek)'],
    ['what do you save with the student entry fee on average', 'avg(entry_fee - student_entry_fee)'],
    ['how much dearer is a sunday than midweek on average', 'avg(hireFeeSunday - hireFeeMidweek)'],
  ])('is the difference of both: %s', (question, plan) => {
    expect(asked(halls, question)).toBe(plan);
  });

  it.each([
    'what would I save with a sunday instead of two midweek dates',
    'how much do you save on a sunday instead of at home',
    'how much do you save with the month rate instead of a sunday',
    'what do you save on a sunday',
  ])('is not computed of a multiple, of what no field holds, nor of prices for different things: %s', (question) => {
    expect(asked(halls, question)).not.toMatch(/ - /);
  });
});

describe('what a stock is worth', () => {
  it.each([
    ['what is the whole stock worth at asking price', 'sum(qty_on_hand * price)'],
    ['how much is all the stock of barns worth at trade prices', "sum(qty_on_hand * trade_price) where kind = 'Barn'"],
    ['total value of the inventory by kind', 'sum(qty_on_hand * price) by kind order by sum(qty_on_hand * price) desc'],
    ['how many lamps are below their reorder point', 'count() where qty_on_hand < reorder_point'],
  ])('is its pieces times their price: %s', (question, plan) => {
    expect(asked(shop, question)).toBe(plan);
  });

  it.each(['what is the stock worth at insured value', 'what is the stock worth at auction price'])(
    'is not at a price that no field holds: %s',
    (question) => {
      expect(asked(shop, question)).not.toMatch(/ \* /);
    },
  );
});
