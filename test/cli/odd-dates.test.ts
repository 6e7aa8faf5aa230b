import { afterAll, beforeAll, expect, test } from 'vitest';

import { runScrq } from './run-scrq.ts';
import { temporaryDirectory, type Temporary } from './temporary.ts';

let directory: Temporary;
let data: string;
beforeAll(async () => {
  directory = await temporaryDirectory();
  data = `${directory.path}/data`;
  const file = await directory.file('events.csv', 'id,title,when,year\n1,flat,2026-03-15,1999\n2,mill,9999-12-31,2020\n3,tower,1600-01-01,1\n');
  const told = await runScrq(['import', file, '--data', data, '--key', 'id', '--type', 'when=date']);
  expect(told.exit).toBe(0);
});
afterAll(() => directory[Symbol.asyncDispose]());

const DATES = [
  '9999-12-31',
  '9999-12',
  '9999',
  '10000-01-01',
  '0000-01-01',
  '0001-01-01',
  '2024-02-30',
  '2023-02-29',
  '31 April 2024',
  '-271821-04-20',
  'year 0',
  '31 December 9999',
  'the 1990s',
  'the 9990s',
  'Q4 9999',
  'week 53 of 9999',
];
const TURNS = [
  'flat %',
  'since %',
  'before %',
  'after %',
  'not %',
  'between % and 9999-12-31',
  'from 0000-01-01 to %',
  '% or 9999-12-30',
  'in the week after %',
  'weekend of %',
];
const SPANS = [
  'last 99999999 weeks',
  'in the next 999999999999 years',
  '99999999999999999999 days ago',
  'past 1e400 months',
  'in 99999999 quarters',
  'last 0 days',
  'older than 9999999999 years',
  'next 400000 weekends',
];
const queries = [...DATES.flatMap((date) => TURNS.map((turn) => turn.replace('%', date))), ...SPANS];

test.each([['search'], ['chat']])(
  '%s answers whatever the dates in a question, or says in one line why not',
  async (command) => {
    const wrong: string[] = [];
    for (const query of queries) {
      const { exit, err } = await runScrq([command, query, '--data', data, '--format', 'json'], { watched: false });
      const clear = exit === 0 || (/^scrq: [^\n]+\n(?: {2}[^\n]+\n)?$/.test(err) && !/internal|RangeError|Invalid time/i.test(err));
      if (!clear) wrong.push(`${query}: ${exit} ${err}`);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

test.each(DATES.flatMap((date) => [`when = '${date}'`, `when < '${date}'`, `when BETWEEN '${date}' AND '9999-12-31'`]))(
  'the filter %s is answered or refused in one line',
  async (filter) => {
    const { exit, err } = await runScrq(['results', '--filter', filter, '--data', data], { watched: false });
    expect([0, 2]).toContain(exit);
    expect(err).not.toMatch(/internal|RangeError|Invalid time/i);
  },
);

test('the last day that a calendar of four digits has is found', async () => {
  const found = await runScrq(['search', 'when 9999-12-31', '--data', data], { watched: false });
  expect(found.out).toContain('"when":"9999-12-31"');
  expect(found.out.trim().split('\n')).toHaveLength(1);
});
