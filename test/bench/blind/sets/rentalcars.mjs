import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

const CARS = [
  ['Fiat 500', 'Mini', 4, 3, 1],
  ['Toyota Aygo', 'Mini', 4, 5, 1],
  ['VW Polo', 'Economy', 5, 5, 2],
  ['Renault Clio', 'Economy', 5, 5, 2],
  ['Opel Corsa', 'Economy', 5, 5, 2],
  ['VW Golf', 'Compact', 5, 5, 3],
  ['Seat Leon', 'Compact', 5, 5, 3],
  ['Skoda Octavia Estate', 'Estate', 5, 5, 4],
  ['Ford Focus Estate', 'Estate', 5, 5, 4],
  ['Nissan Qashqai', 'SUV', 5, 5, 3],
  ['Dacia Duster', 'SUV', 5, 5, 3],
  ['Volvo XC60', 'SUV', 5, 5, 4],
  ['Mercedes C-Class', 'Premium', 5, 4, 3],
  ['BMW 3 Series', 'Premium', 5, 4, 3],
  ['VW Transporter', 'Van', 9, 4, 5],
  ['Ford Tourneo', 'Van', 8, 5, 4],
  ['Mini Cabrio', 'Convertible', 4, 3, 1],
  ['Tesla Model 3', 'Premium', 5, 4, 3],
  ['Renault Zoe', 'Economy', 5, 5, 2],
];
const RATE = { Mini: 19, Economy: 24, Compact: 31, Estate: 38, SUV: 46, Premium: 67, Van: 79, Convertible: 62 };
const FIRMS = {
  Hertz: [1.25, 8.3],
  Sixt: [1.22, 8.6],
  Europcar: [1.1, 7.9],
  Goldcar: [0.72, 6.4],
  Centauro: [0.85, 8.1],
  'Record Go': [0.78, 7.2],
  Avis: [1.18, 8.0],
  'OK Mobility': [0.75, 6.1],
};
const PLACES = {
  'Málaga Airport': [1, 'AGP'],
  'Málaga Train Station': [1.08, ''],
  'Seville Airport': [1.04, 'SVQ'],
  'Granada City': [1.12, ''],
  'Jerez Airport': [0.97, 'XRY'],
  'Almería Airport': [0.94, 'LEI'],
};

/** A week's hire cars of one region, scraped twice: columns with units in their names, euros in three ways of writing, Yes and No, blanks. */
export function rentalcars() {
  const draw = draws(260_044);
  let number = 50_210;
  const offer = () => {
    number += draw.int(1, 13);
    const [car, group, seats, doors, bags] = draw.pick(CARS);
    const firm = draw.weighted([
      ['Hertz', 2],
      ['Sixt', 2],
      ['Europcar', 3],
      ['Goldcar', 4],
      ['Centauro', 3],
      ['Record Go', 3],
      ['Avis', 2],
      ['OK Mobility', 2.4],
    ]);
    const place = draw.weighted([
      ['Málaga Airport', 7],
      ['Málaga Train Station', 2],
      ['Seville Airport', 4],
      ['Granada City', 1.6],
      ['Jerez Airport', 1.7],
      ['Almería Airport', 1.5],
    ]);
    const electric = ['Tesla Model 3', 'Renault Zoe'].includes(car);
    const day = round(RATE[group] * FIRMS[firm][0] * PLACES[place][0] * draw.spread(), 2);
    const unlimited = draw.chance(0.72);
    return {
      'Offer No': `R${number}`,
      Car: `${car} or similar`,
      Class: group,
      Supplier: firm,
      'Supplier Rating': `${FIRMS[firm][1].toFixed(1)}/10`,
      'Pick-up Location': place,
      'In Terminal': PLACES[place][1] === '' ? '' : draw.chance(0.55) ? 'Yes' : 'No',
      Gearbox: electric || group === 'Premium' || draw.chance(0.24) ? 'Automatic' : 'Manual',
      Fuel: electric
        ? 'Electric'
        : draw.weighted([
            ['Petrol', 6],
            ['Diesel', 3],
            ['Hybrid', 1.5],
          ]),
      Seats: seats,
      Doors: doors,
      'Large Bags': bags,
      'Price per Day (€)': day.toFixed(2),
      'Total 7 Days': `€${thousands(day * 7, ',', 2)}`,
      Deposit: draw.chance(0.06) ? 'N/A' : `€${thousands(draw.pick([200, 300, 600, 900, 1100, 1250, 1500]) + (group === 'Premium' ? 500 : 0), ',')}`,
      'Excess (€)': draw.chance(0.16) ? 0 : draw.pick([850, 1000, 1200, 1400, 1800]),
      'Unlimited Mileage': unlimited ? 'Yes' : 'No',
      'Km per Day': unlimited ? '' : `${draw.pick([150, 200, 250, 300])} km`,
      'Fuel Policy': draw.weighted([
        ['Full to full', 7],
        ['Pre-purchase', 2],
        ['Same to same', 1.3],
      ]),
      'Min. Age': draw.weighted([
        [21, 6],
        [23, 3],
        [25, 2],
        [19, 0.7],
      ]),
      'Young Driver Fee': draw.chance(0.3) ? '' : `€${draw.pick([8, 9.5, 12, 15, 20])}/day`,
      'Extra Driver (€/day)': draw.pick([0, 4.5, 6, 7.5, 9, 12]),
      'Free Cancellation': draw.chance(0.7) ? 'Yes' : 'No',
      'Cross-Border': draw.chance(0.35) ? 'Yes' : 'No',
      'Model Year': draw.chance(0.2) ? '' : draw.int(2021, 2026),
      'Available From': draw.chance(0.6) ? '2026-11-25' : draw.day('2026-11-26', '2026-12-20'),
    };
  };
  const change = (row) => {
    const day = round(Number(row['Price per Day (€)']) * (draw.chance(0.55) ? 1.02 + draw.next() * 0.4 : 0.72 + draw.next() * 0.25), 2);
    return {
      ...row,
      'Price per Day (€)': day.toFixed(2),
      'Total 7 Days': `€${thousands(day * 7, ',', 2)}`,
      'Free Cancellation': draw.chance(0.1) ? 'No' : row['Free Cancellation'],
    };
  };
  const first = Array.from({ length: 230 }, offer);
  const second = nextRun(first, { draw, gone: 0.18, changed: 0.35, change, added: 38, make: offer });
  return [first, second].map((rows, run) => ({ file: `rentalcars-${addDays('2026-11-18', run * 7)}.csv`, text: csv(rows) }));
}
