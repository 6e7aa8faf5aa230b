/** Sends one hostile push and posts what the server said: the thread of `bench:pushes` that does not measure. */
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { hostilePushes, type HostilePush } from './hostile-pushes.ts';

async function push(url: string, { type, encoding, pieces }: HostilePush): Promise<string> {
  const headers = { 'content-type': type, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) };
  const sending = request(url, { method: 'POST', agent: false, headers });
  const answer = new Promise<string>((resolve) => {
    sending.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => (text += more));
      response.on('end', () => resolve(`${response.statusCode} ${response.statusCode === 201 ? '' : detailOf(text)}`));
    });
    sending.on('error', (error) => resolve(error.message));
  });
  // A server that refuses a body does not read all of it: the answer says so.
  await pipeline(Readable.from(pieces()), sending).catch(() => undefined);
  return answer;
}

function detailOf(text: string): string {
  // The server's own problem document.
  return (JSON.parse(text) as { readonly detail?: string }).detail?.slice(0, 100) ?? text.slice(0, 100);
}

// What `pushes.ts` starts it with.
const { url, name } = workerData as { readonly url: string; readonly name: string };
const wanted = hostilePushes[name];
if (wanted === undefined) throw new Error(`no push is called ${name}`);
parentPort?.postMessage(await push(url, wanted), []);
