/** What is known of a condition, record by record: false, true, or unknown since a value is missing. */
export type Truths = Uint8Array;

export const FALSE = 0;
export const TRUE = 1;
export const UNKNOWN = 2;

/** One item that is false makes it false; else one unknown makes it unknown. */
export function both(a: Truths, b: Truths): Truths {
  return joined(a, b, AND);
}

/** One item that is true makes it true; else one unknown makes it unknown. */
export function either(a: Truths, b: Truths): Truths {
  return joined(a, b, OR);
}

/** What is unknown stays so. */
export function opposite(truths: Truths): Truths {
  return truths.map((truth) => NOT[truth] ?? FALSE);
}

function joined(a: Truths, b: Truths, table: Truths): Truths {
  const truths = new Uint8Array(a.length);
  for (let row = 0; row < truths.length; row += 1) truths[row] = table[(a[row] ?? FALSE) * 3 + (b[row] ?? FALSE)] ?? FALSE;
  return truths;
}

const AND = Uint8Array.of(FALSE, FALSE, FALSE, FALSE, TRUE, UNKNOWN, FALSE, UNKNOWN, UNKNOWN);
const OR = Uint8Array.of(FALSE, TRUE, UNKNOWN, TRUE, TRUE, TRUE, UNKNOWN, TRUE, UNKNOWN);
const NOT = Uint8Array.of(TRUE, FALSE, UNKNOWN);
