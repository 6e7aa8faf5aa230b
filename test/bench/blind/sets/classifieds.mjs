import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';

// Kind, things, low and high price.
const THINGS = {
  Furniture: [['Oak dining table', 'Sectional sofa', 'Bookshelf', 'Queen bed frame', 'Leather armchair', 'Standing desk', 'Dresser'], 20, 900],
  Electronics: [['iPhone 13', '55" Samsung TV', 'PlayStation 5', 'Bose soundbar', 'MacBook Air M2', 'Canon printer'], 25, 1300],
  Appliances: [['Whirlpool washer', 'Gas range', 'Chest freezer', 'Mini fridge', 'Dishwasher'], 40, 850],
  'Bikes & Sports': [['Trek mountain bike', 'Kayak', 'Treadmill', 'Golf clubs', 'Kids bike 20"', 'Weight bench'], 20, 1400],
  'Tools & Garden': [['Table saw', 'Honda lawn mower', 'Pressure washer', 'Firewood, half cord', 'Wheelbarrow', 'Snow blower'], 15, 1100],
  'Baby & Kids': [['UPPAbaby stroller', 'Crib with mattress', 'Box of Lego', 'High chair', 'Car seat'], 5, 420],
  'Boats & Motors': [['Aluminum fishing boat', 'Outboard 9.9 hp', 'Utility trailer', 'Dirt bike', 'ATV'], 600, 9800],
};
const TOWNS = ['Duluth', 'Superior', 'Cloquet', 'Two Harbors', 'Hermantown', 'Proctor', 'Carlton'];
const SELLERS = [
  'Deb',
  'Mike S.',
  'Kayla',
  'Ron',
  'northshore_resale',
  'Ingrid',
  'T. Olson',
  'Marcus',
  'Lena',
  'garage.guy',
  'Pat',
  'Yusuf',
  'Carol B.',
];
const TAILS = ['', ' - must go', ' (like new)', ', moving sale', ' OBO', ', barely used', ' - works great'];

/** Local classified ads, scraped twice: "$1,250" and "Free", "12 mi", "3 days ago" and "5 h ago", "4.8 (132)", the last price where it was cut. */
export function classifieds() {
  const draw = draws(280_011);
  let number = 0;
  const dollars = (value) => `$${thousands(value, ',')}`;
  const tidy = (value) => (value > 200 ? Math.round(value / 10) * 10 : Math.max(5, Math.round(value / 5) * 5));
  const make = (latest) => () => {
    number += 1;
    const category = draw.weighted(Object.keys(THINGS).map((name, at) => [name, [9, 7, 4, 6, 5, 4, 2][at]]));
    const [things, low, high] = THINGS[category];
    const free = category !== 'Boats & Motors' && draw.chance(0.07);
    const rated = draw.chance(0.74);
    return {
      listing_id: 7_710_000_000 + number * 4391,
      title: `${draw.pick(things)}${draw.pick(TAILS)}`,
      category,
      price: free ? 'Free' : dollars(tidy(low + draw.next() * draw.next() * (high - low))),
      was: null,
      condition: draw.weighted([
        ['New', 1],
        ['Used - like new', 4],
        ['Used - good', 6],
        ['Used - fair', 3],
        [null, 0.8],
      ]),
      town: draw.weighted(TOWNS.map((name, at) => [name, 9 - at])),
      distance: `${draw.int(1, 48)} mi`,
      posted: addDays(latest, -Math.floor(draw.next() * draw.next() * 40)),
      seller: draw.pick(SELLERS),
      seller_rating: rated ? `${(3.4 + Math.sqrt(draw.next()) * 1.6).toFixed(1)} (${draw.int(1, 180)})` : null,
      member_since: draw.int(2011, 2026),
      photos: draw.int(0, 12),
      views: Math.round(4 + draw.next() ** 3 * 1900),
      saves: Math.round(draw.next() ** 3 * 60),
      ships: category !== 'Boats & Motors' && draw.chance(0.24),
      cash_only: draw.chance(0.31),
      price_firm: free ? null : draw.chance(0.22),
      pending: draw.chance(0.09),
    };
  };
  const change = (row) => {
    const cut = row.price !== 'Free' && draw.chance(0.26);
    const price = Number(row.price.replaceAll(/[$,]/g, ''));
    return {
      ...row,
      price: cut ? dollars(tidy(price * (0.68 + draw.next() * 0.25))) : row.price,
      was: cut ? row.price : null,
      views: row.views + draw.int(3, 240),
      saves: row.saves + draw.int(0, 6),
      pending: draw.chance(0.13),
    };
  };
  const first = Array.from({ length: 310 }, make('2026-11-19'));
  const second = nextRun(first, {
    draw,
    gone: 0.18,
    changed: 1,
    change,
    added: 58,
    make: () => ({ ...make('2026-11-26')(), posted: draw.day('2026-11-20', '2026-11-26') }),
  });
  const ago = (posted, day) => {
    const days = Math.round((Date.parse(day) - Date.parse(posted)) / 86_400_000);
    return days === 0 ? `${draw.int(1, 9)} h ago` : days === 1 ? '1 day ago' : `${days} days ago`;
  };
  return [first, second].map((rows, run) => {
    const day = addDays('2026-11-19', run * 7);
    return { file: `classifieds-${day}.ndjson`, text: ndjson(rows.map((row) => ({ ...row, posted: ago(row.posted, day) }))) };
  });
}
