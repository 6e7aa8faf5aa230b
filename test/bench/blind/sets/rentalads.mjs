import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const AREAS = [
  ['Portland', 1.05, ['Pearl District', 'Alberta Arts', 'Sellwood', 'Hawthorne', 'St. Johns']],
  ['Seattle', 1.5, ['Ballard', 'Capitol Hill', 'Fremont', 'Queen Anne', 'Beacon Hill']],
  ['Tacoma', 0.9, ['Proctor', 'Stadium', 'Hilltop']],
  ['Eugene', 0.8, ['Whiteaker', 'River Road', 'Campus']],
  ['Spokane', 0.7, ['South Hill', "Browne's Addition", 'Kendall Yards']],
];
const TYPES = [
  ['Apartment', 10],
  ['Studio', 3],
  ['Condo', 3],
  ['Townhouse', 2],
  ['Loft', 1.2],
];
const ADJECTIVES = ['Sunny', 'Quiet', 'Renovated', 'Spacious', 'Charming', 'Modern', 'Cozy', 'Bright', 'Top-floor', 'Corner'];
const EXTRAS = [
  'near light rail',
  'with mountain view',
  'by the park',
  'with private balcony',
  'in historic building',
  'with new appliances',
  'on tree-lined street',
  'close to downtown',
];
const AMENITIES = [
  'dishwasher',
  'balcony',
  'gym',
  'elevator',
  'air conditioning',
  'pool',
  'hardwood floors',
  'rooftop deck',
  'bike storage',
  'fireplace',
];
const AGENCIES = ['Cascade Property Group', 'Greenleaf Rentals', 'Harbor Homes', 'Private owner', 'Northgate Management', 'Bridge City Living'];
const RUNS = ['2026-11-12', '2026-11-26'];

/** Ads of a rental site in five cities: rent as "$1,850", size as "742 sq ft", posted "3 days ago", some without deposit, size or year. */
export function rentalads() {
  const draw = draws(320_101);
  const seen = new Set();
  let id = 70_512;
  let latest = RUNS[0];
  const titled = (type, beds, area) => {
    const size = beds === 0 ? '' : `${beds}BR `;
    const title = `${draw.pick(ADJECTIVES)} ${size}${type.toLowerCase()} ${draw.pick(EXTRAS)}, ${area}`;
    if (seen.has(title)) return titled(type, beds, area);
    seen.add(title);
    return title;
  };
  const make = () => {
    const [city, level, areas] = draw.weighted(AREAS.map((item, at) => [item, [6, 7, 3.4, 2.6, 2][at]]));
    const type = draw.weighted(TYPES);
    const beds =
      type === 'Studio'
        ? 0
        : draw.weighted([
            [1, 6],
            [2, 6],
            [3, 3],
            [4, 0.7],
          ]);
    const sqft = Math.round((430 + beds * 265) * draw.spread());
    const rent = Math.round(((850 + beds * 330) * level * draw.spread() + sqft * 0.15) / 5) * 5;
    const area = draw.pick(areas);
    id += draw.int(1, 9);
    return {
      id,
      city,
      type,
      beds,
      sqft,
      rent,
      area,
      title: titled(type, beds, area),
      baths: beds < 2 ? 1 : draw.pick([1, 1.5, 2, 2, 2.5]),
      deposit: draw.chance(0.12) ? null : Math.round((rent * draw.pick([0.5, 0.75, 1, 1, 1.5])) / 50) * 50,
      posted: draw.day(addDays(latest, -32), addDays(latest, -1)),
      available: draw.day('2026-11-15', '2027-02-15'),
      furnished: draw.chance(0.19) ? 'yes' : 'no',
      pets: draw.weighted([
        ['cats and dogs', 4],
        ['cats only', 3],
        ['no pets', 4.5],
        ['', 0.8],
      ]),
      parking: draw.weighted([
        ['garage', 3],
        ['street', 5],
        ['covered', 2],
        ['none', 2],
      ]),
      laundry: draw.weighted([
        ['in unit', 4],
        ['shared', 5],
        ['none', 2],
      ]),
      utilities: draw.chance(0.27) ? 'yes' : 'no',
      amenities: draw.some(AMENITIES, draw.int(0, 5)),
      lease: draw.weighted([
        [12, 8],
        [6, 3],
        [3, 1],
        [9, 1],
      ]),
      floor: type === 'Townhouse' ? null : draw.int(1, 12),
      built: draw.chance(0.1) ? null : draw.int(1908, 2025),
      walk: draw.chance(0.06) ? null : draw.int(28, 99),
      agency: draw.pick(AGENCIES),
      photos: draw.int(0, 28),
    };
  };
  const first = Array.from({ length: 236 }, make);
  latest = RUNS[1];
  const fresh = () => ({ ...make(), posted: draw.day(addDays(RUNS[0], 1), addDays(RUNS[1], -1)) });
  const change = (ad) => ({ ...ad, rent: Math.round((ad.rent * draw.pick([0.9, 0.93, 0.95, 0.97, 1.03, 1.06])) / 5) * 5 });
  const second = nextRun(first, { draw, gone: 0.17, changed: 0.16, change, added: 47, make: fresh });
  return [first, second].map((ads, at) => ({ file: `rentalads-${RUNS[at]}.csv`, text: csv(ads.map((ad) => row(ad, RUNS[at]))) }));
}

function row(ad, today) {
  const days = Math.round((Date.parse(today) - Date.parse(ad.posted)) / 86_400_000);
  return {
    listing_id: ad.id,
    title: ad.title,
    city: ad.city,
    neighborhood: ad.area,
    property_type: ad.type,
    beds: ad.beds,
    baths: ad.baths,
    sq_ft: ad.id % 11 === 0 ? '' : `${thousands(ad.sqft, ',')} sq ft`,
    monthly_rent: `$${thousands(ad.rent, ',')}`,
    deposit: ad.deposit === null ? '' : `$${thousands(ad.deposit, ',')}`,
    utilities_incl: ad.utilities,
    furnished: ad.furnished,
    pet_policy: ad.pets,
    parking: ad.parking,
    laundry: ad.laundry,
    amenities: ad.amenities.join('; '),
    lease_months: ad.lease,
    floor: ad.floor,
    yr_built: ad.built,
    walk_score: ad.walk,
    available_from: ad.available,
    posted: days === 1 ? '1 day ago' : `${days} days ago`,
    listed_by: ad.agency,
    photos: ad.photos,
  };
}
