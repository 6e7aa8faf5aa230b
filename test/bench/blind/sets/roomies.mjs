import { addDays, draws, ndjson, nextRun } from '../made.mjs';

const AREAS = {
  Hackney: 1.15,
  Brixton: 1.05,
  Camden: 1.3,
  Lewisham: 0.85,
  Walthamstow: 0.82,
  Peckham: 0.95,
  Ealing: 0.98,
  Tooting: 0.96,
  Greenwich: 1.02,
};
const STATIONS = ['Victoria line', 'Northern line', 'Overground', 'DLR', 'Jubilee line', 'Elizabeth line'];
const AMENITIES = [
  'garden',
  'parking',
  'dishwasher',
  'living room',
  'balcony',
  'bike storage',
  'washing machine',
  'tumble dryer',
  'roof terrace',
  'gym',
];
const MOODS = ['Sunny', 'Large', 'Cosy', 'Newly decorated', 'Bright', 'Quiet', 'Spacious'];
const RUNS = ['2026-11-12', '2026-11-19', '2026-11-26'];
const pounds = (value) => `£${String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;

/** Rooms in shared flats, three weekly runs: "£1,050 pcm", "3 days ago", yes and no, deposits and sizes that are missing. */
export function roomies() {
  const draw = draws(340_011);
  let number = 0;
  let run = 0;
  const posted = (record) => `${Math.round((Date.parse(RUNS[run]) - Date.parse(record.day)) / 86_400_000)} days ago`;
  const yes = (p) => (draw.chance(p) ? 'yes' : 'no');
  const make = () => {
    number += 1;
    const area = draw.pick(Object.keys(AREAS));
    const type = draw.weighted([
      ['double', 9],
      ['single', 4],
      ['ensuite', 3],
      ['studio', 1],
    ]);
    const base = { double: 900, single: 690, ensuite: 1080, studio: 1290 }[type];
    const rent = Math.round((base * AREAS[area] * draw.spread()) / 5) * 5;
    const flatmates = type === 'studio' ? 0 : draw.int(1, 6);
    return {
      ad_id: 7_200_140 + number * 37,
      title: `${draw.pick(MOODS)} ${type} room ${draw.pick(['in', 'near', 'close to'])} ${area}${draw.chance(0.3) ? ` (${draw.pick(STATIONS)})` : ''}`,
      room_type: type,
      area,
      rent_pcm: `${pounds(rent)} pcm`,
      bills_incl: yes(0.46),
      deposit: draw.chance(0.12) ? null : pounds(Math.round((rent * draw.pick([1, 1, 1.15, 1.25])) / 5) * 5),
      room_sqm: draw.chance(0.35) ? null : draw.int(60, 240) / 10,
      flatmates,
      household: draw.weighted([
        ['professionals', 6],
        ['students', 3],
        ['mixed', 4],
      ]),
      gender_pref: draw.weighted([
        ['any', 8],
        ['female only', 3],
        ['male only', 1],
      ]),
      min_term_mths: draw.pick([1, 3, 6, 6, 6, 9, 12, 12]),
      available_from: draw.day(addDays(RUNS[run], -5), '2027-02-15'),
      furnished: yes(0.83),
      pets_ok: yes(0.17),
      couples_ok: type === 'single' ? 'no' : yes(0.35),
      smokers_ok: yes(0.12),
      amenities: draw.some(AMENITIES, draw.int(0, 5)),
      station_walk_min: draw.int(2, 24),
      advertiser: draw.weighted([
        ['live-in landlord', 3],
        ['agent', 5],
        ['current flatmate', 5],
        ['live-out landlord', 3],
      ]),
      photos: draw.int(0, 14),
      views: draw.int(12, 2400),
      day: draw.day(addDays(RUNS[run], run === 0 ? -45 : -6), addDays(RUNS[run], -2)),
    };
  };
  const change = (record) => {
    const rent = Number(record.rent_pcm.replaceAll(/\D/g, ''));
    const moved = draw.chance(0.22) ? Math.round((rent * (0.86 + draw.next() * 0.22)) / 5) * 5 : rent;
    return { ...record, rent_pcm: `${pounds(moved)} pcm`, views: record.views + draw.int(1, 380) };
  };
  const runs = [Array.from({ length: 230 }, make)];
  for (run = 1; run < RUNS.length; run += 1) {
    runs.push(nextRun(runs.at(-1), { draw, gone: 0.15, changed: 0.9, change, added: 34, make }));
  }
  return runs.map((records, at) => {
    run = at;
    const rows = records.map((record) => {
      const { day, ...rest } = record;
      return { ...rest, posted: posted({ day }) };
    });
    return { file: `roomies-${RUNS[at]}.ndjson`, text: ndjson(rows) };
  });
}
