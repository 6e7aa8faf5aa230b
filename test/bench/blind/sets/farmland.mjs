import { addDays, draws, json, round, thousands } from '../made.mjs';

// state, counties, $/acre, soil, house list
const STATES = [
  ['Iowa', ['Story', 'Sioux', 'Plymouth', 'Webster'], 12_800, 82, 8],
  ['Illinois', ['McLean', 'Champaign', 'Livingston'], 13_400, 84, 6],
  ['Indiana', ['Tippecanoe', 'Benton'], 10_900, 78, 4],
  ['Nebraska', ['Hall', 'Custer', 'York'], 7200, 64, 5],
  ['Kansas', ['Finney', 'Reno'], 3600, 52, 4],
  ['South Dakota', ['Brookings', 'Beadle'], 5600, 58, 3],
  ['Missouri', ['Saline', 'Audrain'], 6900, 60, 3],
  ['Montana', ['Teton', 'Fergus'], 1600, 38, 2],
];
const HOUSES = [
  ['Prairie Gavel', 6],
  ['Halvorsen Land Co.', 5],
  ['Schrader & Pope', 4],
  ['Midwest Acre Exchange', 4],
  ['Tri-County Auctioneers', 3],
  ['Big Sky Land Sales', 1.5],
];
const CROPS = {
  cropland: ['corn', 'soybeans', 'wheat', 'sorghum', 'alfalfa', 'oats'],
  pasture: ['hay', 'alfalfa'],
  timber: [],
  recreational: [],
  mixed: ['corn', 'soybeans', 'hay'],
};
const FEATURES = [
  'Great deer and turkey hunting.',
  'Pattern tiled in 2014.',
  'Adjoins 80 acres of state ground.',
  'No buildings, clean fields.',
  'Older 40x60 machine shed and grain bins, 22,000 bu.',
  'Creek runs along the north line.',
  'Blacktop frontage on Highway 30.',
  'Center pivot, 7 tower Zimmatic.',
  'Century farm, same family for 4 generations.',
  'Seller will divide into 2 tracts.',
  'Fenced with 5 strand barbed wire.',
  'Wind lease in place, two turbines.',
  'Sold subject to tenant rights.',
];
const DAY = '2026-02-23';

/** Auctions of farmland in eight states: dollars as text, one run. */
export function farmland() {
  const draw = draws(77_130_4);
  const records = Array.from({ length: 960 }, (_, index) => lot(draw, index));
  return [{ file: `farmland-${DAY}.json`, text: json(records) }];
}

const dollars = (value, style) =>
  style === 1 ? `$${thousands(value, ',')}.00` : style === 2 ? `USD ${thousands(value, ',')}` : `$${thousands(value, ',')}`;

