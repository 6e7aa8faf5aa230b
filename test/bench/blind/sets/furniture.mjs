import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const KINDS = {
  Sofa: {
    base: 620,
    width: [58, 110],
    words: ['3-seat sofa', 'sleeper sofa', 'sectional', 'loveseat', 'Chesterfield'],
    materials: ['fabric', 'leather', 'velvet'],
  },
  'Dining table': {
    base: 410,
    width: [42, 94],
    words: ['extendable dining table', 'farmhouse table', 'round table', 'trestle table'],
    materials: ['oak', 'pine', 'walnut', 'glass'],
  },
  Chair: {
    base: 95,
    width: [17, 34],
    words: ['dining chair', 'set of 4 chairs', 'armchair', 'rocking chair', 'office chair'],
    materials: ['oak', 'fabric', 'leather', 'rattan', 'metal'],
  },
  Bed: {
    base: 380,
    width: [39, 80],
    words: ['bed frame', 'queen bed', 'bunk bed', 'daybed', 'king bed with headboard'],
    materials: ['pine', 'metal', 'oak', 'fabric'],
  },
  Wardrobe: { base: 290, width: [31, 98], words: ['wardrobe', 'sliding door wardrobe', 'armoire'], materials: ['pine', 'MDF', 'oak'] },
  Desk: {
    base: 180,
    width: [36, 72],
    words: ['standing desk', 'writing desk', 'secretary desk', 'corner desk'],
    materials: ['MDF', 'walnut', 'metal', 'oak'],
  },
  Bookcase: {
    base: 130,
    width: [16, 72],
    words: ['bookcase', 'shelving unit', 'ladder shelf', 'glass-front bookcase'],
    materials: ['MDF', 'pine', 'walnut', 'metal'],
  },
  Dresser: {
    base: 240,
    width: [28, 66],
    words: ['6-drawer dresser', 'chest of drawers', 'mid-century dresser', 'tallboy'],
    materials: ['walnut', 'pine', 'MDF', 'teak'],
  },
};
const BRANDS = { IKEA: 0.6, 'West Elm': 1.5, 'Pottery Barn': 1.4, 'Crate & Barrel': 1.45, Wayfair: 0.75, 'Ethan Allen': 1.6, 'Herman Miller': 2.5 };
const AREAS = ['Ballard', 'Capitol Hill', 'Fremont', 'Queen Anne', 'West Seattle', 'Beacon Hill', 'Greenwood', 'Columbia City', 'Magnolia'];
const CONDITIONS = { new: 1.25, 'like new': 1.1, good: 0.85, fair: 0.6, 'needs work': 0.35 };
const SELLERS = [
  'second_nest',
  'mira.k',
  'Old Oak Consignment',
  'tjones88',
  'hollis_home',
  'Revive Furniture',
  'pnw_finds',
  'dana_w',
  'Estate & Co.',
  'b_larsen',
  'kirsten.m',
  'MovingOutSale',
];
const SHOPS = new Set(['Old Oak Consignment', 'Revive Furniture', 'Estate & Co.']);

const dollars = (value) => `$${thousands(value, ',')}`;
const amount = (text) => Number(text.replaceAll(/[$,]/g, ''));

/** Used furniture of one city, three weekly scrapes: dollars with and without a comma, "4.8/5", N/A for what the seller did not say, prices that come down. */
export function furniture() {
  const draw = draws(260_011);
  let number = 0;
  const listing = (from, to) => {
    number += draw.int(1, 7);
    const category = draw.weighted([
      ['Sofa', 5],
      ['Dining table', 3],
      ['Chair', 5],
      ['Bed', 3],
      ['Wardrobe', 1.6],
      ['Desk', 3],
      ['Bookcase', 2.4],
      ['Dresser', 3],
    ]);
    const { base, width, words, materials } = KINDS[category];
    const brand = draw.chance(0.27)
      ? 'N/A'
      : draw.weighted([
          ['IKEA', 6],
          ['West Elm', 3],
          ['Pottery Barn', 2.4],
          ['Crate & Barrel', 2],
          ['Wayfair', 3],
          ['Ethan Allen', 1],
          ['Herman Miller', 0.7],
        ]);
    const condition = draw.weighted([
      ['new', 1],
      ['like new', 4],
      ['good', 7],
      ['fair', 3],
      ['needs work', 1],
    ]);
    const material = draw.pick(materials);
    const worth = base * (BRANDS[brand] ?? 0.8) * draw.spread() * (0.7 + draw.next() * 0.7);
    const price = Math.max(10, Math.round((worth * CONDITIONS[condition] * 0.62) / 5) * 5);
    const delivery = draw.chance(0.38);
    const seller = draw.pick(SELLERS);
    const color = draw.weighted([
      ['brown', 4],
      ['white', 4],
      ['black', 3],
      ['gray', 4],
      ['natural', 3],
      ['green', 1.4],
      ['blue', 1.4],
      ['beige', 2],
    ]);
    return {
      listing_id: `F${71_400 + number}`,
      title: [brand === 'N/A' ? '' : brand, color === 'natural' ? material : color, draw.pick(words)].join(' ').trim(),
      category,
      brand,
      material,
      color,
      condition,
      price: dollars(price),
      original_price: draw.chance(0.42) ? '' : dollars(Math.round((price * (1.2 + draw.next() * 2.2)) / 10) * 10),
      width_in: draw.chance(0.12) ? '' : `${draw.int(...width)}"`,
      delivery: delivery ? 'yes' : 'no',
      delivery_fee: delivery ? dollars(draw.pick([25, 35, 40, 50, 60, 75, 90])) : '',
      pickup_area: draw.weighted(AREAS.map((area, at) => [area, 10 / (at + 3)])),
      seller,
      seller_type: SHOPS.has(seller) ? 'shop' : 'private',
      seller_rating: draw.chance(0.13) ? 'N/A' : `${(3.4 + draw.next() ** 0.6 * 1.6).toFixed(1)}/5`,
      saves: Math.round(draw.next() ** 2.6 * 64),
      views: draw.int(12, 140) + Math.round(draw.next() ** 3 * 900),
      negotiable: draw.chance(0.45) ? 'yes' : 'no',
      reserved: draw.chance(0.06) ? 'yes' : 'no',
      smoke_free_home: draw.chance(0.2) ? '' : draw.chance(0.82) ? 'yes' : 'no',
      posted: draw.day(from, to),
      url: `https://nestagain.example/item/${71_400 + number}`,
    };
  };
  const change = (row) => {
    const cut = draw.chance(0.78)
      ? Math.max(10, Math.round((amount(row.price) * (draw.chance(0.14) ? 1.12 : 0.6 + draw.next() * 0.34)) / 5) * 5)
      : amount(row.price);
    return {
      ...row,
      price: dollars(cut),
      saves: row.saves + draw.int(0, 9),
      views: row.views + draw.int(5, 190),
      reserved: draw.chance(0.2) ? 'yes' : row.reserved,
    };
  };
  const first = Array.from({ length: 190 }, () => listing('2026-08-20', '2026-11-11'));
  const second = nextRun(first, { draw, gone: 0.13, changed: 0.25, change, added: 27, make: () => listing('2026-11-11', '2026-11-18') });
  const third = nextRun(second, { draw, gone: 0.11, changed: 0.3, change, added: 31, make: () => listing('2026-11-18', '2026-11-25') });
  return [first, second, third].map((rows, week) => ({ file: `furniture-${addDays('2026-11-11', week * 7)}.csv`, text: csv(rows) }));
}
