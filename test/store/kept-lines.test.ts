import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { loadEngine } from '../../src/store/engine.ts';
import { exitOf, startCommand } from '../cli/process/built-command.ts';
import { isBuilt } from '../cli/process/built.ts';
import { runScrq } from '../cli/run-scrq.ts';
import { runs } from '../property-runs.ts';
import { ndjson, temporaryDirectory, untilTestEnds } from '../temporary.ts';
import { storeIn } from './records.ts';

interface KeptFile {
  format: number;
  version: string;
  lines: Record<string, unknown>[];
}

const logOf = (directory: string) => join(directory, '_catalogue.lance');
const fileOf = (directory: string) => join(logOf(directory), '_checksums', 'lines.json');

function contentOf(directory: string): KeptFile {
  const [head, ...chunks] = readFileSync(fileOf(directory), 'utf8')
    .split('\n')
    .slice(0, -2)
    .map((line) => JSON.parse(line) as unknown);
  return { ...(head as Pick<KeptFile, 'format' | 'version'>), lines: (chunks as KeptFile['lines'][]).flat() };
}

/** A file as its writer leaves it, whatever it holds. */
function writeSealed(directory: string, value: unknown): void {
  const { lines, ...head } = Object(value) as { readonly lines?: unknown };
  const text = [value === null ? value : head, lines].map((part) => JSON.stringify(part)).join('\n');
  writeFileSync(fileOf(directory), `${text}\n${crc32(text)}\n`);
}

/** The names in a dataset as a process sees them that has just started; what it read is kept for the next one. */
async function namesIn(directory: string): Promise<readonly string[]> {
  await using store = storeIn(directory);
  return (await store.catalogue.scrapers()).map(({ name }) => name);
}

async function changeIn<Result>(directory: string, change: (catalogue: ReturnType<typeof storeIn>['catalogue']) => Promise<Result>): Promise<Result> {
  await using store = storeIn(directory);
  return await change(store.catalogue);
}

/** A dataset with a scraper, read once. */
async function datasetOf(name: string): Promise<string> {
  const { path } = untilTestEnds(await temporaryDirectory());
  await changeIn(path, (catalogue) => catalogue.createScraper(name));
  expect(await namesIn(path)).toEqual([name]);
  return path;
}

