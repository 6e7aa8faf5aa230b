import { draws, json, round, thousands } from '../made.mjs';

const KINDS = [
  ['Barn', ['Barn', 'Tithe Barn', 'Old Dairy', 'Granary'], 1, 130],
  ['Country House', ['House', 'Hall', 'Manor', 'Park'], 1.5, 110],
  ['Castle', ['Castle', 'Keep', 'Towers'], 2.1, 120],
  ['Hotel', ['Hotel', 'Arms', 'Lodge'], 0.8, 140],
  ['Vineyard', ['Vineyard', 'Winery', 'Estate'], 1.1, 100],
  ['Marquee Site', ['Meadow', 'Paddock', 'Orchard'], 0.6, 180],
  ['City Venue', ['Rooms', 'Works', 'Exchange', 'Loft'], 0.9, 115],
];
const PLACES = [
  ['Cotswolds', ['Burford', 'Cirencester', 'Stow-on-the-Wold', 'Tetbury'], 1.3],
  ['Cornwall', ['Falmouth', 'St Austell', 'Padstow'], 1.1],
  ['Kent', ['Faversham', 'Tenterden', 'Whitstable'], 1.15],
  ['Yorkshire', ['Harrogate', 'Skipton', 'Malton', 'Whitby'], 0.9],
  ['Norfolk', ['Holt', 'Aylsham', 'Swaffham'], 0.88],
  ['Lake District', ['Kendal', 'Keswick', 'Ambleside'], 1],
  ['Scottish Borders', ['Kelso', 'Melrose', 'Peebles'], 0.95],
  ['Pembrokeshire', ['Tenby', 'Narberth', 'St Davids'], 0.8],
];
const FIRST = [
  'Ash',
  'Bram',
  'Clay',
  'Dun',
  'East',
  'Fern',
  'Glen',
  'Hazel',
  'Ivy',
  'Kings',
  'Lark',
  'Mill',
  'North',
  'Oak',
  'Pem',
  'Quarr',
  'Rook',
  'Sal',
  'Thorn',
  'Upper',
  'Wester',
  'Yew',
];
const LAST = ['combe', 'field', 'bury', 'ford', 'holme', 'ley', 'mere', 'stead', 'ton', 'wick', 'worth', 'brook'];

export function weddingplaces() {
  const d = draws(380_202);
  const used = new Set();
  const pounds = (value) => `£${thousands(value, ',')}`;
  const make = (_, i) => {
    const [venueType, ends, level, room] = d.pick(KINDS);
    const [region, towns, area] = d.pick(PLACES);
    let venueName;
    do venueName = `${d.pick(FIRST)}${d.pick(LAST)} ${d.pick(ends)}`;
    while (used.has(venueName));
    used.add(venueName);
    const seated = Math.round((room * d.spread()) / 5) * 5;
    const evening = seated + d.pick([0, 20, 30, 40, 50, 60, 80, 100]);
    const saturday = Math.round((3900 * level * area * d.spread()) / 50) * 50;
    const outside = venueType === 'Marquee Site' || d.chance(0.35);
    const rooms = d.chance(venueType === 'City Venue' || venueType === 'Marquee Site' ? 0.9 : 0.25) ? 0 : d.int(4, venueType === 'Hotel' ? 70 : 26);
    const reviews = d.chance(0.08) ? 0 : d.int(1, 240);
    const styles = d.some(['rustic', 'elegant', 'boho', 'coastal', 'industrial', 'woodland', 'festival', 'historic', 'lakeside'], d.int(1, 3));
    const town = d.pick(towns);
    return {
      venueId: `WV-${2104 + i * 3}`,
      venueName,
      venueType,
      region,
      nearestTown: town,
      maxSeated: d.chance(0.04) ? null : seated,
      maxEvening: evening,
      minGuests: d.chance(0.45) ? null : d.pick([20, 30, 40, 50, 60, 80]),
      hireFeeSaturday: d.chance(0.07) ? 'On request' : pounds(saturday),
      hireFeeMidweek: pounds(Math.round((saturday * (0.4 + d.next() * 0.35)) / 50) * 50),
      menuPerHead: outside && d.chance(0.7) ? null : `from ${pounds(Math.round(58 * area * d.spread() + 12))}pp`,
      corkage: d.chance(0.4) ? null : `£${d.pick([8, 10, 12, 12.5, 15, 18])} per bottle`,
      ownCaterer: outside ? 'Yes' : 'No',
      civilLicence: d.chance(venueType === 'Marquee Site' ? 0.2 : 0.82) ? 'Yes' : 'No',
      outdoorCeremony: d.chance(0.46),
      dogsWelcome: d.chance(0.5),
      confetti: d.pick(['Y', 'Y', 'N', 'Y', 'N']),
      fireworks: d.chance(0.2) ? 'Y' : 'N',
      stepFree: d.chance(0.57),
      bedroomsOnSite: rooms,
      sleeps: rooms * 2 + (rooms ? d.int(0, 6) : 0),
      parkingSpaces: venueType === 'City Venue' ? d.pick([0, 0, 10, 15]) : d.pick([30, 40, 50, 60, 80, 100, 120]),
      stationDistance: `${round(0.3 + d.next() ** 2 * 19, 1)} miles`,
      musicUntil: d.pick(['22:30', '23:00', '23:30', '00:00', '23:00', '00:00', '01:00']),
      saturdaysLeft2027: d.int(0, 24),
      depositPct: `${d.pick([10, 15, 20, 25, 25, 30, 50])}%`,
      guestScore: reviews ? round(3.1 + Math.sqrt(d.next()) * 1.9, 1) : null,
      reviewCount: reviews,
      nextOpenDay: d.chance(0.22) ? null : d.day('2026-12-05', '2027-03-28'),
      openedYear: d.int(1978, 2025),
      styles,
      website: `https://www.${venueName.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
      about: `${venueName} is a ${styles[0]} ${venueType.toLowerCase()} a short drive from ${town}. ${d
        .some(
          [
            'Drinks on the lawn, dinner under the beams and dancing until late.',
            'Exclusive use, so the whole place is yours from breakfast on.',
            'Our planners look after one couple a day.',
            'The walled garden is a favourite with photographers.',
            'Bring your own band or pick one from our list.',
            'Food comes from farms that we know by name.',
            'Three reception rooms open on to the terrace.',
          ],
          3,
        )
        .join(' ')}`,
    };
  };
  return [{ file: 'weddingplaces-2026-12-02.json', text: json(Array.from({ length: 330 }, make)) }];
}
