import { tokenize, type Token } from '../../language/tokens.ts';

/** A stretch of tokens, `to` exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A match over words that nothing else has explained; the parts are its named groups. */
export interface Found extends Stretch {
  readonly text: string;
  readonly parts: Readonly<Record<string, (Stretch & { readonly text: string }) | undefined>>;
}

/** The words of a question, and which of them have been explained: no word is read twice, and none is passed over in silence. */
export class Ledger {
  readonly text: string;
  /** In lower case, letter for letter: offsets are those of `text`. */
  readonly lower: string;
  readonly tokens: readonly Token[];
  readonly #taken: Set<number>;

  constructor(text: string, taken: Iterable<number> = []) {
    this.text = text;
    this.lower = lowered(text);
    this.tokens = tokenize(text);
    this.#taken = new Set(taken);
  }

  /** Another ledger of the same question: what it explains stays unexplained here. */
  copy(): Ledger {
    return new Ledger(this.text, this.#taken);
  }

  isTaken(index: number): boolean {
    return this.#taken.has(index);
  }

  isFree({ from, to }: Stretch): boolean {
    for (let index = from; index < to; index += 1) if (this.#taken.has(index)) return false;
    return true;
  }

  take({ from, to }: Stretch): void {
    for (let index = from; index < to; index += 1) this.#taken.add(index);
  }

  /** The words that are left, as places. */
  free(): readonly number[] {
    return [...this.tokens.keys()].filter((index) => !this.#taken.has(index));
  }

  word(index: number): string {
    return this.tokens[index]?.lower ?? '';
  }

  /** The text of a stretch, as it was written. */
  said({ from, to }: Stretch): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first === undefined || last === undefined ? '' : this.text.slice(first.start, last.end);
  }

  /** Where a pattern first matches whole words none of which is explained. The pattern is of lower case. */
  find(pattern: RegExp): Found | null {
    const flags = pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`;
    const search = new RegExp(pattern.source, flags.includes('d') ? flags : `${flags}d`);
    for (const match of this.lower.matchAll(search)) {
      const stretch = this.#stretch(match.index, match.index + match[0].length);
      if (stretch.to === stretch.from || !this.isFree(stretch)) continue;
      const places = match.indices?.groups ?? {};
      const parts = Object.entries(places).map(([name, place]) => {
        // A group that took no part has no place, which the type leaves out.
        const [start, end] = (place as [number, number] | undefined) ?? [0, 0];
        return [name, end === start ? undefined : { ...this.#stretch(start, end), text: this.lower.slice(start, end) }] as const;
      });
      return { ...stretch, text: match[0], parts: Object.fromEntries(parts) };
    }
    return null;
  }

  /** Like `find`, and explains what it found. */
  claim(pattern: RegExp): Found | null {
    const found = this.find(pattern);
    if (found !== null) this.take(found);
    return found;
  }

  /** The question with commas where something is explained, so that what stood apart is not read together. */
  blanked(): string {
    let text = '';
    let done = 0;
    for (const [index, token] of this.tokens.entries()) {
      if (!this.#taken.has(index)) continue;
      const length = token.end - token.start;
      text += this.text.slice(done, token.start) + (length > 2 ? ` ,${' '.repeat(length - 2)}` : ' '.repeat(length));
      done = token.end;
    }
    return text + this.text.slice(done);
  }

  /** The tokens that lie within a stretch of characters. */
  #stretch(start: number, end: number): Stretch {
    const inside = [...this.tokens.entries()].filter(([, token]) => token.end > start && token.start < end).map(([index]) => index);
    const first = inside[0];
    return first === undefined ? { from: 0, to: 0 } : { from: first, to: (inside.at(-1) ?? first) + 1 };
  }

  /** The tokens of a stretch of characters, as an interpretation of the blanked text tells it. */
  stretchOf(start: number, end: number): Stretch {
    return this.#stretch(start, end);
  }
}

function lowered(text: string): string {
  const straight = text.replaceAll('’', "'");
  const lower = straight.toLowerCase();
  // A few letters become two.
  return lower.length === text.length ? lower : straight.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
