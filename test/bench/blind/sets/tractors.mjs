import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const MAKES = {
  'John Deere': ['6120M', '6R 150', '5075E', '7810'],
  'Massey Ferguson': ['5713', '35X', '7720', '135'],
  'New Holland': ['T6.180', 'T7.210', 'TS115'],
  Fendt: ['724 Vario', '516', '936'],
  Kubota: ['M5091', 'L1501', 'B2261'],
  Claas: ['Arion 650', 'Axion 830'],
  Valtra: ['T154', 'N114'],
  'Case IH': ['Puma 165', 'Farmall 75C'],
};
const FIRST = '2026-09-25';
const LAST = '2026-11-20';

/** Used tractors on a dealers' portal, twice. */
export function tractors() {
  const draw = draws(160_006);
  let count = 0;
  const first = Array.from({ length: 360 }, () => tractor(draw, count++, '2026-01-08', addDays(FIRST, -1)));
  const second = nextRun(first, {
    draw,
    gone: 0.2,
    changed: 0.22,
    change: (one) => ({
      ...one,
      price: Math.round((one.price * (draw.chance(0.85) ? 0.88 + draw.next() * 0.1 : 1.03 + draw.next() * 0.06)) / 50) * 50,
    }),
    added: 70,
    make: () => tractor(draw, count++, FIRST, addDays(LAST, -1)),
  });
  return [
    {
      file: `tractors-${FIRST}.csv`,
      text: csv(
        first.map((one) => listing(one, FIRST)),
        ';',
      ),
    },
    {
      file: `tractors-${LAST}.csv`,
      text: csv(
        second.map((one) => listing(one, LAST)),
        ';',
      ),
    },
  ];
}

function tractor(draw, index, from, to) {
  const make = draw.pick(Object.keys(MAKES));
  const year = Math.round(2025 - draw.next() ** 1.6 * 48);
  const hp = draw.int(18, 310);
  const age = 2026 - year;
  return {
    id: 880_200 + index * 11,
    make,
    model: draw.pick(MAKES[make]),
    year,
    hp,
    hours: draw.chance(0.08) ? null : Math.round(age * 260 * draw.spread()) + draw.int(5, 400),
    price: Math.max(1800, Math.round(((hp * 520 * Math.exp(-age * 0.07) + 1500) * draw.spread()) / 50) * 50),
    vat: draw.chance(0.6) ? 'plus VAT' : 'no VAT',
    drive: year < 1985 || draw.chance(0.15) ? '2WD' : '4WD',
    gears: draw.weighted([
      ['powershift', 4],
      ['CVT', 2.5],
      ['manual', 3],
      ['hydrostatic', 1],
    ]),
    loader: draw.chance(0.36),
    aircon: year > 1995 && draw.chance(0.65),
    county: draw.pick(['Lincolnshire', 'Devon', 'Shropshire', 'Aberdeenshire', 'Norfolk', 'Cumbria', 'Powys', 'Antrim']),
    seller: draw.chance(0.68) ? 'dealer' : 'private',
    note: draw.pick([
      'One owner from new',
      'Field ready',
      'Starts first time',
      'Barn stored, some rust',
      'New clutch fitted',
      'Leaks a little oil',
      'Full service history',
      '',
      'Tyres 70% all round',
      'Ideal smallholder machine',
    ]),
    posted: draw.day(from, to),
  };
}

function listing(one, day) {
  const age = Math.round((Date.parse(day) - Date.parse(one.posted)) / 86_400_000);
  return {
    ad_id: one.id,
    make: one.make,
    model: one.model,
    yr: one.year,
    hp: one.hp,
    hrs: one.hours === null ? '-' : `${thousands(one.hours, ',')} h`,
    'asking price': `£${thousands(one.price, ',')}`,
    vat: one.vat,
    drive: one.drive,
    gearbox: one.gears,
    front_loader: one.loader ? 'yes' : 'no',
    airCon: one.aircon ? 'yes' : 'no',
    county: one.county,
    seller_type: one.seller,
    remarks: one.note,
    posted: age <= 9 ? `${age} day${age === 1 ? '' : 's'} ago` : one.posted.split('-').toReversed().join('.'),
  };
}
