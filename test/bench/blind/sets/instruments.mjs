import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const KINDS = [
  [
    'Electric Guitar',
    7,
    950,
    3.6,
    {
      Fender: ['Stratocaster', 'Telecaster', 'Jazzmaster', 'Mustang 90'],
      Gibson: ['Les Paul Standard', 'SG Special', 'ES-335', 'Flying V'],
      Ibanez: ['RG550', 'S621', 'Artcore AS73'],
      Epiphone: ['Casino', 'Les Paul Custom', 'Dot'],
      PRS: ['SE Custom 24', 'S2 Vela'],
      Yamaha: ['Pacifica 112', 'Revstar'],
    },
  ],
  [
    'Acoustic Guitar',
    5,
    620,
    2.1,
    {
      Martin: ['D-28', '000-15M', 'LX1'],
      Taylor: ['314ce', 'GS Mini', 'Big Baby'],
      Yamaha: ['FG800', 'FS5'],
      Takamine: ['GN93CE', 'P3DC'],
      Gibson: ['J-45', 'Hummingbird'],
    },
  ],
  [
    'Bass',
    4,
    780,
    4.2,
    {
      Fender: ['Jazz Bass', 'Precision Bass', 'Mustang Bass'],
      Rickenbacker: ['4003'],
      'Music Man': ['StingRay 5', 'Bongo 4'],
      Ibanez: ['SR500', 'Talman TMB30'],
      Warwick: ['Corvette', 'RockBass Streamer'],
    },
  ],
  [
    'Synth / Keyboard',
    5,
    880,
    9.5,
    {
      Roland: ['Juno-106', 'JX-08', 'FP-30X', 'TR-8S'],
      Korg: ['Minilogue', 'MS-20 mini', 'Kronos 61'],
      Moog: ['Subsequent 37', 'Grandmother'],
      Yamaha: ['DX7', 'P-125', 'MODX7'],
      Nord: ['Stage 3 88', 'Electro 6D'],
    },
  ],
  [
    'Drum Kit',
    2,
    900,
    34,
    {
      Pearl: ['Export', 'Masters Maple'],
      Ludwig: ['Classic Maple', 'Breakbeats'],
      Tama: ['Starclassic', 'Imperialstar'],
      Roland: ['TD-17KVX', 'TD-07'],
    },
  ],
  ['Violin', 2, 1300, 0.5, { Stentor: ['Student II 4/4', 'Conservatoire 3/4'], Yamaha: ['V5', 'Silent SV-130'], Gliga: ['Gems 1', 'Maestro'] }],
  [
    'Saxophone',
    2,
    1500,
    2.6,
    {
      Selmer: ['Mark VI Alto', 'Super Action 80', 'AXOS Tenor'],
      Yanagisawa: ['A-WO1', 'T-WO10'],
      Yamaha: ['YAS-280', 'YTS-62'],
      Jupiter: ['JAS500'],
    },
  ],
  ['Trumpet', 2, 640, 1.1, { Bach: ['Stradivarius 180S37', 'TR300'], Yamaha: ['YTR-2330', 'Xeno 8335'], Jupiter: ['JTR700'] }],
  [
    'Effects Pedal',
    6,
    130,
    0.45,
    {
      Boss: ['DS-1', 'CE-2W', 'DD-8', 'RC-5 Looper'],
      Strymon: ['BigSky', 'Timeline', 'El Capistan'],
      Electro: ['Big Muff', 'POG2', 'Memory Man'],
      MXR: ['Phase 90', 'Carbon Copy', 'Dyna Comp'],
    },
  ],
  [
    'Amplifier',
    4,
    540,
    17,
    {
      Fender: ['Twin Reverb', 'Blues Junior', 'Champ 40'],
      Marshall: ['JCM800', 'DSL20', 'Origin 50'],
      Vox: ['AC30', 'AC15', 'Pathfinder 10'],
      Orange: ['Rockerverb 50', 'Crush 20'],
    },
  ],
];
const BITS = {
  'Electric Guitar': ['strap locks', 'spare strings', 'whammy bar', 'gig bag', 'hard case', 'certificate'],
  'Acoustic Guitar': ['capo', 'pickup', 'hard case', 'gig bag', 'spare strings'],
  Bass: ['gig bag', 'hard case', 'spare strings', 'strap locks'],
  'Synth / Keyboard': ['stand', 'sustain pedal', 'power supply', 'dust cover', 'original box'],
  'Drum Kit': ['stool', 'cymbals', 'hardware', 'practice pads'],
  Violin: ['bow', 'rosin', 'hard case', 'shoulder rest', 'certificate'],
  Saxophone: ['mouthpiece', 'reeds', 'hard case', 'stand', 'sling'],
  Trumpet: ['mouthpiece', 'mute', 'hard case', 'valve oil'],
  'Effects Pedal': ['original box', 'power supply', 'velcro'],
  Amplifier: ['footswitch', 'dust cover', 'new valves', 'original box'],
};
const TOWNS = ['London', 'Manchester', 'Bristol', 'Leeds', 'Glasgow', 'Cardiff', 'Brighton', 'Norwich', 'Newcastle', 'Belfast', 'Sheffield'];
const FINISHES = ['Sunburst', 'Black', 'Natural', 'Olympic White', 'Cherry Red', 'Seafoam Green', 'Walnut', 'Lake Placid Blue'];
const SHOPS = ['Denmark St Vintage', 'Tone Cave', 'Northern Strings', 'Keys & Co', 'Second Fret'];
const NICKS = [
  'bassface71',
  'mrs_viola',
  'tubescreamer',
  'jazzcat',
  'dan.h',
  'synthwitch',
  'pete_drums',
  'hornplayer9',
  'lou-reads',
  'gigbag_gary',
  'fuzzlover',
  'oldstrings',
];
const STARS = {
  'Denmark St Vintage': 4.7,
  'Tone Cave': 4.4,
  'Northern Strings': 4.9,
  'Second Fret': 3.8,
  bassface71: 4.6,
  mrs_viola: '5.0',
  tubescreamer: 3.4,
  jazzcat: 4.5,
  'dan.h': 4.1,
  pete_drums: 4.2,
  hornplayer9: 3.9,
  'lou-reads': 4.8,
  fuzzlover: 4.3,
  oldstrings: 3.6,
};
const RUNS = ['2026-02-09', '2026-03-09'];

