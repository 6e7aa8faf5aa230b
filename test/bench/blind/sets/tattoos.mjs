import { draws, ndjson, round, thousands } from '../made.mjs';
const CITIES = {
  Portland: ['Alberta', 'Hawthorne', 'Pearl'],
  Austin: ['East Side', 'South Congress', 'Rainey'],
  Chicago: ['Logan Square', 'Wicker Park', 'Pilsen'],
  Denver: ['RiNo', 'Baker', 'Capitol Hill'],
  Brooklyn: ['Bushwick', 'Williamsburg', 'Greenpoint'],
  Oakland: ['Temescal', 'Uptown', 'Fruitvale'],
  Nashville: ['East Nashville', 'The Gulch', 'Berry Hill'],
  Seattle: ['Ballard', 'Fremont', 'Georgetown'],
};
const STYLES = [
  'Traditional',
  'Neo-traditional',
  'Japanese',
  'Blackwork',
  'Fine line',
  'Realism',
  'Watercolor',
  'Geometric',
  'Lettering',
  'Tribal',
  'Dotwork',
  'Chicano',
];
const A = [
  'Iron',
  'Velvet',
  'Black',
  'Golden',
  'Crooked',
  'Sacred',
  'Lucky',
  'Electric',
  'Midnight',
  'Wild',
  'Honest',
  'Salt',
  'Paper',
  'Silver',
  'Hollow',
  'Scarlet',
];
const N = [
  'Anchor',
  'Moth',
  'Needle',
  'Rose',
  'Raven',
  'Tiger',
  'Lantern',
  'Serpent',
  'Swallow',
  'Dagger',
  'Coyote',
  'Peony',
  'Compass',
  'Heart',
  'Wolf',
  'Crown',
];
const K = ['Tattoo', 'Ink', 'Tattoo Co.', 'Studio', 'Tattoo Parlor', 'Collective'];
const FIRST = ['Mara', 'Dex', 'Juno', 'Theo', 'Ines', 'Kai', 'Rosa', 'Hank', 'Yuki', 'Lena', 'Omar', 'Priya', 'Gus', 'Nia', 'Silas', 'Vera'];
const LAST = ['Okafor', 'Delgado', 'Brandt', 'Sato', 'Quinn', 'Moreau', 'Hale', 'Petrov', 'Nguyen', 'Castillo', 'Reyes', 'Lund'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const us = (iso) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${String(Number(iso.slice(8))).padStart(2, '0')}, ${iso.slice(0, 4)}`;

export function tattoos() {
  const d = draws(39_303);
  let id = 7010;
  const taken = new Set();
  const name = () => {
    for (;;) {
      const made = `${d.pick(A)} ${d.pick(N)} ${d.pick(K)}`;
      if (!taken.has(made) && taken.add(made)) return made;
    }
  };
  const make = () => {
    const city = d.weighted(Object.keys(CITIES).map((at, index) => [at, 8 - index * 0.6]));
    const rate = round(((110 + d.next() * 70) * d.spread() * (city === 'Brooklyn' ? 1.3 : 1)) / 5) * 5;
    const reviews = d.chance(0.05) ? 0 : Math.round(d.next() ** 2.2 * 1400) + 1;
    const artists = d.weighted([
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 4],
      [5, 3],
      [6, 2],
      [8, 1],
      [11, 0.6],
    ]);
    const followers = Math.round(400 * 10 ** (d.next() * 2.6));
    const walk = d.chance(0.46);
    const days = d.chance(0.3) ? null : d.int(1, 40);
    const studio = name();
    return {
      studioId: (id += d.int(1, 9)),
      studioName: studio,
      city,
      neighborhood: d.pick(CITIES[city]),
      leadArtist: `${d.pick(FIRST)} ${d.pick(LAST)}`,
      artistCount: artists,
      styles: d.some(STYLES, d.int(1, 5)),
      hourlyRate: d.chance(0.06) ? 'ask' : d.chance(0.2) ? `from $${rate}/hr` : `$${rate}/hr`,
      shopMinimum: `$${d.pick([50, 60, 70, 80, 80, 100, 100, 120, 150])}`,
      dayRate: d.chance(0.25) ? null : `$${thousands(round((rate * (5.2 + d.next() * 1.6)) / 10) * 10, ',')}`,
      depositAmt: d.chance(0.08) ? '' : `$${d.pick([40, 50, 50, 75, 100, 100, 150, 200])} non-refundable`,
      waitWeeks: days === null ? null : `${days} wk`,
      walkIns: d.pick(walk ? ['Yes', 'yes', 'Y'] : ['No', 'no', 'N']),
      booksOpen: d.chance(0.62),
      piercings: d.chance(0.34),
      coverUps: d.chance(0.7),
      veganInk: d.chance(0.1) ? null : d.pick(['yes', 'no', 'Yes']),
      openSundays: d.chance(0.41) ? 'true' : 'false',
      privateRoom: d.chance(0.28) ? 1 : 0,
      minAge: d.weighted([
        [18, 9],
        [16, 1.5],
        [21, 1],
      ]),
      since: d.int(1974, 2026),
      rating: reviews ? round(3.1 + Math.sqrt(d.next()) * 1.9, 1) : null,
      reviewCount: reviews,
      followers: followers >= 1000 ? `${(followers / 1000).toFixed(1)}K` : String(followers),
      lastInspected: us(d.day('2025-09-01', '2026-12-02')),
      inspectionScore: d.chance(0.04) ? 'N/A' : `${d.int(71, 100)}/100`,
      licenseExpires: us(d.day('2026-10-15', '2029-06-30')),
      payment: d.some(['cash', 'card', 'Venmo', 'Zelle', 'Apple Pay'], d.int(1, 4)),
      bio: [
        d.pick([
          `${studio} is a custom shop where every piece is drawn for you.`,
          'Friendly neighborhood shop with a rotating wall of flash.',
          'Appointment-focused studio in a converted warehouse.',
          'Family run since day one.',
        ]),
        d.pick([
          'We are known for bold lines that hold.',
          'Ask about our Friday flash specials.',
          'Guest artists visit every month.',
          'Our sleeves have won awards at several conventions.',
          'Delicate botanical pieces are our thing.',
        ]),
        d.pick([
          'Consultations are free.',
          'Touch-ups within six months are on the house.',
          'Please eat before your session.',
          'Aftercare balm sold at the counter.',
          'Step-free entrance at the back.',
        ]),
      ].join(' '),
      profileUrl: `https://inkmap.example/studio/${id}`,
    };
  };
  return [{ file: 'tattoos-2026-12-07.ndjson', text: ndjson(Array.from({ length: 430 }, make)) }];
}
