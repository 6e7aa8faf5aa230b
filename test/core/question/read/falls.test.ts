import { describe, expect, it } from 'vitest';

import { asked, collection, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({ station: ['Ely Field', 'Corby Hill', 'Wick Pier'][index % 3] ?? '' }));

/** Days of weather stations. */
const weather = collection({ name: 'weather', titleField: null, key: [] }, rows, [
  ...texts('station', 60),
  { name: 'date', type: 'date', precision: 'day', min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 10, 1), values: 60 },
  { name: 'TMAX', type: 'number', min: -3, max: 33, values: 60 },
  { name: 'PRCP', type: 'number', min: 0, max: 1.9, values: 58 },
]);

describe('what falls from the sky', () => {
  it('is no verb that may be passed over', () => {
    expect(asked(weather, 'how many days did it rain in Ely Field?')).toBe("count() where PRCP > 0 and station = 'Ely Field'");
  });

  it('fell on days with more than none of it', () => {
    expect(asked(weather, 'how many days with rain')).toBe('count() where PRCP > 0');
    expect(asked(weather, 'days without rain in Wick Pier')).toContain('PRCP = 0');
  });
});
