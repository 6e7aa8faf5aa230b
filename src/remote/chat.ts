import { ChatResponse, Citation, ChatMeta, type ChatEvent, type ChatInput } from '../contract/operations/chat.ts';
import type { CallOptions } from '../contract/api.ts';
import { errorOfProblem } from '../contract/problem.ts';
import { ScrqError } from '../errors.ts';
import { decodeStream } from './decode.ts';
import type { Send } from './export.ts';
import type { Answer, OpenAnswer } from './http-client.ts';
import { jsonOf, objectOf } from './responses.ts';
import { foreign } from './change-responses.ts';
import { readServerEvents } from './server-events.ts';

export interface ChatWire {
  readonly send: Send;
  readonly readWhole: (answer: OpenAnswer) => Promise<Answer>;
}

/**
 * An answer on its way from a server: as it comes where the server sends events, else in one piece. The shape of other servers' answers is
 * not published, so JSON of another shape rejects with a `ForeignAnswer` as the cause.
 */
export async function* openChat({ send, readWhole }: ChatWire, input: ChatInput, { signal }: CallOptions = {}): AsyncGenerator<ChatEvent, undefined> {
  const answer = await send('chat', input, { signal, headers: { accept: 'text/event-stream, application/json;q=0.9, */*;q=0.1' } });
  if (!isEventStream(answer)) {
    yield* wholeAnswer(await readWhole(answer));
    return;
  }
  answer.body.on('error', () => undefined);
  try {
    yield* events(answer);
  } finally {
    // Leaving the loop is how a reader says that it wants no more.
    answer.body.destroy();
  }
}

const OTHER = 'is not an answer that scrq recognizes';

function isEventStream({ headers }: OpenAnswer): boolean {
  return String(headers['content-type'] ?? '')
    .toLowerCase()
    .startsWith('text/event-stream');
}

function* wholeAnswer(answer: Answer): Generator<ChatEvent, undefined> {
  const body = objectOf(answer);
  const parsed = ChatResponse.safeParse(body);
  if (!parsed.success) throw foreign(answer, body, OTHER);
  // The body itself, now that its shape is known: a parsed copy has no fields that are named like the prototype.
  const whole = body as ChatResponse;
  yield { event: 'meta', data: whole.meta };
  for (const citation of whole.data.citations) yield { event: 'citation', data: citation };
  yield { event: 'token', data: { text: whole.data.answer } };
  yield { event: 'done', data: whole };
}

async function* events(answer: OpenAnswer): AsyncGenerator<ChatEvent, undefined> {
  const strange: unknown[] = [];
  // The chunks of a body are buffers.
  for await (const { name, data } of readServerEvents(decodeStream(answer.body as AsyncIterable<Buffer>, answer.headers['content-encoding']))) {
    const value = jsonOf(data);
    if (name === 'error') throw errorOfProblem(value) ?? unusable(answer, 'ends with an error that it does not explain');
    const event = eventOf(name, value);
    if (event === null) strange.push(value ?? data);
    else yield event;
    if (event?.event === 'done') return;
  }
  if (strange.length > 0) throw foreign(answer, strange, OTHER);
  throw unusable(answer, 'ended before it was whole');
}

function eventOf(name: string, value: unknown): ChatEvent | null {
  switch (name) {
    case 'meta':
      return ChatMeta.safeParse(value).success ? { event: 'meta', data: value as ChatMeta } : null;
    case 'citation':
      return Citation.safeParse(value).success ? { event: 'citation', data: value as Citation } : null;
    case 'token': {
      const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
      return typeof text === 'string' ? { event: 'token', data: { text } } : null;
    }
    case 'done':
      return ChatResponse.safeParse(value).success ? { event: 'done', data: value as ChatResponse } : null;
    default:
      return null;
  }
}

function unusable({ origin }: Pick<Answer, 'origin'>, why: string): ScrqError {
  return new ScrqError('bad_response', `the answer of ${origin} ${why}`, { hint: "Try again; if it stays, tell the server's owner." });
}
