import { csv, draws, round, thousands } from '../made.mjs';
const SPECIES = [
  ['Monkfish', 5.2, 240],
  ['Dover Sole', 14.5, 90],
  ['Lemon Sole', 7.1, 110],
  ['Mackerel', 1.6, 2600],
  ['Haddock', 2.3, 900],
  ['Cod', 4.1, 420],
  ['Hake', 3.4, 760],
  ['Turbot', 12.2, 60],
  ['Brown Crab', 2.9, 640],
  ['Lobster', 16.8, 45],
  ['Cuttlefish', 4.4, 510],
  ['Scallops', 3.1, 880],
];
const BOATS = [
  ['Girl Pamela', 'Newlyn'],
  ['Ocean Spirit', 'Newlyn'],
  ['Silver Dawn', 'Newlyn'],
  ['Lady Maris', 'Brixham'],
  ['Our Endeavour', 'Brixham'],
  ['Georgina of Ladram', 'Brixham'],
  ['Barentszee', 'Brixham'],
  ['Harvest Reaper', 'Peterhead'],
  ['Fruitful Bough', 'Peterhead'],
  ['Budding Rose', 'Peterhead'],
  ['Vision III', 'Fraserburgh'],
  ['Star of Hope', 'Fraserburgh'],
  ['Copious', 'Lerwick'],
  ['Guardian Angell', 'Lerwick'],
  ['Boy Davie', 'Looe'],
];
const GEAR = {
  Mackerel: ['Handline', 'Pelagic Trawl'],
  'Brown Crab': ['Pots'],
  Lobster: ['Pots'],
  Scallops: ['Dredge', 'Hand Dived'],
};
const uk = (day) => day.split('-').toReversed().join('/');
export function fishmarket() {
  const d = draws(46_404);
  let n = 71_000;
  const records = Array.from({ length: 810 }, () => {
    const [species, price, typical] = d.pick(SPECIES);
    const [vessel, port] = d.pick(BOATS);
    const weight = round(typical * (0.12 + d.next() ** 2 * 1.9), 1);
    const grade = d.int(1, 5);
    const kilo = round(price * (1.28 - grade * 0.1) * d.spread(), 2);
    const shell = ['Brown Crab', 'Lobster', 'Scallops', 'Cuttlefish'].includes(species);
    return {
      lot_no: `L${(n += d.int(1, 6))}`,
      sale_date: uk(d.day('2026-09-01', '2026-11-20')),
      port,
      vessel,
      species,
      size_grade: d.chance(0.06) ? '' : grade,
      presentation: shell ? d.pick(['Live', 'Whole']) : d.pick(['Gutted', 'Gutted', 'Whole', 'Filleted']),
      weight_kg: `${thousands(weight, ',', 1)} kg`,
      price_per_kg: `£${kilo.toFixed(2)}`,
      lot_value: `£${thousands(round(weight * kilo, 2), ',', 2)}`,
      gear: d.pick(GEAR[species] ?? ['Otter Trawl', 'Beam Trawl', 'Gill Net', 'Longline']),
      msc_certified: d.chance(0.38) ? 'yes' : 'no',
      buyer: d.chance(0.08)
        ? ''
        : d.weighted([
            ['Trelawney Fish', 7],
            ['Northline Seafoods', 6],
            ['Costa Pescados', 5],
            ['Moray Processors', 4],
            ['Rick’s Wet Fish', 2],
            ['Halle Frères', 3],
          ]),
      ices_areas: d.some(['IVa', 'IVb', 'VIa', 'VIIe', 'VIIf', 'VIIh'], d.int(1, 3)).join('; '),
    };
  });
  return [{ file: 'fishmarket-2026-11-21.csv', text: csv(records) }];
}
