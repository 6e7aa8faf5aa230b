const MOST_DECIMALS = 9;
/** Up to so many units of the last decimal, every decimal is a double of its own. */
const MOST_UNITS = 1e15;

/** How many decimals the numbers of a field have at most; null where some have more than can be summed exactly. */
export class Decimals {
  #decimals = 0;
  #scale = 1;
  #largest = 0;
  #isExact = true;

  add(value: number): void {
    if (!this.#isExact) return;
    const size = Math.abs(value);
    if (size > this.#largest) this.#largest = size;
    while (Math.round(value * this.#scale) / this.#scale !== value) {
      this.#decimals += 1;
      this.#scale = 10 ** this.#decimals;
      if (this.#decimals > MOST_DECIMALS) break;
    }
    if (this.#decimals > MOST_DECIMALS || this.#largest * this.#scale > MOST_UNITS) this.#isExact = false;
  }

  value(): number | null {
    return this.#isExact ? this.#decimals : null;
  }
}
