import { AwsClient } from 'aws4fetch';

import { ACCESS_KEY, BUCKET, REGION, SECRET_KEY } from './gateway.ts';

const signed = () => new AwsClient({ accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY, region: REGION, service: 's3' });

/** Begins to send an object in parts, as whoever is killed then leaves it. */
export async function beginUpload(url: string, key: string): Promise<void> {
  const response = await signed().fetch(`${url}/${BUCKET}/${key}?uploads=`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}

/** The keys of objects of which only parts were sent. */
export async function unfinishedUploads(url: string, prefix: string): Promise<readonly string[]> {
  const response = await signed().fetch(`${url}/${BUCKET}?${new URLSearchParams({ uploads: '', prefix }).toString()}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
}
