import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import { openServer, type CliContext, type LocalDataset } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeWarning } from '../../terminal/io.ts';
import { addServeOptions, type ServeFlags } from './options.ts';
import { readSettings, type Settings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq serve
  scrq serve --port 8080 --log json
  curl "http://127.0.0.1:7311/v1/scrapers/$SCRAPER_ID/hybrid?search=2+bed+flats"
  scrq tokens create laptop && scrq serve --host 0.0.0.0 --allow-host data.example --tls-cert cert.pem --tls-key key.pem
  scrq serve --search-allowance 10000 --results-allowance 50000 --allowance-per token
  SCRQ_PORT=8080 SCRQ_LOG=json scrq serve
  scrq tokens create scraper --access write
  curl -H "Authorization: Bearer $TOKEN" -H 'Content-Type: text/csv' --data-binary @flats.csv "$URL/v1/scrapers/$SCRAPER_ID/runs"

\`scrq scrapers show NAME --format json\` prints the id of a scraper. The specification is at /openapi.json, and to read at /docs; /healthz,
/readyz and /metrics are for those who watch over it. It ends when interrupted, once running requests are answered.`;

/** `scrq serve`: the local dataset over HTTP. */
export function serveCommand(context: CliContext): Command {
  return addServeOptions(new Command('serve').description('answer the same questions over HTTP'))
    .addHelpText('after', EXAMPLES)
    .action((flags: ServeFlags, self: Command) => runServe(context, readSettings(self, context.io), flags));
}

async function runServe(context: CliContext, settings: Settings, flags: ServeFlags): Promise<void> {
  const { io } = context;
  const { readServeFlags } = await import('./flags.ts');
  const { style, writes, tlsFiles, ...options } = readServeFlags(flags, io);
  const tls = tlsFiles === undefined ? undefined : await readTls(io.cwd, tlsFiles);
  // Disposed of after all that follows: answers are not finished before the last of them is counted.
  using finishing = laterDisposed();
  await using dataset = await openOwned(context, settings);
  await using usage = await dataset.openUsage();
  await dataset.prepare();
  await using server = await openServer(dataset.api, {
    ...options,
    tokens: dataset.tokens,
    usage,
    runs: dataset.runs,
    writesWithoutToken: writes,
    runIds: (scraperId) => newestRuns(dataset, scraperId),
    log: { style, write: (line) => void io.stderr.write(line) },
    model: settings.model === undefined ? 'none' : 'configured',
    signal: io.signal,
    now: io.now,
    ...(tls === undefined ? {} : { tls }),
  });
  writeWarning(io, `listening on ${server.url}`);
  finishing.hold(io.finishAnswers?.());
  await server.closed;
  // SIGTERM is how a server is meant to end; the interrupt key is an interruption here as everywhere.
  const reason: unknown = io.signal.reason;
  if (reason instanceof Error && reason.cause !== 'SIGTERM') throw reason;
}

/** Disposes in its own turn of what it is given later. */
function laterDisposed() {
  let held: Disposable | undefined;
  return {
    hold: (given: Disposable | undefined) => {
      held = given;
    },
    [Symbol.dispose]: () => held?.[Symbol.dispose](),
  };
}

/** More runs than that are only asked for one by one. */
const MOST_RUNS = 1000;

async function newestRuns({ api }: LocalDataset, scraperId: string): Promise<readonly string[]> {
  const { data } = await api.runs({ scraperId, take: MOST_RUNS });
  return data.map(({ id }) => id);
}

async function readTls(cwd: string, files: { readonly cert: string; readonly key: string }) {
  const read = async (option: string, file: string): Promise<string> => {
    try {
      return await readFile(resolve(cwd, file), 'utf8');
    } catch (cause) {
      throw new ScrqError('file_missing', `${option} ${file} cannot be read`, { cause, hint: 'Check the path, and who may read it.' });
    }
  };
  return { cert: await read('--tls-cert', files.cert), key: await read('--tls-key', files.key) };
}
