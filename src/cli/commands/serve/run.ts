import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { ScrqError } from '../../../errors.ts';
import { openServer, type CliContext, type LocalDataset } from '../../context.ts';
import { openOwned } from '../../target.ts';
import { writeWarning } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { readServeFlags } from './flags.ts';
import type { ServeFlags } from './options.ts';

/** Serves the local dataset until it is told to end; `announce` says something more once it listens, given the address, and whether a page is there. */
export async function runServe(
  context: CliContext,
  settings: Settings,
  flags: ServeFlags,
  announce: (url: string, dataset: LocalDataset, page: 'shown' | 'hidden') => Promise<void>,
): Promise<void> {
  const { io } = context;
  const { style, writes, tlsFiles, memoryBytes, ...options } = readServeFlags(flags, io);
  const tls = tlsFiles === undefined ? undefined : await readTls(io.cwd, tlsFiles);
  // Disposed of after all that follows: answers are not finished before the last of them is counted.
  using finishing = laterDisposed();
  await using dataset = await openOwned(context, { ...settings, memoryBytes });
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
    storeRequests: () => dataset.objectStoreRequests(),
    model: settings.model === undefined ? 'none' : 'configured',
    signal: io.signal,
    now: io.now,
    ...(tls === undefined ? {} : { tls }),
  });
  writeWarning(io, `listening on ${server.url}`);
  await announce(server.url, dataset, options.page);
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
