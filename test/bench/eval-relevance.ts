/**
 * Relevance of the search on a collection with judgments: `npm run eval:relevance -- DIR [--json]`. DIR holds `docs.jsonl` ({ "id", fields… }),
 * `queries.jsonl` ({ "id", "text" }) and `qrels.tsv` (query, doc, gain). The collection is imported for real into a dataset of its own,
 * and each query is asked through the API as words alone, as vector alone, and as both. Unjudged documents count as gain 0.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ScrapersApi } from '../../dist/index.js';
import { openDataset } from '../../dist/local/open.js';
import { meanFigures, queryFigures, type Figures } from './relevance-figures.ts';

const MODES = ['keyword', 'vector', 'hybrid'] as const;
/** As deep as recall is measured. */
const DEPTH = 100;

const args = process.argv.slice(2);
const folder = args.find((argument) => !argument.startsWith('--'));
if (folder === undefined) throw new Error('give a folder with docs.jsonl, queries.jsonl and qrels.tsv');
const directory = await mkdtemp(join(tmpdir(), 'scrq-relevance-'));
try {
  await using dataset = await openDataset({ directory });
  const docs = join(folder, 'docs.jsonl');
  const source = { name: docs, open: () => createReadStream(docs) };
  const { scraper } = await dataset.importRun(source, { scraper: 'collection', key: ['id'], types: { id: 'text' } });
  const found = await evaluate(dataset.api, scraper.id, folder);
  if (args.includes('--json')) console.log(JSON.stringify(found));
  else console.table(found);
} finally {
  await rm(directory, { recursive: true, force: true });
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