/** Second-hand musical instruments in Britain: pounds as text, British days, two runs. */
export function instruments() {
  const draw = draws(41_107);
  let serial = 88_200;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 9);
    return listing(draw, { serial, run });
  };
  const change = (record) =>
    draw.chance(0.72) ? repriced(record, draw) : { ...record, watching: record.watching + draw.int(1, 14), hits: record.hits + draw.int(5, 400) };
  let records = Array.from({ length: 860 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.19, changed: 0.24, change, added: 174, make });
    files.push({ file: `instruments-${run}.csv`, text: csv(records) });
  }
  return files;
}

function pounds(value, draw) {
  if (value >= 1000 && draw.chance(0.1)) return `£${value}`;
  return draw.chance(0.7) ? `£${thousands(value, ',', 2)}` : `£${thousands(value, ',')}`;
}

function listing(draw, { serial, run }) {
  const [kind, , base, weight, brands] = draw.weighted(KINDS.map((entry) => [entry, entry[1]]));
  const brand = draw.pick(Object.keys(brands));
  const model = draw.pick(brands[brand]);
  const year = draw.chance(0.13) ? '' : 2025 - Math.floor(draw.next() ** 1.9 * 62);
  const cond = draw.weighted([
    ['Mint', 2],
    ['Excellent', 5],
    ['Very Good', 6],
    ['Good', 4],
    ['Fair', 2],
    ['For parts', 0.7],
  ]);
  const factor = { Mint: 1.25, Excellent: 1.1, 'Very Good': 1, Good: 0.82, Fair: 0.6, 'For parts': 0.3 }[cond];
  const vintage = year !== '' && year < 1985 ? 2.4 : 1;
  const price = Math.max(14, Math.round(base * factor * vintage * draw.spread() ** 2 * (0.7 + draw.next() * 0.6)));
  const shop = draw.chance(0.27);
  const collect = draw.chance(kind === 'Drum Kit' || kind === 'Amplifier' ? 0.5 : 0.12);
  const guitarish = /Guitar|Bass/.test(kind);
  const listed = draw.day(addDays(run, -75), addDays(run, -1));
  const [y, m, d] = listed.split('-');
  const recent = draw.chance(0.03);
  const seller = shop ? draw.pick(SHOPS) : draw.pick(NICKS);
  return {
    ref: `MX-${serial}`,
    headline: `${draw.weighted([
      ['', 6],
      ['Vintage ', 1],
      ['Rare ', 1],
      ['Lovely ', 1],
    ])}${brand === 'Electro' ? 'EHX' : brand} ${model}${draw.chance(0.3) && year !== '' ? ` (${year})` : ''}${draw.chance(0.25) ? ` - ${draw.pick(['barely played', 'home use only', 'gigged', 'needs a setup', 'fully serviced', 'one owner'])}` : ''}`,
    dept: kind,
    make: brand === 'Electro' ? 'Electro-Harmonix' : brand,
    yr: year,
    cond,
    askingPrice: pounds(price, draw),
    rrp: draw.chance(0.28) ? 'N/A' : pounds(Math.round((base * (0.9 + draw.next() * 1.4) + price * 0.2) / 5) * 5 - 1, draw),
    postage_gbp: collect ? '' : draw.chance(0.2) ? '0.00' : (2.5 + weight * 1.3 + draw.next() * 14).toFixed(2),
    collectionOnly: collect ? 'Yes' : 'No',
    offersOK: draw.chance(0.46) ? 'Yes' : 'No',
    lefty: guitarish ? (draw.chance(0.09) ? 'Yes' : 'No') : '',
    serviced_recently: draw.chance(0.08) ? '' : draw.chance(0.34) ? 'Yes' : 'No',
    colour: /Guitar|Bass|Drum/.test(kind) ? draw.pick(FINISHES) : '',
    weight_kg: draw.chance(0.22) ? '' : (weight * (0.75 + draw.next() * 0.5)).toFixed(2),
    comes_with: draw.some(BITS[kind], draw.int(0, 3)).join('; '),
    listed_on: recent ? `${draw.int(2, 6)} days ago` : `${d}/${m}/${y}`,
    watching: Math.floor(draw.next() ** 3 * 260),
    hits: Math.floor(draw.next() ** 2 * 4300) + draw.int(0, 60),
    seller,
    seller_kind: shop ? 'shop' : 'private',
    seller_stars: STARS[seller] ?? '',
    town: draw.pick(TOWNS),
    blurb: `${draw.pick(['Selling because I never play it any more.', 'Bought new in 2019, kept in a smoke-free home.', 'Plays beautifully, a few dings on the back.', 'Upgraded pickups, original parts included.', 'Ideal for a beginner.', 'Some crackle on one knob, hence the price.', 'Grab it before I change my mind!'])} ${draw.pick(['Cash or bank transfer.', 'Can demo any evening.', 'No swaps please.', 'Trades considered.', 'Courier at your expense.'])}`,
  };
}

function repriced(record, draw) {
  const price = Number(record.askingPrice.replaceAll(/[£,]/g, ''));
  const factor = draw.pick([0.75, 0.8, 0.85, 0.9, 0.9, 0.95, 1.05, 1.1]);
  return { ...record, askingPrice: pounds(Math.max(10, Math.round(price * factor) - 1), draw) };
}
