import type { Pagination, RecordData } from '../../../contract/envelope.ts';
import { changeText, valueText } from '../../output/value-text.ts';
import { knownScraper, type Target } from '../../target.ts';

/** A page of records, and what the query was taken to mean. */
export interface BrowseAnswer {
  readonly data: readonly RecordData[];
  readonly pagination: Pagination;
  readonly meaning: string;
}

/** Records a page: more than a screen, few enough to be there at once. */
const TAKE = 100;

/** What is found for a query; without one, the records in their own order. */
export async function findRecords({ api, scraperId }: Target, query: string, page: number, signal: AbortSignal): Promise<BrowseAnswer> {
  if (query === '') {
    const { data, pagination } = await api.results({ scraperId, page, take: TAKE }, { signal });
    return { data, pagination, meaning: '' };
  }
  const { data, pagination, meta } = await api.hybrid({ scraperId, search: query, page, take: TAKE }, { signal });
  const parts = [meta.filter === '' ? '' : `filter: ${meta.filter}`, meta.sort === undefined ? '' : `order: ${meta.sort}`, ...(meta.warnings ?? [])];
  return { data, pagination, meaning: parts.filter((each) => each !== '').join(' · ') };
}

/** The runs that a record was in, the newest first, as records of their own. Undefined when there is no key to find it by. */
export async function findHistory(target: Target, record: RecordData, signal: AbortSignal): Promise<readonly RecordData[] | undefined> {
  const { api, scraperId } = target;
  const fields = (await knownScraper(target, signal))?.key ?? [];
  const values = fields.map((field) => record[field]);
  if (fields.length === 0 || values.some((value) => value === null || value === undefined)) return undefined;
  const key = values.map((value) => listed(typeof value === 'string' ? value : JSON.stringify(value))).join(',');
  const { data } = await api.history({ scraperId, key, take: TAKE }, { signal });
  return data.map(({ run, change, fields: changed }) => ({
    at: run.runAt,
    change,
    run: run.id,
    values: Object.entries(changed ?? {})
      .map(([name, values_]) => `${valueText(name)}: ${changeText(values_)}`)
      .join('\n'),
  }));
}

/** A value that holds a comma or a quote itself stands in double quotes. */
function listed(value: string): string {
  return /[",]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
