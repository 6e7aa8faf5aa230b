import { describe, expect, it } from 'vitest';

import { failureOf, inPieces, readAll } from './read-all.ts';

describe('reading JSON', () => {
  it.each([
    ['an array', '[{"a":1,"b":"x"},\n{"a":2}]', ['a', 'b'], [[1, 'x'], [2]], [1, 2]],
    ['fields in order of first sight', '[{"b":1},{"a":2,"b":3},{"c":4}]', ['b', 'a', 'c'], [[1], [3, 2], [undefined, undefined, 4]], [1, 1, 1]],
    ['lines where records start', '[\n  {\n "a":1\n},\n\n  {"a":2}\n]\n', ['a'], [[1], [2]], [2, 6]],
    ['nested values', '[{"a":[1,{"b":null}],"c":{"d":true}}]', ['a', 'c'], [[[1, { b: null }], { d: true }]], [1]],
    ['brackets and quotes in texts', '[{"a":"]}\\"[{"},{"a":"\\\\"}]', ['a'], [[']}"[{'], ['\\']], [1, 1]],
    ['the last of equal keys', '[{"a":1,"a":2}]', ['a'], [[2]], [1]],
    ['an empty array', ' [ ] ', [], [], []],
    ['empty records', '[{},{"a":1},{}]', ['a'], [[], [1], []], [1, 1, 1]],
    ['a byte order mark', '\uFEFF[{"a":1}]', ['a'], [[1]], [1]],
  ])('takes %s', async (_, text, ...expected) => {
    const { names, rows, lines } = await readAll(text, { name: 'x.json' });
    expect([names, rows, lines]).toEqual(expected);
  });

  it.each([
    ['a first-level array', '{"n":1,"items":[{"a":1}],"z":"]"}', 'items', [[1]]],
    ['the first of several', '{"items":[{"a":1}],"others":[{"a":2}]}', 'items', [[1]]],
    ['an array that is not empty', '{"none":[],"items":[{"a":1}]}', 'items', [[1]]],
    ['an array of objects', '{"bbox":[1,2],"names":["x"],"grid":[[{"a":0}]],"items":[{"a":1}]}', 'items', [[1]]],
    ['the shallowest array', '{"meta":{"links":[{"a":0}]},"features":[{"a":1}]}', 'features', [[1]]],
    ['a nested array', '{"status":"ok","data":{"page":1,"items":[{"a":1},{"a":2}]},"end":{}}', 'data.items', [[1], [2]]],
    ['the shallower of nested arrays', '{"x":{"y":{"z":[{"a":0}]}},"d":{"items":[{"a":1}]}}', 'd.items', [[1]]],
  ])('finds %s in an object', async (_, text, path, rows) => {
    const read = await readAll(text, { name: 'x.json' });
    expect(read.rows).toEqual(rows);
    expect(read.source.notes).toEqual([`records are read from "${path}"`]);
  });

  it('takes an object with nothing but empty arrays for one without records', async () => {
    const read = await readAll('{"Items":[],"count":0,"more":[]}', { name: 'x.json' });
    expect(read.rows).toEqual([]);
    expect(read.source.notes).toEqual(['"Items" is an empty array, so there are no records']);
  });

  const AS_ONE = 'the object is read as one record: --path names a list in it whose objects are the records';
  const AS_EACH = 'the objects that follow one another are read as a record each';
  it.each([
    ['-', '{"id":1,"title":"flat","rooms":[{"m2":9}]}', [[1, 'flat', [{ m2: 9 }]]], [AS_ONE]],
    ['x.json', '{"id":1,"title":"flat","rooms":[{"m2":9}]}', [[1, 'flat', [{ m2: 9 }]]], [AS_ONE]],
    ['-', '{"id":1,\n"tags":[]}', [[1, []]], [AS_ONE]],
    ['x.json', '{"a":1}', [[1]], ['the object is read as one record']],
    ['x.json', '{"a":[1]}', [[[1]]], ['the object is read as one record']],
    ['-', '{"color":"red","parts":[{"n":1}]}', [['red', [{ n: 1 }]]], [AS_ONE]],
    ['x.json', '{"color":"red","parts":[{"n":1}]}', [[1]], ['records are read from "parts"']],
    ['-', '{"total":2,"page":1,"items":[{"n":1},{"n":2}]}', [[1], [2]], ['records are read from "items"']],
    ['-', '{"type":"FeatureCollection","features":[{"n":1}]}', [[1]], ['records are read from "features"']],
    ['-', '{"total":0,"items":[]}', [], ['"items" is an empty array, so there are no records']],
    [
      '-',
      '{"id":1,\n"tags":[]}\n{"id":2,\n"tags":[{"x":1}]}\n',
      [
        [1, []],
        [2, [{ x: 1 }]],
      ],
      [AS_EACH],
    ],
    ['-', '{"id":1} {"id":2}{"id":3}', [[1], [2], [3]], [AS_EACH]],
  ])('reads %s that is %j as what it can be, and says so', async (name, text, rows, notes) => {
    for (const size of [1, 7, 100_000]) {
      const read = await readAll(inPieces(Buffer.from(text), size), { name });
      expect([read.rows, read.source.notes]).toEqual([rows, notes]);
    }
  });

  it.each(['9', '12345678901234567890'])('keeps names that look like whole numbers where they stand (beside %s)', async (number) => {
    const text = `[{"id":${number},"2019":1,"b":{"z":1,"10":[{"7":1,"x":1,"3":1}],"2":3},"0":2,"\\u0031":5}]`.replace('\\\\', '\\');
    const read = await readAll(text, { name: 'x.json' });
    expect(read.names).toEqual(['id', '2019', 'b', '0', '1']);
    expect(JSON.stringify(read.rows[0]?.[2])).toBe('{"z":1,"10":[{"7":1,"x":1,"3":1}],"2":3}');
  });

  it.each([
    ['data.items', [[1]]],
    ['data.other', [[2]]],
    ['data.none', []],
    ['dotted.key', [[3]]],
  ])('follows the path %s', async (path, rows) => {
    const text = '{"top":[{"a":0}],"data":{"items":[{"a":1}],"other":[{"a":2}],"none":[]},"dotted.key":[{"a":3}]}';
    expect((await readAll(text, { name: 'x.json', path })).rows).toEqual(rows);
  });

  it('goes on looking behind the stretch it keeps', async () => {
    const filler = `"${'x'.repeat(1000)}",`.repeat(17_000);
    const text = `{"filler":[${filler}1],"deep":{"items":[{"a":1}]},"items":[{"a":2}]}`;
    expect(await readAll(text, { name: 'x.json' })).toMatchObject({ rows: [[1]], source: { notes: ['records are read from "deep.items"'] } });
  });

  it.each([
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740993', '9007199254740993'],
    ['-12345678901234567890', '-12345678901234567890'],
    ['{"x":[12345678901234567890]}', { x: ['12345678901234567890'] }],
    ['"12345678901234567890"', '12345678901234567890'],
    ['1.5', 1.5],
    ['6.02e23', 6.02e23],
    ['1e+300', 1e300],
    ['1e400', '1e400'],
    ['1.2345678901234567890e19', '1.2345678901234567890e19'],
    ['0.12345678901234567890', 0.12345678901234568],
  ])('keeps the digits of %s', async (literal, value) => {
    expect((await readAll(`[{"a":${literal}}]`, { name: 'x.json' })).rows).toEqual([[value]]);
    expect((await readAll(`{"a":${literal}}`, { name: 'x.ndjson' })).rows).toEqual([[value]]);
  });

  it.each(['1', '12345678901234567890'])('takes __proto__ and constructor for fields like any (beside %s)', async (number) => {
    const read = await readAll(`[{"__proto__":{"polluted":true},"constructor":2,"n":${number},"o":{"__proto__":1}}]`, { name: 'x.json' });
    expect(read.names).toEqual(['__proto__', 'constructor', 'n', 'o']);
    expect(JSON.stringify(read.rows[0]?.[0])).toBe('{"polluted":true}');
    expect(JSON.stringify(read.rows[0]?.[3])).toBe('{"__proto__":1}');
    expect(Object.getPrototypeOf(read.rows[0]?.[3])).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['a number for a record', '[{"a":1},\n 2]', 'line 2, column 2: a record must be an object, not 2'],
    ['a list for a record', '[[1]]', 'line 1, column 2: a record must be an object, not a list'],
    ['text for a record', '["x"]', 'line 1, column 2: a record must be an object, not text'],
    ['null for a record', '[null]', 'line 1, column 2: a record must be an object, not null'],
    ['a cut record', '[{"a":1},\n{"a":', 'line 2, column 1: the file ends in the middle of the record that starts here'],
    ['a cut text', '[{"a":1},\n{"a":"x', 'line 2, column 1: the file ends in the middle of the record that starts here'],
    ['a cut array', '[{"a":1}\n', 'line 2, column 1: the file ends where a comma or ] should follow'],
    ['a cut object', '{"items":[{"a":1}]', 'line 1, column 19: the file ends where a comma or } should follow'],
    ['a cut object without records', '{"items":', 'line 1, column 10: the file ends where a JSON value should follow'],
    ['a comma too many in a record', '[\n{"a":1,}]', 'line 2, column 8: a key in double quotes should stand here'],
    ['a comma too many', '[{"a":1},]', 'line 1, column 10: a record should stand here'],
    ['a comma missing', '[{"a":1}{"a":2}]', 'line 1, column 9: a comma or ] should stand here'],
    ['a word that is no value', '[{"a":nope}]', 'line 1, column 7: a value should stand here'],
    ['a leading zero', '[{"a":012}]', 'line 1, column 8: a comma or } should stand here'],
    ['single quotes', "[{'a':1}]", 'line 1, column 3: a key in double quotes should stand here'],
    ['a line end in a text', '[{"a":"x\ny"}]', 'line 1, column 9: a control character inside a text'],
    ['an escape of nothing', '[{"a":"\\x"}]', 'line 1, column 8: a backslash escapes nothing'],
    ['a quote that is missing', '[{"a":"x},\n{"a":"y"}]', 'line 1, column 11: a control character inside a text'],
    ['text behind the end', '[{"a":1}] [', 'line 1, column 11: the end of the file should stand here'],
    ['an error behind the records', '{"a":[{"b":1}],\n"c" 1}', 'line 2, column 5: a colon should stand here'],
    ['a wrong value behind the records', '{"a":[{"b":1}],\n"c":01}', 'line 2, column 5: a JSON value should stand here'],
    ['a closing bracket of the wrong kind', '{"a":[1,2}', 'line 1, column 10: a comma or ] should stand here'],
  ])('refuses %s', async (_, text, message) => {
    expect(await failureOf(text, { name: 'x.json' })).toBe(`file_invalid: x.json, ${message}`);
  });

  it.each([
    ['12', {}, 'x.json holds no array of objects'],
    [' \n', {}, 'x.json is empty'],
    ['{"a":{"b":[{"c":1}]}}', { path: 'a.c' }, 'x.json has nothing at "a.c"'],
    ['[{"c":1}]', { path: 'a' }, 'x.json has nothing at "a"'],
    ['{"a":{"b":1}}', { path: 'a.b' }, 'x.json, line 1, column 11: "a.b" is not an array'],
  ])('finds no records in %s with %j', async (text, options, message) => {
    expect(await failureOf(text, { name: 'x.json', ...options })).toBe(`file_invalid: ${message}`);
  });

  it.each([
    [{ depth: 3 }, '[{"a":[[1]]},{"a":[[[1]]]}]', 'line 1, column 21: lists and objects are more than 3 levels deep'],
    [{}, `[{"a":${'['.repeat(100_000)}`, 'line 1, column 106: lists and objects are more than 100 levels deep'],
    [{}, `{"a":${'['.repeat(100_000)}`, 'line 1, column 105: lists and objects are more than 100 levels deep'],
    [{ fields: 2 }, '[{"a":1,"b":2},\n{"c":3}]', 'line 2: records have more than 2 different fields'],
    [{ recordLength: 50 }, `[{"a":1},\n{"a":"${'x'.repeat(60)}"}]`, 'line 2: the record that starts here is longer than 50 characters'],
    [{ recordLength: 50 }, `[{"a":1},\n{"a":"${'x'.repeat(300_000)}`, 'line 2: the record that starts here is longer than 50 characters'],
  ])('stops at the limits %j', async (limits, text, message) => {
    expect(await failureOf(text, { name: 'x.json', limits })).toBe(`file_invalid: x.json, ${message}`);
  });
});

