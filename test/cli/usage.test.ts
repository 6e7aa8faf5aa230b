import { describe, expect, test } from 'vitest';

import { runScrq } from './run-scrq.ts';

const commands = ['search', 'results', 'import', 'scrapers', 'runs', 'serve', 'demo'];

describe('help', () => {
  test.each(commands)('of %s comes with examples, on the standard output', async (command) => {
    const { exit, out, err } = await runScrq([command, '--help']);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: scrq ${command}`);
    expect(out).toContain(`Examples:\n  `);
    expect(out).toContain('--base-url');
  });

  test('names every command and every exit status', async () => {
    const { out } = await runScrq(['--help']);
    for (const command of commands) expect(out).toContain(`\n  ${command}`);
    expect(out).toContain('130 interrupted');
  });

  test('takes the place of a command that is missing, as an error', async () => {
    const { exit, out, err } = await runScrq([]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('Usage: scrq');
  });

  test('tells the version', async () => {
    expect(await runScrq(['--version'])).toEqual({ exit: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
  });
});

describe('wrong usage', () => {
  test.each([
    ['a command that does not exist', ['serch'], "unknown command 'serch'", 'Did you mean search?'],
    ['an option that does not exist', ['results', '--tkae', '3'], "unknown option '--tkae'", 'Did you mean --take?'],
    ['a subcommand that does not exist', ['scrapers', 'lsit'], "unknown command 'lsit'", 'Did you mean list?'],
    ['a query that is missing', ['search'], "missing required argument 'query'", 'See `scrq search --help`.'],
    ['words that belong nowhere', ['results', 'flats'], 'too many arguments', 'See `scrq results --help`.'],
    [
      'a format that does not exist',
      ['results', '--format', 'xml'],
      "argument 'xml' is invalid. Allowed choices are table, json, jsonl, csv",
      'See `scrq --help`.',
    ],
    ['all pages and one of them', ['results', '--all', '--page', '2'], "option '--all' cannot be used with option '--page <n>'", 'See'],
    ['an empty value', ['results', '--data', ''], '--data is empty', 'Give it a value, or leave it out.'],
    ['no home directory', ['results'], 'there is no home directory', 'Name a directory with --data DIR or SCRQ_DATA.'],
    ['a server without a scraper', ['results', '--base-url', 'http://127.0.0.1:1'], 'no scraper is named', 'Add --scraper ID'],
    [
      'a server for what only the owner may do',
      ['scrapers', '--base-url', 'http://127.0.0.1:1'],
      'works on the local dataset',
      'Leave out --base-url',
    ],
    ['several files without a scraper', ['import', 'a.csv', 'b.csv'], 'several files are given', 'Add --scraper NAME.'],
    ['the standard input without a scraper', ['import', '-'], 'records of the standard input have no name', 'Add --scraper NAME.'],
    ['runs to keep that are no number', ['runs', 'prune', '--keep', 'few', '--data', '.'], '--keep must be a whole number', 'To remove everything'],
    ['a port that is none', ['serve', '--port', 'http'], '--port must be a whole number from 0 to 65535', '0 takes any free port.'],
  ])('%s ends with status 2 and two lines', async (_what, argv, problem, advice) => {
    const { exit, out, err } = await runScrq(argv, { env: { HOME: '' } });
    const [first, second, ...rest] = err.split('\n');
    expect([exit, out, rest]).toEqual([2, '', ['']]);
    expect(first).toContain(`scrq: `);
    expect(first).toContain(problem);
    expect(second).toContain(`  ${advice}`);
  });
});
