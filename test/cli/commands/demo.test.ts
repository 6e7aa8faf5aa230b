import { Writable } from 'node:stream';

import { beforeAll, describe, expect, test } from 'vitest';

import { ScrqError } from '../../../src/errors.ts';
import { runScrq, type Outcome } from '../run-scrq.ts';
import { sharedDirectory } from '../../temporary.ts';

/** A Thursday; the first minutes of a week are what is hardest for "this week". */
const NOW = Date.parse('2026-03-19T10:00:00Z');
const MONDAY = Date.parse('2026-03-16T01:00:00Z');

const directory = sharedDirectory();
let env: Readonly<Record<string, string>>;
let first: Outcome;
beforeAll(async () => {
  env = { SCRQ_DATA: `${directory.path}/thursday` };
  first = await runScrq(['demo', '--format', 'jsonl'], { now: NOW, env });
});

describe('demo', () => {
  test.each<[string, () => Outcome | Promise<Outcome>]>([
    ['in the middle of a week', () => first],
    ['in the first hour of a week', () => runScrq(['demo', '--data', `${directory.path}/monday`, '--format', 'jsonl'], { now: MONDAY })],
  ])('imports invented records and finds flats among them %s', async (_when, run) => {
    const { exit, out, err } = await run();
    expect(exit).toBe(0);
    const flats = out
      .trim()
      .split('\n')
      .map((line) => Object(JSON.parse(line)));
    expect(flats.length).toBeGreaterThanOrEqual(5);
    expect(flats.filter((flat) => flat.bedrooms !== 2 || flat.price >= 1500 || !flat.title.includes('flat'))).toEqual([]);
    expect(err).toContain('invented');
    expect(err).toMatch(/filter: .*bedrooms = 2.*price < 1500.*posted_at >= /);
    expect(err).toContain('try next:\n');
  });

  test('shows a table and the filter also where it is piped, and leaves two runs however often it is run, and says so', async () => {
    const { exit, out, err } = await runScrq(['demo'], { now: NOW, env });
    expect(exit).toBe(0);
    expect(out).toMatch(/^id +title +city /);
    expect(out.split('\n').length).toBeGreaterThan(5);
    expect(err).toContain('filter: bedrooms = 2');
    expect(err).toContain('the demo of 2026-03-19 is used again');
    const runs: unknown = JSON.parse((await runScrq(['runs', '--scraper', 'demo', '--format', 'json'], { env })).out);
    expect(runs).toMatchObject({ pagination: { total: 2 }, data: [{ records: expect.any(Number) }, { records: 500 }] });
  });

  test('understands the types of its messy values', async () => {
    const { fields, key } = Object(JSON.parse((await runScrq(['scrapers', 'show', '--format', 'json'], { env })).out));
    expect(key).toEqual(['id']);
    expect(Object.fromEntries(fields.map((field: { name: string; type: string }) => [field.name, field.type]))).toMatchObject({
      price: 'number',
      bedrooms: 'number',
      furnished: 'boolean',
      pets_allowed: 'boolean',
      posted_at: 'date',
      available_from: 'date',
      title: 'text',
    });
  });

  test('is served with the address of a page that has it chosen, until it is interrupted', async () => {
    const stop = new AbortController();
    const askAndStop = async (address: string): Promise<unknown> => {
      const answer = await fetch(new URL('/v1/scrapers', address));
      stop.abort(new ScrqError('interrupted', 'interrupted', { cause: 'SIGINT' }));
      return answer.status;
    };
    let page = '';
    let listed: Promise<unknown> | undefined;
    const stdout = new Writable({
      write(chunk, _encoding, done) {
        page += String(chunk);
        listed = askAndStop(page.trim());
        done();
      },
    });
    const { exit, err } = await runScrq(['demo', '--serve', '--port', '0'], { now: NOW, env, stdout, signal: stop.signal });
    const { id } = Object(JSON.parse((await runScrq(['scrapers', 'show', '--format', 'json'], { env })).out));
    expect(page).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/#/s/${id}\n$`));
    expect(await listed).toBe(404);
    expect([exit, err.includes('listening on '), err.includes(id)]).toEqual([130, true, false]);
  });

  test('is served without the address of a page where settings hide it', async () => {
    const stop = new AbortController();
    // Asked for once all is said that is said when a server starts.
    const finishAnswers = () => {
      stop.abort(new ScrqError('interrupted', 'interrupted', { cause: 'SIGINT' }));
      return { [Symbol.dispose]: () => undefined };
    };
    const hidden = { ...env, SCRQ_PAGE: 'none' };
    const { exit, out, err } = await runScrq(['demo', '--serve', '--port', '0'], { now: NOW, env: hidden, finishAnswers, signal: stop.signal });
    expect([exit, out]).toEqual([130, '']);
    expect(err).toContain('no page is shown, since SCRQ_PAGE=none is set\n');
  });

  test('takes a port only for what it serves', async () => {
    expect(await runScrq(['demo', '--port', '80'], { env })).toMatchObject({ exit: 2, err: expect.stringContaining('--serve') });
  });

  test("leaves alone a scraper of somebody's own that is called demo", async () => {
    const own = { env: { SCRQ_DATA: `${directory.path}/own` } };
    await runScrq(['import', await directory.file('own.csv', 'a,b\n1,2\n'), '--scraper', 'demo'], own);
    const { exit, err } = await runScrq(['demo'], own);
    expect(exit).toBe(2);
    expect(err).toContain('holds records of yours');
    expect((await runScrq(['runs', '--scraper', 'demo'], own)).err).toBe('1 run\n');
  });
});