describe('reading NDJSON', () => {
  it('takes an object a line, and no blank lines', async () => {
    const read = await readAll('{"a":1}\r\n\n {"b":"x\\ny"} \n\t\n{"a":2}', { name: 'x.jsonl' });
    expect(read).toMatchObject({ names: ['a', 'b'], rows: [[1], [undefined, 'x\ny'], [2]], lines: [1, 3, 5] });
  });

  it.each([
    ['{"a":1}\n[1]\n', 'x.jsonl, line 2, column 1: a record must be an object, not a list'],
    ['{"a":1}\n"x"\n', 'x.jsonl, line 2, column 1: a record must be an object, not text'],
    ['{"a":1}\n{"a":\n', 'x.jsonl, line 2, column 6: the JSON ends where a value should follow'],
    ['{"a":1}\n{"a":1}}\n', 'x.jsonl, line 2, column 8: something follows the end of the JSON value'],
    ['{"a":1} {"a":2}\n', 'x.jsonl, line 1, column 9: something follows the end of the JSON value'],
    [`{"a":1}\n{"a":${'['.repeat(101)}${']'.repeat(101)}}\n`, 'x.jsonl, line 2, column 105: lists and objects are more than 100 levels deep'],
    ['\n \n', 'x.jsonl is empty'],
  ])('refuses %j', async (text, message) => {
    expect(await failureOf(text, { name: 'x.jsonl', format: 'ndjson' })).toBe(`file_invalid: ${message}`);
  });
});
