import { draws, json, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-09-28', '2026-10-26', '2026-11-23'];
const CARS = [
  ['Kia', 'EV3 Air', 'SUV', 331, 289],
  ['Kia', 'EV6 GT-Line', 'Crossover', 347, 399],
  ['Kia', 'EV9 Launch', 'SUV', 313, 588],
  ['Tesla', 'Model 3 RWD', 'Saloon', 344, 329],
  ['Tesla', 'Model Y Long Range', 'SUV', 373, 389],
  ['MG', 'MG4 SE', 'Hatchback', 218, 199],
  ['MG', 'MGS5 Trophy', 'SUV', 298, 268],
  ['Renault', '5 Techno', 'Hatchback', 253, 219],
  ['Renault', 'Scenic Iconic', 'SUV', 381, 349],
  ['BMW', 'i4 eDrive40', 'Saloon', 365, 455],
  ['BMW', 'iX1 xLine', 'SUV', 269, 419],
  ['Hyundai', 'Inster 01', 'Hatchback', 223, 205],
  ['Hyundai', 'Ioniq 5 Premium', 'Crossover', 354, 375],
  ['Polestar', '2 Standard', 'Saloon', 344, 369],
  ['Skoda', 'Enyaq 85', 'SUV', 358, 379],
  ['Skoda', 'Elroq 60', 'SUV', 268, 299],
  ['Volkswagen', 'ID.3 Match', 'Hatchback', 270, 259],
  ['Volkswagen', 'ID.7 Tourer', 'Estate', 424, 429],
];
const BLURBS = [
  'Ordered by our own stock team, colour is what you see in the photo. Heat pump fitted at the factory.',
  'Nearly new demonstrator with delivery mileage. No admin fee when you quote the newsletter.',
  'Factory order, choose your paint. Business users can reclaim half of the VAT.',
  'Salary sacrifice welcome. A free home wallbox comes with it while the offer lasts.',
  'Cancelled order, panoramic roof and tow bar on the build sheet. First come first served.',
  'Price held until the end of the month only, credit check without a mark on your file.',
];
const pence = (value) => `£${thousands(value, ',', 2)}`;
export function evleases() {
  const d = draws(44_404);
  let n = 300_500;
  let from = '2026-07-20';
  let run = RUNS[0];
  const make = () => {
    const [brand, model, bodyType, range, base] = d.pick(CARS);
    const months = d.pick([24, 24, 36, 36, 36, 48]);
    const miles = d.pick([5000, 8000, 8000, 10_000, 10_000, 12_000, 15_000]);
    const monthly = Math.round(base * (0.92 + miles / 100_000) * (1.24 - months / 180) * (0.85 + d.next() * 0.34) * 100) / 100;
    return {
      dealId: `EV${(n += d.int(1, 12))}`,
      brand,
      model: `${brand} ${model}`,
      bodyType,
      monthlyPrice: `${pence(monthly)} pm`,
      initialPayment: pence(monthly * d.pick([1, 3, 6, 9, 9, 12])),
      term: `${months} months`,
      annualMileage: `${thousands(miles, ',')} miles`,
      wltpRange: d.chance(0.06) ? '' : `${range} miles`,
      inStock: d.chance(0.44),
      broker: d.weighted([
        ['Leaseloop', 6],
        ['Voltbroker', 5],
        ['Northern Contract Hire', 4],
        ['Ampere Direct', 3],
        ['Select Lease', 1.5],
      ]),
      includes: d.some(['maintenance', 'road tax', 'breakdown cover', 'wallbox', 'winter tyres', 'gap insurance'], d.int(0, 4)),
      listedOn: d.day(from, run),
      blurb: d.pick(BLURBS),
    };
  };
  const change = (record) => {
    const price = Number(record.monthlyPrice.replaceAll(/[£,]|pm/g, ''));
    const stock = d.chance(0.2) ? !record.inStock : record.inStock;
    if (d.chance(0.15)) return { ...record, inStock: !record.inStock };
    return { ...record, monthlyPrice: `${pence(price * (d.chance(0.6) ? 0.87 + d.next() * 0.11 : 1.01 + d.next() * 0.09))} pm`, inStock: stock };
  };
  const runs = [Array.from({ length: 300 }, make)];
  for (const next of RUNS.slice(1)) {
    from = run;
    run = next;
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.12, changed: 0.38, change, added: 41, make }));
  }
  return runs.map((records, index) => ({ file: `evleases-${RUNS[index]}.json`, text: json(records) }));
}
