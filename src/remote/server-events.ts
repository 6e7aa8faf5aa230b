/** One event of a stream: its name, `message` unless it has one, and its data. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** One event may be so long, in characters; a stream that goes on without an end of one is cut there. */
const LONGEST_EVENT = 64 * 1024 * 1024;

/** The events of a `text/event-stream` (WHATWG HTML 9.2), however it is cut into chunks. Comments, ids and retry times are passed over. */
export async function* readServerEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    size += chunk.length;
    if (size > LONGEST_EVENT) throw new RangeError(`an event is longer than ${LONGEST_EVENT} bytes`);
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { name: name === '' ? 'message' : name, data: data.join('\n') };
        [name, data, size] = ['', [], 0];
        continue;
      }
      const { field, value } = partsOf(line);
      if (field === 'event') name = value;
      if (field === 'data') data.push(value);
    }
  }
}

function partsOf(line: string): { readonly field: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { field: line, value: '' };
  const value = line.slice(colon + 1);
  return { field: line.slice(0, colon), value: value.startsWith(' ') ? value.slice(1) : value };
}
