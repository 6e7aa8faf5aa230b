import { parse as parseDisposition } from 'content-disposition';

import type { ApiMethod, ExportOptions } from '../contract/api.ts';
import {
  exportFileName,
  ExportRequest,
  RECORD_COUNT_HEADER,
  safeFileName,
  type ExportInput,
  type ExportStream,
} from '../contract/operations/export.ts';
import { parseRequest } from '../contract/parse.ts';
import { ScrqError } from '../errors.ts';
import { decodeStream, encodingNames, isDecodingFailure } from './decode.ts';
import type { OpenAnswer, OpenOptions } from './http-client.ts';
import { brokenOff, failureOfNetwork, isMisframed } from './network-failures.ts';
import { createWholenessCheck } from './wholeness.ts';

/** Asks a server for one operation; resolves once a successful answer has begun, and with one that has not the range that was asked for. */
export type Send = (method: ApiMethod, input: unknown, options?: OpenOptions) => Promise<OpenAnswer>;

/** Status of an answer that refuses a range. */
const NO_SUCH_RANGE = 416;

/** The file of an export on its way from a server. Its chunks reject when it ends early, however the server marks the end. */
export async function openExport(send: Send, input: ExportInput, options: ExportOptions = {}): Promise<ExportStream> {
  const request = parseRequest(ExportRequest, input);
  const { answer, offset, size } = await begin(send, input, options);
  // Destroyed before it is read, it would say so to no listener.
  answer.body.on('error', () => undefined);
  try {
    refuseOther(answer, request);
    const chunks = readFile({ answer, request, offset, size, signal: options.signal });
    return {
      fileName: fileNameOf(answer, request),
      contentType: textOf(answer, 'content-type') ?? 'application/octet-stream',
      records: recordsOf(answer),
      offset,
      validator: validatorOf(answer),
      chunks,
      async [Symbol.asyncDispose]() {
        answer.body.destroy();
        await chunks.return(undefined);
      },
    };
  } catch (error) {
    answer.body.destroy();
    throw error;
  }
}

interface Begun {
  readonly answer: OpenAnswer;
  /** The byte of the file at which the body begins, and the size of the file where it is known. */
  readonly offset: number;
  readonly size: number | undefined;
}

async function begin(send: Send, input: ExportInput, { signal, resume }: ExportOptions): Promise<Begun> {
  const plain = { 'accept-encoding': 'identity' };
  if (resume === undefined) return whole(await send('export', input, { signal }));
  if (resume.validator === undefined || resume.offset === 0) return whole(await send('export', input, { signal, headers: plain }));
  const headers = { ...plain, range: `bytes=${resume.offset}-`, 'if-range': resume.validator };
  const answer = await send('export', input, { signal, headers });
  if (answer.status !== 206 && answer.status !== NO_SUCH_RANGE) return whole(answer);
  const [, from, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(textOf(answer, 'content-range') ?? '') ?? [];
  const isRest = Number(from) === resume.offset && Number(last) + 1 === Number(total) && textOf(answer, 'content-encoding') === undefined;
  if (answer.status === 206 && isRest) return { answer, offset: resume.offset, size: Number(total) };
  answer.body.on('error', () => undefined).destroy();
  return whole(await send('export', input, { signal, headers: plain }));
}

function whole(answer: OpenAnswer): Begun {
  return { answer, offset: 0, size: undefined };
}

interface Download extends Begun {
  readonly request: ExportRequest;
  readonly signal: AbortSignal | undefined;
}

async function* readFile(download: Download): AsyncGenerator<Uint8Array, undefined> {
  const { answer, request, offset, size, signal } = download;
  // The rest of a file is known to be whole by its size; its beginning is at the reader's.
  const check = offset > 0 ? undefined : createWholenessCheck(request.format, recordsOf(answer));
  let bytes = offset;
  try {
    for await (const chunk of decodeStream(answer.body, answer.headers['content-encoding'])) {
      signal?.throwIfAborted();
      bytes += chunk.length;
      check?.take(chunk);
      yield chunk;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw failureOfDownload(error, answer.origin);
  }
  const flaw = check === undefined ? flawOfRest(bytes, size) : check.flaw();
  if (flaw !== undefined) throw notWhole(answer.origin, flaw);
}

function flawOfRest(bytes: number, size: number | undefined): string | undefined {
  return bytes === size ? undefined : `ends after ${bytes} of ${size ?? 'an unknown number of'} bytes`;
}

function notWhole(origin: string, flaw: string): ScrqError {
  return new ScrqError('bad_response', `the export of ${origin} ${flaw}`, { hint: "Export again; if it stays, tell the server's owner." });
}

/** Without any mark of its end, a file of lines that was cut looks whole: it is refused before it is read. */
function refuseOther(answer: OpenAnswer, { format }: ExportRequest): void {
  if (/^text\/html\b/i.test(textOf(answer, 'content-type') ?? '')) {
    throw new ScrqError('bad_response', `the answer of ${answer.origin} is a web page`, { hint: 'Check the base URL.' });
  }
  const marks = ['content-length', 'transfer-encoding', RECORD_COUNT_HEADER.toLowerCase()];
  const encoded = encodingNames(answer.headers['content-encoding']).some((name) => name !== 'identity');
  if (format === 'json' || encoded || marks.some((name) => answer.headers[name] !== undefined)) return;
  throw new ScrqError('bad_response', `${answer.origin} does not say where its csv ends, so one that is cut would look like a whole one`, {
    hint: 'Export json, jsonl or tsv instead: they are made of JSON, whose end can be recognized.',
  });
}

function failureOfDownload(error: unknown, origin: string): unknown {
  if (isMisframed(error)) return brokenOff(origin, error);
  if (!isDecodingFailure(error)) return failureOfNetwork(error, origin);
  return new ScrqError('bad_response', `${origin} sent an answer that cannot be decompressed, or not to its end`, {
    cause: error,
    hint: "Export again; if it stays, tell the server's owner.",
  });
}

function fileNameOf(answer: OpenAnswer, { format }: ExportRequest): string {
  const fileName = parseDisposition(textOf(answer, 'content-disposition') ?? '').parameters['filename'];
  const name = safeFileName((fileName ?? '').replace(/^.*[/\\]/s, ''));
  return name === '' ? exportFileName('scraper', format) : name;
}

function recordsOf(answer: OpenAnswer): number | undefined {
  const count = textOf(answer, RECORD_COUNT_HEADER.toLowerCase());
  return count !== undefined && /^\d{1,15}$/.test(count) ? Number(count) : undefined;
}

/** A weak tag may stand for files that differ in their bytes. */
function validatorOf(answer: OpenAnswer): string | undefined {
  const tag = textOf(answer, 'etag');
  const offersRanges = answer.status === 206 || textOf(answer, 'accept-ranges') === 'bytes';
  return offersRanges && textOf(answer, 'content-encoding') === undefined && tag?.startsWith('"') === true ? tag : undefined;
}

function textOf({ headers }: OpenAnswer, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
