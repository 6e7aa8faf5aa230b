import { expect, test } from 'vitest';

import { createPace, type Work } from '../../../src/cli/terminal/pace.ts';

const records = (done: number, total?: number): Work => ({ doing: 'reading a.csv', done, total, unit: 'records' });
const bytes = (done: number, total?: number): Work => ({ doing: 'exporting', done, total, unit: 'bytes' });

test.each<[string, readonly (readonly [seconds: number, work: Work])[], string]>([
  ['how much is done', [[0, records(1)]], 'reading a.csv: 1 record'],
  [
    'no rate before it means something',
    [
      [0, records(0)],
      [0.5, records(900)],
    ],
    'reading a.csv: 900 records',
  ],
  [
    'the rate',
    [
      [0, records(0)],
      [2, records(900)],
    ],
    'reading a.csv: 900 records, 450 a second',
  ],
  [
    'a slow rate',
    [
      [0, records(0)],
      [2, records(3)],
    ],
    'reading a.csv: 3 records, 1.5 a second',
  ],
  [
    'the time left',
    [
      [0, records(0, 1000)],
      [2, records(900, 1000)],
    ],
    'reading a.csv: 900 of 1,000 records, 450 a second, 1 s left',
  ],
  [
    'minutes',
    [
      [0, records(0, 100_000)],
      [10, records(1000, 100_000)],
    ],
    'reading a.csv: 1,000 of 100,000 records, 100 a second, 17 min left',
  ],
  [
    'hours',
    [
      [0, records(0, 1_000_000)],
      [10, records(1000, 1_000_000)],
    ],
    'reading a.csv: 1,000 of 1,000,000 records, 100 a second, 2 h 47 min left',
  ],
  [
    'bytes',
    [
      [0, bytes(0)],
      [2, bytes(5_000_000)],
    ],
    'exporting: 5.0 MB, 2.5 MB/s',
  ],
  [
    'bytes of all',
    [
      [0, bytes(0, 10_000_000)],
      [2, bytes(5_000_000, 10_000_000)],
    ],
    'exporting: 5.0 MB of 10.0 MB, 2.5 MB/s, 2 s left',
  ],
  [
    'a rate since the work began, not since the work before',
    [
      [0, records(0)],
      [100, bytes(0)],
      [102, bytes(800)],
    ],
    'exporting: 800 bytes, 400 bytes/s',
  ],
  [
    'no time left when all is done',
    [
      [0, records(0, 10)],
      [2, records(10, 10)],
    ],
    'reading a.csv: 10 of 10 records, 5.0 a second',
  ],
  [
    'no rate where the clock stands still',
    [
      [0, records(0)],
      [0, records(10)],
    ],
    'reading a.csv: 10 records',
  ],
  [
    'no rate where the clock goes back',
    [
      [50, records(0)],
      [0, records(10)],
    ],
    'reading a.csv: 10 records',
  ],
])('tells %s', (_what, told, expected) => {
  let seconds = 0;
  const pace = createPace(() => seconds * 1000);
  let text = '';
  for (const [at, work] of told) {
    seconds = at;
    text = pace(work);
  }
  expect(text).toBe(expected);
});
