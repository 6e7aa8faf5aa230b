import { describe, expect, test } from 'vitest';

import { demoRuns } from '../../../src/cli/commands/demo/listings.ts';

const NOW = Date.parse('2026-03-18T15:20:31Z');
const DAY_MS = 86_400_000;
const { earlier, later } = demoRuns(NOW);
const before = new Map(earlier.map((listing) => [listing.id, listing]));
const after = new Map(later.map((listing) => [listing.id, listing]));

describe('the listings of the demo', () => {
  test('are the same whenever they are made for the same minute', () => {
    expect(demoRuns(NOW + 10_000)).toEqual({ earlier, later });
  });

  test('are about 500 in both runs, each with an id of its own', () => {
    expect([before.size, earlier.length]).toEqual([500, 500]);
    expect(after.size).toBe(later.length);
    expect(Math.abs(later.length - 500)).toBeLessThan(30);
  });

  test('differ between the runs as a day makes them differ', () => {
    const kept = later.filter(({ id }) => before.has(id));
    const repriced = kept.filter((listing) => before.get(listing.id)?.price !== listing.price);
    expect(earlier.length - kept.length).toBeGreaterThan(10);
    expect(later.length - kept.length).toBe(38);
    expect(repriced.length).toBeGreaterThan(25);
    expect(repriced.length).toBeLessThan(100);
  });

  test('were posted before they were found', () => {
    expect(earlier.every(({ posted_at: posted }) => Date.parse(posted) <= NOW - DAY_MS)).toBe(true);
    expect(later.every(({ posted_at: posted }) => Date.parse(posted) <= NOW)).toBe(true);
  });

  test('hold prices as a page writes them', () => {
    expect(later.map(({ price }) => price).filter((price) => !/^\$(\d{3}|\d,\d{3})$/.test(price))).toEqual([]);
  });

  test('hold flats for the search that the demo shows, even when the week is an hour old', () => {
    const fresh = later.filter(({ posted_at: posted, bedrooms, price, title }) => {
      const dollars = Number(price.replace(/[$,]/g, ''));
      return Date.parse(posted) > NOW - DAY_MS / 24 && bedrooms === 2 && dollars < 1500 && title.includes('flat');
    });
    expect(fresh.length).toBeGreaterThanOrEqual(5);
  });
});
