import { addDays, csv, draws, round, thousands } from '../made.mjs';
const FIRMS = [
  ['Two Blokes & A Truck', 0.86, 4.4, 812],
  ['Gumtree Removals', 0.95, 3.9, 233],
  ['Harbour City Movers', 1.2, 4.7, 1540],
  ['Kanga Van Lines', 1.05, 4.1, 688],
  ['Budget Box Shift', 0.72, 3.2, 1127],
  ['Careful Carriers', 1.32, 4.9, 341],
  ['Outback Haulage', 0.98, 3.6, 97],
  ['Pacific Relocations', 1.4, 4.6, 460],
  ['Smooth Move Co', 1.1, 4.3, 275],
];
const CITIES = [
  ['Sydney', 0, 0],
  ['Melbourne', -610, -620],
  ['Brisbane', 180, 730],
  ['Canberra', -170, -230],
  ['Adelaide', -1160, -240],
  ['Newcastle', 60, 150],
  ['Hobart', -330, -1010],
];
const SIZES = [
  ['studio', 10],
  ['1 bedroom', 17],
  ['2 bedrooms', 28],
  ['3 bedrooms', 42],
  ['4+ bedrooms', 61],
];
const NOTES = [
  'Piano on the ground floor, needs a third man.',
  'No lift at the destination, second floor walk-up.',
  'Customer wants the pot plants to travel in the cab.',
  'Fish tank 200 L to be emptied by the customer the night before.',
  'Narrow street, council permit for the truck has to be booked.',
  'Pool table must be taken apart; slate is in three pieces.',
  'Flexible on dates, happy to share a truck.',
  'Two cats will be at the house, keep the laundry door shut.',
  '',
  '',
];
const au = (day) => day.split('-').toReversed().join('/');
const dollars = (value) => `A$${thousands(value, ',')}`;
export function movers() {
  const d = draws(42_207);
  const records = Array.from({ length: 460 }, (_, i) => {
    const [company, factor, rating, reviews] = d.pick(FIRMS);
    const [from, x, y] = d.pick(CITIES);
    const local = d.chance(0.4);
    const [to, u, v] = local ? [from, x, y] : d.pick(CITIES);
    const km = from === to ? d.int(4, 58) : Math.round(Math.hypot(x - u, y - v) * 1.18) + d.int(-14, 25);
    const [size, base] = d.pick(SIZES);
    const volume = round(base * (0.8 + d.next() * 0.4), 1);
    const packing = d.chance(0.36);
    const backload = from !== to && d.chance(0.35);
    const total = round((330 + volume * 31 + km * volume * 0.058) * factor * d.spread() * (backload ? 0.72 : 1) + (packing ? volume * 14 : 0));
    const quoted = d.day('2026-09-01', '2026-11-19');
    const minutes = d.int(4, 40) * 15;
    return {
      quote_ref: `MQ${26_000 + i * 3 + d.int(0, 2)}`,
      company,
      company_rating: `${rating} out of 5`,
      company_reviews: thousands(reviews, ','),
      from_city: from,
      to_city: to,
      distance: `${thousands(km, ',')} km`,
      home_size: size,
      volume: `${volume} m3`,
      crew: d.weighted([
        [2, 8],
        [3, 6],
        [4, 2],
      ]),
      est_time: minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`,
      quote_total: dollars(total),
      deposit: dollars(round(total * d.pick([0.1, 0.1, 0.2, 0.25]))),
      packing_fee: packing ? dollars(round(volume * 14)) : '',
      stairs_fee: d.chance(0.25) ? dollars(d.int(4, 36) * 5) : d.chance(0.4) ? 'N/A' : '',
      insurance_cover: d.chance(0.12) ? '' : dollars(d.pick([10_000, 20_000, 50_000, 50_000, 100_000])),
      excess: dollars(d.pick([0, 100, 250, 500])),
      packing_included: packing ? d.pick(['Y', 'yes']) : d.pick(['N', 'no']),
      backload: backload ? 'yes' : 'no',
      tail_lift: d.pick(['Y', 'N', 'N']),
      free_storage_days: d.pick([0, 0, 0, 7, 14, 30]),
      quoted_on: au(quoted),
      valid_until: au(addDays(quoted, d.pick([14, 21, 30, 30, 45]))),
      move_date: d.chance(0.08) ? '' : au(addDays(quoted, d.int(9, 85))),
      status: d.weighted([
        ['open', 8],
        ['accepted', 5],
        ['declined', 5],
        ['expired', 3],
      ]),
      cancellation: d.pick(['free up to 7 days', 'free up to 48 h', 'deposit lost', 'deposit lost']),
      pay_by: d.some(['card', 'bank transfer', 'cash', 'afterpay'], d.int(1, 3)).join('; '),
      notes: d.pick(NOTES),
      quote_url: `https://movematch.example/q/${26_000 + i}`,
    };
  });
  return [{ file: 'movers-2026-11-20.csv', text: csv(records) }];
}
