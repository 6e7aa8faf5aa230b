import { describe, expect, test } from 'vitest';

import { newDataset } from '../new-dataset.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

const header = 'id,name,price,stock,source,note,seen';
const rows = (price: (index: number) => string) =>
  Array.from(
    { length: 40 },
    (_, index) => `F-${index},Lamp ${index},${price(index)},${index === 7 ? -1 : index + 3},web,,2026-03-${10 + (index % 20)}`,
  );
const shop = (price: (index: number) => string) => [header, ...rows(price)].join('\n');

describe('the report of an import', () => {
  test('is the types of the fields, and those that deserve a look', async () => {
    const scrq = newDataset(directory, { watched: false });
    await directory.file(
      'shop.csv',
      shop((index) => `$${index + 20}`),
    );
    const { exit, out, err } = await scrq('import', 'shop.csv');
    expect([exit, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      '7 fields: 2 numbers, 1 date, 4 text; key: id; title: name',
      'stock: 1 value is -1 while all others are 3 or more: it may stand for "none" or "no limit"; the filter stock != -1 leaves it out',
      'the same in every record: source (always "web"); --omit leaves it out',
      'without any value: note; --omit leaves it out',
      '',
    ]);
  });

  test('breaks its lines between words on a terminal', async () => {
    const scrq = newDataset(directory, { terminal: 60 });
    await directory.file(
      'shop.csv',
      shop((index) => `$${index + 20}`),
    );
    const { out } = await scrq('import', 'shop.csv', '--no-color');
    expect(out).toContain(
      '\nstock: 1 value is -1 while all others are 3 or more: it may\n  stand for "none" or "no limit"; the filter stock != -1\n  leaves it out\n',
    );
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  test('warns where nobody looks of what became of a field since the run before', async () => {
    const scrq = newDataset(directory, { watched: false });
    await directory.file(
      'monday.csv',
      shop((index) => `$${index + 20}`),
    );
    await directory.file(
      'tuesday.csv',
      shop((index) => `€${(index + 20) * 100}`),
    );
    await scrq('import', 'monday.csv', '--scraper', 'shop');
    const { out, err } = await scrq('import', 'tuesday.csv', '--scraper', 'shop', '--format', 'json');
    expect(err).toBe(
      'price: its unit was USD in the run before, and is EUR now; values of the two runs do not compare\n' +
        'price: about 100 times as large as in the run before: the median was 39, and is 3,900; check whether its unit or its decimal mark changed\n',
    );
    expect(Object(JSON.parse(out)).findings).toMatchObject([
      { kind: 'unit_changed', fields: ['price'] },
      { kind: 'rescaled', fields: ['price'] },
      { kind: 'sentinel', fields: ['stock'], message: expect.any(String), advice: 'the filter stock != -1 leaves it out' },
      { kind: 'constant', fields: ['source'] },
      { kind: 'empty', fields: ['note'] },
    ]);
  });

  test('keeps hostile names and values on their line, and out of the control of a terminal', async () => {
    const scrq = newDataset(directory, { terminal: 200 });
    const hostile = `"a\u001b[31m\nb",x\n${'"\u001b]0;t\u0007\nx",1\n'.repeat(12)}`;
    await directory.file('hostile.csv', hostile);
    const { exit, out } = await scrq('import', 'hostile.csv', '--no-color');
    expect(exit).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    // eslint-disable-next-line no-control-regex
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  test('names one choice once for all of its fields', async () => {
    const scrq = newDataset(directory, { watched: false });
    await directory.file('times.ndjson', '{"created_at":1700000000,"updated_at":1700000100}\n{"created_at":1700000200,"updated_at":1700000300}\n');
    const { err } = await scrq('import', 'times.ndjson');
    expect(err).toBe('note: created_at, updated_at: numbers are seconds or milliseconds since 1970\n');
  });
});
