import type { Explanation, HybridResponse } from '../../../contract/operations/search.ts';
import { padText, textWidth } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { jsonText } from '../../../format/write/json.ts';
import type { CliContext } from '../../context.ts';
import { writeJson, writeResult, writeWarnings } from '../../terminal/io.ts';
import { filterNotes, unusedNotes } from './notes.ts';
import type { Settings } from '../../config/settings.ts';

/** What became of each part of a query: the parts underlined, their readings, what was left for similarity, and who did it. */
export function explanationNotes(query: string, explanation: Explanation | undefined): readonly string[] {
  if (explanation === undefined) return [];
  const { spans, rest, interpreter, model, embedder, run } = explanation;
  const widest = Math.max(0, ...spans.map((span) => textWidth(terminalLine(span.text))));
  return [
    ...underlined(query.trim(), spans),
    ...spans.map((span) => `  ${padText(terminalLine(span.text), widest, 'left')}  ${span.kind === 'order' ? 'order ' : ''}${span.reading}`),
    `left for similarity: ${rest === '' ? 'nothing' : rest}`,
    `interpreter: ${interpreter}`,
    ...(model === undefined ? [] : [`model: ${modelNote(model)}`]),
    `embedder: ${embedder ?? 'none, by keywords alone'}`,
    ...(run === null ? [] : [`run: ${run}`]),
  ];
}

/** What became of the answer of a model that was asked. */
function modelNote({ name, given, kept }: NonNullable<Explanation['model']>): string {
  return `${terminalLine(name)} was asked what the rules left: ${given} ${given === 1 ? 'condition' : 'conditions'} given, ${kept} taken`;
}

/** The offsets of spans are into the trimmed query. */
function underlined(query: string, spans: Explanation['spans']): readonly string[] {
  if (spans.length === 0) return [query];
  let marks = '';
  let done = 0;
  for (const { start, end } of spans) {
    marks += ' '.repeat(textWidth(terminalLine(query.slice(done, start))));
    marks += '^'.repeat(textWidth(terminalLine(query.slice(start, end))));
    done = end;
  }
  return [query, marks];
}

/** Prints what a query was taken to mean and how many records pass, from an answer without records. */
export async function showMeaning({ io }: CliContext, { format }: Settings, query: string, answer: HybridResponse): Promise<void> {
  writeWarnings(io, answer.meta.warnings);
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
