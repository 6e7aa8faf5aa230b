import type { CallOptions } from '../contract/api.ts';
import { paginate } from '../contract/envelope.ts';
import { parseRequest } from '../contract/parse.ts';
import { ResultsRequest, type ResultsInput, type ResultsResponse } from '../contract/operations/results.ts';
import { toRecord } from '../core/fields/record.ts';
import type { PageRange, RunReader } from '../core/ports/records.ts';
import type { TableScope } from '../core/ports/tables.ts';
import { requestedFilter, parseSort, fieldNamed } from './sort.ts';
import { openRequestedRun, type Services } from './services.ts';

/** Raw records of a run, page by page, in its own order or in the one asked for. */
export async function results(services: Services, input: ResultsInput, { signal }: CallOptions = {}): Promise<ResultsResponse> {
  const request = parseRequest(ResultsRequest, input);
  const { page, take } = request;
  const reader = await openRequestedRun(services, request.scraperId, request.run);
  if (reader === null) return { data: [], pagination: paginate(0, page, take) };

  const { fields } = reader.run;
  const shown = request.fields === undefined ? fields : request.fields.map((name) => fieldNamed('fields', name, fields));
  const scope: TableScope = { condition: requestedFilter(request.filter, fields), signal };
  const sort = request.sort === undefined ? [] : parseSort(request.sort, fields);
  const offset = (page - 1) * take;
  const { total, rows } = await pageOf(services, reader, { ...scope, sort }, { offset, take });
  const positions = shown.map((field) => fields.indexOf(field));
  const data = rows.map((cells) =>
    toRecord(
      shown,
      positions.map((position) => cells[position] ?? null),
    ),
  );
  return { data, pagination: paginate(total, page, take) };
}

/** In the run's own order a slice is read at once; other orders and filters need the positions of their records first. */
async function pageOf(services: Services, reader: RunReader, scope: TableScope, { offset, take }: PageRange) {
  const { condition = null, sort = [], signal } = scope;
  const { records } = reader.run;
  if (condition === null && sort.length === 0) {
    const range = { offset, limit: take, ...(signal === undefined ? {} : { signal }) };
    return { total: records, rows: offset >= records ? [] : (await reader.slice(range)).rows };
  }
  const table = await services.tables.open(reader, { signal });
  const total = condition === null ? records : await table.count({ condition, signal });
  if (offset >= total) return { total, rows: [] };
  return { total, rows: (await reader.take([...(await table.ordinals({ ...scope, offset, limit: take }))])).rows };
}
