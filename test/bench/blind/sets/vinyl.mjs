import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

// artist, label, prefix, titles [title, year], genres, fame
const ARTISTS = [
  [
    'Hank Mobray',
    'Blue Lantern',
    'BLP',
    [
      ['Night Ferry', 1957],
      ['Mobray Plays Four', 1959],
      ['Cold Coffee', 1961],
    ],
    ['Jazz', 'Hard Bop'],
    3,
  ],
  [
    'Della Quince',
    'Blue Lantern',
    'BLP',
    [
      ['Moonlight in Tulsa', 1958],
      ['Della Sings 12', 1963],
    ],
    ['Jazz', 'Vocal'],
    2.2,
  ],
  [
    'The Ormonds',
    'Parliament',
    'PMC',
    [
      ['Meet the Ormonds', 1963],
      ['Saturday Post', 1965],
      ['Lemon Yellow', 1967],
      ['Live at the Pier', 1969],
    ],
    ['Rock', 'Beat'],
    2.4,
  ],
  [
    'Iron Parish',
    'Vertigo Hill',
    'VH',
    [
      ['Iron Parish', 1970],
      ['Second Sermon', 1971],
      ['Nineteen Bells', 1973],
    ],
    ['Rock', 'Heavy Metal'],
    2.6,
  ],
  [
    'Marta & The Tides',
    'Coral',
    'CRL',
    [
      ['Low Water', 1971],
      ['Harbour Songs', 1974],
    ],
    ['Folk', 'Singer-Songwriter'],
    1.2,
  ],
  [
    'Kosmos 7',
    'Ohrwerk',
    'OW',
    [
      ['Autobahnkreuz', 1974],
      ['Sequenz', 1976],
      ['Nullpunkt', 1979],
    ],
    ['Electronic', 'Krautrock'],
    2,
  ],
  [
    'Prince Selah',
    'Kingston Gold',
    'KG',
    [
      ['Dub in the Yard', 1976],
      ['Lion Step', 1978],
      ['Version 45', 1980],
    ],
    ['Reggae', 'Dub'],
    1.8,
  ],
  [
    'Lorraine Pike',
    'Motor Row',
    'MR',
    [
      ['Sweet Delay', 1966],
      ['Back on Ninth', 1969],
      ['Silk & Gravel', 1972],
    ],
    ['Soul', 'Funk'],
    1.6,
  ],
  [
    'The Staples Gun',
    'Safety Records',
    'SAFE',
    [
      ['Bored Already', 1977],
      ['Two Minute Hate', 1978],
    ],
    ['Punk', 'Rock'],
    1.5,
  ],
  [
    'Velvet Arcade',
    'Neon Six',
    'NSX',
    [
      ['Cassette Heart', 1982],
      ['Tokyo by Night', 1984],
      ['1985', 1985],
    ],
    ['Electronic', 'Synth-pop'],
    1,
  ],
  [
    'MC Ferris',
    'Boroughs',
    'BRO',
    [
      ['Wheel of Fire', 1988],
      ['36 Corners', 1991],
      ['Park Jam', 1993],
    ],
    ['Hip Hop'],
    1.7,
  ],
  [
    'Sundial',
    'Hollow Tree',
    'HT',
    [
      ['Slow Bloom', 1991],
      ['Halogen', 1994],
    ],
    ['Rock', 'Shoegaze'],
    1.6,
  ],
  [
    'Aiko Hara',
    'Nippon Disc',
    'ND',
    [
      ['City Rain', 1979],
      ['Midnight Taxi', 1982],
      ['Plastic Sea', 1983],
    ],
    ['City Pop', 'Funk'],
    1.9,
  ],
  [
    'Berliner Kammerchor',
    'Deutsche Klang',
    'DK',
    [
      ['Bach: Motets', 1962],
      ['Brahms Requiem', 1968],
      ['Schütz: Passions', 1975],
    ],
    ['Classical', 'Choral'],
    0.5,
  ],
  [
    'Orquesta Bahía',
    'Fania Sur',
    'FS',
    [
      ['Sabor 70', 1970],
      ['La Calle Ocho', 1973],
    ],
    ['Latin', 'Salsa'],
    1.1,
  ],
  [
    'Lowtide Drifters',
    'Hollow Tree',
    'HT',
    [
      ['Kelp', 2011],
      ['The Long Jetty', 2016],
      ['Undertow', 2021],
    ],
    ['Rock', 'Indie'],
    0.7,
  ],
  [
    'Nadia Frey',
    'Glashaus',
    'GLS',
    [
      ['Ambient 3', 2009],
      ['Rooms', 2015],
      ['Frost', 2022],
    ],
    ['Electronic', 'Ambient'],
    0.8,
  ],
  [
    'Odell Banks',
    'Motor Row',
    'MR',
    [
      ['Live in Memphis', 1968],
      ['Odell', 1971],
    ],
    ['Blues', 'Soul'],
    1.3,
  ],
];
const COUNTRIES = {
  BLP: 'US',
  PMC: 'UK',
  VH: 'UK',
  CRL: 'US',
  OW: 'Germany',
  KG: 'Jamaica',
  MR: 'US',
  SAFE: 'UK',
  NSX: 'UK',
  BRO: 'US',
  HT: 'UK',
  ND: 'Japan',
  DK: 'Germany',
  FS: 'Spain',
  GLS: 'Germany',
};
const SHOPS = [
  ['Plaka Platten', 'Berlin', 6],
  ['Groove Yard', 'Bristol', 5],
  ['Waxwork', 'Utrecht', 5],
  ['Disques Mireille', 'Lyon', 4],
  ['Spin Cycle', 'Dublin', 3],
  ['The Run-Out Groove', 'Ghent', 3],
  ['Tam Tam Vinilos', 'Valencia', 2],
  ['Needle & Thread', 'Leeds', 1.5],
];
const GRADES = [
  ['M', 1],
  ['NM', 5],
  ['VG+', 8],
  ['VG', 5],
  ['G+', 2],
  ['Fair', 0.6],
];
const WORTH = { M: 1.5, NM: 1.2, 'VG+': 0.9, VG: 0.6, 'G+': 0.35, Fair: 0.2 };
const NOTES = [
  'Light surface noise in the run-in, plays through.',
  'Comes with the original 12 page booklet.',
  'Poster missing.',
  'Ring wear and a 4 cm seam split.',
  'Deep groove, flat edge, laminated sleeve.',
  'Ex-library copy with stamps on the label.',
  'Remastered from the original tapes, half-speed.',
  'Name in biro on side two.',
  'Inner sleeve is a replacement.',
  'Unplayed shop stock.',
  'Warp, does not affect play.',
  'Promo copy, white label.',
  'OBI strip present.',
  'Numbered edition of 500.',
  '',
];
const RUNS = ['2026-09-07', '2026-09-28'];

