import { createInterface, type Interface } from 'node:readline';

import type { ChatResponse } from '../../../contract/operations/chat.ts';
import { isScrqError, ScrqError } from '../../../errors.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { repeatingCommand, showChatAnswer, threadOf, type ChatThread } from './answer.ts';
import { exportChat, showChatRecords } from './records.ts';
import type { ChatMemory } from './memory.ts';
import type { CliContext } from '../../context.ts';
import type { Target } from '../../target.ts';
import { ClosedPipe, writeNote } from '../../terminal/io.ts';
import { nearest } from '../../../text/nearest.ts';
import { describeFailure } from '../../report-failure.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';

const HELP = `Ask about the records: "how many are under 1000", "average price by city", "only the furnished ones".
  /plan         what the last answer was computed from, and the command that repeats it
  /records      the records that it is about
  /export FILE  these records, or the rows of its table, as .csv, .json or .jsonl
  /new          begin a new conversation
  /quit         end (or Ctrl-D); Ctrl-C stops an answer, twice it ends`;

const COMMANDS = ['/plan', '/records', '/export', '/new', '/help', '/quit'];

export interface Conversation {
  readonly target: Target;
  readonly memory: ChatMemory;
  readonly last: ChatThread | null;
}

/** What the conversation has come to. */
interface Talk {
  readonly context: CliContext;
  readonly settings: Settings;
  readonly target: Target;
  readonly memory: ChatMemory;
  thread: ChatThread | null;
  answer: ChatResponse | null;
}

/** Reads questions from a terminal and answers them until the user has enough. */
export async function holdConversation(context: CliContext, settings: Settings, { target, memory, last }: Conversation): Promise<void> {
  const { io } = context;
  const talk: Talk = { context, settings, target, memory, thread: last, answer: null };
  const history = await memory.history();
  const reader = createInterface({
    input: io.stdin,
    output: io.stderr,
    terminal: true,
    prompt: `${terminalLine(target.name ?? 'scrq')}> `,
    history: [...history],
    historySize: 500,
    removeHistoryDuplicates: true,
    completer: (line: string) => [line.startsWith('/') ? COMMANDS.filter((command) => command.startsWith(line)) : [], line],
  });
  let lines: readonly string[] = history;
  reader.on('history', (typed: string[]) => (lines = typed));
  const onAbort = () => reader.close();
  io.signal.addEventListener('abort', onAbort, { once: true });
  writeNote(io, 'Ask about the records, or type /help.');
  try {
    await readLines(reader, talk);
  } finally {
    io.signal.removeEventListener('abort', onAbort);
    reader.close();
    await memory.keepHistory(lines);
  }
  io.signal.throwIfAborted();
}

/** One line after the other; what is typed during an answer waits for it. */
async function readLines(reader: Interface, talk: Talk): Promise<void> {
  let running: AbortController | null = null;
  let pressed = 0;
  const { io } = talk.context;
  reader.on('SIGINT', () => {
    if (running !== null) {
      running.abort(new ScrqError('interrupted', 'the answer was stopped'));
      return;
    }
    pressed += 1;
    if (pressed > 1) reader.close();
    else {
      writeNote(io, 'Press Ctrl-C again, or Ctrl-D, to end.');
      reader.prompt();
    }
  });
  reader.prompt();
  // One that was closed before it was read would be waited for in vain.
  if (io.signal.aborted) return;
  for await (const line of reader) {
    pressed = 0;
    const typed = line.trim();
    if (typed === '/quit' || typed === '/exit') return;
    if (typed !== '') {
      running = new AbortController();
      await answerLine(talk, typed, AbortSignal.any([running.signal, io.signal]));
      running = null;
    }
    if (io.signal.aborted) return;
    reader.prompt();
  }
}

/** Answers a line, or says what went wrong with it: a failure ends no conversation. */
async function answerLine(talk: Talk, typed: string, signal: AbortSignal): Promise<void> {
  const { io, secrets } = talk.context;
  try {
    if (typed.startsWith('/')) await carryOut(talk, typed, signal);
    else await askAbout(talk, typed, signal);
  } catch (error) {
    if (io.signal.aborted || error instanceof ClosedPipe) throw error;
    if (!isScrqError(error)) throw error;
    if (error.code === 'interrupted') {
      writeNote(io, 'stopped');
      return;
    }
    for (const line of describeFailure(error, { verbose: talk.settings.verbose, secrets, command: 'scrq chat' }).lines) writeNote(io, line);
  }
}

async function askAbout(talk: Talk, message: string, signal: AbortSignal): Promise<void> {
  const { context, settings, target, memory } = talk;
  await showForeign(context, async () => {
    const response = await showChatAnswer(context, settings, { target, message, thread: talk.thread, signal });
    const { meta } = response;
    talk.thread = meta.statement === undefined ? { ...talk.thread, conversationId: meta.conversationId } : threadOf(meta);
    talk.answer = response;
    await memory.keep(response);
  });
}

async function carryOut(talk: Talk, typed: string, signal: AbortSignal): Promise<void> {
  const { io } = talk.context;
  const [command = '', ...rest] = typed.split(/\s+/);
  switch (command) {
    case '/help':
      for (const line of HELP.split('\n')) writeNote(io, line);
      return;
    case '/new':
      talk.thread = null;
      talk.answer = null;
      writeNote(io, 'A new conversation begins.');
      return;
    case '/plan':
      for (const line of planLines(talk)) writeNote(io, line);
      return;
    case '/records':
      await showChatRecords(talk.context, talk.settings, { target: talk.target, response: answered(talk), signal });
      return;
    case '/export':
      await exportChat(talk.context, { target: talk.target, response: answered(talk), signal }, rest.join(' '));
      return;
    default:
      writeNote(io, `there is no ${command}; ${nearest(command, COMMANDS)[0] ?? '/help'} may be meant`);
  }
}

function planLines({ answer, settings }: Talk): readonly string[] {
  if (answer === null) return ['There is no answer yet.'];
  const { statement, command, filter, interpreter } = answer.meta;
  if (statement === undefined) return ['The last question could not be planned.'];
  return [
    `plan: ${statement}`,
    ...(filter === '' ? [] : [`records: ${filter}`]),
    `planned by: ${interpreter}`,
    ...(command === undefined ? [] : [`again: ${repeatingCommand(command, settings)}`]),
  ];
}

function answered({ answer }: Talk): ChatResponse {
  if (answer === null) throw new ScrqError('invalid_usage', 'there is no answer yet', { hint: 'Ask something first.' });
  return answer;
}
