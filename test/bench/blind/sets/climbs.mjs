import { csv, draws, round } from '../made.mjs';
const CRAGS = [
  ['Raven Wall', 'North Valley', 'limestone'],
  ['Sunny Slabs', 'North Valley', 'granite'],
  ['Le Petit Nez', 'Coast', 'limestone'],
  ['Harbour Quarry', 'Coast', 'sandstone'],
  ['Thirteen Steps', 'Highlands', 'gneiss'],
  ['Cold Shoulder', 'Highlands', 'granite'],
  ['Mill Boulders', 'Forest', 'sandstone'],
  ['The 300 Foot Wall', 'Highlands', 'gneiss'],
  ['Hermit Cave', 'Forest', 'limestone'],
];
const G = ['4a', '4c', '5a', '5b', '5c', '6a', '6a+', '6b', '6b+', '6c', '6c+', '7a', '7a+', '7b', '7b+', '7c', '8a', '8b'];
export function climbs() {
  const d = draws(14_990);
  let id = 300;
  const used = new Set();
  const rs = Array.from({ length: 980 }, () => {
    const [crag, area, rock] = d.pick(CRAGS);
    const style =
      crag === 'Mill Boulders'
        ? 'boulder'
        : d.weighted([
            ['sport', 8],
            ['trad', 3],
            ['multi-pitch', 2],
          ]);
    const g = Math.min(17, Math.floor((d.next() + d.next()) * 9));
    const pitches = style === 'multi-pitch' ? d.int(2, 11) : 1;
    const len = style === 'boulder' ? round(2.5 + d.next() * 4, 1) : style === 'multi-pitch' ? pitches * d.int(22, 38) + d.int(0, 9) : d.int(9, 38);
    let name;
    do
      name = `${d.pick(['Silent', 'Dirty', 'Golden', 'Last', 'Broken', 'Lucky', 'Electric', 'Rusty', 'Blue', 'Sleepy', 'Wicked', 'Half'])} ${d.pick(['Monday', 'Pocket', 'Arete', 'Piglet', 'Heron', 'Crack', 'Seven', 'Chimney', 'Promise', 'Number 9', 'Fridge', 'Waltz', 'Hour', 'Ladder'])}${d.chance(0.25) ? ` ${d.pick(['II', 'Direct', 'Left', 'Extension'])}` : ''}`;
    while (used.has(crag + name));
    used.add(crag + name);
    return {
      routeId: `R${(id += d.int(1, 4))}`,
      route_name: name,
      crag,
      area,
      rock,
      style,
      grade: G[g],
      grade_idx: g + 1,
      hgt: `${len} m`,
      pitches,
      bolt_count: style === 'sport' ? Math.round(len / 2.6) + d.int(0, 3) : style === 'multi-pitch' && d.chance(0.6) ? pitches * d.int(4, 9) : '',
      facing: d.pick(['N', 'S', 'S', 'SW', 'W', 'E', 'SE']),
      fa_year: d.chance(0.12) ? '' : d.int(1954, 2025),
      fa_by: d.chance(0.2) ? 'unknown' : d.pick(['M. Keller', 'J. Ortiz', 'S. Lund', 'A. Petit', 'K. Moss', 'R. Vance']),
      avgStars: d.chance(0.07) ? '' : round(0.8 + Math.sqrt(d.next()) * 4.2, 2),
      ticks: Math.round(d.next() ** 3 * 1300),
      last_tick: d.chance(0.05) ? 'N/A' : d.day('2025-03-01', '2026-08-09'),
      walkin: `${d.int(2, 55)} min`,
      kids_ok: d.chance(0.24) ? 'Y' : 'N',
      dryInRain: d.chance(crag === 'Hermit Cave' ? 0.9 : 0.1) ? 'Y' : 'N',
      banned_nesting: d.chance(0.08) ? 'Y' : 'N',
      character: d.some(['crimpy', 'slab', 'overhang', 'jugs', 'crack', 'technical', 'polished', 'exposed'], d.int(1, 3)).join('; '),
      beta: d.chance(0.5)
        ? ''
        : d.pick([
            'Bring 12 quickdraws.',
            'Second bolt is high, stick clip it.',
            'Crux in the last 3 metres.',
            'Best after 2 dry days.',
            'Shares the belay with its neighbour.',
          ]),
    };
  });
  return [{ file: 'climbs-2026-08-10.csv', text: csv(rs) }];
}
