/** Something that is made along with a run and can be made again of its records: a failure of it (a full disk, say) ends it, and never the run. */
export interface Expendable<Thing> extends AsyncDisposable {
  /** Makes it; where that fails or gives none, there is none. */
  begin(make: () => Promise<Thing | null>): Promise<void>;
  /** Works on it, if there is one still. */
  attempt(work: (thing: Thing) => Promise<void>): Promise<void>;
}

/** Disposing of it again does nothing. */
export function createExpendable<Thing extends AsyncDisposable>(): Expendable<Thing> {
  let thing: Thing | null = null;
  const end = async (): Promise<void> => {
    const ended = thing;
    thing = null;
    try {
      await ended?.[Symbol.asyncDispose]();
    } catch {
      // Its files go with the directory for temporary files.
    }
  };
  return {
    async begin(make) {
      thing = await make().catch(() => null);
    },
    async attempt(work) {
      if (thing !== null) await work(thing).catch(end);
    },
    [Symbol.asyncDispose]: end,
  };
}
