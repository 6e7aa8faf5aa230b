/** One event of a stream: its name, `message` unless it has one, and its data. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** One event may be so long, in characters; a stream that goes on without an end of one is cut there. */
const LONGEST_EVENT = 64 * 1024 * 1024;

/** The events of a `text/event-stream` (WHATWG HTML 9.2), however it is cut into chunks. Comments, ids and retry times are passed over. */
export async function* readServerEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent, undefined> {
  const read = createLineReader();
  let event: PendingEvent = { name: '', data: [] };
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LONGEST_EVENT) throw new RangeError(`an event is longer than ${LONGEST_EVENT} bytes`);
    for (const line of read(chunk)) {
      const { name, data } = event;
      event = withLine(event, line);
      if (line !== '') continue;
      size = 0;
      if (data.length > 0) yield { name: name === '' ? 'message' : name, data: data.join('\n') };
    }
  }
}

interface PendingEvent {
  readonly name: string;
  readonly data: readonly string[];
}

/** An empty line ends an event. */
function withLine(event: PendingEvent, line: string): PendingEvent {
  if (line === '') return { name: '', data: [] };
  const { field, value } = partsOf(line);
  if (field === 'event') return { ...event, name: value };
  return field === 'data' ? { ...event, data: [...event.data, value] } : event;
}

/** The lines that are whole once a chunk is there. */
function createLineReader(): (chunk: Uint8Array) => readonly string[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines;
  };
}

function partsOf(line: string): { readonly field: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { field: line, value: '' };
  const value = line.slice(colon + 1);
  return { field: line.slice(0, colon), value: value.startsWith(' ') ? value.slice(1) : value };
}
