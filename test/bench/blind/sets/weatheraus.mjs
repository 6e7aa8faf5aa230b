import { addDays, csv, draws, round } from '../made.mjs';

const TOWNS = [
  ['Albury', 22, 0.24, 2],
  ['Cobar', 28, 0.12, 3],
  ['Darwin', 33, 0.36, 7],
  ['Hobart', 17, 0.4, 2.2],
  ['Perth', 23, 0.2, 2.4],
  ['Sydney', 22, 0.33, 4],
];
const WINDS = ['N', 'NNE', 'NE', 'ENE', 'E', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW'];

/** As weatherAUS.csv: one row per place and day, missing values as NA. */
export function weatheraus() {
  const draw = draws(240_004);
  const na = (value, part) => (draw.chance(part) ? 'NA' : value);
  const rows = TOWNS.flatMap(([place, warm, wet, much]) => {
    const rain = Array.from({ length: 73 }, () => (draw.chance(wet) ? round(0.2 + draw.next() ** 2 * much * 9, 1) : 0));
    return Array.from({ length: 72 }, (_, index) => {
      const top = round(warm + index * 0.06 - rain[index] * 0.1 + (draw.next() + draw.next() - 1) * 7, 1);
      const low = round(top - 5 - draw.next() * 10, 1);
      const sun = round(Math.max(0, rain[index] > 1 ? draw.next() * 6 : 5 + draw.next() * 8), 1);
      return {
        Date: addDays('2026-09-10', index),
        Location: place,
        MinTemp: na(low, 0.02),
        MaxTemp: na(top, 0.02),
        Rainfall: rain[index],
        Sunshine: na(sun, 0.15),
        WindGustDir: na(draw.pick(WINDS), 0.04),
        WindGustSpeed: na(draw.int(8, 30) * 2 + (draw.chance(0.06) ? draw.int(15, 45) : 0), 0.05),
        Humidity9am: na(Math.min(100, Math.round(50 + rain[index] + draw.next() * 40)), 0.02),
        Humidity3pm: na(Math.min(99, Math.round(25 + rain[index] * 1.5 + draw.next() * 45)), 0.03),
        Pressure3pm: na(round(1003 + draw.next() * 26, 1), 0.05),
        Cloud3pm: na(Math.max(0, Math.min(8, Math.round(8 - sun * 0.6 + draw.next() * 2 - 1))), 0.25),
        Temp3pm: round(top - draw.next() * 2.5, 1),
        RainToday: rain[index] > 1 ? 'Yes' : 'No',
        RainTomorrow: rain[index + 1] > 1 ? 'Yes' : 'No',
      };
    });
  });
  return [{ file: 'weatheraus-2026-11-20.csv', text: csv(rows) }];
}
