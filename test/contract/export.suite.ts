import { text } from 'node:stream/consumers';

import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import type { RecordData } from '../../src/contract/envelope.ts';
import type { ExportInput } from '../../src/contract/operations/export.ts';
import type { Backend } from './backend.ts';
import { servedFlats } from './flats.ts';

interface Subject {
  readonly backend: Backend;
  readonly api: ScrapersApi;
  readonly flats: string;
  readonly never: string;
}

/** Scrapers that came to have another run while they were read. */
let moved = 0;
const names = ['id', 'title', 'price', 'rooms', 'pets', 'available', 'listed_at', 'details', 'note'];

/** A cell of csv as the value of a record is written: nothing for null, lists and objects as JSON. */
function csvCell(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What every implementation exports. */
export function describeExport(subject: () => Subject): void {
  describe('export', () => {
    const open = (input: Omit<ExportInput, 'scraperId'> & { scraperId?: string } = {}) =>
      subject().api.export({ scraperId: subject().flats, ...input });
    const read = async (input: Parameters<typeof open>[0] = {}) => {
      await using file = await open(input);
      return await text(file.chunks);
    };
    const json = async (input: Parameters<typeof open>[0] = {}) => JSON.parse(await read(input)) as readonly RecordData[];
    const csv = async (input: Parameters<typeof open>[0] = {}): Promise<string[][]> =>
      parse(await read({ format: 'csv', ...input }), { record_delimiter: '\r\n' });

    it('is all records as one array of JSON, in the order of the run, unless told', async () => {
      const records = await json();
      expect(JSON.stringify(records)).toBe(JSON.stringify(servedFlats));
      expect(await read({ format: 'json' })).toBe(await read());
    });

    it('is csv below a header of the names of the fields', async () => {
      const [header, ...rows] = await csv();
      expect(header).toEqual(names);
      expect(rows).toEqual(servedFlats.map((flat) => Object.values(flat).map(csvCell)));
      expect(await read({ format: 'csv' })).toMatch(/^id,title,price,rooms,pets,available,listed_at,details,note\r\nF-000,[^\n]+\r\n/);
    });

    it.each([
      ['json', 'flats_results.json', 'application/json; charset=utf-8'],
      ['csv', 'flats_results.csv', 'text/csv; charset=utf-8'],
    ] as const)('of %s tells name, type and number of records before anything is read', async (format, fileName, contentType) => {
      await using file = await open({ format });
      const { records, offset, validator } = file;
      expect({ fileName: file.fileName, contentType: file.contentType, records, offset, validator }).toEqual({
        fileName,
        contentType,
        records: 57,
        offset: 0,
        validator: undefined,
      });
    });

    it('holds what passes a filter, and promises no more', async () => {
      const passing = servedFlats.filter((flat) => flat.rooms === 3 && flat.pets === true);
      await using file = await open({ filter: 'rooms = 3 AND pets = true' });
      expect(file.records).toBe(passing.length);
      expect(JSON.parse(await text(file.chunks))).toEqual(passing);
      expect(await json({ filter: 'price < 0' })).toEqual([]);
      expect(await csv({ filter: 'price < 0' })).toEqual([names]);
    });

    it('is sorted as results are', async () => {
      for (const sort of ['-price,title', 'pets', '-available']) {
        const { data } = await subject().api.results({ scraperId: subject().flats, sort, take: 1000 });
        expect(await json({ sort })).toEqual(data);
      }
      const sorted = await subject().api.results({ scraperId: subject().flats, sort: '-rooms', filter: 'price > 700', take: 1000 });
      expect(await json({ sort: '-rooms', filter: 'price > 700' })).toEqual(sorted.data);
    });

    it('holds the fields asked for, in that order, each once', async () => {
      expect(await read({ fields: ' title , price,title', filter: 'price = 400' })).toBe('[\n{"title":"Flat 0 in Harbour Lane","price":400}\n]\n');
      expect(await csv({ fields: 'price,title', filter: 'price = 400' })).toEqual([
        ['price', 'title'],
        ['400', 'Flat 0 in Harbour Lane'],
      ]);
    });

    it('of a scraper that never completed a run is empty', async () => {
      await using file = await open({ scraperId: subject().never });
      expect([file.records, file.fileName]).toEqual([0, 'never completed_results.json']);
      expect(await text(file.chunks)).toBe('[]\n');
      expect(await read({ scraperId: subject().never, format: 'csv' })).toBe('');
    });

    it('of a run without records is a header', async () => {
      const { scraperId, runs } = await subject().backend.importRuns('bare', [{ a: 1 }], []);
      expect(await read({ scraperId, run: runs[1] })).toBe('[]\n');
      expect(await read({ scraperId, run: runs[1], format: 'csv' })).toMatch(/^\r\n$|^a\r\n$/);
    });

    it('stays with its run, though another one completes before it is read', async () => {
      moved += 1;
      const {
        scraperId,
        runs: [first],
      } = await subject().backend.importRuns(`moving ${moved}`, [{ n: 1 }, { n: 2 }]);
      await using file = await open({ scraperId });
      const {
        runs: [second],
      } = await subject().backend.importRuns(`moving ${moved}`, [{ n: 3 }]);
      expect(JSON.parse(await text(file.chunks))).toEqual([{ n: 1 }, { n: 2 }]);
      expect(await json({ scraperId })).toEqual([{ n: 3 }]);
      expect(await json({ scraperId, run: first })).toEqual([{ n: 1 }, { n: 2 }]);
      expect(await json({ scraperId, run: second })).toEqual([{ n: 3 }]);
    });

    it.each([
      ['format', 'xml', 'must be one of json, csv'],
      ['format', '', 'must be one of json, csv'],
      ['format', 'CSV', 'must be one of json, csv'],
      ['format', ['json', 'csv'], 'is given more than once; give it once, one of json, csv'],
      ['escape', 'html', 'must be one of formulas'],
      ['filter', '', 'must be text of 1 to 10000 characters'],
      ['sort', '', 'must be text of 1 to 2000 characters'],
      ['fields', ',', 'must be names joined by commas'],
      ['run', '', 'must be text of 1 to 64 characters'],
    ])('with %s %j is refused', async (parameter, value, message) => {
      const wrong = { [parameter]: value } as Parameters<typeof open>[0];
      await expect(open(wrong)).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter, message }] });
    });

    it.each([
      ['sort', 'size'],
      ['fields', 'title,size'],
      ['filter', 'size > 4'],
    ])('with %s %j, which does not fit, is refused before the first byte', async (parameter, value) => {
      const wrong = { [parameter]: value } as Parameters<typeof open>[0];
      await expect(open(wrong)).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter }] });
    });

    it('of nothing that there is, is refused', async () => {
      await expect(open({ scraperId: 'scr_unknownunknown00' })).rejects.toMatchObject({ code: 'scraper_not_found' });
      await expect(open({ scraperId: 'a/b' })).rejects.toMatchObject({ code: 'invalid_parameter', issues: [{ parameter: 'scraperId' }] });
      await expect(open({ run: 'latest-but-one' })).rejects.toMatchObject({ code: 'run_not_found' });
    });

    it('ends at once when its reader leaves, before it began or in the middle', async () => {
      await (await open())[Symbol.asyncDispose]();
      const file = await open();
      await file.chunks[Symbol.asyncIterator]().next();
      await file[Symbol.asyncDispose]();
      expect(await json()).toHaveLength(57);
    });

    it('rejects with the reason of a signal that has fired', async () => {
      const reason = new Error('enough');
      await expect(subject().api.export({ scraperId: subject().flats }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });

    describe('with formulas escaped', () => {
      let scraperId: string;
      const values = ['=1+1', '-2', "'=x", ' +y', '"@z', 'plain', '\tq', '＝w'];

      beforeAll(async () => {
        const rows = values.map((value, index) => ({ '=name': value, n: -1 - index, at: '2026-01-02', mixed: index % 2 === 0 ? [-1] : `-${index}` }));
        ({ scraperId } = await subject().backend.importRuns('formulas', rows));
      });

      it('writes text and names that a spreadsheet would run behind a mark, and numbers as they are', async () => {
        const [header, ...rows] = await csv({ scraperId, escape: 'formulas' });
        expect(header).toEqual(["'=name", 'n', 'at', 'mixed']);
        expect(rows.map((row) => row[0])).toEqual(values.map((value) => (value === 'plain' ? value : `'${value}`)));
        expect(rows.map((row) => row[1])).toEqual(values.map((_, index) => String(-1 - index)));
        expect(rows.map((row) => row[3])).toEqual(values.map((_, index) => (index % 2 === 0 ? '[-1]' : `'-${index}`)));
      });

      it('is only there when asked for', async () => {
        const [header, ...rows] = await csv({ scraperId });
        expect([header?.[0], ...rows.map((row) => row[0])]).toEqual(['=name', ...values]);
      });
    });
  });
}
