import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags, number, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, at) => ({
  bib: `B-${at}`,
  club: ['Harriers', 'Pacers', 'Wharf Runners'][at % 3] ?? '',
  extras: ['sauna', 'sauna, creche', 'creche', 'plunge pool'][at % 4] ?? '',
}));
const races = collection({ name: 'races', titleField: null, key: ['bib'] }, rows, [
  ...texts('bib', 60),
  ...categories('club', 60),
  { name: 'extras', type: 'text', role: 'list', values: 60 },
  number('lap_s'),
  { name: 'fee', type: 'number', unit: 'GBP', role: 'price', min: 9, max: 90, values: 60 },
  { name: 'locker_fee', type: 'number', unit: 'GBP', min: 1, max: 9, values: 40 },
]);

describe('the fastest of a time', () => {
  it.each([
    ['what was the fastest lap time', 'list order by lap_s limit 1'],
    ['what was the slowest lap time', 'list order by lap_s desc limit 1'],
    ['which club had the fastest lap time', 'min(lap_s), count() by club order by min(lap_s) limit 1'],
    ['which club had the slowest lap time', 'max(lap_s), count() by club order by max(lap_s) desc limit 1'],
  ])('is the least: %s', (question, plan) => {
    expect(asked(races, question)).toBe(plan);
  });

  it.each(['what was the fastest fee', 'which club has the fastest lap time', 'what was the fastest lap'])(
    'is not told of anything else: %s',
    (question) => {
      expect(asked(races, question)).toMatch(/^cannot/);
    },
  );
});

describe('two sides, and a question behind them', () => {
  const sides = "'Harriers': avg(fee), count() where club = 'Harriers'; 'Pacers': avg(fee), count() where club = 'Pacers'";
  it.each([
    ['Harriers vs Pacers: which one is more expensive?', sides],
    ['Harriers vs Pacers, which is cheaper?', sides],
  ])('are compared by it: %s', (question, plan) => {
    expect(asked(races, question)).toBe(plan);
  });

  it.each(['louder', 'bigger', 'more famous', 'heavier'])('are not compared by what no field says: %s', (word) => {
    expect(asked(races, `Harriers vs Pacers: which one is ${word}?`)).toMatch(/^cannot/);
  });
});

describe('at least what is named', () => {
  it.each([
    ['how many races have at least a sauna or a creche', "count() where extras has 'sauna' or extras has 'creche'"],
    ['how many races have at least one of a sauna or a creche', "count() where extras has 'sauna' or extras has 'creche'"],
    ['how many races have a lap of at least 20', 'count() where lap_s >= 20'],
  ])('is had: %s', (question, plan) => {
    expect(asked(races, question)).toBe(plan);
  });

  it('is no condition where nothing of the data is named', () => {
    expect(asked(races, 'how many races have at least a trapeze')).toMatch(/^cannot/);
  });
});

describe('what is charged', () => {
  it.each([
    ['which races charge no locker fee', 'list where locker_fee = 0 limit 50'],
    ['which races have no locker fee', 'list where locker_fee is null limit 50'],
  ])('is known to be nothing: %s', (question, plan) => {
    expect(asked(races, question)).toBe(plan);
  });
});

const surgeries = collection(
  { name: 'dentists', titleField: 'practice', key: ['practice'] },
  Array.from({ length: 60 }, (_, at) => ({ practice: `Elm ${at}`, town: ['Bath', 'Exeter'][at % 2] ?? '' })),
  [
    ...texts('practice', 60),
    ...categories('town', 60),
    ...flags('nhs', 60),
    { name: 'filling_price', type: 'number', unit: 'GBP', min: 20, max: 200, values: 60 },
  ],
);

