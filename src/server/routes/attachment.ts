import { encodeExtended } from 'content-disposition';
import type { Response } from 'express';

import { RECORD_COUNT_HEADER, type ExportStream } from '../../contract/operations/export.ts';
import { watchRoom } from '../http/room.ts';

/**
 * Sends a file as it is made, at the client's pace. Its headers go with its first bytes, so what fails before them is answered as any
 * failure; what fails later rejects, and the answer must not be ended. `head` sends the headers alone, and nothing is made.
 */
export async function sendAttachment(response: Response, file: ExportStream, part: 'whole' | 'head', signal: AbortSignal): Promise<void> {
  await using stream = file;
  if (part === 'head') {
    setHeaders(response, stream);
    response.end();
    return;
  }
  const room = watchRoom(response);
  let begun = false;
  for await (const chunk of stream.chunks) {
    if (signal.aborted) return;
    if (!begun) setHeaders(response, stream);
    begun = true;
    if (!response.write(chunk)) await room();
  }
  if (signal.aborted) return;
  if (!begun) setHeaders(response, stream);
  response.end();
}

function setHeaders(response: Response, { fileName, contentType, records }: ExportStream): void {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': disposition(fileName),
    // A part of it could only be made by making all that stands before.
    'Accept-Ranges': 'none',
    ...(records === undefined ? {} : { [RECORD_COUNT_HEADER]: String(records) }),
  });
}

/** The name in quotes, which every client understands; behind it the name itself where those cannot hold it (RFC 6266). */
function disposition(fileName: string): string {
  const plain = plainName(fileName);
  return `attachment; filename="${plain}"${plain === fileName ? '' : `; filename*=${encodeExtended(fileName)}`}`;
}

/** The name in ASCII, for clients that know no other: without accents where that is all it takes. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/gu, '_')
    .replaceAll(/[/\\"%]/g, '_');
}
