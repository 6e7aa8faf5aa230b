import { noteRequest } from './requests.ts';
import { readListing, type S3Access } from './s3-access.ts';

interface Upload {
  readonly key: string;
  readonly id: string;
  /** Epoch milliseconds. */
  readonly begun: number;
}

/** Files of the tables of a dataset, below its prefix: what else is in the bucket is not touched, and other datasets below it neither. */
const OWN = /^(?:_\w+|[rf]_[0-9A-Z]{26})\.lance\//;

/**
 * Removes what writers that were killed had sent of large files, which the store keeps, and bills, for ever. Of no harm to a run: a file that is sent for so
 * long has no writer any more. Where the store does not allow it, it is left to a rule of the bucket.
 */
export async function abortUploads(s3: S3Access, begunBefore: number): Promise<void> {
  try {
    for (const { key, id, begun } of await listUploads(s3)) {
      if (begun >= begunBefore || !OWN.test(key.slice(s3.prefix.length))) continue;
      const path = key.split('/').map(encodeURIComponent).join('/');
      const answer = await s3.request(`/${path}?${new URLSearchParams({ uploadId: id }).toString()}`, { method: 'DELETE' });
      answer.resume();
      noteRequest('delete');
      if (answer.statusCode === 403) return;
    }
  } catch {
    // The next sweep tries again.
  }
}

async function listUploads(s3: S3Access): Promise<readonly Upload[]> {
  const found: Upload[] = [];
  let after: Readonly<Record<string, string>> | undefined = {};
  while (after !== undefined) {
    const query: URLSearchParams = new URLSearchParams({ uploads: '', prefix: s3.prefix, ...after });
    const text = await readListing(s3, query);
    if (text === null) return found;
    for (const [, upload = ''] of text.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
      const begun = Date.parse(textOf(upload, 'Initiated'));
      if (!Number.isNaN(begun)) found.push({ key: textOf(upload, 'Key'), id: textOf(upload, 'UploadId'), begun });
    }
    const next = { 'key-marker': textOf(text, 'NextKeyMarker'), 'upload-id-marker': textOf(text, 'NextUploadIdMarker') };
    after = textOf(text, 'IsTruncated') === 'true' && next['key-marker'] !== '' ? next : undefined;
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of that name; empty where there is none. */
function textOf(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text.replaceAll(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (whole, hex: string, code: string | undefined, entity: string) =>
    code === undefined ? (ENTITIES[entity] ?? whole) : String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
  );
}
