/** Makes something when it is first asked for, and keeps it. */
interface Kept<Made, Options extends readonly unknown[]> {
  readonly get: (...options: Options) => Promise<Made>;
  /** Undefined while it was not asked for, or when it failed: that may be put right while this process lives. */
  readonly known: () => Promise<Made> | undefined;
  readonly forget: () => void;
}

/** Keeps what was made until it is forgotten, or has failed. */
export function kept<Made, Options extends readonly unknown[]>(make: (...options: Options) => Promise<Made>): Kept<Made, Options> {
  let made: Promise<Made> | undefined;
  return {
    known: () => made,
    forget: () => (made = undefined),
    get(...options) {
      const making = (made ??= make(...options));
      making.catch(() => {
        if (made === making) made = undefined;
      });
      return making;
    },
  };
}
