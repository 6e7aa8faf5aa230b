import type { TextSigns } from '../field.ts';

/** Looks at the first texts of a field, in bounded memory. */
export class TextSignCounter {
  readonly #seen = new Set<string>();
  #texts = 0;
  #characters = 0;
  #links = 0;
  #lists = 0;
  #joined = 0;

  add(text: string): void {
    if (this.#texts >= MOST_TEXTS) return;
    this.#texts += 1;
    this.#characters += text.length;
    if (isLink(text)) this.#links += 1;
    const known = text.slice(0, MOST_CHARACTERS);
    if (this.#seen.has(known)) return;
    this.#seen.add(known);
    if (text.startsWith('[') && text.endsWith(']')) this.#lists += 1;
    else if (isJoined(text)) this.#joined += 1;
  }

  /** Proportions with 3 digits behind the point, since they are kept with every run. */
  finish(): TextSigns {
    if (this.#texts === 0) return { lists: 0, joined: 0, links: 0, length: 0 };
    return {
      lists: rounded(this.#lists / this.#seen.size),
      joined: this.#joined < FEWEST_JOINED ? 0 : rounded(this.#joined / this.#seen.size),
      links: rounded(this.#links / this.#texts),
      length: Math.round(this.#characters / this.#texts),
    };
  }
}

function isLink(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

/** Short things joined by commas, semicolons or bars; sentences and amounts have commas too. */
export function isJoined(text: string, fewest = 2): boolean {
  if (text.startsWith('{') || isLink(text) || text.length > MOST_CHARACTERS || !/[,;|]/.test(text)) return false;
  const items = text.split(/[,;|]\s*/).map((item) => item.trim());
  return (
    items.length >= fewest &&
    !/\d,\d|[.!?:]\s/.test(text) &&
    items.every((item) => item !== '' && item.length <= LONGEST_ITEM && item.split(' ').length <= MOST_WORDS)
  );
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

/** A comma in one remark makes no list of the field. */
const FEWEST_JOINED = 3;
const MOST_TEXTS = 1000;
const MOST_CHARACTERS = 2000;
const LONGEST_ITEM = 40;
const MOST_WORDS = 5;
