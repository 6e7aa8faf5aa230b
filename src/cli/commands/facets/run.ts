import type { CliContext } from '../../context.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { openTarget } from '../../target.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { Facet, FacetsResponse } from '../../../contract/operations/facets.ts';
import { counted } from '../../../text/counted.ts';
import { namesIn } from '../../../text/name-list.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport } from '../../output/show-report.ts';
import { paintOn } from '../../terminal/style.ts';
import { columnsOf, writeNote, writeResult } from '../../terminal/io.ts';
import { facetLines } from './lines.ts';
import type { OutputFlags } from '../../output/options.ts';

/** The options of `scrq facets` as they were typed. */
export interface FacetsFlags extends OutputFlags {
  readonly filter?: string;
  readonly fields?: string;
  readonly limit?: string;
  readonly bins?: string;
  readonly run?: string;
}

/** Asks how records spread over the values of fields, and prints it. */
export async function runFacets(context: CliContext, settings: Settings, flags: FacetsFlags): Promise<void> {
  const { signal } = context.io;
  const { filter, fields, limit, bins, run } = flags;
  await using target = await openTarget(context, settings);
  await showForeign(context, async () => {
    const answer = await target.api.facets({ scraperId: target.scraperId, filter, fields, limit, bins, run }, { signal });
    await showFacets(context, settings, answer);
  });
}

const COLUMNS = ['field', 'value', 'from', 'to', 'count', 'filter'];

/** Prints facets: for people with bars; as JSON the answer of the API, as JSON Lines a field a line, as csv a value or range a line. */
async function showFacets(context: CliContext, settings: Settings, answer: FacetsResponse): Promise<void> {
  const { io } = context;
  const { data, meta } = answer;
  const format = outputFormat(context, settings);
  if (format === 'table') {
    const look = { width: columnsOf(io.stdout), paint: paintOn(io.stdout, io, settings) };
    await writeResult(io, data.map((facet) => `${facetLines(facet, look).join('\n')}\n`).join('\n'));
  } else {
    await showReport(context, settings, { value: format === 'json' ? answer : data, rows: data.flatMap(rowsOf), fields: COLUMNS });
  }
  if (format === 'json') return;
  const passing = meta.filter === '' ? counted(meta.total, 'record') : `${counted(meta.total, 'record')} with ${meta.filter}`;
  const about = new Set(namesIn(meta.filter));
  const own = data.map(({ field }) => field).filter((field) => about.has(field));
  writeNote(
    io,
    meta.run === null ? 'no completed run yet' : data.length === 0 ? `${passing}; no field is worth counting: name some with --fields` : passing,
  );
  if (own.length > 0) writeNote(io, `counted without the conditions on itself: ${own.join(', ')}`);
}

/** A value, or a range, in a row of its own. */
function rowsOf(facet: Facet): readonly RecordData[] {
  if (facet.kind === 'values') {
    return facet.values.map(({ value, count, filter }) => ({ field: facet.field, value, from: null, to: null, count, filter: filter ?? null }));
  }
  return facet.bins.map(({ from, to, count, filter }) => ({ field: facet.field, value: null, from, to, count, filter: filter ?? null }));
}
