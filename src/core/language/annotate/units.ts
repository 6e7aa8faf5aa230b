/** What a unit measures; a value in one unit is only ever compared with a field of the same dimension. */
export type Dimension =
  | 'money'
  | 'length'
  | 'area'
  | 'mass'
  | 'time'
  | 'data'
  | 'power'
  | 'charge'
  | 'percent'
  | 'frequency'
  | 'pixels'
  | 'volume'
  | 'speed'
  | 'economy'
  | 'voltage'
  | 'energy';

export interface Unit {
  readonly dimension: Dimension;
  /** Size in the dimension's first unit; 0 where units are not converted into each other (currencies). */
  readonly factor: number;
  /** Lower-case spellings, as typed; a space stands for any spacing. */
  readonly words: readonly string[];
}

const unit = (dimension: Dimension, factor: number, words: string): Unit => ({ dimension, factor, words: words.split('|') });

const UNITS: readonly Unit[] = [
  unit('money', 0, '$|usd|dollar|dollars|buck|bucks|us dollars|aud|nzd|cad'),
  unit('money', 0, '€|eur|euro|euros'),
  unit('money', 0, '£|gbp|pound sterling|pounds sterling|quid'),
  unit('money', 0, '₹|inr|rs|rupee|rupees'),
  unit('money', 0, '¥|jpy|yen|cny|rmb|yuan'),
  unit('money', 0, 'chf|francs|sek|nok|dkk|pln|zl|kr'),
  unit('length', 1, 'm|meter|meters|metre|metres'),
  unit('length', 1000, 'km|kms|kilometer|kilometers|kilometre|kilometres|klm|klms'),
  unit('length', 1609.344, 'mi|mile|miles'),
  unit('length', 0.3048, 'ft|foot|feet'),
  unit('length', 0.9144, 'yd|yard|yards'),
  unit('length', 0.0254, 'in|inch|inches|"|”|″'),
  unit('length', 0.01, 'cm|centimeter|centimeters|centimetre|centimetres'),
  unit('length', 0.001, 'mm|millimeter|millimeters|millimetre|millimetres'),
  unit('area', 1, 'sqm|m2|m²|sq m|square meter|square meters|square metre|square metres|sq meters|sq metres|qm'),
  unit('area', 0.09290304, 'sqft|sf|ft2|ft²|sq ft|sq . ft|sq feet|sq foot|square foot|square feet|square ft|squarefeet'),
  unit('area', 4046.8564224, 'acre|acres|ac'),
  unit('area', 10_000, 'ha|hectare|hectares'),
  unit('area', 1_000_000, 'km2|km²|sq km|square kilometers|square kilometres|sqkm'),
  unit('area', 2_589_988.11, 'sq mi|square mile|square miles'),
  unit('mass', 1, 'kg|kgs|kilo|kilos|kilogram|kilograms'),
  unit('mass', 0.001, 'g|gram|grams|gr'),
  unit('mass', 0.45359237, 'lb|lbs|pound|pounds'),
  unit('mass', 0.028349523, 'oz|ounce|ounces'),
  unit('mass', 1000, 'ton|tons|tonne|tonnes'),
  unit('time', 1, 'sec|secs|second|seconds'),
  unit('time', 60, 'min|mins|minute|minutes'),
  unit('time', 3600, 'h|hr|hrs|hour|hours'),
  unit('time', 86_400, 'day|days'),
  unit('time', 604_800, 'week|weeks|wk|wks'),
  unit('time', 2_629_800, 'month|months|mo|mos'),
  unit('time', 31_557_600, 'year|years|yr|yrs|yoe'),
  unit('data', 1, 'gb|gig|gigs|gigabyte|gigabytes|gbs'),
  unit('data', 1024, 'tb|terabyte|terabytes'),
  unit('data', 1 / 1024, 'mb|megabyte|megabytes'),
  unit('power', 1, 'hp|bhp|horsepower|ps'),
  unit('power', 1.341022, 'kw|kilowatt|kilowatts'),
  unit('power', 0.001341022, 'w|watt|watts'),
  unit('charge', 1, 'mah'),
  unit('energy', 1, 'kwh'),
  unit('percent', 1, '%|percent|pct|per cent'),
  unit('frequency', 1, 'hz|hertz'),
  unit('frequency', 1e6, 'mhz'),
  unit('frequency', 1e9, 'ghz'),
  unit('pixels', 1, 'mp|megapixel|megapixels'),
  unit('volume', 1, 'l|liter|liters|litre|litres|ltr'),
  unit('volume', 0.001, 'ml|cc|milliliter|milliliters'),
  unit('speed', 1, 'kmh|kph|km / h|km per hour|kilometers per hour|kilometres per hour'),
  unit('speed', 1.609344, 'mph|miles per hour'),
  unit('speed', 1.852, 'knot|knots|kts'),
  unit('economy', 1, 'mpg|miles per gallon'),
  unit('economy', 2.352146, 'kmpl|km / l|km per liter|km per litre'),
  unit('voltage', 1, 'v|volt|volts'),
];

const BY_WORDS: ReadonlyMap<string, Unit> = new Map(UNITS.flatMap((entry) => entry.words.map((words) => [words, entry] as const)));

/** Units whose spelling is also an everyday word or a letter: read as units only where they touch the digits. */
const GLUED_ONLY: ReadonlySet<string> = new Set(['in', 'm', 'g', 'h', 'w', 'v', 'l', 'mo', 'ac', 'gr', 'ps', 'kr', 'mm', 'sf']);

/** The unit of exactly these lower-case words (single-spaced), or undefined. */
export function unitOf(words: string): Unit | undefined {
  return BY_WORDS.get(words);
}

/** True for a spelling that is a unit only directly after digits ("15in"). */
export function mustTouch(words: string): boolean {
  return GLUED_ONLY.has(words);
}

/** `value` in `to`; null when the two measure different things, or are two currencies that differ. */
export function convert(value: number, from: Unit, to: Unit): number | null {
  if (from === to) return value;
  if (from.dimension !== to.dimension) return null;
  if (from.dimension === 'money') return value;
  const converted = (value * from.factor) / to.factor;
  return Number(converted.toPrecision(6));
}
