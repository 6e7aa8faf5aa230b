import { csv, draws, thousands } from '../made.mjs';
const AREAS = [
  ['Fishtown', 7],
  ['Point Breeze', 6],
  ['Germantown', 5],
  ['Kensington', 8],
  ['Old City', 3],
  ['Spruce Hill', 4],
  ['Manayunk', 2],
];
const ARTISTS = [
  'Rosa Delgado',
  'M. Okafor',
  'Tessa Lindqvist',
  'Jun Watanabe',
  'Calvin Brooks',
  'The Brick Sisters',
  'Ana Beltrán',
  'DOVE 7',
  'Leroy Hatch',
  'Priya Nair',
  'Sam Kowalczyk',
];
const FIRST = ['Song', 'Garden', 'Wings', 'Memory', 'Faces', 'Portrait', 'Dream', 'River', 'Dance', 'Window', 'Roots', 'Light'];
const LAST = [
  'of Our Block',
  'of the Harbor',
  'for Mothers',
  'at Dawn',
  'of the Market',
  'for Freedom',
  'of Summer',
  'in Blue',
  'of Labor',
  'for Miss Ella',
  'of the Corner',
  'in Bloom',
  'of the Union',
  'for the Children',
];
const us = (day) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};
export function murals() {
  const d = draws(48_505);
  let n = 100;
  const titles = d.some(
    FIRST.flatMap((a) => LAST.map((b) => `${a} ${b}`)),
    160,
  );
  const untitled = ['Untitled'];
  const records = Array.from({ length: 440 }, (_, index) => {
    const area = Math.round(60 + d.next() ** 2 * 5200);
    const painted = d.int(1984, 2026);
    const age = 2026 - painted;
    return {
      MURAL_ID: `M-${(n += d.int(1, 4))}`,
      TITLE: titles[index] ?? (d.chance(0.2) ? d.pick(untitled) : `${d.pick(FIRST)} ${d.pick(['No.', 'Wall', 'Study'])} ${index}`),
      ARTIST: d.chance(0.06) ? '' : d.pick(ARTISTS),
      NEIGHBORHOOD: d.weighted(AREAS),
      YEAR_PAINTED: painted,
      LAST_SURVEYED: us(d.day('2024-03-04', '2026-11-13')),
      AREA_SQFT: `${thousands(area, ',')} sq ft`,
      MEDIUM: d.weighted([
        ['Acrylic', 9],
        ['Spray paint', 8],
        ['Mosaic tile', 3],
        ['Parachute cloth', 4],
        ['Mineral paint', 2],
      ]),
      CONDITION: d.weighted([
        ['Good', age < 15 ? 10 : 3],
        ['Fair', 5],
        ['Poor', age < 15 ? 1 : 4],
        ['Painted over', age < 15 ? 0.3 : 2],
      ]),
      COST: d.chance(0.15) ? '' : `$${thousands(Math.round((1200 + area * 14 * d.spread()) / 50) * 50, ',')}`,
      FUNDED_BY: d.weighted([
        ['City arts program', 10],
        ['Private owner', 5],
        ['Foundation grant', 5],
        ['Crowdfunding', 2],
      ]),
      LIT_AT_NIGHT: d.chance(0.28) ? 'Y' : 'N',
      THEMES: d.some(['music', 'nature', 'labor', 'history', 'sports', 'children', 'faith', 'immigration', 'abstract'], d.int(1, 3)).join('; '),
      DESCRIPTION: d.pick([
        'Side wall of a corner grocery. Local pupils helped to fill in the lower panels.',
        'Seen best from the elevated train platform. Some tagging along the base.',
        'A jazz trio plays under a full moon while neighbors lean from their windows.',
        'Two herons and a kingfisher over an old canal lock.',
        'Painted on the firehouse in honor of the crew of Ladder 14.',
        'The parking lot in front is to be built on, which will hide half of the wall.',
      ]),
    };
  });
  return [{ file: 'murals-2026-11-16.csv', text: csv(records) }];
}
