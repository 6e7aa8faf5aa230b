import type { Literal, Predicate } from '../condition.ts';
import { startOf, type TextColumn } from '../../columns/columns.ts';
import { listItems } from '../../columns/list-items.ts';
import { compareBytes } from '../../columns/text-order.ts';
import { TextIndex } from '../../columns/text-index.ts';
import { FALSE, TRUE, UNKNOWN, type Truths } from './truths.ts';

type TextCondition = Extract<Predicate, { readonly kind: 'compare' | 'in' | 'between' }>;

/** Which texts of a column a condition is true of, its negation left aside; `!=` counts as the negation of `=`. What is missing is an empty text here. */
export function createTextTest(condition: TextCondition): (column: TextColumn) => Uint8Array {
  switch (condition.kind) {
    case 'in':
      return amongTest(condition.values);
    case 'between': {
      const [low, high] = [encoded(condition.low), encoded(condition.high)];
      return orderTest((bytes) => compareBytes(bytes, low) >= 0 && compareBytes(bytes, high) <= 0);
    }
    case 'compare': {
      const { op } = condition;
      if (op === '=' || op === '!=') return amongTest([condition.value]);
      const bound = encoded(condition.value);
      return orderTest((bytes) => orders[op](compareBytes(bytes, bound)));
    }
  }
}

const orders = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

/** What is known of records, where their own texts were tested. */
export function textTruths({ missing }: TextColumn, passes: Uint8Array): Truths {
  return missing === null ? passes : passes.map((passed, row) => (missing[row] === 1 ? UNKNOWN : passed));
}

/** What is known of records, where the items of their lists were tested: one is enough. An empty list is known to have none. */
export function itemTruths(column: TextColumn, passes: Uint8Array): Truths {
  const { firsts } = listItems(column);
  const truths = new Uint8Array(column.ends.length);
  for (let row = 0; row < truths.length; row += 1) {
    if (column.missing?.[row] === 1) truths[row] = UNKNOWN;
    else if (passes.subarray(firsts[row], firsts[row + 1]).includes(1)) truths[row] = TRUE;
    else truths[row] = FALSE;
  }
  return truths;
}

const encoder = new TextEncoder();

function encoded(literal: Literal): Uint8Array {
  return encoder.encode(String(literal));
}

function amongTest(values: readonly Literal[]): (column: TextColumn) => Uint8Array {
  const index = new TextIndex();
  const lengths = new Set<number>();
  for (const bytes of values.map(encoded)) {
    index.place(bytes, 0, bytes.length);
    lengths.add(bytes.length);
  }
  return ({ bytes, ends }) => {
    const passes = new Uint8Array(ends.length);
    let start = 0;
    for (let row = 0; row < passes.length; row += 1) {
      const end = ends[row] ?? 0;
      if (lengths.has(end - start) && index.find(bytes, start, end) >= 0) passes[row] = 1;
      start = end;
    }
    return passes;
  };
}

function orderTest(passes: (bytes: Uint8Array) => boolean): (column: TextColumn) => Uint8Array {
  return (column) => Uint8Array.from(column.ends, (end, row) => (passes(column.bytes.subarray(startOf(column, row), end)) ? 1 : 0));
}
