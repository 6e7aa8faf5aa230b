import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const day = (text: string) => Date.parse(text);
const rows = Array.from({ length: 120 }, (_, index) => ({
  grandPrix: `${['Gulf', 'Monaco', 'Nordic', 'Alpine'][index % 4] ?? ''} Grand Prix`,
  driver: `Driver ${index % 12}`,
  team: `Team ${index % 6}`,
  program: ['Grid Resilience', 'Rural Broadband'][index % 2] ?? '',
  winnerName: `Driver ${index % 9}`,
}));
/** Results of races, in which each driver comes again. */
const results = collection({ name: 'grandprix', titleField: 'grandPrix', key: [] }, rows, [
  ...texts('grandPrix', 120),
  ...categories('driver team', 120),
  { name: 'raceDate', type: 'date', precision: 'day', min: day('2025-03-02'), max: day('2026-11-01'), values: 120 },
  { name: 'pts', type: 'number', role: 'additive', min: 0, max: 25, values: 120 },
  { name: 'fastestLap', type: 'number', min: 30, max: 77, integer: true, values: 120 },
  { name: 'lastServiced', type: 'date', precision: 'day', min: day('2025-03-02'), max: day('2026-11-01'), values: 120 },
]);
const grants = collection({ name: 'grants', titleField: null, key: [] }, rows, [
  ...categories('program', 120),
  { name: 'jobsSupported', type: 'number', role: 'additive', min: 0, max: 900, integer: true, values: 120 },
  { name: 'crown_depth_in', type: 'number', min: 1, max: 90, values: 120 },
]);

describe('what one of several records does not tell', () => {
  it.each(['who has the most points?', 'who won the most races?', 'who set the fastest lap?', 'what is the fastest lap'])(
    'is not answered by it: %s',
    (question) => {
      expect(asked(results, question)).toMatch(/^cannot/);
    },
  );

  it('is added up where it is said of whom', () => {
    expect(asked(results, 'which driver has the most points?')).toBe('sum(pts), count() by driver order by sum(pts) desc limit 1');
  });
});

describe('a word that says more than the records are', () => {
  it('is counted by a number of its own name', () => {
    expect(asked(grants, 'how many jobs does Grid Resilience support?')).toBe("sum(jobsSupported) where program = 'Grid Resilience'");
  });

  it('is a unit that the number is not in', () => {
    expect(asked(grants, 'average crown depth in cm')).toMatch(/^cannot/);
  });
});

it.each(['what did Driver 4 die of?', 'how many retests within 10 days were there'])('no record tells: %s', (question) => {
  expect(asked(results, question)).toMatch(/^cannot/);
});
