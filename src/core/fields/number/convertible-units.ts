import { unitKey } from '../units.ts';

/** Units that are exact multiples of each other. */
interface Scale {
  /**
   * The unit that values are kept in: the smallest that they have, since the larger ones are no decimal fractions of each other (80 min are 1.33 h), the most
   * frequent, or the largest.
   */
  readonly kept: 'smallest' | 'frequent' | 'largest';
  /** Key of each unit, and how many of the smallest one it is. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** The scale a unit is on; undefined for units that convert into no other. */
export function scaleOf(key: string): Scale | undefined {
  return SCALE_OF.get(key);
}

/** How many of the second unit the first one is; both are on one scale. */
export function factorBetween(scale: Scale, from: string, to: string): number {
  return (scale.sizes.get(from) ?? NaN) / (scale.sizes.get(to) ?? NaN);
}

/** A value in another unit, without the noise of binary fractions: 1.005 kg are 1005 g. */
export function converted(value: number, factor: number): number {
  return Number((value * factor).toPrecision(15));
}

/** The scale of durations, on which "m" stands for minutes where hours or seconds stand beside it. */
export const TIME_KEY = 'min';
/** What a clock counts. */
export const SECOND_KEY = 's';

/** Seconds out of "12:30", where that is minutes and seconds because other values of the field are. */
export const UNSURE_CLOCK = 'm:ss';
/** "99p", which is money next to "£1.20". */
export const PENNY = 'GBp';

/** Whether a unit is one only where a field has others that it converts into. */
export function countsAlone(key: string): boolean {
  return key !== UNSURE_CLOCK && key !== PENNY;
}

const SCALES: readonly Scale[] = [
  finest('ms|msec|millisecond 1, s|sec|second|m:ss 1000, min|minute 60000, h|hr|hour 3600000, day 86400000, week|wk 604800000'),
  finest('month|mo 1, year|yr 12'),
  finest('oz|ounce 1, lb|pound 16'),
  finest(`in|inch|inches|"|″ 1, ft|feet|foot|'|′ 12, yd|yard 36, mi|mile 63360`),
  decimal('mg 1, g|gr|gram 1000, kg|kilo 1000000, t|tonne 1000000000'),
  decimal('mm 1, cm 10, dm 100, m 1000, km 1000000'),
  decimal('ml|cc|ccm|cm³|cm3 1, cl 10, dl 100, l|liter|litre|ltr 1000'),
  decimal('m²|m2|sqm|sq_m|square_meter|square_metre 1, ha|hectare 10000, km²|km2|sq_km 1000000'),
  decimal('ft²|ft2|sqft|sq_ft|square_foot|square_feet 1'),
  decimal('kmh|km/h|kph 1'),
  decimal('byte 1, kb 1024, mb 1048576, gb 1073741824, tb 1099511627776'),
  decimal('w 1, kw 1000'),
  decimal('wh 1, kwh 1000'),
  decimal('hz 1, khz 1000, mhz 1000000, ghz 1000000000'),
  decimal('kbps 1, mbps 1000, gbps 1000000'),
];

const MONEY: Scale = {
  kept: 'largest',
  sizes: new Map([
    [PENNY, 1],
    ['GBP', 100],
  ]),
};

const SCALE_OF: ReadonlyMap<string, Scale> = new Map(
  [...SCALES, MONEY].flatMap((scale) => [...scale.sizes.keys()].map((key) => [key, scale] as const)),
);

function finest(units: string): Scale {
  return { kept: 'smallest', sizes: sizesOf(units) };
}

function decimal(units: string): Scale {
  return { kept: 'frequent', sizes: sizesOf(units) };
}

function sizesOf(units: string): ReadonlyMap<string, number> {
  return new Map(
    units.split(', ').flatMap((unit) => {
      const [words = '', size] = unit.split(' ');
      return words.split('|').map((word) => [unitKey(word.replace('_', ' ')), Number(size)] as const);
    }),
  );
}
