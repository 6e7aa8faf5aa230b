import { placeIn } from '../condition/source-text.ts';
import { planError } from './plan-error.ts';
import type { TokenReader } from '../condition/token-reader.ts';

/** Reads clauses in any order, each at most once, until something else comes. */
export function eachClause<const Name extends string>(reader: TokenReader, names: readonly Name[], read: Readonly<Record<Name, () => void>>): void {
  const seen = new Set<Name>();
  for (;;) {
    const name = names.find((each) => reader.isWord(each));
    if (name === undefined) return;
    if (seen.has(name)) throw planError(`a second ${name.toUpperCase()} ${placeIn(reader.text, reader.token.start)}`, 'Give every part once.');
    seen.add(name);
    reader.advance();
    read[name]();
  }
}

/** True for `desc`, which it takes, as it takes `asc`. */
export function takeDescending(reader: TokenReader): boolean {
  if (reader.takeWord('desc')) return true;
  reader.takeWord('asc');
  return false;
}

/** A number, whose place it notes. */
export function numberAt(reader: TokenReader, offsets: Record<string, number>, part: string): number {
  const { value, offset } = reader.number();
  offsets[part] = offset;
  return value;
}
