import { draws, ndjson, nextRun, round } from '../made.mjs';

const OPERATORS = {
  Starweb: 'USA',
  'Orbis Imaging': 'USA',
  'Aether One': 'United Kingdom',
  Intelspace: 'Luxembourg',
  'Rhine Sat': 'Germany',
  'Gaulois Espace': 'France',
  'Tianlu Corp': 'China',
  'Red Dawn Observatory': 'China',
  'Vostok Sputnik': 'Russia',
  Nihonsat: 'Japan',
  'Bharat Orbital': 'India',
  'Maple Geo': 'Canada',
  'Andes Cubes': 'Argentina',
};
const VEHICLES = {
  'Kestrel 9': 'Cape Canaveral',
  'Kestrel Heavy': 'Cape Canaveral',
  'Ariadne 6': 'Kourou',
  'Long Road 2D': 'Jiuquan',
  'Long Road 3B': 'Xichang',
  'Soyan 2': 'Baikonur',
  'GSLX Mk3': 'Sriharikota',
  'H4-A': 'Tanegashima',
  Volt: 'Mahia',
};

/** A database of satellites in orbit, two editions: mixed names, "550 km" here and there, spans, nulls. */
export function satellites() {
  const draw = draws(210_707);
  let index = 0;
  const first = Array.from({ length: 390 }, () => satellite(draw, index++, '2003-02-01', '2026-08-25'));
  const change = (record) => {
    if (draw.chance(0.45))
      return { ...record, opStatus: record.opStatus === 'Active' ? draw.pick(['Inactive', 'Deorbiting', 'Inactive']) : record.opStatus };
    const perigee = Number(record.perigee.split(' ')[0]);
    return { ...record, perigee: `${Math.max(210, perigee - draw.int(3, 45))} km` };
  };
  const second = nextRun(first, {
    draw,
    gone: 0.05,
    changed: 0.24,
    change,
    added: 34,
    make: () => satellite(draw, index++, '2026-09-01', '2026-11-17'),
  });
  return [
    { file: 'satellites-2026-08-31.ndjson', text: ndjson(first) },
    { file: 'satellites-2026-11-20.ndjson', text: ndjson(second) },
  ];
}

function satellite(draw, index, from, to) {
  const operator = draw.weighted(
    Object.keys(OPERATORS).map((name) => [name, name === 'Starweb' ? 4 : name === 'Tianlu Corp' ? 2.4 : name === 'Aether One' ? 1.7 : 1]),
  );
  const orbit = draw.weighted([
    ['LEO', 7],
    ['GEO', 2.4],
    ['MEO', 1],
    ['Elliptical', 0.5],
  ]);
  const purpose =
    orbit === 'MEO'
      ? 'Navigation'
      : orbit === 'GEO'
        ? draw.pick(['Communications', 'Communications', 'Communications', 'Weather'])
        : draw.weighted([
            ['Communications', 4],
            ['Earth observation', 4],
            ['Technology demo', 1.5],
            ['Science', 1.4],
            ['Weather', 0.6],
          ]);
  const perigee = {
    LEO: () => draw.int(420, 1180),
    GEO: () => draw.int(35_770, 35_790),
    MEO: () => draw.int(19_100, 23_200),
    Elliptical: () => draw.int(520, 1900),
  }[orbit]();
  const apogee = orbit === 'Elliptical' ? draw.int(30_000, 46_000) : perigee + draw.int(1, 34);
  const mass =
    orbit === 'GEO' ? draw.int(1900, 6700) : orbit === 'MEO' ? draw.int(700, 2300) : draw.chance(0.25) ? draw.int(3, 24) : draw.int(60, 1400);
  const vehicle = draw.pick(Object.keys(VEHICLES));
  return {
    noradId: 27_400 + index * 17,
    sat_name: `${draw.pick(['Lyra', 'Pathfinder', 'Argus', 'Beacon', 'Nimbus', 'Helios', 'Corvus', 'Echo', 'Polaris', 'Terra'])}-${draw.int(1, 99)}${draw.pick(['', '', 'A', 'B', 'R'])}`,
    operator,
    'Country of Operator': OPERATORS[operator],
    purpose,
    users: draw.weighted([
      ['Commercial', 6],
      ['Government', 2.5],
      ['Military', 1.8],
      ['Civil', 1],
    ]),
    orbitClass: orbit,
    perigee: `${perigee} km`,
    apogee: `${apogee} km`,
    incl_deg: orbit === 'GEO' ? round(draw.next() * 3, 2) : orbit === 'MEO' ? round(54 + draw.next() * 11, 2) : round(28 + draw.next() * 71, 2),
    launchMassKg: draw.chance(0.08) ? null : mass,
    launch_date: draw.day(from, to),
    lifetimeYrs: draw.chance(0.12) ? null : orbit === 'GEO' ? draw.pick([12, 15, 15, 18]) : draw.pick([1, 2, 3, 5, 5, 7, 10]),
    launchVehicle: vehicle,
    launch_site: VEHICLES[vehicle],
    opStatus: draw.weighted([
      ['Active', 8],
      ['Inactive', 1.4],
      ['Deorbiting', 0.4],
    ]),
  };
}
