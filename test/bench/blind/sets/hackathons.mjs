import { addDays, draws, ndjson, thousands } from '../made.mjs';

const PLACES = [
  ['Berlin', 'Germany'],
  ['Munich', 'Germany'],
  ['London', 'United Kingdom'],
  ['Manchester', 'United Kingdom'],
  ['Toronto', 'Canada'],
  ['Waterloo', 'Canada'],
  ['San Francisco', 'United States'],
  ['New York', 'United States'],
  ['Boston', 'United States'],
  ['Austin', 'United States'],
  ['Bangalore', 'India'],
  ['Delhi', 'India'],
  ['Singapore', 'Singapore'],
  ['Paris', 'France'],
  ['Zurich', 'Switzerland'],
  ['Nairobi', 'Kenya'],
];
const THEMES = [
  'AI',
  'fintech',
  'health',
  'climate',
  'education',
  'gaming',
  'web3',
  'robotics',
  'open data',
  'accessibility',
  'security',
  'social good',
];
const HOSTS = [
  'MLH',
  'Devfolio',
  'Hack Club',
  'Google Developer Groups',
  'AngelHack',
  'ETH Global',
  'NASA',
  'Red Bull Basement',
  'City of Tomorrow',
  'Junction',
];
const FIRST = ['Hack', 'Byte', 'Code', 'Open', 'Green', 'Quantum', 'Night', 'Maker', 'Civic', 'Deep', 'Pixel', 'Cloud', 'Neuro', 'Rapid'];
const LAST = ['Jam', 'Fest', 'Sprint', 'Storm', 'Challenge', 'Marathon', 'Camp', 'Summit', 'Quest', 'Days'];
const SPONSORS = ['GitHub', 'Microsoft', 'AWS', 'Stripe', 'Twilio', 'MongoDB', 'Figma', 'Cloudflare', 'SAP', 'Auth0'];

/** A directory of hackathons, past and to come: prizes as "$25,000" or nothing, lists of themes and sponsors, flags that are missing where the host did not say. */
export function hackathons() {
  const draw = draws(260_033);
  const names = new Set();
  const rows = Array.from({ length: 175 }, (_, index) => {
    const start = draw.day('2026-03-01', '2027-03-15');
    const hours = draw.weighted([
      [24, 5],
      [36, 3.5],
      [48, 4],
      [12, 1],
      [72, 1],
      [168, 0.9],
    ]);
    const end = addDays(start, Math.ceil(hours / 24) - (hours === 12 ? 1 : 0));
    const deadline = draw.chance(0.06) ? null : addDays(start, -draw.int(1, 35));
    const format = draw.weighted([
      ['in-person', 6],
      ['online', 4.4],
      ['hybrid', 1.8],
    ]);
    const [city, country] = format === 'online' ? [null, draw.chance(0.4) ? null : draw.pick(PLACES)[1]] : draw.pick(PLACES);
    const ended = end < '2026-11-25';
    const running = !ended && start <= '2026-11-25';
    const open = deadline === null || deadline >= '2026-11-25';
    const signed = Math.round(30 + draw.next() ** 2.4 * (format === 'online' ? 2600 : 760));
    const prize = draw.chance(0.13)
      ? null
      : Math.round(((format === 'online' ? 9000 : 5200) * draw.spread() * (0.15 + draw.next() ** 3 * 11)) / 250) * 250;
    let name = `${draw.pick(FIRST)}${draw.pick(LAST)}`;
    while (names.has(name)) name = `${draw.pick(FIRST)} ${draw.pick(LAST)} ${draw.pick(['II', 'III', 'North', 'South', 'Next', 'X'])}`;
    names.add(name);
    return {
      id: 9012 + index * 3,
      name,
      url: `https://hacklist.example/e/${name.toLowerCase().replaceAll(' ', '-')}`,
      organizer: draw.pick(HOSTS),
      format,
      city,
      country,
      starts: start,
      ends: end,
      duration_hrs: hours,
      registration_closes: deadline,
      status: ended ? 'ended' : running ? 'running' : open ? 'registration open' : 'registration closed',
      prize_pool: prize === null || prize === 0 ? null : `$${thousands(prize, ',')}`,
      registered: signed,
      capacity: format === 'online' ? null : Math.ceil((signed * (1 + draw.next() * 0.6)) / 10) * 10,
      submissions: ended ? Math.round((signed / 5) * (0.4 + draw.next() * 0.7)) : null,
      team_size_max: draw.weighted([
        [4, 6],
        [5, 4],
        [3, 1],
        [6, 1],
      ]),
      entry_fee: draw.chance(0.82) ? '$0' : `$${draw.pick([5, 10, 15, 20, 25, 40])}`,
      themes: draw.some(THEMES, draw.int(1, 4)),
      sponsors: draw.some(SPONSORS, draw.int(0, 5)),
      students_only: draw.chance(0.32),
      beginner_friendly: draw.chance(0.1) ? null : draw.chance(0.6),
      travel_grants: format === 'online' ? false : draw.chance(0.28),
      overnight_venue: format === 'online' ? null : draw.chance(0.45),
      rating: ended && !draw.chance(0.2) ? `${(2.9 + draw.next() ** 0.7 * 2.1).toFixed(1)} / 5` : null,
    };
  });
  return [{ file: 'hackathons-2026-11-25.ndjson', text: ndjson(rows) }];
}
