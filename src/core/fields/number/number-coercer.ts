import type { DecimalMark, NumberRule } from '../decision.ts';
import { isEmptyMark } from '../empty-mark.ts';
import { memo } from '../hash/memo.ts';
import { converted } from './convertible-units.ts';
import { createNumberReader } from './number-reader.ts';
import { isPaddedInteger, numberValue, type NumberText } from './number-text.ts';
import { plainForm } from './plain-number.ts';
import type { RawValue } from '../raw-value.ts';
import { loneUnitKey } from '../units.ts';

/** Turns values into numbers by the rule of their field: null when missing, undefined when a value does not fit. */
export function createNumberCoercer(rule: NumberRule): (value: RawValue) => number | null | undefined {
  const read = createNumberReader({ clocks: rule.clocks });
  const words = new Map((rule.words ?? []).map(({ text, value }) => [text, value]));
  const coerceText = memo((cell) => {
    const text = cell.trim();
    const plain = plainValue(text, rule.decimal);
    if (plain !== undefined) return bare(plain, rule);
    if (isEmptyMark(text)) return null;
    const number = read(text);
    if (number !== null) return ruledValue(isAside(number, rule) ? { ...number, negative: false } : number, rule);
    if (rule.unitKey !== '' && loneUnitKey(text) === rule.unitKey) return null;
    return words.get(text.toLowerCase());
  });
  return (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? bare(value, rule) : undefined;
    if (typeof value !== 'string') return value === null ? null : undefined;
    if (value.length > MAX_LENGTH) return undefined;
    const plain = plainValue(value, rule.decimal);
    return plain === undefined ? coerceText(value) : bare(plain, rule);
  };
}

/** Longest cell that is looked at, with the blanks around it. */
export const MAX_LENGTH = 120;

/** A number without a unit; zero is zero in any unit. */
function bare(value: number, rule: NumberRule): number | undefined {
  if (value === 0) return 0;
  return rule.bare ? value : undefined;
}

function plainValue(text: string, decimal: DecimalMark): number | undefined {
  const form = plainForm(text);
  if (form === null || (form === 'fraction' && decimal === 'comma')) return undefined;
  return Number(form === 'dot' && decimal === 'comma' ? text.replace('.', '') : text);
}

/** Whether the brackets around a number make it a count rather than a negative amount. */
function isAside({ bracketed, unit }: NumberText, rule: NumberRule): boolean {
  return rule.bracketed === true && bracketed && unit?.kind !== 'currency' && unit?.kind !== 'percent';
}

function ruledValue(number: NumberText, rule: NumberRule): number | undefined {
  if (number.loses !== null) return rule.forced && isPaddedInteger(number) ? signed(Number(number.body), number) : undefined;
  if (!number.fits[rule.decimal]) return undefined;
  const isBound = number.qualifier === 'upper' || number.qualifier === 'lower';
  if (!rule.forced && ((isBound && number.qualifier !== rule.bound) || (number.phrase !== null && rule.phrased !== true))) return undefined;
  const key = number.unit?.key ?? '';
  const factor = rule.factors?.[key];
  if (factor !== undefined) return converted(numberValue(number, rule.decimal), factor);
  if (key === 'm' && rule.millions) return numberValue({ ...number, exponent: number.exponent + 6 }, rule.decimal);
  if (key === '') return bare(numberValue(number, rule.decimal), rule);
  return key === rule.unitKey ? numberValue(number, rule.decimal) : undefined;
}

function signed(value: number, number: NumberText): number {
  return number.negative && value !== 0 ? -value : value;
}
