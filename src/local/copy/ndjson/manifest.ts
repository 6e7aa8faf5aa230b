import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';

import { ulid } from 'ulid';

import type { RunEntry, ScraperEntry } from '../../../core/ports/catalogue.ts';
import type { TokenEvent } from '../../../core/ports/token-log.ts';
import { nodeCode, ScrqError } from '../../../errors.ts';
import { fileError } from '../../../format/read/file-error.ts';
import type { RunDigest } from '../place.ts';

/** A file next to the manifest. */
export interface CopyFile {
  /** In the directory of the manifest, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** A run with what its lines do not say. */
export interface CopiedRunFiles {
  readonly entry: RunEntry;
  readonly digest: RunDigest;
  /** A line of JSON for each record, gzipped. */
  readonly records: CopyFile;
  /** The vectors as 32-bit numbers, one after the other, zeros for a record without one; null where they are made again. */
  readonly vectors: (CopyFile & { readonly dimensions: number }) | null;
}

/** What a directory of NDJSON holds. */
export interface Manifest {
  /** Oldest run first. */
  readonly scrapers: readonly { readonly scraper: ScraperEntry; readonly runs: readonly CopiedRunFiles[] }[];
  readonly tokens: readonly TokenEvent[];
}

export const MANIFEST_NAME = 'scrq-copy.json';
const DRAFT_END = '.part';
const FORMAT = 'scrq-copy';
const VERSION = 1;

interface SealedManifest extends Manifest {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** SHA-256 of all the rest as JSON without white space. */
  readonly checksum: string;
}

/** Reads what a directory holds; undefined where it has no manifest. Rejects with `file_invalid` when that is damaged. */
export async function readManifest(directory: string): Promise<Manifest | undefined> {
  const path = join(directory, MANIFEST_NAME);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(nodeCode(error) ?? '')) return undefined;
    throw fileError(path, 'cannot be read', { cause: error });
  });
  if (text === undefined) return undefined;
  const { checksum, ...manifest } = parsed(path, text);
  if (manifest.format === FORMAT && manifest.version > VERSION) {
    throw new ScrqError('file_invalid', `${path} was written by a newer version of scrq`, { hint: 'Use that version, or a newer one.' });
  }
  if (manifest.format !== FORMAT || checksum !== checksumOf(manifest)) throw damagedFile(path);
  for (const { entry, records, vectors } of manifest.scrapers.flatMap(({ runs }) => runs)) {
    const isPlain = RUN_ID.test(entry.id) && [records, vectors].every((file) => file === null || isInside(file.path));
    if (!isPlain) throw damagedFile(path);
  }
  return manifest;
}

const RUN_ID = /^[0-9A-Z]{26}$/;

/** A file may be anyone's work: none outside of the directory is read for it. */
function isInside(path: string): boolean {
  return !isAbsolute(path) && normalize(path).split(/[/\\]/)[0] !== '..';
}

function parsed(path: string, text: string): SealedManifest {
  try {
    // Its checksum says that it is as its writer, which knows the type, wrote it.
    return Object(JSON.parse(text)) as SealedManifest;
  } catch {
    throw damagedFile(path);
  }
}

/** Puts a manifest in the place of the one that is there, whole or not at all. */
export async function writeManifest(directory: string, { scrapers, tokens }: Manifest): Promise<void> {
  const sealed = { format: FORMAT, version: VERSION, scrapers, tokens };
  const path = join(directory, MANIFEST_NAME);
  const draft = `${path}.${ulid()}${DRAFT_END}`;
  try {
    // Ids of scrapers are shared secrets.
    await writeFile(draft, `${JSON.stringify({ ...sealed, checksum: checksumOf(sealed) }, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whether a name in the directory is that of a manifest whose writer did not come to its end, or is still writing. */
export function isManifestDraft(name: string): boolean {
  return name.startsWith(`${MANIFEST_NAME}.`) && name.endsWith(DRAFT_END);
}

function checksumOf(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

export function damagedFile(path: string): ScrqError {
  return fileError(path, 'does not hold what was written', {
    hint: 'Take it from another copy, or make the copy again; --run copies single runs without it.',
  });
}
