import { addDays, csv, draws, round } from '../made.mjs';

/** [id, name, state, feet, mean of July, rain, wind]. */
const STATIONS = [
  ['USW00024157', 'SPOKANE INTL AP', 'WA', 2353, 72, 0.2, 9],
  ['USW00014922', 'MINNEAPOLIS ST PAUL AP', 'MN', 837, 75, 0.34, 10],
  ['USW00014733', 'BUFFALO NIAGARA INTL', 'NY', 716, 72, 0.42, 11],
  ['USC00050848', 'BOULDER', 'CO', 5484, 76, 0.22, 7],
];
const WAYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const START = '2026-07-29';

function snowOf(draw, rain, tmax) {
  if (rain === 0 || tmax > 42) return 0;
  return round(rain * (tmax > 36 ? 3 : 9) * draw.spread(), 1);
}

/** The days of four weather stations from the end of July to now: degrees F, inches, mph, gaps where a sensor failed, one station without wind and humidity. */
export function weatherdays() {
  const draw = draws(300_066);
  const rows = STATIONS.flatMap(([station_id, station, state, elev_ft, warm, wet, windy]) => {
    let drift = 0;
    let depth = 0;
    return Array.from({ length: 120 }, (_, at) => {
      drift = drift * 0.7 + draw.int(-7, 7);
      const mean = warm - 44 * (1 - Math.cos((Math.max(0, at - 6) / 120) * 1.75)) * 0.85 + drift;
      const span = draw.int(7, 15);
      const tmax = Math.round(mean + span);
      const rain = draw.chance(wet) ? round(0.01 + draw.next() ** 3 * 1.9, 2) : 0;
      const snow = snowOf(draw, rain, tmax);
      depth = Math.max(0, Math.round(depth * (tmax > 40 ? 0.3 : 0.85) + snow));
      const wind = round(windy * draw.spread(), 1);
      const coop = station_id.startsWith('USC');
      const lost = draw.chance(0.04);
      return {
        station_id,
        station,
        state,
        elev_ft,
        date: addDays(START, at),
        TMAX: lost ? '' : tmax,
        TMIN: lost || draw.chance(0.01) ? '' : Math.round(mean - span),
        PRCP: draw.chance(0.03) ? '' : rain.toFixed(2),
        SNOW: snow.toFixed(1),
        SNWD: depth,
        AWND: coop || draw.chance(0.03) ? '' : wind,
        gust_mph: coop || draw.chance(0.05) ? '' : Math.round(wind * 1.4 + draw.int(4, 24)),
        gust_dir: coop ? '' : draw.pick(WAYS),
        'RH %': coop ? '' : `${Math.min(100, draw.int(38, 84) + (rain > 0 ? 14 : 0))}%`,
        sunshine_hrs: rain > 0 ? round(draw.next() * 5, 1) : round(3 + draw.next() * 9, 1),
        fog: draw.chance(0.13) ? 'Y' : 'N',
        thunder: rain > 0 && tmax > 60 && draw.chance(0.45) ? 'Y' : 'N',
        sky: rain > 0 ? draw.pick(['Overcast', 'Broken', 'Broken']) : draw.pick(['Clear', 'Clear', 'Few', 'Scattered', 'Overcast']),
        obs_remarks: draw.weighted([
          ['', 14],
          ['gauge cleaned', 1],
          ['smoke haze', 1],
          ['frost on grass', tmax < 50 ? 2 : 0],
          ['black ice on runway', tmax < 36 ? 3 : 0],
        ]),
      };
    });
  });
  return [{ file: 'weatherdays-2026-11-26.csv', text: csv(rows) }];
}
