import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';

const MODELS = [
  ['Toyota', ['Corolla', 'Yaris', 'RAV4', 'Avensis'], 1.1],
  ['Volkswagen', ['Golf', 'Passat', 'Polo', 'Tiguan'], 1.05],
  ['Skoda', ['Octavia', 'Fabia', 'Superb'], 0.95],
  ['Opel', ['Astra', 'Corsa', 'Insignia'], 0.75],
  ['BMW', ['320d', '520i', 'X3'], 1.6],
  ['Audi', ['A4', 'A6', 'Q5'], 1.55],
  ['Fiat', ['500', 'Panda', 'Tipo'], 0.6],
  ['Peugeot', ['208', '308', '3008'], 0.8],
  ['Tesla', ['Model 3', 'Model Y'], 2.2],
];
const CITIES = ['Warszawa', 'Kraków', 'Łódź', 'Wrocław', 'Poznań', 'Gdańsk', 'Lublin', 'Katowice'];
const EQUIPMENT = ['heated seats', 'tow bar', 'sunroof', 'parking sensors', 'rear camera', 'navigation', 'cruise control', 'roof rails', 'leather'];
const RUNS = ['2026-01-05', '2026-02-02', '2026-03-02', '2026-04-06'];

/** Used cars in Poland: zloty with a decimal comma, kilometers, four runs. */
export function cars() {
  const draw = draws(5505);
  let serial = 7_310_000;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(3, 40);
    return car(draw, { serial, run });
  };
  const change = (record) => (draw.chance(0.7) ? repriced(record, draw) : { ...record, views: record.views + draw.int(5, 300) });
  let records = Array.from({ length: 900 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.11, changed: 0.14, change, added: draw.int(70, 130), make });
    files.push({ file: `cars-${run}.ndjson`, text: ndjson([...records, records[5]]) });
  }
  return files;
}

function car(draw, { serial, run }) {
  const [make, models, factor] = draw.pick(MODELS);
  const model = draw.pick(models);
  const produced = 2025 - Math.floor(draw.next() ** 1.4 * 21);
  const electric = make === 'Tesla';
  const mileage = Math.round(((2026 - produced) * 14_000 * draw.spread() + 900) / 100) * 100;
  const price = Math.max(2500, Math.round((112_000 * factor * 0.87 ** (2025 - produced) * draw.spread()) / 100) * 100);
  const fuel = electric
    ? 'electric'
    : draw.weighted([
        ['petrol', 6],
        ['diesel', 5],
        ['hybrid', 2],
        ['LPG', 1],
      ]);
  const posted = draw.day(addDays(run, -45), addDays(run, -1));
  return {
    adId: `PL${serial}`,
    title: `${make} ${model} ${produced}, ${draw.pick(['serviced', 'one family', 'imported', 'full history', 'garaged'])}`,
    make,
    model,
    price: zloty(price, draw),
    negotiable: draw.chance(0.45),
    produced,
    mileage: draw.chance(0.03) ? null : `${thousands(mileage, ' ')} km`,
    engine: electric ? null : `${draw.pick([998, 1198, 1395, 1498, 1598, 1968, 1995, 2998])} cm³`,
    power: `${draw.int(65, 320) + (serial % 7 === 0 ? draw.int(1, 25) : 0)} hp`,
    fuel,
    gearbox: electric || draw.chance(0.4) ? 'automatic' : 'manual',
    bodyType: draw.pick(['hatchback', 'estate', 'sedan', 'SUV']),
    doors: draw.weighted([
      [3, 1],
      [4, 3],
      [5, 6],
    ]),
    accidentFree: draw.chance(0.7) ? 'yes' : 'no',
    firstOwner: draw.chance(0.3) ? 'yes' : 'no',
    sellerType: draw.weighted([
      ['private', 6],
      ['dealer', 4],
    ]),
    city: draw.pick(CITIES),
    posted: draw.chance(0.01) ? `${draw.int(2, 6)} days ago` : posted,
    views: Math.round(draw.next() ** 2 * 5200),
    equipment: draw.some(EQUIPMENT, draw.int(0, 5)),
    consumption: electric ? null : `${(4 + draw.next() * 7).toFixed(1)} l/100km`,
    url: `https://cars.example/ad/${serial}`,
  };
}

function zloty(price, draw) {
  return draw.chance(0.5) ? `${thousands(price, ' ')} zł` : `${thousands(price, ' ', 2, ',')} zł`;
}

function repriced(record, draw) {
  const price = Number(record.price.replace(/,\d\d/, '').replaceAll(/\D/g, ''));
  return { ...record, price: zloty(Math.max(2000, price + draw.pick([-3000, -2000, -1000, -500, -500, 500, 1000])), draw) };
}
