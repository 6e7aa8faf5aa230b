import type { CallOptions } from '../contract/api.ts';
import { paginate } from '../contract/envelope.ts';
import { parseRequest } from '../contract/parse.ts';
import { ResultsRequest, type ResultsInput, type ResultsResponse } from '../contract/results.ts';
import { toRecord } from '../core/fields/record.ts';
import type { RunField } from '../core/fields/field.ts';
import type { RowBatch, RunReader, Scope, SortKey } from '../core/ports.ts';
import { orderedPage, type PageRange } from './ordered-page.ts';
import { requestedFilter } from './filter.ts';
import { openRequestedRun, type Services } from './services.ts';
import { parseSort, unknownField } from './sort.ts';

/** Raw records of a run, page by page, in its own order or in the one asked for. */
export async function results(services: Services, input: ResultsInput, { signal }: CallOptions = {}): Promise<ResultsResponse> {
  const request = parseRequest(ResultsRequest, input);
  const { page, take } = request;
  const reader = await openRequestedRun(services, request.scraperId, request.run);
  if (reader === null) return { data: [], pagination: paginate(0, page, take) };

  const { fields } = reader.run;
  const shown = request.fields === undefined ? fields : request.fields.map((name) => pick(fields, name));
  const scope: Scope = { filter: requestedFilter(request.filter, fields), ...(signal === undefined ? {} : { signal }) };
  const sort = request.sort === undefined ? [] : parseSort(request.sort, fields);
  const total = await reader.count(scope);
  const offset = (page - 1) * take;
  const rows = offset >= total ? [] : (await pageOf(reader, { ...scope, sort }, { offset, take })).rows;
  const positions = shown.map((field) => fields.indexOf(field));
  const data = rows.map((cells) =>
    toRecord(
      shown,
      positions.map((position) => cells[position] ?? null),
    ),
  );
  return { data, pagination: paginate(total, page, take) };
}

/** In the run's own order a slice is read at once; another order needs its positions first. */
async function pageOf(reader: RunReader, scope: Scope & { readonly sort: readonly SortKey[] }, range: PageRange): Promise<RowBatch> {
  if (scope.sort.length === 0) return reader.slice({ ...scope, offset: range.offset, limit: range.take });
  return reader.take(await orderedPage(reader, scope, range));
}

function pick(fields: readonly RunField[], name: string): RunField {
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined) throw unknownField('fields', name, fields);
  return field;
}
