import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `K-${index}`,
  title: `Kiln ${index}`,
  owner: ['Private', 'Guild'][index % 2] ?? '',
  village: ['Oakford', 'Port Elm', 'Saltwick'][index % 3] ?? '',
  build: ['Brick', 'Stone'][index % 2] ?? '',
  languages: ['English; Norse', 'English'][index % 2] ?? '',
  bores: ['6; 6.5; 7', '7; 8'][index % 2] ?? '',
  scheme: ['Any', 'Levy'][index % 2] ?? '',
}));

/** Kilns: flags, a walk in minutes, dates that lie behind and ahead, and lists. */
const kilns = collection({ name: 'kilns', titleField: 'title', key: ['ref'] }, rows, [
  { name: 'ref', type: 'text', role: 'key', values: 60 },
  { name: 'title', type: 'text', values: 60 },
  ...categories('owner village build scheme', 60),
  { name: 'languages', type: 'text', role: 'list', values: 60 },
  { name: 'bores', type: 'text', role: 'list', values: 60 },
  { name: 'monthFee', type: 'number', unit: 'GBP/month', min: 50, max: 400, values: 60 },
  { name: 'harbourWalk', type: 'number', unit: 'min', min: 1, max: 40, integer: true, values: 50 },
  { name: 'visitsLastYear', type: 'number', min: 0, max: 4000, integer: true, values: 60 },
  ...flags('covered cctv evCharger free_refills leaseExtended', 60),
  { name: 'firing_date', type: 'date', precision: 'day', min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 6, 30), values: 60 },
  { name: 'onOfferSince', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 10, 18), values: 60 },
]);

describe('one number for each of another', () => {
  it.each([
    ['how many times as many brick kilns as stone kilns are there', "count(build = 'Brick') / count(build = 'Stone')"],
    ['how many private kilns are there for each guild kiln', "count(owner = 'Private') / count(owner = 'Guild')"],
    ['how many times more brick kilns than stone kilns are there', "count(build = 'Brick') / count(build = 'Stone')"],
    ['how many times as many brick as stone kilns are there in Oakford', "count(build = 'Brick') / count(build = 'Stone') where village = 'Oakford'"],
    ['ratio of brick kilns to stone kilns', "count(build = 'Brick') / count(build = 'Stone')"],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });
});

describe('two sides', () => {
  it.each([
    ['what would I save a month with a kiln in Oakford rather than one in Saltwick', "village = 'Oakford'"],
    ['average monthFee of a brick kiln in Oakford vs a brick kiln in Saltwick', "village = 'Saltwick'"],
    ['how much more does a covered kiln cost a month than an open one, on average', 'avg(monthFee), count() where covered = false'],
  ])('%s', (question, part) => {
    const plan = asked(kilns, question);
    expect(plan).toContain(part);
    expect(plan).toContain('avg(monthFee)');
  });
});

describe('what is no ratio of two counts', () => {
  it.each(['ratio of brick to stone monthly fee', 'ratio of brick kilns to covered kilns'])('%s', (question) => {
    expect(asked(kilns, question)).not.toContain(' / ');
  });
});

describe('what was before', () => {
  it('is no count of one run', () => {
    expect(asked(kilns, 'number of kilns then and now')).toMatch(/^cannot/);
    expect(asked(kilns, 'what was the monthly fee of kilns before and now')).toMatch(/^cannot/);
  });

  it('is what changed between two', () => {
    expect(asked(kilns, 'how many kilns used to be covered but are not any more')).toBe(
      'changes changed from previous to latest in covered was covered = true where covered = false limit 20',
    );
  });
});

