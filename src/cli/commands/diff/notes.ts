import type { DiffMeta } from '../../../contract/operations/diff.ts';
import type { Pagination } from '../../../contract/envelope.ts';
import type { Run } from '../../../contract/operations/scrapers.ts';
import type { OutputFormat } from '../../config/settings.ts';
import { counted } from '../../../text/counted.ts';

/** Names of the two files that are compared. */
export interface ComparedNames {
  readonly from: string;
  readonly to: string;
}

/** What was compared with what, and what came of it; none where the whole envelope says these things itself. */
export function diffNotes(meta: DiffMeta, format: OutputFormat, names?: ComparedNames): readonly string[] {
  return format === 'json' ? [] : [...runNotes(meta, names), ...schemaNotes(meta)];
}

/** How much of the diff was shown. */
export function shownNote(changes: number, { total, page, totalPages }: Pagination): string {
  if (total === 0) return 'no changes to show';
  return changes === total ? counted(total, 'change') : `${changes} of ${counted(total, 'change')}, page ${page} of ${totalPages} (--all shows all)`;
}

function runNotes({ from, to, key, summary }: DiffMeta, names: ComparedNames | undefined): readonly string[] {
  if (to === null) return ['there is no completed run yet'];
  const { removed, changed, renamed, added, unchanged } = summary;
  const counts = [
    `${removed} removed`,
    `${changed} changed`,
    ...(renamed === undefined ? [] : [`${renamed} renamed`]),
    `${added} added`,
    `${unchanged} unchanged`,
  ];
  return [
    `${from === null ? 'nothing' : runText(from, names?.from)} → ${runText(to, names?.to)}`,
    `${counts.join(', ')}, ${key.length === 0 ? 'records compared whole (--key names the fields that identify them)' : `by ${key.join(', ')}`}`,
  ];
}

function runText({ id, records, runAt }: Run, name: string | undefined): string {
  const size = counted(records, 'record');
  return name === undefined ? `run ${id} (${runAt.slice(0, 16).replace('T', ' ')}, ${size})` : `${name} (${size})`;
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
