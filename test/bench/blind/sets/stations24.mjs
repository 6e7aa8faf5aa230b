import { addDays, csv, draws, round } from '../made.mjs';

const STATIONS = [
  ['ALT', 'Altdorf', 'UR', 438],
  ['BAS', 'Basel / Binningen', 'BL', 316],
  ['BER', 'Bern / Zollikofen', 'BE', 553],
  ['CHU', 'Chur', 'GR', 556],
  ['DAV', 'Davos', 'GR', 1594],
  ['ENG', 'Engelberg', 'OW', 1036],
  ['GVE', 'Genève / Cointrin', 'GE', 411],
  ['LUG', 'Lugano', 'TI', 273],
  ['OTL', 'Locarno / Monti', 'TI', 367],
  ['SAE', 'Säntis', 'AR', 2501],
  ['SIO', 'Sion', 'VS', 482],
  ['ZER', 'Zermatt', 'VS', 1638],
  ['SMA', 'Zürich / Fluntern', 'ZH', 556],
];

/** Daily readings of a weather service: semicolons, "13.10.2026", "-" where an instrument failed, heights with units. */
export function stations24() {
  const draw = draws(250_024);
  const rows = [];
  for (let at = 0; at < 28; at++) {
    const day = addDays('2026-10-24', at);
    const warm = 12 - at * 0.3 + (draw.next() - 0.5) * 7;
    const wet = draw.next();
    const windy = draw.next() ** 2;
    for (const [stn, name, canton, height] of STATIONS) {
      if (draw.chance(0.02)) continue;
      const south = canton === 'TI';
      const mean = warm - (height - 400) * 0.0058 + (south ? 2.2 : 0) + (draw.next() - 0.5) * 3;
      const swing = (height > 2000 ? 2 : 3.2) + draw.next() * 4 * (1.2 - wet);
      const rain = wet > 0.45 && draw.chance(south ? 0.5 : 0.8) ? round((wet - 0.4) * draw.next() ** 1.4 * 62 + 0.1, 1) : 0;
      const gust = round(14 + windy * 62 * draw.spread() + (height > 2000 ? 28 : 0) + draw.next() * 12, 1);
      const sun = rain > 4 ? round(draw.next() * 1.8, 1) : round(Math.max(0, (1 - wet) * 8.6 * draw.spread()), 1);
      const miss = (p, value) => (draw.chance(p) ? '-' : value);
      const [y, m, d] = day.split('-');
      const snow = height > 900 ? Math.max(0, Math.round((height - 900) / 40 + at * (height / 900) - 14 + draw.next() * 5)) : 0;
      rows.push({
        stn,
        station: name,
        canton,
        elevation: `${height} m`,
        date: `${d}.${m}.${y}`,
        t_mean: miss(0.02, mean.toFixed(1)),
        t_min: miss(0.02, (mean - swing).toFixed(1)),
        t_max: miss(0.02, (mean + swing * 1.1).toFixed(1)),
        precip_mm: miss(0.03, rain.toFixed(1)),
        snow_cm: height > 900 ? miss(0.04, snow) : '',
        gust_kmh: miss(0.04, gust.toFixed(1)),
        wind_dir: draw.pick(['N', 'NE', 'E', 'SE', 'S', 'SW', 'SW', 'W', 'W', 'NW']),
        sun_h: miss(0.03, sun.toFixed(1)),
        humidity: `${Math.min(100, Math.round(52 + wet * 38 + draw.next() * 14))}%`,
        pressure_hpa: height > 1200 ? '' : miss(0.03, (1024 - wet * 24 + (draw.next() - 0.5) * 6).toFixed(1)),
        fog: draw.chance(height < 600 ? 0.22 : 0.1) ? 1 : 0,
        thunder: rain > 6 && draw.chance(0.2) ? 1 : 0,
        qc: draw.weighted([
          ['ok', 12],
          ['estimated', 1.4],
          ['suspect', 0.7],
        ]),
      });
    }
  }
  return [{ file: 'stations24-2026-11-22.csv', text: csv(rows, ';') }];
}
