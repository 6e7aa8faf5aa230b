import type { CallOptions } from '../contract/api.ts';
import { FacetsRequest, MOST_FACETS, type Facet, type FacetsInput, type FacetsResponse } from '../contract/operations/facets.ts';
import { invalidParameters, parseRequest } from '../contract/parse.ts';
import type { Condition } from '../core/condition/condition.ts';
import { printFilter } from '../core/condition/print.ts';
import { rangesFacet, talliedField, valueCondition, valuesFacet } from '../core/facets/build-facet.ts';
import { facetFields } from '../core/facets/facet-fields.ts';
import { conditionWithout } from '../core/facets/own-conditions.ts';
import type { RunField } from '../core/fields/field.ts';
import { compareTexts } from '../core/columns/text-order.ts';
import { fieldsWithRoles } from '../core/fields/role.ts';
import type { FieldTally } from '../core/ports/facet-counts.ts';
import type { CountedScope, RunTable } from '../core/ports/tables.ts';
import { requestedFilter, fieldNamed } from './sort.ts';
import { openRequestedRun, type Services } from './services.ts';

/** How the records that pass a filter spread over the values of some fields. */
export async function facets(services: Services, input: FacetsInput, { signal }: CallOptions = {}): Promise<FacetsResponse> {
  const request = parseRequest(FacetsRequest, input);
  signal?.throwIfAborted();
  const reader = await openRequestedRun(services, request.scraperId, request.run);
  if (reader === null) return { data: [], meta: { run: null, filter: '', total: 0 } };

  const fields = fieldsWithRoles(reader.run);
  const condition = requestedFilter(request.filter, fields);
  const chosen = request.fields === undefined ? facetFields(fields) : namedFields(request.fields, fields);
  const table = await services.tables.open(reader, { signal });
  const total = condition === null ? reader.run.records : await table.count({ condition, signal });
  const found = new Map<RunField, Facet>();
  for (const [scope, some] of scopesOf(chosen, condition)) {
    const made = await facetsOf(table, some, { ...request, condition: scope, signal });
    for (const [index, field] of some.entries()) if (made[index] !== undefined) found.set(field, made[index]);
  }
  return {
    data: chosen.flatMap((field) => found.get(field) ?? []),
    meta: { run: reader.run.id, filter: condition === null ? '' : printFilter(condition), total },
  };
}

function namedFields(names: readonly string[], fields: readonly RunField[]): readonly RunField[] {
  const chosen = [...new Set(names)].map((name) => fieldNamed('fields', name, fields));
  if (chosen.length <= MOST_FACETS) return chosen;
  throw invalidParameters([{ parameter: 'fields', message: `must name at most ${MOST_FACETS} fields, not ${chosen.length}` }]);
}

/** The fields by what their records have to pass: those that the filter says nothing about alone are counted together. */
function scopesOf(fields: readonly RunField[], condition: Condition | null): ReadonlyMap<Condition | null, readonly RunField[]> {
  const scopes = new Map<Condition | null, RunField[]>();
  for (const field of fields) {
    const scope = conditionWithout(condition, field.name);
    scopes.set(scope, [...(scopes.get(scope) ?? []), field]);
  }
  return scopes;
}

interface Counting extends CountedScope {
  readonly limit: number;
  readonly bins: number;
}

/** The facets of fields whose records have to pass the same. */
async function facetsOf(table: RunTable, fields: readonly RunField[], { limit, bins, ...scope }: Counting): Promise<readonly Facet[]> {
  const names = fields.map(({ name }) => name);
  const { records, extents } = await table.extents(names, scope);
  const tallied = fields.map((field, index) => talliedField(field, extents[index]?.extent ?? null, { limit, bins }));
  const tallies = await table.tallies(tallied, scope);
  const made: Facet[] = [];
  for (const [index, field] of fields.entries()) {
    const { values = 0, extent = null } = extents[index] ?? {};
    const [counted, tally] = [tallied[index], tallies[index]];
    if (counted === undefined || tally === undefined) throw new TypeError('a field that was not counted');
    const nulls = records - values;
    if (counted.kind === 'ranges') made.push(rangesFacet(field, nulls, { extent, edges: counted.edges, tally }));
    else made.push(valuesFacet(field, nulls, counted.kind === 'joined' ? await asFound(table, field, tally, scope) : tally));
  }
  return made;
}

/** Items that texts join are counted by where their filters find them, which may be inside longer ones: what a person sees is what that filter gives. */
async function asFound(table: RunTable, field: RunField, { distinct, counts }: FieldTally, scope: CountedScope): Promise<FieldTally> {
  const conditions = counts.map(({ value, isCut }) => (isCut ? undefined : valueCondition(field, value)));
  const found = await table.counts(
    conditions.filter((condition) => condition !== undefined),
    scope,
  );
  const left = found.values();
  const recounted = counts.map((each, index) => (conditions[index] === undefined ? each : { ...each, records: left.next().value ?? each.records }));
  return { distinct, counts: recounted.toSorted((a, b) => b.records - a.records || compareTexts(a.value, b.value)) };
}
