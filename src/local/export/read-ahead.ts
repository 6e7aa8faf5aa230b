import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { RecordLines } from '../../core/ports/tables.ts';
import { nodeCode, ScrqError } from '../../errors.ts';

/** What the reader of an export has no room for is held in memory up to so many bytes, and what is more in a file. */
const MOST_HELD_BYTES = 4 * 1024 * 1024;

interface Ahead {
  /** Of temporary files. */
  readonly directory: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Lines at the pace of their reader, which are read to their end at the pace of what gives them: so that this is over soon, however slow their
 * reader is. It begins when the first of them is asked for.
 */
export async function* readAhead(
  source: (signal: AbortSignal) => AsyncIterable<RecordLines>,
  { directory, signal }: Ahead,
): AsyncGenerator<RecordLines, undefined> {
  const leaving = new AbortController();
  const end = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
  const held: RecordLines[] = [];
  let heldBytes = 0;
  const rest = openRest(join(directory, `.tmp-export-${randomUUID()}`));
  let failure: { readonly error: unknown } | undefined;
  let isOver = false;
  let wake = (): void => undefined;
  const read = async (): Promise<void> => {
    for await (const lines of source(end)) {
      if (rest.isEmpty() && heldBytes < MOST_HELD_BYTES) {
        held.push(lines);
        heldBytes += lines.bytes.length;
      } else await rest.add(lines);
      wake();
    }
  };
  const reading = read()
    .catch((error: unknown) => (failure = { error }))
    .finally(() => {
      isOver = true;
      wake();
    });
  try {
    for (;;) {
      const first = held.shift();
      if (first !== undefined) {
        heldBytes -= first.bytes.length;
        yield first;
      } else if (!rest.isEmpty()) yield await rest.take();
      else if (isOver) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    if (failure !== undefined) throw failure.error;
  } finally {
    leaving.abort();
    await reading;
    await rest[Symbol.asyncDispose]();
  }
}

/** Lines in a file, of which the first is taken first. */
interface Rest extends AsyncDisposable {
  readonly isEmpty: () => boolean;
  readonly add: (lines: RecordLines) => Promise<void>;
  readonly take: () => Promise<RecordLines>;
}

function openRest(path: string): Rest {
  const parts: { readonly at: number; readonly length: number; readonly count: number }[] = [];
  let file: FileHandle | undefined;
  let size = 0;
  return {
    isEmpty: () => parts.length === 0,
    async add({ bytes, count }) {
      try {
        file ??= await create(path);
        for (let written = 0; written < bytes.length;) {
          written += (await file.write(bytes, written, bytes.length - written, size + written)).bytesWritten;
        }
      } catch (error) {
        throw fullError(error);
      }
      parts.push({ at: size, length: bytes.length, count });
      size += bytes.length;
    },
    async take() {
      const { at = 0, length = 0, count = 0 } = parts.shift() ?? {};
      const bytes = Buffer.allocUnsafe(length);
      for (let done = 0; done < length;) {
        const { bytesRead = 0 } = (await file?.read(bytes, done, length - done, at + done)) ?? {};
        if (bytesRead === 0) throw new ScrqError('unavailable', 'the temporary file of an export was cut', { hint: 'Export again.' });
        done += bytesRead;
      }
      return { bytes, count };
    },
    async [Symbol.asyncDispose]() {
      try {
        await file?.close();
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function create(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, 'wx+', 0o600);
}

const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function fullError(cause: unknown): unknown {
  if (!FULL.has(nodeCode(cause))) return cause;
  return new ScrqError('unavailable', 'the disk is full, and what is sorted is kept there until it is read', {
    cause,
    hint: 'Free some disk space.',
  });
}
