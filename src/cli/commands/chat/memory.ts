import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ChatResponse } from '../../../contract/operations/chat.ts';
import { threadOf, type ChatThread } from './answer.ts';
import { replaceFile } from '../../config/config-file.ts';
import { userDirectory } from '../../config/directories.ts';
import type { Io } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';

/** What this user's conversations leave behind, for `--continue` and for the arrow keys. No other user may read it; where it cannot be kept, it is not. */
export interface ChatMemory {
  /** What the last answer about this scraper leaves to go on from; null when there is none. */
  last(): Promise<ChatThread | null>;
  keep(response: ChatResponse): Promise<void>;
  /** Lines that were typed, the newest first. */
  history(): Promise<readonly string[]>;
  keepHistory(lines: readonly string[]): Promise<void>;
}

const MOST_CONVERSATIONS = 50;
const MOST_LINES = 500;
/** Only the owner reads and writes. */
const PRIVATE = 0o600;

/** Opens the memory of conversations about a scraper. Files hold no id of a scraper, which is a secret, but a hash of it. */
export function openChatMemory(io: Io, settings: Settings, scraperId: string): Promise<ChatMemory> {
  const directory = userDirectory(io, 'state');
  const place = createHash('sha256')
    .update(JSON.stringify([settings.baseUrl ?? settings.directory ?? '', scraperId]))
    .digest('hex');
  const threads = directory === undefined ? undefined : join(directory, 'chat.json');
  const lines = directory === undefined ? undefined : join(directory, 'chat-history');
  return Promise.resolve({
    last: async () => (await readThreads(threads)).get(place) ?? null,
    async keep({ meta }) {
      if (threads === undefined || meta.statement === undefined) return;
      const kept = await readThreads(threads);
      kept.delete(place);
      // A conversation lives in the process that answers: only a server's is still there later.
      kept.set(place, { ...threadOf(meta), conversationId: settings.baseUrl === undefined ? undefined : meta.conversationId });
      await writePrivately(threads, `${JSON.stringify(Object.fromEntries([...kept].slice(-MOST_CONVERSATIONS)))}\n`);
    },
    history: async () =>
      (await readText(lines))
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, MOST_LINES),
    keepHistory: (typed) =>
      lines === undefined
        ? Promise.resolve()
        : writePrivately(
            lines,
            typed
              .slice(0, MOST_LINES)
              .map((line) => `${line.replaceAll(/[\r\n]/g, ' ')}\n`)
              .join(''),
          ),
  });
}

async function readThreads(file: string | undefined): Promise<Map<string, ChatThread>> {
  const { ChatThreads } = await import('../../../contract/configuration.ts');
  const threads = ChatThreads.parse(parsed(await readText(file)));
  return new Map(Object.entries(threads).map(([place, { statement, conversationId, run }]) => [place, { statement, conversationId, run }]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readText(file: string | undefined): Promise<string> {
  try {
    return file === undefined ? '' : await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/** Where nothing can be written, nothing is remembered: a read-only home is no reason to fail an answer that was given. */
async function writePrivately(file: string, text: string): Promise<void> {
  await replaceFile(file, text, PRIVATE).catch(() => undefined);
}
