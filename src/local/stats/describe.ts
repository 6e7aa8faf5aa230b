import type { CallOptions } from '../../contract/api.ts';
import { parseRequest } from '../../contract/parse.ts';
import {
  ScraperRequest,
  type FieldStatistics,
  type RunStatistics,
  type ScraperInput,
  type ScraperResponse,
} from '../../contract/operations/scrapers.ts';
import { fieldsWithRoles } from '../../core/fields/role.ts';
import { candidateKeys, summarizeField } from '../../core/fields/summary.ts';
import { publicRun } from '../../core/public-run.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { RunTable, Tables } from '../../core/ports/tables.ts';
import { publicField } from '../public-field.ts';
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
export function createRunDescriber(tables: Tables): DescribeRun {
  const described = new WeakMap<RunReader, RunStatistics>();
  return async (reader, options) => {
    const known = described.get(reader);
    if (known !== undefined) return known;
    const statistics = await readStatistics(reader, await tables.open(reader, options), options);
    described.set(reader, statistics);
    return statistics;
  };
}

async function readStatistics({ run }: RunReader, table: RunTable, options: CallOptions): Promise<RunStatistics> {
  const columns = await table.statistics(options);
  const stats = fieldsWithRoles(run).map((field, index): FieldStatistics => {
    const column = columns[index] ?? { values: 0, distinct: 0, top: [] };
    return { ...publicField(field), ...summarizeField(field, column, run.records) };
  });
  return { stats, candidateKeys: candidateKeys(stats) };
}