/** Second-hand records of eight shops: euros as text, British days, two runs. */
export function vinyl() {
  const draw = draws(331_078);
  let serial = 10_410;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 9);
    return record(draw, serial, run);
  };
  const change = (old) => changed(old, draw);
  let records = Array.from({ length: 740 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.09, changed: 0.28, change, added: 83, make });
    files.push({ file: `vinyl-${run}.csv`, text: csv(records.map((one) => ({ ...one, addedOn: local(one.addedOn) }))) });
  }
  return files;
}

const local = (day) => day.split('-').toReversed().join('/');
const euros = (price, style) => (style === 'POA' ? 'ask in store' : style === 1 ? `EUR ${thousands(price, ',', 2)}` : `€${thousands(price, ',', 2)}`);

function record(draw, serial, run) {
  const [artist, label, prefix, titles, genres, fame] = draw.pick(ARTISTS);
  const [title, orig] = draw.pick(titles);
  const first = draw.chance(0.33);
  const press = first ? orig : Math.min(2026, orig + draw.int(1, Math.max(1, 2026 - orig)));
  const fmt = draw.weighted([
    ['LP', 12],
    ['2LP', 3],
    ['7"', 3],
    ['12" single', 2],
    ['10"', 0.6],
    ['Box set', 0.7],
  ]);
  const [shop, city] = draw.weighted(SHOPS.map(([name, town, weight]) => [[name, town], weight]));
  const sealed = press > 1985 && draw.chance(0.22);
  const media = sealed ? 'M' : draw.weighted(GRADES);
  const age = 2026 - press;
  const base = { LP: 19, '2LP': 29, '7"': 8, '12" single': 11, '10"': 16, 'Box set': 88 }[fmt];
  const signed = draw.chance(0.035);
  const price = Math.max(2, base * WORTH[media] * (0.7 + fame * 0.45) * (first ? 1 + age / 14 : 1) * (signed ? 2.4 : 1) * draw.spread());
  const wants = Math.round(draw.next() ** 2.4 * 900 * fame);
  return {
    item: `VR-${serial}`,
    artist,
    title: `${title}${draw.chance(0.1) ? draw.pick([' (Deluxe)', ' (Mono)', ' - 50th Anniversary', ' (2023 Remaster)']) : ''}`,
    label: first || draw.chance(0.6) ? label : draw.pick(['Wax Revival', 'Second Cut', 'Audiophile 45']),
    catNo: `${prefix} ${draw.int(1000, 4999)}`,
    pressYr: draw.chance(0.06) ? '' : press,
    origYear: orig,
    madeIn: first || draw.chance(0.5) ? COUNTRIES[prefix] : draw.pick(['EU', 'EU', 'US', 'UK', 'Japan', 'Germany', 'France']),
    fmt,
    discs: { '2LP': 2, 'Box set': draw.int(3, 9) }[fmt] ?? 1,
    rpm: fmt === '7"' || fmt === '12" single' ? 45 : draw.chance(0.08) ? 45 : 33,
    wt_g: press > 1995 ? `${draw.pick([140, 180, 180, 180, 200])} g` : draw.chance(0.5) ? '' : `${draw.pick([120, 130, 140])} g`,
    media,
    sleeve: draw.chance(0.07) ? 'no sleeve' : sealed ? 'M' : draw.weighted(GRADES),
    genres: genres.join('; '),
    ask: euros(
      round(price, 2),
      draw.weighted([
        [0, 12],
        [1, 3],
        ['POA', 0.45],
      ]),
    ),
    postage: draw.chance(0.12) ? 'N/A' : `€${draw.pick([3.5, 4.9, 5.5, 6.9, 8, 11.5]).toFixed(2)}`,
    shop,
    city,
    firstPress: draw.chance(0.04) ? '' : first ? 'Y' : 'N',
    coloured: press > 1990 && draw.chance(0.24) ? 'Y' : 'N',
    sealed: sealed ? 'Y' : 'N',
    autographed: signed ? 'Y' : 'N',
    qty: sealed
      ? draw.int(1, 6)
      : draw.weighted([
          [1, 15],
          [2, 2],
          [3, 1],
        ]),
    wantlists: wants,
    collections: Math.round(draw.next() ** 2 * 3200) + 4,
    avgScore: draw.chance(0.09) ? 'n/a' : (3.1 + Math.sqrt(draw.next()) * 1.85).toFixed(2),
    addedOn: draw.day(addDays(run, run === RUNS[0] ? -600 : -20), addDays(run, -1)),
    notes: draw.pick(NOTES),
  };
}

function changed(old, draw) {
  const roll = draw.next();
  if (roll < 0.55 && old.ask !== 'ask in store') {
    const price = Number(old.ask.replaceAll(/[^\d.]/g, ''));
    const factor = draw.chance(0.78) ? 1 - draw.int(4, 30) / 100 : 1 + draw.int(3, 12) / 100;
    return { ...old, ask: euros(Math.max(1, round(price * factor, 2)), old.ask.startsWith('EUR') ? 1 : 0) };
  }
  return { ...old, wantlists: old.wantlists + draw.int(1, 40), collections: old.collections + draw.int(0, 25) };
}
