import { describe, expect, test } from 'vitest';

import { newDataset } from '../new-dataset.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

const plants = 'code,name,"height, cm",sown\n007,Sage,"1,500",03/04/2026\n012,Mint,"2,250",05/06/2026\n';

/** A field whose last value is no number, though a hundred are. */
const nearly = `n,word\n${Array.from({ length: 100 }, (_, n) => `${n + 1},w${n}\n`).join('')}many,w\n`;

describe('what an import settles about fields', () => {
  test.each([
    ['--type number', ['--type', 'code=number'], { code: 7 }],
    ['--type of a name with a mark in it', ['--rename', 'name=a=b', '--type', 'a=b=text'], { 'a=b': 'Sage' }],
    ['--type text', ['--type', 'sown=text'], { sown: '03/04/2026' }],
    ['--date-order dmy', ['--date-order', 'dmy'], { sown: '2026-04-03' }],
    ['--date-order mdy', ['--date-order', 'mdy'], { sown: '2026-03-04' }],
    ['--decimal comma', ['--decimal', 'comma'], { 'height, cm': 1.5 }],
    ['--rename', ['--rename', 'code=id', '--rename', 'name=plant'], { id: '007', plant: 'Sage' }],
  ])('%s', async (_option, argv, expected) => {
    const scrq = newDataset(directory);
    await directory.file('plants.csv', plants);
    expect(await scrq('import', 'plants.csv', ...argv)).toMatchObject({ exit: 0 });
    expect(JSON.parse((await scrq('results')).out.split('\n')[0] ?? '')).toMatchObject(expected);
  });

  test.each([
    ['--only names joined by commas', ['--only', 'name, code'], ['code', 'name']],
    ['--only several times', ['--only', 'name', '--only', 'code,sown'], ['code', 'name', 'sown']],
    ['--only a name that holds a comma', ['--only', '"height, cm",code'], ['code', 'height, cm']],
    ['--omit', ['--omit', 'code', '--omit', '"height, cm"'], ['name', 'sown']],
    ['--keep-raw', ['--only', 'name,sown', '--keep-raw', '--date-order', 'dmy'], ['name', 'sown', 'sown_raw']],
  ])('%s', async (_option, argv, fields) => {
    const scrq = newDataset(directory);
    await directory.file('plants.csv', plants);
    expect(await scrq('import', 'plants.csv', ...argv)).toMatchObject({ exit: 0 });
    expect(Object.keys(JSON.parse((await scrq('results')).out.split('\n')[0] ?? ''))).toEqual(fields);
  });

  test.each([
    ['--key', ['--key', 'name,code'], ['name', 'code']],
    ['--key with a name that holds a comma', ['--key', '"height, cm"', '--key', 'code'], ['height, cm', 'code']],
  ])('%s', async (_option, argv, key) => {
    const scrq = newDataset(directory);
    await directory.file('plants.csv', plants);
    const { out, err } = await scrq('import', 'plants.csv', '--format', 'json', ...argv);
    expect(JSON.parse(out)).toMatchObject({ key });
    expect(err).toContain(`key: ${key.join(', ')}\n`);
  });

  test.each([
    ['--only', 'nam', 'Did you mean "name"?'],
    ['--omit', 'nam', 'Did you mean "name"?'],
    ['--key', 'nam', 'Did you mean "name"?'],
    ['--type', 'nam=text', 'Did you mean "name"?'],
    ['--rename', 'nam=plant', 'Did you mean "name"?'],
  ])('%s of a field that there is not ends with status 2 and leaves nothing', async (option, value, advice) => {
    const scrq = newDataset(directory);
    await directory.file('plants.csv', plants);
    const { exit, out, err } = await scrq('import', 'plants.csv', '--scraper', 'x', option, value);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`${option} names "nam", which is not a field of the source`);
    expect(err).toContain(advice);
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test('holds for later runs, until it is settled anew', async () => {
    const scrq = newDataset(directory);
    await directory.file('plants.csv', plants);
    const types = async () => {
      const { fields } = Object(JSON.parse((await scrq('scrapers', 'show', '--format', 'json')).out));
      return fields.map((field: { name: string; type: string }) => `${field.name} ${field.type}`);
    };
    await scrq('import', 'plants.csv', '--only', 'code,sown', '--type', 'code=number', '--type', 'sown=text');
    await scrq('import', 'plants.csv');
    expect(await types()).toEqual(['code number', 'sown text']);
    await scrq('import', 'plants.csv', '--retype');
    expect(await types()).toEqual(['code text', 'name text', 'height, cm number', 'sown date']);
  });
});

describe('the report of an import', () => {
  test('tells values that keep a field from being a number, and how to go on', async () => {
    const scrq = newDataset(directory);
    await directory.file('nearly.csv', nearly);
    const { err } = await scrq('import', 'nearly.csv');
    expect(err).toContain(
      'n: 99 % of the values are numbers and 1 value is not (line 102: "many"), so the field is text; --lenient makes it a number and that value missing\n',
    );
  });

  test('tells with --lenient which values became missing', async () => {
    const scrq = newDataset(directory);
    await directory.file('nearly.csv', nearly);
    const { out, err } = await scrq('import', 'nearly.csv', '--lenient', '--verbose');
    expect(out).toMatch(/^field +type +values +empty +failed +distinct +range or examples\n/);
    expect(out).toMatch(/^n +number +100 +0 +1 +100 +1 … 100$/m);
    expect(err).toContain('n: 1 value is not of the type number and became missing (line 102: "many"); --type FIELD=text keeps them\n');
  });

  test('counts the values that became missing, and shows the first few', async () => {
    const scrq = newDataset(directory);
    await directory.file('odd.csv', `n\n${'1\n'.repeat(20)}a\nb\nc\nd\n`);
    const { err } = await scrq('import', 'odd.csv', '--type', 'n=number', '--lenient');
    expect(err).toContain(
      'n: 4 values are not of the type number and became missing (line 22: "a", line 23: "b", line 24: "c", …); --type FIELD=text keeps them\n',
    );
  });

  test('shows how values are written, and the range of days and times', async () => {
    const scrq = newDataset(directory);
    await directory.file('tides.csv', 'level,day,at\n"1,500",03/04/2026,2026-04-03T10:20:00Z\n"12,25",25/04/2026,2026-04-25T22:05:00Z\n');
    const { out } = await scrq('import', 'tides.csv', '--decimal', 'comma', '--format', 'table');
    expect(out).toMatch(/^field +type +convention +values/);
    expect(out).toMatch(/^level +number +1\.234,5 +2 +0 +2 +1\.5 … 12\.25$/m);
    expect(out).toMatch(/^day +day +day first +2 +0 +2 +2026-04-03 … 2026-04-25$/m);
    expect(out).toMatch(/^at +date +2 +0 +2 +2026-04-03T10:20Z … 2026-04-25T22:05Z$/m);
  });

  test('tells fields that came and went, and warns of a run that shrank', async () => {
    const scrq = newDataset(directory);
    await directory.file('a.csv', `id,name,gone\n${Array.from({ length: 10 }, (_, id) => `${id},x,y\n`).join('')}`);
    await directory.file('b.csv', 'id,name,new\n1,x,z\n');
    await scrq('import', 'a.csv', '--scraper', 'x');
    const { exit, err } = await scrq('import', 'b.csv', '--scraper', 'x');
    expect(exit).toBe(0);
    expect(err).toContain('new field since the run before: new\n');
    expect(err).toContain('warning: the run shrank from 10 records to 1\n');
    expect(err).toContain('warning: fields of the run before are missing: gone\n');
  });

  test('with --guard is a refusal where a warning would be', async () => {
    const scrq = newDataset(directory);
    await directory.file('a.csv', 'id,name\n1,x\n');
    await directory.file('b.csv', 'id\n1\n');
    await scrq('import', 'a.csv', '--scraper', 'x', '--guard');
    const { exit, out, err } = await scrq('import', 'b.csv', '--scraper', 'x', '--guard');
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain('the run is refused: fields of the run before are missing: name');
    expect((await scrq('runs')).err).toBe('1 run\n');
  });

  test('as JSON is whole, with its warnings on the error output', async () => {
    const scrq = newDataset(directory);
    await directory.file('twice.csv', 'id,n\n1,a\n1,b\n');
    const { out, err } = await scrq('import', 'twice.csv', '--key', 'id', '--format', 'json');
    expect(JSON.parse(out)).toEqual({
      scraper: { id: expect.any(String), name: 'twice', created: true },
      run: expect.objectContaining({ records: 2 }),
      source: expect.objectContaining({ format: 'csv', delimiter: ',' }),
      records: 2,
      key: ['id'],
      fields: [expect.objectContaining({ name: 'id', type: 'text', distinct: 1 }), expect.objectContaining({ name: 'n', examples: ['a', 'b'] })],
      added: [],
      missing: [],
      findings: [],
      notes: [],
      warnings: [expect.stringContaining('repeat the key')],
    });
    expect(err).toMatch(/^warning: 1 records? repeats? the key/m);
  });

  test('keeps what matters most where a terminal is narrow', async () => {
    const scrq = newDataset(directory, { terminal: 50 });
    await directory.file('prices.csv', 'price\n$5\n$7\n');
    const { out } = await scrq('import', 'prices.csv', '--no-color', '--verbose');
    expect(out).toBe('field  type    values  empty  range or examples\nprice  number       2      0  5 … 7\n');
  });
});

describe('a preview of an import', () => {
  test('reports what an import would, and stores nothing', async () => {
    const scrq = newDataset(directory);
    const file = await directory.file('plants.csv', plants);
    const { exit, out, err } = await scrq('import', file, '--dry-run', '--format', 'json');
    expect(exit).toBe(0);
    const { scraper, run, fields, records } = Object(JSON.parse(out));
    expect([scraper, run, records]).toEqual([undefined, undefined, 2]);
    expect(fields.map((field: { name: string }) => field.name)).toEqual(['code', 'name', 'height, cm', 'sown']);
    expect(err).toContain('2 records would be imported; nothing is stored\n');
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test('needs no scraper', async () => {
    const scrq = newDataset(directory, { stdin: plants });
    const { exit, out } = await scrq('import', '-', '--dry-run', '--verbose');
    expect(exit).toBe(0);
    expect(out).toMatch(/^code +text +2 /m);
  });

  test('goes by what the scraper settled', async () => {
    const scrq = newDataset(directory);
    await directory.file('plants.csv', plants);
    await scrq('import', 'plants.csv', '--type', 'code=number');
    expect((await scrq('import', 'plants.csv', '--dry-run', '--verbose')).out).toMatch(/^code +number /m);
    expect((await scrq('import', 'plants.csv', '--dry-run', '--retype', '--verbose')).out).toMatch(/^code +text /m);
    expect((await scrq('runs')).err).toBe('1 run\n');
  });
});

describe('the limits of an import', () => {
  test.each([
    ['--max-record', '100', `[{"a":"${'x'.repeat(200)}"}]`],
    ['--max-fields', '2', '[{"a":1,"b":2,"c":3}]'],
    ['--max-depth', '2', '[{"a":{"b":{"c":1}}}]'],
    ['--max-size', '1kB', `[${'{"a":1},'.repeat(200)}{"a":1}]`],
  ])('%s %s stops one that goes beyond it', async (option, limit, json) => {
    const scrq = newDataset(directory);
    await directory.file('deep.json', json);
    expect((await scrq('import', 'deep.json', '--dry-run')).exit).toBe(0);
    const { exit, err } = await scrq('import', 'deep.json', option, limit);
    expect(exit).toBe(1);
    expect(err).toContain('deep.json');
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test.each([
    ['1500', 0],
    ['1.5k', 0],
    ['1.5 KB', 0],
    ['1KiB', 1],
    ['1kB', 1],
    ['1M', 0],
    ['1', 1],
  ])('are sizes such as %s', async (size, status) => {
    const scrq = newDataset(directory);
    await directory.file('sized.csv', `a\n${'x'.repeat(1100)}\n`);
    expect((await scrq('import', 'sized.csv', '--dry-run', '--max-size', size)).exit).toBe(status);
  });
});
