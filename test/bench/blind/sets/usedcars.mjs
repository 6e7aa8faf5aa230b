import { csv, draws, nextRun, round, thousands } from '../made.mjs';

/** [make, model, body, price when new, fuel, trims]. */
const CARS = [
  ['Toyota', 'Camry', 'Sedan', 30_000, 'Gas', ['LE', 'SE', 'XLE']],
  ['Toyota', 'RAV4', 'SUV', 33_000, 'Hybrid', ['LE', 'XLE', 'Limited']],
  ['Toyota', 'Tacoma', 'Truck', 38_000, 'Gas', ['SR5', 'TRD Sport']],
  ['Honda', 'Civic', 'Sedan', 26_000, 'Gas', ['LX', 'EX', 'Sport']],
  ['Honda', 'CR-V', 'SUV', 34_000, 'Gas', ['EX', 'EX-L', 'Touring']],
  ['Ford', 'F-150', 'Truck', 47_000, 'Gas', ['XL', 'XLT', 'Lariat']],
  ['Ford', 'Escape', 'SUV', 31_000, 'Gas', ['S', 'SE', 'Titanium']],
  ['Ford', 'Mustang', 'Coupe', 36_000, 'Gas', ['EcoBoost', 'GT']],
  ['Subaru', 'Outback', 'Wagon', 33_000, 'Gas', ['Base', 'Premium', 'Limited']],
  ['Nissan', 'Leaf', 'Hatchback', 30_000, 'Electric', ['S', 'SV']],
  ['Tesla', 'Model 3', 'Sedan', 43_000, 'Electric', ['Standard Range', 'Long Range']],
  ['BMW', 'X5', 'SUV', 66_000, 'Diesel', ['xDrive40i', 'xDrive35d']],
  ['Volkswagen', 'Golf', 'Hatchback', 27_000, 'Diesel', ['S', 'SE']],
  ['Chevrolet', 'Bolt EV', 'Hatchback', 29_000, 'Electric', ['LT', 'Premier']],
  ['Chrysler', 'Pacifica', 'Minivan', 40_000, 'Hybrid', ['Touring', 'Limited']],
];
const COLORS = ['White', 'Black', 'Silver', 'Gray', 'Red', 'Blue', 'Green'];
const FEATURES = ['Heated Seats', 'Sunroof', 'Backup Camera', 'Apple CarPlay', 'Navigation', 'Tow Package', 'Leather Seats', 'Blind Spot Monitor'];
const LOTS = ['Dayton', 'Columbus', 'Toledo', 'Akron'];
const US_DAY = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const dollars = (value) => `$${thousands(value, ',')}`;

function drivetrain(draw, body) {
  if (body === 'Truck') return draw.pick(['4WD', '4WD', 'RWD']);
  return body === 'SUV' || body === 'Wagon' ? draw.pick(['AWD', 'AWD', 'FWD']) : 'FWD';
}

/** The cars on the lots of one dealer, a week apart: prices as text ("Call" for a few), the earlier price once it was cut, miles with their unit, features in one cell. */
export function usedcars() {
  const draw = draws(300_011);
  let stock = 7_100;
  const car = (from, to) => {
    const [make, model, body, fresh, fuel, trims] = draw.pick(CARS);
    const year = draw.weighted([
      [2013, 1],
      [2015, 2],
      [2016, 2],
      [2017, 3],
      [2018, 4],
      [2019, 4],
      [2020, 5],
      [2021, 6],
      [2022, 6],
      [2023, 5],
      [2024, 3],
      [2025, 1],
    ]);
    const age = 2026.5 - year;
    const miles = Math.round(age * 11_000 * draw.spread());
    const price = Math.round((fresh * 0.89 ** age * draw.spread() ** 0.4) / 100) * 100 - 5;
    const electric = fuel === 'Electric';
    const mpg = fuel === 'Hybrid' ? draw.int(38, 42) : draw.int(19, 31);
    stock += draw.int(1, 9);
    return {
      'Stock #': `U${stock}`,
      Year: year,
      Make: make,
      Model: model,
      Trim: draw.chance(0.06) ? '' : draw.pick(trims),
      'Body Style': body,
      Price: draw.chance(0.03) ? 'Call' : dollars(price),
      Was: draw.chance(0.2) ? dollars(price + draw.int(3, 20) * 100) : '',
      Mileage: `${thousands(miles, ',')} mi`,
      Fuel: fuel,
      Trans: electric || draw.chance(0.88) ? 'Automatic' : 'Manual',
      Drivetrain: drivetrain(draw, body),
      'City MPG': electric ? '' : mpg,
      'Hwy MPG': electric ? '' : mpg + draw.int(-1, 8),
      'Ext. Color': draw.pick(COLORS),
      'Int. Color': draw.pick(['Black', 'Gray', 'Beige']),
      Seats: body === 'Minivan' ? draw.int(7, 8) : 5,
      Owners: Math.min(4, 1 + Math.floor(draw.next() * age * 0.4)),
      Accidents: draw.weighted([
        [0, 14],
        [1, 4],
        [2, 1],
      ]),
      CPO: age < 6 && draw.chance(0.45) ? 'Yes' : 'No',
      Features: draw.some(FEATURES, draw.int(1, 5)).join('; '),
      Lot: draw.weighted(LOTS.map((lot, at) => [lot, 5 - at])),
      'Est. Payment': `$${round(price / 62)}/mo`,
      Listed: US_DAY(draw.day(from, to)),
    };
  };
  const first = Array.from({ length: 270 }, () => car('2026-07-06', '2026-11-17'));
  const change = (record) => {
    if (record.Price === 'Call') return record;
    const now = Number(record.Price.replaceAll(/\D/g, ''));
    const next = draw.chance(0.9) ? now - draw.int(40, 420) * 5 : now + draw.int(2, 6) * 100;
    return { ...record, Price: dollars(next), Was: next < now ? dollars(now) : record.Was, 'Est. Payment': `$${round(next / 62)}/mo` };
  };
  const second = nextRun(first, { draw, gone: 0.09, changed: 0.16, change, added: 31, make: () => car('2026-11-18', '2026-11-25') });
  return [
    { file: 'usedcars-2026-11-18.csv', text: csv(first) },
    { file: 'usedcars-2026-11-25.csv', text: csv(second) },
  ];
}
