import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  stationId: `S-${index}`,
  county: ['Essex', 'Kent', 'Devon'][index % 3] ?? '',
  currentUse: ['Cafe', 'Road', 'Farmland'][index % 3] ?? '',
  remains: ['signal box', 'signal box; footbridge', 'nameboard'][index % 3] ?? '',
}));

/** Stations that were closed long ago. */
const stations = collection({ name: 'deadstations', titleField: null, key: ['stationId'] }, rows, [
  ...texts('stationId', 60),
  ...categories('county currentUse remains', 60),
  { name: 'opened', type: 'date', precision: 'day', min: Date.UTC(1840, 0, 3), max: Date.UTC(1910, 9, 30), values: 60 },
  { name: 'closed', type: 'date', precision: 'day', min: Date.UTC(1920, 0, 3), max: Date.UTC(1988, 9, 30), values: 55 },
  { name: 'lastSurveyed', type: 'date', precision: 'day', min: Date.UTC(2010, 0, 3), max: Date.UTC(2025, 9, 30), values: 50 },
  ...flags('buildingStands publicAccess', 60),
]);

describe('old places as they are now', () => {
  it.each([
    ['in how many places is the building still standing', 'count() where buildingStands = true'],
    ['for how many do we not know the closing date', 'count() where closed is null'],
    ["for how many don't we know the closing date", 'count() where closed is null'],
    ['which one was the last to close', 'list order by closed desc limit 1'],
    ['what are they used for today, count per use', 'count() by currentUse order by count() desc'],
    ['which county has the most disused stations', 'count() by county order by count() desc limit 1'],
    ['how many are described as farmland', "count() where currentUse = 'Farmland'"],
    ['I love signal boxes! at how many places is there still one', "count() where remains has 'signal box'"],
    ['it always rains here, how many have a footbridge', "count() where remains has 'footbridge'"],
  ])('%s', (question, plan) => {
    expect(asked(stations, question)).toBe(plan);
  });

  it.each([
    ['how many have public access', 'what share is that of all stations', 'share(publicAccess = true), count(publicAccess = true), count()'],
    ['which one opened first', 'and the last to close?', 'list order by closed desc limit 1'],
  ])('%s / %s', (first, second, plan) => {
    expect(conversation(stations, first, second)).toBe(plan);
  });
});

describe('what is told before a question may name what is asked for', () => {
  it.each(['I need a barn, how many have a footbridge', 'my car is electric, how many have a footbridge', 'what is open today'])('%s', (question) => {
    expect(asked(stations, question)).toMatch(/^cannot/);
  });
});
