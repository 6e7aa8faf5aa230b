import { csv, draws, nextRun, thousands } from '../made.mjs';

const MAKES = {
  Toyota: ['Camry', 'Corolla', 'RAV4', 'Tacoma'],
  Ford: ['F-150', 'Escape', 'Mustang', 'Explorer'],
  Chevrolet: ['Silverado', 'Malibu', 'Equinox'],
  Honda: ['Civic', 'Accord', 'CR-V'],
  Nissan: ['Altima', 'Rogue', 'Sentra'],
  BMW: ['328i', 'X5', '530e'],
  Tesla: ['Model 3', 'Model Y'],
  Jeep: ['Wrangler', 'Grand Cherokee'],
  Hyundai: ['Elantra', 'Sonata', 'Kona'],
  'Mercedes-Benz': ['C300', 'GLC'],
};
const VALUE = { Toyota: 17, Ford: 19, Chevrolet: 17, Honda: 16, Nissan: 12, BMW: 21, Tesla: 27, Jeep: 22, Hyundai: 13, 'Mercedes-Benz': 24 };
const BODY = { Tacoma: 'Pickup', 'F-150': 'Pickup', Silverado: 'Pickup', Mustang: 'Coupe' };
const SUVS = new Set(['RAV4', 'Escape', 'Explorer', 'Equinox', 'CR-V', 'Rogue', 'X5', 'Model Y', 'Wrangler', 'Grand Cherokee', 'Kona', 'GLC']);
const YARDS = [
  'TX - HOUSTON',
  'TX - DALLAS',
  'CA - VAN NUYS',
  'CA - SACRAMENTO',
  'FL - MIAMI SOUTH',
  'FL - ORLANDO',
  'NJ - TRENTON',
  'GA - ATLANTA WEST',
  'IL - CHICAGO NORTH',
  'WA - NORTH SEATTLE',
];
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** Salvage car auctions: "$3,250", "84,213 mi", exempt odometers, title codes; a week later bids have risen and lots have gone. */
export function autobids() {
  const draw = draws(250_011);
  let serial = 0;
  const make = (from, to) => {
    const brand = draw.weighted([
      ['Toyota', 5],
      ['Ford', 5],
      ['Chevrolet', 4],
      ['Honda', 4],
      ['Nissan', 3.5],
      ['BMW', 2],
      ['Tesla', 1.6],
      ['Jeep', 2.2],
      ['Hyundai', 2.6],
      ['Mercedes-Benz', 1.4],
    ]);
    const model = draw.pick(MAKES[brand]);
    const year = 2026 - Math.floor(draw.next() ** 1.3 * (brand === 'Tesla' ? 7 : 17));
    const age = 2026 - year;
    const miles = Math.round((age + 0.4) * 11_800 * draw.spread());
    const worth = Math.round((VALUE[brand] * 2000 * 0.89 ** age * draw.spread()) / 1) + 700;
    const damage = draw.weighted([
      ['FRONT END', 8],
      ['REAR END', 4],
      ['SIDE', 4],
      ['MINOR DENT/SCRATCHES', 4],
      ['NORMAL WEAR', 4],
      ['HAIL', 2],
      ['WATER/FLOOD', 2],
      ['MECHANICAL', 2],
      ['ALL OVER', 1.2],
      ['BURN', 0.7],
    ]);
    const bids = draw.chance(0.14) ? 0 : Math.round(draw.next() ** 1.8 * 38) + 1;
    const electric = brand === 'Tesla';
    serial += 1;
    return {
      lot_no: 61_204_118 + serial * 137,
      year,
      make: brand,
      model,
      body: BODY[model] ?? (SUVS.has(model) ? 'SUV' : 'Sedan'),
      vin: Array.from({ length: 11 }, () => draw.pick(Array.from(LETTERS))).join('') + '******',
      odometer: draw.chance(0.06) ? 'EXEMPT' : `${thousands(miles, ',')} mi`,
      engine: electric ? '' : draw.pick(['1.8L 4', '2.0L 4', '2.5L 4', '3.5L 6', '3.6L 6', '5.0L 8']),
      fuel: electric
        ? 'ELECTRIC'
        : draw.weighted([
            ['GAS', 12],
            ['HYBRID', 1.6],
            ['DIESEL', 1],
          ]),
      drive: draw.weighted([
        ['FWD', 5],
        ['AWD', 4],
        ['RWD', 2],
      ]),
      color: draw.weighted([
        ['WHITE', 5],
        ['BLACK', 5],
        ['SILVER', 3.5],
        ['GRAY', 4],
        ['BLUE', 2.5],
        ['RED', 2.5],
        ['GREEN', 0.6],
        ['ORANGE', 0.3],
      ]),
      primary_damage: damage,
      title: draw.weighted([
        ['SALVAGE', 7],
        ['CLEAN', 5],
        ['REBUILT', 1.3],
        ['PARTS ONLY', 1],
      ]),
      has_key: draw.chance(0.05) ? '' : draw.chance(0.84) ? 'YES' : 'NO',
      runs_drives: draw.chance(damage === 'BURN' || damage === 'WATER/FLOOD' ? 0.1 : 0.62) ? 'YES' : 'NO',
      est_value: draw.chance(0.04) ? '' : `$${thousands(worth, ',')}`,
      current_bid: bids === 0 ? '' : `$${thousands(Math.max(25, Math.round((worth * (0.08 + bids / 90) * draw.spread()) / 25) * 25), ',')}`,
      bids,
      buy_now: draw.chance(0.3) ? `$${thousands(Math.round((worth * (0.6 + draw.next() * 0.3)) / 50) * 50, ',')}` : '',
      reserve_met: bids === 0 ? 'NO' : draw.chance(0.12 + bids / 60) ? 'YES' : 'NO',
      watchers: Math.round(draw.next() ** 2 * 140),
      seller: draw.weighted([
        ['Insurance', 6],
        ['Dealer', 3],
        ['Rental', 1.6],
        ['Donation', 0.8],
        ['Bank', 1],
      ]),
      yard: draw.pick(YARDS),
      sale_date: draw.chance(0.07) ? '' : `${draw.day(from, to)}T${draw.pick(['15:00', '16:00', '17:30', '18:00', '20:00'])}:00Z`,
    };
  };
  const dollars = (text) => Number(text.replaceAll(/[$,]/g, ''));
  const first = Array.from({ length: 270 }, () => make('2026-11-18', '2026-12-09'));
  const second = nextRun(
    first.filter(({ sale_date: day }) => day === '' || day > '2026-11-23'),
    {
      draw,
      gone: 0.06,
      changed: 0.55,
      change: (row) => {
        if (draw.chance(0.12)) return { ...row, sale_date: `${draw.day('2026-11-27', '2026-12-14')}T17:30:00Z` };
        const bids = row.bids + draw.int(1, 9);
        const from = row.current_bid === '' ? 150 : dollars(row.current_bid);
        return {
          ...row,
          bids,
          current_bid: `$${thousands(Math.round((from * (1.04 + draw.next() * 0.4) + 25) / 25) * 25, ',')}`,
          watchers: row.watchers + draw.int(0, 30),
          reserve_met: row.reserve_met === 'YES' || draw.chance(0.2) ? 'YES' : 'NO',
        };
      },
      added: 74,
      make: () => make('2026-11-25', '2026-12-16'),
    },
  );
  return [
    { file: 'autobids-2026-11-16.csv', text: csv(first) },
    { file: 'autobids-2026-11-23.csv', text: csv(second) },
  ];
}
