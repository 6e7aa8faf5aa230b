import { csv, draws, nextRun, round, thousands } from '../made.mjs';
/** A shop of 3D printing filament, three runs, German number style. */
const MAT = {
  PLA: [17, 200, 60],
  'PLA+': [20, 210, 60],
  PETG: [21, 235, 80],
  ABS: [20, 245, 100],
  ASA: [28, 250, 100],
  TPU: [33, 225, 50],
  Nylon: [52, 260, 90],
  PC: [58, 275, 110],
};
const BRANDS = {
  Polymaker: 'CN',
  Prusament: 'CZ',
  eSUN: 'CN',
  Fillamentum: 'CZ',
  'Spectrum Filaments': 'PL',
  'Das Filament': 'DE',
  ColorFabb: 'NL',
  Extrudr: 'AT',
  Sunlu: 'CN',
  Rosa3D: 'PL',
};
const COLOURS = ['black', 'white', 'grey', 'red', 'blue', 'green', 'orange', 'yellow', 'natural', 'purple', 'pink', 'gold'];
const USES = ['prototyping', 'outdoor parts', 'figurines', 'mechanical parts', 'food-safe prints', 'lampshades', 'drone frames', 'phone cases'];
const BLURB = [
  'Prints like butter.',
  'Low warping, hardly any smell.',
  'Keep dry, hygroscopic.',
  'Cardboard free of plastic, made with leftover batches.',
  'Enclosure recommended.',
  'Very strong layer adhesion.',
  'Hardened nozzle needed.',
];
const eur = (v) => `${thousands(v, '.', 2, ',')} €`;
const num = (t) => Number(t.replaceAll(/[^\d,]/g, '').replace(',', '.'));
const de = (day) => day.split('-').toReversed().join('.');
export function filaments() {
  const draw = draws(70701);
  let n = 2100;
  const make = (from, to) => () => {
    n += draw.int(1, 6);
    const material = draw.weighted([
      ['PLA', 8],
      ['PLA+', 4],
      ['PETG', 6],
      ['ABS', 3],
      ['ASA', 3],
      ['TPU', 3],
      ['Nylon', 1.5],
      ['PC', 1],
    ]);
    const brand = draw.pick(Object.keys(BRANDS));
    const [base, noz, bed] = MAT[material];
    const kg = draw.weighted([
      [1, 9],
      [0.75, 4],
      [0.5, 2],
      [2.3, 1.4],
      [5, 0.6],
    ]);
    const finish = draw.chance(0.35) ? '' : draw.pick(['matte', 'silk', 'glossy', 'sparkle', 'carbon fibre', 'wood fill']);
    const price = round(
      Math.max(9, base * kg ** 0.9 * draw.spread() * (finish === 'carbon fibre' ? 1.6 : 1)) + draw.pick([0.49, 0.9, 0.95, 0.99, 0.0]),
      2,
    );
    const colour = draw.pick(COLOURS),
      stock = draw.chance(0.8),
      diam = draw.chance(0.87) ? '1,75 mm' : '2,85 mm';
    const ratings = draw.chance(0.12) ? 0 : Math.round(draw.next() ** 3 * 900) + 1;
    const lo = noz - draw.pick([5, 10, 10, 15]);
    return {
      sku: `FIL-${n}`,
      title: `${brand} ${material} ${finish ? `${finish} ` : ''}${colour} ${diam}`,
      brand,
      material,
      colour,
      finish,
      diam,
      spool_kg: String(kg).replace('.', ','),
      price: eur(price),
      oldPrice: draw.chance(0.24) ? eur(round(price * (1.08 + draw.next() * 0.4), 2)) : '',
      nozzle_min: `${lo} °C`,
      nozzle_max: `${lo + draw.pick([20, 25, 30, 40])} °C`,
      bed_temp: draw.chance(0.07) ? 'N/A' : `${bed + draw.pick([-10, 0, 0, 5])} °C`,
      stars: ratings === 0 ? '' : String(round(3.1 + draw.next() * 1.9, 1)).replace('.', ','),
      reviews: ratings,
      inStock: stock ? 'yes' : 'no',
      qty: stock ? draw.int(1, 240) : 0,
      restock: stock || draw.chance(0.3) ? '' : de(draw.day('2026-09-22', '2026-12-20')),
      ams_ok: draw.chance(0.66) ? 'Y' : 'N',
      recycledSpool: draw.chance(0.41) ? 'Y' : 'N',
      ships_from: BRANDS[brand],
      leadDays: draw.int(1, BRANDS[brand] === 'CN' ? 21 : 7),
      uses: draw.some(USES, draw.int(0, 3)).join('; '),
      listedSince: de(draw.day(from, to)),
      blurb: draw.chance(0.15) ? '' : draw.pick(BLURB),
    };
  };
  const change = (r) => {
    const p = num(r.price),
      q = round(p * draw.pick([0.8, 0.85, 0.9, 0.95, 1.05, 1.1]), 2);
    const stock = draw.chance(0.12) ? r.inStock !== 'yes' : r.inStock === 'yes';
    return {
      ...r,
      price: eur(q),
      oldPrice: q < p ? eur(p) : '',
      inStock: stock ? 'yes' : 'no',
      qty: stock ? draw.int(1, 240) : 0,
      restock: stock ? '' : r.restock,
      reviews: r.reviews + (r.reviews ? draw.int(0, 9) : 0),
    };
  };
  const one = Array.from({ length: 640 }, make('2024-01-08', '2026-09-06'));
  const two = nextRun(one, { draw, gone: 0.06, changed: 0.2, change, added: 44, make: make('2026-09-08', '2026-09-20') });
  const three = nextRun(two, { draw, gone: 0.07, changed: 0.24, change, added: 52, make: make('2026-09-22', '2026-10-04') });
  const runs = { '2026-09-07': one, '2026-09-21': two, '2026-10-05': three };
  return Object.entries(runs).map(([d, rows]) => ({ file: `filaments-${d}.csv`, text: csv(rows, ';') }));
}
