import type { Connection, ConnectionOptions, TableNamesOptions } from '@lancedb/lancedb';

import { ScrqError } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { translated } from '../store-error.ts';
import { retried } from '../table/commits.ts';
import { countRequests } from './requests.ts';
import { impatient, silenceLimit, unlessSilent } from './silence.ts';

/** Options of an object store by the names that LanceDB has for them ("aws_region"), in addition to what the environment says. */
export type StorageOptions = Readonly<Record<string, string>>;

export interface ObjectStoreConnections {
  /** For tables that grow: what others commit is seen after `SEEN_AFTER_SECONDS` at the latest. */
  readonly connection: Connection;
  /** For tables of runs, which do not change once the catalogue lists them: never asks for a newer version. */
  readonly fixed: Connection;
}

/** At the most one request in so many seconds asks for a newer version of a table. */
export const SEEN_AFTER_SECONDS = 1;
/** A wrong address, bucket, key or region is reported within this time. */
const ANSWER_WITHIN_MS = 3_000;

/**
 * How long one request may take, with all of its body: LanceDB reads at most 32 MiB at a time, which its own limit of 30 s leaves too little for on a slow
 * line. What asks again stands above it and below it, each in its own way: without an end for all of them a store that hangs would keep a command for ten
 * minutes, so nothing waits any longer once no request has succeeded for as long.
 */
export const PATIENCE: StorageOptions = { timeout: '60s', connect_timeout: '2s', client_max_retries: '6', client_retry_timeout: '60' };
/** The first request shows whether the store can be reached: it is not sent again for long. */
const HASTE: StorageOptions = { client_max_retries: '0', client_retry_timeout: '3' };

/** Connects to an object store, after one request that shows whether it can be reached. */
export async function connectToObjectStore(engine: Engine, uri: string, storage: StorageOptions): Promise<ObjectStoreConnections> {
  countRequests(engine);
  const limit = silenceLimit({ ...PATIENCE, ...storage });
  const connect = (options: StorageOptions, more: Partial<ConnectionOptions> = {}) =>
    unlessSilent(engine.lance.connect(uri, { storageOptions: { ...PATIENCE, ...options, ...storage }, ...more }), limit).then((connection) =>
      impatient(engine, patient(connection), limit),
    );
  return translated('open the dataset', async () => {
    const fixed = await answered(connect(HASTE));
    return { fixed, connection: await connect({}, { readConsistencyInterval: SEEN_AFTER_SECONDS }) };
  });
}

/** Asks again for lists whose answer broke off, which the engine does not. */
function patient(connection: Connection): Connection {
  const openTable = connection.openTable.bind(connection);
  const tableNames = connection.tableNames.bind(connection);
  const dropTable = connection.dropTable.bind(connection);
  return Object.assign(connection, {
    openTable: (...args: Parameters<typeof openTable>) => retried(() => openTable(...args)),
    tableNames: (options?: Partial<TableNamesOptions>) => retried(() => tableNames([], options)),
    dropTable: (...args: Parameters<typeof dropTable>) => retried(() => dropTable(...args)),
  });
}

async function answered(connecting: Promise<Connection>): Promise<Connection> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new ScrqError(
          'unreachable',
          `cannot open the dataset: the object store did not answer within ${Math.ceil(ANSWER_WITHIN_MS / 1000)} seconds`,
          {
            hint: 'Check AWS_ENDPOINT, or the storage option aws_endpoint, and the way to it.',
          },
        ),
      );
    }, ANSWER_WITHIN_MS);
  });
  // A connection that is made too late is of no use to anyone.
  connecting.then((made) => timer === undefined && made.close()).catch(() => undefined);
  try {
    return await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
    timer = undefined;
  }
}
