import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from './asked.ts';

const crews = ['Otters', 'Herons', 'Pikes', 'Swans'];
const rows = Array.from({ length: 48 }, (_, index) => ({
  entryNo: `E-${index}`,
  regatta: `Lake Cup ${Math.floor(index / 4)}`,
  crew: crews[index % 4] ?? '',
  sponsor: index % 3 === 0 ? null : (['Elm Bank', 'Oar & Co'][index % 2] ?? ''),
}));

/** What crews reached in races of one season: a record is a crew in a race, and no field says who won. */
const races = collection({ name: 'rowing', titleField: null, key: ['entryNo'] }, rows, [
  ...texts('entryNo regatta', 48),
  ...categories('crew', 48),
  ...categories('sponsor', 32),
  { name: 'season', type: 'number', role: 'year', min: 2026, max: 2026, integer: true, values: 48 },
  { name: 'pts', type: 'number', role: 'additive', min: 0, max: 25, integer: true, values: 48 },
  { name: 'lane', type: 'number', min: 0, max: 6, integer: true, values: 48 },
  { name: 'buoy_m', type: 'number', unit: 'm', min: 2, max: 90, values: 48 },
  { name: 'cox_dob', type: 'date', precision: 'day', min: Date.UTC(1984, 6, 29), max: Date.UTC(2005, 4, 8), values: 48 },
  { name: 'raced_on', type: 'date', precision: 'day', min: Date.UTC(2026, 3, 3), max: Date.UTC(2026, 9, 1), values: 48 },
  { name: 'Permit Exp', type: 'date', precision: 'day', min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 4, 1), values: 40 },
]);

describe('what some records tell of is not counted by all of them', () => {
  it.each([
    'wins per crew',
    'how many races did the Otters win',
    'how many podiums did the Otters have',
    'retirements per crew',
    'how many spectators came to Lake Cup 3',
    'what do the Otters earn',
    'how long is the wait for the Otters',
    'nearest broken buoy',
    'total lane of lane 0',
    'how many boats do the Otters own',
    'how many medals have the Otters received',
    'is Lake Cup 3 windy at night',
    'compare the average points of the Otters and those still training',
    'is 20 a fair price for the Otters',
    "we're new here and it's our first cup. how many races would take us?",
  ])('%s', (question) => {
    expect(asked(races, question)).toMatch(/^cannot/);
  });
});

describe('what tells records apart is what ranks them', () => {
  it.each([
    ['top 3 crews by points', 'sum(pts), count() by crew order by sum(pts) desc limit 3'],
    ['the oldest cox', 'list order by cox_dob limit 1'],
    ['how many races did the points go up in since June', "changes changed from '2026-06-30' to latest of pts up limit 20"],
    ['how many permits expire before december', "count() where `Permit Exp` >= '2026-11-20' and `Permit Exp` < '2026-12-01'"],
  ])('%s', (question, plan) => {
    expect(asked(races, question)).toBe(plan);
  });
});

describe('a misspelled word is read as the one that is a typo away', () => {
  it.each([
    ['avrage points by crew', 'avg(pts) by crew'],
    ['how many races happend in may 2026', "count() where raced_on >= '2026-05-01' and raced_on < '2026-06-01'"],
    ['hihgest points', 'max(pts)'],
  ])('%s', (question, plan) => {
    expect(asked(races, question)).toContain(plan);
  });

  it('leaves what is no word of questions', () => {
    expect(asked(races, 'how many trails')).toMatch(/^cannot/);
  });
});
