import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runScrq, type Outcome, type World } from '../run-scrq.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

const boats = Array.from(
  { length: 12 },
  (_, index) => `B-${index},Boat ${index},${['Eastquay', 'Tarn'][index % 2]},${1000 + index * 100},${2019 + (index % 4)}-05-01`,
);

describe('scrq chat', () => {
  let directory: Temporary;
  const data = () => join(directory.path, 'data');
  const chat = (args: readonly string[], world: World = {}): Promise<Outcome> =>
    runScrq(['chat', '--data', data(), ...args], { ...world, env: { HOME: directory.path, NO_COLOR: '1', ...world.env } });

  beforeAll(async () => {
    directory = await temporaryDirectory();
    const file = await directory.file('boats.csv', `hull,name,harbour,price,launched\n${boats.join('\n')}\n`);
    await runScrq(['import', file, '--data', data(), '--scraper', 'boats'], { env: { HOME: directory.path } });
  });
  afterAll(() => directory[Symbol.asyncDispose]());

  it('prints the answer, and beside it the command that repeats it', async () => {
    const { exit, out, err } = await chat(['how', 'many', 'boats', 'in', 'Tarn?']);
    expect([exit, out]).toEqual([0, "6 of 12 records match harbour = 'Tarn'.\n"]);
    expect(err).toBe(`again: scrq stats 'count() where harbour = '\\''Tarn'\\''' --data '${data()}'\n`);
  });

  it('tells that command without the id of the scraper', async () => {
    const shown = await runScrq(['scrapers', 'show', 'boats', '--data', data(), '--format', 'json'], { env: { HOME: directory.path } });
    const { id } = JSON.parse(shown.out) as { readonly id: string };
    const given = await chat(['how many', '--scraper', id]);
    expect(given.err).toMatch(/^again: scrq stats 'count\(\)' --scraper 'scr_\w{2}…' /);
    const implied = await chat(['how many'], { env: { SCRQ_SCRAPER: id } });
    expect(implied.err).toBe(`again: scrq stats 'count()' --data '${data()}'\n`);
    const named = await chat(['how many', '--scraper', 'boats']);
    expect(named.err).toContain(`--scraper boats`);
  });

  it('tells a command that gives the same figure', async () => {
    const { err } = await chat(['average price by harbour']);
    const statement = /scrq stats '([^']+)'/.exec(err)?.[1] ?? '';
    const { out } = await runScrq(['stats', statement, '--data', data(), '--format', 'json'], { env: { HOME: directory.path } });
    expect(JSON.parse(out)).toMatchObject({
      data: [
        { harbour: 'Tarn', 'avg(price)': 1600 },
        { harbour: 'Eastquay', 'avg(price)': 1500 },
      ],
    });
  });

  it('prints the whole answer as JSON', async () => {
    const { out } = await chat(['cheapest boat', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ data: { citations: [{ n: 1, record: { hull: 'B-0', price: 1000 } }] }, meta: { answered: true } });
  });

  it('prints the rows of a table as JSON Lines or CSV', async () => {
    expect((await chat(['boats by harbour', '--format', 'jsonl'])).out).toBe('{"harbour":"Eastquay","count()":6}\n{"harbour":"Tarn","count()":6}\n');
    expect((await chat(['boats by harbour', '--format', 'csv'])).out).toBe('harbour,count()\r\nEastquay,6\r\nTarn,6\r\n');
  });

  it('reads the question from the standard input', async () => {
    const { out } = await chat([], { stdin: 'how many boats?\n' });
    expect(out).toBe('There are 12 records.\n');
  });

  it.each([[{}], [{ stdin: '  \n' }]])('refuses to answer nothing: %j', async (world) => {
    const { exit, err } = await chat([], world);
    expect([exit, err]).toEqual([2, expect.stringContaining('no question is asked')]);
  });

  it('goes on from the last answer with -c, from a file that only its owner may read', async () => {
    await chat(['how many boats in Tarn?']);
    expect((await chat(['-c', 'and in Eastquay?'])).out).toBe("6 of 12 records match harbour = 'Eastquay'.\n");
    const file = join(directory.path, '.local', 'state', 'scrq', 'chat.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).not.toContain('scr_');
  });

  it.each([
    ['list the boats', '10 of 12 listed: without "limit 10" that command lists more'],
    ['the 3 cheapest boats', ''],
    ['list the boats in Tarn', ''],
  ])('says of "%s" how to see the rest, where a list is cut', async (question, note) => {
    const { err } = await chat([question]);
    expect(err.split('\n')[1]).toBe(note);
  });

  it('draws bars on a terminal', async () => {
    const { out } = await chat(['average price by harbour'], { terminal: 60 });
    expect(out.split('\n')[0]).toBe('Average price by harbour, highest first, over 12 records:');
    expect(out).not.toContain('avg(price)');
    expect(out.match(/Tarn/g)).toHaveLength(1);
    expect(out).toMatch(/Tarn {6}1,600 █{30,}\n/);
  });

  it('draws each of two counts under its name', async () => {
    const { out } = await chat(['how many boats in Tarn and how many boats in Eastquay'], { terminal: 60 });
    expect(out).toMatch(/^Tarn {2,}\d+ █+/m);
    expect(out).not.toContain('(none)');
  });

  it('draws what goes over time as a chart of its course, under its numbers, as `stats` does', async () => {
    const { out, err } = await chat(['average price by year of launched'], { terminal: 60 });
    const statement = /scrq stats '([^']+)'/.exec(err)?.[1] ?? '';
    const stats = await runScrq(['stats', statement, '--data', data(), '--no-color'], { env: { HOME: directory.path }, terminal: 60 });
    const drawn = out.slice(out.indexOf('1,700 ┤'));
    expect(drawn).toMatch(/2019 +2022\n$/);
    expect(stats.out.endsWith(drawn)).toBe(true);
    expect(out).toMatch(/^2019 +1,400$/m);
  });

  it('draws its answer as a picture, and goes on from it', async () => {
    expect(await chat(['average price by harbour', '-o', join(directory.path, 'prices.svg')])).toMatchObject({ exit: 0, out: '' });
    const svg = await readFile(join(directory.path, 'prices.svg'), 'utf8');
    expect(svg).toContain('>Tarn<');
    expect((await chat(['average price by harbour', '--format', 'svg'])).out).toBe(svg);
    expect((await chat(['-c', 'and the lowest price?', '--format', 'vega-lite'])).out).toContain('"title": "min(price)');
    expect(await chat(['average price by harbour', '-o', join(directory.path, 'prices.csv')])).toMatchObject({ exit: 0, out: '' });
    expect(await chat(['average price', '-o', 'x.pdf'])).toMatchObject({ exit: 2, err: expect.stringContaining('csv, svg, png, vega-lite.') });
    expect(await readFile(join(directory.path, 'prices.csv'), 'utf8')).toMatch(/^harbour,avg\(price\)\r\n/);
  });

  it.each([
    [['how many boats?', '--format', 'svg'], {}, 'one number is nothing to draw'],
    [['boats by harbour', '--format', 'png'], { terminal: 80 }, 'png is nothing to show on a terminal'],
    [['what is the meaning of life?', '--format', 'svg'], {}, 'there is nothing to draw: '],
    [['--format', 'svg'], { stdin: '' }, 'no question is asked'],
  ])('refuses to draw %j', async (argv, world, message) => {
    const { exit, out, err } = await chat(argv, world);
    expect([exit, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });

  it('answers a greeting in one line, with questions that it can answer', async () => {
    const { out } = await chat(['hello']);
    expect(out).toMatch(/^Hello: I answer questions about the 12 records of boats\. You could ask: "[^"]+"(?:, "[^"]+")*(?: or "[^"]+")?\.\n$/);
    for (const [, question = ''] of out.matchAll(/"([^"]+)"/g)) {
      const { out: answer } = await chat([question, '--format', 'json']);
      expect(JSON.parse(answer)).toMatchObject({ meta: { answered: true } });
    }
  });

  it('shows no table beside a single figure', async () => {
    expect((await chat(['average price in Tarn', '--format', 'table'])).out).toBe(
      "The average price is 1,600, over 6 records where harbour = 'Tarn'.\n",
    );
  });

  it('says in one line what it does not understand and what it can compute, without records', async () => {
    const { exit, out } = await chat(['how many boats have a flybridge?']);
    expect([exit, out]).toEqual([0, 'I do not find "flybridge" among the fields and their values. Without "flybridge": scrq stats \'count()\'.\n']);
  });

  describe('in a conversation', () => {
    /** Types line after line, each when the prompt has come back. */
    async function converse(lines: readonly string[], world: World = {}): Promise<Outcome> {
      const stdin = new PassThrough();
      const waiting = [...lines];
      const onError = (text: string): void => {
        if (!text.includes('boats> ')) return;
        const line = waiting.shift();
        setImmediate(() => (line === undefined ? stdin.end() : stdin.write(`${line}\n`)));
      };
      return chat([], { terminal: 100, stdin, onError, ...world });
    }

    it('answers one question after the other, each going on from the one before', async () => {
      const { exit, out } = await converse(['how many boats in Tarn?', 'and in Eastquay?', 'the cheapest of them']);
      expect(exit).toBe(0);
      expect(out).toContain("6 of 12 records match harbour = 'Tarn'");
      expect(out).toContain("6 of 12 records match harbour = 'Eastquay'");
      expect(out).toContain('Boat 0');
    });

    it('tells plan, records and help', async () => {
      const { out, err } = await converse(['how many boats in Tarn?', '/plan', '/records', '/help', '/nothing']);
      expect(err).toContain("plan: count() where harbour = 'Tarn'");
      expect(out).toContain('Boat 11');
      expect(err).toContain('/export FILE');
      expect(err).toContain('there is no /nothing');
    });

    it('exports the records that the answer is about, and the rows of a table', async () => {
      const cwd = join(directory.path, 'work');
      await mkdir(cwd, { recursive: true });
      await converse(['how many boats in Tarn?', '/export tarn.csv', 'boats by harbour', '/export groups.json'], { cwd });
      expect((await readFile(join(cwd, 'tarn.csv'), 'utf8')).trim().split('\r\n')).toHaveLength(7);
      expect(JSON.parse(await readFile(join(cwd, 'groups.json'), 'utf8'))).toMatchObject({ data: [{ harbour: 'Eastquay' }, { harbour: 'Tarn' }] });
    });

    it('begins anew with /new, and ends with /quit', async () => {
      const { exit, out } = await converse(['how many boats in Tarn?', '/new', 'and in Eastquay?', '/quit', 'how many boats?']);
      expect(exit).toBe(0);
      expect(out).not.toContain('There are 12');
    });

    it('goes on after a question that fails', async () => {
      const { exit, err, out } = await converse(['/records', 'how many boats?']);
      expect([exit, err, out]).toEqual([0, expect.stringContaining('there is no answer yet'), expect.stringContaining('12 records')]);
    });

    it('keeps what was typed for the next time', async () => {
      await converse(['how many boats with a rare question?']);
      const file = join(directory.path, '.local', 'state', 'scrq', 'chat-history');
      expect(await readFile(file, 'utf8')).toContain('how many boats with a rare question?');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    });

    it('ends when Ctrl-C is pressed twice, and not when it is pressed once', async () => {
      const once = await converse(['\u0003', 'how many boats?']);
      expect([once.exit, once.err, once.out]).toEqual([0, expect.stringContaining('Press Ctrl-C again'), expect.stringContaining('12 records')]);
      const twice = await converse(['\u0003\u0003', 'how many boats?']);
      expect([twice.exit, twice.out]).toEqual([0, '']);
    });

    it('ends when interrupted', async () => {
      const stop = new AbortController();
      const stdin = new PassThrough();
      const reason = Object.assign(new Error('interrupted'), { code: 'interrupted' });
      const onError = (text: string): void => {
        if (text.includes('boats> ')) stop.abort(reason);
      };
      const { exit } = await chat([], { terminal: 100, stdin, onError, signal: stop.signal });
      expect(exit).not.toBe(0);
    });
  });
});
