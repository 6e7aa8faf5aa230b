/** Keeps things by name, up to so many bytes: what was asked for longest ago goes first. */
export function createShelf<Thing>(mostBytes: number, bytesOf: (thing: Thing) => number) {
  const things = new Map<string, Thing>();
  let total = 0;
  const remove = (name: string) => {
    const thing = things.get(name);
    if (thing !== undefined) total -= bytesOf(thing);
    things.delete(name);
    return thing;
  };
  const put = (name: string, thing: Thing): void => {
    remove(name);
    if (bytesOf(thing) > mostBytes) return;
    things.set(name, thing);
    total += bytesOf(thing);
    for (const oldest of things.keys()) {
      if (total <= mostBytes) break;
      remove(oldest);
    }
  };
  return {
    put,
    get(name: string): Thing | undefined {
      const thing = remove(name);
      if (thing !== undefined) put(name, thing);
      return thing;
    },
    retain(isKept: (name: string) => boolean): void {
      for (const name of things.keys()) if (!isKept(name)) remove(name);
    },
  };
}
