import { describe, expect, it } from 'vitest';

import { asked, categories, collection, texts } from '../asked.ts';

const rowsOf = (row: (index: number) => Readonly<Record<string, string>>) => Array.from({ length: 40 }, (_, index) => row(index));
const day = { type: 'date', precision: 'day', min: Date.UTC(2026, 0, 3), max: Date.UTC(2026, 9, 30), values: 40 } as const;

const regattas = collection(
  { name: 'regattas', titleField: 'name', key: [] },
  rowsOf((index) => ({ name: `Cup ${index}`, harbour: ['Tern Quay', 'Gull Mole'][index % 2] ?? '' })),
  [...texts('name harbour', 40), { name: 'purse', type: 'number', unit: 'EUR', min: 100, max: 9000, values: 40 }],
);

const loans = collection(
  { name: 'loans', titleField: null, key: ['ref'] },
  rowsOf((index) => ({ ref: `L-${index}`, band: ['A', 'B', 'C'][index % 3] ?? '' })),
  [...texts('ref', 40), ...categories('band', 40), { name: 'income', type: 'number', unit: 'EUR', min: 900, max: 90_000, values: 40 }],
);

const mothTraps = collection(
  { name: 'mothtraps', titleField: null, key: ['no'] },
  rowsOf((index) => ({ no: `${index}`, hedge: ['Elm', 'Oak'][index % 2] ?? '', trapping_time: ['21:00', '22:00'][index % 2] ?? '' })),
  [
    ...texts('no', 40),
    ...categories('hedge trapping_time', 40),
    { name: 'trapping_date', ...day },
    { name: 'span_mm', type: 'number', min: 9, max: 90, values: 40 },
  ],
);

const takings = collection(
  { name: 'takings', titleField: null, key: [] },
  rowsOf((index) => ({ stall: ['Lamp', 'Kite'][index % 2] ?? '' })),
  [...categories('stall', 40), { name: 'Week Ending', ...day }, { name: 'Takings', type: 'number', unit: 'EUR', min: 100, max: 9000, values: 40 }],
);

const bookDeals = collection(
  { name: 'bookdeals', titleField: 'title', key: [] },
  rowsOf((index) => ({ title: `Tale ${index}`, genre: ['Crime', 'Verse'][index % 2] ?? '' })),
  [...texts('title', 40), ...categories('genre', 40), { name: 'dealPrice', type: 'number', unit: 'EUR', min: 1, max: 9, values: 40 }],
);

describe('records are called by what more than their kind is', () => {
  it.each([
    ['which harbour has the most events', regattas, 'count() by harbour order by count() desc limit 1'],
    ['highest purse of an event at Gull Mole', regattas, "max(purse) where harbour = 'Gull Mole'"],
    ['how many deals per genre', bookDeals, 'count() by genre order by count() desc'],
    ['trappings by hedge', mothTraps, 'count() by hedge order by count() desc'],
    ['weeks with takings above 5000, how many', takings, 'count() where Takings > 5000'],
    ['total takings by week', takings, 'sum(Takings) by week(`Week Ending`)'],
  ])('%s', (question, records, plan) => {
    expect(asked(records, question)).toBe(plan);
  });

  it('and what is counted once each is no field whose name begins alike', () => {
    const drafts = collection(
      { name: 'drafts', titleField: null, key: [] },
      rowsOf((index) => ({ Piece: `Nocturne ${index % 9}` })),
      [...categories('Piece', 40), { name: 'Diff', type: 'number', min: 1, max: 9, values: 40 }],
    );
    expect(asked(drafts, 'how many different pieces are there')).toBe('distinct(Piece)');
    expect(asked(drafts, 'highest diff')).toBe('max(Diff)');
  });

  it('and who did it is told by the verb', () => {
    const lamps = collection(
      { name: 'lamps', titleField: null, key: ['no'] },
      rowsOf((index) => ({ no: `${index}`, tester: ['Rae Holt', 'Kim Vale'][index % 2] ?? '', test_no: `N${index % 19}` })),
      [...texts('no test_no', 40), ...categories('tester', 40), { name: 'span_mm', type: 'number', min: 9, max: 90, values: 40 }],
    );
    expect(asked(lamps, 'who tested the most lamps')).toBe('count() by tester order by count() desc limit 1');
  });

  it('but not by what such a thing has', () => {
    expect(asked(regattas, 'which harbour has the most prizes')).toMatch(/^cannot/);
  });
});

describe('whom one of is behind each record stands for it', () => {
  it('where records are counted or measured', () => {
    expect(asked(loans, 'median income of borrowers in band B')).toBe("median(income) where band = 'B'");
    expect(asked(loans, 'how many borrowers have an income over 5000')).toBe('count() where income > 5000');
  });

  it('and no other persons do', () => {
    expect(asked(loans, 'median income of dentists in band B')).toMatch(/^cannot/);
  });
});
