/** A text and how often it came. With `cut`, `text` is only its beginning. */
export interface TopText {
  readonly text: string;
  readonly count: number;
  readonly cut: boolean;
}

interface Place {
  readonly position: number;
  readonly count: number;
}

interface Leader extends Place {
  readonly text: string;
}

/** How many values are told of a field. */
export const TOP_VALUES = 10;

/** Longer texts are told by their beginning. */
const LONGEST_TOLD = 200;

/**
 * The ten most frequent of many texts, of which it holds no others: a text that belongs to them in the end was among
 * the ten most frequent so far when it came for the last time, since those before it then stay before it.
 */
export class TopTexts {
  /** The most frequent first, ties by position. */
  readonly #leaders: Leader[] = [];

  /** A text comes for the `count`th time; `position` tells it from the others and grows in the order they first came. */
  see(text: string, position: number, count: number): void {
    const leaders = this.#leaders;
    const last = leaders[TOP_VALUES - 1];
    if (last !== undefined && !leads({ position, count }, last)) return;
    const known = leaders.findIndex((leader) => leader.position === position);
    const leader = { text, position, count };
    // A new one takes the place of the last, who has just been led.
    let at = known >= 0 ? known : Math.min(leaders.length, TOP_VALUES - 1);
    for (let above = leaders[at - 1]; above !== undefined && leads(leader, above); above = leaders[at - 1]) {
      leaders[at] = above;
      at -= 1;
    }
    leaders[at] = leader;
  }

  finish(): readonly TopText[] {
    return this.#leaders.map(({ text, count }) => ({ text: told(text), count, cut: text.length > LONGEST_TOLD }));
  }
}

function leads(one: Place, other: Place): boolean {
  return one.count === other.count ? one.position < other.position : one.count > other.count;
}

/** Copied letter by letter: a piece of a larger text would keep all of that in memory. */
function told(text: string): string {
  if (text.length <= LONGEST_TOLD) return Array.from(text).join('');
  const letters = Array.from(text.slice(0, LONGEST_TOLD + 1));
  // The last one follows those that fit, or begins within the limit and ends beyond.
  return letters.slice(0, -1).join('');
}
