import { draws, json, nextRun, round } from '../made.mjs';
const G = {
  Tetra: [
    ['Neon', 'Cardinal', 'Ember', 'Rummynose', 'Black Phantom', 'Glowlight', 'Lemon', 'Emperor', 'Serpae', 'Penguin'],
    'Hyphessobrycon',
    [2, 6],
    ['Brazil', 'Peru', 'Colombia'],
  ],
  Cichlid: [
    ['Electric Blue', 'Convict', 'Jewel', 'Oscar', 'Firemouth', 'Kribensis', 'Ram', 'Yellow Lab', 'Frontosa', 'Jack Dempsey'],
    'Cichlasoma',
    [7, 34],
    ['Malawi', 'Tanzania', 'Nicaragua', 'Brazil'],
  ],
  Catfish: [
    ['Bronze Cory', 'Panda Cory', 'Bristlenose', 'Zebra Pleco', 'Royal Pleco', 'Glass', 'Upside-down', 'Otocinclus', 'Sterbai Cory'],
    'Corydoras',
    [4, 42],
    ['Brazil', 'Peru', 'Thailand'],
  ],
  Livebearer: [
    ['Guppy', 'Endler', 'Platy', 'Black Molly', 'Swordtail', 'Sailfin Molly', 'Mosquito'],
    'Poecilia',
    [3, 11],
    ['Mexico', 'Czechia', 'Singapore'],
  ],
  Loach: [['Clown', 'Kuhli', 'Yoyo', 'Hillstream', 'Dwarf Chain', 'Zebra', 'Dojo'], 'Botia', [5, 29], ['Indonesia', 'Thailand', 'India']],
  Shrimp: [['Cherry', 'Amano', 'Crystal Red', 'Blue Dream', 'Tiger', 'Bamboo', 'Ghost'], 'Neocaridina', [2, 9], ['Taiwan', 'Indonesia', 'Singapore']],
  Barb: [['Tiger', 'Cherry', 'Rosy', 'Odessa', 'Tinfoil', 'Checker', 'Gold'], 'Puntius', [4, 33], ['Indonesia', 'India', 'Thailand']],
};
const EP = ['rubra', 'elegans', 'minor', 'ornatus', 'vittata', 'fasciatus', 'nigra', 'aurea', 'punctata', 'gracilis'];
export function aquafish() {
  const d = draws(17_405);
  const names = new Set();
  let n = 0;
  const make = (from, to) => {
    let group, name;
    do {
      group = d.weighted([
        ['Tetra', 6],
        ['Cichlid', 5],
        ['Catfish', 5],
        ['Livebearer', 4],
        ['Loach', 2.5],
        ['Shrimp', 3],
        ['Barb', 3],
      ]);
      const base = d.pick(G[group][0]);
      const tail = group === 'Livebearer' ? '' : group === 'Catfish' && /Cory|Pleco|nose|Oto/.test(base) ? '' : ` ${group}`;
      name = `${d.pick(['', '', 'Longfin ', 'Albino ', 'Wild-type ', 'Gold-spot ', 'Dwarf ', 'Giant ', 'Super Red ', 'Marbled '])}${base}${tail}`;
    } while (names.has(name));
    names.add(name);
    const [low, high] = G[group][2];
    const size = round(low + d.next() ** 2 * (high - low), 1);
    const t = d.int(18, 25);
    return {
      sku: `LF-${String(4003 + 11 * n++)}`,
      commonName: name,
      latin: d.chance(0.06) ? null : `${G[group][1]} ${d.pick(EP)}`,
      group,
      price: `£${(1.2 + size * (0.4 + d.next() * 2.4) + (d.chance(0.08) ? d.int(30, 160) : 0)).toFixed(2)}`,
      adultSize: `${size} cm`,
      minTank: `${Math.max(20, Math.round((size * d.int(8, 18)) / 5) * 5)} litres`,
      tempMin: t,
      tempMax: t + d.int(3, 6),
      temperament:
        group === 'Cichlid'
          ? d.weighted([
              ['Aggressive', 5],
              ['Semi-aggressive', 4],
              ['Peaceful', 1],
            ])
          : d.weighted([
              ['Peaceful', 7],
              ['Semi-aggressive', 2],
            ]),
      diet: d.weighted([
        ['Omnivore', 6],
        ['Herbivore', 3],
        ['Carnivore', 2],
      ]),
      origin: d.chance(0.05) ? 'n/a' : d.pick(G[group][3]),
      wildCaught: group === 'Livebearer' ? false : d.chance(0.2),
      qtyInStock: d.chance(0.17) ? 0 : d.int(1, 160),
      listedOn: d.day(from, to),
      careLevel: d.weighted([
        ['Easy', 6],
        ['Moderate', 3],
        ['Expert', 1],
      ]),
    };
  };
  const first = Array.from({ length: 270 }, () => make('2024-01-08', '2026-10-18'));
  const second = nextRun(first, {
    draw: d,
    gone: 0.04,
    changed: 0.22,
    added: 11,
    make: () => make('2026-10-22', '2026-11-19'),
    change: (r) =>
      d.chance(0.5)
        ? { ...r, price: `£${(Number(r.price.slice(1)) * (d.chance(0.65) ? 1.04 + d.next() * 0.25 : 0.6 + d.next() * 0.35)).toFixed(2)}` }
        : { ...r, qtyInStock: r.qtyInStock === 0 ? d.int(5, 90) : d.chance(0.4) ? 0 : d.int(1, 160) },
  });
  return [
    { file: 'aquafish-2026-10-20.json', text: json(first) },
    { file: 'aquafish-2026-11-20.json', text: json(second) },
  ];
}
