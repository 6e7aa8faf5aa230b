import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

import { directoryReasons, nodeCode, ScrqError } from '../errors.ts';
import { canonicalOptions, storeAccount } from '../text/store-options.ts';
import { isUri } from '../text/uri.ts';
import { LOG_TABLE } from './catalogue/event-log.ts';
import { engineEnvironment } from './engine.ts';
import type { StorageOptions } from './object-store/connections.ts';
import { tableName } from './run/run-schema.ts';

/** Where a dataset lives. */
export interface DatasetLocation {
  /** What LanceDB connects to. */
  readonly uri: string;
  /** How the object store is reached; nothing for a directory. */
  readonly storage: StorageOptions;
  /** The directory on this machine; null for an object store. */
  readonly directory: string | null;
  /** Temporary files of runs being written. */
  readonly scratchDirectory: string;
  /** What runs that fail leave to later ones. */
  readonly keepDirectory: string;
  /** Where what is derived from the records of a run is; for an object store, on this machine. */
  readonly copiesOf: (runId: string) => string;
}

export interface LocationOptions {
  /** A directory, or the URI of an object store ("s3://bucket/prefix"). */
  readonly location: string;
  readonly storage?: StorageOptions | undefined;
  /** Where files of an object store are kept on this machine. Default: below the directory of temporary files. */
  readonly cacheDirectory?: string | undefined;
}

/** Where the parts of a dataset are. */
export function locate({ location, storage: given = {}, cacheDirectory }: LocationOptions): DatasetLocation {
  if (isUri(location)) {
    refuseUnsupported(location);
    refuseRewritten(location);
    const storage = withSession(location, canonicalOptions(location, given, engineEnvironment()));
    const cache = cacheFor({ uri: location, storage }, cacheDirectory ?? join(tmpdir(), `scrq-${userInfo().username}`));
    const copiesOf = (runId: string) => join(cache, 'runs', runId);
    return { uri: location, storage, directory: null, scratchDirectory: join(cache, 'tmp'), keepDirectory: cache, copiesOf };
  }
  const directory = resolve(location);
  const copiesOf = (runId: string) => join(directory, `${tableName(runId)}.lance`);
  return { uri: directory, storage: {}, directory, scratchDirectory: join(directory, 'tmp'), keepDirectory: join(directory, 'kept'), copiesOf };
}

/** The token of the session goes with the keys of the environment alone; the engine is told of it with them, as another store may have others. */
function withSession(uri: string, storage: StorageOptions): StorageOptions {
  const { AWS_SESSION_TOKEN: token = '' } = engineEnvironment();
  return token === '' || !/^s3:/i.test(uri) || storage['aws_access_key_id'] !== undefined ? storage : { aws_session_token: token, ...storage };
}

const SCHEMES = /^(?:s3|gs|az|abfss):\/\//i;

function refuseUnsupported(uri: string): void {
  if (SCHEMES.test(uri)) return;
  const isCloud = /^db:\/\//i.test(uri);
  throw new ScrqError('invalid_usage', `a dataset cannot be in ${JSON.stringify(uri.slice(0, 200))}`, {
    hint: isCloud
      ? 'LanceDB Cloud gives no access to the files next to runs; name a bucket, as s3://bucket/prefix, gs://… or az://…, or a directory.'
      : 'Name a directory, or a place in an object store: s3://bucket/prefix, gs://bucket/prefix or az://container/prefix.',
  });
}

/** As one step of a path, also in the escapes of addresses, it is resolved. */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/** What would be read as another place than it names: the engine takes URIs as addresses, without "?" and "#" and with ".." resolved. */
function refuseRewritten(uri: string): void {
  const steps = uri
    .slice(uri.indexOf('://') + 3)
    .replace(/\/$/, '')
    .split('/');
  if (!/[?#]/.test(uri) && !steps.some((step) => step === '' || DOTS.test(step))) return;
  throw new ScrqError(
    'invalid_usage',
    `a dataset cannot be in ${JSON.stringify(uri.slice(0, 200))}: the place has "?", "#", or an empty, "." or ".." part`,
    {
      hint: 'Name a bucket and a plain prefix: s3://bucket/prefix.',
    },
  );
}

/**
 * Of this dataset alone: the janitor frees there whatever no run of the dataset uses, and what one store can do says nothing of another one. Keys are no
 * part of it: they are changed while the dataset stays.
 */
function cacheFor({ uri, storage }: Pick<DatasetLocation, 'uri' | 'storage'>, directory: string): string {
  return join(
    directory,
    createHash('sha256')
      .update([uri, ...storeAccount(uri, engineEnvironment(), storage)].join('\n'))
      .digest('hex')
      .slice(0, 16),
  );
}

/**
 * Whether a directory holds a dataset. One that holds something else, or half of one, is refused: nothing in it is ever replaced.
 * Runs without a catalogue are half of one. A catalogue without any version was never finished: it may be made again.
 */
export async function holdsDataset(directory: string): Promise<boolean> {
  const names = await list(directory);
  const log = `${LOG_TABLE}.lance`;
  if (names.includes(log)) {
    const versions = await list(join(directory, log, '_versions'));
    if (versions.some((name) => name.endsWith('.manifest'))) return true;
  }
  if (!names.some((name) => name.endsWith('.lance') && name !== log)) return false;
  throw new ScrqError('data_unusable', `${directory} holds runs but no catalogue that can be read`, {
    hint: `Restore ${log} from a backup, or name another data directory with --data.`,
  });
}

/** Makes the directory, readable by its owner alone: ids of scrapers are secrets. */
export async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unusable(directory, error);
  }
}

async function list(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (nodeCode(error) === 'ENOENT') return [];
    throw unusable(directory, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ...directoryReasons,
  // Said of the directory itself, whose parents are made too, when these cannot be.
  ENOENT: 'it cannot be made there',
  EDQUOT: 'the disk is full',
};

/** Keeps certificates in a file, which is how the engine is given them; at once, as the engine is told of it before there are threads. */
export function keepCertificates(keepDirectory: string, authorities: readonly string[]): string {
  const path = join(keepDirectory, 'certificates.pem');
  try {
    mkdirSync(keepDirectory, { recursive: true, mode: 0o700 });
    const draft = `${path}.tmp-${randomUUID()}`;
    writeFileSync(draft, authorities.join('\n'));
    renameSync(draft, path);
    return path;
  } catch (error) {
    throw cacheFailure(keepDirectory, error);
  }
}

/** What a failure to keep files of an object store on this machine means: nothing is wrong with the dataset. Another failure is given back as it is. */
export function cacheFailure(cache: string, error: unknown): unknown {
  const reason = REASONS[nodeCode(error) ?? ''];
  if (reason === undefined) return error;
  return new ScrqError('data_unusable', `cannot keep files of the object store in ${cache}: ${reason}`, {
    cause: error,
    hint: 'Name a directory that can be written, on a disk with room, with --cache DIR.',
  });
}

function unusable(directory: string, error: unknown): ScrqError {
  const reason = REASONS[nodeCode(error) ?? ''] ?? (error instanceof Error ? error.message : 'unknown reason');
  return new ScrqError('data_unusable', `cannot use the data directory ${directory}: ${reason}`, {
    cause: error,
    hint: 'Name another one with --data, or give yourself access to it.',
  });
}
