import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { describeTree, type CommandNode } from '../../../src/cli/command-tree.ts';
import { createDisplay } from '../../../src/cli/output/display/display.ts';
import { createProgram } from '../../../src/cli/program.ts';
import { runScrq } from '../run-scrq.ts';
import { shellCommands } from './shell-commands.ts';
import { type Temporary, ndjson, temporaryDirectory } from '../../temporary.ts';

/** The program, with actions that do nothing. */
function parser(home = '/nowhere') {
  const nowhere = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: { HOME: home }, cwd: '/nowhere' };
  const io = { ...nowhere, platform: 'linux', now: Date.now, signal: new AbortController().signal } as const;
  const backends = { openDataset: () => Promise.reject(new Error('not here')), connect: () => Promise.reject(new Error('not here')) };
  const program = createProgram({ io, display: createDisplay(io), backends, secrets: new Set() }, () => undefined);
  const still = (command: typeof program): void => {
    command.action(() => undefined);
    command.commands.forEach(still);
  };
  program.commands.forEach(still);
  return program;
}

function all(node: CommandNode): readonly CommandNode[] {
  return [node, ...node.commands.flatMap(all)];
}

const VARIABLES = { ID: 'x', URL: 'http://127.0.0.1:1', SCRAPER_ID: 'x', TOKEN: 'x' };
const tree = describeTree(parser());
const nodes = all(tree);
const lines = [...new Set(nodes.flatMap((node) => node.examples.map(({ command }) => command)))];

/** What `scrq` is called with in an example. */
function calls(line: string): readonly (readonly string[])[] {
  return shellCommands(line, VARIABLES)
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))))
    .filter(([program]) => program === 'scrq')
    .map((words) => words.slice(1));
}

