/** A file next to this one: the same path from this file, compiled or not, and from a chunk of the command line. */
export function fileOf(name: string): URL {
  return new URL(`../../models/static/${name}`, import.meta.url);
}
