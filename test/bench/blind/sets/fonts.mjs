import { addDays, draws, ndjson, round, thousands } from '../made.mjs';
const A = [
  'Halden',
  'Morrow',
  'Quill',
  'Ostra',
  'Bramley',
  'Velour',
  'Kestrel',
  'Nocturne',
  'Pelican',
  'Tundra',
  'Ferrous',
  'Ledger',
  'Marzipan',
  'Cobalt',
  'Avenor',
  'Salter',
  'Inkwell',
  'Domino',
  'Gallant',
  'Rowan',
];
const B = {
  Sans: ['Grotesk', 'Sans', 'Gothic', 'Neue'],
  Serif: ['Text', 'Serif', 'Roman', 'Antiqua'],
  Script: ['Script', 'Hand', 'Brush'],
  Display: ['Display', 'Poster', 'Stencil', 'Inline'],
  Monospace: ['Mono', 'Code'],
  Blackletter: ['Fraktur', 'Textura'],
};
const FOUNDRIES = {
  'Northlight Type': ['Sanna Virtanen', 'Otto Brandt'],
  'Paper Tiger': ['Mei Okada'],
  Letterhaus: ['Jana Kolar', 'Otto Brandt'],
  'Type Depot': ['Luis Ferrer', 'Priya Nair'],
  'Glyph & Sons': ['Callum Reid'],
  'Studio Ampersand': ['Ines Duarte', 'Mei Okada'],
  'Bold Move': ['Theo Marchetti'],
};
export function fonts() {
  const d = draws(17_304);
  const names = new Set();
  const rows = Array.from({ length: 300 }, () => {
    let name, category;
    do {
      category = d.weighted([
        ['Sans', 7],
        ['Serif', 5],
        ['Script', 4],
        ['Display', 5],
        ['Monospace', 2],
        ['Blackletter', 1],
      ]);
      name = `${d.pick(A)} ${d.pick(B[category])}${d.chance(0.35) ? ` ${d.pick(['Pro', 'Soft', 'Condensed', 'Two', 'Rounded'])}` : ''}`;
    } while (names.has(name));
    names.add(name);
    const foundry = d.weighted(Object.keys(FOUNDRIES).map((f, k) => [f, 10 - k]));
    const styles = category === 'Script' || category === 'Blackletter' ? d.int(1, 3) : d.pick([1, 2, 4, 6, 8, 9, 10, 12, 14, 16, 18, 20]);
    const free = d.chance(0.13);
    const price = free ? 0 : d.int(9, 40) + Math.round(styles * (3 + d.next() * 11));
    const released = d.day('2008-01-10', '2026-11-12');
    const gap = Math.round((Date.parse('2026-11-20') - Date.parse(released)) / 86_400_000);
    const ago = Math.max(1, Math.round(gap * d.next() ** 3));
    return {
      fontName: name,
      foundry,
      designer: d.chance(0.05) ? null : d.pick(FOUNDRIES[foundry]),
      category,
      styles,
      glyphCount: thousands(d.int(96, 1400) + styles * d.int(0, 60), ','),
      isVariable: styles > 3 && d.chance(0.45),
      price: `$${thousands(free ? 0 : price - 0.01, ',', 2)}`,
      discountPct: free || d.chance(0.68) ? null : `${d.pick([10, 15, 20, 25, 30, 40, 50, 60, 75])}%`,
      formats: ['OTF', ...d.some(['TTF', 'WOFF', 'WOFF2', 'EOT'], d.int(0, 4))],
      langs: d.chance(0.08) ? null : d.int(8, 219),
      released,
      lastUpdated: ago < 400 ? `${ago} days ago` : addDays('2026-11-20', -ago),
      downloads: Math.round(d.next() ** 3 * 480_000) + (free ? 90_000 : 40),
      rating: d.chance(0.12) ? null : round(2.6 + Math.sqrt(d.next()) * 2.4, 2),
      tags: d.some(['elegant', 'retro', 'wedding', 'logo', 'geometric', 'handmade', 'editorial', 'coding', 'vintage', 'playful'], d.int(0, 4)),
    };
  });
  return [{ file: 'fonts-2026-11-20.ndjson', text: ndjson(rows) }];
}
