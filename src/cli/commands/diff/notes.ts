import type { DiffMeta } from '../../../contract/operations/diff.ts';
import type { Pagination } from '../../../contract/envelope.ts';
import type { Run } from '../../../contract/operations/scrapers.ts';
import type { OutputFormat } from '../../config/settings.ts';
import { counted, countText } from '../../../text/counted.ts';
import { listedNames } from '../../../text/name-list.ts';
import type { DiffFlags } from './options.ts';

/** Names of the two files that are compared. */
export interface ComparedNames {
  readonly from: string;
  readonly to: string;
}

/** What notes are about: files, by their names, or runs, and the fields that are compared. */
export interface NotedDiff {
  readonly names: ComparedNames | undefined;
  readonly flags: Pick<DiffFlags, 'fields'>;
}

/** What was compared with what, and what came of it; none where the whole envelope says these things itself. */
export function diffNotes(meta: DiffMeta, format: OutputFormat, noted: NotedDiff): readonly string[] {
  return format === 'json' ? [] : [...runNotes(meta, noted), ...schemaNotes(meta)];
}

/** How much of the diff was shown. */
export function shownNote(changes: number, { total, page, totalPages }: Pagination): string {
  if (total === 0) return 'no changes to show';
  return changes === total
    ? counted(total, 'change')
    : `${countText(changes)} of ${counted(total, 'change')}, page ${countText(page)} of ${countText(totalPages)} (--all shows all)`;
}

function runNotes({ from, to, key, summary }: DiffMeta, { names, flags: { fields } }: NotedDiff): readonly string[] {
  if (to === null) return ['there is no completed run yet'];
  const { removed, changed, renamed, added, unchanged } = summary;
  const counts = [
    `${countText(removed)} removed`,
    `${countText(changed)} changed`,
    ...(renamed === undefined ? [] : [`${countText(renamed)} renamed`]),
    `${countText(added)} added`,
    `${countText(unchanged)} unchanged`,
  ];
  const text = createRunText(from, to);
  return [
    `${from === null ? 'nothing' : text(from, names?.from)} → ${text(to, names?.to)}`,
    `${counts.join(', ')}, ${keyText(key)}${fields === undefined ? '' : `; compared: ${listedNames(fields).join(', ')}`}`,
  ];
}

function keyText(key: DiffMeta['key']): string {
  return key.length === 0 ? 'records compared whole (--key names the fields that identify them)' : `by ${key.join(', ')}`;
}

/** Characters of a time in ISO 8601 to its minute, and to its second. */
const MINUTE = 16;
const SECOND = 19;

/** Runs by their times, where those tell them apart. */
function createRunText(from: Run | null, to: Run): (run: Run, name: string | undefined) => string {
  const length = from === null ? MINUTE : [MINUTE, SECOND].find((each) => from.runAt.slice(0, each) !== to.runAt.slice(0, each));
  return (run, name) => {
    const size = counted(run.records, 'record');
    const time = run.runAt.slice(0, length ?? SECOND).replace('T', ' ');
    if (name !== undefined) return `${name} (${size})`;
    return length === undefined ? `run ${run.id} (${time}, ${size})` : `${time} (${size})`;
  };
}

/** A first run has nothing but new fields. */
function schemaNotes({ from, schema }: DiffMeta): readonly string[] {
  const { added, removed, changed } = schema;
  const parts = [
    ...added.map((field) => `+ ${field}`),
    ...removed.map((field) => `- ${field}`),
    ...changed.map(({ field, from: before, to: after }) => `${field} is ${after}, was ${before}`),
  ];
  return from === null || parts.length === 0 ? [] : [`fields: ${parts.join(', ')}`];
}
