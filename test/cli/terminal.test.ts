import { stripVTControlCharacters } from 'node:util';

import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hasPseudoTerminal, openTerminal, type Terminal, type TerminalWorld } from './pseudo-terminal.ts';
import { newDataset } from './new-dataset.ts';
import { ndjson, temporaryDirectory, type Temporary } from './temporary.ts';

const boats = Array.from({ length: 120 }, (_, index) => ({
  id: `B${index}`,
  name: index % 3 === 0 ? `帆船 ${index} 🚤` : `Cutter number ${index}, varnished`,
  price: 900 + index * 125,
  hull: index % 2 === 0 ? 'oak and larch, copper fastened below the waterline' : 'steel',
  page: `https://boats.example/${index}`,
}));

const ENTER_SCREEN = '\u001b[?1049h';
const LEAVE_SCREEN = '\u001b[?1049l';
const BOLD = '\u001b[1m';

describe.skipIf(!hasPseudoTerminal())('in a pseudo-terminal (skipped without `script` of util-linux and a build of these sources)', () => {
  let directory: Temporary;
  let data: string;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    data = `${directory.path}/data`;
    const scrq = newDataset(directory, { env: { SCRQ_DATA: data } });
    await directory.file('boats.ndjson', ndjson(boats));
    await directory.file('later.ndjson', ndjson(boats.map((boat) => ({ ...boat, price: boat.price + 10 }))));
    await scrq('import', 'boats.ndjson', '--scraper', 'boats', '--key', 'id');
    await scrq('import', 'later.ndjson', '--scraper', 'boats');
  });
  afterAll(() => directory[Symbol.asyncDispose]());

  const open = (command: string, world: TerminalWorld = {}): Promise<Terminal> =>
    openTerminal(command, { ...world, cwd: directory.path, env: { SCRQ_DATA: data, ...world.env } });
  const shown = async (command: string, world: TerminalWorld = {}): Promise<string> => {
    const terminal = await open(command, world);
    await terminal.ended();
    return terminal.raw.replaceAll('\r\n', '\n');
  };

  describe('tables', () => {
    test.each([40, 60, 100, 200])('fit %d columns, wide characters and all', async (columns) => {
      const lines = stripVTControlCharacters(await shown('scrq results --no-pager 2> /dev/null', { columns })).split('\n');
      expect(lines.filter((line) => stringWidth(line) > columns)).toEqual([]);
      expect(lines.some((line) => line.includes('帆船'))).toBe(true);
    });

    test('have numbers to the right, under their heading', async () => {
      const [heading = '', ...rows] = stripVTControlCharacters(await shown('scrq results --fields price,id --take 120 --no-pager')).split('\n');
      const end = heading.indexOf('price') + 'price'.length;
      expect(rows.filter((row) => /\bB\d+$/.test(row)).map((row) => row.slice(0, end))).toEqual(
        boats.map(({ price }) => String(price + 10).padStart(end)),
      );
    });

    test('are as wide as they need with --wide', async () => {
      const text = await shown('scrq results --take 2 --wide --no-pager', { columns: 40 });
      expect(text).toContain('oak and larch, copper fastened below the waterline');
      expect(text).toContain('https://boats.example/0');
    });

    test('become records with --format record, wrapped to the width', async () => {
      const lines = stripVTControlCharacters(await shown('scrq results --take 1 --format record', { columns: 40 })).split('\n');
      expect(lines.slice(0, 7)).toEqual([
        '── 1 ──',
        'id     B0',
        'name   帆船 0 🚤',
        'price  910',
        'hull   oak and larch, copper fastened',
        '       below the waterline',
        'page   https://boats.example/0',
      ]);
    });
  });

  describe('colour', () => {
    test.each<[string, string, Readonly<Record<string, string>>, boolean]>([
      ['is there on a terminal', 'scrq results --take 1', {}, true],
      ['is not there with NO_COLOR', 'scrq results --take 1', { NO_COLOR: '1' }, false],
      ['is there when NO_COLOR is empty', 'scrq results --take 1', { NO_COLOR: '' }, true],
      ['is not there with --no-color, whatever is forced', 'scrq results --take 1 --no-color', { FORCE_COLOR: '1' }, false],
      ['is not there on a dumb terminal', 'scrq results --take 1', { TERM: 'dumb' }, false],
      ['is there on a dumb terminal when it is forced', 'scrq results --take 1', { TERM: 'dumb', FORCE_COLOR: '1' }, true],
      ['is not there in a pipe', 'scrq results --take 1 --format table | cat', {}, false],
      ['is there in a pipe when it is forced', 'scrq results --take 1 --format table | cat', { FORCE_COLOR: '1' }, true],
    ])('%s', async (_what, command, env, there) => {
      expect((await shown(command, { env })).includes(BOLD)).toBe(there);
    });

    test('comes with links in a terminal that knows them, and in no other', async () => {
      const link = '\u001b]8;;https://boats.example/0\u001b\\https://boats.example/0\u001b]8;;\u001b\\';
      const command = 'scrq results --take 1 --fields page';
      expect(await shown(command, { env: { TERM_PROGRAM: 'WezTerm' } })).toContain(link);
      expect(await shown(command)).not.toContain('\u001b]8');
      expect(await shown(`${command} --format table | cat`, { env: { TERM_PROGRAM: 'WezTerm' } })).not.toContain('\u001b]8');
    });
  });

  describe('the pager', () => {
    test('gets what is longer than the screen, of SCRQ_PAGER before PAGER', async () => {
      const env = { SCRQ_PAGER: "sed 's/^/|/'", PAGER: 'false' };
      const text = await shown('scrq results --take 50', { rows: 20, env });
      expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(51);
      // What is said with the records comes when the pager is done.
      expect(text).toMatch(/50 of 120 records, page 1 of 3\n$/);
      expect(await shown('scrq results --take 5', { rows: 20, env })).not.toContain('|');
    });

    test('has its options in LESS, unless that is set', async () => {
      const env = { SCRQ_PAGER: 'cat >/dev/null; echo "less: $LESS"' };
      expect(await shown('scrq results --take 50', { env })).toContain('less: FRX');
      expect(await shown('scrq results --take 50', { env: { ...env, LESS: '-S' } })).toContain('less: -S');
    });

    test('may be left early, which is no failure', async () => {
      const terminal = await open('scrq results --all --sort id', { env: { PAGER: 'head -n 3' } });
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toContain('B1');
    });

    test('has the interrupt key to itself', async () => {
      const terminal = await open('exec scrq results --take 50', { env: { PAGER: "sh -c 'trap : INT; cat; echo shown; sleep 1; sleep 1'" } });
      await terminal.until('shown');
      terminal.type('\u0003');
      terminal.type('\u0003');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toMatch(/50 of 120 records, page 1 of 3\r\n$/);
    });

    test.each([
      ['is missing', 'no-such-pager', 'the pager "no-such-pager" is not there'],
      ['fails', "sh -c 'exit 4'", 'failed with status 4'],
    ])('that %s is told, and the records are printed', async (_what, PAGER, note) => {
      const terminal = await open('scrq results --take 50', { env: { PAGER } });
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toContain(note);
      expect(terminal.raw).toContain('B49');
    });
  });

  describe('questions', () => {
    test('are answered with a key', async () => {
      const scrq = newDataset(directory, { env: { SCRQ_DATA: `${data}-asked` } });
      await scrq('scrapers', 'create', 'oars');
      const terminal = await open('scrq scrapers remove oars', { env: { SCRQ_DATA: `${data}-asked` } });
      await terminal.until('Remove the scraper "oars"');
      terminal.type('y\r');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toContain('removed the scraper "oars"');
    });

    test('ask for a scraper that is not named, unless nothing may be asked', async () => {
      const env = { SCRQ_DATA: `${data}-picked` };
      const scrq = newDataset(directory, { env });
      await scrq('import', 'boats.ndjson', '--scraper', 'boats');
      await scrq('scrapers', 'create', 'oars');
      const terminal = await open('scrq results --take 1', { env });
      await terminal.until('Which scraper?');
      terminal.type('boa');
      await terminal.until('boats');
      terminal.type('\r');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toContain('1 of 120 records');
      for (const [command, more] of [
        ['scrq results --no-input', {}],
        ['scrq results', { CI: 'true' }],
        ['scrq results < /dev/null', {}],
      ] as const) {
        expect(await shown(command, { env: { ...env, ...more } })).toContain('there are 2 scrapers, and --scraper does not say which');
      }
    });

    test('ask for a file to import', async () => {
      const terminal = await open('scrq import --dry-run');
      await terminal.until('Which file?');
      terminal.type('later');
      await terminal.until('later.ndjson');
      terminal.type('\r');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toContain('120 records would be imported');
    });

    test('can be interrupted', async () => {
      const terminal = await open('scrq scrapers remove boats');
      await terminal.until('Remove the scraper "boats"');
      terminal.type('\u0003');
      expect(await terminal.ended()).toBe(130);
    });
  });

  test('progress is shown while it goes on, and gone before the result', async () => {
    // The input ends when the test says so, and a terminal that is read for that is not the standard input.
    const terminal = await open('(for i in $(seq 200); do cat boats.ndjson; done; read line < /dev/tty) | scrq import - --scraper slow --dry-run');
    await terminal.until(/reading standard input: \d+ records/);
    terminal.type('\r');
    expect(await terminal.ended()).toBe(0);
    const text = terminal.raw;
    // Back to the beginning of the line, and all of it away.
    expect(text.slice(text.lastIndexOf('reading'), text.indexOf('field'))).toMatch(/\u001b\[1G\u001b\[[02]?K/);
    expect(text).toContain('\u001b[?25h');
    expect(await shown('cat boats.ndjson | scrq import - --scraper slow --dry-run 2>&1 | cat')).not.toContain('reading');
  });

  test('Ctrl-C stops an import, cleanly', async () => {
    const terminal = await open('cat boats.ndjson - | scrq import - --scraper half');
    await terminal.until('reading');
    terminal.type('\u0003');
    expect(await terminal.ended()).toBe(130);
    expect(terminal.raw).toContain('scrq: interrupted');
    expect(await shown('scrq scrapers')).not.toContain('half');
  });

  describe('browse', () => {
    test('searches as one types, opens a record, shows its history, and leaves the terminal as it was', async () => {
      const terminal = await open('scrq browse', { columns: 70, rows: 12 });
      await terminal.until('100 of 120 records');
      terminal.type('steel');
      await terminal.until('> steel');
      terminal.type('\u001b[B\u001b[B');
      await terminal.until('c copies');
      terminal.type('\r');
      await terminal.until('hull   steel');
      terminal.type('c');
      await terminal.until('copied as JSON');
      expect(terminal.raw).toMatch(/\u001b\]52;c;[A-Za-z0-9+/=]+\u0007/);
      terminal.type('h');
      await terminal.until(/change {2}changed/);
      terminal.type('q');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw.startsWith(ENTER_SCREEN)).toBe(true);
      expect(terminal.raw.endsWith(LEAVE_SCREEN)).toBe(true);
    });

    test.each([
      ['escape', '\u001b'],
      ['Ctrl-C', '\u0003'],
    ])('is left with %s', async (_key, keys) => {
      const terminal = await open('scrq browse');
      await terminal.until('120 records');
      terminal.type(keys);
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw.endsWith(LEAVE_SCREEN)).toBe(true);
    });

    test('is drawn anew when the terminal is resized', async () => {
      const terminal = await open('scrq browse', { columns: 90, rows: 20 });
      await terminal.until('120 records');
      terminal.resize(40, 8);
      await terminal.until('type to search');
      terminal.type('cutter');
      await terminal.until('> cutter');
      // Up to where the cursor goes back to the query, so that it is whole.
      const drawn = () => terminal.raw.match(/\u001b\[H(?:(?!\u001b\[H)[^])*\u001b\[J\u001b\[1;\d+H/g) ?? [];
      const lines = () => (drawn().at(-1) ?? '').split('\r\n');
      // The new size may come after what was typed.
      await expect.poll(() => drawn().at(-1)?.includes('> cutter') === true && lines().length === 8).toBe(true);
      expect(lines().map((line) => stringWidth(line) <= 40)).toEqual(Array.from({ length: 8 }, () => true));
      terminal.type('\u0003');
      await terminal.ended();
    });

    test('gives the terminal back when it is terminated', async () => {
      const terminal = await open('exec scrq browse');
      await terminal.until('120 records');
      process.kill(terminal.pid, 'SIGTERM');
      await terminal.ended();
      expect(terminal.raw).toContain(LEAVE_SCREEN);
      expect(terminal.raw).toMatch(/scrq: interrupted\r\n$/);
    });

    test.each([
      ['a pipe', 'scrq browse | cat', {}],
      ['a dumb terminal', 'scrq browse', { TERM: 'dumb' }],
    ])('needs more than %s', async (_what, command, env) => {
      const text = await shown(command, { env });
      expect(text).toContain('browse needs a terminal');
      expect(text).not.toContain(ENTER_SCREEN);
    });
  });
});
