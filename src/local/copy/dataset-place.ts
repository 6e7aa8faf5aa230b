import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Embedder } from '../../core/ports/embedder.ts';
import { openRowTexts } from '../import/row-texts.ts';
import { copyingWriter } from '../import/passes/copying-writer.ts';
import { isIndexed, writeValues } from '../import/passes/values-file.ts';
import { createValueTaker } from '../import/value-taker.ts';
import { noKnownVectors } from '../import/vectors/known-vectors.ts';
import { createRecordVectors } from '../import/vectors/record-vectors.ts';
import { closeServices, type Services } from '../services.ts';
import { summaryOf, type CopyPlace, type RunContent, type WriteTask } from './place.ts';
import { concatenated, joinedHashes } from '../../core/columns/joined-pieces.ts';
import type { StoredRecords } from '../../core/ports/records.ts';

/** A dataset as a place that runs are copied from and to; disposing of it closes its services. */
export function datasetPlace(services: Services, name: string): CopyPlace {
  const { catalogue, tokens } = services.store;
  return {
    name,
    async scrapers() {
      const scrapers = await catalogue.scrapers();
      return Promise.all(scrapers.map(async (scraper) => ({ scraper, runs: await catalogue.writtenRuns(scraper.id) })));
    },
    open: (run) => services.store.openStored(run),
    async write(scraper, content, task) {
      await using writer = copyingWriter(await services.store.writeRun({ scraper, run: content.run }), services.tables);
      await writeContent(services, writer, content, task);
    },
    adopt: (scraper) => catalogue.adoptScraper(scraper),
    tokens: () => tokens.read(),
    async addTokens(events) {
      const known = new Set((await tokens.read()).map(({ kind, id }) => `${kind} ${id}`));
      for (const event of events) if (!known.has(`${event.kind} ${event.id}`)) await tokens.append(event);
    },
    [Symbol.asyncDispose]: () => closeServices(services),
  };
}

async function writeContent(
  services: Services,
  writer: ReturnType<typeof copyingWriter>,
  content: RunContent,
  { check, signal, onRecords }: WriteTask,
): Promise<void> {
  const { run, dimensions } = content;
  // Those that did not come along are made by the embedder that is always there.
  const embedder = dimensions === null && run.embedder !== null ? await services.embedders.choose('static', signal) : null;
  const vectors = embedder === null ? undefined : madeVectors(embedder, signal);
  const textsOf = await openRowTexts(run);
  await using values = createValueTaker(Infinity);
  await writer.define({ fields: run.fields, embedder: embedder ?? storedEmbedder(run, dimensions) });
  let written = 0;
  for await (const records of inAppends(content.records({ signal }), run.records)) {
    signal?.throwIfAborted();
    const count = records.keyHashes.length;
    const texts = textsOf(records.columns, count);
    await values.add(run.fields.flatMap((field, index) => (isIndexed(field) ? [{ field: field.name, cells: records.columns[index] ?? [] }] : [])));
    await writer.addTexts(texts.texts);
    await writer.append({ ...records, vectors: (await vectors?.make(texts)) ?? records.vectors });
    written += count;
    onRecords(written);
  }
  await writeValues(services.store.files, writer.runId, await values.finish());
  await writer.complete(summaryOf(run), { check });
}

function storedEmbedder({ embedder }: RunEntry, dimensions: number | null): Pick<Embedder, 'id' | 'dimensions'> | null {
  return embedder === null || dimensions === null ? null : { id: embedder, dimensions };
}

function madeVectors(embedder: Embedder, signal: AbortSignal | undefined) {
  return createRecordVectors({ embedder, known: noKnownVectors, kept: undefined, retryPolicy: { waitMs: 0, signal } });
}

/** Records of one append, of runs that are small and of others: few large pieces are searched faster, and take more memory. */
const SMALL = 5_000;
const LARGE = 20_000;
const LARGE_FROM_RECORDS = 200_000;
/** Values and characters of one append, whatever the number of records: the store takes several times as much memory meanwhile. */
const MOST_VALUES = 500_000;
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** Joins batches of records to the size of an append; `total` is how many the run has. */
async function* inAppends(batches: AsyncIterable<StoredRecords>, total: number): AsyncIterable<StoredRecords> {
  let held: StoredRecords[] = [];
  let [records, values, characters] = [0, 0, 0];
  for await (const batch of batches) {
    const count = batch.keyHashes.length;
    held.push(batch);
    records += count;
    values += count * batch.columns.length;
    characters += charactersOf(batch);
    if (records < (total < LARGE_FROM_RECORDS ? SMALL : LARGE) && values < MOST_VALUES && characters < MOST_CHARACTERS) continue;
    yield joined(held);
    held = [];
    [records, values, characters] = [0, 0, 0];
  }
  if (records > 0) yield joined(held);
}

function charactersOf({ columns }: StoredRecords): number {
  let characters = 0;
  for (const cells of columns) for (const cell of cells) if (typeof cell === 'string') characters += cell.length;
  return characters;
}

function joined(batches: readonly StoredRecords[]): StoredRecords {
  const [first] = batches;
  return {
    columns: (first?.columns ?? []).map((_, index) => concatenated(batches.map(({ columns }) => columns[index] ?? []))),
    keyHashes: joinedHashes(batches.map(({ keyHashes }) => keyHashes)),
    contentHashes: joinedHashes(batches.map(({ contentHashes }) => contentHashes)),
    textHashes: joinedHashes(batches.map(({ textHashes }) => textHashes)),
    vectors: concatenated(batches.map(({ vectors }) => vectors)),
  };
}