describe('help', () => {
  let home: Temporary;
  beforeAll(async () => {
    home = await temporaryDirectory();
    // The profile that examples speak of.
    await runScrq(['config', 'set', 'baseUrl', 'https://api.example.com', '--profile', 'hosted'], { env: { HOME: home.path } });
  });
  afterAll(() => home[Symbol.asyncDispose]());

  test.each(nodes.map((node) => [node.path, node] as const))('of %s begins with usage, description and examples', async (path, node) => {
    const { exit, out, err } = await runScrq([...path.split(' ').slice(1), '--help']);
    expect([exit, err]).toEqual([0, '']);
    expect(out.startsWith(`Usage: ${path}`)).toBe(true);
    expect(node.examples.length).toBeGreaterThan(0);
    expect(out.replaceAll(/\n(?!\n)/g, ' ')).toMatch(/^Usage: .+\n ?.+\n ?Examples: +\S/);
    expect(out.match(/^Examples:$/gm)).toHaveLength(1);
    const commands = new Set(node.examples.map(({ command }) => command));
    expect(out.split('\n').filter((line) => line.length > 80 && !commands.has(line.trim()))).toEqual([]);
  });

  test('describes every command, argument and option', () => {
    const described = nodes.flatMap(({ path, description, arguments: args, options }) => [
      [path, description],
      ...args.map(({ name, description: text }) => [`${path} ${name}`, text]),
      ...options.map(({ flags, description: text }) => [`${path} ${flags}`, text]),
    ]);
    expect(described.filter(([, text]) => text === '')).toEqual([]);
    // One voice: no capital and no full stop, as in the other texts.
    expect(
      nodes
        .slice(1)
        .filter(({ description }) => /^[A-Z][a-z]|\.$/.test(description))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test.each(lines)('has an example that is understood: %s', async (line) => {
    const found = calls(line);
    if (!/^(?:curl|TOKEN)/.test(line)) expect(found.length).toBeGreaterThan(0);
    for (const words of found) await parser(home.path).parseAsync([...words], { from: 'user' });
  });

  test('would not let an example pass that is wrong', async () => {
    await expect(parser().parseAsync(['search', 'x', '--no-such-option'], { from: 'user' })).rejects.toThrow('unknown option');
    await expect(parser().parseAsync(['history'], { from: 'user' })).rejects.toThrow('missing required argument');
    expect(calls("A=1 scrq search 'a b' --filter \"x = '1'\" | jq -r .x > f && source <(scrq man) # x")).toEqual([
      ['search', 'a b', '--filter', "x = '1'"],
      ['man'],
    ]);
  });
});

/** Not of this machine, without an end, or with a person: they are tried in tests of their own. */
const ELSEWHERE =
  /--base-url|--profile|ollama|\bpull\b|^scrq (?:demo|serve|browse|init|doctor|config|chat)\b|&& scrq serve|s3:\/\/|^SCRQ_PORT|^curl -H|--resume/;
/** Those that leave a dataset or files of records other than they were. */
const CHANGES = /scrq (?:import|reembed|tokens|scrapers (?:create|rename|remove)|runs (?:remove|prune))|-o flats\.csv|> flats|SKU-7/;
const PLACEHOLDER = '01JB9XKTW2V4C6M8N0P2R4S6T8';

const flats = Array.from({ length: 30 }, (_, index) => ({
  id: `F-${1030 + index}`,
  title: `Loft ${index} with a balcony near the harbour`,
  price: 800 + index * 50,
  rooms: 1 + (index % 4),
  bedrooms: index % 3,
  rating: 3 + (index % 20) / 10,
  pets: index % 2 === 0,
  sqft: 400 + index * 9,
  city: index % 2 === 0 ? 'Austin' : 'Southwick',
  posted_at: `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
  'Release Date': '2026-01-05',
  url: `https://example.com/flats/${index}`,
}));
const goods = flats.map(({ price }, index) => ({ shop: 'Corner Shop', sku: `SKU-${index}`, price, 'Last seen': '2026-02-01' }));

describe('examples that can run here', () => {
  let directory: Temporary;
  let run: string;
  const files = () => `${directory.path}/files`;
  const template = () => `${directory.path}/template`;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    const write = (name: string, text: string) => directory.file(`files/${name}`, text);
    const scrq = (...argv: string[]) => runScrq(argv, { cwd: files(), env: { SCRQ_DATA: template() } });
    await mkdir(files());
    const csv = (header: string, ...rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
    const records = ndjson(flats);
    const newer = ndjson(flats.slice(1).map((flat) => ({ ...flat, price: flat.price + 25 })));
    const homes = csv('id,title,prc,html,"Price, EUR",zip', '1,Loft,900,<b>,900,01234', '2,Barn,800,<i>,800,01235');
    for (const name of ['listings.csv', 'flats.csv', 'monday.csv', 'from-the-office.csv']) await write(name, homes);
    await write('prices.csv', csv('id;price;day', '1;1.200,50;03/04/26', '2;90,00;04/04/26'));
    await write('shop.csv', csv('shop,sku,Last seen', 'a,1,2026-01-01', 'b,2,2026-01-02'));
    await write('old.csv', csv('id,price', '1,10', '2,20'));
    await write('new.csv', csv('id,price', '1,11', '3,30'));
    await write('old.json', JSON.stringify(flats));
    await write('export.json', JSON.stringify({ data: { items: flats } }));
    for (const name of ['older.ndjson', 'download.txt']) await write(name, records);
    await write('newer.ndjson', newer);
    writeFileSync(join(files(), 'big.ndjson.gz'), gzipSync(records));
    writeFileSync(join(files(), 'flats.csv.gz'), gzipSync(homes));
    await mkdir(`${files()}/snapshots`);
    for (const day of ['20260301', '20260302']) await directory.file(`files/snapshots/flats_${day}.json`, JSON.stringify(flats));
    await scrq('import', 'older.ndjson', '--scraper', 'flats', '--key', 'id');
    run = (JSON.parse((await scrq('runs', '--format', 'json')).out) as { data: readonly [{ id: string }] }).data[0].id;
    await scrq('import', 'newer.ndjson', '--scraper', 'flats');
    await write('goods.ndjson', ndjson(goods));
    await cp(template(), `${files()}/data`, { recursive: true });
  });
  afterAll(() => directory[Symbol.asyncDispose]());

  test.each(lines.filter((line) => calls(line).length > 0 && !ELSEWHERE.test(line)))('%s', async (line) => {
    const cwd = CHANGES.test(line) ? `${directory.path}/${lines.indexOf(line)}` : files();
    const data = CHANGES.test(line) ? `${cwd}/.data` : template();
    const [first = []] = shellCommands(line);
    const stdin = first[0] === 'echo' ? first.slice(1).join(' ') : ndjson(flats);
    const scrq = (...argv: string[]) => runScrq(argv, { cwd, stdin, env: { SCRQ_DATA: data } });
    if (CHANGES.test(line)) await cp(files(), cwd, { recursive: true });
    if (line.includes('SKU-7')) await scrq('import', 'goods.ndjson', '--scraper', 'goods', '--key', 'shop,sku');
    else if (CHANGES.test(line) && !line.includes('scrq import')) await cp(template(), data, { recursive: true });
    if (/scrapers (?:create|remove)/.test(line)) await scrq('scrapers', 'rename', 'flats', line.includes('homes') ? 'homes' : 'others');
    if (line.includes('tokens revoke laptop')) await scrq('tokens', 'create', 'laptop');
    for (const words of calls(line)) {
      const argv = words.map((word) => (word === PLACEHOLDER ? run : word));
      const given = argv.flatMap((word) =>
        word === 'snapshots/*.json' ? ['snapshots/flats_20260301.json', 'snapshots/flats_20260302.json'] : [word],
      );
      const { exit, err } = await scrq(...given, ...(given.includes('-o') ? ['--force'] : []));
      expect([exit, exit === 0 || line.includes('--exit-code') ? '' : err]).toEqual([line.includes('--exit-code') ? 1 : 0, '']);
    }
  });
});

describe('describe-cli', () => {
  test('tells programs the whole tree', async () => {
    const { exit, out } = await runScrq(['describe-cli', '--json']);
    const told = JSON.parse(out) as CommandNode & { readonly failures: readonly object[] };
    expect(exit).toBe(0);
    expect(told).toMatchObject(JSON.parse(JSON.stringify(tree)) as object);
    expect(told.failures).toContainEqual({ code: 'scraper_not_found', exit: 3, title: 'Scraper not found' });
    const search = told.commands.find(({ name }) => name === 'search');
    expect(search).toMatchObject({
      path: 'scrq search',
      usage: '[options] <query...>',
      arguments: [{ name: 'query', required: true, variadic: true }],
    });
    expect(search?.options).toContainEqual(
      expect.objectContaining({ name: '--mode', value: 'required', valueName: 'mode', choices: ['hybrid', 'keyword', 'vector'] }),
    );
    expect(search?.options).toContainEqual(expect.objectContaining({ name: '--explain', value: 'none' }));
    expect(told.options).toContainEqual(expect.objectContaining({ name: '--data', environment: 'SCRQ_DATA' }));
    expect(told.commands.find(({ name }) => name === 'serve')?.options).toContainEqual(expect.objectContaining({ name: '--host' }));
    expect(told.commands.find(({ name }) => name === 'scrapers')?.commands.find(({ name }) => name === 'list')?.default).toBe(true);
    expect(JSON.stringify(told)).not.toContain('__complete');
  });

  test('lists the commands for people', async () => {
    const { out } = await runScrq(['describe-cli'], { terminal: 100, env: { PAGER: 'cat' } });
    expect(out).toContain('scrq scrapers rename');
  });
});

test('the package has a manual page for every command', async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { readonly man: readonly string[] };
  const pages = [tree, ...tree.commands].map(({ path }) => `./dist/man/${path.replaceAll(' ', '-')}.1`);
  expect(manifest.man.toSorted()).toEqual(pages.toSorted());
});
