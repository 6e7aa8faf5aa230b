/** Texts as one, and where each of them ends: another thread takes it in at once, and the garbage collector visits one object instead of thousands. */
export interface PackedTexts {
  readonly text: string;
  readonly ends: Uint32Array;
}

/** The same texts go to more than one thread. */
const packed = new WeakMap<readonly string[], PackedTexts>();

export function packTexts(texts: readonly string[]): PackedTexts {
  const known = packed.get(texts);
  if (known !== undefined) return known;
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (let at = 0; at < ends.length; at += 1) ends[at] = end += texts[at]?.length ?? 0;
  const made = { text: texts.join(''), ends };
  packed.set(texts, made);
  return made;
}

export function unpackTexts({ text, ends }: PackedTexts): readonly string[] {
  let from = 0;
  return Array.from(ends, (end) => {
    const start = from;
    from = end;
    return text.slice(start, end);
  });
}
