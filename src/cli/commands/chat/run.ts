import { ScrqError } from '../../../errors.ts';
import type { PictureOrder } from '../../charts/picture/write-picture.ts';
import { openChatMemory } from './memory.ts';
import { showChatAnswer } from './answer.ts';
import type { CliContext } from '../../context.ts';
import { openTarget } from '../../target.ts';
import { canAsk } from '../../terminal/prompts.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';

export interface ChatOrder {
  /** Empty to read it from the standard input, or to begin a conversation on a terminal. */
  readonly message: string;
  readonly continues: 'last' | 'nothing';
  /** The answer is to be drawn, and not said. */
  readonly picture?: PictureOrder;
}

/** Answers one question, or holds a conversation on a terminal. */
export async function runChat(context: CliContext, settings: Settings, order: ChatOrder): Promise<void> {
  const { io } = context;
  const typed = order.message.trim();
  const isConversation = typed === '' && order.picture === undefined && canAsk(io, settings);
  const message = typed === '' && !isConversation ? await readMessage(context) : typed;
  await using target = await openTarget(context, settings);
  const memory = await openChatMemory(io, settings, target.scraperId);
  const last = order.continues === 'last' ? await memory.last() : null;
  if (isConversation) {
    const { holdConversation } = await import('./loop.ts');
    await holdConversation(context, settings, { target, memory, last });
    return;
  }
  if (order.picture !== undefined) {
    const { drawAnswer } = await import('./draw.ts');
    await memory.keep(await drawAnswer(context, settings, { target, message, thread: last, signal: io.signal, picture: order.picture }));
    return;
  }
  await showForeign(context, async () => {
    await memory.keep(await showChatAnswer(context, settings, { target, message, thread: last, signal: io.signal }));
  });
}

async function readMessage({ io }: CliContext): Promise<string> {
  if (io.stdin.isTTY === true) throw nothingAsked();
  const pieces: Buffer[] = [];
  let size = 0;
  // Chunks of the standard input are bytes, or text where an encoding was set.
  for await (const piece of io.stdin as AsyncIterable<Buffer | string>) {
    io.signal.throwIfAborted();
    const bytes = Buffer.from(piece);
    size += bytes.length;
    // Four bytes a character at most; the contract says the rest.
    if (size > 64 * 1024) throw new ScrqError('invalid_usage', 'the question is too long', { hint: 'A question has at most 4000 characters.' });
    pieces.push(bytes);
  }
  const message = Buffer.concat(pieces).toString('utf8').trim();
  if (message === '') throw nothingAsked();
  return message;
}

function nothingAsked(): ScrqError {
  return new ScrqError('invalid_usage', 'no question is asked', { hint: "Write it behind the command, as in scrq chat 'average price by city'." });
}
