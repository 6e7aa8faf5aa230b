import { addDays, draws, json, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-10-05', '2026-10-19', '2026-11-02'];
const PLACES = [
  [
    'Hurghada',
    'Egypt',
    ['SS Thistlegorm', 'Abu Nuhas', 'Giftun Drift', 'Carless Reef', 'Umm Gamar'],
    0.8,
    ['Nour el Bahr', 'Blue Scarab', 'Sea Sphinx'],
  ],
  ['Marsa Alam', 'Egypt', ['Elphinstone', 'Daedalus', 'Shaab Samadai', 'Fury Shoal'], 0.9, ['Red Lantern', 'Hamada Star']],
  ['Valletta', 'Malta', ['Um El Faroud', 'HMS Maori', 'Blenheim Bomber', 'Rozi'], 1.1, ['Santa Katarina', 'Luzzu Azzurra']],
  ['Gozo', 'Malta', ['Blue Hole', 'P29', 'Double Arch'], 1, ['Calypso Dawn']],
  ['Estartit', 'Spain', ['Medes Islands', 'Reggio Messina', 'El Dofi'], 1.15, ['Gregal', 'Tramuntana III']],
  ['Cartagena', 'Spain', ['Isla Hormigas', 'Carbonero', 'Naranjito'], 1.05, ['Virgen del Mar', 'Levante']],
  ['Pula', 'Croatia', ['Baron Gautsch', 'Coriolanus', 'Fraskeric'], 0.95, ['Galeb', 'Stara Istra']],
  ['Vis', 'Croatia', ['Vassilios', 'Teti', 'B-17 Bomber'], 1.2, ['Issa Diver', 'Palagruza']],
];
export function divecharters() {
  const d = draws(54_202);
  let n = 7000;
  const make = () => {
    const [port, country, sites, dear, boats] = d.pick(PLACES);
    const nights = d.weighted([
      [1, 5],
      [2, 4],
      [3, 5],
      [5, 2],
      [7, 4],
      [10, 1],
    ]);
    const level = d.weighted([
      ['Open Water', 5],
      ['Advanced', 6],
      ['Technical', 2],
    ]);
    const full = d.chance(0.18);
    return {
      tripId: `DC${(n += d.int(1, 9))}`,
      boat: d.pick(boats),
      port,
      country,
      departs: addDays('2026-11-10', d.int(0, 260)),
      nights,
      dives: nights * d.int(2, 3) + d.int(0, 1),
      maxDepth: d.chance(0.06) ? null : `${level === 'Open Water' ? d.int(14, 20) : level === 'Advanced' ? d.int(22, 40) : d.int(45, 88)} m`,
      price: `€${thousands(Math.round(nights * 165 * dear * d.spread() * (level === 'Technical' ? 1.35 : 1)) + 40, ',')}`,
      spacesLeft: full ? 0 : d.int(1, 16),
      minimumLevel: level,
      nitroxIncluded: d.chance(0.48),
      status: full ? 'Full' : d.chance(0.92) ? 'Open' : 'On request',
      sites: d.some(sites, d.int(1, 3)),
    };
  };
  const change = (record) => {
    const price = Number(record.price.replaceAll(/[€,]/g, ''));
    const by = d.chance(0.35) ? 1.04 + d.next() * 0.12 : 0.75 + d.next() * 0.2;
    const spaces = Math.max(0, record.spacesLeft - d.int(0, 7));
    const status = spaces === 0 ? 'Full' : d.chance(0.1) ? 'Cancelled' : record.status;
    return { ...record, price: d.chance(0.5) ? `€${thousands(Math.round(price * by), ',')}` : record.price, spacesLeft: spaces, status };
  };
  const runs = [Array.from({ length: 250 }, make)];
  runs.push(nextRun(runs[0], { draw: d, gone: 0.05, changed: 0.35, change, added: 19, make }));
  runs.push(nextRun(runs[1], { draw: d, gone: 0.08, changed: 0.4, change, added: 24, make }));
  return runs.map((records, index) => ({ file: `divecharters-${RUNS[index]}.json`, text: json(records) }));
}
