import { expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 40 }, (_, index) => ({
  outing: `O-${index}`,
  upkeep: ['Average', 'Good', 'Poor'][index % 3] ?? '',
  way: ['paddled', 'sailed'][index % 2] ?? '',
}));
const outings = collection({ name: 'outings', titleField: null, key: ['outing'] }, rows, [
  ...texts('outing upkeep way', 40),
  { name: 'Length (km)', type: 'number', unit: 'km', min: 1, max: 90, values: 40 },
  { name: 'Mean Speed (km/h)', type: 'number', unit: 'km/h', min: 1, max: 30, values: 40 },
]);

it.each([
  [
    'a unit is that of the number that is kept in it, and not of a speed',
    'total km by way',
    'sum(`Length (km)`) by way order by sum(`Length (km)`) desc',
  ],
  ['"avg" averages, and is no value that is spelled out', 'avg km by way', 'avg(`Length (km)`) by way order by avg(`Length (km)`) desc'],
  ['a superlative ranks by a number, and is not that number', 'fastest outing', 'list order by `Mean Speed (km/h)` desc limit 1'],
])('%s', (_, question, plan) => {
  expect(asked(outings, question)).toBe(plan);
});
