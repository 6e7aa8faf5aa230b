/**
 * Processor time of every command on wide runs: `npm run bench:wide [-- FIELDSxRECORDS…]`, as a table in Markdown. What fails is named and ends it
 * with 1. SCRQ_BIN names another `bin/scrq.js` to measure.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { measureProcess } from './measure/measured-process.ts';
import { serveDataset } from './measure/served-dataset.ts';

const scrq = process.env['SCRQ_BIN'] ?? join(import.meta.dirname, '../../bin/scrq.js');
const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['100x3', '1000x3', '2000x3', '5000x3', '5000x200'];

const values: readonly ((record: number, field: number) => unknown)[] = [
  (record, field) => (record * 7 + field) % 1000,
  (record, field) => `quiet lamp ${(record * 3 + field) % 50} river`,
  (record, field) => (record + field) % 2 === 0,
  (record, field) => new Date(1.6e12 + ((record * 31 + field) % 3000) * 86_400_000).toISOString().slice(0, 10),
  (record, field) => `Item ${record}-${field}`,
];

/** Records of which every price, and one field in a hundred, is another one in each round. */
function recordsOf(fields: number, records: number, round: number): string {
  const lines = Array.from({ length: records }, (_, record) => {
    const others = Array.from({ length: fields - 3 }, (__, field) => {
      const moved = field % 100 === 0 ? record + round : record;
      return [`field_${field}`, values[field % values.length]?.(moved, field)];
    });
    return JSON.stringify({ id: record, title: `Flat ${record} by the river`, price: 500 + record + round, ...Object.fromEntries(others) });
  });
  return `${lines.join('\n')}\n`;
}

function commandsOn(place: string): Readonly<Record<string, readonly string[]>> {
  const exports = ['json', 'csv', 'parquet', 'xlsx'].map((format) => [
    `export --format ${format}`,
    ['export', '--format', format, '-o', join(place, `all.${format}`)],
  ]);
  return {
    import: ['import', join(place, '0.jsonl'), '--scraper', 'wide', '--key', 'id'],
    'import, second run': ['import', join(place, '1.jsonl'), '--scraper', 'wide'],
    'import, dry': ['import', join(place, '1.jsonl'), '--scraper', 'wide', '--dry-run'],
    search: ['search', 'quiet lamp by the river under 700'],
    'search, table': ['search', 'lamp 7', '--format', 'table'],
    'search --explain': ['search', 'flats under 501', '--explain'],
    results: ['results', '--format', 'json'],
    'results --filter --sort': ['results', '--filter', "price > 500 AND field_1 has 'lamp'", '--sort', '-price,field_0'],
    'results, table': ['results', '--format', 'table'],
    stats: ['stats', 'avg(price), count() by title'],
    chat: ['chat', 'what is the average price?'],
    describe: ['describe'],
    diff: ['diff'],
    'diff --stat': ['diff', '--stat'],
    'diff --where': ['diff', '--where', 'price.to > price.from'],
    history: ['history', '1'],
    'history, table': ['history', '1', '--format', 'table'],
    ...Object.fromEntries(exports),
    runs: ['runs'],
    scrapers: ['scrapers'],
    'scrapers show': ['scrapers', 'show'],
    reembed: ['reembed'],
    'doctor --check': ['doctor', '--check'],
  };
}

const measured = new Map<string, Map<string, string>>();
function note(command: string, size: string, said: string): void {
  console.error(`${size} ${command}: ${said}`);
  const row = measured.get(command) ?? new Map<string, string>();
  measured.set(command, row.set(size, said));
}

async function measure(command: string, size: string, argv: readonly string[]): Promise<void> {
  try {
    const { processorSeconds, peakMb } = await measureProcess(process.execPath, [scrq, ...argv]);
    note(command, size, `${processorSeconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`);
  } catch (error) {
    process.exitCode = 1;
    note(command, size, `failed: ${String(error).slice(0, 200)}`);
  }
}

async function measureSize(directory: string, size: string): Promise<void> {
  const [fields = 0, records = 0] = size.split('x').map(Number);
  const place = join(directory, size);
  const data = join(place, 'data');
  await mkdir(place);
  for (const round of [0, 1]) await writeFile(join(place, `${round}.jsonl`), recordsOf(fields, records, round));
  for (const [command, argv] of Object.entries(commandsOn(place))) await measure(command, size, [...argv, '--data', data]);
  await using server = await serveDataset(data);
  const { stdout } = await measureProcess(process.execPath, [scrq, 'scrapers', 'show', '--format', 'json', '--data', data]);
  // The program's own answer.
  const { id } = JSON.parse(stdout) as { readonly id: string };
  const pulling = ['pull', '--base-url', server.url, '--scraper', id, '--into', 'pulled', '--data', join(place, 'pulled')];
  await measure('pull', size, pulling);
  await measure('search --base-url', size, ['search', 'quiet lamp', '--base-url', server.url, '--scraper', id]);
  await measure('diff --base-url', size, ['diff', '--base-url', server.url, '--scraper', id]);
}

const directory = await mkdtemp(join(tmpdir(), 'scrq-wide-'));
try {
  for (const size of sizes) await measureSize(directory, size);
} finally {
  await rm(directory, { recursive: true, force: true });
}
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}; processor time and peak memory\n`);
console.log(`| command | ${sizes.join(' | ')} |\n|---|${sizes.map(() => '---|').join('')}`);
for (const [command, row] of measured) console.log(`| ${command} | ${sizes.map((size) => row.get(size) ?? '').join(' | ')} |`);
