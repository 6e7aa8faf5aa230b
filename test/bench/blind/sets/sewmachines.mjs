import { csv, draws, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-11-01', '2026-11-22'];
const MODELS = [
  ['Singer', 'Treadle', ['66 Red Eye', '27 Sphinx', '15K'], 190, 1905, 1938, 1, 72],
  ['Singer', 'Mechanical', ['Featherweight 221', 'Heavy Duty 4423', 'Tradition 2277'], 210, 1946, 2022, 12, 16],
  ['Brother', 'Computerized', ['CS7000X', 'SE700', 'XR9550'], 240, 2012, 2025, 90, 11],
  ['Brother', 'Serger', ['1034D', 'ST4031HD'], 205, 2008, 2025, 22, 13],
  ['Bernina', 'Computerized', ['B 475 QE', 'Activa 230', 'Aurora 440'], 1450, 2001, 2024, 300, 22],
  ['Bernina', 'Mechanical', ['Record 830', '1008', 'Matic 910'], 520, 1971, 2012, 20, 24],
  ['Janome', 'Computerized', ['Skyline S5', 'Memory Craft 6700P', 'DC2030'], 760, 2006, 2024, 160, 19],
  ['Janome', 'Mechanical', ['HD3000', 'Sewist 725S'], 290, 2004, 2024, 18, 18],
  ['Juki', 'Industrial', ['DDL-8700', 'TL-2010Q', 'DNU-1541'], 1080, 1994, 2024, 1, 64],
  ['Juki', 'Serger', ['MO-654DE', 'MO-1000'], 480, 2009, 2024, 15, 15],
  ['Pfaff', 'Embroidery', ['Creative 4.5', 'Creative Icon'], 2100, 2013, 2024, 250, 27],
  ['Husqvarna Viking', 'Embroidery', ['Designer Topaz 50', 'Designer Jade 35'], 1350, 2012, 2023, 180, 23],
  ['Elna', 'Mechanical', ['Supermatic', 'Lotus SP', 'Grasshopper'], 170, 1942, 1984, 10, 17],
];
const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const dollars = (value) => `$${thousands(value, ',', 2)}`;
export function sewmachines() {
  const d = draws(54_303);
  let n = 61_000;
  let run = RUNS[0];
  const make = () => {
    const [brand, type, models, usual, from, to, stitches, weight] = d.pick(MODELS);
    const condition = d.weighted([
      ['Like New', 3],
      ['Good', 7],
      ['Fair', 4],
      ['For Parts', 1.5],
    ]);
    const worth = { 'Like New': 1.15, Good: 0.95, Fair: 0.65, 'For Parts': 0.25 }[condition];
    const price = Math.max(15, Math.round((usual * worth * d.spread()) / 5) * 5);
    return {
      'Listing ID': `SM${(n += d.int(1, 11))}`,
      Title: `${brand} ${d.pick(models)} ${d.pick(['sewing machine', '- runs great', 'w/ manual', '- estate sale find', 'sews smooth', '- moving must go', 'barely used'])}`,
      Brand: brand,
      'Machine Type': type,
      Price: dollars(price - (d.chance(0.3) ? 0.01 : 0)),
      Condition: condition,
      'Year Made': d.chance(0.16) ? '' : d.int(from, to),
      Stitches: Math.max(1, stitches + d.int(-2, 4) * (stitches > 50 ? 5 : 1) * (stitches > 1 ? 1 : 0)),
      Weight: d.chance(0.08) ? 'N/A' : `${(weight * (0.85 + d.next() * 0.3)).toFixed(1)} lb`,
      Serviced: d.chance(0.4) ? 'Yes' : 'No',
      City: d.weighted([
        ['Portland', 6],
        ['Boise', 3],
        ['Tacoma', 4],
        ['Spokane', 4],
        ['Eugene', 3],
        ['Seattle', 8],
      ]),
      Posted: us(d.day('2026-08-20', run)),
      Views: Math.round(d.next() ** 2 * 900) + 3,
      Includes: d.chance(0.12)
        ? ''
        : d
            .some(['foot pedal', 'hard case', 'walking foot', 'bobbins', 'extension table', 'cabinet', 'manual', 'buttonholer'], d.int(1, 4))
            .join('; '),
    };
  };
  const change = (record) => {
    const price = Number(record.Price.replaceAll(/[$,]/g, ''));
    const by = d.chance(0.82) ? 0.7 + d.next() * 0.25 : 1.05 + d.next() * 0.1;
    return { ...record, Price: d.chance(0.7) ? dollars(Math.round(price * by)) : record.Price, Views: record.Views + d.int(5, 160) };
  };
  const first = Array.from({ length: 470 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.14, changed: 0.42, change, added: 58, make });
  return [first, second].map((records, index) => ({ file: `sewmachines-${RUNS[index]}.csv`, text: csv(records) }));
}
