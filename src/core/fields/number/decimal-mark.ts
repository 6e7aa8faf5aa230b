import type { DecideOptions, DecimalMark, FieldDecision, MarkEvidence } from '../decision.ts';
import { countOf } from '../misfits.ts';
import { isCommaCurrency } from '../units.ts';
import type { Signs, UnitGroup } from './unit-group.ts';

/** A decimal mark, and what had to be chosen. */
interface FoundMark {
  readonly decimal: DecimalMark;
  readonly mark?: MarkEvidence;
  readonly note?: string;
}

/** The marks that are known before values are looked at. */
type KnownMarks = { readonly [Key in 'decimal' | 'decimalOfOthers']: DecideOptions[Key] | undefined };

/** The mark that is given; else the one that values tell, else that of other fields of the source, else the one that separators suggest. `main` has the most frequent unit. */
export function decimalMark(accepted: readonly UnitGroup[], signs: Signs, main: UnitGroup | null, known: KnownMarks): FoundMark {
  if (known.decimal !== undefined) return { decimal: known.decimal };
  const found = ownMark(accepted, signs, main);
  if (found.mark !== 'guessed' || known.decimalOfOthers === undefined) return found;
  const example = signs.commas === 0 ? '1.234 is 1234' : '1,234 is less than 2';
  return { decimal: known.decimalOfOthers, mark: 'guessed', note: `the comma is the decimal mark, as in other fields (${example})` };
}

/** The comma, where it stands before the fractions of some fields, and the point before those of none. */
export function commaOfAll(decisions: readonly FieldDecision[]): 'comma' | undefined {
  const told = decisions.flatMap(({ mark, reading }) => (mark === 'told' && reading.kind === 'number' ? [reading.decimal] : []));
  return told.length > 0 && told.every((decimal) => decimal === 'comma') ? 'comma' : undefined;
}

/** The convention that most of the accepted values fit; without a value that decides, the one their separators suggest. */
function ownMark(accepted: readonly UnitGroup[], signs: Signs, main: UnitGroup | null): FoundMark {
  const point = countOf(accepted.map((group) => group.point));
  const comma = countOf(accepted.map((group) => group.comma));
  if (point > 0 || comma > 0) {
    return comma > point ? { decimal: 'comma', mark: 'told', note: 'the comma is the decimal mark (1.234,5)' } : { decimal: 'point', mark: 'told' };
  }
  const { dots, commas } = signs;
  if (dots > 0 && commas === 0) return thousandsPoint(signs, main);
  if (commas === 0) return { decimal: 'point' };
  // No price in dollars has three digits behind its decimal mark, and where dollars are written so it is no comma.
  const told = main?.unit?.kind === 'currency' && !isCommaCurrency(main.unit.key);
  return { decimal: 'point', mark: told ? 'told' : 'guessed', note: 'the comma is taken to part thousands (1,234 is 1234)' };
}

/**
 * All marks are as in 1.234. They part thousands in a currency that is written so at home, and where digits without a mark stay below 1000 while some group
 * ends in 0 (no fraction is written as 1.200 next to a 950), or the others are many: of many fractions of three digits none would be whole.
 */
function thousandsPoint({ dots, integers, shortIntegers, largeIntegers, roundDots }: Signs, main: UnitGroup | null): FoundMark {
  const money = main?.unit?.kind === 'currency' && isCommaCurrency(main.unit.key);
  // Prices of which half end in 0 have no fractions of a cent.
  const told = money && dots >= MANY && roundDots * 2 >= dots ? 'told' : 'guessed';
  const many = dots >= MANY && (integers > 0 || (shortIntegers > 0 && roundDots > 0));
  const grouped = largeIntegers === 0 && ((integers > 0 && roundDots > 0) || many);
  return money || grouped
    ? { decimal: 'comma', mark: told, note: 'the point is taken to part thousands (1.234 is 1234)' }
    : { decimal: 'point', mark: 'guessed', note: 'the point is taken for the decimal mark (1.234 is less than 2)' };
}

const MANY = 8;
