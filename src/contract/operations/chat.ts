import { z } from 'zod';

import { RecordData } from '../envelope.ts';
import { scraperId, text } from '../parameters.ts';

/**
 * POST chat: a question about the records, in plain words. `conversationId`, as returned by an answer before, lets the question refer to what was
 * asked before; where that is no longer known, `after` may give the `statement` of the answer before, and
 * `afterRun` its `run`. `model`: name of the language model to help with
 * it, `rules` for none. Default: the one that was configured, if any.
 */
export const ChatRequest = z.object({
  scraperId,
  message: text(1, 4000),
  conversationId: text(1, 64).optional(),
  model: text(1, 200).optional(),
  after: text(1, 10_000).optional(),
  afterRun: text(1, 64).optional(),
});
export type ChatRequest = z.output<typeof ChatRequest>;
export type ChatInput = z.input<typeof ChatRequest>;

/** A record that an answer rests on; `n` counts from 1. */
export const Citation = z.object({ n: z.number(), record: RecordData });
export type Citation = z.infer<typeof Citation>;

/** Columns and rows; a missing value is null. */
export const ChatTable = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) });
export type ChatTable = z.infer<typeof ChatTable>;

/** A value that was computed over the records: a number, or a date or text as records show it; null when no record has a value. */
export const Figure = z.object({ name: z.string(), value: z.union([z.number(), z.string(), z.null()]) });
export type Figure = z.infer<typeof Figure>;

/**
 * `figures`: what was computed, in the order of the answer. `filter`: which records were meant, as text. `plan`: what was carried out, null when the
 * question could not be planned; then `answered` is false and the citations are merely the nearest records. `statement` is the plan in print, and
 * `command` repeats it on the command line. `choices`: plans that can be carried out where the question was not answered, as statements. `interpreter`: `rules`, or the name of the model that planned. `run`: the id of the run that was read;
 * `latest`: false where that is another run than the latest, since the question asked for it.
 */
export const ChatMeta = z.object({
  conversationId: z.string(),
  answered: z.boolean(),
  filter: z.string(),
  plan: z.record(z.string(), z.unknown()).nullable(),
  statement: z.string().optional(),
  command: z.string().optional(),
  interpreter: z.string(),
  run: z.string().nullable(),
  latest: z.literal(false).optional(),
  warnings: z.array(z.string()).optional(),
  choices: z.array(z.object({ statement: z.string(), command: z.string() })).optional(),
});
export type ChatMeta = z.infer<typeof ChatMeta>;

/** The whole answer. */
export const ChatResponse = z.object({
  data: z.object({
    answer: z.string(),
    figures: z.array(Figure),
    citations: z.array(Citation),
    table: ChatTable.optional(),
  }),
  meta: ChatMeta,
});
export type ChatResponse = z.infer<typeof ChatResponse>;

/** A piece of an answer on its way: first `meta`, then citations and the words of the answer, at last `done` with all of it. */
export type ChatEvent =
  | { readonly event: 'meta'; readonly data: ChatMeta }
  | { readonly event: 'citation'; readonly data: Citation }
  | { readonly event: 'token'; readonly data: { readonly text: string } }
  | { readonly event: 'done'; readonly data: ChatResponse };

/** Waits for the whole answer; rejects as its events do. */
export async function collectChat(events: AsyncIterable<ChatEvent>): Promise<ChatResponse> {
  let whole: ChatResponse | undefined;
  for await (const { event, data } of events) if (event === 'done') whole = data;
  if (whole === undefined) throw new Error('an answer ends with all of it');
  return whole;
}
