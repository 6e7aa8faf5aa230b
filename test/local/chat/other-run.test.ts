import { Readable } from 'node:stream';

import { beforeAll, expect, test } from 'vitest';

import { collectChat, type ChatResponse } from '../../../src/contract/operations/chat.ts';
import { openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
const DAYS = ['2026-09-01', '2026-10-01', '2026-11-02'] as const;
let scraperId = '';

beforeAll(async () => {
  await using dataset = await openDataset({ directory: directory.path });
  for (const [run, day] of DAYS.entries()) {
    // One more in each run, each dearer by 100.
    const rows = Array.from({ length: 10 + run }, (_, index) => `F${index},${index % 2 === 0 ? 'Porto' : 'Lisbon'},${500 + 10 * index + 100 * run}`);
    const source = { name: `flats-${day}.csv`, open: () => Readable.from([Buffer.from(`id,city,rent\n${rows.join('\n')}\n`)]) };
    ({
      scraper: { id: scraperId },
    } = await dataset.importRun(source, { scraper: 'flats', key: ['id'], runAt: Date.parse(`${day}T06:00:00Z`) }));
  }
});

async function ask(...messages: readonly string[]): Promise<ChatResponse> {
  await using dataset = await openDataset({ directory: directory.path, now: () => Date.parse('2026-11-03T12:00:00Z') });
  let answer: ChatResponse | undefined;
  for (const message of messages) {
    const conversation = answer === undefined ? {} : { conversationId: answer.meta.conversationId };
    answer = await collectChat(dataset.api.chat({ scraperId, message, ...conversation }));
  }
  if (answer === undefined) throw new Error('nothing was asked');
  return answer;
}

test.each([
  ['how many flats were there in the september run', 10, DAYS[0]],
  ['what was the highest rent back in the October scrape?', 700, DAYS[1]],
  ['highest rent in the previous run', 700, DAYS[1]],
  ['how many flats in Porto were in the first run?', 5, DAYS[0]],
  ['lowest rent in the run of 1 September 2026', 500, DAYS[0]],
  ['what did F3 cost in october', 630, DAYS[1]],
  ['how many flats cost more than 580 in the September run', 1, DAYS[0]],
])('%s: %s, of the run of %s', async (question, figure, day) => {
  const { data, meta } = await ask(question);
  expect(data.figures.map(({ value }) => value)).toContain(figure);
  expect(data.answer).toContain(`That is of the run of ${day}, not of the latest.`);
  expect(meta.latest).toBe(false);
  expect(meta.command).toContain(` --run ${meta.run ?? ''}`);
});

test.each([
  [['highest rent in the september run', 'and in the october run?'], 700, `run of ${DAYS[1]}, not`],
  [['highest rent in the september run', 'and in Lisbon?'], 590, `run of ${DAYS[0]}, not`],
  [['highest rent in the september run', 'and now?'], 810, `latest run, of ${DAYS[2]}`],
  [['what did F3 cost in october', 'and what does it cost today?'], 730, `latest run, of ${DAYS[2]}`],
  // A question of its own is asked of the latest run again, and the answer says so.
  [['highest rent in the september run', 'how many flats are in Porto'], 6, `latest run, of ${DAYS[2]}`],
  [['how many flats in Lisbon', 'and in the first run?'], 5, `run of ${DAYS[0]}, not`],
])('after %j: %s', async (questions, figure, said) => {
  const { data } = await ask(...questions);
  expect(data.figures.map(({ value }) => value)).toContain(figure);
  expect(data.answer).toContain(said);
});

test.each([
  ['highest rent in the july run', 'There is no run of that time'],
  ['was the average rent in the september run lower than now', 'I do not find'],
  ['average rent by city in each run', 'I do not find'],
])('%s: no answer', async (question, said) => {
  const { data, meta } = await ask(question);
  expect(meta.answered).toBe(false);
  expect(data.answer).toContain(said);
});

test('what is asked of every run is told of each', async () => {
  const { data, meta } = await ask('average rent in each run');
  expect(meta.statement).toBe('runs from first to latest: avg(rent)');
  const ofRuns = DAYS.map((day, run) => ({ name: `avg(rent) of ${day}`, value: 545 + 105 * run }));
  expect(data.figures).toEqual([...ofRuns, { name: 'avg(rent) changed by', value: 210 }]);
  expect(data.answer).toContain(`went from 545 to 755, up by 210 (39 %), from the run of ${DAYS[0]} to that of ${DAYS[2]}.`);
  expect(data.answer).toContain(`Highest in the run of ${DAYS[2]} (755), lowest in that of ${DAYS[0]} (545).`);
});

test('what is asked of two runs is a comparison still', async () => {
  const { meta } = await ask('which flats are new since the september run');
  expect(meta.statement).toContain('changes added from');
  expect(meta.latest).toBeUndefined();
});

test('a plan that is handed over again goes on in the run that is named', async () => {
  await using dataset = await openDataset({ directory: directory.path, now: () => Date.parse('2026-11-03T12:00:00Z') });
  const asked = { scraperId, message: 'and in the september run?', after: 'max(rent)' };
  const { data, meta } = await collectChat(dataset.api.chat(asked));
  expect(data.figures.map(({ value }) => value)).toContain(590);
  expect(meta.latest).toBe(false);
  const now = await collectChat(dataset.api.chat({ ...asked, message: 'and now?', afterRun: meta.run ?? '' }));
  expect(now.data.figures.map(({ value }) => value)).toContain(810);
});
