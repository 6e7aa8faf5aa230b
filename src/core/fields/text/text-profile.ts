import type { TextShape } from '../decision.ts';
import { isJoined } from './text-signs.ts';

/** Length and variety of the texts of one field. */
export class TextProfile {
  readonly #seen = new Set<string>();
  #texts = 0;
  #characters = 0;
  #sampled = 0;
  #wordy = 0;
  #listed = 0;

  add(text: string, times: number): void {
    this.#texts += times;
    this.#characters += times * text.length;
    if (this.#sampled >= SAMPLE) return;
    this.#sampled += times;
    if (text.length > LONGEST) return;
    this.#seen.add(text);
    if (text.includes(' ')) this.#wordy += times;
    if (isJoined(text, LIST)) this.#listed += times;
  }

  shape(): TextShape {
    if (this.#texts === 0) return { meanLength: 0, distinct: 0, wordy: 0, listed: 0 };
    return {
      meanLength: this.#characters / this.#texts,
      distinct: this.#seen.size / this.#sampled,
      wordy: this.#wordy / this.#sampled,
      listed: this.#listed / this.#sampled,
    };
  }
}

/** Items of a list at least: "Lyon, France" is a name. */
const LIST = 3;
const SAMPLE = 1000;
/** Longer texts are no titles, and a sample of them would take memory. */
const LONGEST = 300;
