import type { Field } from '../contract/operations/scrapers.ts';
import { nameTraits, nameWords } from '../core/fields/field-name.ts';
import { peopleNumber } from '../core/fields/number/people-number.ts';
import { countText } from '../text/counted.ts';
import { isCoordinate, numberWord } from '../core/fields/role-words.ts';

/** Writes a value of a field; undefined for values that are written as they are. */
export type FieldText = (value: unknown, field: string) => string | undefined;

/**
 * Writes values for people: numbers with thousands apart and fractions to six significant digits, times to the minute (UTC), lists as their items. Keys,
 * years and coordinates stay as they are, since their digits are no amount. Fields that are not known are judged by their names.
 */
export function createFieldTexts(fields: readonly Field[]): FieldText {
  const roles = new Map(fields.map(({ name, role }) => [name, role] as const));
  const plain = new Map<string, boolean>();
  const isPlain = (name: string) => {
    const known = plain.get(name) ?? isNoAmount(name, roles.get(name));
    plain.set(name, known);
    return known;
  };
  return (value, field) => {
    if (typeof value === 'number') return isPlain(field) ? String(value) : amountText(value);
    return listText(value) ?? timeText(value);
  };
}

/**
 * The same where one record is shown whole: fractions and times with all that is said of them (numbers to twelve digits, which leaves out the noise of
 * binary fractions), and units behind numbers.
 */
export function createWholeTexts(fields: readonly Field[]): FieldText {
  const short = createFieldTexts(fields);
  const units = new Map(fields.map(({ name, unit }) => [name, unit] as const));
  return (value, field) => {
    if (typeof value === 'number') {
      const digits =
        short(value, field) === String(value) ? String(value) : value.toLocaleString('en-US', { maximumSignificantDigits: WHOLE_DIGITS });
      const unit = units.get(field);
      return unit === undefined ? digits : `${digits} ${unit}`;
    }
    const time = typeof value === 'string' ? TIME.exec(value) : null;
    if (time === null) return short(value, field);
    const [, day = '', minute = '', seconds = ''] = time;
    return `${day} ${minute}${seconds === ':00.000' ? '' : seconds.replace('.000', '')} UTC`;
  };
}

const WHOLE_DIGITS = 12;
const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d\.\d{3})Z$/;

/** The same for columns of answers: computed values ("avg(price)") to six significant digits; other numbers may be years or keys, and stay as they are. */
export const columnText: FieldText = (value, column) => {
  if (typeof value !== 'number') return listText(value) ?? timeText(value);
  return Number.isInteger(value) && !column.includes('(') ? String(value) : peopleNumber(value);
};

/** A value of a record: whole numbers keep every digit. */
function amountText(value: number): string {
  return Number.isSafeInteger(value) ? countText(value) : peopleNumber(value);
}

/** A time as records show it, to the minute; undefined for all other values. */
function timeText(value: unknown): string | undefined {
  const [, day = '', minute = ''] = typeof value === 'string' ? (TIME.exec(value) ?? []) : [];
  return day === '' ? undefined : `${day} ${minute}`;
}

function listText(value: unknown): string | undefined {
  return Array.isArray(value) && value.every(isScalar) ? value.join(', ') : undefined;
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isNoAmount(name: string, role: Field['role']): boolean {
  if (role === 'key' || role === 'year' || isCoordinate(nameWords(name))) return true;
  if (role !== undefined) return false;
  return nameTraits(name).identifier || nameWords(name).some((word) => numberWord(word) === 'year');
}

/** A number in a line for people: thousands apart, at most six significant digits. */
export function shownNumber(value: number): string {
  return peopleNumber(value);
}
