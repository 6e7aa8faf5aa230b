import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

const BRANDS = ['Dormeo', 'Sleepwell', 'Nimbus', 'Hästa', 'CloudNine', 'Restora', 'Emmeline', 'Bodyform', 'Otto & Sheep', 'Silent Night Co'];
const LINES = ['Original', 'Hybrid Plus', 'Luxe', 'Essential', 'Cool Touch', 'Ortho', 'Eco', 'Premier', 'Pocket 2000', 'Air'];
const SIZES = { Single: 0.6, 'Small Double': 0.8, Double: 1, King: 1.25, 'Super King': 1.5 };
const TYPES = { 'Memory foam': 480, Hybrid: 720, 'Pocket sprung': 560, Latex: 940, 'Open coil': 260 };

/** A bed shop's mattresses, scraped twice: prices change before Black Friday. */
export function mattresses() {
  const draw = draws(180_606);
  let id = 4100;
  const make = (runDay) => {
    const brand = draw.pick(BRANDS);
    const type = draw.weighted([
      ['Memory foam', 4],
      ['Hybrid', 3.4],
      ['Pocket sprung', 3],
      ['Latex', 1.1],
      ['Open coil', 1.2],
    ]);
    const size = draw.pick(Object.keys(SIZES));
    const price = round(TYPES[type] * SIZES[size] * draw.spread() - 0.01 + draw.int(0, 4) / 10, 2);
    const reviews = draw.chance(0.1) ? 0 : Math.ceil(draw.next() ** 3 * 4200);
    id += draw.int(1, 7);
    const height = draw.int(14, 34);
    return {
      sku: `MT-${id}`,
      title: `${brand} ${draw.pick(LINES)} ${type} Mattress - ${size}`,
      brand,
      type,
      size,
      firmness: draw.chance(0.06) ? null : `${draw.int(2, 9)}/10`,
      weight: draw.chance(0.1) ? null : `${round(height * SIZES[size] * 1.25 * draw.spread(), 1)} kg`,
      'trial nights': draw.weighted([
        [0, 2],
        [30, 1.5],
        [60, 1],
        [100, 3],
        [200, 1.5],
        [365, 0.6],
      ]),
      warranty_yrs: draw.pick([1, 2, 5, 5, 10, 10, 15, 25]),
      price: `£${thousands(price, ',', 2)}`,
      old_price: draw.chance(0.55) ? null : `£${thousands(price * (1.08 + draw.next() * 0.6), ',', 2)}`,
      rating: reviews === 0 ? null : round(3.1 + Math.sqrt(draw.next()) * 1.9, 1),
      review_cnt: reviews,
      in_stock: draw.chance(0.82) ? 'yes' : 'no',
      vegan: draw.chance(0.35) ? 'Y' : 'N',
      last_review: reviews === 0 ? null : draw.chance(0.3) ? `${draw.int(2, 25)} days ago` : draw.day('2025-06-01', runDay),
    };
  };
  const first = Array.from({ length: 320 }, () => make('2026-10-20'));
  const change = (record) => {
    const old = Number(record.price.replace(/[£,]/g, ''));
    const price = round(old * (draw.chance(0.75) ? 0.75 + draw.next() * 0.2 : 1.03 + draw.next() * 0.1), 2);
    return {
      ...record,
      price: `£${thousands(price, ',', 2)}`,
      in_stock: draw.chance(0.12) ? (record.in_stock === 'yes' ? 'no' : 'yes') : record.in_stock,
      review_cnt: record.review_cnt === 0 ? 0 : record.review_cnt + draw.int(0, 40),
    };
  };
  const second = nextRun(first, { draw, gone: 0.09, changed: 0.4, change, added: 38, make: () => make('2026-11-19') });
  const settle = (records, days) =>
    records.map((record) => ({
      ...record,
      last_review: record.last_review?.endsWith('ago') && days ? addDays('2026-10-20', -Number.parseInt(record.last_review, 10)) : record.last_review,
    }));
  return [
    { file: 'mattresses-2026-10-20.csv', text: csv(first, ';') },
    { file: 'mattresses-2026-11-20.csv', text: csv([...settle(second.slice(0, second.length - 38), true), ...second.slice(-38)], ';') },
  ];
}
