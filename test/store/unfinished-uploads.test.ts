import { expect, it } from 'vitest';

import { s3AccessTo } from '../../src/store/object-store/s3-access.ts';
import { abortUploads } from '../../src/store/object-store/unfinished-uploads.ts';
import { scriptedServer } from '../remote/scripted-server.ts';
import { untilTestEnds } from '../temporary.ts';

const upload = (key: string, id: string, begun: string) =>
  `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Owner><ID>someone</ID></Owner><Initiated>${begun}</Initiated></Upload>`;
const listing = (uploads: readonly string[], more = '<IsTruncated>false</IsTruncated>') =>
  `<?xml version="1.0"?><ListMultipartUploadsResult><Prefix></Prefix>${more}${uploads.join('')}</ListMultipartUploadsResult>`;
const MORE = '<NextKeyMarker>a&amp;b/r_1.lance/x</NextKeyMarker><NextUploadIdMarker>two</NextUploadIdMarker><IsTruncated>true</IsTruncated>';

/** What a store is asked for the uploads below a prefix that began before noon, by its answers to lists. */
async function asked(lists: readonly (string | number)[]): Promise<readonly string[]> {
  const requests: string[] = [];
  let given = 0;
  const { url } = untilTestEnds(
    await scriptedServer(({ method = '', url: address = '' }, response) => {
      requests.push(`${method} ${address}`);
      const answer = method === 'GET' ? (lists[(given += 1) - 1] ?? 500) : 204;
      if (typeof answer === 'string') response.end(answer);
      else response.writeHead(answer).end();
    }),
  );
  const env = { AWS_ACCESS_KEY_ID: 'someone', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'r', AWS_ENDPOINT: url, AWS_ALLOW_HTTP: 'true' };
  const s3 = s3AccessTo('s3://bucket/a&b', {}, env);
  if (s3 !== null) await abortUploads(s3, Date.UTC(2026, 0, 1, 12));
  return requests;
}

it('removes those of the tables of a dataset that began long ago, over all pages', async () => {
  const first = [
    upload('a&amp;b/r_01ARZ3NDEKTSV4RRFFQ69G5FAV.lance/data/x.lance', 'one/+', '2026-01-01T11:00:00.000Z'),
    upload('a&amp;b/f_01ARZ3NDEKTSV4RRFFQ69G5FAV.lance/data/y.lance', 'two', '2026-01-01T13:00:00.000Z'),
  ];
  const second = [upload('a&#38;b/_catalogue.lance/z', 'three', '2025-12-01T00:00:00Z'), upload('a&amp;b/other.bin', 'four', '2025-12-01T00:00:00Z')];
  expect(await asked([listing(first, MORE), listing(second)])).toEqual([
    'GET /bucket?uploads=&prefix=a%26b%2F',
    'GET /bucket?uploads=&prefix=a%26b%2F&key-marker=a%26b%2Fr_1.lance%2Fx&upload-id-marker=two',
    'DELETE /bucket/a%26b/r_01ARZ3NDEKTSV4RRFFQ69G5FAV.lance/data/x.lance?uploadId=one%2F%2B',
    'DELETE /bucket/a%26b/_catalogue.lance/z?uploadId=three',
  ]);
});

it.each([403, 404, 500, '', '<Upload><Key>a&amp;b/r_1.lance/x</Key></Upload>'])(
  'leaves them to the bucket where the store answers %s',
  async (answer) => {
    expect(await asked([answer])).toHaveLength(1);
  },
);
