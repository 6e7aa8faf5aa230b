import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const CITIES = [
  ['Leeds', ['University of Leeds', 'Leeds Beckett University'], ['Headingley', 'Hyde Park', 'Woodhouse', 'City Centre'], 132, 7],
  [
    'Manchester',
    ['University of Manchester', 'Manchester Metropolitan University'],
    ['Fallowfield', 'Rusholme', 'Withington', 'City Centre'],
    151,
    8,
  ],
  ['Sheffield', ['University of Sheffield', 'Sheffield Hallam University'], ['Crookes', 'Broomhill', 'Ecclesall'], 114, 6],
  ['Nottingham', ['University of Nottingham', 'Nottingham Trent University'], ['Lenton', 'Beeston', 'Radford'], 126, 5],
  ['Bristol', ['University of Bristol', 'UWE Bristol'], ['Redland', 'Clifton', 'Bishopston'], 172, 5],
  ['Glasgow', ['University of Glasgow', 'University of Strathclyde'], ['Hillhead', 'Partick', 'Dennistoun'], 148, 4],
  ['Cardiff', ['Cardiff University', 'Cardiff Metropolitan University'], ['Cathays', 'Roath'], 119, 3],
];
const ROOMS = [
  ['Single', 0.84, [6, 11], 4],
  ['Double', 1, [9, 16], 7],
  ['En-suite', 1.18, [11, 18], 5],
  ['Studio', 1.52, [17, 29], 3],
];
const TITLES = ['Bright', 'Cosy', 'Spacious', 'Modern', 'Newly refurbished', 'Quiet', 'Sunny', 'Large', 'Tidy'];

/** Rooms of a student housing site in two runs: "£145 pw", "44 weeks", "12 min walk", deposits that are often missing. */
export function studentrooms() {
  const draw = draws(370_001);
  let at = 41_000;
  const maker = (from, to) => () => {
    at += draw.int(1, 9);
    const [city, universities, areas, level] = draw.weighted(CITIES.map((item) => [item, item[4]]));
    const [type, factor, [low, high]] = draw.weighted(ROOMS.map((item) => [item, item[3]]));
    const rent = Math.round(level * factor * (0.75 + draw.spread() * 0.25));
    const area = draw.pick(areas);
    const halls = type === 'Studio' || draw.chance(0.25);
    return {
      room_ref: `SR${at}`,
      title: `${draw.pick(TITLES)} ${type.toLowerCase()} in ${area}`,
      city,
      area,
      nearest_uni: draw.pick(universities),
      room_type: type,
      rent_pw: `£${draw.chance(0.01) ? rent * 4 : rent} pw`,
      deposit: draw.chance(0.18) ? '' : `£${thousands(draw.pick([100, 150, 200, 250, 300, 350, 400, 500, 600, 1000]), ',')}`,
      contract_len: `${draw.pick(halls ? [44, 44, 48, 51, 40] : [40, 44, 46, 48, 52, 52])} weeks`,
      flatmates: type === 'Studio' ? 0 : draw.pick([1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 9]),
      walk_to_campus: draw.chance(0.06) ? '' : `${draw.int(2, 48)} min`,
      size: draw.chance(0.1) ? '' : `${draw.int(low, high)} m²`,
      bills_incl: draw.chance(halls ? 0.95 : 0.55) ? 'yes' : 'no',
      furnished: draw.chance(0.91) ? 'yes' : 'no',
      bike_store: draw.chance(0.44) ? 'yes' : 'no',
      couples_ok: draw.chance(type === 'Studio' ? 0.7 : type === 'Single' ? 0 : 0.22) ? 'yes' : 'no',
      let_by: halls
        ? 'Provider'
        : draw.weighted([
            ['Landlord', 5],
            ['Agency', 4],
          ]),
      move_in: draw.chance(0.05)
        ? ''
        : draw.chance(0.3)
          ? addDays('2027-09-01', draw.int(0, 20))
          : draw.chance(0.4)
            ? draw.pick(['2026-12-01', '2027-01-01', '2027-02-01', '2027-07-01'])
            : addDays('2026-11-27', draw.int(0, 90)),
      listed_on: draw.day(from, to),
    };
  };
  const first = Array.from({ length: 262 }, maker('2026-08-20', '2026-11-05'));
  const second = nextRun(first, {
    draw,
    gone: 0.2,
    changed: 0.24,
    change: (record) => {
      const rent = Number(/\d+/.exec(record.rent_pw)[0]);
      return draw.chance(0.75)
        ? { ...record, rent_pw: `£${draw.chance(0.7) ? rent - draw.int(2, 18) : rent + draw.int(2, 11)} pw` }
        : { ...record, bills_incl: record.bills_incl === 'yes' ? 'no' : 'yes' };
    },
    added: 74,
    make: maker('2026-11-06', '2026-11-26'),
  });
  return [
    { file: 'studentrooms-2026-11-05.csv', text: csv(first) },
    { file: 'studentrooms-2026-11-26.csv', text: csv(second) },
  ];
}
