import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, texts } from '../asked.ts';

const amount = (name: string, unit: string): QueryField => ({ name, type: 'number', unit, min: 1, max: 90, values: 60, distinct: 50 });
const rows = Array.from({ length: 60 }, (_, at) => ({
  ref: `A-${at}`,
  kind: ['notice account', 'bond'][at % 2] ?? '',
  site_mgmt: ['signals', 'signs'][at % 2] ?? '',
}));
const day = (name: string, from: number, to: number, values = 60): QueryField => ({
  name,
  type: 'date',
  precision: 'day',
  min: Date.UTC(from, 0, 3),
  max: Date.UTC(to, 9, 30),
  values,
});
const own = [...texts('ref', 60), ...categories('kind site_mgmt', 60)];
const of = (name: string, fields: readonly QueryField[]) => collection({ name, titleField: 'ref', key: ['ref'] }, rows, [...own, ...fields]);
const accounts = of('accounts', [amount('AER', '%'), amount('min_deposit', 'GBP')]);
const liens = of('liens', [amount('INT_RATE', '%'), day('SALE_DT', 2020, 2025), day('REDEEM_BY', 2023, 2029), day('REDEEM_DT', 2021, 2026, 20)]);
const lots = of('lots', [
  amount('€/head', 'EUR'),
  amount('€/kg', 'EUR'),
  { name: 'Head', type: 'number', integer: true, min: 1, max: 9, values: 60, distinct: 9 },
]);
const books = of('books', [amount('price', 'USD'), day('releaseDate', 2012, 2030)]);

describe('rates of interest', () => {
  it.each([
    ['average rate of the notice accounts', "avg(AER) where kind = 'notice account'"],
    ['highest interest rate', 'max(AER)'],
    ['how many accounts have a rate over 4 percent', 'count() where AER > 4'],
    ['average rate of return', 'cannot: rate return'],
  ])('%s', (question, plan) => {
    expect(asked(accounts, question)).toBe(plan);
  });

  it('reads them where they are written short', () => {
    expect(asked(liens, 'average interest rate')).toBe('avg(INT_RATE)');
  });
});

describe('what is paid for each of a thing', () => {
  it.each([
    ['what do bonds make a head on average', "avg(`€/head`) where kind = 'bond'"],
    ['average price a kilo', 'avg(`€/kg`)'],
    ['how much a head did bonds make on average', "avg(`€/head`) where kind = 'bond'"],
    ['average head per lot', 'avg(Head)'],
  ])('%s', (question, plan) => {
    expect(asked(lots, question)).toBe(plan);
  });
});

describe('days that lie behind', () => {
  it('tells what is out from what is not', () => {
    const out = asked(books, 'how many books are already out');
    const isNot = asked(books, 'average price of books that are not out yet');
    expect([out, isNot]).toEqual([
      expect.stringMatching(/^count\(\) where releaseDate < /),
      expect.stringMatching(/^avg\(price\) where releaseDate >= /),
    ]);
  });

  it('takes the day when it was done for what was done most recently', () => {
    expect(asked(liens, 'which lien was redeemed most recently')).toContain('order by REDEEM_DT desc limit 1');
    expect(asked(liens, 'which lien has the latest redeem by date')).toContain('order by REDEEM_BY desc limit 1');
  });
});

describe('who does what a field is of', () => {
  it('is nowhere in its name', () => {
    expect(asked(liens, 'name of the manager for A-3')).toMatch(/^cannot/);
  });
});
