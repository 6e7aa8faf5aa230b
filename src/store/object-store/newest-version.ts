import { SEEN_AFTER_SECONDS } from './connections.ts';
import { readListing, type S3Access } from './s3-access.ts';

/** The newest version of a table, as the object store lists it. */
interface ListedVersion {
  readonly version: number;
  /** Another one for each version, also of a table that was made again. */
  readonly tag: string;
}

/** Lists the newest version of a table, once a second at the most; undefined where that fails for any reason: the engine, which is asked next, says why. */
export type ListNewest = (table: string) => Promise<ListedVersion | undefined>;

/** The engine, which takes its time to load, is asked when there is no answer by then. */
const WAIT_MS = 1000;
/** Versions are named so that the newest comes first. */
const LARGEST = 2n ** 64n - 1n;

/** One request without the engine, which needs three to open a table. */
export function listNewestIn(s3: S3Access): ListNewest {
  return atMostOnceASecond(async (table) => {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: `${s3.prefix}${table}.lance/_versions/` });
    try {
      const listing = await readListing(s3, query, { signal: AbortSignal.timeout(WAIT_MS) });
      return listing === null ? undefined : newestIn(listing);
    } catch {
      // Whatever it is: the engine meets it too, and its failures are put into words in one place.
      return undefined;
    }
  });
}

function atMostOnceASecond(list: ListNewest): ListNewest {
  const last = new Map<string, { readonly at: number; readonly found: ReturnType<ListNewest> }>();
  return (table) => {
    const known = last.get(table);
    const now = performance.now();
    if (known !== undefined && now - known.at < SEEN_AFTER_SECONDS * 1000) return known.found;
    const found = list(table);
    last.set(table, { at: now, found });
    return found;
  };
}

function newestIn(listing: string): ListedVersion | undefined {
  const [, digits] = /\/_versions\/(\d{20})\.manifest<\/Key>/.exec(listing) ?? [];
  const [, tag] = /<ETag>([^<]+)<\/ETag>/.exec(listing) ?? [];
  return digits === undefined || tag === undefined ? undefined : { version: Number(LARGEST - BigInt(digits)), tag: `${digits} ${tag}` };
}

/** Where S3 has a version of a table, below the prefix of the dataset. */
export function manifestKey(table: string, version: number): string {
  return `${table}.lance/_versions/${String(LARGEST - BigInt(version)).padStart(20, '0')}.manifest`;
}
