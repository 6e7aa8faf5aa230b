import { describe, expect, it } from 'vitest';

import { asked, chargers, collection, films, flats, texts } from '../asked.ts';

const meters = collection(
  { name: 'meters', titleField: null, key: ['serial'] },
  Array.from({ length: 40 }, (_, index) => ({ serial: `M-${index}`, supervisor: `Person ${index % 4}` })),
  [
    ...texts('serial supervisor', 40),
    { name: 'calibratedOn', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 30 },
    { name: 'last_check', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 40 },
  ],
);

describe('halves in words', () => {
  it.each([
    ['how many films are shorter than an hour and a half', 'count() where runtime_min < 90'],
    ['how many films are longer than two and a half hours', 'count() where runtime_min > 150'],
    ['how many films have a score over 7 and a budget under 2 million', 'count() where score > 7 and budget_usd < 2000000'],
  ])('%s', (text, plan) => {
    expect(asked(films, text)).toBe(plan);
  });
});

describe('words that are mistyped', () => {
  it.each([
    ['how many meters have no callibration date', 'count() where calibratedOn is null'],
    ['how many meters had their last inspection in 2025', "count() where last_check >= '2025-01-01' and last_check < '2026-01-01'"],
    ['wich supervisor has the most meters', 'count() by supervisor order by count() desc limit 1'],
  ])('%s', (text, plan) => {
    expect(asked(meters, text)).toBe(plan);
  });

  it('the other word of a name tells one letter for another, where the same word alone stays unknown', () => {
    const fees = collection(
      { name: 'courses', titleField: null, key: ['ref'] },
      [],
      [...texts('ref region', 40), { name: 'GREEN_FEE', type: 'number', values: 40, min: 20, max: 190, unit: 'USD' }],
    );
    expect(asked(fees, 'median grean fee by region')).toBe('median(GREEN_FEE) by region order by median(GREEN_FEE) desc');
    expect(asked(fees, 'how many courses are grean')).toMatch(/^cannot/);
  });

  it('months are respelled', () => {
    expect(asked(flats, 'how many flats were listed in Febuary 2026')).toBe("count() where listed_at >= '2026-02-01' and listed_at < '2026-03-01'");
  });

  it('"there" is what they have where nothing else can stand', () => {
    const known = { ...chargers, facts: { ...chargers.facts, key: ['station'] } };
    expect(asked(known, 'how many had there intake date pushed back since the previous run?')).toBe(
      'changes changed from previous to latest of intake_date up limit 20',
    );
    expect(asked(flats, 'how many flats are there in Oakford')).toBe("count() where city = 'Oakford'");
  });

  it.each(['how many meters have a collaboration', 'how many MOTs does the supervisor have'])('other words stay unknown: %s', (text) => {
    expect(asked(meters, text)).toMatch(/^cannot/);
  });
});
