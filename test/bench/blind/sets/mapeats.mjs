import { draws, json, nextRun, round } from '../made.mjs';

const FIRST = ['Golden', 'Blue', 'Little', 'Old', 'Happy', 'Copper', 'Lucky', 'Green', 'Red', 'Salty', 'Wild', 'Silver', 'Mama’s', 'Corner', 'Urban'];
/** [type, cuisines, second words of names, level of spend]. */
const TYPES = [
  ['italian_restaurant', ['Italian', 'Pizza'], ['Trattoria', 'Osteria', 'Basil'], 34],
  ['pizza_restaurant', ['Pizza', 'Fast food'], ['Slice', 'Oven'], 18],
  ['japanese_restaurant', ['Japanese', 'Sushi'], ['Koi', 'Izakaya', 'Maki'], 42],
  ['ramen_restaurant', ['Japanese', 'Ramen'], ['Noodle Bar', 'Ramen'], 21],
  ['mexican_restaurant', ['Mexican', 'Tacos'], ['Cantina', 'Taqueria'], 22],
  ['indian_restaurant', ['Indian', 'Curry'], ['Tandoor', 'Saffron'], 27],
  ['thai_restaurant', ['Thai'], ['Orchid', 'Lemongrass'], 25],
  ['steak_house', ['Steak', 'American'], ['Grill', 'Chophouse'], 68],
  ['cafe', ['Coffee', 'Breakfast'], ['Bean', 'Cafe', 'Kettle'], 14],
  ['seafood_restaurant', ['Seafood'], ['Oyster House', 'Anchor'], 52],
];
const AREAS = ['Downtown', 'Riverside', 'Old Port', 'Westgate', 'University District', 'Maple Hill'];

function level(spend) {
  return '$'.repeat(1 + [20, 40, 70].filter((bound) => spend >= bound).length);
}

/** Restaurants as a map service lists them, a month apart: marks of five with the count of reviews, services that are true, false or not said, some places closed. */
export function mapeats() {
  const draw = draws(300_044);
  const names = new Set();
  const fresh = (seconds) => {
    const base = `${draw.pick(FIRST)} ${draw.pick(seconds)}`;
    const name = [base, ...AREAS.map((area) => `${base} ${area}`), `${base} II`, `The ${base}`].find((item) => !names.has(item));
    names.add(name);
    return name;
  };
  const said = (p) => (draw.chance(0.1) ? null : draw.chance(p));
  const place = () => {
    const [primaryType, cuisines, seconds, middle] = draw.pick(TYPES);
    const spend = Math.round(middle * draw.spread());
    const rated = draw.chance(0.95);
    return {
      placeId: `ChI${draw.int(100_000, 999_999)}${draw.pick(['aQ', 'xZ', 'mK'])}`,
      displayName: fresh(seconds),
      primaryType,
      cuisines: [cuisines[0], ...(cuisines[1] && draw.chance(0.7) ? [cuisines[1]] : [])],
      neighborhood: draw.weighted(AREAS.map((area, at) => [area, 8 - at])),
      rating: rated ? round(Math.min(5, 3.1 + draw.next() + draw.next() * 0.9), 1) : null,
      userRatingCount: rated ? Math.round(6 + draw.next() ** 3 * 3_400) : 0,
      priceLevel: draw.chance(0.1) ? null : level(spend),
      avgSpend: draw.chance(0.16) ? null : `$${spend}`,
      distance: `${(0.2 + draw.next() * 7.5).toFixed(1)} km`,
      businessStatus: draw.weighted([
        ['OPERATIONAL', 20],
        ['CLOSED_TEMPORARILY', 1.4],
      ]),
      dineIn: draw.chance(0.9),
      takeout: said(0.72),
      delivery: said(0.5),
      reservable: said(0.48),
      outdoorSeating: said(0.36),
      servesVegetarianFood: said(0.6),
      goodForChildren: said(0.55),
      allowsDogs: draw.chance(0.3) ? null : draw.chance(0.25),
      wheelchairAccessible: said(0.7),
      waitMin: draw.chance(0.25) ? null : draw.int(0, 11) * 5,
      closesAt: draw.pick(['20:00', '21:30', '22:00', '23:00', '00:30']),
      photoCount: draw.int(0, 180),
      lastReviewAt: rated ? draw.day('2026-07-01', '2026-10-23') : null,
    };
  };
  const change = (record) => {
    if (record.rating === null) return record;
    return {
      ...record,
      rating: round(Math.max(2.8, Math.min(5, record.rating + draw.int(-4, 4) / 10)), 1),
      userRatingCount: record.userRatingCount + draw.int(1, 140),
      businessStatus: draw.chance(0.08) ? 'CLOSED_PERMANENTLY' : record.businessStatus,
      lastReviewAt: draw.day('2026-10-25', '2026-11-23'),
    };
  };
  const first = Array.from({ length: 240 }, place);
  const second = nextRun(first, {
    draw,
    gone: 0.05,
    changed: 0.6,
    change,
    added: 17,
    make: () => ({ ...place(), lastReviewAt: draw.day('2026-11-01', '2026-11-23') }),
  });
  return [
    { file: 'mapeats-2026-10-24.json', text: json(first) },
    { file: 'mapeats-2026-11-24.json', text: json(second) },
  ];
}
