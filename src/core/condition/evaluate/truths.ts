/** What is known of a condition, record by record: false, true, or unknown since a value is missing. */
export type Truths = Uint8Array;

export const FALSE = 0;
export const TRUE = 1;
export const UNKNOWN = 2;

/** One item that is false makes it false; else one unknown makes it unknown. */
export function both(a: Truths, b: Truths): Truths {
  return a.map((truth, row) => AND[truth * 3 + (b[row] ?? FALSE)] ?? FALSE);
}

/** One item that is true makes it true; else one unknown makes it unknown. */
export function either(a: Truths, b: Truths): Truths {
  return a.map((truth, row) => OR[truth * 3 + (b[row] ?? FALSE)] ?? FALSE);
}

/** What is unknown stays so. */
export function opposite(truths: Truths): Truths {
  return truths.map((truth) => NOT[truth] ?? FALSE);
}

const AND = Uint8Array.of(FALSE, FALSE, FALSE, FALSE, TRUE, UNKNOWN, FALSE, UNKNOWN, UNKNOWN);
const OR = Uint8Array.of(FALSE, TRUE, UNKNOWN, TRUE, TRUE, TRUE, UNKNOWN, TRUE, UNKNOWN);
const NOT = Uint8Array.of(TRUE, FALSE, UNKNOWN);
