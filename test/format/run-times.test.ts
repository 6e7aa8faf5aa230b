import { describe, expect, test } from 'vitest';

import { readRunTime, timesOfFiles } from '../../src/format/run-times.ts';

const NOW = Date.parse('2025-01-01T00:00:00Z');

describe('the time of a run', () => {
  test.each([
    ['2024-06-08', '2024-06-08T00:00:00.000Z'],
    ['2024-06-08T23:12', '2024-06-08T23:12:00.000Z'],
    [' 2024-06-08T23:12:05+02:00 ', '2024-06-08T21:12:05.000Z'],
  ])('is read from %s', (text, time) => {
    expect(readRunTime(text)).toBe(Date.parse(time));
  });

  test.each(['yesterday', '2024-02-30', '2024-06-08T25:00Z', '1717888325', ''])('is not read from "%s"', (text) => {
    expect(readRunTime(text)).toBeUndefined();
  });
});

describe('the times of files', () => {
  test('are those in their own names, whatever the directory', () => {
    expect(timesOfFiles(['2023-01-01/flats_2024-06-08.csv', '../b_2024-06-07T1200Z.json'], NOW)).toEqual([
      Date.parse('2024-06-08T00:00:00Z'),
      Date.parse('2024-06-07T12:00:00Z'),
    ]);
  });

  test.each([
    ['one has none', ['flats_2024-06-08.csv', 'flats.csv']],
    ['one has it in its directory alone', ['2024-06-08/flats.csv']],
    ['one is of tomorrow', ['flats_2024-06-08.csv', 'flats_2025-01-02.csv']],
  ])('are not known when %s', (_why, names) => {
    expect(timesOfFiles(names, NOW)).toBeUndefined();
  });
});
