import { basename } from 'node:path';

import { Command, Option } from 'commander';

import { ScrqError } from '../../../errors.ts';
import { gathered } from '../../gathered.ts';
import type { CliContext, ImportSource } from '../../context.ts';
import { openOwned } from '../../target.ts';
import type { ImportFlags } from './options.ts';
import { openSource } from '../../import-source.ts';
import { writeNote } from '../../terminal/io.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

interface ImportCommandOptions extends ImportFlags {
  readonly dryRun?: boolean;
  readonly eachFileARun?: boolean;
}

const EXAMPLES = `
Examples:
  scrq import listings.csv                          into the scraper "listings", made when it is new
  scrq import listings.csv --dry-run                show how it would be read; store nothing
  scrq import listings.csv --dry-run --verbose      the same, field by field
  scrq import monday.csv --scraper flats --key id
  scrq import shop.csv --key shop,sku --type sku=text --type "Last seen=date"
  scrq import prices.csv --decimal comma --date-order dmy --delimiter ';' --encoding windows-1252
  scrq import flats.csv --rename prc=price --only id,title,price
  scrq import flats.csv --omit 'html,"Price, EUR"' --keep-raw
  scrq import flats.csv --lenient                   few values that do not fit become missing
  scrq import flats.csv --retype --type zip=text    decide types and key again
  scrq import flats.csv --guard                     refuse a run that lost fields or most records
  scrq import old.json --scraper flats --run-at 2024-06-08T23:12Z
  scrq import snapshots/*.json --scraper flats --each-file-a-run
  scrq import export.json --path data.items --scraper flats
  scrq import from-the-office.csv --escape formulas  undoes export --escape formulas
  scrq import download.txt --input-format ndjson --scraper flats
  scrq import big.ndjson.gz --max-record 64MB --max-fields 20000 --max-depth 200 --max-size 20GB
  scrq import flats.csv --embedder ollama:nomic-embed-text --wait-for-embedder 10m
  curl -s https://example.com/flats.ndjson | scrq import - --scraper flats
  scrq import flats.csv.gz --format json            the whole report as JSON

The report names the types of the fields and those that deserve a look: nearly of a type, of mixed units, with values that
stand for none, always the same, empty, changed since the run before. --verbose shows every field.

CSV, TSV, JSON and NDJSON are recognized by their content, gzipped or not. With --each-file-a-run, a time in
the names of the files (flats_2024-06-08T2312Z.json, flats-20240608.csv) is when their records were scraped.
What is fixed about fields (types, key, names, which to keep) holds for later runs, until --retype.
In lists of names, one that holds a comma stands in double quotes.`;

/** `scrq import`: the records of a file become one completed run of a scraper. */
export function importCommand(context: CliContext): Command {
  const command = new Command('import')
    .description('make the records of a file a run of a scraper, which is made when it is new')
    .argument('[file...]', 'file to import; - is the standard input; asked for on a terminal when none is named');
  return addRunOptions(addFieldOptions(addReadOptions(command)))
    .addHelpText('after', EXAMPLES)
    .action(async (files: readonly string[], options: ImportCommandOptions, self: Command) => {
      const settings = readSettings(self, context.io);
      await runImport(context, settings, files.length > 0 ? files : await askedFile(context, settings), options);
    });
}

function addReadOptions(command: Command): Command {
  return command
    .optionsGroup('Reading the file:')
    .addOption(new Option('--input-format <format>', 'what the file is, when that cannot be detected').choices(['csv', 'tsv', 'json', 'ndjson']))
    .option('--delimiter <char>', 'what stands between the cells of a CSV')
    .addOption(
      new Option('--escape <what>', "take off the ' that an export with --escape formulas put before what a spreadsheet would run").choices([
        'formulas',
      ]),
    )
    .option('--encoding <name>', 'encoding of the text, "windows-1252" or auto (default: UTF-8)')
    .option('--path <keys>', 'where the records are in a JSON object: "data.items"')
    .option('--max-record <size>', 'longest record, in characters (default: 16MiB)')
    .option('--max-fields <n>', 'most fields of a record (default: 5000)')
    .option('--max-depth <n>', 'most levels of lists and objects in a record (default: 100)')
    .option('--max-size <size>', 'largest file, decompressed: "20GB" (default: any)');
}

function addFieldOptions(command: Command): Command {
  return command
    .optionsGroup('Fields:')
    .option('--key <fields>', 'fields that identify a record: "id" or "shop,sku"', gathered)
    .option('--type <field=type>', 'type of a field: number, date, boolean or text; for each field once', gathered)
    .addOption(new Option('--date-order <order>', 'how to read 03/04/26').choices(['dmy', 'mdy', 'ymd']))
    .addOption(new Option('--decimal <mark>', 'what stands before the fraction of a number').choices(['point', 'comma']))
    .option('--lenient', 'let up to 2 % of the values of a field not fit its type: they become missing, and are listed')
    .option('--rename <old=new>', 'another name for a field; for each field once', gathered)
    .option('--only <fields>', 'keep only these fields', gathered)
    .addOption(new Option('--omit <fields>', 'leave out these fields').argParser(gathered).conflicts('only'))
    .option('--keep-raw', 'also keep values as they were written, next to their typed form, in FIELD_raw')
    .option('--retype', 'decide types and key again, whatever earlier runs decided');
}

