import { broken, reasonOf, unusable, type Whom } from './failures.ts';

/** A line longer than this, in characters, is not read: one holds a few words, or the values at the end. */
const LONGEST_LINE = 4 * 1024 * 1024;

/**
 * The lines of a streamed answer, each one JSON object. It fails where the server reports an error within the answer, sends what is no JSON,
 * or ends before the line that says `done`: what comes after would be printed, or taken for whole.
 */
export async function* jsonLines(chunks: AsyncIterable<Uint8Array>, whom: Whom): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let ended = false;
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw unusable(whom, 'sent a line without an end');
    for (const line of lines) {
      if (line.trim() === '') continue;
      ended = checkLine(line, whom) || ended;
      yield `${line}\n`;
    }
  }
  rest += decoder.decode();
  if (rest.trim() !== '') {
    ended = checkLine(rest, whom) || ended;
    yield `${rest}\n`;
  }
  if (!ended) throw broken(whom, undefined);
}

/** True for the last line of an answer. */
function checkLine(line: string, whom: Whom): boolean {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw unusable(whom, 'sent something that is not JSON', cause);
  }
  if (typeof value !== 'object' || value === null) throw unusable(whom, 'sent something that is not JSON object');
  if ('error' in value) throw broken(whom, reasonOf(line) ?? 'no reason given');
  return 'done' in value && value.done === true;
}
