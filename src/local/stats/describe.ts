import type { CallOptions } from '../../contract/api.ts';
import { parseRequest } from '../../contract/parse.ts';
import type { FieldStatistics, RunStatistics, ScraperResponse } from '../../contract/operations/scrapers.ts';
import { ScraperRequest, type ScraperInput } from '../../contract/operations/scraper-requests.ts';
import { fieldsWithRoles } from '../../core/fields/role.ts';
import { candidateKeys, summarizeField } from '../../core/fields/summary.ts';
import { publicRun } from '../../core/public-run.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { RunFiles } from '../../core/ports/record-store.ts';
import type { ColumnStatistics } from '../../core/ports/tables.ts';
import { publicField } from '../public-field.ts';
import { createRecent } from '../recent.ts';
import { publicScraper } from '../scrapers.ts';
import { findRun, findScraper, type Services } from '../services.ts';

/** Gives the statistics of all fields of a run. */
export type DescribeRun = (reader: RunReader, options: CallOptions) => Promise<RunStatistics>;

/** Name, fields, key and latest run of a scraper; with statistics of the fields when those are asked for. */
export async function describeScraper(
  services: Services,
  describeRun: DescribeRun,
  input: ScraperInput,
  options: CallOptions = {},
): Promise<ScraperResponse> {
  const request = parseRequest(ScraperRequest, input);
  options.signal?.throwIfAborted();
  const scraper = await findScraper(services, request.scraperId);
  const latest = await findRun(services, scraper.id, undefined);
  const run = request.run === undefined ? latest : await findRun(services, scraper.id, request.run);
  return {
    data: {
      ...publicScraper(scraper, run ?? undefined),
      latestRun: latest === null ? null : publicRun(latest),
      ...(request.run === undefined || run === null ? {} : { run: publicRun(run) }),
      ...(request.stats ? await statisticsOf(run) : {}),
    },
  };

  async function statisticsOf(entry: RunEntry | null): Promise<RunStatistics> {
    if (entry === null) return { stats: [], candidateKeys: [] };
    return describeRun(await services.store.openRun(entry), options);
  }
}

/** Describes runs, each once while its reader is at hand: runs never change. */
export function createRunDescriber({ tables, store }: Pick<Services, 'tables' | 'store'>): DescribeRun {
  const described = new WeakMap<RunReader, RunStatistics>();
  // Those who ask at the same time wait for the same work.
  const computed = createRecent<readonly ColumnStatistics[]>({ most: Infinity, keptMs: () => 0 });
  return async (reader, options) => {
    const known = described.get(reader);
    if (known !== undefined) return known;
    const compute = (signal: AbortSignal) => computeStatistics({ tables, store }, reader, { signal });
    const columns = (await keptStatistics(store.files, reader)) ?? (await computed(reader.run.id, compute, options.signal));
    const statistics = describedBy(reader, columns);
    described.set(reader, statistics);
    return statistics;
  };
}

/** Next to the records of a run, which never change. */
const FILE = 'statistics.json';
/** Grows with every change of how statistics are computed, or of the file. */
const VERSION = 1;

interface KeptStatistics {
  readonly version: number;
  readonly columns: readonly ColumnStatistics[];
}

async function keptStatistics(files: RunFiles, { run }: RunReader): Promise<readonly ColumnStatistics[] | undefined> {
  const bytes = await files.read(run.id, FILE);
  if (bytes === null) return undefined;
  // What is read is what was written, or it is not read.
  const { version, columns } = JSON.parse(Buffer.from(bytes).toString()) as KeptStatistics;
  return version === VERSION ? columns : undefined;
}

/** Computes the statistics of all fields, and keeps them where something can be written. */
async function computeStatistics({ tables, store }: Pick<Services, 'tables' | 'store'>, reader: RunReader, options: CallOptions) {
  const columns = await (await tables.open(reader, options)).statistics(options);
  const made: KeptStatistics = { version: VERSION, columns };
  await store.files.write(reader.run.id, FILE, Buffer.from(JSON.stringify(made)));
  return columns;
}

function describedBy({ run }: RunReader, columns: readonly ColumnStatistics[]): RunStatistics {
  const stats = fieldsWithRoles(run).map((field, index): FieldStatistics => {
    const column = columns[index] ?? { values: 0, distinct: 0, top: [] };
    return { ...publicField(field), ...summarizeField(field, column, run.records) };
  });
  return { stats, candidateKeys: candidateKeys(stats) };
}
