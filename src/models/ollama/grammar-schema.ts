import { isObject } from '../../contract/json-object.ts';

/** Larger bounds crash the process that runs the model, in some versions. */
const LARGEST_BOUND = 1000;
/** Keywords that some versions of the server cannot turn into a grammar, or crash on. */
const DANGEROUS: ReadonlySet<string> = new Set(['pattern', 'not', '$schema']);
const BOUNDS: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'minItems', 'maxItems']);
/** Their values are schemas by names that are no keywords. */
const NAMED: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions']);

/** A JSON Schema without what a server chokes on. It allows more than the one given: answers are checked by the caller. */
export function grammarSchema(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !DANGEROUS.has(keyword))
      .map(([keyword, value]) => [keyword, safeValue(keyword, value)]),
  );
}

function safeValue(keyword: string, value: unknown): unknown {
  if (BOUNDS.has(keyword) && typeof value === 'number') return Math.min(value, LARGEST_BOUND);
  if (keyword === 'enum' || keyword === 'const' || keyword === 'default' || keyword === 'examples') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (isObject(item) ? grammarSchema(item) : item));
  if (!isObject(value)) return value;
  if (!NAMED.has(keyword)) return grammarSchema(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isObject(inner) ? grammarSchema(inner) : inner]));
}
