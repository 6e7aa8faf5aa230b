import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const BRANDS = {
  Samsong: 1.15,
  LGE: 1.1,
  Sonor: 1.25,
  Hisentia: 0.75,
  TCK: 0.7,
  Panatronic: 1.05,
  Philux: 0.95,
  Vizia: 0.72,
  Toshida: 0.66,
  Sharpe: 0.8,
};
const OS = {
  Samsong: 'Tizen',
  LGE: 'webOS',
  Sonor: 'Google TV',
  Hisentia: 'VIDAA',
  TCK: 'Roku TV',
  Panatronic: 'Fire TV',
  Philux: 'Google TV',
  Vizia: 'SmartCast',
  Toshida: 'Fire TV',
  Sharpe: 'Roku TV',
};

/** A web shop's televisions, two crawls two weeks apart: '55"', "$1,299.00", yes/no. */
export function tvs() {
  const draw = draws(210_101);
  let index = 0;
  const first = Array.from({ length: 360 }, () => tv(draw, index++));
  const change = (record) => {
    const price = Number(record.price.replace(/[$,]/g, ''));
    const moved = Math.max(79, Math.round(price * (draw.chance(0.7) ? 0.72 + draw.next() * 0.24 : 1.02 + draw.next() * 0.14)) - 0.01);
    return {
      ...record,
      price: `$${thousands(moved, ',', 2)}`,
      inStock: draw.chance(0.3) ? (record.inStock === 'yes' ? 'no' : 'yes') : record.inStock,
      reviews: record.reviews + draw.int(0, 40),
    };
  };
  const second = nextRun(first, { draw, gone: 0.07, changed: 0.42, change, added: 31, make: () => tv(draw, index++, true) });
  return [
    { file: 'tvs-2026-11-06.csv', text: csv(first) },
    { file: 'tvs-2026-11-20.csv', text: csv(second) },
  ];
}

function tv(draw, index, fresh = false) {
  const brand = draw.pick(Object.keys(BRANDS));
  const size = draw.weighted([
    [24, 2],
    [32, 5],
    [40, 4],
    [43, 7],
    [50, 8],
    [55, 10],
    [65, 10],
    [75, 7],
    [77, 2],
    [83, 2],
    [85, 4],
    [98, 1],
  ]);
  const panel = size < 40 ? 'LED' : draw.weighted([['LED', 5], ['QLED', 4], ['Mini-LED', 2.5], ...(size >= 43 ? [['OLED', 3]] : [])]);
  const resolution = size <= 32 ? draw.pick(['HD', 'Full HD']) : size === 40 ? 'Full HD' : size >= 75 && draw.chance(0.13) ? '8K' : '4K';
  const hz = size < 43 ? 60 : panel === 'LED' ? draw.pick([60, 60, 60, 120]) : draw.pick([60, 120, 120, 144, 165]);
  const factor = { LED: 0.55, QLED: 0.85, 'Mini-LED': 1.2, OLED: 1.75 }[panel] * (resolution === '8K' ? 2.1 : 1);
  const price = Math.max(89, Math.round((size * size * 0.19 + 60) * factor * BRANDS[brand] * draw.spread() * 1.1)) - 0.01;
  const code = `${String.fromCharCode(65 + draw.int(0, 25))}${draw.int(1, 9)}${draw.int(0, 9)}${String.fromCharCode(65 + draw.int(0, 25))}`;
  const reviews = fresh ? draw.int(0, 25) : Math.round(draw.next() ** 2.5 * 4800);
  return {
    sku: `TV-${20411 + index * 7}`,
    title: `${brand} ${size}" ${resolution} ${panel} ${draw.pick(['Smart TV', 'Television', 'TV', 'Smart Television'])} ${code}`,
    brand,
    screenSize: `${size}"`,
    panelType: panel,
    resolution,
    refreshRate: `${hz} Hz`,
    smartOs: size <= 32 && draw.chance(0.4) ? '' : OS[brand],
    price: `$${thousands(price, ',', 2)}`,
    wasPrice: draw.chance(0.6) ? '' : `$${thousands(Math.round(price * (1.08 + draw.next() * 0.4)) - 0.01, ',', 2)}`,
    rating: reviews === 0 ? '' : round(2.6 + Math.sqrt(draw.next()) * 2.3, 1),
    reviews,
    hdmiPorts: size <= 32 ? draw.int(1, 2) : draw.int(2, 4),
    weightKg: draw.chance(0.06) ? 'N/A' : `${round(size * size * 0.0058 * draw.spread() + 1.1, 1)} kg`,
    inStock: draw.chance(0.78) ? 'yes' : 'no',
    releasedOn: fresh ? draw.day('2026-08-01', '2026-11-10') : draw.day('2022-02-01', '2026-10-15'),
  };
}
