import { createCoercer } from '../../../core/fields/coerce.ts';
import type { FieldDecision } from '../../../core/fields/decision.ts';
import { createDistinctCounter } from '../../../core/fields/hash/distinct.ts';
import type { Cell, RunField } from '../../../core/fields/field.ts';
import type { Extremes } from '../../../core/fields/findings/field-facts.ts';
import { createKeyCheck, type KeyReport } from '../../../core/fields/key.ts';
import type { RawValue } from '../../../core/fields/raw-value.ts';
import { deriveRole, type RolePlace } from '../../../core/fields/role.ts';
import { createFieldStatistics } from '../../../core/fields/statistics.ts';
import { pickTitleField } from '../../../core/fields/text/title-field.ts';
import type { TextLanguage } from '../../../core/rank/languages.ts';
import { createLanguageDetector } from '../../../core/rank/text-language.ts';
import { statesEmptiness } from '../../../format/read/source-records.ts';
import { openRowTexts, type RowTexts } from '../row-texts.ts';
import type { SettledSource } from './read-pass.ts';
import type { SpooledRow } from './packed-rows.ts';
import { createTurns } from '../../../turns.ts';

/** A field of the new run, with the way its cells are made. */
export interface NewField {
  readonly field: Omit<RunField, 'stats'>;
  readonly decision: FieldDecision;
}

/** One batch of typed records, column by column. */
interface TypedRows {
  readonly columns: readonly (readonly Cell[])[];
}

/** What is known of one field once all rows were typed. */
export interface FieldSummary {
  readonly field: RunField;
  readonly decision: FieldDecision;
  readonly failed: number;
  readonly extremes: Extremes | undefined;
  /** The first few different values. */
  readonly examples: readonly Cell[];
  readonly distinct: number;
  readonly distinctEstimated: boolean;
}

/** Turns rows of a source into typed columns, and remembers what they amount to. */
export interface RowTyper {
  readonly fields: readonly NewField[];
  type(rows: readonly SpooledRow[]): TypedRows;
  finish(): Promise<TypedSource>;
}

/** What the fields and the key of a source amount to. */
export interface TypedSource {
  readonly fields: readonly FieldSummary[];
  readonly key: KeyReport;
}

/** The fields of the new run: those of the source, and next to each that is not text its raw form when that is kept. */
function newFields(decisions: readonly FieldDecision[], raw: 'keep' | 'drop'): readonly NewField[] {
  return decisions.flatMap((decision) => {
    const { name, type, unit, precision, json, reading } = decision;
    const field = { name, type, json, reading, ...(unit === undefined ? {} : { unit }), ...(precision === undefined ? {} : { precision }) };
    if (raw === 'drop' || type === 'text') return [{ field, decision }];
    const rawDecision: FieldDecision = {
      ...decision,
      name: `${name}_raw`,
      type: 'text',
      json: false,
      reading: { kind: 'text' },
      failures: [],
      notes: [],
    };
    return [
      { field, decision },
      { field: { name: rawDecision.name, type: 'text', json: false, rawOf: name }, decision: rawDecision },
    ];
  });
}

export function createRowTyper(pass: SettledSource, raw: 'keep' | 'drop', runAt: number): RowTyper {
  const fields = newFields(pass.decisions, raw);
  const columns = fields.map((field) => typedColumn(pass, field, runAt));
  const keyPositions = pass.key.map((name) => pass.decisions.findIndex((decision) => decision.name === name) + 1);
  const keyCheck = createKeyCheck();
  return {
    fields,
    type(rows) {
      if (keyPositions.length > 0) {
        // A spooled row holds what the reader gave.
        for (const row of rows)
          keyCheck.add(
            keyPositions.map((position) => row[position] as RawValue | undefined),
            row[0],
          );
      }
      return { columns: columns.map((column) => column.type(rows)) };
    },
    async finish() {
      const turn = createTurns();
      const summaries: FieldSummary[] = [];
      for (const column of columns) {
        summaries.push(column.finish());
        await turn();
      }
      const place = { titleField: pickTitleField(pass.decisions), key: pass.key };
      return { fields: summaries.map((summary) => ({ ...summary, field: withRole(summary.field, place) })), key: keyCheck.finish() };
    },
  };
}

function withRole(field: RunField, place: RolePlace): RunField {
  return { ...field, role: deriveRole({ ...field, ...field.stats }, place) };
}

const EXAMPLES = 3;

interface TypedColumn {
  readonly type: (rows: readonly SpooledRow[]) => readonly Cell[];
  readonly finish: () => FieldSummary;
}

function typedColumn({ decisions, stated, source }: SettledSource, { field, decision }: NewField, runAt: number): TypedColumn {
  const position = decisions.findIndex(({ name }) => name === (field.rawOf ?? field.name)) + 1;
  const coerce = createCoercer(decision, { runAt, emptyText: statesEmptiness(source.format) ? 'kept' : 'missing' });
  const statistics = createFieldStatistics(field.type);
  const counter = createDistinctCounter();
  const examples: Cell[] = [];
  let failed = 0;
  return {
    type: (rows) =>
      rows.map((row) => {
        const cell = coerce(row[position] as RawValue | undefined);
        if (cell === undefined) failed += 1;
        const known = cell ?? null;
        statistics.add(known);
        counter.add(known);
        if (known !== null && examples.length < EXAMPLES && !examples.includes(known)) examples.push(known);
        return known;
      }),
    finish: () => {
      const { distinct, estimated } = counter.finish();
      const stats = { ...statistics.finish(), distinct };
      const statesNulls = stats.nulls > 0 && field.rawOf === undefined && stated.has(field.name);
      const described: RunField = { ...field, stats, ...(statesNulls ? { statesNulls } : {}) };
      return { field: described, decision, failed, extremes: statistics.extremes(), examples, distinct, distinctEstimated: estimated };
    },
  };
}

export interface RowReader {
  readonly titleField: string | null;
  /** The language of what was read so far. */
  language(): TextLanguage;
  read(rows: TypedRows, count: number): RowTexts;
}

/** Gives what search and comparison need of typed records, and finds their language. */
export async function openRowReader(pass: SettledSource, fields: readonly NewField[]): Promise<RowReader> {
  const titleField = pickTitleField(pass.decisions);
  const textsOf = await openRowTexts({ fields: fields.map(({ field }) => field), key: pass.key, titleField });
  const detector = createLanguageDetector();
  return {
    titleField,
    language: () => detector.finish(),
    read({ columns }, count) {
      const read = textsOf(columns, count);
      detector.add(read.texts);
      return read;
    },
  };
}
