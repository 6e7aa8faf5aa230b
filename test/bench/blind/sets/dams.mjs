import { csv, draws, round, thousands } from '../made.mjs';

const RIVERS = {
  Spain: ['Tagus', 'Ebro', 'Duero', 'Guadiana'],
  Portugal: ['Tagus', 'Douro', 'Zezere'],
  Italy: ['Adda', 'Piave', 'Tirso'],
  France: ['Rhone', 'Isere', 'Dordogne'],
  Turkey: ['Euphrates', 'Kizilirmak', 'Coruh'],
  Switzerland: ['Rhone', 'Verzasca', 'Aare'],
  Romania: ['Arges', 'Olt'],
  Norway: ['Sira', 'Glomma'],
};
const FIRST = ['San', 'Vale', 'Monte', 'Rio', 'Kara', 'Alto', 'Grand', 'Lac', 'Punta', 'Stor', 'Vidra', 'Puente', 'Serra', 'Ponte', 'Alt'];
const SECOND = [
  'Esteban',
  'Clara',
  'Lucia',
  'Verde',
  'Negro',
  'Kaya',
  'Pedra',
  'Forca',
  'Rosso',
  'Blanc',
  'Hisar',
  'Agueda',
  'Luz',
  'Corvo',
  'Molina',
  'Tinca',
  'Bravo',
  'Vatn',
  'Sella',
  'Oro',
];

/** A register of dams: "1,250 m", "N/A", Y/N, purposes between semicolons, inspections as 12.03.2026. */
export function dams() {
  const draw = draws(131_004);
  const seen = new Set();
  const records = [];
  while (records.length < 280) {
    const record = dam(draw, records.length);
    if (seen.has(record.dam_name)) continue;
    seen.add(record.dam_name);
    records.push(record);
  }
  return [{ file: 'dams-2026-11-20.csv', text: csv(records) }];
}

function dam(draw) {
  const country = draw.weighted([
    ['Spain', 6],
    ['Portugal', 3],
    ['Italy', 4],
    ['France', 4],
    ['Turkey', 5],
    ['Switzerland', 3],
    ['Romania', 2],
    ['Norway', 2],
  ]);
  const type = draw.weighted([
    ['gravity', 5],
    ['arch', 3.5],
    ['earthfill', 4],
    ['rockfill', 3],
    ['buttress', 1],
  ]);
  const height = round(12 + draw.next() ** 2 * (type === 'arch' ? 235 : 160), 1);
  const volume = round(0.6 + draw.next() ** 3.2 * 3400, 1);
  const purposes = draw.some(['hydropower', 'irrigation', 'flood control', 'water supply', 'recreation'], draw.pick([1, 1, 2, 2, 3, 4]));
  const power = purposes.includes('hydropower') ? round(2 + draw.next() ** 2.5 * 690, 1) : null;
  const [year, month, date] = draw.day('2017-01-10', '2026-11-12').split('-');
  return {
    dam_name: `${draw.pick(FIRST)} ${draw.pick(SECOND)}`,
    country,
    river: draw.pick(RIVERS[country]),
    damType: type,
    height_m: `${height} m`,
    crest_length_m: draw.chance(0.06) ? 'N/A' : `${thousands(Math.round(height * 3.2 * draw.spread() + draw.int(30, 700)), ',')} m`,
    reservoir_mcm: thousands(volume, ',', 1),
    capacity_mw: power === null ? '' : `${power} MW`,
    completed: draw.day('1921-03-01', '2023-10-30'),
    purposes: purposes.join('; '),
    fish_ladder: draw.chance(0.27) ? 'Y' : 'N',
    hazard: draw.weighted([
      ['low', 4],
      ['significant', 3],
      ['high', 3],
    ]),
    last_inspection: draw.chance(0.05) ? '' : `${date}.${month}.${year}`,
    fill_pct: draw.chance(0.08) ? '' : `${round(9 + draw.next() * 90, 1)}%`,
    spillway_gates: draw.int(0, 9),
    visitor_centre: draw.chance(0.18) ? 'Y' : 'N',
  };
}
