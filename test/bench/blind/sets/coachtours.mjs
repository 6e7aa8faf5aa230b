import { draws, json, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-09-14', '2026-10-19', '2026-11-23'];
const TOURS = [
  ['Lake Garda & Verona', 'Italy', 8, 640, ['Verona by night', 'Sirmione boat trip', 'Wine tasting']],
  ['Tuscany & Florence', 'Italy', 9, 720, ['Florence guided walk', 'Wine tasting', 'Leaning Tower of Pisa']],
  ['Rhine Valley Castles', 'Germany', 5, 410, ['Rhine cruise', 'Castle tour', 'Wine tasting']],
  ['Black Forest Railways', 'Germany', 6, 480, ['Steam train ride', 'Clock museum', 'Lake Titisee']],
  ['Cologne Christmas Markets', 'Germany', 3, 245, ['Cathedral tour', 'Chocolate museum']],
  ['Bruges Weekend', 'Belgium', 2, 189, ['Canal boat', 'Chocolate museum', 'Brewery tour']],
  ['Dutch Bulbfields', 'Netherlands', 4, 335, ['Keukenhof gardens', 'Canal boat', 'Cheese market']],
  ['Scottish Highlands', 'Scotland', 5, 365, ['Steam train ride', 'Whisky distillery', 'Loch cruise']],
  ['Edinburgh Tattoo', 'Scotland', 3, 315, ['Whisky distillery', 'Castle tour']],
  ['Cornish Gardens', 'England', 4, 299, ['Eden Project', 'Tea with scones', 'Castle tour']],
  ['Isle of Wight Break', 'England', 4, 259, ['Osborne House', 'Steam train ride', 'Tea with scones']],
  ['Snowdonia & Llandudno', 'Wales', 4, 275, ['Steam train ride', 'Castle tour', 'Slate mine']],
  ['Ring of Kerry', 'Ireland', 6, 495, ['Jaunting car', 'Whisky distillery', 'Folk evening']],
  ['Loire Châteaux', 'France', 5, 455, ['Castle tour', 'Wine tasting', 'Troglodyte caves']],
  ['Austrian Tyrol', 'Austria', 7, 590, ['Folk evening', 'Cable car', 'Salzburg guided walk']],
];
const TOWNS = ['Derby', 'Stoke-on-Trent', 'Wigan', 'Huddersfield', 'Worcester', 'Lincoln', 'Kettering'];
const pounds = (value) => `£${thousands(value, ',')}`;
export function coachtours() {
  const d = draws(48_202);
  let n = 70_000;
  const seats = (left) => ({ seatsLeft: left, status: left === 0 ? 'Sold out' : left <= 6 ? 'Last few seats' : 'Available' });
  const make = () => {
    const [tour, country, nights, base, excursions] = d.pick(TOURS);
    const price = Math.round(base * (0.75 + d.next() * 0.55)) + (d.chance(0.5) ? 0 : 20);
    return {
      departureId: `CH${(n += d.int(1, 7))}`,
      tour,
      country,
      departsOn: tour.includes('Christmas') ? d.day('2026-11-27', '2026-12-18') : d.day('2027-02-12', '2027-10-22'),
      nights,
      pickupTown: d.pick(TOWNS),
      pricePerPerson: pounds(price),
      singleSupplement: d.chance(0.14) ? null : pounds(d.int(2, 6) * nights * 5),
      board: d.weighted([
        ['Half board', 8],
        ['Bed & breakfast', 5],
        ['Full board', 2],
      ]),
      ...seats(d.chance(0.1) ? 0 : d.int(1, 46)),
      doorToDoor: d.chance(0.35),
      excursions: d.some(excursions, d.int(1, excursions.length)),
      highlights: d.pick([
        'Travel in a 46 seater executive coach with tea and coffee on board. Porterage at the hotel included.',
        'Family run hotel with an indoor pool and evening entertainment every night.',
        'Lakeside hotel with balconies. The pace is gentle with plenty of free time.',
        'Our driver Malcolm has done this route for thirty years and knows every viewpoint.',
        'Hotel without a lift, not advised for guests who find stairs hard.',
        'A welcome drink and a four course farewell dinner by candlelight.',
      ]),
    };
  };
  const change = (record) => {
    if (record.status === 'Cancelled') return record;
    if (d.chance(0.05)) return { ...record, seatsLeft: null, status: 'Cancelled' };
    const price = Number(record.pricePerPerson.replaceAll(/[£,]/g, ''));
    const moved = d.chance(0.5) ? price : Math.round(price * (d.chance(0.6) ? 0.82 + d.next() * 0.14 : 1.02 + d.next() * 0.08));
    return { ...record, pricePerPerson: pounds(moved), ...seats(Math.max(0, record.seatsLeft - d.int(0, 13))) };
  };
  const first = Array.from({ length: 410 }, make);
  const second = nextRun(first, { draw: d, gone: 0.05, changed: 0.4, change, added: 38, make });
  const third = nextRun(second, { draw: d, gone: 0.06, changed: 0.4, change, added: 29, make });
  return [first, second, third].map((records, index) => ({ file: `coachtours-${RUNS[index]}.json`, text: json(records) }));
}
