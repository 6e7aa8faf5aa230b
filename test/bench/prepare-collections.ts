/** Turns the retrieval sets beside the project into folders for `eval:relevance`: `node dist/bench/prepare-collections.js OUT`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const shared = join(import.meta.dirname, '../../../shared/data');
const out = process.argv[2] ?? 'collections';

if (existsSync(shared)) {
  writeEsci(join(shared, 'ret-esci-us-dev'), join(out, 'esci-us-dev'));
  writeCranfield(join(shared, 'ret-cranfield'), join(out, 'cranfield'));
} else {
  console.log(`skipped: there is no ${shared}`);
}

interface Collection {
  readonly docs: readonly object[];
  readonly queries: readonly { readonly id: string; readonly text: string }[];
  readonly qrels: readonly (readonly [query: string, doc: string, gain: number])[];
}

function writeCollection(folder: string, { docs, queries, qrels }: Collection): void {
  mkdirSync(folder, { recursive: true });
  const lines = (items: readonly object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('');
  writeFileSync(join(folder, 'docs.jsonl'), lines(docs));
  writeFileSync(join(folder, 'queries.jsonl'), lines(queries));
  writeFileSync(join(folder, 'qrels.tsv'), qrels.map((row) => `${row.join('\t')}\n`).join(''));
  console.log(`${folder}: ${docs.length} documents, ${queries.length} queries, ${qrels.length} judgments`);
}

/** `query_id` lists the queries that a product was judged for, so it is left out. */
function writeEsci(from: string, folder: string): void {
  const docs = gunzipSync(readFileSync(join(from, 'products.jsonl.gz')))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { query_id: _queryId, _id, asin, image: _image, ...product } = JSON.parse(line) as Record<string, unknown>;
      return { id: String(asin ?? _id), ...product };
    });
  const { judgmentRatings: entries } = JSON.parse(readFileSync(join(from, 'judgments.dev60.json'), 'utf8')) as EsciJudgments;
  writeCollection(folder, {
    docs,
    queries: entries.map(({ query }, index) => ({ id: `q${index}`, text: query })),
    qrels: entries.flatMap(({ ratings }, index) => ratings.map(({ docId, rating }) => [`q${index}`, docId, Number(rating)] as const)),
  });
}

interface EsciJudgments {
  readonly judgmentRatings: readonly {
    readonly query: string;
    readonly ratings: readonly { readonly docId: string; readonly rating: string }[];
  }[];
}

/** Queries are judged by their position; code -1 marks the end of a query's judgments, 1 is the most relevant, 4 the least. */
function writeCranfield(from: string, folder: string): void {
  const parts = (file: string) => readFileSync(join(from, file), 'utf8').split(/^\.I /m).slice(1);
  const section = (text: string, letter: string) =>
    (new RegExp(`^\\.${letter}\\r?\\n([\\s\\S]*?)(?=^\\.[A-Z]\\r?$|(?![\\s\\S]))`, 'm').exec(text)?.[1] ?? '').replaceAll(/\s+/g, ' ').trim();
  writeCollection(folder, {
    docs: parts('cran.all.1400').map((text) => ({ id: String(Number.parseInt(text, 10)), title: section(text, 'T'), abstract: section(text, 'W') })),
    queries: parts('cran.qry').map((text, index) => ({ id: String(index + 1), text: section(text, 'W') })),
    qrels: readFileSync(join(from, 'cranqrel'), 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , code]) => code !== undefined && code !== '-1')
      .map(([query = '', doc = '', code]) => [query, doc, 5 - Number(code)] as const),
  });
}
