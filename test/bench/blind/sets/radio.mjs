import { csv, draws, thousands } from '../made.mjs';

const CITIES = {
  Albuquerque: 'New Mexico',
  'Santa Fe': 'New Mexico',
  'El Paso': 'Texas',
  Austin: 'Texas',
  Lubbock: 'Texas',
  Houston: 'Texas',
  Tulsa: 'Oklahoma',
  Norman: 'Oklahoma',
  Denver: 'Colorado',
  Pueblo: 'Colorado',
  Boulder: 'Colorado',
  Phoenix: 'Arizona',
  Tucson: 'Arizona',
  Flagstaff: 'Arizona',
  Wichita: 'Kansas',
  Topeka: 'Kansas',
};
const SIZE = { Houston: 4, Phoenix: 3.4, Denver: 2.8, Austin: 2.2, 'El Paso': 1.3, Albuquerque: 1.3, Tucson: 1.3, Tulsa: 1.2, Wichita: 1 };
const OWNERS = [
  'Mesa Broadcasting',
  'Lone Star Media',
  'Public Radio Assoc.',
  'Cumbre Radio Group',
  'Prairie Wave LLC',
  'University Board of Regents',
  'Gospel Airwaves Inc',
  'Big Sky Audio',
];
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A licence register of FM stations: spaced names, "50,000 W", "101.3 MHz", "312 m". */
export function radio() {
  const draw = draws(190_707);
  const used = new Set();
  return [{ file: 'radio-2026-11-20.csv', text: csv(Array.from({ length: 390 }, () => station(draw, used))) }];
}

function station(draw, used) {
  let call;
  do call = `K${ALPHABET[draw.int(0, 23)]}${ALPHABET[draw.int(0, 23)]}${ALPHABET[draw.int(0, 23)]}`;
  while (used.has(call));
  used.add(call);
  const city = draw.pick(Object.keys(CITIES));
  const genre = draw.weighted([
    ['Country', 4],
    ['Classic Rock', 3],
    ['Top 40', 2.6],
    ['News/Talk', 2.4],
    ['Regional Mexican', 2.8],
    ['Christian', 2.5],
    ['Jazz', 0.8],
    ['Classical', 1],
    ['Oldies', 1.8],
    ['Sports', 1.3],
  ]);
  const cls = draw.weighted([
    ['A', 4],
    ['C3', 2],
    ['C2', 1.6],
    ['C1', 1.6],
    ['C', 1.2],
  ]);
  const most = { A: 6000, C3: 25_000, C2: 50_000, C1: 100_000, C: 100_000 }[cls];
  const power = Math.round((most * (0.28 + draw.next() * 0.72)) / 50) * 50;
  const noncom = genre === 'Classical' || genre === 'Jazz' ? draw.chance(0.8) : draw.chance(0.18);
  return {
    'Call Sign': call,
    Nickname: draw.chance(0.18)
      ? null
      : `${draw.pick(['The', 'Radio', 'Kiss', 'Star', 'Magic', 'Real'])} ${draw.pick(['Wolf', 'Mesa', 'River', 'Eagle', 'Fuego', 'Canyon', 'Bull', 'Sunrise'])}`,
    Frequency: `${(draw.int(440, 539) / 5 + 0.1).toFixed(1)} MHz`,
    City: city,
    State: CITIES[city],
    Genre: genre,
    Owner: noncom ? draw.pick(['Public Radio Assoc.', 'University Board of Regents', 'Gospel Airwaves Inc']) : draw.pick(OWNERS),
    Class: cls,
    Power: `${thousands(power, ',')} W`,
    'Antenna Height': draw.chance(0.06) ? null : `${thousands(Math.round(40 + (power / 100_000) * 380 * draw.spread() + draw.next() * 90), ',')} m`,
    'Licensed On': draw.day('1961-03-01', '2026-09-20'),
    'Licence Expires': draw.day('2026-12-01', '2034-11-30'),
    'Non-commercial': noncom ? 'Yes' : 'No',
    'HD Radio': draw.chance(0.34) ? 'Yes' : 'No',
    'Weekly Listeners': draw.chance(0.13) ? 'N/A' : thousands(Math.round((SIZE[city] ?? 0.6) * (4000 + power * 0.9) * draw.spread() ** 2), ','),
    Languages:
      genre === 'Regional Mexican'
        ? draw.pick(['Spanish', 'Spanish', 'Spanish; English'])
        : draw.weighted([
            ['English', 8],
            ['English; Spanish', 1.6],
            ['English; Navajo', 0.6],
          ]),
  };
}
