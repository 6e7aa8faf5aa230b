import type { DecideOptions, DecimalMark, MarkEvidence, Misfit, NumberRule, NumberUnit, UnitCount } from '../decision.ts';
import { countOf, firstOf, Tally, type Occurrence } from '../misfits.ts';
import { NumberWords } from './number-words.ts';
import { isPaddedInteger, type NumberText } from './number-text.ts';
import { ZERO, type PlainForm } from './plain-number.ts';
import { decimalMark } from './decimal-mark.ts';
import { loneUnitKey } from '../units.ts';
import { countsAlone } from './convertible-units.ts';
import { conversionOf } from './unit-conversion.ts';
import { UnitGroup, wordedNumbers, type Signs } from './unit-group.ts';
import type { RawValue } from '../raw-value.ts';

/** How a field would be read as numbers. */
export interface NumberVerdict {
  readonly rule: NumberRule;
  readonly unit: string | undefined;
  readonly fit: number;
  /** Cells that hold the unit and no number: missing. */
  readonly blank: number;
  readonly failures: readonly Misfit[];
  readonly notes: readonly string[];
  readonly mark: MarkEvidence | undefined;
}

export interface NumberOptions {
  readonly decimal: DecimalMark | undefined;
  readonly decimalOfOthers: DecideOptions['decimalOfOthers'];
  readonly forced: boolean;
  /** Numbers in brackets are not negative. */
  readonly countsOpinions: boolean;
  /** The unit wanted where units convert. */
  readonly unit: NumberUnit | undefined;
}

