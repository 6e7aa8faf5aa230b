/**
 * Relevance of the search on a collection with judgments: `npm run eval:relevance -- DIR [--embedder static|ollama:MODEL] [--data DIR] [--json]`.
 * DIR holds `docs.jsonl` ({ "id", fields… }), `queries.jsonl` ({ "id", "text" }) and `qrels.tsv` (query, doc, gain). The collection is imported for
 * real into a dataset of its own, which is kept and used again in the directory of `--data`, and each query is asked through the API as words alone, as
 * vector alone, and as both. Unjudged documents count as gain 0. The Ollama server is that of OLLAMA_HOST.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { ScrapersApi } from '../../dist/index.js';
import type { LocalDataset } from '../../dist/local/dataset.js';
import { openDataset } from '../../dist/local/open.js';
import { meanFigures, queryFigures, type Figures } from './judgment/relevance-figures.ts';

const MODES = ['keyword', 'vector', 'hybrid'] as const;
/** As deep as recall is measured. */
const DEPTH = 100;

const { values: options, positionals } = parseArgs({
  options: { embedder: { type: 'string', default: 'static' }, data: { type: 'string' }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('give a folder with docs.jsonl, queries.jsonl and qrels.tsv');
const directory = options.data ?? (await mkdtemp(join(tmpdir(), 'scrq-relevance-')));
try {
  const host = process.env['OLLAMA_HOST'];
  await using dataset = await openDataset({ directory, ...(host === undefined ? {} : { ollamaUrl: host }) });
  const { scraperId, importing } = await importCollection(dataset, join(folder, 'docs.jsonl'), options.embedder);
  const found = await evaluate(dataset.api, scraperId, folder);
  if (options.json) console.log(JSON.stringify({ ...found, importing }));
  else {
    console.table(found);
    console.log(importing);
  }
} finally {
  if (options.data === undefined) await rm(directory, { recursive: true, force: true });
}

/** Imports the collection with an embedder, unless that has been done. */
async function importCollection(dataset: LocalDataset, docs: string, embedder: string) {
  const name = `collection by ${embedder}`;
  const known = (await dataset.scrapers()).find((scraper) => scraper.name === name);
  if (known?.latestRun) return { scraperId: known.id, importing: { embedder: known.latestRun.embedder } };
  const source = { name: docs, open: () => createReadStream(docs) };
  const started = performance.now();
  const { scraper, run } = await dataset.importRun(source, { scraper: name, key: ['id'], types: { id: 'text' }, embedder });
  const seconds = (performance.now() - started) / 1000;
  const figures = { embedder: run.embedder, records: run.records, seconds: Math.round(seconds), recordsPerSecond: Math.round(run.records / seconds) };
  return { scraperId: scraper.id, importing: figures };
}

async function evaluate(api: ScrapersApi, scraperId: string, from: string): Promise<Record<(typeof MODES)[number], Figures>> {
  const gains = readGains(join(from, 'qrels.tsv'));
  const queries = readFileSync(join(from, 'queries.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const figures: Record<(typeof MODES)[number], Figures[]> = { keyword: [], vector: [], hybrid: [] };
  for (const line of queries) {
    const { id, text } = JSON.parse(line) as { readonly id: string | number; readonly text: string };
    const judged = gains.get(String(id));
    if (judged === undefined) continue;
    for (const mode of MODES) {
      const { data } = await api.hybrid({ scraperId, search: text.slice(0, 2000), take: DEPTH, mode });
      figures[mode].push(
        queryFigures(
          data.map((record) => String(record['id'])),
          judged,
        ),
      );
    }
  }
  return { keyword: meanFigures(figures.keyword), vector: meanFigures(figures.vector), hybrid: meanFigures(figures.hybrid) };
}

function readGains(file: string): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const gains = new Map<string, Map<string, number>>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [query, doc, gain] = line.split('\t');
    if (query === undefined || doc === undefined || gain === undefined) continue;
    const judged = gains.get(query) ?? new Map<string, number>();
    judged.set(doc, Number(gain));
    gains.set(query, judged);
  }
  return gains;
}
