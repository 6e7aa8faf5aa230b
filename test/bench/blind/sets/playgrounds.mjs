import { addDays, draws, ndjson, round, thousands } from '../made.mjs';
const AREAS = ['Ballymun', 'Clontarf', 'Crumlin', 'Drumcondra', 'Finglas', 'Rathmines', 'Ringsend', 'Terenure', 'Cabra'];
const LANDMARKS = [
  'St Brigid',
  'Canal',
  'Willow',
  'Kestrel',
  'Mount',
  'Oak',
  'Chapel',
  'Tolka',
  'Poplar',
  'Fairview',
  'Harp',
  'Dodder',
  'Lark',
  'Rowan',
  'Beechfield',
  'Griffith',
  'Linden',
  'Marino',
  'Abbot',
  'Quarry',
];
export function playgrounds() {
  const d = draws(43_707);
  const used = new Set();
  const name = () => {
    for (;;) {
      const made = `${d.pick(LANDMARKS)} ${d.pick(['Park', 'Green', 'Road', 'Close', 'Gardens', 'Square', 'Avenue', 'Terrace', 'Hill', 'Court', 'Row', 'Walk', 'Crescent'])} ${d.pick(['Playground', 'Play Area', 'Playpark'])}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const euro = (value) => `€${thousands(value, ',')}`;
  const make = (_, index) => {
    const area = d.int(9, 160) * 10;
    const built = d.int(1979, 2024);
    const inspected = d.day('2025-11-20', '2026-11-14');
    const defects = d.chance(0.3) ? 0 : d.int(1, 14);
    const closed = d.chance(0.07);
    const stop = d.int(3, 190) * 10;
    return {
      siteRef: `DCC-P${1000 + index * 3 + d.int(0, 2)}`,
      playgroundName: name(),
      area: d.pick(AREAS),
      status: closed ? 'Closed' : d.chance(0.1) ? 'Partly closed' : 'Open',
      surface: d.weighted([
        ['rubber', 9],
        ['bark', 5],
        ['sand', 3],
        ['grass', 4],
        ['gravel', 1],
      ]),
      size: `${thousands(area, ',')} m²`,
      pieces: Math.max(2, Math.round((area / 90) * d.spread())),
      equipment: d.some(
        ['swings', 'slide', 'climbing frame', 'seesaw', 'zip line', 'sandpit', 'roundabout', 'trampoline', 'basket swing', 'skate ramp'],
        d.int(2, 6),
      ),
      swingSeats: d.int(0, 8),
      benches: d.chance(0.08) ? null : d.int(0, 12),
      litterBins: d.int(0, 6),
      trees: d.chance(0.1) ? null : d.int(0, 48),
      fenced: d.chance(0.62) ? d.pick(['yes', 'Yes']) : d.pick(['no', 'No']),
      shade: d.chance(0.07) ? null : d.chance(0.4),
      toilets: d.chance(0.22) ? 'Y' : 'N',
      accessibleSwing: d.chance(0.33),
      floodlit: d.chance(0.18),
      dogsAllowed: d.chance(0.25) ? 'yes' : 'no',
      drinkingFountain: d.chance(0.28),
      agesFrom: `${d.pick([1, 2, 2, 3, 4, 5])} yrs`,
      agesTo: `${d.pick([6, 8, 10, 12, 12, 14])} yrs`,
      builtYear: d.chance(0.05) ? null : built,
      refurbished: d.chance(0.45) ? null : d.day('2012-02-01', '2026-09-30'),
      lastInspection: inspected,
      nextInspection: d.chance(0.06) ? null : addDays(inspected, d.pick([90, 120, 180, 365])),
      inspector: d.pick(['A. Byrne', 'M. Kavanagh', 'S. Nolan', 'P. Okafor', 'R. Quirke']),
      riskScore: `${d.int(1, 25)} / 25`,
      openDefects: defects,
      fixedThisYear: d.int(0, 22),
      injuriesReported: d.chance(0.7) ? 0 : d.int(1, 5),
      complaintsThisYear: d.chance(0.35) ? 0 : d.int(1, 31),
      repairEstimate: defects ? euro(round(defects * 260 * d.spread())) : '-',
      yearlyUpkeep: euro(round(area * 6.5 * d.spread())),
      replacementCost: d.chance(0.09) ? 'n/a' : euro(round(area * 1.9 * d.spread()) * 100),
      visitorScore: d.chance(0.12) ? null : round(2.2 + Math.sqrt(d.next()) * 2.8, 1),
      nearestStop: stop < 1000 ? `${stop} m` : `${round(stop / 1000, 2)} km`,
      comments: d.pick([
        'Parents ask for more shade near the toddler corner. Glass found twice under the bench by the gate.',
        'The chain on the left swing is worn and must be replaced before the summer. Paint flaking on the ladder.',
        'Well kept, the new pirate ship is a big draw on Sundays. Parking is difficult after mass.',
        'Surface lifts at the edges after heavy rain, trip hazard marked with spray. Gate does not close by itself.',
        'Local school uses it at lunch. Graffiti removed in spring, no sign of new tags.',
      ]),
      lat: round(53.3 + d.next() * 0.11, 5),
      lng: round(-6.34 + d.next() * 0.16, 5),
      mapUrl: `https://play.example/dublin/${1000 + index}`,
    };
  };
  return [{ file: 'playgrounds-2026-11-18.ndjson', text: ndjson(Array.from({ length: 340 }, make)) }];
}
