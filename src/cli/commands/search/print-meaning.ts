import type { HybridResponse } from '../../../contract/operations/search.ts';
import { jsonText } from '../../../format/write/json.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import type { CliContext } from '../../context.ts';
import { explanationNotes } from './explanation-notes.ts';
import { writeJson, writeResult, writeWarning } from '../../terminal/io.ts';
import { filterNotes, unusedNotes } from './notes.ts';
import type { Settings } from '../../config/settings.ts';

/** Prints what a query was taken to mean and how many records pass, from an answer without records. */
export async function showMeaning({ io }: CliContext, { format }: Settings, query: string, answer: HybridResponse): Promise<void> {
  for (const warning of answer.meta.warnings ?? []) writeWarning(io, `warning: ${warning}`);
  if (format === 'json' || format === 'jsonl') {
    return writeJson(io, format === 'json' ? jsonText(answer) : `${JSON.stringify(answer)}\n`);
  }
  const { meta, pagination } = answer;
  const lines = [
    ...explanationNotes(query, meta.explain),
    ...filterNotes(meta),
    ...unusedNotes(meta),
    `${pagination.total} ${pagination.total === 1 ? 'record passes' : 'records pass'}`,
  ];
  const safe = io.stdout.isTTY === true ? terminalLine : (line: string) => line;
  return writeResult(io, lines.map((line) => `${safe(line)}\n`).join(''));
}
