import { readFile } from 'node:fs/promises';

import { beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { createJsonValues } from '../../../../src/cli/output/display/json-values.ts';
import { newDataset } from '../../new-dataset.ts';
import type { Outcome } from '../../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../../temporary.ts';

const tools = [
  { id: 't1', name: ' Plane, "fine"', price: 12.5, tags: ['wood', 'hand'], 'sold by': { shop: 'Nail & Co' }, note: null },
  { id: 't2', name: 'Saw\nwith a line break', price: 40, tags: [], 'sold by': { shop: 'Bolt' }, note: 'last one' },
  { id: 't3', name: 'File', price: 7, tags: ['metal'], 'sold by': { shop: 'Bolt' }, note: null },
];

const directory = sharedDirectory();
let scrq: (...argv: string[]) => Promise<Outcome>;
beforeAll(async () => {
  scrq = newDataset(directory);
  await directory.file('tools.ndjson', ndjson(tools));
  await scrq('import', 'tools.ndjson', '--scraper', 'tools', '--key', 'id');
});

describe('--jq', () => {
  test.each([
    ['texts as they are', ['results'], '.name, ""', ' Plane, "fine"\n\nSaw\nwith a line break\n\nFile\n\n'],
    ['all else as JSON, a line each', ['results', '--take', '2'], '.tags', '["wood","hand"]\n[]\n'],
    ['several results of one record', ['results', '--take', '1'], '.id, .price', 't1\n12.5\n'],
    ['nothing', ['results'], 'empty', ''],
    ['records that are selected', ['results'], 'select(.price > 10).id', 't1\nt2\n'],
    ['what is in pages read as one', ['results', '--all'], '.id', 't1\nt2\nt3\n'],
    ['the whole answer', ['results', '--format', 'json'], '([.data[].price] | add), .pagination.total', '59.5\n3\n'],
    ['an expression that begins like an option', ['results', '--take', '1'], '-1', '-1\n'],
    ['a report', ['scrapers'], '.name', 'tools\n'],
    ['an exported file', ['export'], 'map(.id)', '["t1","t2","t3"]\n'],
    ['exported lines', ['export', '--format', 'jsonl'], '.id', 't1\nt2\nt3\n'],
    ['the statistics of a field', ['describe', 'price'], '.max', '40\n'],
  ])('gives %s', async (_what, argv, expression, expected) => {
    const { exit, out, err } = await scrq(...argv, '--jq', expression);
    expect([exit, exit === 0 ? '' : err]).toEqual([0, '']);
    expect(out).toBe(expected);
  });

  test.each([
    ['one that cannot be read', '.a | (', '--jq: syntax error, unexpected end of file'],
    ['a function that there is not', 'no_such_thing', '--jq: no_such_thing/0 is not defined'],
    ['one that does not fit the records', '.name + 1', 'cannot be added'],
    ['one that fails in the middle only', 'if .id == "t1" then error("stop") else .id end', '--jq: stop'],
  ])('refuses %s, with status 2', async (_what, expression, message) => {
    const { exit, err } = await scrq('results', '--jq', expression);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });

  test('does not ask for anything when it cannot be read', async () => {
    const { exit, err } = await scrq('results', '--scraper', 'no-such-scraper', '--jq', '.[');
    expect([exit, err.includes('--jq')]).toEqual([2, true]);
  });

  test('writes to a file as to the standard output', async () => {
    await scrq('results', '--jq', '.id', '-o', 'ids.jsonl');
    expect(await readFile(`${directory.path}/ids.jsonl`, 'utf8')).toBe('t1\nt2\nt3\n');
  });

  test('keeps the exit status of a diff', async () => {
    await directory.file('less.ndjson', ndjson(tools.slice(1)));
    const { exit, out } = await scrq('diff', 'tools.ndjson', 'less.ndjson', '--key', 'id', '--exit-code', '--jq', '.change');
    expect([exit, out]).toEqual([1, 'removed\n']);
  });
});

describe('--template', () => {
  test.each([
    ['fields in a text', '{{id}}: {{ price }}', 't1: 12.5\nt2: 40\nt3: 7\n'],
    ['lists and objects as JSON', '{{tags}}', '["wood","hand"]\n[]\n["metal"]\n'],
    ['a field within a field', '{{sold by.shop}}', 'Nail & Co\nBolt\nBolt\n'],
    ['nothing for what is missing', '[{{note}}]', '[]\n[last one]\n[]\n'],
    ['line feeds, tabs and backslashes', '{{id}}\\t\\n\\\\', 't1\t\n\\\nt2\t\n\\\nt3\t\n\\\n'],
    ['a text without fields', 'x', 'x\nx\nx\n'],
  ])('fills in %s', async (_what, template, expected) => {
    const { exit, out } = await scrq('results', '--template', template);
    expect([exit, out]).toEqual([0, expected]);
  });

  test('fills in the whole answer with --format json', async () => {
    expect((await scrq('results', '--format', 'json', '--template', '{{pagination.total}} of them')).out).toBe('3 of them\n');
  });

  test('writes braces that are meant as such', async () => {
    expect((await scrq('results', '--take', '1', '--template', '\\{\\{{{id}}\\}\\}')).out).toBe('{{t1}}\n');
  });

  test.each([
    ['a field that there is not, with a guess', '{{prise}}', 'no record has a field "prise"', 'Did you mean price?'],
    ['braces without an end', 'a {{id', 'cannot be read from "{{id" on', 'Write fields as {{title}}'],
    ['braces with nothing between', '{{ }}', 'cannot be read from "{{ }}" on', 'Write fields as {{title}}'],
  ])('refuses %s', async (_what, template, message, hint) => {
    const { exit, out, err } = await scrq('results', '--template', template);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain(hint);
  });
});

test.each([
  ['both at once', ['results', '--jq', '.', '--template', 'x'], 'two ways to print a record'],
  ['a format that is no JSON', ['results', '--jq', '.', '--format', 'csv'], '--format csv is none'],
  ['a file of an export', ['export', '--jq', '.', '-o', 'x.json'], '--output gets the file as it is'],
])('--jq and --template refuse %s', async (_what, argv, message) => {
  const { exit, err } = await scrq(...argv);
  expect([exit, err.includes(message)]).toEqual([2, true]);
});

describe('JSON in pieces', () => {
  test('is cut into its values, wherever the pieces end', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 2), fc.array(fc.nat(40)), (values, indent, cuts) => {
        const text = values.map((value) => `${JSON.stringify(value, null, indent)}\n`).join('');
        const scanner = createJsonValues();
        const found: string[] = [];
        let rest = text;
        for (const cut of cuts) {
          found.push(...scanner.add(rest.slice(0, cut)));
          rest = rest.slice(cut);
        }
        found.push(...scanner.add(rest));
        expect(found.map((each) => JSON.parse(each) as unknown)).toEqual(JSON.parse(JSON.stringify(values)));
        expect(scanner.rest()).toBe('');
      }),
    );
  });

  test('leaves what has no end', () => {
    const scanner = createJsonValues();
    expect(scanner.add('{"a":1}\n{"b":')).toEqual(['{"a":1}']);
    expect(scanner.rest()).toBe('{"b":');
  });
});

describe('--fields', () => {
  test('shows fields of a search in their order, in every format', async () => {
    const ask = (format: string) => scrq('search', 'saw', '--fields', 'price,id', '--take', '1', '--format', format);
    expect((await ask('csv')).out).toMatch(/^price,id\r\n[\d.]+,t\d\r\n$/);
    expect((await ask('jsonl')).out).toMatch(/^\{"price":[\d.]+,"id":"t\d"\}\n$/);
    expect((await ask('record')).out).toMatch(/^── 1 ──\nprice {2}[\d.]+\nid {5}t\d\n$/);
  });

  test('that no record has are refused with a guess', async () => {
    const { exit, err } = await scrq('search', 'saw', '--fields', 'nmae');
    expect([exit, err]).toEqual([2, expect.stringContaining('Did you mean name?')]);
  });
});
