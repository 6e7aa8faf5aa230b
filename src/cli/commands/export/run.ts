import { ScrqError } from '../../../errors.ts';
import { terminalJson, terminalText } from '../../../format/terminal-text.ts';
import type { CliContext } from '../../context.ts';
import { openTarget, type Target } from '../../target.ts';
import { EXPORT_FORMATS, openExportSource, type ExportFormat, type ExportSource, type ExportOptions } from './source.ts';
import { noteIgnored } from '../../output/foreign-notes.ts';
import { writeNote, writeResult, writeWarning, type Io } from '../../terminal/io.ts';
import { findPart } from './kept-part.ts';
import { formatOfFile } from '../../output/output.ts';
import { prepareOutput, type OutputTarget } from '../../output/output-file.ts';
import { bytesText } from '../../terminal/pace.ts';
import { openProgress } from '../../terminal/progress.ts';
import type { PlaceSettings } from '../../config/settings.ts';
import { counted } from '../../../text/counted.ts';
import type { OutputFlags } from '../../output/options.ts';

/** The options of `scrq export` as they were typed. */
export interface ExportFlags extends OutputFlags {
  readonly filter?: string;
  readonly sort?: string;
  readonly fields?: string;
  readonly run?: string;
  readonly escape?: 'formulas';
  readonly resume?: boolean;
}

type Flags = ExportFlags & { readonly format: ExportFormat | undefined };

/** Writes all records of a scraper to a file or to the standard output. */
export async function runExport(context: CliContext, settings: PlaceSettings, flags: Flags): Promise<void> {
  const { io } = context;
  const exportOptions = readOptions(flags);
  const toFile = flags.output !== undefined && flags.output !== '-';
  refuseUseless(io, exportOptions.format, flags);
  const place = toFile
    ? await prepareOutput(flags.output, { cwd: io.cwd, existing: flags.force === true ? 'replace' : 'refuse', signal: io.signal })
    : undefined;
  await using target = await openTarget(context, settings);
  if (place === undefined) {
    await using source = await openExportSource(target, exportOptions, io.signal);
    const bytes = await writeOut(io, exportOptions.format, source);
    writeNote(io, summary(source, bytes));
  } else {
    await exportToFile(context, { settings, flags, exportOptions, target, place });
  }
  const { filter, sort, fields, run, escape } = exportOptions;
  // Text that a spreadsheet would run is escaped here in all formats but csv.
  await noteIgnored(io, target, { filter, sort, fields, run, ...(exportOptions.format === 'csv' ? { escape } : {}) });
}

function readOptions({ format, output, filter, sort, fields, run, escape }: Flags): ExportOptions {
  const chosen = format ?? formatOfFile(output, EXPORT_FORMATS) ?? 'json';
  return { format: chosen, filter, sort, fields, run, escape, resume: undefined };
}

function refuseUseless(io: Io, format: ExportFormat, { escape, resume, output }: Flags): void {
  if (escape !== undefined && format !== 'csv' && format !== 'tsv') {
    throw new ScrqError('invalid_usage', `--escape is for csv and tsv, and this is ${format}`, { hint: 'Leave it out: nothing runs text there.' });
  }
  const toTerminal = (output === undefined || output === '-') && io.stdout.isTTY === true;
  if (toTerminal && (format === 'xlsx' || format === 'parquet')) {
    throw new ScrqError('invalid_usage', `${format} is nothing to show on a terminal`, { hint: `Add -o FILE.${format}.` });
  }
  if (resume === true && (output === undefined || output === '-')) {
    throw new ScrqError('invalid_usage', '--resume needs a file to go on with', { hint: 'Add -o FILE.' });
  }
}

interface FileExport {
  readonly settings: PlaceSettings;
  readonly flags: Flags;
  readonly exportOptions: ExportOptions;
  readonly target: Target;
  readonly place: OutputTarget;
}

async function exportToFile({ io }: CliContext, { settings, flags, exportOptions, target, place }: FileExport): Promise<void> {
  const request = { ...exportOptions, baseUrl: settings.baseUrl, scraper: target.scraperId, file: place.path };
  const part = flags.resume === true && place.path !== undefined ? await findPart(place.path, request) : undefined;
  await using source = await openExportSource(target, { ...exportOptions, resume: part?.point }, io.signal);
  const keeps = part !== undefined && source.validator !== undefined;
  if (source.validator !== undefined) await part?.note(source.validator);
  if (source.offset > 0) writeNote(io, `going on behind ${bytesText(source.offset)}`);
  await using file = await place.open(keeps ? { part: part.path, offset: source.offset } : {});
  try {
    const bytes = await pass(io, source, { name: `to ${place.name}`, write: (chunk) => file.write(chunk) });
    await file.commit();
    await part?.forget();
    writeNote(io, `${summary(source, bytes)} written to ${place.name}`);
  } catch (error) {
    if (keeps) writeWarning(io, 'what came is kept: run it again with --resume to go on from there');
    throw error;
  }
}

/** On a terminal, what a stranger wrote is made safe, as everywhere. */
function writeOut(io: Io, format: ExportFormat, source: ExportSource): Promise<number> {
  const safe = format === 'csv' || format === 'tsv' ? terminalText : terminalJson;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const write = (chunk: Uint8Array) => writeResult(io, io.stdout.isTTY === true ? safe(decoder.decode(chunk, { stream: true })) : chunk);
  return pass(io, source, { name: '', write });
}

interface Sink {
  /** Where it goes, as progress shows it. */
  readonly name: string;
  readonly write: (chunk: Uint8Array) => Promise<void>;
}

/** Passes on the chunks, at the pace of the sink, and gives the size of the file. Progress is not shown among the records themselves. */
async function pass(io: Io, { chunks, offset }: ExportSource, { name, write }: Sink): Promise<number> {
  const doing = `exporting ${name}`.trim();
  using progress = name === '' && (io.stdout.isTTY === true || io.stdout.shown === true) ? undefined : await openProgress(io, doing);
  let bytes = offset;
  for await (const chunk of chunks) {
    io.signal.throwIfAborted();
    await write(chunk);
    bytes += chunk.length;
    progress?.tell({ doing, done: bytes, unit: 'bytes' });
  }
  io.signal.throwIfAborted();
  return bytes;
}

function summary({ records }: ExportSource, bytes: number): string {
  return records === undefined ? bytesText(bytes) : counted(records, 'record');
}
