import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { timeInName } from '../../src/core/run-time.ts';

describe('the time in a name', () => {
  test.each([
    ['jobs_2024-06-08T2312Z_99270ad4.json', '2024-06-08T23:12:00.000Z'],
    ['2024-06-08T23-12-05.csv', '2024-06-08T23:12:05.000Z'],
    ['2024-06-08T23:12:05Z.ndjson.gz', '2024-06-08T23:12:05.000Z'],
    ['run-2024-06-08T23-12-05-120Z.json', '2024-06-08T23:12:05.120Z'],
    ['2024-06-08T23:12:05.120Z', '2024-06-08T23:12:05.120Z'],
    ['2024-06-08T23:12:05+02:00.json', '2024-06-08T21:12:05.000Z'],
    ['2024-06-08T231205+0530.json', '2024-06-08T17:42:05.000Z'],
    ['2024-06-08T23:12:05-05:00.json', '2024-06-09T04:12:05.000Z'],
    ['flats 2024-06-08 23.12.05.csv', '2024-06-08T23:12:05.000Z'],
    ['Export 2024-06-08 at 23.12.05.csv', '2024-06-08T23:12:05.000Z'],
    ['flats_2024-06-08_23-12.csv', '2024-06-08T23:12:00.000Z'],
    ['flats_2024-06-08_2312.csv', '2024-06-08T23:12:00.000Z'],
    ['2024_06_08_23_12_05.csv', '2024-06-08T23:12:05.000Z'],
    ['20240608T231205Z.json', '2024-06-08T23:12:05.000Z'],
    ['20240608_2312.json', '2024-06-08T23:12:00.000Z'],
    ['20240608-231205-flats.json', '2024-06-08T23:12:05.000Z'],
    ['flats20240608231205.json', '2024-06-08T23:12:05.000Z'],
    ['202406082312.json', '2024-06-08T23:12:00.000Z'],
  ])('is found with its time of day in %s', (name, time) => {
    expect(iso(name)).toBe(time);
  });

  test.each([
    ['flats_2024-06-08.csv', '2024-06-08'],
    ['2024.06.08.flats.csv', '2024-06-08'],
    ['flats-20240608.csv.gz', '2024-06-08'],
    ['flats20240608.csv', '2024-06-08'],
    ['2024-02-29.csv', '2024-02-29'],
    ['2024-06-08final.csv', '2024-06-08'],
    ['2024-06-08_99270ad4.json', '2024-06-08'],
    ['2024-06-08_12345678.json', '2024-06-08'],
    ['2024-06-08T9912.json', '2024-06-08'],
    ['2024-06-08T23.json', '2024-06-08'],
  ])('is the beginning of the day in %s', (name, day) => {
    expect(iso(name)).toBe(`${day}T00:00:00.000Z`);
  });

  test.each([
    ['dump.1717888325.json', '2024-06-08T23:12:05.000Z'],
    ['dump-1717888325123.json', '2024-06-08T23:12:05.123Z'],
    ['dump1717888325', '2024-06-08T23:12:05.000Z'],
  ])('is told by seconds or milliseconds in %s', (name, time) => {
    expect(iso(name)).toBe(time);
  });

  test.each([
    ['a day with a time, though another day comes later', '2024-06-08T2312Z_20110423.json', '2024-06-08T23:12:00.000Z'],
    ['a day with marks over bare digits', '2024-06-08_20110423.json', '2024-06-08T00:00:00.000Z'],
    ['a day over what may be seconds', '20240608_1234567890.json', '2024-06-08T00:00:00.000Z'],
    ['the end of a range', 'flats_2024-06-01_2024-06-30.csv', '2024-06-30T00:00:00.000Z'],
    ['the later of two times', '2024-06-01T1000_2024-06-30T0900.csv', '2024-06-30T09:00:00.000Z'],
    ['the day that there is over one that there is not', '2024-06-08_2024-13-40.csv', '2024-06-08T00:00:00.000Z'],
  ])('of several is %s', (_which, name, time) => {
    expect(iso(name)).toBe(time);
  });

  test.each([
    ['no digits', 'flats.csv'],
    ['no such day', 'flats_2024-02-30.csv'],
    ['no such month', '20241301.csv'],
    ['a longer run of digits', '120240608.csv'],
    ['a run of eleven digits', '17178883251.json'],
    ['nine digits', '202406081.json'],
    ['a hash that holds a day', 'flats_ab20240608cd.json'],
    ['a hash that begins with a day', 'flats_20240608cd.json'],
    ['a hash that ends with seconds', 'flats_de1717888325.json'],
    ['a hash that begins with seconds', 'flats_1717888325a.json'],
    ['an identifier of groups', '20240608-2312-4f89-8d0c-0305e82c3301.json'],
    ['a year alone', 'flats-2024.csv'],
    ['a month', 'flats-2024-06.csv'],
    ['a year long ago', '1066-10-14.csv'],
    ['a version', 'v1.2.2024.csv'],
    ['marks of two kinds', '2024-06_08.csv'],
    ['seconds of a time to come after this century', '9999999999.json'],
  ])('is not seen in %s', (_what, name) => {
    expect(timeInName(name)).toBeUndefined();
  });

  test('is read back from what programs write', () => {
    const date = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true });
    const written: readonly ((time: string) => string)[] = [
      (time) => time,
      (time) => time.replaceAll(':', '-'),
      (time) => time.replaceAll(/[:.]/g, '-'),
      (time) => time.replaceAll(/[-:]/g, ''),
    ];
    fc.assert(
      fc.property(date, fc.constantFrom(...written), fc.constantFrom('', 'flats_', 'flats-', 'x'), (at, write, before) => {
        expect(timeInName(`${before}${write(at.toISOString())}.json`)).toBe(at.getTime());
      }),
    );
  });

  test('is undefined or in the years of scraping, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '-', '_', 'T', ':', '.', '+', 'a', 'Z', ' '), maxLength: 60 }), (name) => {
        const time = timeInName(name);
        expect(time === undefined || (time > Date.parse('1989-12-31') && time < Date.parse('2100-01-02'))).toBe(true);
      }),
    );
  });

  test('takes no longer for names made to be slow', () => {
    for (const piece of ['2024-', '2024-06-', '20240608', '1', 'a', '0a']) timeInName(piece.repeat(300_000));
  });
});

function iso(name: string): string | undefined {
  const time = timeInName(name);
  return time === undefined ? undefined : new Date(time).toISOString();
}
