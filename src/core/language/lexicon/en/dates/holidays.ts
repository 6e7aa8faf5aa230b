/** A holiday by its day: fixed, counted from Easter Sunday, or the n-th weekday of a month (Monday 0; -1 the last). Months from 0. */
export type HolidayRule =
  | { readonly kind: 'fixed'; readonly month: number; readonly day: number; readonly daysAround?: readonly [before: number, after: number] }
  | { readonly kind: 'easter'; readonly days: number; readonly daysAround?: readonly [before: number, after: number] }
  | { readonly kind: 'weekday'; readonly month: number; readonly weekday: number; readonly nth: number; readonly plusDays?: number };

/** Holidays by their lower-case names, tokens by spaces. `daysAround`: the days that "at Christmas" takes in. */
export const HOLIDAYS: readonly (readonly [names: string, rule: HolidayRule])[] = [
  ['christmas|xmas|christmas day|xmas day', { kind: 'fixed', month: 11, day: 25, daysAround: [1, 1] }],
  ['christmas eve|xmas eve', { kind: 'fixed', month: 11, day: 24 }],
  ['boxing day', { kind: 'fixed', month: 11, day: 26 }],
  ["new year's eve|new years eve|new year eve", { kind: 'fixed', month: 11, day: 31 }],
  ["new year's day|new years day|new year's|new years|new year", { kind: 'fixed', month: 0, day: 1 }],
  ["valentine's day|valentines day|valentine's|valentines", { kind: 'fixed', month: 1, day: 14 }],
  ["st patrick's day|saint patrick's day|st patricks day", { kind: 'fixed', month: 2, day: 17 }],
  ['labour day|may day|workers day', { kind: 'fixed', month: 4, day: 1 }],
  ['independence day', { kind: 'fixed', month: 6, day: 4 }],
  ['halloween', { kind: 'fixed', month: 9, day: 31 }],
  ["all saints day|all saints' day", { kind: 'fixed', month: 10, day: 1 }],
  ['good friday', { kind: 'easter', days: -2 }],
  ['easter|easter sunday', { kind: 'easter', days: 0, daysAround: [2, 1] }],
  ['easter monday', { kind: 'easter', days: 1 }],
  ['pentecost|whitsun', { kind: 'easter', days: 49 }],
  ['memorial day', { kind: 'weekday', month: 4, weekday: 0, nth: -1 }],
  ['labor day', { kind: 'weekday', month: 8, weekday: 0, nth: 0 }],
  ['thanksgiving|thanksgiving day', { kind: 'weekday', month: 10, weekday: 3, nth: 3 }],
  ['black friday', { kind: 'weekday', month: 10, weekday: 3, nth: 3, plusDays: 1 }],
  ['cyber monday', { kind: 'weekday', month: 10, weekday: 3, nth: 3, plusDays: 4 }],
];

/** Seasons by their first month, from 0, in the northern hemisphere; each lasts three months. */
export const SEASONS: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };

/** Words behind which a holiday or a season is a time rather than a theme ("since Easter", not "Easter eggs"). */
export const BEFORE_HOLIDAYS = 'since after before until till by at over during on around this last next from between' as const;
