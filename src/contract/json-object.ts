/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for an object, and not for a list or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
