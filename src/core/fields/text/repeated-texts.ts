import type { Occurrence } from '../misfits.ts';

/**
 * Counts texts that repeat, so that each is looked at once. Holds a bounded number of them, and stops holding any
 * when they turn out to differ: looking them up would then cost more than it saves.
 */
export class RepeatedTexts {
  readonly #release: (text: string, occurrence: Occurrence) => void;
  readonly #held = new Map<string, { readonly line: number; times: number }>();
  #open = true;
  #added = 0;

  /** `release` is called once for every different text that was held. */
  constructor(release: (text: string, occurrence: Occurrence) => void) {
    this.#release = release;
  }

  /** False when the text is not held, so that the caller looks at it at once. */
  add(text: string, line: number): boolean {
    if (!this.#open || text.length > LONGEST) return false;
    this.#added += 1;
    const held = this.#held.get(text);
    if (held !== undefined) {
      held.times += 1;
      return true;
    }
    if (this.#held.size >= MOST) {
      this.#open = this.#added > MOST * WORTHWHILE;
      this.flush();
      if (!this.#open) return false;
    }
    this.#held.set(text, { line, times: 1 });
    return true;
  }

  /** Hands over all texts held so far. */
  flush(): void {
    for (const [text, occurrence] of this.#held) this.#release(text, occurrence);
    this.#held.clear();
    this.#added = 0;
  }
}

const LONGEST = 60;
const MOST = 1000;
/** How often a text must come, on average, to be worth the look-up. */
const WORTHWHILE = 2;
