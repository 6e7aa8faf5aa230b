import { draws, json } from '../made.mjs';

const BOROUGHS = [
  'Camden',
  'Hackney',
  'Islington',
  'Southwark',
  'Lambeth',
  'Westminster',
  'Greenwich',
  'Lewisham',
  'Tower Hamlets',
  'Wandsworth',
  'Haringey',
  'Ealing',
];
const STREETS = [
  'High Street',
  'Market Square',
  'Station Road',
  'Park Lane',
  'Riverside Walk',
  'Mill Lane',
  'Church Street',
  'The Green',
  'Broadway',
  'Victoria Road',
  'Bridge Approach',
  'Queens Parade',
  'Albert Embankment',
  'Common Side',
];
const PLACES = {
  Park: 0.06,
  Library: 0.08,
  'Train station': 0.45,
  'Shopping centre': 0.03,
  'Street kiosk': 0.6,
  Market: 0.15,
  Cemetery: 0.02,
  'Leisure centre': 0.03,
};
const NOTES = [
  'Closed in heavy frost',
  'Ask staff for the key',
  'Down one flight of stairs',
  'Next to the playground',
  'Paper towels often missing',
  'Refurbished, very clean',
  'Queue at weekends',
  'Lock on second door is broken',
  'Attendant on site',
];

/** A city's register of public toilets, from an open-data portal. */
export function toilets() {
  const draw = draws(230_404);
  return [{ file: 'toilets-2026-11-20.json', text: json(Array.from({ length: 330 }, (_, index) => toilet(draw, index))) }];
}

function toilet(draw, index) {
  const borough = draw.pick(BOROUGHS);
  const placeType = draw.pick(Object.keys(PLACES));
  const street = draw.pick(STREETS);
  const paid = draw.chance(PLACES[placeType]);
  const accessible = draw.chance(0.68);
  const allDay = placeType === 'Street kiosk' || draw.chance(0.08);
  const score = draw.chance(0.07) ? null : Math.round(34 + Math.sqrt(draw.next()) * 66);
  return {
    toiletId: `WC${String(index + 101).padStart(4, '0')}`,
    name: `${street} ${placeType === 'Street kiosk' ? 'Kiosk' : placeType} WC ${index + 1}`,
    borough,
    placeType,
    operator: draw.weighted([
      ['Council', 6],
      ['Network Rail', placeType === 'Train station' ? 12 : 0],
      ['Healthmatic', 2],
      ['JCDecaux', 1.5],
      ['Danfo', 1],
    ]),
    open24h: allDay,
    feeGbp: paid ? draw.pick(['£0.20', '£0.30', '£0.50', '£0.50', '£1.00']) : '£0.00',
    accessible,
    babyChanging: draw.chance(accessible ? 0.6 : 0.2) ? 'Yes' : draw.chance(0.05) ? null : 'No',
    genderNeutral: draw.chance(0.35),
    cubicles: placeType === 'Street kiosk' ? 1 : draw.int(2, 14),
    cleanlinessScore: score,
    lastInspected: draw.chance(0.04) ? null : draw.chance(0.15) ? `${draw.int(2, 29)} days ago` : draw.day('2025-09-01', '2026-11-10'),
    openedYear: draw.chance(0.1) ? null : draw.int(1968, 2026),
    facilities: draw.some(['hand dryer', 'sanitary bin', 'drinking water', 'shower', 'mirror', 'nappy vending', 'ceiling hoist'], draw.int(0, 4)),
    notes: draw.chance(0.4) ? draw.pick(NOTES) : null,
  };
}
