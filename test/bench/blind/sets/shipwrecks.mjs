import { addDays, draws, json, round, thousands } from '../made.mjs';

const PORTS = ['Stromness', 'Plymouth', 'Dover', 'Oban', 'Weymouth', 'Scarborough', 'Falmouth', 'Lerwick', 'Eyemouth', 'Holyhead', 'Swanage'];
const TYPES = {
  'Cargo ship': [60, 5200],
  Trawler: [30, 260],
  'Paddle steamer': [55, 700],
  Warship: [95, 3800],
  Submarine: [62, 760],
  Schooner: [32, 240],
  Tanker: [110, 7400],
  Barge: [24, 150],
  Ferry: [72, 1900],
};
const FIRST = [
  'Ocean',
  'Northern',
  'Royal',
  'Lady',
  'Saint',
  'Golden',
  'King',
  'Silver',
  'Empress',
  'Baron',
  'Star of',
  'Maid of',
  'Port',
  'Glen',
  'Queen',
  'Captain',
];
const SECOND = [
  'Adair',
  'Borealis',
  'Clyde',
  'Dunmore',
  'Elgar',
  'Fiona',
  'Gannet',
  'Hestia',
  'Iona',
  'Jubilee',
  'Kestrel',
  'Lorne',
  'Morven',
  'Nelson',
  'Orkney',
  'Petrel',
  'Rosalind',
  'Solway',
  'Tamar',
  'Ulva',
  'Victoria',
  'Wexford',
  'Yarrow',
  'Zealand',
];

/** Wrecks around Britain from a divers' database: "34 m", "1,204 GRT", day-first survey days, cargo as lists. */
export function shipwrecks() {
  const draw = draws(140_001);
  const names = draw.some(
    FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`)),
    370,
  );
  return [{ file: 'shipwrecks-2026-11-20.json', text: json(names.map((name) => wreck(draw, name))) }];
}

function wreck(draw, name) {
  const type = draw.weighted([
    ['Cargo ship', 8],
    ['Trawler', 5],
    ['Paddle steamer', 2],
    ['Warship', 2.5],
    ['Submarine', 1.6],
    ['Schooner', 3],
    ['Tanker', 1.2],
    ['Barge', 1.4],
    ['Ferry', 1],
  ]);
  const [length, tons] = TYPES[type];
  const built =
    type === 'Paddle steamer' || type === 'Schooner' ? draw.int(1838, 1899) : type === 'Submarine' ? draw.int(1906, 1943) : draw.int(1872, 1968);
  const sunk = addDays(`${built}-06-01`, draw.int(200, 14_000));
  const war = (sunk > '1914-08' && sunk < '1918-12') || (sunk > '1939-09' && sunk < '1945-06');
  const cause =
    war && draw.chance(0.75)
      ? draw.pick(['Torpedo', 'Mine', 'Torpedo', 'Air attack'])
      : draw.weighted([
          ['Storm', 5],
          ['Collision', 3],
          ['Grounding', 4],
          ['Fire', 1.5],
          ['Scuttled', 1],
          ['Unknown', 0.8],
        ]);
  const depth = Math.round((4 + draw.next() ** 1.6 * 88) * 10) / 10;
  const survey = draw.chance(0.12) ? null : draw.day('2009-04-01', '2026-10-30');
  return {
    vessel_name: name,
    vessel_type: type,
    flag_state: draw.weighted([
      ['United Kingdom', 9],
      ['Norway', 2.5],
      ['Germany', 2.5],
      ['Netherlands', 1.5],
      ['France', 1.5],
      ['Denmark', 1],
      ['Sweden', 1],
      ['Greece', 0.6],
    ]),
    built,
    sunk_on: draw.chance(0.06) ? null : sunk,
    cause,
    lives_lost: draw.chance(0.1)
      ? null
      : cause === 'Scuttled'
        ? 0
        : draw.chance(0.35)
          ? 0
          : Math.ceil(draw.next() ** 2.4 * (type === 'Warship' || type === 'Ferry' ? 310 : 60)),
    max_depth: `${depth} m`,
    length_m: draw.chance(0.08) ? null : round(length * draw.spread(), 1),
    tonnage: draw.chance(0.09) ? 'N/A' : `${thousands(Math.round(tons * draw.spread()), ',')} GRT`,
    nearest_port: draw.pick(PORTS),
    dist_km: round(0.4 + draw.next() ** 1.5 * 38, 1),
    dive_level: depth > 42 ? 'Technical' : depth > 20 ? 'Advanced' : 'Open Water',
    protected: draw.chance(0.22) ? 'yes' : 'no',
    cargo:
      type === 'Warship' || type === 'Submarine' || type === 'Trawler'
        ? draw.chance(0.3)
          ? ['ammunition']
          : []
        : draw.some(['coal', 'timber', 'iron ore', 'grain', 'china clay', 'whisky', 'copper', 'livestock', 'salt', 'machinery'], draw.int(0, 3)),
    last_survey: survey === null ? null : survey.split('-').toReversed().join('/'),
  };
}
