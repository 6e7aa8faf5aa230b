import { csv, draws, nextRun, thousands } from '../made.mjs';

const BRANDS = [
  ['Dell', ['UltraSharp U', 'S', 'P'], 1.1, 6],
  ['LG', ['UltraGear ', 'UltraFine '], 1.08, 6],
  ['Samsung', ['Odyssey G', 'ViewFinity S'], 1.1, 6],
  ['ASUS', ['ROG Swift ', 'ProArt PA', 'TUF VG'], 1.12, 6],
  ['AOC', ['AGON ', 'Q'], 0.82, 5],
  ['BenQ', ['MOBIUZ EX', 'PD'], 1.02, 4],
  ['MSI', ['MAG ', 'MPG '], 0.93, 4],
  ['Philips', ['Evnia ', 'B Line '], 0.9, 3],
];
const SCREENS = [
  ['23.8', '1920 x 1080', 140, 4],
  ['24.5', '1920 x 1080', 175, 3],
  ['27', '1920 x 1080', 170, 3],
  ['27', '2560 x 1440', 280, 8],
  ['27', '3840 x 2160', 460, 5],
  ['31.5', '2560 x 1440', 310, 4],
  ['31.5', '3840 x 2160', 590, 5],
  ['34', '3440 x 1440', 520, 5],
  ['42.5', '3840 x 2160', 780, 1],
  ['49', '5120 x 1440', 1080, 2],
];
const PANELS = [
  ['IPS', 1, 9],
  ['VA', 0.86, 5],
  ['OLED', 1.7, 4],
  ['TN', 0.72, 1],
];
const PORTS = ['HDMI', 'DisplayPort', 'USB-C', 'USB-A', 'Audio out', 'Ethernet', 'Thunderbolt'];

/** Monitors of a comparison site in two runs: "$1,299.00", `27"`, "165 Hz", "400 nits", "Nov 12, 2025", ports with semicolons. */
export function monitors() {
  const draw = draws(370_008);
  let at = 600;
  const maker = (from, to) => () => {
    at += draw.int(1, 13);
    const [brand, lines, factor] = draw.weighted(BRANDS.map((item) => [item, item[3]]));
    const [size, resolution, level] = draw.weighted(SCREENS.map((item) => [item, item[3]]));
    const [panel, dear] = draw.weighted(PANELS.filter((item) => item[0] !== 'TN' || size < '27').map((item) => [item, item[2]]));
    const hertz = panel === 'OLED' ? draw.pick([165, 175, 240, 240, 360]) : draw.pick([60, 60, 75, 100, 120, 144, 144, 165, 180, 240]);
    const price = Math.round(level * factor * dear * (0.85 + hertz / 800) * (0.7 + draw.spread() * 0.3)) - 0.01;
    const wide = size === '34' || size === '49';
    const reviews = draw.chance(0.16) ? 0 : draw.chance(0.2) ? draw.int(500, 6400) : draw.int(1, 480);
    const [month, day, year] = [
      draw.pick(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']),
      draw.int(1, 28),
      draw.pick([2022, 2023, 2024, 2024, 2025, 2025, 2026]),
    ];
    return {
      'Item No': `MN${at}`,
      Model: `${draw.pick(lines)}${Math.round(Number(size))}${draw.int(10, 99)}${draw.pick(['', 'Q', 'U', 'X', 'C'])}`,
      Brand: brand,
      'Screen Size': `${size}"`,
      Resolution: resolution,
      Panel: panel,
      'Refresh Rate': `${hertz} Hz`,
      'Response Time': draw.chance(0.08) ? '-' : `${panel === 'OLED' ? draw.pick([0.03, 0.1]) : draw.pick([0.5, 1, 1, 2, 4, 5, 8])} ms`,
      Brightness: draw.chance(0.06) ? '-' : `${draw.pick([250, 300, 300, 350, 400, 450, 600, 1000])} nits`,
      'Lowest Price': `$${thousands(draw.chance(0.01) ? price * 5 : price, ',', 2)}`,
      Shops: draw.int(1, 24),
      Ports: ['HDMI', ...draw.some(PORTS.slice(1), draw.int(1, 4))].join('; '),
      Curved: draw.chance(wide ? 0.85 : panel === 'VA' ? 0.45 : 0.04) ? 'Yes' : 'No',
      'Built-in Speakers': draw.chance(0.37) ? 'Yes' : 'No',
      'Height Adjustable': draw.chance(0.68) ? 'Yes' : 'No',
      'Power Draw': draw.chance(0.17) ? '-' : `${Math.round(Number(size) * (0.7 + draw.next() * 1.1))} W`,
      Weight: draw.chance(0.1) ? '-' : `${(Number(size) * 0.17 * draw.spread() + 0.6).toFixed(1)} kg`,
      'User Rating': reviews === 0 ? '' : `${(draw.int(31, 49) / 10).toFixed(1)}/5`,
      Reviews: thousands(reviews, ','),
      Launched: draw.chance(0.05) ? '' : from === undefined ? `${month} ${day}, ${year}` : `Nov ${draw.int(from, to)}, 2026`,
    };
  };
  const first = Array.from({ length: 248 }, maker());
  const second = nextRun(first, {
    draw,
    gone: 0.08,
    changed: 0.46,
    change: (record) => {
      const price = Number(record['Lowest Price'].replaceAll(/[$,]/g, ''));
      const share = draw.chance(0.78) ? -0.02 - draw.next() * 0.24 : 0.01 + draw.next() * 0.09;
      return {
        ...record,
        'Lowest Price': `$${thousands(Math.round(price * (1 + share)) - 0.01, ',', 2)}`,
        Shops: Math.max(1, record.Shops + draw.int(-3, 3)),
      };
    },
    added: 27,
    make: maker(2, 24),
  });
  return [
    { file: 'monitors-2026-11-05.csv', text: csv(first) },
    { file: 'monitors-2026-11-26.csv', text: csv(second) },
  ];
}
