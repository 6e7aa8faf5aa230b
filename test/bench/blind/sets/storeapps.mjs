import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const CATEGORIES = [
  ['Games', ['Quest', 'Blocks', 'Racer', 'Kingdom', 'Merge'], 6],
  ['Productivity', ['Notes', 'Planner', 'Tasks', 'Scanner'], 4],
  ['Health & Fitness', ['Steps', 'Yoga', 'Fasting', 'Run Coach'], 4],
  ['Photo & Video', ['Editor', 'Collage', 'Filters'], 3],
  ['Finance', ['Budget', 'Wallet', 'Invoices'], 3],
  ['Education', ['Phonics', 'Vocab', 'Math Drill'], 3],
  ['Weather', ['Radar', 'Forecast'], 2],
  ['Travel', ['Trip Log', 'Transit', 'Maps Offline'], 2],
];
const FIRST = ['Pixel', 'Lumen', 'Nimbus', 'Fern', 'Orbit', 'Tiny', 'Koala', 'Zen', 'Turbo', 'Paper', 'Magma', 'Velvet'];
const DEVELOPERS = [
  'Bluebird Labs',
  'Oak & Iron',
  'Tapworks',
  'Studio Mirai',
  'Halden Soft',
  'Nine Lives Games',
  'Crisp Apps',
  'Yusuf Demir',
  'Quiet Code',
];
const PRICES = [
  ['$0.00', 14],
  ['$0.99', 2],
  ['$1.99', 2],
  ['$2.99', 2],
  ['$4.99', 2],
  ['$9.99', 0.8],
  ['$19.99', 0.3],
];
const AGES = [
  ['4+', 7],
  ['9+', 2],
  ['12+', 3],
  ['17+', 1.5],
];

function us(day) {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

function short(count) {
  return count >= 1_000_000 ? `${(count / 1_000_000).toFixed(1)}M` : `${Math.max(1, Math.round(count / 1000))}K`;
}

function size(megabytes) {
  return megabytes >= 1000 ? `${(megabytes / 1000).toFixed(1)} GB` : `${megabytes} MB`;
}

/** Apps of a store, two monthly runs: "4.5 out of 5", "12,345", "1.2M", MB and GB, days as "Nov 3, 2026". */
export function storeapps() {
  const draw = draws(310_033);
  const yes = (p) => (draw.chance(p) ? 'Yes' : 'No');
  const used = new Set();
  let id = 914_000_000;
  const name = (words) => {
    for (let number = 1; ; number += 1) {
      const made = `${draw.pick(FIRST)} ${draw.pick(words)}${number > 6 ? ` ${number - 5}` : ''}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = (from, to) => {
    id += draw.int(1000, 90_000);
    const [category, words] = draw.weighted(CATEGORIES.map((item) => [item, item[2]]));
    const released = draw.day(from, to);
    const updated = draw.day(released, '2026-10-25');
    const downloads = Math.round(2000 + draw.next() ** 5 * 24_000_000);
    const rated = draw.chance(0.93);
    return {
      'App ID': id,
      'App Name': name(words),
      Developer: draw.pick(DEVELOPERS),
      Category: category,
      Price: draw.weighted(PRICES),
      'In-App Purchases': yes(0.55),
      Rating: rated ? `${(2.4 + Math.sqrt(draw.next()) * 2.5).toFixed(1)} out of 5` : '',
      '# Ratings': rated ? thousands(Math.round(downloads * (0.002 + draw.next() * 0.03)) + 3, ',') : '0',
      'Downloads (est.)': short(downloads),
      'Chart Rank': draw.chance(0.5) ? draw.int(1, 200) : '',
      Size: size(Math.round(12 + draw.next() ** 3 * (category === 'Games' ? 2900 : 620))),
      'Age Rating': draw.weighted(AGES),
      'Contains Ads': yes(0.42),
      'Family Sharing': draw.chance(0.07) ? '' : yes(0.5),
      Languages: draw.weighted([
        [1, 4],
        [2, 2],
        [5, 2],
        [12, 2],
        [24, 1],
        [37, 0.5],
      ]),
      'Min OS': draw.pick(['14.0', '15.0', '16.0', '17.0']),
      Version: `${draw.int(1, 9)}.${draw.int(0, 14)}`,
      Released: us(released),
      'Last Updated': us(updated),
    };
  };
  const change = (record) => ({
    ...record,
    Price: draw.chance(0.4) ? draw.weighted(PRICES) : record.Price,
    'Chart Rank': record['Chart Rank'] === '' ? '' : Math.max(1, record['Chart Rank'] + draw.int(-60, 60)),
    Version: `${Number(record.Version.split('.')[0])}.${Number(record.Version.split('.')[1]) + 1}`,
    'Last Updated': us(addDays('2026-10-27', draw.int(0, 29))),
  });
  const first = Array.from({ length: 240 }, () => make('2019-02-01', '2026-10-20'));
  const second = nextRun(first, {
    draw,
    gone: 0.06,
    changed: 0.4,
    change,
    added: 19,
    make: () => ({
      ...make('2026-10-21', '2026-10-25'),
      Released: us(addDays('2026-10-27', draw.int(0, 20))),
      'Last Updated': us(addDays('2026-11-16', draw.int(0, 9))),
    }),
  });
  return [
    { file: 'storeapps-2026-10-26.csv', text: csv(first) },
    { file: 'storeapps-2026-11-26.csv', text: csv(second) },
  ];
}