describe('those who do something', () => {
  it.each([
    ['how many private practices are there', 'count() where nhs = false'],
    ['how many nhs practices are in Bath', "count() where nhs = true and town = 'Bath'"],
    ['where can I get a filling for under £50', 'list where filling_price < 50 limit 50'],
  ])('are where it is done: %s', (question, plan) => {
    expect(asked(surgeries, question)).toBe(plan);
  });

  it.each(['where can I get a massage', 'where can I get a filling on the moon'])('are not told where no field says it: %s', (question) => {
    expect(asked(surgeries, question)).toMatch(/^cannot/);
  });
});

const probes = collection(
  { name: 'probes', titleField: 'probe', key: ['probe'] },
  Array.from({ length: 60 }, (_, at) => ({ probe: `Ember ${at}`, orbitClass: ['LEO', 'MEO', 'GEO'][at % 3] ?? '' })),
  [...texts('probe', 60), ...categories('orbitClass', 60), number('mass', 'kg')],
);

describe('orbits', () => {
  it.each([
    ['how many probes are in low earth orbit', "count() where orbitClass = 'LEO'"],
    ['how many geostationary probes are there', "count() where orbitClass = 'GEO'"],
    ['how many low probes are there', expect.stringMatching(/^cannot/)],
  ])('are known by their codes: %s', (question, plan) => {
    expect(asked(probes, question)).toEqual(plan);
  });
});

const ferries = collection(
  { name: 'sailings', titleField: null, key: ['sailing'] },
  Array.from({ length: 60 }, (_, at) => ({
    sailing: `S-${at}`,
    pet_s_name: ['Rolo', 'Moss', 'Tansy', 'Rolo'][at % 4] ?? '',
    embark: ['Harwich', 'Tilbury'][at % 2] ?? '',
    disembark: ['Tilbury', 'Harwich'][at % 2] ?? '',
  })),
  [...texts('sailing', 60), ...categories('pet_s_name embark disembark', 60)],
);

describe('names of fields', () => {
  it.each([
    ['how many sailings leave from Harwich', "count() where embark = 'Harwich'"],
    ['how many sailings from Harwich to Tilbury', "count() where embark = 'Harwich' and disembark = 'Tilbury'"],
    ['what is the most popular name', 'count() by pet_s_name order by count() desc limit 1'],
    ['what are the 3 most common names', 'count() by pet_s_name order by count() desc limit 3'],
  ])('are said in part: %s', (question, plan) => {
    expect(asked(ferries, question)).toBe(plan);
  });

  it('are asked for where two would do', () => {
    expect(asked(ferries, 'how many sailings call at Harwich')).toMatch(/^cannot/);
  });
});

const lifts = collection(
  { name: 'hoists', titleField: null, key: ['hoist_no'] },
  Array.from({ length: 60 }, (_, at) => ({ hoist_no: `H-${at}`, result: ['Pass', 'Fail', 'Conditional'][at % 3] ?? '' })),
  [
    ...texts('hoist_no', 60),
    ...categories('result', 60),
    { name: 'last_inspected', type: 'date', precision: 'day', min: Date.UTC(2021, 0, 3), max: Date.UTC(2026, 10, 2), values: 60 },
  ],
);

describe('the last of each record', () => {
  it.each([
    ['how many hoists passed their last inspection', "count() where result = 'Pass'"],
    ['how many hoists failed their last inspection', "count() where result = 'Fail'"],
  ])('is the one that it knows: %s', (question, plan) => {
    expect(asked(lifts, question)).toBe(plan);
  });

  it.each([
    ["how many hoists haven't been inspected for more than a year", "count() where last_inspected < '2025-11-20'"],
    ['which hoists were not inspected in two years', "list where last_inspected < '2024-11-20' limit 50"],
    ["how many hoists haven't been greased for more than a year", expect.stringMatching(/^cannot/)],
    ['how many hoists have been inspected for more than a year', expect.stringMatching(/^cannot/)],
  ])('was longer ago than what was not done for so long: %s', (question, plan) => {
    expect(asked(lifts, question)).toEqual(plan);
  });

  it('is another where it knows none such', () => {
    expect(asked(lifts, 'how many hoists passed their last repair')).toMatch(/^cannot/);
  });
});
