import { describe, expect, it } from 'vitest';

import { asked, collection } from '../asked.ts';

const rows = Array.from({ length: 80 }, (_, index) => ({
  rescueNo: `R-${index}`,
  station: ['Skerrow', 'Port Elm'][index % 2] ?? '',
  boatMaker: ['Halden', 'Norsk Verft'][index % 2] ?? '',
  result: ['Success', 'Failure', 'Stand-down'][index % 3] ?? '',
  sex: ['male', 'female'][index % 2] ?? '',
  hull: ['wood', 'steel'][index % 2] ?? '',
  home: ['Portugal', 'Iceland', 'Vietnam'][index % 3] ?? '',
  alarm: ['Radio', 'Phone'][index % 2] ?? '',
}));

const day = (text: string) => Date.parse(text);

const rescues = collection({ name: 'rescues', titleField: null, key: ['rescueNo'] }, rows, [
  ...['rescueNo', 'station', 'boatMaker', 'result', 'sex', 'hull', 'home', 'alarm'].map((name) => ({ name, type: 'text' as const, values: 80 })),
  { name: 'age', type: 'number', min: 1, max: 94, integer: true, values: 80 },
  { name: 'Fee', type: 'number', unit: 'GBP', min: 5, max: 900, values: 80, role: 'price' },
  { name: 'Zone', type: 'number', min: 1, max: 6, integer: true, values: 80 },
  { name: 'lives_lost', type: 'number', min: 0, max: 9, integer: true, values: 80 },
  { name: 'max_depth', type: 'number', unit: 'm', min: 2, max: 90, values: 80 },
  { name: 'hullLength_m', type: 'number', unit: 'm', min: 3, max: 40, values: 80 },
  { name: 'towable', type: 'boolean', values: 80 },
  { name: 'Report Required', type: 'boolean', values: 80 },
  { name: 'sunk_on', type: 'date', precision: 'day', min: day('1990-01-02'), max: day('2025-12-01'), values: 78 },
  { name: 'resolved_at', type: 'date', precision: 'day', min: day('1990-01-02'), max: day('2026-01-01'), values: 60 },
  { name: 'permit_expiry', type: 'date', precision: 'day', min: day('2020-01-02'), max: day('2031-01-01'), values: 80 },
]);

describe('what a value, a flag or a date says in other words', () => {
  it.each([
    ["how many rescues aren't made by Halden", "count() where boatMaker != 'Halden'"],
    ['how many successful rescues', "count() where result = 'Success'"],
    ['how many wooden hulls', "count() where hull = 'wood'"],
    ['how many Vietnamese rescues', "count() where home = 'Vietnam'"],
    ['how many Icelandic or Portuguese rescues', "count() where home in ('Iceland', 'Portugal')"],
    ['how many rescues came in over the phone', "count() where alarm = 'Phone'"],
    ["how many rescues don't require a report", 'count() where `Report Required` = false'],
    ['how many rescues sank off Skerrow', "count() where station = 'Skerrow'"],
    ['how many rescues are still unresolved', 'count() where resolved_at is null'],
    ['how many rescues are still open', 'count() where resolved_at is null'],
    ['how many permits expired before 2022', "count() where permit_expiry < '2022-01-01'"],
  ])('%s', (question, plan) => {
    expect(asked(rescues, question)).toBe(plan);
  });
});

describe('a number is of what the words around it say', () => {
  it.each([
    ['how many men over 60', "count() where sex = 'male' and age > 60"],
    ['how many kids under 10 were there', 'count() where age < 10'],
    ['how many rescues in the third zone', 'count() where Zone = 3'],
    ['how many rescues less than 20 m down', 'count() where max_depth < 20'],
    ['how many rescues where nobody died', 'count() where lives_lost = 0'],
    ['how many fatal rescues', 'count() where lives_lost > 0'],
  ])('%s', (question, plan) => {
    expect(asked(rescues, question)).toBe(plan);
  });
});
