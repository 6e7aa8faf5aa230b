import { addDays, draws, json, round, thousands } from '../made.mjs';
const AREAS = [
  ['Rathmines', ['Castlewood Ave', 'Leinster Rd', 'Grosvenor Sq']],
  ['Smithfield', ['Queen St', 'North King St', 'Bow St']],
  ['Docklands', ['Grand Canal Sq', 'Hanover Quay', 'Forbes St']],
  ['Phibsborough', ['Dalymount', 'Connaught St', 'Monck Pl']],
  ['Ringsend', ['Thorncastle St', 'Bath Ave', 'Pigeon House Rd']],
  ['Drumcondra', ['Clonliffe Rd', 'Iona Rd', 'Griffith Ave']],
  ['Temple Bar', ['Essex St', 'Fownes St', 'Crow St']],
  ['Dundrum', ['Sandyford Rd', 'Ballinteer Rd', 'Main St']],
];
const BIKES = [
  ['hybrid', 620, 7],
  ['road', 1450, 5],
  ['mountain', 1200, 4],
  ['electric', 2350, 4],
  ['cargo', 4200, 1.5],
  ['folding', 890, 1.5],
  ['kids', 210, 1.5],
];
const LOCKS = [
  ['D-lock', 6],
  ['cable', 6],
  ['chain', 3],
  ['folding lock', 2],
  ['none', 2],
];
const NOTES = [
  'Cable was cut with hand tools; pieces left on the ground.',
  'Two youths on an e-scooter seen riding off with the bike at speed.',
  'Lock was ground off with a battery grinder, sparks heard by a neighbour.',
  'Shed door forced overnight, lawnmower taken as well.',
  'Bike later seen on an online marketplace, link passed to the guards.',
  'Front wheel was left behind, still locked to the rail.',
  'Victim had the child seat and helmet on the bike.',
  'Rail had been sawn through beforehand and covered with tape.',
  '',
];
const euro = (value) => `€${thousands(value, ',')}`;
export function bikethefts() {
  const d = draws(42_731);
  const records = Array.from({ length: 710 }, (_, i) => {
    const [area, streets] = d.weighted(AREAS.map((one, at) => [one, 10 - at]));
    const [type, base] = d.weighted(BIKES.map((one) => [one, one[2]]));
    const place = d.weighted([
      ['street rack', 7],
      ['home shed', 4],
      ['apartment bike room', 4],
      ['train station', 3],
      ['workplace', 2],
      ['gym', 1],
    ]);
    const lock = d.weighted(LOCKS);
    const stolen = d.day('2025-01-03', '2026-11-17');
    const reported = addDays(
      stolen,
      d.weighted([
        [0, 6],
        [1, 4],
        [d.int(2, 12), 2],
      ]),
    );
    const recovered = d.chance(0.13);
    const gone = d.int(1, 190);
    const back = addDays(reported, gone);
    const found = recovered && back < '2026-11-20';
    const value = round(base * d.spread() * (0.7 + d.next() * 0.6));
    const insured = d.chance(0.42);
    const settled = insured && d.chance(0.55);
    return {
      reportNo: `BT/${stolen.slice(2, 4)}/${String(3000 + i)}`,
      stolen_on: stolen,
      hourOfDay: d.chance(0.15) ? null : Math.floor((d.next() + d.next()) * 12),
      reportedAt: `${reported}T${String(d.int(7, 22)).padStart(2, '0')}:${String(d.int(0, 59)).padStart(2, '0')}:00Z`,
      neighbourhood: area,
      street: d.pick(streets),
      placeType: place,
      bikeType: type,
      make:
        type === 'folding'
          ? d.pick(['Brompton', 'Brompton', 'Dahon'])
          : d.pick(['Trek', 'Giant', 'Specialized', 'Cube', 'Carrera', 'Boardman', 'Raleigh']),
      colour: d.pick(['black', 'black', 'red', 'blue', 'white', 'green', 'grey', 'orange']),
      frameNo: d.chance(0.35) ? 'unknown' : `WTU${d.int(100, 999)}${d.pick('CGKLX')}${d.int(1000, 9999)}`,
      bike_value: d.chance(0.05) ? 'N/A' : euro(value),
      age_yrs: d.int(0, 14),
      lock_type: lock,
      lock_cost: lock === 'none' || d.chance(0.2) ? null : euro({ 'D-lock': 62, cable: 18, chain: 70, 'folding lock': 80 }[lock] + d.int(-10, 40)),
      extras_value: d.chance(0.4) ? euro(d.int(2, 48) * 10) : null,
      reward: d.chance(0.2) ? euro(d.pick([25, 50, 50, 100, 150, 200, 300])) : null,
      insured: insured ? 'Yes' : d.pick(['No', 'no']),
      payout: settled ? euro(round(value * (0.6 + d.next() * 0.3))) : null,
      gps_tracker: d.chance(0.12),
      registered: d.pick(['Y', 'N', 'N']),
      cctv: d.chance(0.36) ? 'yes' : 'no',
      witnesses: d.weighted([
        [0, 9],
        [1, 3],
        [2, 1],
        [3, 0.4],
      ]),
      recovered: found,
      recovered_on: found ? back : null,
      days_missing: found ? gone : null,
      case_status: found
        ? 'closed'
        : d.weighted([
            ['open', 5],
            ['closed', 3],
            ['suspended', 3],
          ]),
      stolen_parts: d.some(
        ['lights', 'pannier', 'helmet', 'child seat', 'battery', 'computer'],
        d.weighted([
          [0, 5],
          [1, 4],
          [2, 3],
          [3, 1],
        ]),
      ),
      distance_to_garda: `${round(0.2 + d.next() * 3.6, 1)} km`,
      garda_notes: d.pick(NOTES),
      lat: round(53.31 + d.next() * 0.07, 5),
      lng: round(-6.3 + d.next() * 0.1, 5),
    };
  });
  return [{ file: 'bikethefts-2026-11-20.json', text: json(records) }];
}
