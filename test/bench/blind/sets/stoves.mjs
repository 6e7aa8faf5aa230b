import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-10-12', '2026-11-23'];
const BRANDS = [
  ['Aldbrook', 1150],
  ['Norrvik', 1680],
  ['Hearthline', 840],
  ['Casterley', 1020],
  ['Varmeland', 1940],
  ['Ember & Oak', 1320],
  ['Tregarth', 930],
];
const MODELS = ['Fenwick', 'Lynton', 'Skye', 'Halden', 'Bramley', 'Orrin', 'Cleeve', 'Marlow', 'Tarn', 'Rydal', 'Solberg', 'Wensley', 'Kielder'];
const pounds = (value) => `£${thousands(value, ',', 2)}`;
export function stoves() {
  const d = draws(48_101);
  let n = 4000;
  const used = new Set();
  const named = (brand, output) => {
    for (;;) {
      const made = `${brand} ${d.pick(MODELS)} ${d.pick(['', 'Eco ', 'Compact ', 'Wide ', 'Slimline ', 'Mk2 '])}${output}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const stock = () =>
    d.weighted([
      ['In stock', 10],
      ['Low stock', 3],
      ['Back order', 3],
      ['Discontinued', 1],
    ]);
  const make = () => {
    const [brand, base] = d.pick(BRANDS);
    const fuel = d.weighted([
      ['Multi-fuel', 9],
      ['Wood only', 7],
      ['Pellet', 3],
      ['Bioethanol', 1],
    ]);
    const output = d.pick([3.5, 4, 4.5, 5, 5, 5, 6, 7, 8, 10, 12]);
    return {
      SKU: `WS${(n += d.int(1, 9))}`,
      'Product Name': named(brand, output),
      Brand: brand,
      Fuel: fuel,
      Output: `${output} kW`,
      Efficiency: d.chance(0.05) ? '' : `${round(74 + d.next() * 13, 1)}%`,
      Price: pounds(Math.round((base * (0.7 + output / 15) * (fuel === 'Pellet' ? 1.7 : 1) * d.spread()) / 5) * 5 - 1),
      Flue: fuel === 'Bioethanol' ? '' : `${d.pick([100, 125, 125, 150, 150, 180])} mm`,
      Weight: d.chance(0.06) ? '' : `${Math.round((48 + output * 11) * d.spread())} kg`,
      Colours: d.some(['Black', 'Grey', 'Ivory', 'Moss Green', 'Brown', 'Red', 'White'], d.int(1, 4)).join('; '),
      'Smoke Exempt': d.chance(0.62) ? 'Yes' : 'No',
      Availability: stock(),
      Guarantee: `${d.pick([1, 2, 5, 5, 5, 10, 10, 15])} years`,
      Description: d.pick([
        'Cast iron body with a curved canopy. The airwash keeps the glass clean all evening.',
        'A log store below the firebox leaves room for two baskets of kindling.',
        'Top plate wide enough for a kettle or a pan of soup during a power cut.',
        'Takes logs up to 40 cm. Riddling grate and large ash pan for easy emptying.',
        'Soapstone sides hold the warmth until morning. Legs or pedestal at no extra charge.',
        'Double sided glass, made to stand between the kitchen and the sitting room.',
      ]),
    };
  };
  const change = (record) => {
    const by = d.chance(0.45) ? 1.02 + d.next() * 0.1 : 0.8 + d.next() * 0.17;
    const price = Math.round((Number(record.Price.replaceAll(/[£,]/g, '')) * by) / 5) * 5 - 1;
    return { ...record, ...(d.chance(0.65) ? { Price: pounds(price) } : {}), Availability: stock() };
  };
  const first = Array.from({ length: 380 }, make);
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.45, change, added: 31, make });
  return [first, second].map((records, index) => ({ file: `stoves-${RUNS[index]}.csv`, text: csv(records) }));
}
