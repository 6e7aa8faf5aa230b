import { edgesOf, type Extent, type FindEdges, type RoundOut } from './edges.ts';

/** From this step on, the last range of whole numbers may include its end. */
const LEAST_TO_END_IN = 10;
/** Steps of tens: 10, 20, 25 and 50 of some unit. */
const DIGITS = [10, 20, 25, 50];
/** Whole numbers up to here are exact. */
const EXACT = Number.MAX_SAFE_INTEGER;

/** `whole`: whole numbers, which get whole steps. `few`: so few different ones that each may have a range of its own. */
type Numbers = 'whole' | 'few' | 'any';

/** Round edges of at most `most` ranges of numbers. */
export function numberEdges(extent: Extent, most: number, numbers: Numbers): readonly number[] {
  // Each gets a range of its own.
  const isShort = numbers === 'few' || (numbers === 'whole' && extent.max - extent.min < most);
  let chosen: Step | undefined;
  const find: FindEdges = (from, to, ranges) => {
    const found = stepsFor(from, to, ranges).find((step) => evenEdges({ ...step, from, to }, ranges, numbers).length > 0);
    chosen = found;
    return found === undefined ? [] : evenEdges({ ...found, from, to }, ranges, numbers);
  };
  const all = isShort ? { ...extent, low: extent.min, high: extent.max } : extent;
  return edgesOf(all, most, find, (value, direction) => (chosen === undefined ? toTwoDigits(value, direction) : toStep(value, direction, chosen)));
}

/** `digits` times ten to the power of `exponent`. */
interface Step {
  readonly digits: number;
  readonly exponent: number;
}

/** Steps of about the right size, the smallest first. */
function stepsFor(from: number, to: number, most: number): readonly Step[] {
  const rough = to / most - from / most;
  // One number, or numbers that are too far apart to be subtracted.
  if (!Number.isFinite(rough)) return [];
  const power = rough > 0 ? Math.floor(Math.log10(rough)) - 1 : -1;
  return [power - 1, power, power + 1, power + 2].flatMap((exponent) => DIGITS.map((digits) => ({ digits, exponent })));
}

interface Steps extends Step {
  readonly from: number;
  readonly to: number;
}

/** Multiples of the step around all numbers; none where they would be too many. */
function evenEdges({ from, to, digits, exponent }: Steps, most: number, numbers: Numbers): readonly number[] {
  const step = Number(`${digits}e${exponent}`);
  if (step === 0 || (numbers === 'whole' && !Number.isInteger(step)) || (numbers !== 'whole' && from === to)) return [];
  const edge = (index: number): number => clamped(Number(`${index * digits}e${exponent}`));
  const below = (value: number): number => {
    const guess = Math.floor(value / step);
    return edge(guess + 1) <= value ? guess + 1 : edge(guess) > value ? guess - 1 : guess;
  };
  const first = below(from);
  const end = below(to);
  // One number more makes a range of few a much fuller one.
  const mayEndIn = numbers === 'any' || (numbers === 'whole' && step >= LEAST_TO_END_IN);
  const last = mayEndIn && edge(end) === to && end > first ? end : end + 1;
  if (!(last - first <= most) || Math.max(Math.abs(first), Math.abs(last)) * digits > EXACT) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => edge(first + index));
}

function toStep(value: number, direction: 'down' | 'up', { digits, exponent }: Step): number {
  const index = value / Number(`${digits}e${exponent}`);
  const whole = direction === 'down' ? Math.floor(index) : Math.ceil(index);
  if (Math.abs(whole) * digits > EXACT) return toTwoDigits(value, direction);
  return beyond(value, direction, Number(`${whole * digits}e${exponent}`));
}

const toTwoDigits: RoundOut = (value, direction) => {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log10(Math.abs(value))) - 1;
  const units = value / Number(`1e${exponent}`);
  return beyond(value, direction, Number(`${direction === 'down' ? Math.floor(units) : Math.ceil(units)}e${exponent}`));
};

/** The rounded number where it does not lie on the wrong side, which the steps between numbers may bring about. */
function beyond(value: number, direction: 'down' | 'up', rounded: number): number {
  // Of the least numbers of all, a tenth is nothing.
  if (Number.isNaN(rounded)) return value;
  return clamped(direction === 'down' ? Math.min(rounded, value) : Math.max(rounded, value));
}

/** As far as numbers reach, and never -0. */
function clamped(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE) + 0;
}
