import { addDays, draws, ndjson, round } from '../made.mjs';
const SP = [
  ['Harbour porpoise', 'Phocoena phocoena', 7, 2.2, 0.4],
  ['Bottlenose dolphin', 'Tursiops truncatus', 6, 9, 1],
  ['Common dolphin', 'Delphinus delphis', 4, 38, 1.2],
  ['Minke whale', 'Balaenoptera acutorostrata', 4, 1.2, 2],
  ['Humpback whale', 'Megaptera novaeangliae', 2, 2, 2.4],
  ['Fin whale', 'Balaenoptera physalus', 1.4, 2.1, 2.6],
  ['Killer whale', 'Orcinus orca', 1.2, 5.5, 2],
  ["Risso's dolphin", 'Grampus griseus', 1.2, 8, 1.2],
  ['Sperm whale', 'Physeter macrocephalus', 0.8, 1.5, 3],
  ['Long-finned pilot whale', 'Globicephala melas', 1, 21, 1.6],
];
const AREA = [
  ['Hebrides', 56.9, -6.8, 6, 90],
  ['Moray Firth', 57.8, -3.6, 5, 45],
  ['Irish Sea', 53.8, -5.0, 4, 70],
  ['Celtic Sea', 50.9, -7.2, 3, 110],
  ['North Sea', 55.4, 1.2, 3, 50],
  ['English Channel', 50.1, -2.2, 2, 60],
  ['Shetland', 60.3, -1.2, 2.6, 120],
  ['Bay of Biscay', 45.6, -4.1, 1.4, 2100],
];
const PLAT = [
  ['land', 5],
  ['ferry', 3],
  ['whale-watch boat', 3],
  ['yacht', 2],
  ['kayak', 0.9],
  ['fishing vessel', 1.2],
  ['drone', 0.6],
];
const WHO = [
  'K. Maclennan',
  'Orla Duffy',
  'P. Strand',
  'J. Whitby',
  'Sea Watch 7',
  'Anon.',
  'M. Teixeira',
  'Ailsa Craigie',
  'D. Penrose',
  'Team Minke',
  'R. Oyelaran',
  'L. Hughes',
];
const DOES = ['feeding', 'breaching', 'travelling', 'bow-riding', 'resting', 'spyhopping', 'logging', 'tail-slapping'];
/** Whale and dolphin sightings sent in by volunteers: nulls, instants, "3 days ago". */
export function sightings() {
  const draw = draws(55219),
    run = '2026-09-07';
  const out = Array.from({ length: 1480 }, (_, i) => {
    const [area, la, lo, , deep] = draw.weighted(AREA.map((a) => [a, a[3]]));
    const [common, latin, , size, far] = draw.weighted(SP.map((s) => [s, s[0] === 'Sperm whale' && area === 'Bay of Biscay' ? 4 : s[2]]));
    let seen;
    do {
      seen = draw.day('2021-01-03', '2026-09-06');
    } while (!draw.chance([0.15, 0.15, 0.25, 0.4, 0.6, 0.8, 1, 1, 0.7, 0.4, 0.2, 0.15][Number(seen.slice(5, 7)) - 1]));
    const platform = draw.weighted(PLAT),
      stranded = platform === 'land' && draw.chance(0.09),
      grp = stranded ? 1 : Math.max(1, Math.round(size * draw.spread() ** 3 * (0.3 + draw.next() * 1.6)));
    const m = Number(seen.slice(5, 7)),
      wait = draw.int(0, 40),
      late = addDays(seen, wait),
      rep = late > run ? run : late;
    const ago = Math.round((Date.parse(run) - Date.parse(rep)) / 86_400_000);
    return {
      obs: `CET-${String(20000 + i * 3)}`,
      common_name: common,
      latin,
      area,
      seen: `${seen}T${String(draw.int(5, 21)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00Z`,
      reported: ago === 0 ? `${draw.int(1, 9)} h ago` : ago < 15 ? `${ago} days ago` : rep,
      grp,
      calves: draw.chance(0.2) ? null : grp > 1 && draw.chance(0.35) ? draw.int(1, Math.max(1, Math.min(6, Math.floor(grp / 3)))) : 0,
      lat: round(la + draw.next() * 1.4 - 0.7, 4),
      lon: round(lo + draw.next() * 1.8 - 0.9, 4),
      platform,
      observer: draw.pick(WHO),
      dist_m: draw.chance(0.1) ? null : stranded ? 0 : round(60 * far * draw.spread() ** 4 * (0.3 + draw.next() * 8)),
      bft: draw.weighted([
        [0, 1],
        [1, 3],
        [2, 5],
        [3, 4],
        [4, 2],
        [5, 0.8],
        [6, 0.2],
      ]),
      sst: draw.chance(0.18) ? null : `${round(8 + (57 - la) * 0.35 + 5 * Math.sin(((m - 5) / 12) * 6.28) + draw.next() * 2, 1)} °C`,
      waterDepth: draw.chance(0.22) ? null : `${round(deep * draw.spread() ** 2 + draw.next(), 1)} m`,
      dur_min: draw.chance(0.07) ? null : round(1 + draw.next() ** 3 * 170 + draw.next(), 1),
      vis_km: draw.pick([2, 5, 5, 8, 10, 10, 15, 20]),
      hasPhoto: draw.chance(0.44),
      verified: draw.chance(0.61),
      stranded,
      entangled: draw.chance(0.025),
      behaviour: stranded ? [] : draw.some(DOES, draw.int(1, 3)),
      remarks: draw.chance(0.4)
        ? null
        : draw.pick([
            'very close to shore, 2 blows seen',
            'seen from the 10:40 ferry',
            'pod heading north',
            'no photos, camera battery flat',
            'notch in dorsal fin, known animal "Lucy 3"',
            'sea like glass',
            'with gannets diving',
            'distant, id not certain',
            'two adults and a small one',
          ]),
    };
  });
  return [{ file: `sightings-${run}.ndjson`, text: ndjson(out) }];
}
