import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const towns = ['Selby', 'Thirsk', 'Yarm'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  well: `Well ${index}`,
  town: towns[index % 3] ?? '',
  lining: ['Brick', 'Stone'][index % 2] ?? '',
}));

/** Wells: amounts of which names say what was done with them, or what they are paid for. */
const wells = collection({ name: 'wells', titleField: 'well', key: [] }, rows, [
  ...texts('well town', 60),
  { name: 'lining', type: 'text', values: 55, nulls: 5 },
  { name: 'depth_m', type: 'number', unit: 'm', min: 4, max: 90, values: 60 },
  { name: 'salinity', type: 'number', min: 0, max: 40, values: 60 },
  { name: 'grantPaid', type: 'number', unit: 'GBP', min: 100, max: 9000, values: 40 },
  { name: 'visitFee', type: 'number', unit: 'GBP', min: 2, max: 20, values: 60 },
  { name: 'perBucket', type: 'number', unit: 'GBP', min: 1, max: 5, values: 60 },
]);

const listed = collection({ name: 'manors', titleField: 'manor', key: [] }, rows, [
  ...texts('well town', 60),
  { name: 'registered', type: 'boolean', values: 60 },
  { name: 'price', type: 'number', unit: 'GBP', min: 2, max: 20, values: 60 },
  { name: 'old_price', type: 'number', unit: 'GBP', min: 2, max: 20, values: 20, nulls: 40 },
]);

describe('words about the file narrow nothing', () => {
  it.each([
    ['how many wells are registered', 'count()'],
    ['how many wells are on record', 'count()'],
    ['how many wells are on offer in Selby', "count() where town = 'Selby'"],
    ['deepest well ever logged', 'list order by depth_m desc limit 1'],
    ['how many wells have no lining noted', 'count() where lining is null'],
    ['how many wells have no known lining', 'count() where lining is null'],
    ['highest salinity measured in Yarm', "max(salinity) where town = 'Yarm'"],
  ])('%s', (question, plan) => {
    expect(asked(wells, question)).toBe(plan);
  });

  it('unless a field is called so, what is cheaper is on offer, or they go on', () => {
    expect(asked(listed, 'how many manors are registered')).toBe('count() where registered = true');
    expect(asked(listed, 'how many manors are on offer')).not.toBe('count()');
    expect(asked(wells, 'how many wells are registered as spas')).toMatch(/^cannot/);
  });
});

it('counts no records for what a stock of them adds up to', () => {
  const pots = collection({ name: 'pots', titleField: 'well', key: [] }, rows, [
    { name: 'well', type: 'text', values: 60 },
    { name: 'stock', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  ]);
  expect(asked(pots, 'how many pieces are in stock all together')).not.toMatch(/^count\(\)/);
  expect(asked(pots, 'how many pots are in stock')).toBe('count() where stock > 0');
});

describe('a name is meant by what it is of', () => {
  it.each([
    ['median price per bucket in Yarm', "median(perBucket) where town = 'Yarm'"],
    ['3 cheapest per bucket', 'list order by perBucket limit 3'],
    ['average well depth', 'avg(depth_m)'],
    ['top 2 towns by average well depth', 'avg(depth_m), count() by town order by avg(depth_m) desc limit 2'],
  ])('%s', (question, plan) => {
    expect(asked(wells, question)).toBe(plan);
  });

  it('with a noun before it where the name has a unit, and as it is written, with its marks', () => {
    const sold = collection({ name: 'sales', titleField: 'well', key: [] }, rows, [
      ...texts('well town', 60),
      { name: 'Price (€)', type: 'number', unit: 'EUR', min: 100, max: 9000, values: 60 },
      { name: 'Last Sale', type: 'date', precision: 'day', values: 60 },
    ]);
    const plan = 'median(`Price (€)`), count() by town order by median(`Price (€)`) desc limit 1';
    expect(asked(sold, 'which town has the highest median sale price')).toBe(plan);
    expect(asked(sold, 'average Price (€) by town')).toBe('avg(`Price (€)`) by town order by avg(`Price (€)`) desc');
  });
});

describe('a predicate that is said again in other words', () => {
  it('is read by these', () => {
    expect(asked(wells, 'how many wells can be trusted, i.e. have a salinity under 10')).toBe('count() where salinity < 10');
    expect(asked(wells, 'how many wells are gritty, I mean lined with stone')).toBe("count() where lining = 'Stone'");
  });

  it('but not where what was said before ranks', () => {
    expect(asked(wells, 'which town has the grittiest wells, I mean salinity under 10')).toMatch(/^cannot/);
  });
});

describe('a value next to another one of its field', () => {
  const lamps = collection(
    { name: 'lamps', titleField: 'lamp', key: [] },
    Array.from({ length: 60 }, (_, index) => ({
      lamp: `Lamp ${index}`,
      team: ['Cost', 'Manager', 'Nurse'][index % 3] ?? '',
      lacquered: ['Lacquered', 'Unlacquered'][index % 2] ?? '',
      stock: ['Next day', 'Made to order'][index % 2] ?? '',
      place: `${index} Mill Lane, ${towns[index % 3] ?? ''}`,
      town: towns[index % 3] ?? '',
    })),
    [
      ...texts('lamp team lacquered stock place town', 60),
      { name: 'cost', type: 'number', unit: 'GBP', min: 5, max: 90, values: 60 },
      { name: 'reds', type: 'number', integer: true, min: 0, max: 5, values: 50, nulls: 10 },
      { name: 'sold', type: 'date', precision: 'day', values: 60 },
      { name: 'dimmable', type: 'boolean', values: 60 },
    ],
  );

  it.each([
    ['is no other field', 'how many lamps are Manager or Cost', "count() where team in ('Manager', 'Cost')"],
    ['is not its field', 'how many are unlacquered or lacquered', "count() where lacquered in ('Unlacquered', 'Lacquered')"],
    ['is no date', 'how many lamps are Next day or Made to order', "count() where stock in ('Next day', 'Made to order')"],
    ['is no part of an address', 'how many lamps are Selby or Yarm', "count() where town in ('Selby', 'Yarm')"],
  ])('%s', (_, question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });

  it('what is missing is not told, though it count none', () => {
    expect(asked(lamps, 'number of lamps missing reds')).toBe('count() where reds is null');
  });

  it('a yes or no is answered in so many words', () => {
    expect(asked(lamps, 'how many lamps where dimmable is yes')).toBe('count() where dimmable = true');
    expect(asked(lamps, 'how many lamps where dimmable is false')).toBe('count() where dimmable = false');
  });
});
