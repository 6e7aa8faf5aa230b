import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const RUNS = ['2026-10-29', '2026-11-12', '2026-11-26'];
const MODELS = [
  ['Lenovo', 'ThinkPad T14 Gen 2', '14.0"', 'Intel Core i5-1145G7', 420],
  ['Lenovo', 'ThinkPad X1 Carbon Gen 9', '14.0"', 'Intel Core i7-1165G7', 610],
  ['Lenovo', 'Yoga 7i', '15.6"', 'Intel Core i7-1255U', 540],
  ['Dell', 'Latitude 5420', '14.0"', 'Intel Core i5-1135G7', 340],
  ['Dell', 'XPS 13 9310', '13.4"', 'Intel Core i7-1185G7', 650],
  ['Dell', 'Precision 5560', '15.6"', 'Intel Core i7-11850H', 890],
  ['HP', 'EliteBook 840 G8', '14.0"', 'Intel Core i5-1145G7', 390],
  ['HP', 'ProBook 450 G9', '15.6"', 'Intel Core i5-1235U', 410],
  ['HP', 'Spectre x360', '13.5"', 'Intel Core i7-1255U', 720],
  ['Apple', 'MacBook Air M1', '13.3"', 'Apple M1', 590],
  ['Apple', 'MacBook Air M2', '13.6"', 'Apple M2', 790],
  ['Apple', 'MacBook Pro 14', '14.2"', 'Apple M1 Pro', 1180],
  ['Apple', 'MacBook Pro 16', '16.2"', 'Apple M2 Max', 1890],
  ['Asus', 'ZenBook 14', '14.0"', 'AMD Ryzen 7 5825U', 480],
  ['Asus', 'ROG Zephyrus G14', '14.0"', 'AMD Ryzen 9 6900HS', 940],
  ['Acer', 'Swift 3', '14.0"', 'AMD Ryzen 5 5500U', 330],
  ['Microsoft', 'Surface Laptop 4', '13.5"', 'AMD Ryzen 5 4680U', 510],
];
const GRADES = [
  ['Excellent', 1.12],
  ['Good', 1],
  ['Fair', 0.84],
];
const SELLERS = [
  ['RefurbKing', 'US'],
  ['TechSecond', 'US'],
  ['GreenByte', 'Canada'],
  ['LapLoop', 'US'],
  ['NorthGear', 'Canada'],
  ['ReNew Hub', 'Mexico'],
  ['CircuitBarn', 'US'],
];
const money = (value) => `$${thousands(value, ',', 2)}`;
const yes = (value) => (value ? 'yes' : 'no');

function maker(draw) {
  let at = 0;
  return (from, to) => {
    const [brand, model, screen, cpu, base] = draw.pick(MODELS);
    const [grade, factor] = draw.weighted(GRADES.map((item, place) => [item, [4, 5, 2][place]]));
    const ram = draw.weighted([
      [8, 4],
      [16, 6],
      [32, 2],
      [64, 0.4],
    ]);
    const storage = draw.weighted([
      ['256 GB SSD', 4],
      ['512 GB SSD', 6],
      ['1 TB SSD', 3],
      ['2 TB SSD', 0.5],
    ]);
    const price = Math.round(base * factor * (0.84 + ram / 100) * draw.spread() * 100) / 100;
    const [seller, country] = draw.pick(SELLERS);
    at += 1;
    return {
      item_id: `LT${40_210 + at * 13}`,
      title: `${brand} ${model} ${ram}GB ${storage.replace(' SSD', '')} - ${grade}`,
      brand,
      model,
      cpu,
      ram: `${ram} GB`,
      storage,
      screen,
      grade,
      price,
      list_price: draw.chance(0.12) ? null : price * (1.25 + draw.next() * 0.8),
      battery_health: draw.chance(0.15) ? '' : `${draw.int(71, 100)}%`,
      rating: draw.chance(0.18) ? '' : `${(3 + draw.next() * 2).toFixed(1)} out of 5`,
      reviews: draw.chance(0.18) ? 0 : Math.round(draw.next() ** 2 * 640),
      seller,
      ships_from: country,
      warranty_months: draw.weighted([
        [3, 2],
        [6, 3],
        [12, 6],
        [24, 1.5],
        ['', 1],
      ]),
      free_shipping: yes(draw.chance(0.6)),
      touchscreen: yes(/Yoga|Spectre|Surface/.test(model) || draw.chance(0.07)),
      charger_included: draw.chance(0.06) ? '' : yes(draw.chance(0.82)),
      units_left: draw.chance(0.1) ? 0 : draw.int(1, 24),
      listed: draw.day(from, to),
    };
  };
}

const days = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function shown(records, run) {
  return records.map((record) => {
    const age = days(record.listed, run);
    return {
      ...record,
      price: money(record.price),
      list_price: record.list_price === null ? '' : money(record.list_price),
      listed: age === 1 ? '1 day ago' : `${age} days ago`,
    };
  });
}

/** Refurbished laptops of a marketplace, three runs: prices "$1,299.00", "4.5 out of 5", "3 days ago"; sizes with their units. */
export function refurblaptops() {
  const draw = draws(290_011);
  const make = maker(draw);
  const change = (record) => ({
    ...record,
    price: Math.round(record.price * (0.82 + draw.next() * 0.28) * 100) / 100,
    units_left: Math.max(0, record.units_left - draw.int(0, 4)),
  });
  let records = Array.from({ length: 240 }, () => make('2026-08-20', '2026-10-28'));
  const files = [];
  for (const [index, run] of RUNS.entries()) {
    if (index > 0)
      records = nextRun(records, {
        draw,
        gone: 0.14,
        changed: 0.2,
        change,
        added: 36,
        make: () => make(addDays(RUNS[index - 1], 1), addDays(run, -1)),
      });
    files.push({ file: `refurblaptops-${run}.csv`, text: csv(shown(records, run)) });
  }
  return files;
}
