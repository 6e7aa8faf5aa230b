import { draws, json, nextRun, round, thousands } from '../made.mjs';
/** Tools: name, category, price of a day, kilos, power sources. */
const TOOLS = [
  ['Demolition Breaker', 'Breaking & Drilling', 34, 17, ['110V', '230V']],
  ['SDS Max Hammer Drill', 'Breaking & Drilling', 26, 8, ['110V', '230V', 'battery']],
  ['Diamond Core Drill', 'Breaking & Drilling', 38, 11, ['110V']],
  ['Floor Sander', 'Sanding & Fixing', 41, 72, ['230V']],
  ['Edging Sander', 'Sanding & Fixing', 27, 16, ['230V']],
  ['Nail Gun', 'Sanding & Fixing', 24, 4, ['battery', 'gas']],
  ['Wacker Plate', 'Compaction', 36, 88, ['petrol', 'diesel']],
  ['Trench Rammer', 'Compaction', 44, 66, ['petrol']],
  ['Pedestrian Roller', 'Compaction', 95, 640, ['diesel']],
  ['Turf Cutter', 'Gardening', 69, 155, ['petrol']],
  ['Hedge Trimmer', 'Gardening', 22, 6, ['petrol', 'battery']],
  ['Rotavator', 'Gardening', 58, 92, ['petrol']],
  ['Stump Grinder', 'Gardening', 105, 170, ['petrol']],
  ['Wood Chipper', 'Gardening', 98, 310, ['petrol', 'diesel']],
  ['Scaffold Tower', 'Access', 62, 140, ['manual']],
  ['Extension Ladder', 'Access', 19, 27, ['manual']],
  ['Scissor Lift', 'Access', 115, 1180, ['battery']],
  ['Carpet Cleaner', 'Cleaning', 25, 18, ['230V']],
  ['Pressure Washer', 'Cleaning', 39, 48, ['230V', 'petrol']],
  ['Industrial Vacuum', 'Cleaning', 28, 15, ['110V', '230V']],
  ['Dehumidifier', 'Heating & Drying', 24, 33, ['230V']],
  ['Space Heater', 'Heating & Drying', 31, 29, ['gas', 'diesel']],
  ['Chain Hoist', 'Lifting', 23, 21, ['manual']],
  ['Engine Crane', 'Lifting', 29, 74, ['manual']],
  ['Cement Mixer', 'Concreting', 21, 56, ['110V', '230V', 'petrol']],
  ['Mini Digger', 'Plant', 145, 1650, ['diesel']],
];
const MAKES = ['Hilti', 'Makita', 'Bosch', 'Stihl', 'Belle', 'Kärcher', 'Honda', 'Evolution', 'Youngman', 'Altrad'];
const BRANCHES = ['Leeds', 'York', 'Hull', 'Sheffield', 'Bradford', 'Harrogate', 'Wakefield'];
const RUNS = ['2027-02-01', '2027-03-01'];
const uk = (iso) => iso.split('-').toReversed().join('/');

