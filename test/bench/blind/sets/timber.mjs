import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-10-26', '2026-11-23'];
const WOODS = [
  ['European Oak', 'Hardwood', 620, 690, ['France', 'Germany', 'Croatia']],
  ['Ash', 'Hardwood', 510, 680, ['UK', 'France']],
  ['Beech', 'Hardwood', 430, 710, ['Germany', 'Romania']],
  ['Black Walnut', 'Hardwood', 1150, 640, ['USA']],
  ['Sapele', 'Hardwood', 560, 640, ['Cameroon', 'Ghana']],
  ['Iroko', 'Hardwood', 690, 660, ['Ghana', 'Ivory Coast']],
  ['Sycamore', 'Hardwood', 470, 610, ['UK']],
  ['Larch', 'Softwood', 330, 590, ['UK', 'Russia', 'Austria']],
  ['Douglas Fir', 'Softwood', 300, 530, ['UK', 'France']],
  ['Western Red Cedar', 'Softwood', 540, 370, ['Canada']],
  ['Redwood Pine', 'Softwood', 230, 510, ['Sweden', 'Finland']],
  ['Spruce', 'Softwood', 190, 450, ['Sweden', 'Latvia']],
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${thousands(value, ',', 2)}`;
export function timber() {
  const d = draws(43_101);
  let n = 2000;
  let run = RUNS[0];
  const yes = (p) => (d.chance(p) ? d.pick(['Yes', 'yes', 'Y']) : d.pick(['No', 'no', 'N']));
  const make = () => {
    const [species, kind, cube, density, from] = d.pick(WOODS);
    const finish = d.weighted([
      ['Rough Sawn', 7],
      ['PAR', 7],
      ['Tongue & Groove', 3],
      ['Waney Edge', kind === 'Hardwood' ? 3 : 0.5],
    ]);
    const thick = d.pick([18, 22, 25, 32, 38, 47, 50, 75, 100]);
    const wide = d.pick([50, 75, 100, 125, 150, 175, 200, 225, 300]);
    const long = d.pick([1.8, 2.1, 2.4, 2.4, 3, 3, 3.6, 4.2, 4.8, 5.4]);
    const metre = round(((thick * wide) / 1e6) * cube * 3.1 * (finish === 'PAR' ? 1.25 : 1) * d.spread(), 2) + 0.6;
    const piece = round(metre * long, 2);
    const moist = d.chance(0.6);
    const stock = d.chance(0.14) ? 0 : d.int(2, 180);
    return {
      'Stock No': `TB-${(n += d.int(1, 8))}`,
      Description: `${species} ${finish} ${thick} x ${wide} mm, ${long} m`,
      Species: species,
      Type: kind,
      Finish: finish,
      Grade: d.chance(0.1) ? '-' : d.pick(kind === 'Hardwood' ? ['Prime', 'Prime', 'Character', 'Rustic'] : ['C16', 'C24', 'C24', 'Unsorted']),
      Thickness: `${thick} mm`,
      Width: `${wide} mm`,
      Length: `${long} m`,
      'Price per Metre': pounds(metre),
      'Price per Piece': pounds(piece),
      'Trade Price': d.chance(0.08) ? '' : pounds(piece * (0.78 + d.next() * 0.14)),
      'Cutting Charge': d.chance(0.3) ? '' : `£${d.pick(['1.00', '1.50', '2.00', '2.50'])}`,
      Qty: `${stock} pcs`,
      'Min Order': d.pick([1, 1, 1, 2, 5, 10, 20]),
      'Moisture Content': d.chance(0.07) ? 'n/a' : `${moist ? d.int(8, 14) : d.int(16, 32)}%`,
      'Kiln Dried': moist ? d.pick(['Yes', 'yes', 'Y']) : d.pick(['No', 'no', 'N']),
      'Pressure Treated': yes(kind === 'Softwood' ? 0.4 : 0.04),
      FSC: yes(0.55),
      Weight: `${round(((thick * wide) / 1e6) * long * density, 1)} kg`,
      Origin: d.chance(0.05) ? 'N/A' : d.pick(from),
      Uses: d.some(['decking', 'cladding', 'furniture', 'joinery', 'beams', 'fencing', 'flooring', 'shelving'], d.int(1, 4)).join('; '),
      Yard: d.weighted([
        ['Bristol', 6],
        ['Hereford', 4],
        ['Leeds', 5],
        ['Perth', 3],
        ['Norwich', 2],
      ]),
      'Last Restocked': uk(d.day('2026-05-04', run)),
      'Lead Time': d.chance(0.1) ? '' : `${d.pick([1, 2, 3, 5, 7, 10, 14, 21])} days`,
      Notes: d.pick([
        'Sold as one length, no splitting. Some boards have small knots which give a lovely look once oiled.',
        'Ideal for garden sleepers and raised beds. Bring a second pair of hands for loading.',
        'Smooth on all four sides and ready for finishing. Photos show typical boards, yours will vary.',
        'Bark left on one edge. Popular with table makers, please call to choose your own board.',
        'Stored under cover since milling. Slight surface checks at the ends, allow 50 mm for trimming.',
        'Machined in our own mill every Tuesday. Matching skirting can be made to order.',
      ]),
      Link: `https://www.fallowtimber.example/p/${n}`,
    };
  };
  const change = (record) => {
    const by = d.chance(0.7) ? 1.02 + d.next() * 0.12 : 0.85 + d.next() * 0.12;
    const scaled = (text) => (text ? pounds(Number(text.replaceAll(/[£,]/g, '')) * by) : text);
    const qty = d.chance(0.18) ? 0 : d.int(1, 170);
    return {
      ...record,
      ...(d.chance(0.6) ? Object.fromEntries(['Price per Metre', 'Price per Piece', 'Trade Price'].map((name) => [name, scaled(record[name])])) : {}),
      Qty: `${qty} pcs`,
    };
  };
  const first = Array.from({ length: 520 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.06, changed: 0.5, change, added: 34, make });
  return [first, second].map((records, index) => ({ file: `timber-${RUNS[index]}.csv`, text: csv(records) }));
}
