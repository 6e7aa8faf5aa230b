import { csv, draws, round } from '../made.mjs';
const L = [
  ['IC 12', 'InterCity', 'Harrow Central', 'Portmere', 212, 118],
  ['IC 7', 'InterCity', 'Harrow Central', 'Aldwick', 341, 196],
  ['R 4', 'Regional', 'Portmere', 'Dunley', 64, 71],
  ['R 21', 'Regional', 'Aldwick', 'Fenbridge', 88, 95],
  ['S 1', 'Suburban', 'Harrow Central', 'Airport', 19, 24],
  ['S 3', 'Suburban', 'Harrow Central', 'Lower Heath', 27, 38],
  ['N 90', 'Night', 'Portmere', 'Glenross', 612, 521],
  ['HS 2', 'High Speed', 'Harrow Central', 'Glenross', 498, 149],
];
/** A railway's log of train runs: csv with semicolons, one run. */
export function trains() {
  const d = draws(80505);
  const rows = Array.from({ length: 1600 }, (_, i) => {
    const [line, cat, from, to, km, mins] = d.weighted(L.map((l, k) => [l, [4, 3, 5, 4, 8, 7, 1, 2][k]])),
      day = d.day('2026-01-01', '2026-06-30'),
      x = d.chance(0.045),
      late = x ? '' : d.chance(0.45) ? d.int(0, 2) : Math.round(d.next() ** 3 * (20 + mins * 0.4)) + (d.chance(0.02) ? 60 : 0);
    const seats = { InterCity: 480, Regional: 220, Suburban: 640, Night: 310, 'High Speed': 540 }[cat],
      pax = x ? '' : d.chance(0.06) ? '' : Math.round(seats * (0.1 + d.next() * 1.05));
    return {
      run_no: 700100 + i,
      Line: line,
      category: cat,
      origin: from,
      dest: to,
      svc_date: day.split('-').toReversed().join('.'),
      dep_sched: `${String(d.int(5, 22)).padStart(2, '0')}:${d.pick(['05', '12', '20', '35', '48'])}`,
      dist_km: km,
      sched_mins: mins,
      delayMin: late,
      cancelled: x ? 1 : 0,
      cause:
        x || late > 5
          ? d.weighted([
              ['signal fault', 4],
              ['staff shortage', 3],
              ['weather', 2.5],
              ['rolling stock', 3],
              ['trespasser', 1],
              ['late inbound', 4],
              ['', 1.5],
            ])
          : '',
      seats,
      pax,
      avg_fare: pax === '' ? '' : `£${(2 + km * (0.1 + d.next() * 0.12)).toFixed(2)}`,
      firstClass: ['InterCity', 'High Speed'].includes(cat) ? 1 : 0,
      bikes: d.chance(0.4) ? 1 : 0,
      wifi: cat === 'Night' ? 0 : d.chance(0.7) ? 1 : 0,
      unit: `${d.pick(['Class 158', 'Class 390', 'Class 700', 'Flirt 3', 'Mark 5'])}`,
      built: d.chance(0.04) ? '' : d.int(1986, 2024),
      energy_kwh: x ? '' : d.chance(0.05) ? 'N/A' : round(km * (6 + d.next() * 9), 1),
      complaints: x ? d.int(0, 9) : Math.round(d.next() ** 6 * 14),
      crew: d.pick(['Depot A', 'Depot B', 'Depot C', 'Depot D']),
      log: d.pick([
        '',
        '',
        'Toilet out of order in coach 4.',
        'Short formed, 3 coaches instead of 6.',
        'Left platform 9 late, made up time.',
        'Held for connection.',
        'School group of 40 on board.',
        'Air conditioning failed.',
        'Quiet run.',
      ]),
    };
  });
  return [{ file: 'trains-2026-07-01.csv', text: csv(rows, ';') }];
}
