/** The same function, remembering what it gave for texts that repeat; bounded, and given up when texts turn out to differ. */
export function memo<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  let open = true;
  let asked = 0;
  return (text) => {
    if (!open || text.length > LONGEST) return compute(text);
    asked += 1;
    const met = known.get(text);
    if (met !== undefined) return met.result;
    if (known.size >= MOST) {
      open = asked > MOST * WORTHWHILE;
      known.clear();
      asked = 0;
    }
    const result = compute(text);
    known.set(text, { result });
    return result;
  };
}

const LONGEST = 60;
const MOST = 1000;
/** How often a text must come, on average, to be worth the look-up. */
const WORTHWHILE = 2;