describe('the lines of a catalogue in a file', () => {
  it('are what the next process reads', async () => {
    const directory = await datasetOf('flats');
    const content = contentOf(directory);
    writeSealed(directory, {
      ...content,
      lines: content.lines.map((line) => (line['kind'] === 'scraper_created' ? { ...line, name: 'out of the file' } : line)),
    });
    expect(await namesIn(directory)).toEqual(['out of the file']);
  });

  const renamed = (content: KeptFile) => ({ ...content, lines: content.lines.map((line) => ({ ...line, name: 'wrong' })) });
  it.each<readonly [what: string, spoil: (directory: string) => unknown]>([
    ['missing', (directory) => rmSync(fileOf(directory))],
    ['empty', (directory) => writeFileSync(fileOf(directory), '')],
    ['cut', (directory) => writeFileSync(fileOf(directory), readFileSync(fileOf(directory)).subarray(0, 200))],
    ['changed in one letter', (directory) => writeFileSync(fileOf(directory), readFileSync(fileOf(directory), 'utf8').replace('"flats"', '"flots"'))],
    ['of another format', (directory) => writeSealed(directory, { ...renamed(contentOf(directory)), format: 2 })],
    ['of another version', (directory) => writeSealed(directory, { ...renamed(contentOf(directory)), version: '_versions/1.manifest 1 1' })],
    [
      'of another table under the same number',
      (directory) => {
        const content = renamed(contentOf(directory));
        writeSealed(directory, { ...content, version: `${content.version}1` });
      },
    ],
    ['without lines', (directory) => writeSealed(directory, { ...contentOf(directory), lines: 'none' })],
    ['with lines that are none', (directory) => writeSealed(directory, { ...contentOf(directory), lines: [null, { at: 'then', kind: 7 }] })],
    ['another kind of value', (directory) => writeSealed(directory, null)],
  ])('are not read where the file is %s', async (_what, spoil) => {
    const directory = await datasetOf('flats');
    const sound = readFileSync(fileOf(directory), 'utf8');
    spoil(directory);
    expect(await namesIn(directory)).toEqual(['flats']);
    // It is right again for the next one.
    expect(readFileSync(fileOf(directory), 'utf8')).toBe(sound);
  });

  it('are done without where they cannot be kept', async () => {
    const directory = await datasetOf('flats');
    await rm(fileOf(directory));
    await mkdir(fileOf(directory));
    expect(await namesIn(directory)).toEqual(['flats']);
    await rm(join(logOf(directory), '_checksums'), { recursive: true });
    await writeFile(join(logOf(directory), '_checksums'), 'no directory');
    expect(await namesIn(directory)).toEqual(['flats']);
    await changeIn(directory, (catalogue) => catalogue.createScraper('homes'));
    expect(await namesIn(directory)).toEqual(['flats', 'homes']);
  });

  it('are not read once a version that knows nothing of them has written', async () => {
    const directory = await datasetOf('flats');
    const { lance } = await loadEngine();
    const table = await (await lance.connect(directory)).openTable('_catalogue');
    const event = { kind: 'scraper_created', at: 1, scraper: 'scr_homes', name: 'homes' };
    await table.add([{ at: event.at, kind: event.kind, event: JSON.stringify(event) }]);
    expect(await namesIn(directory)).toEqual(['flats', 'homes']);
    expect(contentOf(directory).lines).toContainEqual(event);
    expect(await namesIn(directory)).toEqual(['flats', 'homes']);
  });

  it('hide no damage of the catalogue', async () => {
    const directory = await datasetOf('flats');
    const { files } = JSON.parse((await readFile(join(logOf(directory), '_checksums', '2.json'), 'utf8')).split('\n')[0] ?? '') as {
      files: { path: string }[];
    };
    const path = join(logOf(directory), files.at(-1)?.path ?? '');
    const bytes = await readFile(path);
    bytes[20] = (bytes[20] ?? 0) ^ 0xff;
    await writeFile(path, bytes);
    const { err } = await runScrq(['scrapers', '--data', directory]);
    expect(err).toMatch(/the catalogue of the dataset is damaged/);
    await runScrq(['doctor', '--repair', '--data', directory]);
    const truth = (await runScrq(['scrapers', '--data', directory])).out;
    rmSync(fileOf(directory), { force: true });
    expect((await runScrq(['scrapers', '--data', directory])).out).toBe(truth);
  });

  it('never differ from those of the table, whoever writes and reads meanwhile', async () => {
    type Act = { readonly at: number; readonly what: 'create' | 'read' | 'close' };
    const acts = fc.array(fc.record<Act>({ at: fc.nat(2), what: fc.constantFrom('create', 'read', 'close') }), { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        await using directory = await temporaryDirectory();
        const stores = [0, 1, 2].map(() => storeIn(directory.path));
        const truth: string[] = [];
        for (const { at, what } of steps) {
          const store = stores[at];
          if (store === undefined) throw new RangeError('no such store');
          if (what === 'create') {
            const name = `s${String(truth.length).padStart(3, '0')}`;
            truth.push(name);
            await store.catalogue.createScraper(name);
          } else if (what === 'read') {
            expect((await store.catalogue.scrapers()).map(({ name }) => name)).toEqual(truth);
          } else {
            await store[Symbol.asyncDispose]();
            stores[at] = storeIn(directory.path);
          }
          expect(await namesIn(directory.path)).toEqual(truth);
        }
        for (const store of stores) await store[Symbol.asyncDispose]();
      }),
      { numRuns: runs(15) },
    );
  });
});

describe.skipIf(!isBuilt())('a command about whole tables (skipped without a build of these sources)', () => {
  /** Native modules that a command loads. */
  async function loadedBy(argv: readonly string[], directory: string): Promise<string> {
    const [hook, log] = [join(directory, 'hook.cjs'), join(directory, 'loaded.txt')];
    writeFileSync(log, '');
    writeFileSync(
      hook,
      `const { dlopen } = process; process.dlopen = (...call) => (require('node:fs').appendFileSync(${JSON.stringify(log)}, call[1] + '\\n'), dlopen.apply(process, call));`,
    );
    const child = startCommand([...argv, '--data', join(directory, 'data')], { NODE_OPTIONS: `--require=${hook}` });
    child.stdin.end();
    child.stdout.resume();
    expect(await exitOf(child)).toBe(0);
    return readFileSync(log, 'utf8');
  }

  it('loads the engine of tables alone, and none to read records and to search', async () => {
    await using directory = await temporaryDirectory();
    const file = await directory.file('flats.jsonl', ndjson(Array.from({ length: 50 }, (_, id) => ({ id, city: `c${id % 3}`, price: id }))));
    expect(await loadedBy(['import', file, '--scraper', 'flats'], directory.path)).toMatch(/lancedb/);
    expect(existsSync(fileOf(join(directory.path, 'data')))).toBe(true);
    for (const argv of [['stats', 'median(price) by city'], ['describe'], ['export', '--sort', 'price', '--format', 'csv']]) {
      const loaded = await loadedBy(argv, directory.path);
      expect([argv, loaded]).toEqual([argv, expect.stringMatching(/duckdb/)]);
      expect([argv, loaded]).toEqual([argv, expect.not.stringMatching(/lancedb/)]);
    }
    for (const argv of [['scrapers'], ['results'], ['search', 'c1'], ['search', 'c1 under 20']])
      expect([argv, await loadedBy(argv, directory.path)]).toEqual([argv, '']);
  });
});
