import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  resultNo: `R-${index}`,
  rower: `Ana Holt ${index % 20}`,
  club: ['Fen Club', 'Weir Club', 'Lock Club'][index % 3] ?? '',
  hull: ['Carbon', 'Cedar', 'Plywood'][index % 3] ?? '',
  trainer: ['Ida', 'Jo'][index % 2] ?? '',
}));

/** Results of a regatta. */
const results = collection({ name: 'rowboats', titleField: null, key: ['resultNo'] }, rows, [
  ...texts('resultNo rower', 60),
  ...categories('club hull trainer', 60),
  { name: 'prizeMoney', type: 'number', role: 'price', unit: 'GBP', min: 5, max: 90, values: 40 },
  { name: 'replacementValue', type: 'number', role: 'price', unit: 'GBP', min: 900, max: 9000, values: 60 },
  { name: 'position', type: 'number', min: 1, max: 40, integer: true, values: 60, distinct: 40 },
  { name: 'raceDate', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
  { name: 'nextRaceDate', type: 'date', precision: 'day', min: Date.UTC(2026, 10, 3), max: Date.UTC(2027, 9, 30), values: 50 },
  { name: 'dayPassAdult', type: 'number', role: 'price', unit: 'GBP', min: 9, max: 90, values: 60 },
  { name: 'lanes_shut', type: 'number', min: 0, max: 3, integer: true, values: 60, distinct: 4 },
  ...flags('penalty', 60),
]);

describe('what is asked of results', () => {
  it.each([
    ['which club won the most prize money', 'sum(prizeMoney) by club order by sum(prizeMoney) desc limit 1'],
    ['which club has the highest average prize money', 'avg(prizeMoney), count() by club order by avg(prizeMoney) desc limit 1'],
    ['what would it cost to replace everything', 'sum(replacementValue)'],
    ['average day pass per club', 'avg(dayPassAdult) by club order by avg(dayPassAdult) desc'],
    ["how many rowers' results have a penalty", 'count() where penalty = true'],
    ['how many rowers have a penalty', 'distinct(rower) where penalty = true'],
    ['how many boats came in the first five', 'count() where position <= 5'],
    ['how many boats raced in June or July 2025', "count() where raceDate >= '2025-06-01' and raceDate < '2025-08-01'"],
    ['how many had their next race date moved later since the last run', 'changes changed from previous to latest of nextRaceDate up limit 20'],
    ['how many had their next race date moved earlier since the last run', 'changes changed from previous to latest of nextRaceDate down limit 20'],
  ])('is planned as it is said: %s', (question, plan) => {
    expect(asked(results, question)).toBe(plan);
  });

  it.each([
    ['how many results shut the record', 'cannot: shut'],
    ['how many eights have a penalty', 'cannot: eights'],
    ['what is the name of the Weir Club trainer captain', /^cannot: .*captain/],
  ])('is refused where a word of it names something else: %s', (question, said) => {
    expect(asked(results, question)).toMatch(said);
  });
});
