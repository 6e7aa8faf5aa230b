import { draws, ndjson, round } from '../made.mjs';
const REGIONS = {
  'South Island': ['Kaikoura', 'Milford Sound', 'Hanmer Springs', "Arthur's Pass", 'Te Anau'],
  'Central Chile': ['Coquimbo', 'Illapel', 'Valparaíso'],
  Honshu: ['Sendai', 'Namie', 'Wajima', 'Hachinohe'],
  Sulawesi: ['Palu', 'Gorontalo', 'Bitung'],
  'Aleutian Islands': ['Adak', 'Atka', 'Nikolski'],
  'Central Italy': ['Norcia', 'Amatrice', "L'Aquila"],
  'Aegean Sea': ['Samos', 'Kos', 'Karlovasi'],
  'Northern California': ['Petrolia', 'The Geysers', 'Ferndale'],
  Oaxaca: ['Pinotepa Nacional', 'Salina Cruz'],
  Iceland: ['Grindavík', 'Húsavík', 'Bárðarbunga'],
};
const DIRS = ['N', 'NNE', 'E', 'ESE', 'S', 'SSW', 'W', 'NW'];
export function quakes() {
  const draw = draws(50202);
  const records = [];
  const regions = Object.keys(REGIONS);
  for (let i = 0; i < 1450; i += 1) {
    const region = draw.weighted(regions.map((name, at) => [name, 3 + ((at * 7) % 10)]));
    const town = draw.pick(REGIONS[region]);
    const mag = round(1.8 - Math.log(1 - draw.next() * 0.999) * 0.78, 2);
    const when = `${draw.day('2025-01-01', '2026-01-11')}T${String(draw.int(0, 23)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}Z`;
    const km = draw.int(2, 180);
    const felt = mag > 3 && draw.chance(0.6) ? Math.round((mag - 2) ** 4 * (0.5 + draw.next() * 5)) : null;
    const manual = mag > 4.5 || draw.chance(0.55);
    records.push({
      eventID: `ev${2025000000 + i * 37 + draw.int(0, 30)}`,
      originTime: when,
      mag,
      magType: draw.weighted([
        ['ml', 6],
        ['mb', 3],
        ['mw', mag > 4 ? 6 : 0.4],
        ['md', 2],
      ]),
      depth: draw.chance(0.03) ? null : `${round(1 + draw.next() ** 3 * (region === 'Central Chile' || region === 'Sulawesi' ? 420 : 140), 1)} km`,
      lat: round(-60 + draw.next() * 120, 3),
      lng: round(-179 + draw.next() * 358, 3),
      place: `${km} km ${draw.pick(DIRS)} of ${town}`,
      region,
      nearest_city_km: km,
      nst: draw.chance(0.05) ? null : draw.int(4, 190),
      az_gap: draw.int(18, 320),
      rms_s: round(0.05 + draw.next() * 1.3, 2),
      dyfi: felt,
      shaking: felt === null ? null : draw.pick(mag > 5 ? ['strong', 'severe', 'moderate'] : ['weak', 'light', 'moderate']),
      tsunami: mag > 5.6 && draw.chance(0.6) ? 1 : 0,
      isManual: manual,
      offshore: draw.chance(0.44),
      PAGER:
        mag > 4.2
          ? draw.weighted([
              ['green', 8],
              ['yellow', 2],
              ['orange', 1],
              ['red', mag > 5.8 ? 1.5 : 0.2],
            ])
          : null,
      aftershock_of: draw.chance(0.18) && i > 0 ? records[draw.int(0, i - 1)].eventID : null,
      agencies: draw.some(['USGS', 'EMSC', 'GFZ', 'JMA', 'INGV', 'GeoNet'], draw.int(1, 4)),
      revised: `${draw.int(1, 40)} days ago`,
      comment: draw.chance(0.15)
        ? draw.pick([
            'Followed by several smaller shocks.',
            'Location poorly constrained.',
            'Possible quarry blast.',
            'Heard as a loud bang.',
            'Rattled windows in the valley.',
            'Part of an ongoing swarm.',
          ])
        : null,
    });
  }
  return [{ file: 'quakes-2026-01-12.ndjson', text: ndjson(records) }];
}
