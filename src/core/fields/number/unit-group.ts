import { countOf, Tally, type Occurrence } from '../misfits.ts';
import type { Unit } from '../units.ts';

/** Numbers that share a unit, by the conventions they fit. */
export class UnitGroup {
  readonly unit: Unit | null;
  readonly both = new Tally();
  readonly point = new Tally();
  readonly comma = new Tally();
  /** Those that are said to be bounds, which are counted among the others too. */
  readonly upper = new Tally();
  readonly lower = new Tally();
  /** Those behind which words say of what they are, and these words while they are the same. */
  readonly phrased = new Tally();
  #phrase: string | null | undefined;
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

  /** The words behind all that have some; null where they differ, undefined where there are none. */
  get phrase(): string | null | undefined {
    return this.#phrase;
  }

  addPhrased(phrase: string, text: string, occurrence: Occurrence): void {
    this.#phrase = this.#phrase === undefined || this.#phrase === phrase ? phrase : null;
    this.phrased.add(text, occurrence);
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

/** What becomes of numbers with words around them. */
interface WordedNumbers {
  /** Every number is a bound of this kind. */
  readonly bound: 'upper' | 'lower' | undefined;
  /** The same words stand behind every number. */
  readonly phrased: boolean;
  /** Those whose words say more than the number: a bound or a phrase next to others. */
  readonly unfit: readonly Tally[];
}

/** Of groups with so many numbers in all. */
export function wordedNumbers(groups: readonly UnitGroup[], numbers: number): WordedNumbers {
  const of = (part: 'upper' | 'lower' | 'phrased') => groups.map((group) => group[part]);
  const isAll = (part: 'upper' | 'lower' | 'phrased') => numbers > 0 && countOf(of(part)) >= numbers;
  const bound = isAll('upper') ? 'upper' : isAll('lower') ? 'lower' : undefined;
  const phrases = new Set(groups.map(({ phrase }) => phrase).filter((phrase) => phrase !== undefined));
  const phrased = isAll('phrased') && phrases.size === 1 && !phrases.has(null);
  return { bound, phrased, unfit: [...(bound === undefined ? [...of('upper'), ...of('lower')] : []), ...(phrased ? [] : of('phrased'))] };
}

/** What distinguishes one convention from the other, counted. */
export interface Signs {
  /** 1.234, and among them those that end in 0. */
  dots: number;
  roundDots: number;
  /** 1,234 */
  commas: number;
  integers: number;
  /** Of one or two digits, with a unit. */
  shortIntegers: number;
  /** "1:02:33" */
  clocks: number;
  largeIntegers: number;
  /** Numbers with k, M or B and no unit. */
  multiplied: number;
  /** Nine digits in three groups, as phone numbers are. */
  spacedGroups: number;
  /** A capital letter and digits, as prices in rand and codes are written. */
  likeCodes: number;
}

const MAX_SPELLINGS = 4;
