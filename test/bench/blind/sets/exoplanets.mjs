import { draws, json, round } from '../made.mjs';

const BY = {
  Transit: [
    ['Kepler', 9],
    ['K2', 3],
    ['Transiting Exoplanet Survey Satellite (TESS)', 5],
    ['SuperWASP', 2],
  ],
  'Radial Velocity': [
    ['La Silla Observatory', 5],
    ['W. M. Keck Observatory', 4],
    ['Haute-Provence Observatory', 1.5],
    ['Calar Alto Observatory', 1],
  ],
  Microlensing: [
    ['OGLE', 3],
    ['MOA', 1.5],
    ['KMTNet', 2],
  ],
  Imaging: [
    ['Gemini Observatory', 1.2],
    ['Paranal Observatory', 2],
  ],
};
const STARS = {
  Kepler: 'Kepler-',
  K2: 'K2-',
  'Transiting Exoplanet Survey Satellite (TESS)': 'TOI-',
  SuperWASP: 'WASP-',
  OGLE: 'OGLE-2017-BLG-0',
  MOA: 'MOA-2013-BLG-',
  KMTNet: 'KMT-2021-BLG-0',
};
const YEARS = {
  Kepler: [2010, 2021],
  K2: [2014, 2023],
  'Transiting Exoplanet Survey Satellite (TESS)': [2018, 2026],
  SuperWASP: [2007, 2019],
  'La Silla Observatory': [1999, 2025],
  'W. M. Keck Observatory': [1996, 2024],
  'Haute-Provence Observatory': [1995, 2022],
  'Calar Alto Observatory': [2017, 2026],
  OGLE: [2004, 2023],
  MOA: [2010, 2022],
  KMTNet: [2016, 2026],
  'Gemini Observatory': [2008, 2023],
  'Paranal Observatory': [2004, 2025],
};

/** Confirmed planets as the archive's table has them: pl_, st_, sy_ names, many values missing, a 0/1 flag. */
export function exoplanets() {
  const draw = draws(151_003);
  return [{ file: 'exoplanets-2026-11-20.json', text: json(distinct(Array.from({ length: 440 }, () => planet(draw)))) }];
}

const distinct = (rows) => [...new Map(rows.map((row) => [row.pl_name, row])).values()];

function planet(draw) {
  const method = draw.weighted([
    ['Transit', 70],
    ['Radial Velocity', 20],
    ['Microlensing', 6],
    ['Imaging', 3],
  ]);
  const facility = draw.weighted(BY[method]);
  const host = `${STARS[facility] ?? draw.pick(['HD ', 'HIP ', 'GJ '])}${draw.int(10, 990)}`;
  const count = draw.weighted([
    [1, 60],
    [2, 20],
    [3, 10],
    [4, 5],
    [5, 3],
    [6, 1.5],
    [7, 0.6],
  ]);
  const radius =
    method === 'Transit' ? 0.6 + draw.next() ** 2.35 * 18.73 : method === 'Microlensing' ? null : draw.chance(0.25) ? 3 + draw.next() * 11 : null;
  const mass = radius === null ? 2 + draw.next() ** 3 * 3200 : draw.chance(0.4) ? null : radius ** 2.1 * draw.spread();
  const period =
    method === 'Microlensing'
      ? null
      : method === 'Imaging'
        ? draw.chance(0.5)
          ? null
          : draw.int(20_000, 170_000)
        : method === 'Transit'
          ? 0.5 + draw.next() ** 3 * 150
          : 2 + draw.next() ** 3 * 5200;
  const teff = draw.chance(0.07) ? null : Math.round(2700 + (draw.next() + draw.next()) * 2100);
  const type = teff === null ? null : teff < 3700 ? 'M' : teff < 5200 ? 'K' : teff < 6000 ? 'G' : 'F';
  const [from, to] = YEARS[facility];
  return {
    pl_name: `${host} ${'bcdefgh'[draw.int(0, count - 1)]}`,
    hostname: host,
    sy_snum: draw.weighted([
      [1, 88],
      [2, 10],
      [3, 2],
    ]),
    sy_pnum: count,
    discoverymethod: method,
    disc_year: draw.int(from, to),
    disc_facility: facility,
    pl_orbper: period === null ? null : round(period, 5),
    pl_rade: radius === null ? null : round(radius, 4),
    pl_bmasse: mass === null ? null : round(mass, 2),
    pl_eqt: method === 'Microlensing' || draw.chance(0.22) ? null : Math.round(180 + draw.next() ** 2 * 2100),
    st_teff: teff,
    st_spectype: type === null || draw.chance(0.4) ? null : `${type}${draw.int(0, 9)} V`,
    sy_dist: draw.chance(0.04) ? null : round(method === 'Microlensing' ? 1200 + draw.next() * 6800 : 3 + draw.next() ** 1.6 * 1400, 3),
    pl_controv_flag: draw.chance(0.04) ? 1 : 0,
    rowupdate: draw.day('2014-05-14', '2026-11-10'),
  };
}
