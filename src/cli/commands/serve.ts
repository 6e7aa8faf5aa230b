import { Command } from 'commander';

import { ScrqError } from '../../errors.ts';
import { openOwned, openServer, type CliContext } from '../context.ts';
import { writeNote } from '../io.ts';
import { readSettings, type Settings } from '../settings.ts';

interface ServeOptions {
  readonly port: string;
  readonly host: string;
}

const EXAMPLES = `
Examples:
  scrq serve
  scrq serve --port 8080
  curl "http://127.0.0.1:7311/v1/scrapers/$SCRAPER_ID/hybrid?search=2+bed+flats"

\`scrq scrapers show NAME --format json\` tells the id of a scraper. It ends when interrupted, once running requests are answered.`;

/** `scrq serve`: the local dataset over HTTP. */
export function serveCommand(context: CliContext): Command {
  return new Command('serve')
    .description('answer the same questions over HTTP, on this machine')
    .option('--port <n>', 'port to listen on; 0 takes any free one', '7311')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addHelpText('after', EXAMPLES)
    .action((options: ServeOptions, self: Command) => runServe(context, readSettings(self, context.io), options));
}

async function runServe(context: CliContext, settings: Settings, { port, host }: ServeOptions): Promise<void> {
  const { io } = context;
  if (!/^\d{1,5}$/.test(port)) {
    throw new ScrqError('invalid_usage', `--port must be a whole number from 0 to 65535, not "${port}"`, { hint: '0 takes any free port.' });
  }
  await using dataset = await openOwned(context, settings);
  await using server = await openServer(dataset.api, { port: Number(port), host, signal: io.signal });
  writeNote(io, `listening on ${server.url}`);
  await server.closed;
  // SIGTERM is how a server is meant to end; the interrupt key is an interruption here as everywhere.
  const reason: unknown = io.signal.reason;
  if (reason instanceof Error && reason.cause !== 'SIGTERM') throw reason;
}
