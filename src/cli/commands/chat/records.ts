import type { ChatResponse } from '../../../contract/operations/chat.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import { ScrqError } from '../../../errors.ts';
import { showWholeRecords, tableRecords } from './answer.ts';
import type { CliContext } from '../../context.ts';
import type { Target } from '../../target.ts';
import { writeNote } from '../../terminal/io.ts';
import { formatOfFile } from '../../output/output.ts';
import { prepareOutput } from '../../output/output-file.ts';
import { createRecordPrinter } from '../../output/record-printer.ts';
import type { Settings } from '../../config/settings.ts';
import { counted } from '../../../text/counted.ts';
import { fieldNames } from '../../output/field-names.ts';

const SHOWN = 20;
/** Records that are asked for at once. */
const AT_ONCE = 1000;

export interface AnswerRecords {
  readonly target: Target;
  readonly response: ChatResponse;
  readonly signal: AbortSignal;
}

/** Shows the first records that an answer is about. */
export async function showChatRecords(context: CliContext, settings: Settings, { target, response, signal }: AnswerRecords): Promise<void> {
  const { data, total } = await recordsOf({ target, response, signal }, { limit: SHOWN, offset: 0 });
  await showWholeRecords(context, settings, { target, response }, data);
  writeNote(context.io, total > data.length ? `${data.length} of ${total} records; /export FILE writes them all` : counted(total, 'record'));
}

/** Writes the rows of the answer's table, where it has groups, else all records that it is about. */
export async function exportChat({ io }: CliContext, answer: AnswerRecords, name: string): Promise<void> {
  if (name === '') throw new ScrqError('invalid_usage', 'no file is named', { hint: 'Write it behind the command: /export answer.csv.' });
  const format = formatOfFile(name, ['csv', 'json', 'jsonl']);
  const place = await prepareOutput(name, { cwd: io.cwd, existing: 'refuse', signal: io.signal });
  await using file = await place.open();
  let printer: Awaited<ReturnType<typeof createRecordPrinter>> | undefined;
  let written = 0;
  for await (const records of pages(answer)) {
    printer ??= await createRecordPrinter(format ?? 'csv', {
      fields: fieldNames(records),
      prefer: [],
      terminal: false,
      width: undefined,
      heading: (text) => text,
    });
    await file.write(Buffer.from(printer.page(records)));
    written += records.length;
  }
  if (printer !== undefined) await file.write(Buffer.from(printer.end({})));
  await file.commit();
  writeNote(io, `${counted(written, 'row')} written to ${name}`);
}

async function* pages(answer: AnswerRecords): AsyncGenerator<readonly RecordData[]> {
  const { table } = answer.response.data;
  if (table !== undefined && answer.response.meta.plan?.['kind'] !== 'records') {
    yield tableRecords(table);
    return;
  }
  for (let offset = 0; ; offset += AT_ONCE) {
    const { data, total } = await recordsOf(answer, { limit: AT_ONCE, offset });
    answer.signal.throwIfAborted();
    yield data;
    if (offset + data.length >= total || data.length === 0) return;
  }
}

async function recordsOf(
  { target, response: { meta }, signal }: AnswerRecords,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  if (!meta.answered) throw new ScrqError('invalid_usage', 'the last question has no answer', { hint: 'Ask it in other words.' });
  const where = meta.filter === '' ? '' : ` where ${meta.filter}`;
  const statement = `list${where} limit ${limit}${offset === 0 ? '' : ` offset ${offset}`}`;
  const answer = await target.api.stats(
    { scraperId: target.scraperId, plan: statement, ...(meta.run === null ? {} : { run: meta.run }) },
    { signal },
  );
  return { data: answer.data, total: answer.meta.total };
}
