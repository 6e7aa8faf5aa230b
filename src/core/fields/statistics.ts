import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { Cell, FieldStats } from './field.ts';
import type { Extremes } from './findings/field-facts.ts';
import { createMedianFinder } from './number/median.ts';
import { TextSignCounter } from './text/text-signs.ts';

/** Counts the cells of one field as they are written, in bounded memory. */
export interface FieldStatistics {
  /** A cell of the type of the field, or null. */
  add(cell: Cell): void;
  finish(): FieldStats;
  /** Of numbers and dates with two values or more that differ. */
  extremes(): Extremes | undefined;
}

/** Statistics of a field of one type. */
export function createFieldStatistics(type: FieldType): FieldStatistics {
  if (type === 'text') return new TextStatistics();
  return type === 'boolean' ? new Counts() : new RangeStatistics(type);
}

class Counts implements FieldStatistics {
  #values = 0;
  #nulls = 0;

  add(cell: Cell): void {
    if (cell === null) this.#nulls += 1;
    else this.#values += 1;
  }

  finish(): FieldStats {
    return { values: this.#values, nulls: this.#nulls };
  }

  extremes(): undefined {
    return undefined;
  }
}

class RangeStatistics implements FieldStatistics {
  readonly #type: 'number' | 'date';
  readonly #counts = new Counts();
  readonly #low = new Least();
  readonly #high = new Least();
  readonly #median = createMedianFinder();
  #integer = true;

  constructor(type: 'number' | 'date') {
    this.#type = type;
  }

  add(cell: Cell): void {
    this.#counts.add(cell);
    if (typeof cell !== 'number') return;
    this.#low.add(cell);
    this.#high.add(-cell);
    if (this.#type === 'date') return;
    this.#median.add(cell);
    if (this.#integer && !Number.isInteger(cell)) this.#integer = false;
  }

  finish(): FieldStats {
    const counts = this.#counts.finish();
    if (counts.values === 0) return counts;
    const median = this.#median.finish();
    const range = { min: this.#low.value, max: -this.#high.value };
    return { ...counts, ...range, ...(median === undefined ? {} : { integer: this.#integer, median }) };
  }

  extremes(): Extremes | undefined {
    const [low, high] = [this.#low, this.#high];
    if (!Number.isFinite(low.next)) return undefined;
    return {
      low: { value: low.value, count: low.count, next: low.next },
      high: { value: -high.value, count: high.count, next: -high.next },
    };
  }
}

/** The least of some numbers, how often it comes, and the next one. */
class Least {
  value = Infinity;
  count = 0;
  next = Infinity;

  add(value: number): void {
    if (value > this.value) {
      if (value < this.next) this.next = value;
    } else if (value === this.value) this.count += 1;
    else {
      this.next = this.value;
      this.value = value;
      this.count = 1;
    }
  }
}

/** Counts distinct texts until there are too many of them to be a vocabulary. */
class TextStatistics implements FieldStatistics {
  readonly #counts = new Counts();
  readonly #seen = new Map<string, number>();
  readonly #signs = new TextSignCounter();
  #closed = true;
  #empty = 0;

  add(cell: Cell): void {
    this.#counts.add(cell);
    if (typeof cell !== 'string') return;
    // It is no word that a query could name.
    if (cell === '') {
      this.#empty += 1;
      return;
    }
    this.#signs.add(cell);
    // Lists and objects in JSON are no vocabulary, and neither is prose.
    if (cell.length > LONGEST_SAMPLE || cell.startsWith('[') || cell.startsWith('{')) {
      this.#closed = false;
      return;
    }
    const count = this.#seen.get(cell);
    if (count !== undefined || this.#seen.size < MAX_DISTINCT) this.#seen.set(cell, (count ?? 0) + 1);
    else this.#closed = false;
  }

  /** The most frequent first, ties in the order they were met; all of them when they are few enough to be a closed set. */
  finish(): FieldStats {
    const counts = this.#counts.finish();
    if (counts.values === 0) return counts;
    const closed = this.#closed && this.#seen.size <= MAX_CLOSED;
    const ranked = [...this.#seen].toSorted(([, a], [, b]) => b - a).map(([text]) => text);
    return {
      ...counts,
      ...(this.#empty === 0 ? {} : { emptyTexts: this.#empty }),
      samples: closed ? ranked : ranked.slice(0, MAX_SAMPLES),
      closed,
      signs: this.#signs.finish(),
    };
  }

  extremes(): undefined {
    return undefined;
  }
}

const LONGEST_SAMPLE = 80;
const MAX_DISTINCT = 512;
const MAX_CLOSED = 64;
const MAX_SAMPLES = 20;
