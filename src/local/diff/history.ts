import type { CallOptions } from '../../contract/api.ts';
import type { RecordData } from '../../contract/envelope.ts';
import { paginate } from '../../contract/envelope.ts';
import { HistoryRequest, type HistoryEntry, type HistoryInput, type HistoryResponse } from '../../contract/operations/history.ts';
import { invalidParameters, parseRequest } from '../../contract/parse.ts';
import { isRaw, pairFields } from '../../core/diff/compared-field.ts';
import { createFieldChanges } from '../../core/diff/field-changes.ts';
import { splitKey } from '../../core/diff/key-values.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';
import { toObject, toRecord, wireValue } from '../../core/fields/record.ts';
import { publicRun } from '../../core/public-run.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';
import { findRecords, nearestKeys, type WantedKey } from './find-record.ts';
import { openHash } from '../hash.ts';
import { createRecent } from '../recent.ts';
import { findScraper, type Services } from '../services.ts';
import { fieldNamed } from '../sort.ts';

/** Answers how one record changed over all runs. */
export type RecordHistory = (input: HistoryInput, options?: CallOptions) => Promise<HistoryResponse>;

/** What a run holds of the record. */
interface Occurrence {
  readonly run: RunEntry;
  /** Undefined when the run does not hold it. */
  readonly cells: readonly Cell[] | undefined;
  readonly matches: number;
  readonly knowsKey: boolean;
}

/** Histories that are kept: a record a run. */
const KEPT = 8;

/** The history of records in the dataset of this machine. Runs never change, so a record is looked up once for all pages. */
export function createHistory(services: Services): RecordHistory {
  const recent = createRecent<readonly Occurrence[]>({ most: KEPT });
  return async (input, { signal } = {}) => {
    const request = parseRequest(HistoryRequest, input);
    signal?.throwIfAborted();
    const scraper = await findScraper(services, request.scraperId);
    const runs = await services.store.catalogue.runs(scraper.id);
    const fields = fieldsOf(runs);
    const wanted = wantedKey(request, runs, fields);
    const shown = request.fields?.map((name) => fieldNamed('fields', name, fields));
    const name = JSON.stringify([runs.map(({ id }) => id), wanted]);
    const occurrences = await recent(name, () => look(services, runs, wanted), signal);
    const seen = occurrences.filter(({ cells }) => cells !== undefined);
    const [last, first] = [seen[0], seen.at(-1)];
    if (last === undefined || first === undefined) throw await unknownRecord(services, runs, wanted);
    const { page, take } = request;
    const entries = occurrences.map((occurrence, index) => entryOf(occurrence, occurrences[index + 1], shown));
    const blind = occurrences.filter(({ knowsKey }) => !knowsKey).length;
    return {
      data: entries.slice((page - 1) * take, page * take),
      pagination: paginate(entries.length, page, take),
      meta: {
        key: keyOf(last, wanted),
        fields: (shown ?? fields).map((field) => field.name),
        first: publicRun(first.run),
        last: publicRun(last.run),
        runs: seen.length,
        ...(blind === 0 ? {} : { warnings: [`${blind} of ${runs.length} runs do not have the fields of the key: the record is absent from them`] }),
      },
    };
  };
}

/** Fields of all runs, each as the newest run that has it. */
function fieldsOf(runs: readonly RunEntry[]): readonly RunField[] {
  const fields = new Map<string, RunField>();
  for (const field of runs.flatMap((run) => run.fields)) if (!fields.has(field.name)) fields.set(field.name, field);
  return [...fields.values()];
}

function wantedKey({ key, by }: HistoryRequest, runs: readonly RunEntry[], fields: readonly RunField[]): WantedKey {
  const names = by?.map((name) => fieldNamed('by', name, fields).name) ?? runs.find((run) => run.fields.length > 0)?.key ?? [];
  if (names.length === 0 && runs.length > 0) {
    const message = 'is needed, since no key is known by which to find a record';
    throw new ScrqError('invalid_parameter', `by ${message}`, {
      issues: [{ parameter: 'by', message }],
      hint: 'Name the fields that identify a record, or import with a key.',
    });
  }
  const values = splitKey(key, Math.max(1, names.length));
  if (values === undefined) {
    throw invalidParameters([{ parameter: 'key', message: `must be ${names.length} values joined by commas, one each for ${names.join(', ')}` }]);
  }
  return { names, values };
}

async function look(services: Services, runs: readonly RunEntry[], wanted: WantedKey): Promise<readonly Occurrence[]> {
  const hash = await openHash();
  const occurrences: Occurrence[] = [];
  for (const run of runs) {
    const reader = await services.store.openRun(run);
    const found = await findRecords(reader, wanted, hash);
    const [cells] = (await reader.take((found ?? []).slice(0, 1))).rows;
    occurrences.push({ run, cells, matches: found?.length ?? 0, knowsKey: found !== undefined });
  }
  return occurrences;
}

function entryOf(now: Occurrence, before: Occurrence | undefined, shown: readonly RunField[] | undefined): HistoryEntry {
  const run = publicRun(now.run);
  if (now.cells === undefined) return { run, change: before?.cells === undefined ? 'absent' : 'removed', record: null };
  const { cells, matches } = now;
  const shared = { run, record: recordOf(now.run, cells, shown), ...(matches > 1 ? { matches } : {}) };
  if (before?.cells === undefined) return { change: 'added', ...shared };
  const names = shown === undefined ? undefined : new Set(shown.map(({ name }) => name));
  const compared = pairFields(before.run.fields, now.run.fields).filter((field) => names?.has(field.name) ?? !isRaw(field));
  const fields = createFieldChanges(compared, before.run.fields, now.run.fields)(before.cells, cells);
  return Object.keys(fields).length === 0 ? { change: 'unchanged', ...shared } : { change: 'changed', ...shared, fields };
}

function recordOf({ fields }: RunEntry, cells: readonly Cell[], shown: readonly RunField[] | undefined): RecordData {
  if (shown === undefined) return toRecord(fields, cells);
  return toObject(shown, ({ name }) => {
    const index = fields.findIndex((field) => field.name === name);
    const field = fields[index];
    return field === undefined ? null : wireValue(field, cells[index] ?? null);
  });
}

function keyOf({ run, cells = [] }: Occurrence, { names }: WantedKey): RecordData {
  return recordOf(
    run,
    cells,
    names.flatMap((name) => run.fields.find((field) => field.name === name) ?? []),
  );
}

async function unknownRecord(services: Services, runs: readonly RunEntry[], wanted: WantedKey): Promise<ScrqError> {
  const newest = runs.find((run) => run.records > 0);
  if (newest === undefined) return new ScrqError('record_not_found', 'there are no records yet', { hint: 'Import a run first.' });
  const near = await nearestKeys(await services.store.openRun(newest), wanted, (field, cell) => String(wireValue(field, cell)));
  const keyText = wanted.names.map((name, part) => `${name} ${JSON.stringify(wanted.values[part] ?? '')}`).join(' and ');
  return new ScrqError('record_not_found', `no run has a record with ${keyText}`, {
    hint: near.length === 0 ? 'Records and their keys are listed by `scrq results`.' : `Did you mean ${near.join(' or ')}?`,
  });
}
