import { packTexts } from '../../text/packed-texts.ts';
import { startThread, THREADS_FROM_CHARACTERS, type Thread } from '../../threads.ts';
import type { KeywordRequest } from './keyword-thread.ts';
import { createKeywordWriter, type KeywordWriter } from './keyword-writer.ts';

/** Characters of the first texts from which on a thread of its own takes them: it takes some 50 ms to start, and this much twice as long to take. */
const THREAD_CHARACTERS = 1_000_000;

/** Makes the index of words on a thread of its own where there are many texts, `expected` characters at most; `scratch` is the directory for its temporary files. */
export function createThreadedKeywordWriter(scratch: string, expected = Infinity): KeywordWriter {
  let writer: KeywordWriter | undefined;
  const writerFor = async (texts: readonly string[]): Promise<KeywordWriter> => {
    const isLong = expected >= THREADS_FROM_CHARACTERS && texts.reduce((sum, { length }) => sum + length, 0) >= THREAD_CHARACTERS;
    const thread = isLong ? startThread(MODULE) : undefined;
    writer ??= thread === undefined ? createKeywordWriter(scratch) : await beginThere(thread, scratch);
    return writer;
  };
  return {
    add: async (texts) => (writer ?? (await writerFor(texts))).add(texts),
    finish: async (run, path) => (writer ?? (await writerFor([]))).finish(run, path),
    [Symbol.asyncDispose]: async () => writer?.[Symbol.asyncDispose](),
  };
}

/** The same path from this file, compiled or not, and from a chunk of the command line. */
const MODULE = new URL('../../store/keywords/keyword-thread.js', import.meta.url);

async function beginThere(thread: Thread, scratch: string): Promise<KeywordWriter> {
  const ask = async (request: KeywordRequest): Promise<void> => void (await thread.ask(request));
  await ask({ kind: 'begin', scratch });
  return {
    add: (texts) => ask({ kind: 'add', texts: packTexts(texts) }),
    finish: ({ id, language }, path) => ask({ kind: 'finish', run: { id, language }, path }),
    async [Symbol.asyncDispose]() {
      try {
        await ask({ kind: 'close' });
      } finally {
        await thread[Symbol.asyncDispose]();
      }
    },
  };
}
