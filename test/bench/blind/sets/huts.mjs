import { draws, json, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2027-05-10', '2027-06-14'];
const REGIONS = [
  ['Ötztal Alps', 2450],
  ['Zillertal', 2180],
  ['Dolomites', 2250],
  ['Valais', 2650],
  ['Bernese Oberland', 2380],
  ['Karwendel', 1760],
  ['Hohe Tauern', 2400],
  ['Mont Blanc', 2520],
];
const PEAKS = [
  'Adler',
  'Gams',
  'Stein',
  'Gletscher',
  'Rosen',
  'Wild',
  'Schwarz',
  'Hoch',
  'Edelweiss',
  'Murmel',
  'Silber',
  'Kreuz',
  'Falken',
  'Sonnen',
  'Nebel',
];
const dots = (day) => day.split('-').toReversed().join('.');
const euros = (value) => `€ ${thousands(value, ',', 2)}`;
export function huts() {
  const d = draws(45_707);
  let n = 100;
  const used = new Set();
  const title = () => {
    for (;;) {
      const made = `${d.pick(PEAKS)}${d.pick(['horn', 'spitz', 'kogel', 'joch', 'grat', 'see', 'tal', 'wand'])} ${d.pick(['Hut', 'Refuge', 'Haus'])}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [region, high] = d.pick(REGIONS);
    const beds = d.int(12, 148);
    const minutes = d.int(9, 62) * 5;
    const bed = round(23 + d.next() * 38, 1);
    const hours = Math.floor(minutes / 60);
    const guarded = d.chance(0.84);
    return {
      hut_id: `H${(n += d.int(1, 7))}`,
      hut_name: title(),
      region,
      altitude: `${thousands(Math.round(high * (0.78 + d.next() * 0.4)), ',')} m`,
      walk_up: hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`,
      beds_total: beds,
      beds_free: d.chance(0.12) ? 0 : d.int(1, beds),
      price_night: euros(bed),
      half_board: guarded && !d.chance(0.08) ? euros(round(bed + 24 + d.next() * 22, 1)) : null,
      warden: guarded ? 'yes' : 'no',
      dogs_allowed: d.chance(0.37) ? 'yes' : 'no',
      season_opens: dots(d.day('2027-05-15', '2027-07-05')),
      season_closes: d.chance(0.06) ? null : dots(d.day('2027-09-05', '2027-10-24')),
      facilities: d.some(
        ['hot shower', 'wifi', 'drying room', 'card payment', 'vegan meals', 'climbing wall', 'winter room', 'phone signal'],
        d.int(1, 6),
      ),
    };
  };
  const change = (record) => {
    const booked = d.int(1, 40);
    const dearer = d.chance(0.22) ? euros(Number(record.price_night.slice(2)) + d.pick([1, 1.5, 2, 3, 4])) : record.price_night;
    return {
      ...record,
      beds_free: d.chance(0.8) ? Math.max(0, record.beds_free - booked) : Math.min(record.beds_total, record.beds_free + d.int(1, 8)),
      price_night: d.chance(0.08) ? euros(Number(record.price_night.slice(2)) - d.pick([1, 2, 2.5])) : dearer,
      season_opens: d.chance(0.12) ? dots(d.day('2027-06-20', '2027-07-10')) : record.season_opens,
    };
  };
  const first = Array.from({ length: 205 }, make);
  const second = nextRun(first, { draw: d, gone: 0.06, changed: 0.75, change, added: 17, make });
  return [first, second].map((records, index) => ({ file: `huts-${RUNS[index]}.json`, text: json(records) }));
}
