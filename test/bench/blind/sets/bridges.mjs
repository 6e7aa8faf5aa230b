import { csv, draws, round, thousands } from '../made.mjs';
/** An inventory of road bridges. */
const COUNTIES = ['Calder', 'Hocking', 'Pine Ridge', 'Marais', 'Tamarack', 'Osage', 'Winnett', 'Belmont', 'Dry Creek', 'St. Clair', 'Lyon'];
const ROADS = [
  'US 24',
  'US 61',
  'SR 9',
  'SR 118',
  'SR 42',
  'I-70',
  'I-155',
  'County Rd 12',
  'County Rd 7A',
  'Mill St',
  'Ferry Rd',
  'Old Quarry Rd',
  'Depot Ave',
  'Township Rd 300',
];
const OVER = [
  'Elk River',
  'Little Sandy Creek',
  'Norfolk Southern RR',
  'Big Muddy',
  'Mill Creek',
  'BNSF Railway',
  'Wolf Run',
  'Cedar Slough',
  'I-70',
  'unnamed ditch',
  'Old canal',
];
const NOTES = [
  'Spalling at pier 2.',
  'Deck overlay planned.',
  'Guardrail hit by a truck, repaired.',
  'Bat colony under span 1, work only Oct-Mar.',
  'No shoulder, narrow.',
  'Paint system failing, lead paint.',
  'Expansion joint leaking.',
  'Nesting ospreys.',
];
export function bridges() {
  const draw = draws(70703);
  let no = 1000;
  const rows = Array.from({ length: 1180 }, () => {
    no += draw.int(1, 9);
    const road = draw.pick(ROADS),
      inter = /^(I-|US)/.test(road),
      local = /Mill|Ferry|Old|Depot|Township/.test(road);
    const owner =
      inter || road.startsWith('SR') ? 'State' : road.startsWith('County') ? 'County' : draw.pick(['City', 'Township', 'County', 'Railroad']);
    const built = draw.weighted([
      [draw.int(1896, 1929), 1],
      [draw.int(1930, 1959), 4],
      [draw.int(1960, 1989), 6],
      [draw.int(1990, 2023), 4],
    ]);
    const material =
      built < 1930
        ? draw.pick(['Steel', 'Stone masonry', 'Concrete', 'Timber'])
        : draw.weighted([
            ['Steel', 4],
            ['Concrete', 5],
            ['Prestressed concrete', built > 1955 ? 5 : 0],
            ['Timber', 0.7],
          ]);
    const spans = draw.weighted([
      [1, 6],
      [2, 3],
      [3, 4],
      [4, 1],
      [5, 0.7],
      [8, 0.4],
      [14, 0.1],
    ]);
    const len = round(spans * (18 + draw.next() * 105), 1),
      lanes = inter ? draw.pick([2, 2, 4, 4, 6]) : local ? draw.pick([1, 2, 2]) : 2;
    const adt = Math.round((inter ? 14000 : local ? 420 : 2600) * draw.spread() * (0.3 + draw.next() * 1.4));
    const cond = () => Math.max(2, Math.min(9, Math.round(8.3 - (2026 - built) / 24 + (draw.next() * 4 - 2.2))));
    const deck = cond(),
      sup = cond(),
      sub = cond(),
      worst = Math.min(deck, sup, sub),
      posted = worst < 5 ? draw.chance(0.6) : draw.chance(0.05);
    const suff = round(Math.max(3, Math.min(100, worst * 11.4 + draw.int(-12, 9) + draw.next())), 1);
    return {
      structNo: `B-${no}`,
      FACILITY: road,
      crosses: draw.pick(OVER),
      county: draw.pick(COUNTIES),
      owner,
      yrBuilt: built,
      yr_recon: draw.chance(0.24) && built < 2000 ? draw.int(Math.max(1975, built + 12), 2024) : '',
      designType: draw.pick(
        material === 'Timber'
          ? ['Beam', 'Truss']
          : material === 'Stone masonry'
            ? ['Arch']
            : ['Beam', 'Girder', 'Truss', 'Slab', 'Box girder', 'Arch', 'Culvert'],
      ),
      MATERIAL: material,
      spans,
      len_ft: `${thousands(len, ',', 1)} ft`,
      deckW_ft: round(lanes * 12 + draw.int(0, 12) + draw.next(), 1),
      lanes,
      ADT: adt,
      truckPct: draw.chance(0.12) ? '' : draw.int(1, inter ? 38 : 14),
      deckCond: deck,
      superCond: sup,
      subCond: sub,
      SuffRating: suff,
      posted: posted ? 'Y' : 'N',
      limit_tons: posted ? draw.int(3, 28) : '',
      scourCritical: draw.chance(0.11) ? 'Y' : 'N',
      toll: inter && draw.chance(0.07) ? 'Y' : 'N',
      sidewalk: draw.chance(local ? 0.35 : 0.12) ? 'Y' : 'N',
      histEligible: built < 1950 && draw.chance(0.28) ? 'Y' : 'N',
      detour_mi: draw.chance(0.04) ? '' : draw.int(0, 41),
      last_insp: draw.day('2023-05-02', '2026-01-29'),
      inspEvery: `${draw.weighted([
        [24, 8],
        [12, 2],
        [48, 1],
        [6, 0.4],
      ])} mo`,
      estRepair:
        worst > 6 || draw.chance(0.12)
          ? 'N/A'
          : `$${thousands(Math.round((len * (lanes * 12) * (9 - worst) * (18 + draw.next() * 40)) / 100) * 100, ',')}`,
      clearance_ft: draw.chance(0.45) ? '' : round(11.5 + draw.next() * 9.5, 1),
      remarks: draw.chance(0.55) ? '' : draw.pick(NOTES),
    };
  });
  return [{ file: 'bridges-2026-02-02.csv', text: csv(rows) }];
}
