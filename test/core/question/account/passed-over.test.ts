import { describe, expect, it } from 'vitest';

import { asked, collection, flats, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  entry: `E-${index}`,
  place: ['Elmbury', 'Marsh End', 'Oakford'][index % 3] ?? '',
  coat: ['grey', 'tawny'][index % 2] ?? '',
  payment_way: ['cash', 'card'][index % 2] ?? '',
}));
const notes = collection({ name: 'fieldnotes', titleField: null, key: ['entry'] }, rows, [
  ...texts('entry place coat payment_way', 40),
  ...flags('tagged', 40),
  { name: 'capture_date', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 40 },
  { name: 'speed_kmh', type: 'number', min: 1, max: 90, values: 40 },
  { name: 'min_nights', type: 'number', min: 1, max: 9, integer: true, values: 40 },
  { name: 'fee', type: 'number', unit: 'EUR', min: 2, max: 80, values: 40 },
  { name: 'ringer_pay', type: 'number', unit: 'EUR', min: 2, max: 80, values: 40 },
]);

describe('words that can change nothing next to what was understood', () => {
  it.each([
    ['what a superlative with a field of its own ranks', 'fastest visitor', 'list order by speed_kmh desc limit 1'],
    ['a noun behind the name of a number', 'average speed limit', 'avg(speed_kmh)'],
    ['what happened at the date that each record has', 'captures by place', 'count() by place order by count() desc'],
    ['a noun of other files, next to a condition', 'how many tenders are tagged', 'count() where tagged = true'],
  ])('%s', (_, question, plan) => {
    expect(asked(notes, question)).toBe(plan);
  });

  it('says which number a comparative of two sides is of', () => {
    const plan = "'Elmbury': avg(fee), count() where place = 'Elmbury'; 'Oakford': avg(fee), count() where place = 'Oakford'";
    expect(['dearer', 'pricier', 'costlier'].map((word) => asked(notes, `is Elmbury ${word} than Oakford on average`))).toEqual([plan, plan, plan]);
  });

  it('say more where they are counted, or nothing else is', () => {
    expect(asked(notes, 'how many speed bumps are there')).toMatch(/^cannot/);
    expect(asked(notes, 'how many tenders are there')).toMatch(/^cannot/);
    expect(asked(flats, 'biggest drawback')).toMatch(/^cannot/);
  });
});
