import { draws, json, round, thousands } from '../made.mjs';

const COUNTRIES = {
  Indonesia: ['Asia', 6, 2900],
  Japan: ['Asia', 5, 2300],
  Philippines: ['Asia', 3, 2000],
  Chile: ['South America', 4, 4600],
  Ecuador: ['South America', 2, 4900],
  Peru: ['South America', 1.5, 5400],
  Italy: ['Europe', 1.2, 1600],
  Iceland: ['Europe', 2.6, 1350],
  USA: ['North America', 5, 2500],
  Mexico: ['North America', 2, 3500],
  Guatemala: ['Central America', 1.8, 3000],
  Ethiopia: ['Africa', 1.7, 1500],
  'New Zealand': ['Oceania', 1.6, 1700],
  'Papua New Guinea': ['Oceania', 2, 1800],
};
const HEAD = [
  'Kar',
  'Sem',
  'Tol',
  'Hek',
  'Mer',
  'Oku',
  'Lla',
  'Pich',
  'Ruan',
  'Bal',
  'Sin',
  'Tam',
  'Ask',
  'Kra',
  'Vil',
  'Ung',
  'Cho',
  'Nev',
  'Ura',
  'Gal',
];
const TAIL = ['ima', 'anga', 'ero', 'ullo', 'aru', 'oyama', 'ichi', 'enez', 'ora', 'apu', 'ungur', 'atla', 'esca', 'onda', 'iki', 'ambo'];

/** An observatory's catalogue of volcanoes: "3,295", mixed names of fields, unknown eruptions as null. */
export function volcanoes() {
  const draw = draws(190_808);
  const used = new Set();
  return [{ file: 'volcanoes-2026-11-20.json', text: json(Array.from({ length: 260 }, (_, index) => volcano(draw, index, used))) }];
}

function volcano(draw, index, used) {
  const country = draw.weighted(Object.entries(COUNTRIES).map(([name, [, weight]]) => [name, weight]));
  const [region, , height] = COUNTRIES[country];
  let name;
  do name = `${draw.pick(HEAD)}${draw.pick(TAIL)}`;
  while (used.has(name));
  used.add(name);
  const type = draw.weighted([
    ['Stratovolcano', 6],
    ['Shield', 1.6],
    ['Caldera', 1.7],
    ['Cinder cone', 1.1],
    ['Lava dome', 1],
    ['Submarine', 0.4],
  ]);
  const elev = type === 'Submarine' ? -draw.int(40, 1900) : Math.round(height * (type === 'Cinder cone' ? 0.45 : 0.75) * draw.spread() * 1.25);
  const eruptions = draw.chance(0.15) ? 0 : Math.round(draw.next() ** 2 * 88) + 1;
  const year = eruptions === 0 ? null : draw.chance(0.4) ? draw.int(2000, 2026) : draw.int(1250, 1999);
  const recent = year !== null && year >= 2015;
  const alert = recent
    ? draw.weighted([
        ['Normal', 3],
        ['Advisory', 3],
        ['Watch', 2],
        ['Warning', 1],
      ])
    : draw.weighted([
        ['Normal', 9],
        ['Advisory', 0.7],
      ]);
  const monitored = recent || draw.chance(0.45);
  return {
    vnum: 210_010 + index * 10,
    name,
    country,
    Region: region,
    volcanoType: type,
    elev_m: thousands(Math.abs(elev), ',').replace(/^/, elev < 0 ? '-' : ''),
    lastEruptionYear: year,
    eruptions,
    maxVEI:
      eruptions === 0
        ? null
        : draw.weighted([
            [0, 0.6],
            [1, 2],
            [2, 5],
            [3, 3],
            [4, 1.6],
            [5, 0.7],
            [6, 0.25],
          ]),
    pop_30km: type === 'Submarine' ? '0' : thousands(Math.round(draw.next() ** 3 * 940_000) + draw.int(0, 900), ','),
    alertLevel: alert,
    alertSince: alert === 'Normal' ? null : draw.day('2024-06-01', '2026-11-17'),
    monitored,
    crater_lake: type !== 'Submarine' && draw.chance(0.2) ? 'yes' : 'no',
    seismometers: monitored ? draw.int(1, 24) : 0,
    nearest_town_km: type === 'Submarine' ? null : `${round(1.5 + draw.next() ** 2 * 70, 1)} km`,
  };
}
