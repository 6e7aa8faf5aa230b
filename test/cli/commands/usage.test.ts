import { describe, expect, test } from 'vitest';

import { runScrq } from '../run-scrq.ts';
import { temporaryDirectory } from '../../temporary.ts';

const commands = ['search', 'results', 'export', 'describe', 'diff', 'history', 'import', 'scrapers', 'runs', 'serve', 'demo'];

describe('help', () => {
  test.each(commands)('of %s comes with examples, on the standard output', async (command) => {
    const { exit, out, err } = await runScrq([command, '--help']);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: scrq ${command}`);
    expect(out).toContain(`Examples:\n  `);
    expect(out).toContain('--base-url');
  });

  test('of import shows every option of its own in an example', async () => {
    const { out } = await runScrq(['import', '--help']);
    const [examples = '', options = ''] = out.slice(0, out.indexOf('Global Options:')).split('Arguments:');
    const own = Array.from(options.matchAll(/^ {2}(--[\w-]+)/gm), ([, option]) => option);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((option) => !examples.includes(`${option}`))).toEqual([]);
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

describe('--quiet', () => {
  test('leaves results and failures, and nothing else', async () => {
    await using directory = await temporaryDirectory();
    const env = { SCRQ_DATA: `${directory.path}/data` };
    const cwd = directory.path;
    await directory.file('a.csv', 'id,price\n1,2\n');
    expect((await runScrq(['import', 'a.csv', '--quiet'], { env, cwd })).err).toBe('');
    expect(await runScrq(['search', 'x', '--quiet', '--format', 'jsonl'], { env })).toEqual({ exit: 0, out: '{"id":"1","price":2}\n', err: '' });
    expect((await runScrq(['results', '--quiet', '--scraper', 'nosuch'], { env })).err).toContain('scrq: no scraper has');
  });
});

describe('wrong usage', () => {
  test.each([
    ['a command that does not exist', ['serch'], "unknown command 'serch'", 'Did you mean search?'],
    ['an option that does not exist', ['results', '--tkae', '3'], "unknown option '--tkae'", 'Did you mean --take?'],
    ['a subcommand that does not exist', ['scrapers', 'lsit'], "unknown command 'lsit'", 'Did you mean list?'],
    ['help of a command that does not exist', ['help', 'serch'], "unknown command 'serch'", 'Did you mean search?'],
    ['a command that does not exist, with help', ['serch', '--help'], "unknown command 'serch'", 'Did you mean search?'],
    ['help of a subcommand that does not exist', ['help', 'scrapers', 'lsit'], "unknown command 'lsit'", 'Did you mean list?'],
    ['a query that is missing', ['search'], "missing required argument 'query'", 'See `scrq search --help`.'],
    ['words that belong nowhere', ['results', 'flats'], 'too many arguments', 'See `scrq results --help`.'],
    [
      'a format that does not exist',
      ['results', '--format', 'xml'],
      "argument 'xml' is invalid. Allowed choices are table, record, json, jsonl, csv",
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
    ['several files', ['import', 'a.csv', 'b.csv', '--scraper', 'x'], 'several files are given', 'Add --each-file-a-run'],
    ['several files without a scraper', ['import', 'a.csv', 'b.csv', '--each-file-a-run'], 'several files are given', 'Add --scraper NAME.'],
    ['a type without a field', ['import', 'a.csv', '--type', 'number'], '--type "number" lacks a "="', 'Write it as --type price=number.'],
    ['a field without a type', ['import', 'a.csv', '--type', 'price='], '--type "price=" lacks a side', 'Write it as --type price=number.'],
    ['a type that is none', ['import', 'a.csv', '--type', 'price=money'], '"money" is not a type', 'The types are number, date, boolean and text.'],
    ['two types of one field', ['import', 'a.csv', '--type', 'a=text', '--type', 'a=date'], 'gives "a" two types', 'Give each field one type.'],
    ['a name for no field', ['import', 'a.csv', '--rename', '=price'], '--rename "=price" lacks a side', 'Write it as --rename old=new.'],
    ['two names for one field', ['import', 'a.csv', '--rename', 'a=b', '--rename', 'a=c'], 'gives "a" two names', 'Give each field one new name.'],
    ['fields to keep and to leave out', ['import', 'a.csv', '--only', 'a', '--omit', 'b'], "cannot be used with option '--only <fields>'", 'See'],
    ['no fields to keep', ['import', 'a.csv', '--only', ' , '], '--only names no field', 'Join names by commas: --only title,price.'],
    ['an order of dates that is none', ['import', 'a.csv', '--date-order', 'ydm'], 'Allowed choices are dmy, mdy, ymd', 'See `scrq import --help`.'],
    ['a decimal mark that is none', ['import', 'a.csv', '--decimal', ','], 'Allowed choices are point, comma', 'See `scrq import --help`.'],
    ['a day that there is not', ['import', 'a.csv', '--run-at', '2024-02-30'], '--run-at "2024-02-30" is not a valid time', 'Write it in ISO 8601'],
    ['a size without a number', ['import', 'a.csv', '--max-size', 'MB'], '--max-size "MB" is not a valid size', 'Write it as 500000'],
    ['a size of nothing', ['import', 'a.csv', '--max-record', '0'], '--max-record "0" is not a valid size', 'Write it as 500000'],
    ['a count that is none', ['import', 'a.csv', '--max-fields', '1.5'], '--max-fields must be a whole number of at least 1', 'Write it as'],
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
