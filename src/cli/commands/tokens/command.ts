import { Command, Option } from 'commander';

import type { NewToken, Token, TokenAccess } from '../../../contract/operations/tokens.ts';
import { ScrqError } from '../../../errors.ts';
import { readRunTime } from '../../../format/run-times.ts';
import { gathered } from '../../gathered.ts';
import type { CliContext, LocalDataset } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeNote, writeResult, writeWarning } from '../../terminal/io.ts';
import { addListCommand } from '../../subcommands.ts';
import { resolveScraper } from '../../resolve-scraper.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

interface CreateFlags {
  readonly access: TokenAccess;
  readonly for?: readonly string[];
  readonly expires?: string;
}

const EXAMPLES = `
Examples:
  scrq tokens create laptop
  scrq tokens create scraper --access write --for flats --expires 90d
  TOKEN=$(scrq tokens create ci --format jsonl | jq -r .secret)
  scrq tokens
  scrq tokens revoke laptop

As soon as there is a token, every request to a server on this dataset needs one; a token that is revoked ends within a second or two, without
a restart. A token is shown once, when it is made: only its hash is stored.`;

/** `scrq tokens`: who may ask the servers of the dataset. */
export function tokensCommand(context: CliContext): Command {
  const command = new Command('tokens')
    .description('make, list and revoke the tokens that servers on this dataset ask for')
    .addHelpText('after', EXAMPLES);
  const settings = (self: Command) => readSettings(self, context.io);
  addListCommand(command, 'all tokens, without their secrets', (self) => listTokens(context, settings(self)));
  command
    .command('create')
    .description('make a token and print it; it is never shown again')
    .argument('<name>', 'whom or what it is for')
    .addOption(new Option('--access <access>', 'what it allows: read, or write to push runs as well').choices(['read', 'write']).default('read'))
    .option('--for <scraper>', 'only this scraper, by id or name; may be given several times (default: all)', gathered)
    .option('--expires <when>', 'when it ends: "90d", "12h", or a time in ISO 8601 (default: never)')
    .action((name: string, flags: CreateFlags, self: Command) => createToken(context, settings(self), name, flags));
  command
    .command('revoke')
    .description('end a token')
    .argument('<token>', 'its name or id')
    .action((reference: string, _options: object, self: Command) => revokeToken(context, settings(self), reference));
  return command;
}

async function listTokens(context: CliContext, settings: Settings): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  await using dataset = await openOwned(context, settings);
  const tokens = await dataset.tokens.list();
  if (tokens.length === 0) writeNote(context.io, 'no tokens: anyone who knows the id of a scraper can read it (`scrq tokens create NAME` makes one)');
  const names = await scraperNames(dataset);
  await showReport(context, settings, { value: tokens, rows: tokens.map((token) => tokenRow(token, names, context.io.now())) });
}

async function createToken(context: CliContext, settings: Settings, name: string, flags: CreateFlags): Promise<void> {
  const { showReport } = await import('../../output/show-report.ts');
  const { io } = context;
  await using dataset = await openOwned(context, settings);
  const all = await dataset.scrapers();
  const wanted: NewToken = {
    name,
    access: flags.access,
    scrapers: flags.for === undefined ? null : flags.for.map((scraper) => resolveScraper(all, scraper).id),
    expiresAt: flags.expires === undefined ? null : readEnd(flags.expires, io.now()),
  };
  const { token, secret } = await dataset.tokens.create(wanted);
  writeWarning(io, `made the token "${token.name}", which may ${token.access === 'write' ? 'read and write' : 'read'}; it is shown only now`);
  if (settings.format === undefined) return writeResult(io, `${secret}\n`);
  const value = { ...token, secret };
  await showReport(context, settings, { value, rows: [{ ...tokenRow(token, await scraperNames(dataset), io.now()), secret }], prefer: ['secret'] });
}

async function revokeToken(context: CliContext, settings: Settings, reference: string): Promise<void> {
  await using dataset = await openOwned(context, settings);
  const token = await dataset.tokens.revoke(reference);
  writeNote(context.io, `revoked the token "${token.name}"`);
}

async function scraperNames(dataset: LocalDataset): Promise<ReadonlyMap<string, string>> {
  return new Map((await dataset.scrapers()).map(({ id, name }) => [id, name]));
}

function tokenRow({ id, name, access, scrapers, createdAt, expiresAt, revokedAt }: Token, names: ReadonlyMap<string, string>, now: number) {
  const expired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return {
    name,
    id,
    access,
    scrapers: scrapers === null ? 'all' : scrapers.map((scraper) => names.get(scraper) ?? 'removed').join(', '),
    state: revokedAt === null ? (expired ? 'expired' : 'active') : 'revoked',
    created: createdAt,
    expires: expiresAt,
    revoked: revokedAt,
  };
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time to come, in epoch milliseconds. */
function readEnd(text: string, now: number): number {
  const [, amount, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? [];
  const end = amount === undefined ? readRunTime(text) : now + Number(amount) * (UNITS[unit] ?? 0);
  if (end !== undefined && end > now) return end;
  throw new ScrqError('invalid_usage', `--expires "${text}" is not a time in the future`, {
    hint: 'Write it as 90d, 12h, or in ISO 8601: 2030-01-31.',
  });
}
