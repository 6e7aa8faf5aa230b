import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const FAULTS = ['mirror not checked', 'kerb struck hard', 'horn of bus ignored'];
const trialRows = Array.from({ length: 60 }, (_, index) => ({
  ref: `T-${index}`,
  centre: ['Elmgate', 'Saltwick'][index % 2] ?? '',
  make: ['Halden', 'Norsk'][index % 2] ?? '',
  model: ['Fjord', 'Skua', 'Tern'][index % 3] ?? '',
  gearbox: ['Manual', 'Automatic'][index % 2] ?? '',
  result: ['PASS', 'FAIL'][index % 2] ?? '',
  fault: FAULTS[index % 3] ?? '',
  slalom: ['Slalom', 'Part slalom'][index % 2] ?? '',
  insurer: index % 4 === 0 ? null : 'Kestrel Mutual',
}));

const trials = collection({ name: 'roadtests', titleField: null, key: ['ref'] }, trialRows, [
  ...texts('ref', 60),
  ...categories('centre make model gearbox result fault slalom', 60),
  ...categories('insurer booked_by_a_friend', 45),
  { name: 'attempt', type: 'number', min: 1, max: 5, integer: true, values: 60 },
  { name: 'mileage', type: 'number', min: 10, max: 9000, integer: true, values: 60 },
  { name: 'fee', type: 'number', unit: 'GBP', min: 20, max: 80, values: 60, role: 'price' },
  { name: 'durationMin', type: 'number', min: 5, max: 90, integer: true, values: 60 },
  { name: 'tested_on', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
  { name: 'last_service', type: 'date', precision: 'day', min: Date.UTC(2024, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
  ...flags('dangerous', 60),
]);

const appealRows = Array.from({ length: 60 }, (_, index) => ({
  name: `Wells for ${index}`,
  creator: `Maker ${index % 12}`,
  kind: ['Live', 'Radio', 'Print'][index % 3] ?? '',
  state: ['live', 'over', 'won'][index % 3] ?? '',
  country: ['NO', 'CL'][index % 2] ?? '',
}));

const appeals = collection({ name: 'backing', titleField: 'name', key: [] }, appealRows, [
  ...texts('name creator', 60),
  ...categories('kind state country', 60),
  { name: 'creatorProjects', type: 'number', min: 1, max: 9, integer: true, values: 60 },
  { name: 'pledged', type: 'number', unit: 'EUR', min: 10, max: 90_000, values: 60 },
  ...flags('hasVideo staffPick', 60),
]);

describe('a verb or an adjective that is one of the values', () => {
  it.each([
    ['how many tests in Elmgate failed', "count() where centre = 'Elmgate' and result = 'FAIL'"],
    ['how many cars with more than 500 miles passed', "count() where mileage > 500 and result = 'PASS'"],
    ['failure rate by make', "share(result = 'FAIL'), count(result = 'FAIL'), count() by make order by share(result = 'FAIL') desc"],
    ['how many passed first time', "count() where result = 'PASS' and attempt = 1"],
    ['how many had a dangerous defect', 'count() where dangerous = true'],
    ['how many struck a kerb', "count() where fault = 'kerb struck hard'"],
    ['Which insurer passed the most tests', "count() by insurer where result = 'PASS' and insurer is not null order by count() desc limit 1"],
    ['how many slalom tests are in Elmgate', "count() where slalom = 'Slalom' and centre = 'Elmgate'"],
    ['how many are slalom', "count() where slalom = 'Slalom'"],
    ['average fee by slalom', 'avg(fee) by slalom order by avg(fee) desc'],
    ['how many tests are booked by a friend', 'count() where booked_by_a_friend is not null'],
    ['how many tests per centre?', 'count() by centre order by count() desc'],
    ['what share of the stock list is dangerous', 'share(dangerous = true), count(dangerous = true), count()'],
    ["how many cars haven't been serviced since May 2026", "count() where last_service < '2026-06-01'"],
    ['how many tests dont belong to an insurer', 'count() where insurer is null'],
    ['how many tests arent with any insurer', 'count() where insurer is null'],
    ['how much did Elmgate take in fees', "sum(fee) where centre = 'Elmgate'"],
  ])('%s', (question, plan) => {
    expect(asked(trials, question)).toBe(plan);
  });

  it('compares how often each of two does it', () => {
    const side = "share(result = 'FAIL'), count(result = 'FAIL'), count() where gearbox";
    expect(asked(trials, 'Do automatic tests fail more often than manual ones?')).toBe(
      `'Automatic': ${side} = 'Automatic'; 'Manual': ${side} = 'Manual'`,
    );
  });

  it('gives up the maker with the model', () => {
    expect(conversation(trials, 'How many Halden Fjords failed?', 'and how many Skuas?')).toBe("count() where result = 'FAIL' and model = 'Skua'");
  });

  it('asks for the others of those before', () => {
    expect(conversation(trials, 'how many Halden tests are dangerous', 'and how many are not?')).toBe(
      "count() where make = 'Halden' and dangerous = false",
    );
  });

  it('takes no verb with an object for a state', () => {
    expect(asked(appeals, 'which creator lived the most projects')).toMatch(/^cannot/);
  });

  it('takes what is said of a record for its state', () => {
    expect(asked(appeals, 'how many projects are live at the moment')).toBe("count() where state = 'live'");
    expect(asked(appeals, 'Which live project has the most pledged?')).toBe("list where state = 'live' order by pledged desc limit 1");
  });
});

describe('what the records are, where their makers have so many of them', () => {
  it.each([
    ['how many projects have a video', 'count() where hasVideo = true'],
    ['What percentage of projects were staff picks?', 'share(staffPick = true), count(staffPick = true), count()'],
    ['Which project has the most pledged?', 'list order by pledged desc limit 1'],
    ['how many projects are by first-time creators', 'count() where creatorProjects = 1'],
    ['average creator projects', 'avg(creatorProjects)'],
  ])('%s', (question, plan) => {
    expect(asked(appeals, question)).toBe(plan);
  });

  it('finds no amount where there is only a switch', () => {
    const unpaid = { ...appeals, fields: appeals.fields.filter(({ name }) => name !== 'pledged') };
    expect(asked(unpaid, 'what are the video costs for projects in NO')).toMatch(/^cannot/);
  });

  it('takes no preposition for a verb between the records and a value', () => {
    expect(asked(appeals, 'which kind has the most projects after NO')).toBe("count() by kind where country != 'NO' order by count() desc limit 1");
  });
});
