import { draws, ndjson, round } from '../made.mjs';
const TARGETS = [
  ['Jupiter', 'Planet', -2.4],
  ['Saturn', 'Planet', 0.7],
  ['Mars', 'Planet', 1.1],
  ['Uranus', 'Planet', 5.6],
  ['M31 Andromeda', 'Galaxy', 3.4],
  ['M33 Triangulum', 'Galaxy', 5.7],
  ['M81 Bode', 'Galaxy', 6.9],
  ['NGC 891', 'Galaxy', 9.9],
  ['M13 Hercules', 'Globular cluster', 5.8],
  ['M15 Pegasus', 'Globular cluster', 6.2],
  ['M45 Pleiades', 'Open cluster', 1.6],
  ['Double Cluster', 'Open cluster', 4.3],
  ['M57 Ring', 'Nebula', 8.8],
  ['M27 Dumbbell', 'Nebula', 7.5],
  ['Veil East', 'Nebula', 7],
  ['Albireo', 'Double star', 3.1],
  ['Almach', 'Double star', 2.1],
];
const OBSERVERS = ['Priya N', 'Tomasz K', 'Bea H', 'Old Ned', 'Lucía R', 'Wim D', 'Aoife M', 'Grant S', 'Yuki T'];
export function stargazing() {
  const d = draws(53_505);
  let n = 9000;
  const scopes = new Map(OBSERVERS.map((name) => [name, d.some([80, 102, 127, 150, 203, 254, 305, 406], d.int(1, 3))]));
  const records = Array.from({ length: 640 }, () => {
    const [target, targetType, magnitude] = d.pick(TARGETS);
    const observer = d.weighted(OBSERVERS.map((name, at) => [name, 10 - at]));
    const hour = d.pick([19, 20, 20, 21, 21, 22, 22, 23]);
    return {
      obsId: `OB-${(n += d.int(1, 7))}`,
      observer,
      target,
      targetType,
      magnitude,
      startedAt: `${d.day('2026-08-08', '2026-11-19')}T${hour}:${String(d.int(0, 59)).padStart(2, '0')}:00`,
      site: d.weighted([
        ['Kielder', 5],
        ['Back garden', 8],
        ['Galloway Forest', 4],
        ['Exmoor', 3],
        ['Club dome', 4],
      ]),
      aperture: `${d.pick(scopes.get(observer))} mm`,
      seeing: d.chance(0.08)
        ? null
        : `${d.weighted([
            [1, 2],
            [2, 4],
            [3, 6],
            [4, 4],
            [5, 1],
          ])}/5`,
      duration: d.chance(0.06) ? null : `${round(8 + d.next() ** 2 * 95)} min`,
      moonUp: d.chance(0.42),
      photographed: d.chance(0.3),
      filters: d.some(
        ['UHC', 'OIII', 'moon filter', 'H-alpha', 'light pollution'],
        d.weighted([
          [0, 5],
          [1, 4],
          [2, 2],
        ]),
      ),
      notes: d.pick([
        'Dew on the corrector after an hour, packed up early.',
        'A fox sat and watched the whole time. Colour contrast lovely tonight.',
        'Spiral arms hinted at with averted vision.',
        'Neighbour switched the security light on again.',
        'Thin cirrus came in from the west, contrast poor after that.',
        'Great Red Spot style detail was hoped for, got mush instead.',
        '',
      ]),
    };
  });
  return [{ file: 'stargazing-2026-11-20.ndjson', text: ndjson(records) }];
}
