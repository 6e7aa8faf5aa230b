import { csv, draws, nextRun, round } from '../made.mjs';
const T = [
  ['City', 1],
  ['Space', 1.1],
  ['Castle', 1.2],
  ['Botanical', 1.1],
  ['Trains', 1.5],
  ['Creator', 1],
  ['Pirates', 1.2],
  ['Ninja', 0.9],
  ['Super Cars', 1.4],
  ['Farm', 0.8],
];
const N = {
  City: ['Fire Station', 'Police Chase', 'Tram Stop', 'Hospital'],
  Space: ['Moon Base', 'Mars Rover', 'Cargo Shuttle 9'],
  Castle: ['Dragon Keep', 'Siege Tower', 'Forest Hideout'],
  Botanical: ['Orchid', 'Bonsai Tree', 'Bouquet of 12 Roses'],
  Trains: ['Night Express', 'Steam Engine 1900', 'Freight Yard'],
  Creator: ['Corner Bakery', 'Typewriter', '3in1 Dinosaur', 'Retro Camera'],
  Pirates: ['Black Galleon', 'Treasure Island', 'Fort 1642'],
  Ninja: ['Shadow Dojo', 'Jade Dragon'],
  'Super Cars': ['GT 500', 'F1 Racer', 'Rally 037'],
  Farm: ['Barn with Cows', 'Tractor', 'Beehive House'],
};
/** A toy brick price guide: csv, dollars as text, yes/no, two runs. */
export function bricks() {
  const d = draws(80404);
  let n = 10020;
  const make = () => {
    n += d.int(1, 40);
    const [theme, f] = d.pick(T),
      pcs = Math.round(30 + d.next() ** 2.4 * 5200),
      rrp = round(pcs * 0.095 * f * d.spread() + 4, 2),
      year = d.int(1996, 2025),
      retired = year < 2023 ? d.chance(0.93) : d.chance(0.08),
      mf = theme === 'Botanical' ? 0 : d.int(0, Math.min(20, 1 + Math.round(pcs / 210)));
    const now = rrp * (retired ? 0.9 + (2026 - year) * 0.09 * d.spread() + d.next() * 0.6 : 0.7 + d.next() * 0.4),
      used = now * (0.35 + d.next() * 0.35);
    return {
      set_num: `${n}-1`,
      Name: `${d.pick(N[theme])}${d.pick(['', '', ' Deluxe', ' Mini', ' XL', ' (Anniversary)'])}`,
      theme,
      yr: year,
      pcs,
      minifigs: mf,
      RRP: `$${rrp.toFixed(2)}`,
      newPrice: d.chance(0.05) ? 'N/A' : `$${now.toFixed(2)}`,
      usedPrice: d.chance(0.15) ? '-' : `$${used.toFixed(2)}`,
      ageMin: d.pick([4, 6, 7, 8, 9, 10, 12, 14, 18]),
      boxWeight: d.chance(0.07) ? '' : `${round(pcs * 0.0013 * d.spread() + 0.1, 2)} kg`,
      retired: retired ? 'yes' : 'no',
      motorized: d.chance(theme === 'Trains' ? 0.6 : 0.06) ? 'yes' : 'no',
      exclusive: d.chance(0.13) ? 'yes' : 'no',
      stickers: d.chance(0.1) ? '' : d.int(0, 60),
      bldHrs: d.chance(0.3) ? '' : round((pcs / 230) * d.spread() + 0.2, 1),
      score: d.chance(0.12) ? '' : round(2.8 + d.next() * 2.15, 2),
      owners: Math.round(20 + d.next() ** 3 * 21000),
      wanted: Math.round(d.next() ** 3 * 9000),
      lastSold: d.chance(0.1) ? '' : d.day('2025-11-01', '2026-03-08'),
      designer: d.chance(0.2) ? '' : d.pick(['M. Psarras', 'Anja Holm', 'J. Vester', 'Nina Okafor', 'Carl Lund', 'Wes T.']),
      descr: d.pick([
        'Box slightly dented.',
        'Comes with 2 exclusive flags.',
        'Light brick included.',
        'No instructions in paper form.',
        'Voted best set of 2019 by fans.',
        'Needs 6 AAA batteries.',
        'Great display piece.',
        'Reissue of a 1989 classic.',
      ]),
    };
  };
  const a = Array.from({ length: 980 }, make);
  const change = (r) => {
    const p = Number(r.newPrice.slice(1)),
      m = d.chance(0.4) ? 0.8 + d.next() * 0.17 : 1.02 + d.next() * 0.2;
    return {
      ...r,
      ...(Number.isNaN(p) ? {} : { newPrice: `$${(p * m).toFixed(2)}` }),
      owners: r.owners + d.int(0, 90),
      lastSold: d.day('2026-03-09', '2026-04-12'),
      ...(r.retired === 'no' && d.chance(0.15) ? { retired: 'yes' } : {}),
    };
  };
  const b = nextRun(a, { draw: d, gone: 0.04, changed: 0.4, change, added: 42, make });
  return [
    { file: 'bricks-2026-03-09.csv', text: csv(a) },
    { file: 'bricks-2026-04-13.csv', text: csv(b) },
  ];
}
