/** Keys under which servers put what went wrong, the most telling first. */
const tellingKeys = ['detail', 'message', 'error_description', 'error', 'msg', 'description', 'reason', 'errors', 'title'];

const MOST_CHARACTERS = 300;
const DEEPEST = 4;

/** What an error body of any shape says, as one line without a final full stop; empty when it says nothing. */
export function textOfErrorBody(body: unknown): string {
  return oneLine(wordsOf(body, DEEPEST));
}

/** Text without what could forge a line or steer a terminal: control characters, line separators, and changes of direction become spaces. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

function oneLine(text: string): string {
  const line = withoutControls(text.slice(0, MOST_CHARACTERS * 20))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= MOST_CHARACTERS) return line.replace(/\.$/, '');
  // The cut may fall into a character of two halves.
  return `${line
    .slice(0, MOST_CHARACTERS)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()}…`;
}

function wordsOf(body: unknown, depth: number): string {
  if (typeof body === 'string') return withoutTags(body);
  if (typeof body !== 'object' || body === null || depth === 0) return '';
  if (Array.isArray(body)) return joined(body.map((value) => wordsOf(value, depth - 1)));
  const members = new Map<string, unknown>(Object.entries(body));
  const telling = tellingKeys.map((key) => wordsOf(members.get(key), depth - 1)).find((words) => words !== '');
  if (telling !== undefined) return named(parameterOf(members), telling);
  // Validation errors often stand under the names of the parameters alone.
  return joined([...members].map(([name, value]) => named(name, wordsOf(value, depth - 1))));
}

/** What an error is about, where it says so next to its words. */
function parameterOf(members: ReadonlyMap<string, unknown>): string {
  const name = ['field', 'parameter', 'param'].map((key) => members.get(key)).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : '';
}

function named(name: string, words: string): string {
  return words === '' || name === '' ? words : `${name}: ${words}`;
}

function joined(words: readonly string[]): string {
  return words
    .filter((text) => text !== '')
    .slice(0, 3)
    .join('; ');
}

/** The words of a web page: its title when it has one. Every pattern reads the text once, however it is made. */
function withoutTags(text: string): string {
  const short = text.slice(0, 16_384);
  if (!/<[a-z!/]/i.test(short)) return short;
  const title = /<title[^<>]*>([^<]*)/i.exec(short)?.[1]?.trim();
  if (title !== undefined && title !== '') return title;
  const withoutCode = short.replaceAll(/<(?:script|style)[^<>]*>[^<]*/gi, ' ');
  return withoutCode.replaceAll(/<[^<>]*>/g, ' ');
}
