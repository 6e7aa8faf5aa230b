import { draws, ndjson } from '../made.mjs';

const ZONES = {
  'Front Range': ['Berthoud Pass', 'Loveland Pass', 'Cameron Pass', 'Jones Pass'],
  'Vail & Summit County': ['Vail Pass', 'East Vail', 'Hoosier Pass'],
  Aspen: ['Maroon Bowl', 'Richmond Ridge', 'Independence Pass'],
  Gunnison: ['Kebler Pass', 'Snodgrass', 'Ohio Pass'],
  'North San Juan': ['Red Mountain Pass', 'Ophir', 'Camp Bird'],
  'South San Juan': ['Wolf Creek Pass', 'Coal Bank'],
  'Steamboat & Flat Tops': ['Buffalo Pass', 'Rabbit Ears'],
};
const SIGNS = [
  'shooting cracks',
  'recent wind loading',
  'collapsing on the approach',
  'rapid warming',
  'no obvious signs',
  'heavy snowfall overnight',
];
const DANGERS = ['Low', 'Moderate', 'Considerable', 'High', 'Extreme'];

/** Reports of avalanches of three winters: feet and inches, sizes of halves, who was caught and buried, a line of what was seen. */
export function avalanches() {
  const draw = draws(270_022);
  const rows = Array.from({ length: 340 }, (_, at) => {
    const winter = draw.weighted([
      [2023, 3],
      [2024, 4],
      [2025, 4.6],
    ]);
    const day = draw.day(`${winter}-11-12`, `${winter + 1}-05-06`);
    const zone = draw.weighted(Object.keys(ZONES).map((name, place) => [name, 9 - place]));
    const spring = day.slice(5) > '03-25' && day.slice(5) < '06-01';
    const type = draw.weighted([
      ['Soft slab', 6],
      ['Hard slab', 3],
      ['Dry loose', 1.5],
      ['Wet loose', spring ? 4 : 0.3],
      ['Wet slab', spring ? 2 : 0.2],
    ]);
    const trigger = draw.weighted([
      ['Natural', 5],
      ['Skier', 5],
      ['Snowmobiler', 2.4],
      ['Snowboarder', 1.8],
      ['Explosive', 2],
      ['Snowshoer', 0.5],
      ['Unknown', 0.8],
    ]);
    const human = ['Skier', 'Snowmobiler', 'Snowboarder', 'Snowshoer'].includes(trigger);
    const slab = type.includes('slab');
    const size = draw.weighted([
      [1, 3],
      [1.5, 3],
      [2, 4],
      [2.5, 2.4],
      [3, 1.3],
      [3.5, 0.5],
      [4, 0.2],
    ]);
    const caught =
      human && draw.chance(0.42)
        ? draw.weighted([
            [1, 6],
            [2, 2],
            [3, 0.5],
          ])
        : 0;
    const buried = Array.from({ length: caught }, () => draw.chance(0.12 + size * 0.07)).filter(Boolean).length;
    const killed = Array.from({ length: buried }, () => draw.chance(0.34)).filter(Boolean).length;
    const sign = draw.pick(SIGNS);
    const location = draw.pick(ZONES[zone]);
    return {
      report_id: `AV-${winter + 1}-${String(1001 + at * 3)}`,
      obs_date: day,
      season: `${winter}-${String(winter + 1).slice(2)}`,
      zone,
      location,
      elevation_ft: draw.chance(0.04) ? null : Math.round(9200 + draw.next() * 3900),
      band: draw.weighted([
        ['Above treeline', 4],
        ['Near treeline', 4],
        ['Below treeline', 2],
      ]),
      aspect: draw.weighted([
        ['N', 4],
        ['NE', 5],
        ['E', 4],
        ['SE', 2],
        ['S', 1.4],
        ['SW', 0.8],
        ['W', 1],
        ['NW', 2.4],
      ]),
      slope_angle_deg: draw.chance(0.22) ? null : draw.int(30, 47),
      avalanche_type: type,
      trigger,
      remote_trigger: human ? draw.chance(0.18) : null,
      size_d: size,
      crown_depth_in: slab && !draw.chance(0.1) ? Math.round(6 + draw.next() * 20 * size) : null,
      width_ft: draw.chance(0.12) ? null : Math.round((20 + draw.next() * 220 * size) / 5) * 5,
      vertical_ft: draw.chance(0.15) ? null : Math.round((40 + draw.next() * 520 * size) / 10) * 10,
      danger_rating: draw.weighted(DANGERS.map((name, level) => [name, [1.2, 4, 6, 1.6, 0.15][level]])),
      party_size: human
        ? draw.weighted([
            [1, 2],
            [2, 5],
            [3, 3],
            [4, 2],
            [6, 0.6],
          ]) + (caught > 1 ? 2 : 0)
        : null,
      people_caught: caught,
      fully_buried: buried,
      burial_minutes: buried > 0 ? draw.int(3, 96) : null,
      injured: caught > killed && draw.chance(0.3) ? 1 : 0,
      killed,
      beacons_worn: caught > 0 ? draw.chance(0.8) : null,
      airbag_deployed: caught > 0 ? draw.chance(0.24) : null,
      reported_by: draw.weighted([
        ['public', 6],
        ['forecaster', 4],
        ['ski patrol', 2],
        ['highway crew', 1],
      ]),
      photos: draw.chance(0.4) ? 0 : draw.int(1, 9),
      summary: `${type} near ${location}${human ? `, ${trigger.toLowerCase()} triggered` : ''}. Observer noted ${sign}.`,
    };
  });
  return [
    { file: 'avalanches-2026-11-25.ndjson', text: ndjson(rows.toSorted((a, b) => (a.obs_date < b.obs_date ? -1 : a.obs_date > b.obs_date ? 1 : 0))) },
  ];
}
