import { describe, expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';

const posted: readonly QueryField[] = [
  { name: 'text', type: 'text' },
  { name: 'posted', type: 'date' },
];
const starts: readonly QueryField[] = [{ name: 'starts_at', type: 'date' }];

function read(query: string, fields: readonly QueryField[], now: string): string {
  const { filter } = interpretByRules(query, fields, Date.parse(now));
  return filter === null ? '' : printFilter(filter);
}

const within = (field: string, start: string, end: string) => `${field} >= '${start}' AND ${field} < '${end}'`;

describe('asked on Thursday, 29 February 2024', () => {
  test.each([
    ['today', '2024-02-29', '2024-03-01'],
    ['yesterday', '2024-02-28', '2024-02-29'],
    ['the day before yesterday', '2024-02-27', '2024-02-28'],
    ['last 7 days', '2024-02-22', '2024-03-01'],
    ['in the past two weeks', '2024-02-15', '2024-03-01'],
    ['last 3 months', '2023-11-29', '2024-03-01'],
    ['past year', '2023-02-28', '2024-03-01'],
    ['in the last 24 hours', '2024-02-28', '2024-03-01'],
    ['past week', '2024-02-22', '2024-03-01'],
    ['last week', '2024-02-19', '2024-02-26'],
    ['in the last week', '2024-02-22', '2024-03-01'],
    ['this week', '2024-02-26', '2024-03-04'],
    ['this month', '2024-02-01', '2024-03-01'],
    ['last month', '2024-01-01', '2024-02-01'],
    ['this year', '2024-01-01', '2025-01-01'],
    ['last year', '2023-01-01', '2024-01-01'],
    ['last quarter', '2023-10-01', '2024-01-01'],
    ['last Monday', '2024-02-26', '2024-02-27'],
    ['last Friday', '2024-02-23', '2024-02-24'],
    ['last weekend', '2024-02-24', '2024-02-26'],
    ['3 days ago', '2024-02-26', '2024-02-27'],
    ['in January', '2024-01-01', '2024-02-01'],
    ['in November', '2023-11-01', '2023-12-01'],
    ['in March 2021', '2021-03-01', '2021-04-01'],
    ['on March 3, 2021', '2021-03-03', '2021-03-04'],
    ['on 3 March 2021', '2021-03-03', '2021-03-04'],
    ['on the 3rd of March 2021', '2021-03-03', '2021-03-04'],
    ['on the third of March 2021', '2021-03-03', '2021-03-04'],
    ['on 2021-03-03', '2021-03-03', '2021-03-04'],
    ['in 2021-03', '2021-03-01', '2021-04-01'],
    ['on 03/25/2021', '2021-03-25', '2021-03-26'],
    ['on 25/03/2021', '2021-03-25', '2021-03-26'],
    ['on 25.03.2021', '2021-03-25', '2021-03-26'],
    ['in Q3 2022', '2022-07-01', '2022-10-01'],
    ['in the third quarter of 2022', '2022-07-01', '2022-10-01'],
    ['in H1 2022', '2022-01-01', '2022-07-01'],
    ['in the second half of 2022', '2022-07-01', '2023-01-01'],
    ['in 2022', '2022-01-01', '2023-01-01'],
    ['in the 1990s', '1990-01-01', '2000-01-01'],
    ['between March and May 2022', '2022-03-01', '2022-06-01'],
    ['from 3 to 9 March 2022', '2022-03-03', '2022-03-10'],
    ['from March 3 to 9, 2022', '2022-03-03', '2022-03-10'],
    ['between 2019 and 2021', '2019-01-01', '2022-01-01'],
    ['between 2021-03-03 and 2021-03-09', '2021-03-03', '2021-03-10'],
  ])('posted %s', (phrase, start, end) => {
    expect(read(`posted ${phrase}`, posted, '2024-02-29T12:00:00Z')).toBe(within('posted', start, end));
  });

  test.each([
    ['since January', "posted >= '2024-01-01'"],
    ['since 2021', "posted >= '2021-01-01'"],
    ['since yesterday', "posted >= '2024-02-28'"],
    ['after 2021', "posted >= '2022-01-01'"],
    ['after March 3, 2021', "posted >= '2021-03-04'"],
    ['before March 2021', "posted < '2021-03-01'"],
    ['until March 2021', "posted < '2021-04-01'"],
    ['by March 3, 2021', "posted < '2021-03-04'"],
    ['no later than 2021', "posted < '2022-01-01'"],
    ['in 2021 or later', "posted >= '2021-01-01'"],
    ['2 weeks ago or later', "posted >= '2024-02-15'"],
    ['less than 3 days ago', "posted >= '2024-02-26' AND posted < '2024-03-01'"],
    ['more than 3 days ago', "posted < '2024-02-26'"],
  ])('posted %s', (phrase, filter) => {
    expect(read(`posted ${phrase}`, posted, '2024-02-29T12:00:00Z')).toBe(filter);
  });

  test.each([
    ['tomorrow', '2024-03-01', '2024-03-02'],
    ['tonight', '2024-02-29', '2024-03-01'],
    ['this weekend', '2024-03-02', '2024-03-04'],
    ['this coming weekend', '2024-03-02', '2024-03-04'],
    ['the second half of March', '2024-03-16', '2024-04-01'],
    ['the first half of April', '2024-04-01', '2024-04-16'],
    ['next weekend', '2024-03-09', '2024-03-11'],
    ['next week', '2024-03-04', '2024-03-11'],
    ['next month', '2024-03-01', '2024-04-01'],
    ['on Friday', '2024-03-01', '2024-03-02'],
    ['on Wednesday', '2024-03-06', '2024-03-07'],
    ['next Friday', '2024-03-08', '2024-03-09'],
    ['Friday next week', '2024-03-08', '2024-03-09'],
    ['on the 14th', '2024-03-14', '2024-03-15'],
    ['on 14 January', '2025-01-14', '2025-01-15'],
    ['in February', '2024-02-01', '2024-03-01'],
    ['next 10 days', '2024-02-29', '2024-03-11'],
    ['on Friday, March 15', '2024-03-15', '2024-03-16'],
  ])('starting %s', (phrase, start, end) => {
    expect(read(`starting ${phrase}`, starts, '2024-02-29T12:00:00Z')).toBe(within('starts_at', start, end));
  });
});

test.each([
  ['2026-01-01T00:00:00Z', '2025-12-29', '2026-01-05'],
  ['2026-03-01T23:59:59Z', '2026-02-23', '2026-03-02'],
  ['2026-03-02T00:00:00Z', '2026-03-02', '2026-03-09'],
])('weeks start on Monday: at %s this week is %s to %s', (now, start, end) => {
  expect(read('posted this week', posted, now)).toBe(within('posted', start, end));
});

test.each([
  '2/3 full',
  'march of the ants',
  'sun hats',
  'may contain nuts',
  '4 to 8 years of practice',
  'second hand',
  '1984 book club',
  'Windows 95',
])('"%s" is no time', (query) => {
  expect(read(query, posted, '2024-02-29T12:00:00Z')).toBe('');
});

test('of several date fields the words near the time choose', () => {
  const fields: readonly QueryField[] = [
    { name: 'posted_at', type: 'date' },
    { name: 'deadline', type: 'date' },
    { name: 'available_from', type: 'date' },
  ];
  expect(read('listed in May 2021', fields, '2024-02-29')).toBe(within('posted_at', '2021-05-01', '2021-06-01'));
  expect(read('apply before 5 May 2024', fields, '2024-02-29')).toBe("deadline < '2024-05-05'");
  expect(read('available after 5 May 2024', fields, '2024-02-29')).toBe("available_from >= '2024-05-06'");
});

test.each(['June Fast', 'free sample silent sunday'])('a month or a weekday alone is rather a name, where all dates are past: %s', (query) => {
  expect(read(query, posted, '2024-02-29T12:00:00Z')).toBe('');
});

test('a comma parts a time from a year behind it', () => {
  expect(read('posted last week, 2010 or newer', posted, '2024-02-29T12:00:00Z')).toContain("posted >= '2024-02-19' AND posted < '2024-02-26'");
});

test.each(['in the last half year', 'in the last half hour'])('%s is no half of a calendar year', (phrase) => {
  expect(read(`posted ${phrase}`, posted, '2024-02-29T12:00:00Z')).not.toContain("'2023-07-01'");
});

test('a month behind what is looked for is one', () => {
  expect(read('flats june', posted, '2024-07-29T12:00:00Z')).toBe("posted >= '2024-06-01' AND posted < '2024-07-01'");
});
