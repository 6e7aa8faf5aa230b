import { ScrqError } from '../../errors.ts';
import type { CliContext } from '../context.ts';
import { ioWith, outputTo, writeNote } from '../terminal/io.ts';
import { prepareOutput } from './output-file.ts';
import type { OutputFlags } from './options.ts';
import type { OutputFormat, Settings } from '../config/settings.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  csv: 'csv',
  json: 'json',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  tsv: 'tsv',
  tab: 'tsv',
  xlsx: 'xlsx',
  parquet: 'parquet',
};

/** The format that the ending of a file name stands for; undefined for the standard output. Rejects with `invalid_usage` when it stands for none of these, and names `others` with them, which the command reads itself. */
export function formatOfFile<const Format extends string>(
  file: string | undefined,
  formats: readonly Format[],
  others: readonly string[] = [],
): Format | undefined {
  if (file === undefined || file === '-') return undefined;
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  const implied = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  const format = formats.find((each) => each === implied);
  if (format !== undefined) return format;
  throw new ScrqError('invalid_usage', `the name "${file}" does not end in a format that can be written here`, {
    hint: `Add --format, which can be ${[...formats, ...others].join(', ')}.`,
  });
}

const RECORD_FORMATS: readonly OutputFormat[] = ['json', 'jsonl', 'csv'];

/**
 * Shows an answer in a file instead of on the standard output, when one is named: in the format that its name says, by default. The file is
 * there once the whole answer is in it, and not before. `others` are the formats that the command has beside those of records.
 */
export async function withOutput(
  context: CliContext,
  settings: Settings,
  { output, force, others }: OutputFlags & { readonly others?: readonly string[] },
  show: (context: CliContext, settings: Settings) => Promise<void>,
): Promise<void> {
  if (output === undefined || output === '-') return show(context, settings);
  const { io } = context;
  const format = settings.format ?? formatOfFile(output, RECORD_FORMATS, others);
  const target = await prepareOutput(output, { cwd: io.cwd, existing: force === true ? 'replace' : 'refuse', signal: io.signal });
  await using file = await target.open();
  const shown = context.display.reshaped(outputTo((chunk) => file.write(chunk)));
  await show({ ...context, io: ioWith(io, { stdout: shown.output }) }, { ...settings, format });
  await shown.end();
  io.signal.throwIfAborted();
  await file.commit();
  writeNote(io, `written to ${output}`);
}
