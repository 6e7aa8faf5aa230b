import type { ChatMeta, ChatResponse } from '../../contract/operations/chat.ts';
import { failureFrom, RequestFailure } from './problem.ts';

export interface ChatMessage {
  readonly message: string;
  readonly conversationId?: string;
  readonly after?: string;
}

/** What hears of an answer on its way. `onDone` is called once, with all of it. */
export interface ChatHandlers {
  readonly onMeta: (meta: ChatMeta) => void;
  readonly onText: (text: string) => void;
  readonly onDone: (answer: ChatResponse) => void;
}

/** Reads an answer that comes in events, or whole. Rejects when it ends before it is whole. */
export async function streamChat(response: Response, handlers: ChatHandlers): Promise<void> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    handlers.onDone((await response.json()) as ChatResponse);
    return;
  }
  let isDone = false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (waiting + part.value).split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) isDone = handle(event, handlers) || isDone;
  }
  if (!isDone) throw new RequestFailure({ code: 'unreachable', status: 0, detail: 'The connection was cut before the answer was whole.' });
}

/** Passes one event on; true for the last. */
function handle(event: string, { onMeta, onText, onDone }: ChatHandlers): boolean {
  const lines = event.split('\n');
  const name = lines.find((line) => line.startsWith('event: '))?.slice('event: '.length);
  const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
  if (name === undefined || data === undefined) return false;
  // Events are of the shapes that the contract gives them.
  const body: unknown = JSON.parse(data);
  if (name === 'meta') onMeta(body as ChatMeta);
  if (name === 'token') onText((body as { readonly text: string }).text);
  if (name === 'error') throw failureFrom(body as object, { status: 500 });
  if (name === 'done') onDone(body as ChatResponse);
  return name === 'done';
}
