import { describe, expect, it } from 'vitest';

import { asked, chargers, collection, flats } from '../asked.ts';

const kettles = collection(
  { name: 'kettles', titleField: null, key: ['sku'] },
  [{ sku: 'K-1' }],
  [
    { name: 'sku', type: 'text', values: 90 },
    { name: 'warranty_yrs', type: 'number', min: 1, max: 10, integer: true, values: 90 },
    { name: 'price', type: 'number', unit: 'GBP', min: 9, max: 90, values: 90 },
  ],
);

describe('what moved between runs', () => {
  it('is the price of what got cheaper or dearer', () => {
    expect(asked(kettles, 'how many got cheaper since last time')).toBe('changes changed from previous to latest of price down limit 20');
    expect(asked(kettles, 'which became more expensive since the last run')).toBe('changes changed from previous to latest of price up limit 20');
  });

  it.each([
    [
      'which flat had the sharpest fall in rent since the last run?',
      'changes changed from previous to latest of rent down order by delta(rent) limit 1',
    ],
    ["which flat's rent dropped the most since the last run?", 'changes changed from previous to latest of rent down order by delta(rent) limit 1'],
    ['how many flats did the rent go up for between the two scrapes?', 'changes changed from previous to latest of rent up limit 20'],
    [
      'whose rating soared the most since the previous crawl?',
      'changes changed from previous to latest of rating up order by delta(rating) desc limit 1',
    ],
    ['how many flats were pulled off the board since the last run?', 'changes removed from previous to latest limit 20'],
    [
      'for which flat did the rent plunge the furthest between the last two imports?',
      'changes changed from previous to latest of rent down order by delta(rent) limit 1',
    ],
    ['new arrivals since the last scrape, by city', 'changes added from previous to latest by city'],
    [
      'which flats got a cut in rent since the last run, only those in Port Elm',
      "changes changed from previous to latest of rent down where city = 'Port Elm' limit 20",
    ],
    ['how many flats were pulled since the last run?', 'changes removed from previous to latest limit 20'],
    ['which of the flats from 3 March are no longer offered?', "changes removed from '2026-03-03' to latest limit 20"],
    ['how many flats put their rent up since the last run?', 'changes changed from previous to latest of rent up limit 20'],
    [
      "which flat's rent dropped the most since the last run, in euros?",
      'changes changed from previous to latest of rent down order by delta(rent) limit 1',
    ],
    ['how many flats got a lower rating since the last run?', 'changes changed from previous to latest of rating down limit 20'],
    ['how many got a new agent between the two runs?', 'changes changed from previous to latest in agent limit 20'],
    ['how many were furnished between the two runs?', 'changes changed from previous to latest in furnished where furnished = true limit 20'],
    ['how many new flats are there compared with October?', "changes added from '2026-10-31' to latest limit 20"],
  ])('%s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });

  it('days that were put off', () => {
    const known = { ...chargers, facts: { ...chargers.facts, key: ['station'] } };
    expect(asked(known, 'how many had their intake date pushed back since the previous run?')).toBe(
      'changes changed from previous to latest of intake_date up limit 20',
    );
    expect(asked(known, 'how many got cheaper compared to the last run?')).toBe(
      'changes changed from previous to latest of tariff_kwh down limit 20',
    );
  });

  it.each([
    'which flat jumped the most?',
    'which cut has the highest rent?',
    'whose rent soared the most?',
    'how many ladders slid since the last run?',
    'how many flats are no longer sold?',
    'whose rent fell the most since the last run, in dollars?',
    'for which flat did the mood plunge since the last run?',
  ])('no change without a run or a field: %s', (question) => {
    expect(asked(flats, question)).toMatch(/^cannot/);
  });

  it('is not told where no field identifies a record, nor what came and went, since what changed counts as both', () => {
    const unknown = { ...kettles, facts: { ...kettles.facts, key: [] } };
    expect(asked(unknown, 'how many got cheaper since last time')).toMatch(/^cannot/);
    expect(asked(unknown, 'how many kettles are new since last time')).toMatch(/^cannot/);
    expect(asked(kettles, 'how many kettles are new since last time')).toBe('changes added from previous to latest limit 20');
  });

  it('a thing that is called like a rise is none', () => {
    expect(asked({ ...flats, facts: { ...flats.facts, name: 'gains' } }, 'any new gains in Oakford since the last run?')).toBe(
      "changes added from previous to latest where city = 'Oakford' limit 20",
    );
  });
});
