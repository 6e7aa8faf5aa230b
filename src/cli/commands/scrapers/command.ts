import { Command, Option } from 'commander';

import { FIELD_ROLES } from '../../../contract/field-roles.ts';
import type { FieldRole, Scraper } from '../../../contract/operations/scrapers.ts';
import { addListCommand } from '../../subcommands.ts';
import type { CliContext } from '../../context.ts';
import { openOwned, openTarget } from '../../target.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import { shortId } from '../../report-failure.ts';
import { resolveScraper } from '../../resolve-scraper.ts';
import { fieldNamed } from '../../output/select-fields.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq scrapers
  scrq scrapers create flats --format json     its id, for clients of \`scrq serve\`
  scrq scrapers show flats
  scrq scrapers rename flats homes
  scrq scrapers set price --role price --scraper flats     for all its runs, also later ones
  scrq scrapers set price --role auto                      the derived role again
  scrq scrapers remove homes --yes

An id is a shared secret: anyone who has it can read the records. Tables show its beginning, --format json all of it.`;

/** `scrq scrapers`: the scrapers of the dataset. */
export function scrapersCommand(context: CliContext): Command {
  const command = new Command('scrapers')
    .description('list, create, show, rename and remove scrapers, and set roles of their fields')
    .addHelpText('after', EXAMPLES);
  const settings = (self: Command) => readSettings(self, context.io);
  addListCommand(command, 'all scrapers of the local dataset, by name', (self) => listScrapers(context, settings(self)));
  command
    .command('create')
    .description('make a scraper without records')
    .argument('<name>', 'a name that is not taken')
    .action((name: string, _options: object, self: Command) => createScraper(context, settings(self), name));
  command
    .command('show')
    .description('the fields, the key and the latest run of a scraper')
    .argument('[scraper]', 'id or name')
    .action((given: string | undefined, _options: object, self: Command) => showScraper(context, naming(settings(self), given)));
  command
    .command('rename')
    .description('give a scraper another name; its id stays')
    .argument('<scraper>', 'id or name')
    .argument('<name>', 'the new name')
    .action((given: string, name: string, _options: object, self: Command) => renameScraper(context, naming(settings(self), given), name));
  command
    .command('set')
    .description('set the role of a field: what its values are to a record, which decides whether they are summed or averaged')
    .argument('<field>', 'name of the field')
    .addOption(new Option('--role <role>', 'its role; auto: the derived one').choices(['auto', ...FIELD_ROLES]).makeOptionMandatory())
    .action((field: string, { role }: { readonly role: FieldRole | 'auto' }, self: Command) => setRole(context, settings(self), { field, role }));
  command
    .command('remove')
    .description('remove a scraper and all its runs')
    .argument('<scraper>', 'id or name')
    .option('--yes', 'do not ask')
    .action((given: string, options: RemoveOptions, self: Command) => removeScraper(context, naming(settings(self), given), options));
  return command;
}

/** The argument of a command names the scraper as `--scraper` does, and wins over it. */
function naming(settings: Settings, given: string | undefined): Settings {
  return given === undefined ? settings : { ...settings, scraper: given };
}

async function listScrapers(context: CliContext, settings: Settings): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  await using dataset = await openOwned(context, settings);
  const scrapers = await dataset.scrapers();
  if (scrapers.length === 0) writeNote(context.io, 'no scrapers yet: `scrq import FILE --scraper NAME` makes one, `scrq demo` shows one');
  await showReport(context, settings, { value: scrapers, rows: scrapers.map(scraperRow) });
}

async function createScraper(context: CliContext, settings: Settings, name: string): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  await using dataset = await openOwned(context, settings);
  const scraper = await dataset.createScraper(name);
  await showReport(context, settings, { value: scraper, rows: [scraperRow(scraper)] });
}

async function showScraper(context: CliContext, settings: Settings): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  await using target = await openTarget(context, settings);
  const { data: scraper } = await target.api.scraper({ scraperId: target.scraperId }, { signal: context.io.signal });
  for (const line of aboutScraper(scraper)) writeNote(context.io, line);
  const rows = scraper.fields.map(({ name, type, unit, precision, role }) => ({
    field: name,
    type: precision === 'day' ? 'day' : type,
    role: role ?? null,
    unit: unit ?? null,
  }));
  await showReport(context, settings, { value: scraper, rows });
}

async function renameScraper(context: CliContext, settings: Settings, name: string): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  await using dataset = await openOwned(context, settings);
  const { id } = resolveScraper(await dataset.scrapers(), settings.scraper);
  const scraper = await dataset.renameScraper(id, name);
  await showReport(context, settings, { value: scraper, rows: [scraperRow(scraper)] });
}

async function setRole(context: CliContext, settings: Settings, set: { readonly field: string; readonly role: FieldRole | 'auto' }): Promise<void> {
  await using dataset = await openOwned(context, settings);
  const { id, name, fields } = resolveScraper(await dataset.scrapers(), settings.scraper);
  fieldNamed(fields, set.field);
  const { data } = await dataset.runs.setRoles({ scraperId: id, roles: { [set.field]: set.role === 'auto' ? null : set.role } });
  const role = data.fields.find((field) => field.name === set.field)?.role;
  writeNote(context.io, `the field "${set.field}" of the scraper "${name}" has the role ${role}`);
}

interface RemoveOptions {
  readonly yes?: boolean;
}

async function removeScraper(context: CliContext, settings: Settings, { yes }: RemoveOptions): Promise<void> {
  const { confirm } = await import('../../terminal/prompts.ts');
  await using dataset = await openOwned(context, settings);
  const { id, name } = resolveScraper(await dataset.scrapers(), settings.scraper);
  if (!(await confirm(context, { settings, yes: yes === true, question: `Remove the scraper "${name}" and all its runs?` }))) {
    writeWarning(context.io, 'nothing is removed');
    return;
  }
  await dataset.removeScraper(id);
  writeNote(context.io, `removed the scraper "${name}"`);
}

function scraperRow({ id, name, fields, key, latestRun }: Scraper) {
  return {
    name,
    id: shortId(id),
    fields: fields.length,
    key: key.join(', '),
    records: latestRun?.records ?? 0,
    latest_run: latestRun?.id ?? null,
    completed: latestRun?.completedAt ?? null,
  };
}

function aboutScraper({ id, name, key, latestRun }: Scraper): readonly string[] {
  return [
    `${name} (${shortId(id)})`,
    `key: ${key.length === 0 ? 'none' : key.join(', ')}`,
    latestRun === null ? 'no completed run yet' : `latest run: ${latestRun.id}, ${latestRun.records} records, completed ${latestRun.completedAt}`,
  ];
}
