import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const MODELS = [
  ['Volkswagen', 'Transporter', 'Campervan', 1.2, 4.9],
  ['Volkswagen', 'California', 'Campervan', 1.9, 4.9],
  ['Ford', 'Transit', 'Panel van', 0.75, 5.5],
  ['Ford', 'Transit Custom', 'Panel van', 0.8, 5],
  ['Fiat', 'Ducato', 'Motorhome', 1.45, 6.4],
  ['Peugeot', 'Boxer', 'Motorhome', 1.35, 6.2],
  ['Mercedes-Benz', 'Sprinter', 'Motorhome', 1.8, 6.9],
  ['Mercedes-Benz', 'Vito', 'Panel van', 0.85, 5.1],
  ['Renault', 'Trafic', 'Campervan', 1, 5],
  ['Citroen', 'Relay', 'Panel van', 0.65, 5.4],
  ['Mazda', 'Bongo', 'Campervan', 0.5, 4.6],
];
const EXTRAS = [
  'pop-top roof',
  'awning',
  'solar panel',
  'diesel heater',
  'bike rack',
  'reversing camera',
  'tow bar',
  'leisure battery',
  'toilet',
  'shower',
];
const COUNTIES = ['Kent', 'Devon', 'Cornwall', 'Lancashire', 'Norfolk', 'Essex', 'Fife', 'Somerset', 'Cheshire', 'Dorset'];
const LIVING = new Set(['Campervan', 'Motorhome']);

function maker(draw) {
  let at = 551_200;
  return (added) => {
    at += draw.int(2, 30);
    const [make, model, bodyType, level, length] = draw.pick(MODELS);
    const year = model === 'Bongo' ? draw.int(1997, 2005) : draw.int(2003, 2025);
    const age = 2026 - year;
    const price = Math.max(1500, Math.round((38_000 * level * 0.9 ** age * draw.spread()) / 50) * 50 - 5);
    const living = LIVING.has(bodyType);
    const extras = living ? draw.some(EXTRAS, draw.int(0, 5)) : draw.some(['tow bar', 'reversing camera', 'bike rack'], draw.int(0, 2));
    return {
      ad_no: at,
      title: `${year} ${make} ${model}${extras.length > 0 ? ` with ${extras[0]}` : ''}`,
      body_type: bodyType,
      make,
      model,
      yr: year,
      price: draw.chance(0.03) ? 'POA' : `£${thousands(price, ',')}`,
      mileage: draw.chance(0.05) ? '' : `${thousands(Math.round(((age + 0.5) * 7900 * draw.spread()) / 100) * 100, ',')} miles`,
      fuel:
        model !== 'Bongo' && year > 2020 && draw.chance(0.15)
          ? 'Electric'
          : draw.weighted([
              ['Diesel', 9],
              ['Petrol', 1.2],
            ]),
      gearbox: draw.chance(0.68) ? 'Manual' : 'Automatic',
      berths: living ? draw.pick([2, 2, 3, 4, 4, 5, 6]) : '',
      seat_belts: bodyType === 'Panel van' ? draw.pick([2, 3, 3]) : draw.int(2, 6),
      len_m: (length + draw.int(-2, 6) / 10).toFixed(1),
      prev_owners: draw.chance(0.12) ? '' : draw.int(0, Math.min(7, 1 + Math.round(age / 3))),
      mot_until: age < 3 || draw.chance(0.05) ? '' : addDays('2026-11-20', draw.int(0, 350)),
      ulez_ok: year >= 2016 ? 'yes' : 'no',
      full_service_history: draw.chance(0.55) ? 'yes' : 'no',
      extras: extras.join('; '),
      seller: draw.chance(0.58) ? 'Private' : 'Dealer',
      county: draw.pick(COUNTIES),
      pics: draw.int(0, 24),
      views: draw.int(12, 4200),
      posted_on: added ? draw.day('2026-11-13', '2026-11-26') : draw.day('2026-06-01', '2026-11-12'),
    };
  };
}

/** Used vans, campervans and motorhomes of private sellers and dealers: "£18,995" or "POA", "82,000 miles", extras with semicolons, two runs. */
export function campers() {
  const draw = draws(350_055);
  const make = maker(draw);
  const first = Array.from({ length: 260 }, () => make(false));
  const change = (record) => {
    const views = record.views + draw.int(10, 600);
    if (record.price === 'POA' || draw.chance(0.5)) return { ...record, views };
    const price = Number(record.price.replaceAll(/\D/g, '')) - draw.int(1, 40) * 50;
    return { ...record, views, price: `£${thousands(Math.max(900, price), ',')}` };
  };
  const second = nextRun(first, { draw, gone: 0.12, changed: 0.45, change, added: 30, make: () => make(true) });
  return [
    { file: 'campers-2026-11-12.csv', text: csv(first) },
    { file: 'campers-2026-11-26.csv', text: csv(second) },
  ];
}
