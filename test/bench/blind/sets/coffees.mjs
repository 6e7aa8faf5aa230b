import { csv, draws, round, thousands } from '../made.mjs';

const ORIGINS = {
  Ethiopia: ['Guji', 'Yirgacheffe', 'Sidama', 'Limu'],
  Kenya: ['Nyeri', 'Kirinyaga', 'Embu'],
  Colombia: ['Huila', 'Nariño', 'Cauca', 'Tolima'],
  Brazil: ['Cerrado', 'Mogiana', 'Sul de Minas'],
  Guatemala: ['Antigua', 'Huehuetenango', 'Atitlán'],
  Rwanda: ['Nyamasheke', 'Huye'],
  Indonesia: ['Gayo', 'Toraja', 'Bali Kintamani'],
  'Costa Rica': ['Tarrazú', 'West Valley'],
  Peru: ['Cajamarca', 'Cusco'],
};
const NOTES = [
  'blueberry',
  'jasmine',
  'caramel',
  'dark chocolate',
  'hazelnut',
  'bergamot',
  'peach',
  'blackcurrant',
  'honey',
  'orange zest',
  'molasses',
  'cherry',
  'black tea',
  'vanilla',
];
const LOTS = [
  'El Mirador',
  'La Esperanza',
  'Kiambu Hill',
  'Red Fox',
  'Bright Morning',
  'Santa Rosa',
  'Old Mill',
  'Lot 14',
  'Night Owl',
  'Los Pinos',
  'Harvest Moon',
  'Tadesse',
  'Gatomboya',
  'Finca Sol',
];

/** A shop of coffee beans: "£12.50", "1,850 masl", "Yes/No", roasted "3 days ago", notes between semicolons. */
export function coffees() {
  const draw = draws(120_032);
  return [{ file: 'coffees-2026-11-20.csv', text: csv(Array.from({ length: 380 }, (_, index) => coffee(draw, index))) }];
}

function coffee(draw, index) {
  const origin = draw.pick(Object.keys(ORIGINS));
  const size = draw.weighted([
    [250, 7],
    [500, 2],
    [1000, 2],
  ]);
  const score = round(79.5 + (draw.next() + draw.next()) * 6.2, 2);
  const decaf = draw.chance(0.11);
  const age = draw.int(0, 47);
  return {
    sku: `CF${40_100 + index * 3}`,
    beanName: `${draw.pick(ORIGINS[origin])} ${draw.pick(LOTS)}${decaf ? ' Decaf' : ''}`,
    roaster: draw.pick(['Copper Kettle', 'Northbound', 'Dockside Roasters', 'Hatch & Sons', 'Quarter Past', 'Slow Ember', 'Two Rivers']),
    origin,
    process: draw.weighted([
      ['Washed', 5],
      ['Natural', 3],
      ['Honey', 1.5],
      ['Anaerobic', 1],
    ]),
    roastLevel: draw.weighted([
      ['Light', 4],
      ['Medium', 4],
      ['Dark', 2],
    ]),
    tastingNotes: draw.some(NOTES, draw.int(2, 4)).join('; '),
    altitude: draw.chance(0.12) ? '' : `${thousands(draw.int(900, 2250), ',')} masl`,
    priceGbp: `£${((5.4 + (score - 79) * 0.7 * draw.spread() + draw.int(0, 250) / 100) * (size / 250) ** 0.88).toFixed(2)}`,
    bagSize: `${thousands(size, ',')} g`,
    cupScore: draw.chance(0.1) ? 'N/A' : score,
    decaf: decaf ? 'Yes' : 'No',
    organic: draw.chance(0.33) ? 'Yes' : 'No',
    bagsLeft: draw.chance(0.16) ? 0 : draw.int(1, 240),
    roastedOn: age === 0 ? `${draw.int(1, 8)} h ago` : `${age} day${age === 1 ? '' : 's'} ago`,
    custRating: draw.chance(0.08) ? '' : `${round(2.6 + Math.sqrt(draw.next()) * 2.4, 1)}/5`,
  };
}