/** What the numbers of one field have in common. Every value that is not missing is added, or counted as a miss. */
export class NumberProfile {
  readonly #bare = new UnitGroup(null);
  /** Zero is zero in any unit. */
  readonly #zero = new UnitGroup(null);
  readonly #units = new Map<string, UnitGroup>();
  readonly #misses = new Tally();
  readonly #words = new NumberWords();
  readonly #lossy = new Tally();
  readonly #leadingZeros = new Tally();
  readonly #loneUnits = new Map<string, Tally>();
  /** The first number with words around it. */
  #worded: string | undefined;
  readonly #signs: Signs = {
    dots: 0,
    roundDots: 0,
    commas: 0,
    integers: 0,
    clocks: 0,
    shortIntegers: 0,
    largeIntegers: 0,
    multiplied: 0,
    spacedGroups: 0,
    likeCodes: 0,
  };

  addNumber(value: number, occurrence: Occurrence): void {
    if (Math.abs(value) >= 1000) this.#signs.largeIntegers += 1;
    if (Number.isFinite(value)) (value === 0 ? this.#zero : this.#bare).both.add(value, occurrence);
    else this.#misses.add(value, occurrence);
  }

  /** Text of which `plainForm` knows the form. */
  addPlain(text: string, form: PlainForm, occurrence: Occurrence): void {
    const isZero = text.charCodeAt(text.length - 1) === ZERO && Number(text) === 0;
    const group = isZero ? this.#zero : this.#bare;
    if (form === 'fraction') return group.point.add(text, occurrence);
    group.both.add(text, occurrence);
    if (form === 'dot') return this.#addDot(text);
    this.#signs.integers += 1;
    if (text.length > 3) this.#signs.largeIntegers += 1;
  }

  addReading(text: string, number: NumberText, occurrence: Occurrence): void {
    if (number.loses !== null) return this.#addLoss(text, number, occurrence);
    if (number.multiplied && number.unit === null) this.#signs.multiplied += 1;
    if (number.qualifier !== null || number.phrase !== null) this.#worded ??= text;
    if (number.spacedGroups) this.#signs.spacedGroups += occurrence.times;
    if (number.likeCode) this.#signs.likeCodes += occurrence.times;
    if (number.ambiguous === 'comma') this.#signs.commas += 1;
    if (number.ambiguous === 'dot') this.#addDot(number.body);
    if (number.isClock) this.#signs.clocks += 1;
    if (!number.compound) this.#addDigits(number.body);
    const group = this.#groupOf(number);
    if (group === undefined) return this.#misses.add(text, occurrence);
    if (number.fits.point && number.fits.comma) group.both.add(text, occurrence);
    else (number.fits.point ? group.point : group.comma).add(text, occurrence);
    group.spelled(number.unit, occurrence.times);
    if (number.qualifier === 'upper' || number.qualifier === 'lower') group[number.qualifier].add(text, occurrence);
    if (number.phrase !== null) group.addPhrased(number.phrase, text, occurrence);
  }

  addMiss(value: RawValue, occurrence: Occurrence): void {
    const unit = typeof value === 'string' ? loneUnitKey(value) : null;
    this.#missesOf(unit).add(value, occurrence);
    if (unit === null) this.#words.add(typeof value === 'string' ? value : '', occurrence);
  }

  /** Whether numbers are parted into thousands wherever they are large, which no code is: "12,480". */
  get areGrouped(): boolean {
    return this.#signs.commas > 0 && this.#signs.largeIntegers === 0;
  }

  /** Whether some value is no number in any reading, nor a word in the place of one. */
  get isRuledOut(): boolean {
    return this.#misses.count > 0 && this.#words.areTooMany;
  }

  /** How the field would be read; `total` values were added. Null when its digits are no quantities. */
  decide(options: NumberOptions, total: number): NumberVerdict | null {
    const mixed = this.#signs.multiplied > 0 && this.#units.has('m');
    const main = this.#mainUnit(mixed, options.forced);
    const conversion = main === null ? null : conversionOf(new Map([...this.#units].map(([key, group]) => [key, group.count])), options.unit?.key);
    const known = main === null || main.unit?.kind === 'currency' || main.unit?.kind === 'known';
    const changed = Object.values(conversion?.factors ?? {}).some((factor) => factor !== 1);
    // "90" next to "1:02:33" may be minutes.
    const bare = options.forced || (known && !changed && this.#signs.clocks === 0);
    const millions = mixed && bare && conversion === null;
    const ofUnit = [...this.#units].filter(([key, group]) => (conversion === null ? group === main && countsAlone(key) : key in conversion.factors));
    const accepted = [this.#zero, ...(bare ? [this.#bare] : []), ...ofUnit.map(([, group]) => group), ...this.#millionGroups(millions)];
    if (!options.forced && this.#areCodes(main, total)) return null;
    const { decimal, mark, note } = decimalMark(accepted, this.#signs, main, options);
    const fitting = accepted.flatMap((group) => [group.both, decimal === 'point' ? group.point : group.comma]);
    const other = accepted.map((group) => (decimal === 'point' ? group.comma : group.point));
    const rejected = [this.#bare, ...this.#units.values()].filter((group) => !accepted.includes(group)).flatMap((group) => group.tallies);
    const lonely = main?.unit?.key ?? '';
    const unitKey = conversion?.key ?? (countsAlone(lonely) ? lonely : '');
    const lone = [...this.#loneUnits].filter(([unit]) => unit !== unitKey).map(([, tally]) => tally);
    const blank = this.#loneUnits.get(unitKey)?.count ?? 0;
    const numbers = countOf(fitting);
    const found = this.#misses.count === 0 ? null : this.#words.of(numbers, kindOf(main));
    const unit = main !== null && main.count >= this.#bare.count ? this.#spellingOf(unitKey, options.unit) : undefined;
    const worded = wordedNumbers(accepted, numbers - this.#zero.count);
    const unfit = options.forced ? [] : worded.unfit;
    return {
      rule: {
        kind: 'number',
        decimal,
        unitKey,
        millions,
        bare,
        forced: options.forced,
        ...(conversion === null ? {} : { factors: conversion.factors }),
        ...(worded.bound === undefined ? {} : { bound: worded.bound }),
        ...(worded.phrased ? { phrased: true } : {}),
        ...(options.countsOpinions ? { bracketed: true } : {}),
        ...(found === null ? {} : { words: found.words }),
      },
      unit,
      mark,
      fit: numbers - countOf(unfit) + (found?.zeros ?? 0) + (options.forced ? this.#leadingZeros.count : 0),
      blank: blank + (found?.missing ?? 0),
      failures: firstOf([
        ...other,
        ...rejected,
        ...unfit,
        ...lone,
        ...(found === null ? [this.#misses] : []),
        this.#lossy,
        ...(options.forced ? [] : [this.#leadingZeros]),
      ]),
      notes: [
        ...(note === undefined ? [] : [note]),
        ...(found?.notes ?? []),
        ...(changed ? [`values of several units are converted to ${unit ?? unitKey}`] : []),
        ...(this.#worded === undefined ? [] : [`words around the number are left out, as those of "${this.#worded}"`]),
      ],
    };
  }

  /**
   * Nine digits in three groups are a phone number when every value has them; "R950" is a price next to "R 1 250", and a code where every value is written
   * so.
   */
  #areCodes(main: UnitGroup | null, total: number): boolean {
    const { spacedGroups, likeCodes } = this.#signs;
    return (total > 1 && spacedGroups === total) || (likeCodes > 0 && likeCodes === main?.count);
  }

  /** How a unit is written: as in most values, else as is wanted. */
  #spellingOf(key: string, wanted: NumberUnit | undefined): string {
    return this.#units.get(key)?.spelling ?? (wanted?.key === key ? wanted.spelling : key);
  }

  /** Values by their unit, the most frequent first, where these are nearly all of `total` and not of one unit; zero is zero in any. */
  unitsAmong(total: number): readonly UnitCount[] {
    // 19M next to 14k has no unit.
    const millions = this.#signs.multiplied > 0 ? this.#units.get('m') : undefined;
    const groups = [...this.#units.values()]
      .filter((group) => group !== millions)
      .map((group) => ({ unit: group.spelling ?? '', values: group.count }));
    const all = [{ unit: '', values: this.#bare.count + (millions?.count ?? 0) }, ...groups].filter(({ values }) => values > 0);
    const covered = all.reduce((sum, { values }) => sum + values, this.#zero.count);
    if (all.length < 2 || all.length > MOST_MIXED || covered < total * NEARLY_ALL) return [];
    return all.toSorted((a, b) => b.values - a.values);
  }

  /** Values that would lose something as numbers: not even a lenient reader gives them up. */
  get lossy(): boolean {
    return this.#lossy.count + this.#leadingZeros.count > 0;
  }

  /** Beside "950 km", "2.440 km" is thousands; a digit or two say nothing of what a point means. */
  #addDigits(body: string): void {
    if (!/^\d+$/.test(body)) return;
    if (body.length < 3) {
      this.#signs.shortIntegers += 1;
      return;
    }
    this.#signs.integers += 1;
    if (body.length > 3) this.#signs.largeIntegers += 1;
  }

  #addDot(digits: string): void {
    this.#signs.dots += 1;
    if (digits.charCodeAt(digits.length - 1) === ZERO) this.#signs.roundDots += 1;
  }

  #addLoss(text: string, number: NumberText, occurrence: Occurrence): void {
    const zeros = isPaddedInteger(number);
    (zeros ? this.#leadingZeros : this.#lossy).add(text, occurrence);
  }

  /** Where a value without a number is counted: cells that hold only a unit are kept apart by unit. */
  #missesOf(unit: string | null): Tally {
    if (unit === null) return this.#misses;
    const met = this.#loneUnits.get(unit);
    if (met !== undefined) return met;
    const tally = new Tally();
    this.#loneUnits.set(unit, tally);
    return tally;
  }

  #groupOf({ unit, body }: NumberText): UnitGroup | undefined {
    if (unit === null) return /[1-9]/.test(body) ? this.#bare : this.#zero;
    const met = this.#units.get(unit.key);
    if (met !== undefined || this.#units.size >= MAX_UNITS) return met;
    const group = new UnitGroup(unit);
    this.#units.set(unit.key, group);
    return group;
  }

  #mainUnit(millions: boolean, forced: boolean): UnitGroup | null {
    let main: UnitGroup | null = null;
    for (const [key, group] of this.#units) {
      if (millions && key === 'm') continue;
      // A word that is no known unit is one only when values agree on it.
      if (!forced && group.unit?.kind === 'free' && group.count < 2) continue;
      if (main === null || group.count > main.count) main = group;
    }
    return main;
  }

  #millionGroups(millions: boolean): readonly UnitGroup[] {
    const group = this.#units.get('m');
    return millions && group !== undefined ? [group] : [];
  }
}

function kindOf(main: UnitGroup | null): 'currency' | 'other' | 'none' {
  const kind = main?.unit?.kind ?? 'free';
  return kind === 'currency' ? kind : kind === 'free' ? 'none' : 'other';
}

/** Numbers of more units than this are no measure, and what follows them are no units. */
const MOST_MIXED = 4;
const NEARLY_ALL = 0.98;
const MAX_UNITS = 24;