export function toolhire() {
  const d = draws(39_202);
  let no = 1200;
  const make = () => {
    const [tool, category, base, kilos, powers] = d.pick(TOOLS);
    const power = d.pick(powers);
    const day = round(base * d.spread() * 2, 0) / 2;
    const units = d.int(1, 9);
    const free = d.chance(0.22) ? 0 : d.int(1, units);
    const engine = !['manual', 'gas'].includes(power);
    const ticket = ['Access', 'Plant'].includes(category) && !tool.includes('Ladder') ? d.chance(0.75) : d.chance(0.04);
    const brings = d.chance(0.68);
    const reviews = d.chance(0.12) ? 0 : Math.round(d.next() ** 2 * 340) + 1;
    return {
      item_no: `TH-${(no += d.int(1, 5))}`,
      title: `${d.pick(MAKES)} ${tool} ${d.pick(['Pro', 'HD', 'Mk II', 'XL', 'Compact', '500', '1200', 'Lite'])}`,
      category,
      type: tool,
      branch: d.pick(BRANCHES),
      power,
      rate_day: `£${day.toFixed(2)}`,
      rate_wkend: d.chance(0.05) ? null : `£${(day * 1.5).toFixed(2)}`,
      rate_wk: `£${thousands(round(day * (2.6 + d.next() * 0.9), 0), ',', 2)}`,
      deposit: d.chance(0.15) ? '£0' : `£${d.pick([25, 50, 50, 75, 100, 100, 150, 200, 300, 500])}`,
      replacement_val: `£${thousands(round(base * (14 + d.next() * 22), 0) * 10, ',')}`,
      wt: d.chance(0.05) ? 'n/a' : `${round(kilos * (0.8 + d.next() * 0.45), 1)} kg`,
      noise: engine ? `${d.int(68, 112)} dB(A)` : null,
      vibration: engine && d.chance(0.7) ? `${round(1.5 + d.next() * 16, 1)} m/s²` : null,
      units_total: units,
      units_free: free,
      back_in: free === 0 ? uk(d.day('2027-03-02', '2027-04-10')) : null,
      delivers: d.pick(brings ? ['Yes', 'yes', 'Y'] : ['No', 'no', 'N']),
      delivery_fee: brings ? `£${d.pick([12, 15, 18, 20, 25, 35, 45])}.00` : '-',
      min_days: d.weighted([
        [1, 9],
        [2, 3],
        [3, 2],
        [7, 1],
      ]),
      ticket_needed: ticket,
      last_serviced: uk(d.day('2026-06-01', '2027-01-30')),
      bought: d.int(2015, 2026),
      stars: reviews ? `${round(2.8 + Math.sqrt(d.next()) * 2.2, 1).toFixed(1)} out of 5` : '',
      n_reviews: reviews,
      comes_with: d.some(
        ['goggles', 'ear defenders', 'extension lead', 'carry case', 'spare blade', 'transformer', 'dust bag', 'ramps'],
        d.int(0, 4),
      ),
      details: [
        d.pick([
          'Robust site machine for trade and DIY.',
          'Our most hired item of the season.',
          'Easy to handle for first time users.',
          'Heavy duty unit, two people to lift.',
        ]),
        d.pick([
          'Fuel is not included and must be returned full.',
          'Consumables charged by wear.',
          'Photo ID and proof of address are required on collection.',
          'Cleaned and tested after every hire.',
        ]),
        d.pick([
          'Fits in the back of an estate car.',
          'Needs a van or trailer.',
          'Safety leaflet supplied.',
          'Late returns are charged at the day rate.',
        ]),
      ].join(' '),
      page: `https://hireshed.example/item/th-${no}`,
    };
  };
  const change = (r) => {
    const free = Math.max(0, Math.min(r.units_total, r.units_free + d.int(-4, 4)));
    const day = d.chance(0.45) ? Number(r.rate_day.slice(1)) + d.pick([-4, -2.5, -1, 1, 1.5, 2, 3, 5]) : Number(r.rate_day.slice(1));
    return {
      ...r,
      rate_day: `£${day.toFixed(2)}`,
      rate_wkend: r.rate_wkend && `£${(day * 1.5).toFixed(2)}`,
      units_free: free,
      back_in: free === 0 ? uk(d.day('2027-03-03', '2027-04-10')) : null,
      last_serviced: d.chance(0.3) ? uk(d.day('2027-02-02', '2027-02-27')) : r.last_serviced,
      n_reviews: r.n_reviews && r.n_reviews + d.int(0, 9),
    };
  };
  const first = Array.from({ length: 370 }, make);
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.55, change, added: 33, make });
  return [first, second].map((rows, at) => ({ file: `toolhire-${RUNS[at]}.json`, text: json(rows) }));
}
