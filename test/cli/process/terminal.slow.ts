import { stripVTControlCharacters } from 'node:util';

import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';

import { hasPseudoTerminal, openTerminal, type Terminal, type TerminalWorld } from './pseudo-terminal.ts';
import { newDataset } from '../new-dataset.ts';
import { runScrq, type World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const boats = Array.from({ length: 120 }, (_, index) => ({
  id: `B${index}`,
  name: index % 3 === 0 ? `帆船 ${index} 🚤` : `Cutter number ${index}, varnished`,
  price: 900 + index * 125,
  hull: index % 2 === 0 ? 'oak and larch, copper fastened below the waterline' : 'steel',
  page: `https://boats.example/${index}`,
}));

const ENTER_SCREEN = '\u001b[?1049h';
const LEAVE_SCREEN = '\u001b[?1049l';
const WHICH = 'there are 2 scrapers, and --scraper does not say which';
const BOLD = '\u001b[1m';

const directory = sharedDirectory();
let data: string;
beforeAll(async () => {
  data = `${directory.path}/data`;
  const scrq = newDataset(directory, { env: { SCRQ_DATA: data } });
  await directory.file('boats.ndjson', ndjson(boats));
  await directory.file('later.ndjson', ndjson(boats.map((boat) => ({ ...boat, price: boat.price + 10 }))));
  await scrq('import', 'boats.ndjson', '--scraper', 'boats', '--key', 'id');
  await scrq('import', 'later.ndjson', '--scraper', 'boats');
});

describe('on what says that it is a terminal', () => {
  const { PATH = '' } = process.env;
  const results = async (argv: readonly string[], world: World = {}) => {
    const { out, err } = await runScrq(['results', ...argv], { terminal: 80, ...world, env: { SCRQ_DATA: data, PATH, ...world.env } });
    return { out, err, lines: stripVTControlCharacters(out).split('\n') };
  };

  describe('tables', () => {
    test.each([40, 60, 100, 200])('fit %d columns, wide characters and all', async (columns) => {
      const { lines } = await results(['--no-pager'], { terminal: columns });
      expect(lines.filter((line) => stringWidth(line) > columns)).toEqual([]);
      expect(lines.some((line) => line.includes('帆船'))).toBe(true);
    });

    test('have numbers to the right, under their heading', async () => {
      const [heading = '', ...rows] = (await results(['--fields', 'price,id', '--take', '120', '--no-pager'])).lines;
      const end = heading.indexOf('price') + 'price'.length;
      expect(rows.filter((row) => /\bB\d+$/.test(row)).map((row) => row.slice(0, end))).toEqual(
        boats.map(({ price }) => (price + 10).toLocaleString('en-US').padStart(end)),
      );
    });

    test('are as wide as they need with --wide', async () => {
      const { out } = await results(['--take', '2', '--wide', '--no-pager'], { terminal: 40 });
      expect(out).toContain('oak and larch, copper fastened below the waterline');
      expect(out).toContain('https://boats.example/0');
    });

    test('become records with --format record, wrapped to the width', async () => {
      const { lines } = await results(['--take', '1', '--format', 'record'], { terminal: 40 });
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
    test.each<[string, readonly string[], Readonly<Record<string, string>>, boolean]>([
      ['is there', [], {}, true],
      ['is not there with NO_COLOR', [], { NO_COLOR: '1' }, false],
      ['is there when NO_COLOR is empty', [], { NO_COLOR: '' }, true],
      ['is not there with --no-color, whatever is forced', ['--no-color'], { FORCE_COLOR: '1' }, false],
      ['is not there on a dumb terminal', [], { TERM: 'dumb' }, false],
      ['is there on a dumb terminal when it is forced', [], { TERM: 'dumb', FORCE_COLOR: '1' }, true],
    ])('%s', async (_what, argv, env, there) => {
      expect((await results(['--take', '1', ...argv], { env })).out.includes(BOLD)).toBe(there);
    });

    test('is there in a pipe when it is forced', async () => {
      const scrq = newDataset(directory, { env: { SCRQ_DATA: data, FORCE_COLOR: '1' } });
      expect((await scrq('results', '--take', '1', '--format', 'table')).out).toContain(BOLD);
    });

    test('comes with links in a terminal that knows them, and in no other', async () => {
      const link = '\u001b]8;;https://boats.example/0\u001b\\https://boats.example/0\u001b]8;;\u001b\\';
      const env = { TERM_PROGRAM: 'WezTerm' };
      const argv = ['--take', '1', '--fields', 'page'];
      expect((await results(argv, { env })).out).toContain(link);
      expect((await results(argv)).out).not.toContain('\u001b]8');
      const piped = await newDataset(directory, { env: { ...env, SCRQ_DATA: data } })('results', ...argv, '--format', 'table');
      expect(piped.out).not.toContain('\u001b]8');
    });
  });

  describe('the pager', () => {
    test('has its options in LESS, unless that is set', async () => {
      const env = { SCRQ_PAGER: 'cat >/dev/null; echo "less: $LESS"' };
      expect((await results(['--take', '50'], { env })).out).toContain('less: FRX');
      expect((await results(['--take', '50'], { env: { ...env, LESS: '-S' } })).out).toContain('less: -S');
    });
  });
});

describe.skipIf(!hasPseudoTerminal())('in a pseudo-terminal (skipped without `script` of util-linux and a build of these sources)', () => {
  const open = (command: string, world: TerminalWorld = {}): Promise<Terminal> =>
    openTerminal(command, { ...world, cwd: directory.path, env: { SCRQ_DATA: data, ...world.env } });
  const shown = async (command: string, world: TerminalWorld = {}): Promise<string> => {
    const terminal = await open(command, world);
    await terminal.ended();
    return terminal.raw.replaceAll('\r\n', '\n');
  };

  test('what is printed has the width and the colours of the terminal, and none in a pipe', async () => {
    const drawn = await shown('scrq results --no-pager 2> /dev/null', { columns: 60 });
    const widths = stripVTControlCharacters(drawn)
      .split('\n')
      .map((line) => stringWidth(line));
    expect(Math.max(...widths)).toBeLessThanOrEqual(60);
    expect(drawn).toContain('帆船');
    expect(drawn).toContain(BOLD);
    expect(await shown('scrq results --take 1 --format table | cat')).not.toContain(BOLD);
  });

  describe('the pager', () => {
    test('gets what is longer than the screen, and what is said with the records comes when it is done', async () => {
      const text = await shown('scrq results --take 50', { rows: 20, env: { PAGER: "sed 's/^/|/'" } });
      expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(51);
      expect(text).toMatch(/50 of 120 records, page 1 of 3; \+2 fields with --wide\n$/);
    });

    test('has the interrupt key to itself', async () => {
      const terminal = await open('exec scrq results --take 50', {
        env: { PAGER: "sh -c 'trap : INT; cat; echo shown; until read line < /dev/tty; do :; done'" },
      });
      await terminal.until('shown');
      // The pager goes on through both, up to a line.
      terminal.type('\u0003');
      terminal.type('\u0003');
      terminal.type('\r');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toMatch(/50 of 120 records, page 1 of 3; \+2 fields with --wide\r\n$/);
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
      const scrq = newDataset(directory, { env, terminal: 80 });
      await scrq('import', 'boats.ndjson', '--scraper', 'boats');
      await scrq('scrapers', 'create', 'oars');
      const terminal = await open('scrq results --take 1', { env });
      await terminal.until('Which scraper?');
      terminal.type('boa');
      await terminal.until('boats');
      terminal.type('\r');
      expect(await terminal.ended()).toBe(0);
      expect(terminal.raw).toContain('1 of 120 records');
      expect(await shown('scrq results < /dev/null', { env })).toContain(WHICH);
      expect((await scrq('results', '--no-input')).err).toContain(WHICH);
      expect((await runScrq(['results'], { terminal: 80, env: { ...env, CI: 'true' } })).err).toContain(WHICH);
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
    const terminal = await open('(for i in $(seq 90); do cat boats.ndjson; done; read line < /dev/tty) | scrq import - --scraper slow --dry-run');
    await terminal.until(/reading standard input: [\d,]+ records/);
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
    // On a busy machine it ends before it has undone what it began: the next command does that.
    await expect.poll(() => shown('scrq scrapers')).not.toContain('half');
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
  });
});