function lot(draw, index) {
  const [state, counties, rate, soil] = draw.weighted(STATES.map((entry) => [entry, entry[4]]));
  const use = draw.weighted([
    ['cropland', 10],
    ['pasture', 3],
    ['mixed', 3],
    ['recreational', 1.5],
    ['timber', 1],
  ]);
  const big = state === 'Montana' ? 4 : state === 'Kansas' || state === 'South Dakota' ? 1.8 : 1;
  const acres = round((18 + draw.next() ** 2 * 300) * big, 1);
  const tillable = {
    cropland: draw.int(82, 100),
    pasture: draw.int(0, 25),
    timber: draw.int(0, 8),
    recreational: draw.int(0, 30),
    mixed: draw.int(35, 80),
  }[use];
  const csr = tillable < 10 ? null : round(Math.min(100, soil * draw.spread() * 0.95 + 6), 1);
  const irrigated = ['Nebraska', 'Kansas', 'Montana'].includes(state) && use === 'cropland' && draw.chance(0.5);
  const useFactor = { cropland: 1, pasture: 0.5, timber: 0.45, recreational: 0.55, mixed: 0.75 }[use];
  const worth = acres * rate * useFactor * (irrigated ? 1.4 : 1) * (csr === null ? 0.9 : 0.5 + csr / 150) * draw.spread();
  const thousand = (value) => Math.max(5000, Math.round(value / 1000) * 1000);
  const saleDate = draw.day('2024-03-04', '2026-04-30');
  const past = saleDate < DAY;
  const withdrawn = draw.chance(0.03);
  const sold = past && !withdrawn ? draw.chance(0.83) : false;
  const bidders = past && !withdrawn ? Math.round(draw.next() ** 1.5 * 27) + (sold ? 1 : 0) : null;
  const hammer = sold ? Math.round((worth * (0.8 + draw.next() * 0.5)) / 500) * 500 : null;
  const style = draw.weighted([
    [0, 8],
    [1, 2],
    [2, 1.5],
  ]);
  const leased = tillable > 20 && draw.chance(0.45);
  const family = draw.chance(0.4);
  const crops = draw.some(CROPS[use], Math.min(CROPS[use].length, draw.int(1, 3)));
  return {
    lotNo: `FL-${24_000 + index * 3 + draw.int(0, 2)}`,
    headline: `${Math.round(acres)} ac ${draw.pick(['m/l', 'of', '+/-'])} ${{ cropland: draw.pick(['prime cropland', 'row crop ground', 'black dirt']), pasture: draw.pick(['pasture', 'grazing land']), timber: 'timber', recreational: draw.pick(['hunting land', 'recreational ground']), mixed: draw.pick(['combination farm', 'crop & hay farm']) }[use]}, ${draw.pick(['Sec.', 'Section'])} ${draw.int(1, 36)}`,
    state,
    county: draw.pick(counties),
    land_use: use,
    acres: `${acres} ac`,
    tillablePct: `${tillable}%`,
    csr2: csr,
    irrigated: irrigated ? 'Yes' : 'No',
    tiled: draw.chance(0.11) ? null : tillable > 30 && !irrigated && draw.chance(0.45) ? 'Yes' : 'No',
    lastCrops: crops,
    auctioneer: draw.weighted(
      state === 'Montana'
        ? [
            ['Big Sky Land Sales', 4],
            ['Prairie Gavel', 1],
          ]
        : HOUSES,
    ),
    format: draw.weighted([
      ['online only', 5],
      ['live', 4],
      ['live + online', 4],
      ['sealed bid', 1],
    ]),
    saleDate,
    status: withdrawn ? 'withdrawn' : !past ? 'upcoming' : sold ? 'sold' : 'no sale',
    openingBid: draw.chance(0.06) ? 'N/A' : dollars(thousand(worth * 0.55), style),
    est_low: thousand(worth * 0.88),
    est_high: thousand(worth * 1.17),
    hammer: hammer === null ? null : dollars(hammer, style),
    sold,
    nBidders: bidders,
    bidCount: bidders === null ? null : bidders === 0 ? 0 : bidders * draw.int(1, 6) + draw.int(0, 4),
    leaseEnds: leased ? draw.day(addDays(DAY, -90), '2030-03-01') : null,
    cash_rent: leased ? `$${draw.int(40, 90) + Math.round(rate / 62)}/ac` : null,
    taxes_yr: round(acres * (rate / 420) * (0.6 + draw.next() * 0.6), 2),
    mineralRights: draw.chance(0.2) ? null : draw.chance(0.6),
    crp: (use === 'pasture' || use === 'mixed') && draw.chance(0.3),
    bldgs: draw.weighted([
      [0, 7],
      [1, 2],
      [2, 1],
      [3, 0.8],
      [5, 0.4],
      [8, 0.1],
    ]),
    elevator_mi: draw.chance(0.1) ? null : round(0.6 + draw.next() ** 1.7 * 38, 1),
    familySince: family ? draw.int(1862, 1999) : null,
    buyerPremium: `${draw.pick([0, 0, 0, 3, 5, 5, 10])} %`,
    remarks: draw.some(FEATURES, draw.int(1, 2)).join(' '),
  };
}
