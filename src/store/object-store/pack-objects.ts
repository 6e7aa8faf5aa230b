import { setTimeout as pause } from 'node:timers/promises';

import { manifestKey } from './newest-version.ts';
import { HEAD_BYTES, headOf, nextRow } from './pack-rows.ts';
import { noteBytes, noteRequest } from './requests.ts';
import type { S3Access } from './s3-access.ts';
import { OtherWay } from './s3-keys.ts';

/** Thrown where objects cannot be read without the engine, for any reason: the engine, which is asked next, says why. */
export class UnreadObject extends Error {}

/** How often more of an object is asked for after nothing came. */
const MOST_TRIES = 4;
const FIRST_WAIT_MS = 50;
/** What the engine has between the values of a column, and behind the last one. */
const MOST_BETWEEN = 64 * 1024;

/** A version of a table ends with where its list of files begins, and the form of that. */
const ENDING_BYTES = 16;

/** The keys of the objects that parts were appended to a table in, in their order: a version of a table names its files one after the other. */
export async function objectsOf(s3: S3Access, table: string, version: number): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(s3, manifestKey(table, version))) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length < ENDING_BYTES) throw new UnreadObject('a version of a table does not say what it holds');
  // Before it, what the last commit has changed may name files too. The first field of a file is its path, with its length before it.
  const from = Number(bytes.readBigUInt64LE(bytes.length - ENDING_BYTES));
  const named = bytes.toString('latin1', from).matchAll(/\n(.)([\w-]+\.lance)/gs);
  return [...named].filter(([, length, name]) => length?.charCodeAt(0) === name?.length).map(([, , name]) => `${table}.lance/data/${name}`);
}

/** A row of which so many bytes have come. */
interface BegunRow {
  readonly row: Buffer;
  filled: number;
}

/** The rows of an object, each as soon as it has come. */
export async function* rowsIn(s3: S3Access, key: string): AsyncGenerator<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  let begun: BegunRow | undefined;
  for await (const chunk of bytesOf(s3, key)) {
    let rest = before.length === 0 ? chunk : Buffer.concat([before, chunk]);
    for (;;) {
      if (begun === undefined) rest = rest.subarray(placeOfRow(rest));
      begun ??= rowBegunBy(rest);
      if (begun === undefined) break;
      const taken = rest.copy(begun.row, begun.filled);
      begun.filled += taken;
      rest = rest.subarray(taken);
      if (begun.filled < begun.row.length) break;
      yield begun.row;
      begun = undefined;
    }
    before = rest;
  }
  if (begun !== undefined) throw new UnreadObject('an object ends within a row');
}

/** Where a row begins, or may begin once more has come. */
function placeOfRow(bytes: Buffer): number {
  const at = nextRow(bytes);
  if (at > MOST_BETWEEN || (at === -1 && bytes.length > MOST_BETWEEN)) throw new UnreadObject('an object is not one of a pack');
  return Math.max(0, at);
}

/** Room for the row that these bytes begin; undefined where they are too few, or begin none. */
function rowBegunBy(bytes: Buffer): BegunRow | undefined {
  if (bytes.length < HEAD_BYTES || nextRow(bytes) !== 0) return undefined;
  const head = headOf(bytes);
  if (head === undefined) throw new UnreadObject('an object has a row that is none');
  return { row: Buffer.allocUnsafeSlow(HEAD_BYTES + head.stored), filled: 0 };
}

/** All bytes of an object; where an answer breaks off, or nothing comes for a while, the rest is asked for. */
async function* bytesOf(s3: S3Access, key: string): AsyncGenerator<Buffer> {
  let at = 0;
  for (let tries = 1; ; tries += 1) {
    const from = at;
    try {
      for await (const chunk of answerOf(s3, key, from)) {
        at += chunk.length;
        yield chunk;
      }
      return;
    } catch (error) {
      if (at > from) tries = 0;
      if (error instanceof UnreadObject || error instanceof OtherWay || tries === MOST_TRIES)
        throw new UnreadObject('an object cannot be read', { cause: error });
    }
    await pause(Math.random() * FIRST_WAIT_MS * 2 ** tries);
  }
}

/** What one request brings of an object from a place on; rejects where that is not all. */
async function* answerOf(s3: S3Access, key: string, from: number): AsyncGenerator<Buffer> {
  try {
    const address = `/${`${s3.prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await s3.request(address, from === 0 ? {} : { headers: { range: `bytes=${from}-` } });
    const { statusCode: status = 0 } = answer;
    if (status !== (from === 0 ? 200 : 206)) {
      answer.destroy();
      const failure = `the object store answered with ${status}`;
      throw status === 429 || status >= 500 ? new Error(failure) : new UnreadObject(failure);
    }
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      noteBytes(chunk.length);
      yield chunk;
    }
  } finally {
    noteRequest('get');
  }
}
