import { basename, resolve } from 'node:path';

import { Command, Option } from 'commander';

import { ScrqError } from '../../errors.ts';
import { openOwned, type CliContext, type ImportSource, type LocalDataset, type ReadHints } from '../context.ts';
import { writeNote } from '../io.ts';
import { readSettings, type Settings } from '../settings.ts';

interface ImportOptions extends Omit<ReadHints, 'format'> {
  readonly key?: string;
  readonly inputFormat?: ReadHints['format'];
}

const EXAMPLES = `
Examples:
  scrq import listings.csv                        into the scraper "listings", made when it is new
  scrq import monday.csv --scraper flats --key id
  scrq import page1.json page2.json --scraper flats
  curl -s https://example.com/flats.ndjson | scrq import - --scraper flats
  scrq import flats.csv.gz --format json
  scrq import export.json --path data.items --scraper flats

CSV, TSV, JSON and NDJSON are recognised by what is in them, gzipped or not.
Every file becomes one run; searches go over the latest.`;

/** `scrq import`: the records of a file become one completed run of a scraper. */
export function importCommand(context: CliContext): Command {
  return new Command('import')
    .description('make the records of a file a run of a scraper, which is made when it is new')
    .argument('<file...>', 'files to import in this order; - is the standard input')
    .option('--key <fields>', 'fields that tell one record from another: "id" or "shop,sku"')
    .addOption(new Option('--input-format <format>', 'what the file is, when that cannot be told').choices(['csv', 'tsv', 'json', 'ndjson']))
    .option('--delimiter <char>', 'what stands between the cells of a CSV')
    .option('--encoding <name>', 'encoding of the text, "windows-1252" or auto (default: UTF-8)')
    .option('--path <keys>', 'where the records are in a JSON object: "data.items"')
    .addHelpText('after', EXAMPLES)
    .action((files: readonly string[], options: ImportOptions, self: Command) =>
      runImport(context, readSettings(self, context.io), { ...options, files }),
    );
}

async function runImport(context: CliContext, settings: Settings, options: ImportOptions & { readonly files: readonly string[] }): Promise<void> {
  const { files } = options;
  const scraper = scraperFor(files, settings);
  if (settings.scraper === undefined) writeNote(context.io, `importing into "${scraper}", after the name of the file (--scraper chooses another)`);
  // A file that is missing stops it before anything is imported.
  const sources = await Promise.all(files.map((file) => openSource(context, file)));
  await using dataset = await openOwned(context, settings);
  const { showImport } = await import('../show-import.ts');
  for (const source of sources) {
    const report = await importSource(context, dataset, { source, scraper, options });
    context.secrets.add(report.scraper.id);
    await showImport(context, settings, report);
  }
}

/** The scraper that was named, else one called after the file. */
function scraperFor(files: readonly string[], settings: Settings): string {
  if (settings.scraper !== undefined) return settings.scraper;
  const [file, ...others] = files;
  if (others.length > 0) {
    throw new ScrqError('invalid_usage', 'several files are given, and no scraper for their records', { hint: 'Add --scraper NAME.' });
  }
  if (file === undefined || file === '-') {
    throw new ScrqError('invalid_usage', 'records of the standard input have no name', { hint: 'Add --scraper NAME.' });
  }
  const name = basename(file);
  return name.replace(/\.gz$/i, '').replace(/(?<=.)\.[^.]*$/, '') || name;
}

async function openSource({ io }: CliContext, file: string): Promise<ImportSource> {
  if (file === '-') return { name: 'standard input', open: () => io.stdin };
  const { openFile } = await import('../../format/read/open-file.ts');
  // Messages name the file as it was typed.
  return { ...(await openFile(resolve(io.cwd, file))), name: file };
}

interface Import {
  readonly source: ImportSource;
  readonly scraper: string;
  readonly options: ImportOptions;
}

async function importSource({ io }: CliContext, dataset: LocalDataset, { source, scraper, options }: Import) {
  const { key, inputFormat, delimiter, encoding, path } = options;
  const { openProgress } = await import('../progress.ts');
  using progress = await openProgress(io, `reading ${source.name}`);
  return dataset.importRun(source, {
    scraper,
    ...(key === undefined ? {} : { key: key.split(',').map((name) => name.trim()) }),
    read: {
      ...(inputFormat === undefined ? {} : { format: inputFormat }),
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(encoding === undefined ? {} : { encoding }),
      ...(path === undefined ? {} : { path }),
    },
    signal: io.signal,
    onProgress: ({ phase, records, total }) => {
      progress.show(`${phase} ${source.name}: ${records}${total === undefined ? '' : ` of ${total}`} records`);
    },
  });
}
