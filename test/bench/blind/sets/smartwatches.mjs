import { csv, draws, nextRun, thousands } from '../made.mjs';

const BRANDS = [
  ['Apple', 'watchOS', ['Watch Series', 'Watch SE', 'Watch Ultra'], 430, [1, 3]],
  ['Samsung', 'Wear OS', ['Galaxy Watch', 'Galaxy Watch Classic', 'Galaxy Watch Ultra'], 330, [1, 4]],
  ['Garmin', 'Garmin OS', ['Forerunner', 'Fenix', 'Venu', 'Instinct'], 410, [6, 28]],
  ['Amazfit', 'Zepp OS', ['GTR', 'Bip', 'T-Rex', 'Active'], 140, [7, 25]],
  ['Fitbit', 'Fitbit OS', ['Versa', 'Sense', 'Charge'], 190, [4, 8]],
  ['Huawei', 'HarmonyOS', ['Watch GT', 'Watch Fit', 'Watch D'], 230, [5, 14]],
  ['Google', 'Wear OS', ['Pixel Watch'], 340, [1, 2]],
  ['Polar', 'Polar OS', ['Vantage', 'Pacer', 'Ignite'], 270, [4, 10]],
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function american(day) {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Smartwatches of a comparison site: "$349.99", "up to 7 days", "38 g", "5 ATM", "8.4/10", days as Americans write them. Two runs. */
export function smartwatches() {
  const draw = draws(360_008);
  const seen = new Set();
  const make = () => {
    for (;;) {
      const [brand, system, lines, level, [low, high]] = draw.pick(BRANDS);
      const name = `${brand} ${draw.pick(lines)} ${draw.int(2, 9)}${draw.pick(['', '', ' Pro', ' S', ' 40mm', ' 44mm', ' 47mm'])}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const rugged = /Ultra|Fenix|T-Rex|Instinct/.test(name);
      const phones = brand === 'Apple' ? 'iOS' : system === 'Wear OS' ? 'Android' : 'Android; iOS';
      const price = Math.max(39, Math.round(level * (rugged ? 1.5 : 0.9) * draw.spread()));
      const votes = draw.chance(0.08) ? 0 : draw.chance(0.2) ? draw.int(1000, 21_000) : draw.int(5, 1000);
      return {
        Model: name,
        Brand: brand,
        Price: draw.chance(0.04) ? 'N/A' : `$${thousands(price - 0.01, ',', 2)}`,
        'Cheapest Shop': draw.pick(['Amazon', 'Best Buy', 'Walmart', 'Target', 'B&H']),
        'User Score': votes === 0 ? '' : `${(draw.int(48, 97) / 10).toFixed(1)}/10`,
        Votes: thousands(votes, ','),
        OS: system,
        'Works With': phones,
        'Screen (in)': (draw.int(108, 196) / 100).toFixed(2),
        'Battery Life': draw.chance(0.05) ? '' : `up to ${draw.chance(0.02) ? 60 : draw.int(low, high)} days`,
        Weight: `${draw.int(22, 58) + (rugged ? 30 : 0)} g`,
        'Water Rating': draw.chance(0.06) ? '' : `${rugged ? 10 : draw.pick([3, 5, 5, 5])} ATM`,
        'Storage (GB)': draw.chance(0.2) ? '' : draw.pick([2, 4, 8, 16, 32, 64]),
        GPS: draw.chance(0.85) ? 'Yes' : 'No',
        LTE: draw.chance(low < 4 ? 0.45 : 0.08) ? 'Yes' : 'No',
        ECG: draw.chance(0.4) ? 'Yes' : 'No',
        'Contactless Pay': draw.chance(0.62) ? 'Yes' : 'No',
        Released: american(draw.day('2022-02-01', '2026-11-01')),
      };
    }
  };
  const first = Array.from({ length: 170 }, () => make());
  const change = (record) => {
    const votes = thousands(Number(record.Votes.replaceAll(',', '')) + (record['User Score'] === '' ? 0 : draw.int(1, 420)), ',');
    if (record.Price === 'N/A' || draw.chance(0.3)) return { ...record, Votes: votes };
    const price = Math.max(25, Math.round(Number(record.Price.replaceAll(/[$,]/g, '')) * (draw.int(70, 107) / 100))) - 0.01;
    return {
      ...record,
      Votes: votes,
      Price: `$${thousands(price, ',', 2)}`,
      'Cheapest Shop': draw.pick(['Amazon', 'Best Buy', 'Walmart', 'Target', 'B&H']),
    };
  };
  const second = nextRun(first, { draw, gone: 0.06, changed: 0.6, change, added: 18, make: () => make() });
  return [
    { file: 'smartwatches-2026-10-29.csv', text: csv(first) },
    { file: 'smartwatches-2026-11-26.csv', text: csv(second) },
  ];
}
