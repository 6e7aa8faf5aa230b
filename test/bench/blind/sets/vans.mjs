import { addDays, draws, json, nextRun, thousands } from '../made.mjs';

const MODELS = [
  ['Ford', 'Transit Custom', 31_000, 'Medium', 9],
  ['Ford', 'Transit', 34_000, 'Large', 6],
  ['Ford', 'Transit Connect', 22_500, 'Small', 4],
  ['Volkswagen', 'Transporter', 38_000, 'Medium', 7],
  ['Volkswagen', 'Crafter', 41_000, 'Large', 3],
  ['Volkswagen', 'Caddy', 26_000, 'Small', 3],
  ['Mercedes-Benz', 'Sprinter', 43_000, 'Large', 5],
  ['Mercedes-Benz', 'Vito', 35_000, 'Medium', 3],
  ['Vauxhall', 'Vivaro', 28_500, 'Medium', 6],
  ['Vauxhall', 'Combo', 20_500, 'Small', 3],
  ['Renault', 'Trafic', 28_000, 'Medium', 4],
  ['Renault', 'Kangoo', 20_000, 'Small', 3],
  ['Citroen', 'Berlingo', 19_500, 'Small', 4],
  ['Peugeot', 'Boxer', 30_500, 'Large', 3],
];
const BODIES = { Small: [1.5, 2.2, 480, 950], Medium: [2.3, 3, 800, 1350], Large: [2.9, 4.5, 950, 1750] };
const TOWNS = ['Birmingham', 'Coventry', 'Derby', 'Leicester', 'Stoke', 'Wolverhampton', 'Northampton'];

/** Used vans of an advertisement site in two runs: "£12,995", "84,210 miles", "1,120 kg", "2.4 m", VAT in words. */
export function vans() {
  const draw = draws(370_005);
  let at = 7_700_100;
  const maker = (from, to) => () => {
    at += draw.int(7, 90);
    const [make, model, fresh, size] = draw.weighted(MODELS.map((item) => [item, item[4]]));
    const year = draw.int(2011, 2025);
    const age = 2026 - year;
    const fuel = year >= 2020 && draw.chance(0.22) ? 'Electric' : size === 'Small' && draw.chance(0.2) ? 'Petrol' : 'Diesel';
    const miles = Math.round(age * (fuel === 'Electric' ? 7500 : 11_500) * draw.spread()) + draw.int(300, 4000);
    const price = Math.max(1800, Math.round((fresh * 0.88 ** age * draw.spread() * (miles > 150_000 ? 0.75 : 1)) / 50) * 50 - 5);
    const [short, long, light, heavy] = BODIES[size];
    const trade = draw.chance(0.68);
    return {
      ad_id: at,
      make,
      model,
      van_size: size,
      reg_year: year,
      asking_price: `£${thousands(draw.chance(0.01) ? price * 5 : price, ',')}`,
      vat: trade
        ? draw.weighted([
            ['plus VAT', 5],
            ['VAT included', 3],
            ['no VAT', 2],
          ])
        : 'no VAT',
      mileage: draw.chance(0.04) ? null : `${thousands(miles, ',')} miles`,
      fuel,
      gearbox: fuel === 'Electric' || draw.chance(0.2) ? 'Automatic' : 'Manual',
      bhp: draw.chance(0.08) ? null : draw.pick([75, 90, 95, 102, 110, 120, 130, 136, 150, 163, 170, 204]),
      load_length: draw.chance(0.12) ? null : `${(short + draw.next() * (long - short)).toFixed(1)} m`,
      payload: draw.chance(0.15) ? null : `${thousands(draw.int(light, heavy), ',')} kg`,
      seats: draw.weighted([
        [3, 9],
        [2, 4],
        [5, 2],
        [6, 1],
      ]),
      prev_owners: draw.weighted([
        [1, 7],
        [2, 5],
        [3, 3],
        [4, 1],
        [6, 0.3],
      ]),
      full_history: draw.chance(0.54),
      air_con: draw.chance(0.6),
      tow_bar: draw.chance(0.23),
      mot_until: age < 3 || draw.chance(0.05) ? null : draw.day('2026-11-10', '2027-11-20'),
      seller: trade ? 'Dealer' : 'Private',
      town: draw.pick(TOWNS),
      advertised: draw.day(from, to),
    };
  };
  const first = Array.from({ length: 274 }, maker('2026-07-01', '2026-11-05'));
  const second = nextRun(first, {
    draw,
    gone: 0.24,
    changed: 0.3,
    change: (record) => {
      const price = Number(record.asking_price.replaceAll(/\D/g, ''));
      const cut = Math.round((price * (0.02 + draw.next() * 0.11)) / 50) * 50 + 50;
      if (draw.chance(0.12) && record.mot_until !== null) return { ...record, mot_until: addDays('2026-11-06', draw.int(350, 384)) };
      return { ...record, asking_price: `£${thousands(draw.chance(0.88) ? price - cut : price + cut, ',')}` };
    },
    added: 81,
    make: maker('2026-11-06', '2026-11-26'),
  });
  return [
    { file: 'vans-2026-11-05.json', text: json(first) },
    { file: 'vans-2026-11-26.json', text: json(second) },
  ];
}
