import type { LanguageModel, ModelRequest } from '../../core/ports/language-model.ts';
import { unusable } from './failures.ts';
import { grammarSchema } from './grammar-schema.ts';
import type { Server } from './server.ts';

/**
 * Tokens that prompt and answer have room for; set, since the server's own choice (2048 to 4096) drops the beginning of a longer prompt silently.
 * The smallest that fits is taken: another one has the server load the model again.
 */
const WINDOWS = [8_192, 16_384, 32_768] as const;
/** A token is rarely shorter, in characters, in JSON and names of fields. */
const TOKEN_CHARACTERS = 2.5;
/** How long the server keeps the model loaded after a call. */
const KEEP_LOADED = '30m';
/** Longer than any answer that is asked for, in characters. */
const LONGEST_ANSWER = 1024 * 1024;

/** A chat model on an Ollama server, by its name there. Nothing is asked of the server before the first request. */
export function createLanguageModel(server: Server, name: string): LanguageModel {
  return {
    name,
    async json({ schema, ...request }) {
      const whom = server.whom(name);
      const system = `${request.system}\n\nAnswer with JSON alone, which fits this JSON Schema:\n${JSON.stringify(schema)}`;
      let text = '';
      for await (const words of answer(server, name, { ...request, system }, grammarSchema(schema))) {
        text += words;
        if (text.length > LONGEST_ANSWER) throw unusable(whom, 'gave an answer without an end');
      }
      try {
        return JSON.parse(text) as unknown;
      } catch (cause) {
        throw unusable(whom, 'answered with something else than the JSON that was asked for', cause);
      }
    },
    words: (request) => answer(server, name, request, undefined),
  };
}

/** The words of one answer; fails at its end when it was cut at the limit. */
async function* answer(
  server: Server,
  model: string,
  { system, prompt, maxTokens, signal }: ModelRequest,
  format: object | undefined,
): AsyncIterable<string> {
  const whom = server.whom(model);
  const characters = system.length + prompt.length;
  const window = WINDOWS.find((tokens) => characters / TOKEN_CHARACTERS + maxTokens <= tokens);
  if (window === undefined) throw unusable(whom, `is not asked: the prompt of ${characters} characters is too long`);
  const parts = server.stream({ kind: 'chat', model, times: server.limits.chat, signal }, (client) => {
    const request = {
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: prompt },
      ],
      stream: true as const,
      // A prompt that is too long is an error then, where the server knows the word; its beginning would be dropped otherwise.
      truncate: false,
      think: false,
      keep_alive: KEEP_LOADED,
      options: { temperature: 0, seed: 1, num_predict: maxTokens, num_ctx: window },
      ...(format === undefined ? {} : { format }),
    };
    return client.chat(request);
  });
  let reason: unknown;
  for await (const part of parts) {
    // The client does not check what its types promise of a part.
    const { message, done, done_reason: ended }: { readonly message?: unknown; readonly done?: unknown; readonly done_reason?: unknown } = part;
    const words = contentOf(message);
    if (words !== '') yield words;
    if (done === true) reason = ended;
  }
  if (reason === 'length') throw unusable(whom, `was cut off after ${maxTokens} tokens`);
}

function contentOf(message: unknown): string {
  const content = typeof message === 'object' && message !== null && 'content' in message ? message.content : undefined;
  return typeof content === 'string' ? content : '';
}