function addRunOptions(command: Command): Command {
  return command
    .optionsGroup('The run:')
    .option('--run-at <time>', 'when the records were scraped, in ISO 8601 (default: by the name of the file, else now)')
    .option('--each-file-a-run', 'make each of several files a run, in the order of the times in their names')
    .option('--guard', 'refuse a run that lost a field, or most records, since the run before')
    .option('--embedder <name>', 'what makes the vectors: static, or ollama:MODEL (default: as in the run before, else static)')
    .option('--wait-for-embedder <time>', 'wait so long for an Ollama server that is out of reach, instead of giving up: "5m"')
    .option('--dry-run', 'only report how it would be read; store nothing')
    .optionsGroup('Options:');
}

async function askedFile({ io }: CliContext, settings: Settings): Promise<readonly string[]> {
  const { pickFile } = await import('../../terminal/pick.ts');
  const file = await pickFile(io, settings);
  if (file !== undefined) return [file];
  throw new ScrqError('invalid_usage', 'no file is named', { hint: 'Name a file to import, or - for the standard input.' });
}

async function runImport(context: CliContext, settings: Settings, files: readonly string[], options: ImportCommandOptions): Promise<void> {
  const { readImportFlags } = await import('./options.ts');
  const { createImportPrinter } = await import('./print.ts');
  const { withImportProgress } = await import('../../terminal/import-progress.ts');
  const { io } = context;
  const importOptions = readImportFlags(options);
  refuseSeveral(files, options);
  const scraper = scraperFor(files, settings, options);
  if (settings.scraper === undefined && options.dryRun !== true) {
    writeNote(io, `importing into "${scraper}", after the name of the file (--scraper chooses another)`);
  }
  const runs = await planRuns(context, files, options.eachFileARun === true ? importOptions.runAt : null);
  await using dataset = await openOwned(context, settings);
  await using printer = createImportPrinter(context, settings, runs.length);
  for (const run of runs) {
    const { source, runAt } = run;
    if (runs.length > 1) writeNote(io, `${source.name}:`);
    const request = { ...importOptions, ...(runAt === undefined ? {} : { runAt }), scraper };
    if (options.dryRun === true) {
      await printer.preview(await withImportProgress(io, source.name, (hooks) => dataset.previewImport(source, { ...request, ...hooks })));
    } else {
      const report = await withImportProgress(io, source.name, (hooks) => dataset.importRun(source, { ...request, ...hooks }));
      context.secrets.add(report.scraper.id);
      await printer.imported(report);
    }
  }
}

function refuseSeveral(files: readonly string[], { eachFileARun }: ImportCommandOptions): void {
  if (files.length <= 1 || eachFileARun === true) return;
  throw new ScrqError('invalid_usage', 'several files are given, and the records of one file are one run', {
    hint: 'Add --each-file-a-run to make a run of each, or join the files into one.',
  });
}

/** The scraper that was named, else one called after the file. A preview can do without. */
function scraperFor(files: readonly string[], settings: Settings, { dryRun }: ImportCommandOptions): string {
  if (settings.scraper !== undefined) return settings.scraper;
  const [file = '-', ...others] = files;
  const unnamed = others.length > 0 ? 'several files are given, and no scraper for their records' : 'records of the standard input have no name';
  if (others.length > 0 || file === '-') {
    if (dryRun === true) return '';
    throw new ScrqError('invalid_usage', unnamed, { hint: 'Add --scraper NAME.' });
  }
  const name = basename(file);
  return name.replace(/\.gz$/i, '').replace(/(?<=.)\.[^.]*$/, '') || name;
}

interface PlannedRun {
  readonly source: ImportSource;
  /** Undefined where the importOptions say, or nothing does. */
  readonly runAt: number | undefined;
}

/**
 * The files in the order of their runs. A file that is missing stops it before anything is imported. `wished` is the time that was
 * wished for all of them; null when names of files tell nothing, since the only file may be named after anything.
 */
async function planRuns(context: CliContext, files: readonly string[], wished: number | undefined | null): Promise<readonly PlannedRun[]> {
  const { io } = context;
  const sources = await Promise.all(files.map((file) => openSource(io, file)));
  if (wished === null) return sources.map((source) => ({ source, runAt: undefined }));
  const { timesOfFiles } = await import('../../../format/run-times.ts');
  const times = timesOfFiles(files, io.now());
  const runs = sources.map((source, index) => ({ source, runAt: times?.[index] }));
  if (times !== undefined) {
    const ordered = runs.toSorted((a, b) => (a.runAt ?? 0) - (b.runAt ?? 0));
    return wished === undefined ? ordered : ordered.map(({ source }) => ({ source, runAt: undefined }));
  }
  if (files.length > 1) writeNote(io, 'not every file has a time in its name: the runs follow each other in the order given');
  return runs;
}