describe('a noun that names of makers end in', () => {
  const roasts = Array.from({ length: 40 }, (_, index) => ({
    sku: `R-${index}`,
    product: `Batch ${index}`,
    roaster: ['Ember Coffee', 'Old Mill Coffee', 'Blue Door Roasters', 'North Quay', 'Hill & Sons'][index % 5] ?? '',
    origin: ['Kenya', 'Peru'][index % 2] ?? '',
  }));
  const beans = collection({ name: 'beans', titleField: 'product', key: ['sku'] }, roasts, [
    { name: 'sku', type: 'text', role: 'key', values: 40 },
    { name: 'product', type: 'text', values: 40 },
    ...categories('roaster origin', 40),
    ...flags('organic', 40),
  ]);
  it.each(['how many organic coffees are there', 'which origin has the most coffees'])('%s does not choose among them', (question) => {
    expect(asked(beans, question)).not.toContain('Coffee');
  });
});

describe('everyday words for flags', () => {
  it.each([
    ['how many are watched by cameras', 'count() where cctv = true'],
    ['how many let you charge an electric car', 'count() where evCharger = true'],
    ['how many leases were extended', 'count() where leaseExtended = true'],
    ['how many have a Norse-speaking guide', "count() where languages has 'Norse'"],
    ['how many come in bore 6.5', "count() where bores has '6.5'"],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });
});

describe('what is no value, no rate and no number of a field', () => {
  it.each(['what is the refill rate per village', 'how many people attended last year', 'what was the price of a brick kiln a year ago'])(
    '%s',
    (question) => {
      expect(asked(kilns, question)).toMatch(/^cannot/);
    },
  );

  it('is "any" before what there are several of', () => {
    expect(asked(kilns, 'how many kilns have any visits last year')).not.toContain("'Any'");
  });
});

describe('dates', () => {
  it.each([
    ['how many brick kilns before the end of the year', "count() where build = 'Brick' and firing_date < '2027-01-01'"],
    ["what's on New Year's Eve? just tell me how many", "count() where firing_date >= '2026-12-31' and firing_date < '2027-01-01'"],
    ['how many fire in the first week of December (1st to 7th)', "count() where firing_date >= '2026-12-01' and firing_date < '2026-12-08'"],
  ])('%s', (question, plan) => {
    expect(asked(kilns, question)).toBe(plan);
  });
});

describe('what is near', () => {
  it('is so by the minutes on foot', () => {
    expect(asked(kilns, 'which kiln is closest to a harbour')).toBe('list title, harbourWalk order by harbourWalk limit 1');
  });
});

describe('groups that keep a bound on average', () => {
  it('says it behind the bound', () => {
    expect(asked(kilns, 'which villages charge more than 300 pounds on average')).toContain('having avg(monthFee) > 300');
  });
});

const hikeRows = Array.from({ length: 40 }, (_, index) => ({ trek: `Trek ${index}`, sort: ['Ridge', 'Shore'][index % 2] ?? '' }));

/** Treks: how far they go, and how long they take. */
const treks = collection({ name: 'treks', titleField: 'trek', key: [] }, hikeRows, [
  { name: 'trek', type: 'text', values: 40 },
  ...categories('sort', 40),
  { name: 'distance_km', type: 'number', min: 1, max: 40, values: 40 },
  { name: 'duration_h', type: 'number', unit: 'h', min: 1, max: 12, values: 40 },
]);

/** The same, with how long they take in words. */
const wordyTreks = collection({ name: 'treks', titleField: 'trek', key: [] }, hikeRows, [
  { name: 'trek', type: 'text', values: 40 },
  ...categories('sort', 40),
  { name: 'distance_km', type: 'number', min: 1, max: 40, values: 40 },
  { name: 'duration', type: 'text', values: 40 },
]);

describe('how long', () => {
  it('is a time where one is known', () => {
    expect(asked(treks, 'how long is a ridge trek on average')).toBe("avg(duration_h) where sort = 'Ridge'");
    expect(asked(treks, 'how many treks take longer than 4 hours')).toBe('count() where duration_h > 4');
  });

  it('is no distance where times are texts', () => {
    expect(asked(wordyTreks, 'how long is a ridge trek on average')).toMatch(/^cannot/);
  });
});
