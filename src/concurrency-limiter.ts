/** Lets so many through at once; the others wait, and come in the order in which they asked. */
export class ConcurrencyLimiter {
  readonly #waiting: (() => void)[] = [];
  readonly #most: number;
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when its turn comes, with what has to be disposed of at its end, once or more often; rejects with the reason of the signal when that fires before. */
  async enter(signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted();
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn(signal);
    let hasLeft = false;
    return {
      [Symbol.dispose]: () => {
        if (hasLeft) return;
        hasLeft = true;
        const next = this.#waiting.shift();
        // The place goes straight to the one that has waited longest.
        if (next === undefined) this.#running -= 1;
        else next();
      },
    };
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        // The reason is whatever the caller gave.
        reject(signal?.reason as Error);
      };
      this.#waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
