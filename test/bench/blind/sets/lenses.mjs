import { draws, json, thousands } from '../made.mjs';

const BRANDS = {
  Sony: ['Sony E'],
  Canon: ['Canon RF', 'Canon EF'],
  Nikon: ['Nikon Z', 'Nikon F'],
  Sigma: ['Sony E', 'L-Mount', 'Canon EF', 'Nikon F'],
  Tamron: ['Sony E', 'Nikon Z', 'Canon EF'],
  Fujifilm: ['Fuji X'],
  Panasonic: ['L-Mount', 'Micro Four Thirds'],
  Samyang: ['Sony E', 'Canon RF', 'Fuji X', 'Nikon F'],
};

/** Used camera lenses on a marketplace: "f/2.8", "1,120 g", "$1,299.00", listed "3 days ago", booleans and lists. */
export function lenses() {
  const draw = draws(120_005);
  return [{ file: 'lenses-2026-11-20.json', text: json(Array.from({ length: 410 }, (_, index) => lens(draw, index))) }];
}

function lens(draw, index) {
  const brand = draw.pick(Object.keys(BRANDS));
  const focal = draw.pick([12, 14, 16, 20, 24, 28, 35, 35, 40, 50, 50, 56, 65, 85, 85, 90, 105, 135, 180, 200, 300, 400, 500, 600]);
  const aperture = draw.pick(focal > 170 ? [2.8, 4, 5.6, 6.3] : [1.2, 1.4, 1.8, 1.8, 2, 2.8, 3.5]);
  const condition = draw.weighted([
    ['Mint', 2],
    ['Excellent', 4],
    ['Good', 4],
    ['Fair', 1.5],
    ['For parts', 0.7],
  ]);
  const weight = Math.round((90 + focal * 4.1 + 500 / aperture) * draw.spread());
  const worth = { Mint: 1.1, Excellent: 0.95, Good: 0.8, Fair: 0.6, 'For parts': 0.2 }[condition];
  const age = draw.int(0, 120);
  return {
    listingId: `LX${880_400 + index * 9}`,
    title: `${brand} ${focal}mm f/${aperture}${draw.pick(['', ' II', ' Art', ' Pro', ' Macro'])}`,
    brand,
    mount: draw.pick(BRANDS[brand]),
    focalLength: `${focal} mm`,
    maxAperture: `f/${aperture}`,
    weight: draw.chance(0.07) ? 'n/a' : `${thousands(weight, ',')} g`,
    askingPrice: `$${thousands(Math.round((130 + focal * 2.9 + 900 / aperture) * worth * draw.spread() * 100) / 100, ',', 2)}`,
    condition,
    releasedYear: draw.chance(0.06) ? null : draw.int(1998, 2026),
    stabilised: draw.chance(0.34),
    weatherSealed: draw.chance(0.47),
    listed: age === 0 ? `${draw.int(1, 9)} h ago` : `${age} day${age === 1 ? '' : 's'} ago`,
    watchers: Math.round(draw.next() ** 3 * 310),
    sellerCountry: draw.pick(['USA', 'Canada', 'Japan', 'Germany', 'United Kingdom']),
    included: draw.some(['hood', 'caps', 'pouch', 'original box', 'UV filter', 'tripod collar'], draw.int(0, 4)),
  };
}
