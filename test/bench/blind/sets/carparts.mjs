import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-11-02', '2026-11-16'];
const PARTS = [
  ['Alternator', 110],
  ['Starter Motor', 85],
  ['Headlight Left', 140],
  ['Headlight Right', 140],
  ['Tail Light', 55],
  ['Front Bumper', 190],
  ['Bonnet', 210],
  ['Wing Mirror', 60],
  ['Tailgate', 260],
  ['Gearbox', 620],
  ['Driveshaft', 95],
  ['Complete Engine', 1450],
  ['Turbocharger', 380],
  ['Radiator', 75],
  ['Water Pump', 45],
  ['Driver Seat', 150],
  ['Steering Wheel', 90],
  ['Navigation Unit', 240],
];
const CARS = [
  ['Volkswagen', ['Golf', 'Polo', 'Passat']],
  ['Opel', ['Astra', 'Corsa']],
  ['Renault', ['Clio', 'Mégane', 'Kangoo']],
  ['BMW', ['3 Series', '1 Series']],
  ['Volvo', ['V60', 'XC60']],
  ['Toyota', ['Yaris', 'Auris']],
  ['Škoda', ['Octavia', 'Fabia']],
];
const dots = (day) => day.split('-').toReversed().join('.');
const euros = (value) => `€ ${thousands(value, '.', 2, ',')}`;
export function carparts() {
  const d = draws(46_303);
  let n = 30_000;
  let run = RUNS[0];
  const make = () => {
    const [part, base] = d.pick(PARTS);
    const [brand, models] = d.pick(CARS);
    const grade = d.weighted([
      ['A', 5],
      ['B', 6],
      ['C', 3],
    ]);
    const year = d.int(2008, 2023);
    return {
      SKU: `AP${(n += d.int(1, 13))}`,
      PART: part,
      MAKE: brand,
      MODEL: d.pick(models),
      BUILD_YEAR: year,
      GRADE: grade,
      PRICE: euros(
        round(
          base * { A: 1.25, B: 1, C: 0.65 }[grade] * (brand === 'BMW' || brand === 'Volvo' ? 1.35 : 1) * d.spread() * (0.7 + (year - 2008) / 35),
          1,
        ),
      ),
      MILEAGE: d.chance(0.09) ? '' : `${thousands((2027 - year) * d.int(7000, 19_000), '.')} km`,
      WARRANTY: d.chance(0.12) ? '' : `${d.pick([3, 3, 6, 6, 12, 24])} months`,
      STOCK: d.chance(0.1) ? 0 : d.pick([1, 1, 1, 1, 2, 2, 3, 5]),
      TESTED: d.chance(0.66) ? 'Y' : 'N',
      DISMANTLED_ON: dots(d.day('2025-02-01', run)),
      BRANCH: d.weighted([
        ['Rotterdam', 6],
        ['Antwerp', 5],
        ['Eindhoven', 3],
        ['Ghent', 2],
      ]),
      DAMAGE_CODES: d.chance(0.55)
        ? ''
        : d.some(['scratches', 'dent', 'rust', 'cracked clip', 'missing bolt', 'worn', 'repainted'], d.int(1, 3)).join('; '),
    };
  };
  const change = (record) => {
    const price = Number(record.PRICE.slice(2).replaceAll('.', '').replace(',', '.'));
    const by = d.chance(0.75) ? 0.75 + d.next() * 0.2 : 1.04 + d.next() * 0.15;
    return {
      ...record,
      PRICE: d.chance(0.7) ? euros(round(price * by, 1)) : record.PRICE,
      STOCK: record.STOCK > 0 && d.chance(0.35) ? record.STOCK - 1 : record.STOCK,
    };
  };
  const first = Array.from({ length: 520 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.09, changed: 0.38, change, added: 46, make });
  return [first, second].map((records, index) => ({ file: `carparts-${RUNS[index]}.csv`, text: csv(records) }));
}
