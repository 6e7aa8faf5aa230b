import { Tally } from '../misfits.ts';
import type { Unit } from '../units.ts';

/** Numbers that share a unit, by the conventions they fit. */
export class UnitGroup {
  readonly unit: Unit | null;
  readonly both = new Tally();
  readonly point = new Tally();
  readonly comma = new Tally();
  readonly #spellings = new Map<string, number>();

  constructor(unit: Unit | null) {
    this.unit = unit;
  }

  get tallies(): readonly Tally[] {
    return [this.both, this.point, this.comma];
  }

  get count(): number {
    return this.both.count + this.point.count + this.comma.count;
  }

  spelled(unit: Unit | null, times: number): void {
    if (unit === null) return;
    const seen = this.#spellings.get(unit.spelling);
    if (seen !== undefined || this.#spellings.size < MAX_SPELLINGS) this.#spellings.set(unit.spelling, (seen ?? 0) + times);
  }

  /** The spelling most values have, the first one among equals. */
  get spelling(): string | undefined {
    let best: string | undefined;
    let most = 0;
    for (const [spelling, count] of this.#spellings) if (count > most) [best, most] = [spelling, count];
    return best;
  }
}

/** What distinguishes one convention from the other, counted. */
export interface Signs {
  /** 1.234, and among them those that end in 0. */
  dots: number;
  roundDots: number;
  bracketed: number;
  /** 1,234 */
  commas: number;
  integers: number;
  /** Of one or two digits, with a unit. */
  shortIntegers: number;
  largeIntegers: number;
  /** Numbers with k, M or B and no unit. */
  multiplied: number;
  /** Nine digits in three groups, as phone numbers are. */
  spacedGroups: number;
  /** A capital letter and digits, as prices in rand and codes are written. */
  likeCodes: number;
}

const MAX_SPELLINGS = 4;
