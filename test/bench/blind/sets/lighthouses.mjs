import { draws, json, thousands } from '../made.mjs';

const SEAS = {
  Scotland: ['North Sea', 'Irish Sea', 'Atlantic Ocean'],
  Ireland: ['Irish Sea', 'Atlantic Ocean', 'Celtic Sea'],
  Norway: ['North Sea', 'Norwegian Sea', 'Skagerrak'],
  France: ['English Channel', 'Bay of Biscay', 'Mediterranean'],
  Canada: ['Atlantic Ocean', 'Gulf of St Lawrence', 'Pacific Ocean'],
  Portugal: ['Atlantic Ocean'],
  Denmark: ['North Sea', 'Skagerrak', 'Baltic Sea'],
  Sweden: ['Baltic Sea', 'Skagerrak'],
};
const FIRST = [
  'Bell',
  'Skerry',
  'Gull',
  'Raven',
  'Storm',
  'Saint Anne',
  'Hollow',
  'Cape Morrow',
  'Black',
  'Long',
  'Seal',
  'Wreck',
  'Fair',
  'Stone',
  'Northern',
  'Kings',
  'Lost',
  'Drummond',
  'Ardvar',
  'Petrel',
  'Cormorant',
  'Whale',
  'Fog',
  'Salt',
];
const LAST = ['Rock', 'Point', 'Head', 'Ness', 'Island', 'Reef', 'Bay', 'Spit', 'Harbour', 'Sound', 'Bank', 'Shoal', 'Mull', 'Stack'];

/** A register of lighthouses: "31 m", "yes/no", days as 14/05/2026, "-" for what nobody knows. */
export function lighthouses() {
  const draw = draws(120_001);
  const names = draw.some(
    FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)),
    320,
  );
  return [{ file: 'lighthouses-2026-11-20.json', text: json(names.map((name, index) => light(draw, name, index))) }];
}

function light(draw, name, index) {
  const country = draw.pick(Object.keys(SEAS));
  const lit = draw.int(1741, 1978);
  const height = draw.int(6, 46) + Math.round(draw.next() ** 5 * 40);
  const active = draw.chance(0.78);
  const open = draw.chance(0.37);
  const inspected = draw.day('2021-02-01', '2026-11-12');
  return {
    light_id: `LH-${String(index * 7 + 1004)}`,
    light_name: name,
    country,
    sea: draw.pick(SEAS[country]),
    material: draw.weighted([
      ['Granite', 4],
      ['Brick', 3],
      ['Cast iron', 2],
      ['Concrete', lit > 1900 ? 5 : 0.2],
      ['Timber', 1],
    ]),
    first_lit: lit,
    tower_height: `${height} m`,
    focal_height: draw.chance(0.06) ? '-' : `${height + draw.int(2, 75)} m`,
    range_nm: active ? `${draw.int(7, 28)} nmi` : null,
    steps: draw.chance(0.1) ? null : Math.round(height * 5.1 * draw.spread()),
    automated_in: draw.chance(0.12) ? null : draw.int(Math.max(1925, lit + 5), 2004),
    active: active ? 'yes' : 'no',
    open_to_public: open ? 'yes' : 'no',
    visitors_2025: open ? thousands(Math.round(400 + draw.next() ** 2 * 52_000), ',') : null,
    last_inspected: draw.chance(0.05) ? '-' : inspected.split('-').toReversed().join('/'),
    repair_cost: draw.chance(0.3) ? 'N/A' : `€${thousands(Math.round(900 + draw.next() ** 2 * 640_000), ',', 2)}`,
  };
}
