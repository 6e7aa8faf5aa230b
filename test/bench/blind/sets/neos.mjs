import { draws, json, round, thousands } from '../made.mjs';

/** Near-Earth objects and their next or last close approach. */
export function neos() {
  const draw = draws(820_007);
  return [{ file: 'neos-2026-11-20.json', text: json(Array.from({ length: 440 }, (_, i) => neo(draw, i))) }];
}

function neo(draw, i) {
  const first = draw.day('1994-03-01', '2026-10-30');
  const h = round(16.5 + draw.next() ** 0.7 * 12, 2);
  const low = (1_329_000 / Math.sqrt(0.25)) * 10 ** (-h / 5);
  const high = (1_329_000 / Math.sqrt(0.05)) * 10 ** (-h / 5);
  const km = Math.round(60_000 + draw.next() ** 1.5 * 74_000_000);
  const half = String.fromCharCode(65 + Number(first.slice(5, 7)) * 2 - 2);
  return {
    neo_id: String(3_410_227 + i * 613),
    name: `(${first.slice(0, 4)} ${half}${draw.pick('ABCDEFGHJKLMNOPQRSTUVWXYZ'.split(''))}${draw.int(1, 240)})`,
    close_approach_date: draw.day('2025-06-01', '2027-06-30'),
    est_diameter_min_m: round(low, 1),
    est_diameter_max_m: round(high, 1),
    relative_velocity_kmh: thousands(9000 + draw.next() ** 1.3 * 120_000, ',', 1),
    miss_distance_km: thousands(km, ','),
    miss_distance_lunar: round(km / 384_400, 2),
    absolute_magnitude_h: h,
    is_potentially_hazardous: h <= 22 && draw.chance(0.42),
    is_sentry_object: draw.chance(0.07),
    orbit_class: draw.weighted([
      ['Apollo', 10],
      ['Amor', 6],
      ['Aten', 3],
      ['Atira', 0.3],
    ]),
    discovery_survey: draw.chance(0.06)
      ? null
      : draw.weighted([
          ['Catalina Sky Survey', 6],
          ['Pan-STARRS', 6],
          ['ATLAS', 3],
          ['LINEAR', 2],
          ['Spacewatch', 1],
        ]),
    first_observed: first,
    orbital_period_days: draw.chance(0.05) ? null : round(210 + draw.next() ** 1.6 * 1500, 1),
  };
}
