import { emptyError } from '../file-error.ts';
import { RecordRows } from '../record-rows.ts';
import type { OpenedFormat, RawBatch, ReadContext } from '../source-records.ts';
import type { TextWindow } from '../text-window.ts';

/** One JSON object a line; blank lines are no records. */
export function openNdjson(window: TextWindow, context: ReadContext): OpenedFormat {
  return { notes: [], batches: readBatches(window, context) };
}

async function* readBatches(window: TextWindow, context: ReadContext): AsyncGenerator<RawBatch> {
  const records = new RecordRows(context);
  let line = 1;
  let found = false;
  for (;;) {
    const { text } = window;
    const end = text.indexOf('\n', window.position);
    if (end === -1 && !window.ended) {
      await window.more(line);
      continue;
    }
    const record = text.slice(window.position, end === -1 ? text.length : end);
    if (!isBlank(record)) {
      found = true;
      records.add(record, { line, column: 1 });
      const batch = records.full ? records.batch() : undefined;
      if (batch !== undefined) yield batch;
    }
    if (end === -1) break;
    window.position = end + 1;
    line++;
  }
  const rest = records.batch();
  if (rest !== undefined) yield rest;
  if (!found) throw emptyError(context.name);
}

function isBlank(line: string): boolean {
  return line.charCodeAt(0) !== 0x7b && line.trim() === '';
}
