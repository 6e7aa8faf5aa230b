import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { RunField } from '../../../src/core/fields/field.ts';
import { createCsvColumns } from '../../../src/format/write/columns-csv.ts';
import { guardFormula, withoutGuard } from '../../../src/format/write/formulas.ts';
import { writeTsv } from '../../../src/format/write/write-tsv.ts';
import type { ReadOptions } from '../../../src/format/read/source-records.ts';
import { readAll } from './read-all.ts';
import { runs } from '../../property-runs.ts';

const hostile = fc.string({
  unit: fc.constantFrom('a', "'", '"', '=', '+', '-', '@', '＝', '＋', '－', '＠', ' ', '\t', '\r', '\n', ',', '\u00a0', '\u200b', '東', '0'),
  maxLength: 6,
});

const read = (file: string, options: Partial<ReadOptions> = {}) => readAll(file, { name: 'flats.csv', ...options });

const text = (name: string): RunField => ({ name, type: 'text', json: false, stats: { values: 1, nulls: 0 } });

describe('the mark before a formula', () => {
  test('comes off as it was put on, for every text', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (cell) => {
        expect(withoutGuard(guardFormula(cell))).toBe(cell);
      }),
    );
  });

  test('makes two texts of two texts', () => {
    fc.assert(
      fc.property(hostile, hostile, (a, b) => {
        expect(guardFormula(a) === guardFormula(b)).toBe(a === b);
      }),
    );
  });

  test.each(['=1', ' =1', '"=1', "'=1", "''-1", '\t1', '\r', '\n=1', '＝1', '\u00a0+1', '\u200b@1', '\ufeff=1', ' " \' -1'])(
    'is put before %j',
    (risky) => {
      expect(guardFormula(risky)).toBe(`'${risky}`);
    },
  );

  test.each(['', 'a=1', '1-2', "it's", "'", "'a", '"a"', ' ', '1', '東＝', '(=1)', '/x', '#REF!'])('is not put before %j', (plain) => {
    expect(guardFormula(plain)).toBe(plain);
  });
});

describe('an import of escaped formulas', () => {
  const names = ['=id', "'plain'", '-name', 'note'];

  test('gives the values that were exported, names included', async () => {
    const property = fc.asyncProperty(fc.array(fc.tuple(hostile, hostile, hostile, hostile), { maxLength: 5 }), async (rows) => {
      const printer = createCsvColumns(names.map(text), { escape: 'formulas' });
      const columns = names.map((_, column) => rows.map((row) => row[column] ?? ''));
      const file = [printer.opening, ...printer.rows(columns, rows.length)].join('');
      expect(await read(file, { delimiter: ',', escape: 'formulas' })).toMatchObject({ names, rows });
    });
    await fc.assert(property, { numRuns: runs(60) });
  });

  test('does so for tab-separated text', async () => {
    const property = fc.asyncProperty(fc.array(fc.tuple(hostile, hostile, hostile, hostile), { maxLength: 5 }), async (rows) => {
      async function* batches() {
        yield rows;
      }
      let file = '';
      for await (const bytes of writeTsv(names.map(text), batches(), 'formulas')) file += Buffer.from(bytes).toString();
      expect(await read(file, { name: 'flats.tsv', escape: 'formulas' })).toMatchObject({ names, rows });
    });
    await fc.assert(property, { numRuns: runs(60) });
  });

  test('takes off nothing else: what only looks similar stays', async () => {
    const { rows } = await read("a,b\n'quoted',it's\n'90s,'\n-5,'-5\n", { escape: 'formulas' });
    expect(rows).toEqual([
      ["'quoted'", "it's"],
      ["'90s", "'"],
      ['-5', '-5'],
    ]);
  });

  test('happens when it is asked for, and is offered where a file looks like it', async () => {
    const file = "id,note\n1,'=SUM(A1)\n";
    const { rows, source } = await read(file);
    expect(rows).toEqual([['1', "'=SUM(A1)"]]);
    expect(source.notes).toEqual([expect.stringContaining('--escape formulas')]);
    expect((await read(file, { escape: 'formulas' })).source.notes).toEqual([]);
    expect((await read('id,note\n1,"say \'=\' twice"\n')).source.notes).toEqual([]);
  });

  test('is for delimited text', async () => {
    await expect(read('[{"a":"\'=1"}]', { name: 'flats.json', escape: 'formulas' })).rejects.toMatchObject({ code: 'invalid_usage' });
  });
});
