import type { Request, Response } from 'express';

import type { ChatEvent } from '../../contract/operations/chat.ts';
import { problemOf } from '../../contract/problem.ts';
import { watchRoom } from './room.ts';

/** Silence after which a comment shows proxies and clients that the answer is still being made. */
const HEARTBEAT_MS = 10_000;

/** Whether the client would rather have an answer in events than whole. */
export function acceptsEvents(request: Request): boolean {
  return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
}

/**
 * Sends events as they come, at the client's pace. What fails before the first one is answered as any failure; later it becomes the event
 * `error`, whose data is a problem document. `onFailure` hears of the latter.
 */
export async function sendEvents(
  response: Response,
  events: AsyncIterable<ChatEvent>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const begin = (): void => {
    if (response.headersSent) return;
    response.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
  };
  const room = watchRoom(response);
  // Headers wait for the first event, so that a failure before it has its own status; but no client waits long for nothing.
  const heart = setInterval(() => {
    begin();
    response.write(': still at it\n\n');
  }, HEARTBEAT_MS);
  try {
    for await (const { event, data } of events) {
      if (response.destroyed) return;
      signal.throwIfAborted();
      begin();
      heart.refresh();
      if (!response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) await room();
    }
    response.end();
  } catch (error) {
    if (response.destroyed) return;
    if (!response.headersSent) throw error;
    onFailure(error);
    response.end(`event: error\ndata: ${JSON.stringify(problemOf(error))}\n\n`);
  } finally {
    clearInterval(heart);
  }
}
