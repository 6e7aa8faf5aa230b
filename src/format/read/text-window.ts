import { fileError } from './file-error.ts';
import type { ReadContext } from './source-records.ts';

/** Characters asked of the source at a time; what a cell can keep alive. */
const STEP = 64 * 1024;

/** The span of a text that is being read: scanners move `position` through `text` and ask for more where it ends. */
export class TextWindow {
  readonly #chunks: AsyncIterator<string>;
  readonly #context: ReadContext;
  #text = '';
  #ended = false;
  /** Index into `text` of what is read next. */
  position = 0;
  /** While true nothing is dropped, so that indexes stay and reading can go back. */
  keeping = false;

  constructor(chunks: AsyncIterator<string>, context: ReadContext) {
    this.#chunks = chunks;
    this.#context = context;
  }

  get text(): string {
    return this.#text;
  }

  /** True when nothing follows `text`. */
  get ended(): boolean {
    return this.#ended;
  }

  /** True when what is left is as long as a record may be: `more` would throw. */
  get full(): boolean {
    return this.#text.length - this.position > this.#context.limits.recordLength;
  }

  /**
   * Drops what was read and adds what follows, at least as much as is left: however often a long record makes its reader
   * start over, the whole stays linear. Afterwards there is more text, or it has ended.
   * `line` is that of the record being read, named when it is too large.
   */
  async more(line: number): Promise<void> {
    if (this.full) throw tooLongError(line, this.#context);
    const kept = this.keeping ? this.#text : this.#text.slice(this.position);
    const parts = [kept];
    for (let added = 0; added < Math.max(STEP, kept.length);) {
      const next = await this.#chunks.next();
      if (next.done === true) {
        this.#ended = true;
        break;
      }
      parts.push(next.value);
      added += next.value.length;
    }
    if (!this.keeping) this.position = 0;
    this.#text = parts.join('');
  }
}

/** The error of a record that goes past the limit. */
export function tooLongError(line: number, { name, limits }: ReadContext) {
  return fileError(name, `the record that starts here is longer than ${limits.recordLength} characters`, {
    at: { line },
    hint: 'A quote that is opened and never closed can make it so.',
  });
}
