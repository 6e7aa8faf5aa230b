/**
 * As JSON.parse, but objects list their keys as the text has them: an ordinary object would put those that look like whole numbers first.
 * Throws the SyntaxError of JSON.parse.
 */
export function parseInOrder(text: string): unknown {
  return INDEX_KEY.test(text) ? unmarked(JSON.parse(text.replace(STRING, markedKey))) : JSON.parse(text);
}

/** As Object.fromEntries, but the names stay in the order of the entries. */
export function objectInOrder<Value>(entries: readonly (readonly [name: string, value: Value])[]): Record<string, Value> {
  const object: Record<string, Value> = {};
  for (const [name, value] of entries) setOwn(object, name, value);
  const names = entries.map(([name]) => name);
  return names.some(isIndexLike) ? withNamesInOrder(object, names) : object;
}

/** The object with its names in this order, which must be all it has, each once. Only a proxy may list names such as "100" where they belong. */
function withNamesInOrder<Value>(object: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  const order = [...new Set(names)];
  return new Proxy(object, { ownKeys: () => order });
}

/** True for a name that every object puts before all others: a whole number up to 2^32 - 2. */
function isIndexLike(name: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(name);
}

/** Sets a property whatever its name: an assignment to `__proto__` would set the prototype instead. */
function setOwn<Value>(object: Record<string, Value>, name: string, value: Value): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}

/** Digits may be escaped. */
const INDEX_KEY = /"(?:\d|\\u003\d)+"\s*:/;
const STRING = /"((?:[^"\\]|\\.)*)"(?=(\s*:)?)/g;
/** No name begins with it: a lone surrogate, escaped. */
const MARK = '\ud83f';
const ESCAPED_MARK = String.raw`\ud83f`;

function markedKey(whole: string, body: string, colon: string | undefined): string {
  return colon === undefined ? whole : `"${ESCAPED_MARK}${body}"`;
}

/** Takes the marks off the names, which kept their order through them. */
function unmarked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unmarked);
  return objectInOrder(Object.entries(value).map(([marked, inner]) => [marked.slice(MARK.length), unmarked(inner)]));
}
