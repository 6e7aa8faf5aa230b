import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

import { ScrqError } from '../../errors.ts';
import { canonicalOptions, storeAccount } from '../../text/store-options.ts';
import { isUri } from '../../text/uri.ts';
import type { Services } from '../services.ts';
import { copyRuns } from './copy.ts';
import type { CopyPlaces, CopyReport } from './copy-report.ts';
import { datasetPlace } from './dataset-place.ts';
import { readManifest } from './ndjson/manifest.ts';
import { ndjsonPlace } from './ndjson/ndjson-place.ts';
import type { CopyPlace } from './place.ts';

type Storage = Readonly<Record<string, string>>;
type OpenPlace = (directory: string, storage: Storage, onWarning: (sentence: string) => void) => Services;

/** Copies between two places; `open` opens a dataset. */
export async function copyBetween(options: CopyPlaces, open: OpenPlace): Promise<CopyReport> {
  const { from, to, as, withVectors = false, fromStorage = {}, toStorage = {}, onWarning = () => undefined } = options;
  // Two stores may have buckets of one name.
  if (storeOf(from, fromStorage) === storeOf(to, toStorage) || !isUri(from)) await refuseSame(from, to);
  const placeAt = async (place: string, storage: Storage, asNdjson: boolean): Promise<CopyPlace> => {
    const isNdjson = !isUri(place) && (asNdjson || (await readManifest(place)) !== undefined);
    return isNdjson ? ndjsonPlace({ directory: place, withVectors }) : datasetPlace(open(place, storage, onWarning), place);
  };
  if (as === 'ndjson' && isUri(to)) {
    throw new ScrqError('invalid_usage', 'NDJSON is written to a directory of this machine, not to an object store', {
      hint: 'Copy to a directory, and bring that to the store.',
    });
  }
  await using source = await placeAt(from, fromStorage, false);
  await using target = await placeAt(to, toStorage, as === 'ndjson');
  return await copyRuns(source, target, options);
}

function storeOf(place: string, storage: Storage): string {
  return storeAccount(place, canonicalOptions(place, storage, {})).join('\n');
}

/** Rejects where both are one place, or the target is a directory in the source, which is the dataset's own. */
async function refuseSame(from: string, to: string): Promise<void> {
  const [source, target] = [await placeOf(from), await placeOf(to)];
  if (source === target) {
    throw new ScrqError('invalid_usage', 'both places are the same', { hint: 'Name the place to copy from, then another one to copy to.' });
  }
  if (target.startsWith(source.endsWith(sep) ? source : `${source}${sep}`)) {
    throw new ScrqError('invalid_usage', `${to} is inside of ${from}`, { hint: 'Name a place outside of the dataset: what is in it is its own.' });
  }
}

async function placeOf(place: string): Promise<string> {
  if (isUri(place)) return place.replace(/\/+$/, '');
  return realpath(place).catch(() => resolve(place));
}
