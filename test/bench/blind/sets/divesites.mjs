import { csv, draws, round, thousands } from '../made.mjs';
const PLACES = [
  ['Egypt', ['Dahab', 'Hurghada', 'Marsa Alam', 'Sharm el Sheikh'], 22, 29],
  ['Malta', ['Gozo', 'Cirkewwa', 'Valletta'], 15, 26],
  ['Philippines', ['Moalboal', 'Anilao', 'Malapascua', 'Coron'], 25, 30],
  ['Indonesia', ['Amed', 'Lembeh', 'Komodo', 'Raja Ampat'], 25, 30],
  ['Maldives', ['Ari Atoll', 'Male Atoll', 'Vaavu'], 27, 30],
  ['Mexico', ['Cozumel', 'Tulum', 'La Paz'], 20, 29],
  ['Belize', ['Ambergris Caye', 'Turneffe'], 25, 29],
  ['Australia', ['Cairns', 'Exmouth', 'Rottnest'], 19, 28],
  ['Iceland', ['Thingvellir', 'Akureyri'], 2, 5],
  ['Scotland', ['Scapa Flow', 'Oban'], 7, 14],
];
const FISH = [
  'green turtle',
  'manta ray',
  'whale shark',
  'moray eel',
  'reef shark',
  'clownfish',
  'octopus',
  'seahorse',
  'barracuda',
  'nudibranch',
  'frogfish',
  'eagle ray',
  'lionfish',
];
const A = [
  'Coral',
  'Blue',
  'Canyon',
  'Temple',
  'Turtle',
  'Shark',
  'Devil',
  'Lost',
  'Sunken',
  'Silver',
  'Broken',
  'Twin',
  'Elephant',
  'Lantern',
  'Mermaid',
  'Pirate',
  'Abu',
  'Captain',
  'Chimney',
  'Garden',
];
const Z = {
  Wreck: ['Wreck', 'Freighter', 'Tug', 'Trawler'],
  Cave: ['Cenote', 'Cavern', 'Caves'],
  Reef: ['Gardens', 'Reef', 'Patch', 'House Reef'],
  Wall: ['Wall', 'Drop Off', 'Cliff'],
  Muck: ['Bay', 'Slope', 'Jetty'],
  Pinnacle: ['Pinnacle', 'Rock', 'Thila'],
};
const TEXT = [
  'Descend along the mooring line and keep the reef on your left shoulder.',
  'Best done in the morning before the day boats arrive.',
  'Watch your fins, the bottom is fine silt.',
  'A torch is a must even by day.',
  'Negative entry when the current is ripping.',
  'Great second dive and perfect for photographers.',
  'The swim-through at 18 metres is the highlight.',
  'Fire coral on the shallow part, wear a full suit.',
  'Boat traffic is heavy, carry a surface marker buoy.',
  'Easy steps lead into the water next to the cafe.',
];
const metres = (d, value) => (d.chance(0.25) ? `${value}m` : `${value} m`);
export function divesites() {
  const d = draws(40_351);
  const used = new Set();
  let id = 0;
  const make = () => {
    let name;
    const kind = d.weighted([
      ['Reef', 8],
      ['Wreck', 5],
      ['Wall', 4],
      ['Cave', 2],
      ['Muck', 2],
      ['Pinnacle', 3],
    ]);
    do name = `${d.pick(A)} ${d.chance(0.35) ? `${d.pick(['Point', 'Queen', 'Star', 'Stone', 'House', 'Anchor'])} ` : ''}${d.pick(Z[kind])}`;
    while (used.has(name));
    used.add(name);
    const [country, regions, cold, warm] = d.pick(PLACES);
    const level = d.weighted([
      ['Beginner', 5],
      ['Open Water', 8],
      ['Advanced', 7],
      ['Technical', 2],
    ]);
    const max = d.int(...{ Beginner: [8, 18], 'Open Water': [12, 24], Advanced: [22, 42], Technical: [41, 95] }[level]);
    const boat = d.chance(0.62);
    const ride = d.int(4, 28) * 5;
    const low = cold + d.int(0, 2);
    const single = country === 'Iceland' ? d.int(110, 190) : d.int(28, 95);
    const reviews = d.chance(0.07) ? 0 : d.int(1, 1600);
    return {
      SiteID: `DV${String((id += d.int(1, 5))).padStart(5, '0')}`,
      'Site Name': name,
      Country: country,
      Area: d.pick(regions),
      Kind: kind,
      Level: level,
      'Max Depth': metres(d, max),
      'Avg Depth': d.chance(0.1) ? '' : metres(d, Math.round(max * (0.45 + d.next() * 0.2))),
      Viz: d.chance(0.06) ? '' : metres(d, d.int(4, country === 'Iceland' ? 90 : 40)),
      'Temp Min': `${low}°C`,
      'Temp Max': `${warm + d.int(-1, 1)}°C`,
      Entry: boat ? 'Boat' : 'Shore',
      'Boat Ride': boat ? (ride >= 60 ? `${Math.floor(ride / 60)} h ${ride % 60} min` : `${ride} min`) : '',
      Current: d.weighted([
        ['none', 4],
        ['mild', 6],
        ['moderate', 4],
        ['strong', 3],
        ['', 1],
      ]),
      'Single Dive': `$${single}`,
      'Two Tank': d.chance(0.2) ? '' : `$${Math.round(single * (1.55 + d.next() * 0.3))}`,
      'Gear Rental': d.chance(0.1) ? '' : `$${d.int(10, 45)} /day`,
      'Park Fee': d.chance(0.5) ? '' : `$${d.int(2, 30)}`,
      Nitrox: d.pick(['Y', 'Y', 'N']),
      'Night Dives': d.pick(['Yes', 'No', 'No']),
      'Snorkel OK': level === 'Beginner' ? 'Yes' : d.pick(['Yes', 'No', 'no', 'No']),
      Protected: d.pick(['TRUE', 'FALSE']),
      Mooring: d.weighted([
        ['yes', 5],
        ['no', 3],
        ['', 1],
      ]),
      'Year Sunk': kind === 'Wreck' && d.chance(0.9) ? d.int(1891, 2019) : '',
      'Wreck Length': kind === 'Wreck' && d.chance(0.85) ? `${d.int(14, 178)} m` : '',
      'Marine Life': d.some(FISH, d.int(1, 6)).join('; '),
      Chamber: d.chance(0.08) ? '' : d.chance(0.1) ? `${d.int(2, 9) * 100} m` : `${d.int(2, 260)} km`,
      'Dives Logged': thousands(Math.round(d.next() ** 3 * 21_000) + 3, ','),
      Stars: reviews ? round(2.3 + Math.sqrt(d.next()) * 2.7, 1) : '',
      '# Reviews': reviews,
      'Best Month': d.pick(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']),
      'Last Surveyed': d.chance(0.12) ? '' : d.day('2019-02-01', '2026-07-10'),
      Lat: round(-30 + d.next() * 90, 5),
      Lon: round(-90 + d.next() * 220, 5),
      Briefing: d.some(TEXT, d.int(1, 4)).join(' '),
      URL: `https://divemap.example.net/site/${id}`,
    };
  };
  return [{ file: 'divesites-2026-07-20.csv', text: csv(Array.from({ length: 360 }, make)) }];
}
