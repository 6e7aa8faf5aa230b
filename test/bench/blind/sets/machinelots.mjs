import { csv, draws, thousands } from '../made.mjs';
const MACHINES = [
  ['Trumpf', 'TruLaser 3030', 'Laser cutter', 92_000, 11_500],
  ['Trumpf', 'TruBend 5130', 'Press brake', 61_000, 10_200],
  ['Bystronic', 'ByStar 3015', 'Laser cutter', 74_000, 12_000],
  ['Amada', 'HFE 100-3', 'Press brake', 33_000, 7400],
  ['DMG Mori', 'CTX beta 800', 'CNC lathe', 58_000, 6900],
  ['DMG Mori', 'DMU 50', 'Machining centre', 66_000, 4600],
  ['Mazak', 'Quick Turn 250', 'CNC lathe', 44_000, 5200],
  ['Haas', 'VF-2', 'Machining centre', 29_000, 3400],
  ['Haas', 'ST-20', 'CNC lathe', 27_000, 4100],
  ['Hermle', 'C 400', 'Machining centre', 89_000, 8200],
  ['Weiler', 'Praktikant VC', 'Manual lathe', 9500, 1150],
  ['Deckel', 'FP 3A', 'Milling machine', 8800, 1700],
  ['Studer', 'S33', 'Grinding machine', 38_000, 4300],
  ['Jung', 'J 630', 'Grinding machine', 14_500, 2400],
  ['Behringer', 'HBP 313', 'Band saw', 11_000, 1900],
];
const ACCESSORIES = ['chip conveyor', 'bar feeder', 'tool holders', 'manual', 'coolant tank', 'probe', 'transformer', 'spare parts', 'light curtain'];
const REMARKS = [
  'Seen under power last week. Loading by forklift is free until noon on Fridays.',
  'Spindle was rebuilt after a crash, invoice on file. Some surface rust on the table.',
  'From the closure of a supplier to the railways. Riggers must book a slot.',
  'Control cabinet opened by an electrician, battery of the memory is flat.',
  'Trade school machine, single shift, cleaned every evening by the apprentices.',
  '',
];
const dotted = (day) => day.split('-').toReversed().join('.');
export function machinelots() {
  const d = draws(44_808);
  let n = 0;
  const records = Array.from({ length: 410 }, () => {
    const [maker, model, type, price, weight] = d.pick(MACHINES);
    const year = d.int(1994, 2023);
    const bids = d.chance(0.13) ? 0 : d.int(1, 64);
    const bid = Math.round(((price * (year - 1980) * (0.3 + bids / 70) * d.spread()) / 45 + 100) / 50) * 50;
    const [country, town] = d.weighted([
      [['Germany', ['Stuttgart', 'Chemnitz', 'Siegen']], 6],
      [['Netherlands', ['Eindhoven', 'Tilburg']], 3],
      [['Belgium', ['Genk', 'Kortrijk']], 2],
      [['Italy', ['Brescia', 'Modena']], 3],
      [['Poland', ['Gliwice']], 1.6],
    ]);
    return {
      'lot-no': `M${String((n += d.int(1, 3))).padStart(4, '0')}`,
      title: `${maker} ${model}`,
      maker,
      'machine-type': type,
      'year-of-make': d.chance(0.06) ? '' : year,
      'running-hours': d.chance(0.2) ? '' : `${thousands(d.int(900, 1500 + (2026 - year) * 1700), '.')} h`,
      weight: `${thousands(Math.round((weight * (0.9 + d.next() * 0.25)) / 10) * 10, '.')} kg`,
      'current-bid': bids ? `€ ${thousands(bid, '.')}` : '',
      bids,
      'reserve-met': bids > 22 || (bids > 8 && d.chance(0.4)) ? 'true' : 'false',
      location: `${d.pick(town)}, ${country}`,
      'closes-on': dotted(d.day('2026-11-23', '2026-12-18')),
      accessories: d.chance(0.2) ? '' : d.some(ACCESSORIES, d.int(1, 4)).join('; '),
      remarks: d.pick(REMARKS),
    };
  });
  return [{ file: 'machinelots-2026-11-19.csv', text: csv(records, ';') }];
}
