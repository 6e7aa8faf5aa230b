import { csv, draws, nextRun, round, thousands } from '../made.mjs';
/** Cheeses: name, country, region, milk, type, price of a kilo, months. */
const C = [
  ['Comté', 'France', 'Jura', 'cow', 'Hard', 32, [8, 36]],
  ['Roquefort', 'France', 'Occitanie', 'sheep', 'Blue', 34, [3, 9]],
  ['Brie de Meaux', 'France', 'Île-de-France', 'cow', 'Soft', 24, [1, 3]],
  ['Époisses', 'France', 'Burgundy', 'cow', 'Washed rind', 38, [1, 3]],
  ['Crottin de Chavignol', 'France', 'Loire', 'goat', 'Soft', 46, [1, 3]],
  ['Ossau-Iraty', 'France', 'Pyrenees', 'sheep', 'Semi-hard', 33, [4, 14]],
  ['Gruyère', 'Switzerland', 'Fribourg', 'cow', 'Hard', 31, [6, 24]],
  ['Tête de Moine', 'Switzerland', 'Bern', 'cow', 'Semi-hard', 36, [3, 8]],
  ['Parmigiano Reggiano', 'Italy', 'Emilia', 'cow', 'Hard', 29, [12, 48]],
  ['Pecorino', 'Italy', 'Sardinia', 'sheep', 'Hard', 27, [5, 18]],
  ['Gorgonzola', 'Italy', 'Lombardy', 'cow', 'Blue', 21, [2, 6]],
  ['Mozzarella di Bufala', 'Italy', 'Campania', 'buffalo', 'Fresh', 26, [0, 0]],
  ['Taleggio', 'Italy', 'Lombardy', 'cow', 'Washed rind', 22, [1, 3]],
  ['Manchego', 'Spain', 'La Mancha', 'sheep', 'Hard', 28, [3, 18]],
  ['Mahón', 'Spain', 'Menorca', 'cow', 'Semi-hard', 25, [2, 12]],
  ['Cabrales', 'Spain', 'Asturias', 'mixed', 'Blue', 31, [2, 6]],
  ['Gouda', 'Netherlands', 'South Holland', 'cow', 'Semi-hard', 18, [2, 30]],
  ['Geitenkaas', 'Netherlands', 'Friesland', 'goat', 'Semi-hard', 23, [2, 12]],
  ['Cheddar', 'England', 'Somerset', 'cow', 'Hard', 26, [9, 30]],
  ['Stilton', 'England', 'Nottinghamshire', 'cow', 'Blue', 25, [3, 6]],
  ['Feta', 'Greece', 'Epirus', 'sheep', 'Fresh', 17, [2, 6]],
  ['Bergkäse', 'Austria', 'Vorarlberg', 'cow', 'Hard', 24, [6, 18]],
  ['Limburger', 'Germany', 'Allgäu', 'cow', 'Washed rind', 15, [1, 3]],
];
const MAKERS = [
  'Hofkäserei Lang',
  'Fromagerie Beaune',
  'Affineur Vuillet',
  'Caseificio Rossi',
  'Queseria Prado',
  'Kaasboer Smit',
  'Dairy Lane',
  'Alpe Sonn',
  'Cave du Mont',
  'Nikolaou Bros',
];
const RUNS = ['2026-09-07', '2026-10-05'];
const euro = (value) => `${thousands(value, '.', 2, ',')} €`;
const german = (iso) => iso.split('-').toReversed().join('.');
const price = (kilo, grams) => round((kilo * grams) / 1000, 2);

export function cheeses() {
  const d = draws(39_404);
  let no = 30_100;
  const make = () => {
    const [cheese, country, region, milk, type, base, [low, high]] = d.pick(C);
    const months = d.int(low, high);
    const grams = d.pick(type === 'Soft' || type === 'Fresh' ? [100, 125, 150, 200, 250, 500] : [150, 200, 250, 250, 300, 500, 1000, 2000]);
    const pay = price(base * d.spread() * (1 + months / 90), grams);
    const reviews = d.chance(0.14) ? 0 : Math.round(d.next() ** 2 * 260) + 1;
    const sale = d.chance(0.24);
    const raw = d.chance(0.45);
    return {
      'Art. No.': `K${(no += d.int(1, 8))}`,
      Cheese: `${cheese}${months >= 12 ? ` ${months} months` : ''} ${d.pick(['AOP', 'Reserve', 'Classic', 'Farmhouse', 'Selection', 'Old Cellar'])}`,
      Variety: cheese,
      Maker: d.pick(MAKERS),
      Country: country,
      Region: region,
      Milk: milk,
      Type: type,
      Weight: grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`,
      Price: euro(pay),
      'Old Price': sale ? euro(pay * (1.08 + d.next() * 0.35)) : '',
      'Per kg': `${thousands((pay * 1000) / grams, '.', 2, ',')} €/kg`,
      'Fat i.d.m.': d.chance(0.06) ? '-' : `${d.pick([30, 40, 45, 45, 48, 50, 50, 52, 55, 60])} %`,
      'Salt /100g': d.chance(0.12) ? '' : `${thousands(0.4 + d.next() * 3.2, '.', 1, ',')} g`,
      Aged: months === 0 ? 'fresh' : `${months} mo.`,
      'Raw Milk': d.pick(raw ? ['yes', 'Yes', 'ja'] : ['no', 'No', 'nein']),
      'Veg. Rennet': d.chance(0.3) ? 'yes' : 'no',
      Organic: d.chance(0.27) ? 'yes' : 'no',
      PDO: d.chance(0.48) ? 'Y' : 'N',
      'Gift Box': d.chance(0.2) ? 'Yes' : 'No',
      Smell: `${d.int(type === 'Washed rind' ? 3 : 1, type === 'Fresh' ? 2 : 5)}/5`,
      Stock: d.chance(0.13) ? 0 : d.int(1, 64),
      'Best Before': german(d.day(type === 'Fresh' || type === 'Soft' ? '2026-10-08' : '2026-10-20', type === 'Hard' ? '2027-04-30' : '2026-12-20')),
      Stars: reviews ? thousands(3 + Math.sqrt(d.next()) * 2, '.', 1, ',') : '',
      Reviews: reviews,
      'Goes With': d
        .some(['Riesling', 'port', 'figs', 'walnuts', 'honey', 'rye bread', 'pears', 'Pinot noir', 'quince paste', 'stout'], d.int(1, 4))
        .join('; '),
      Notes: [
        d.pick([
          'Nutty and long on the palate.',
          'Creamy with a hint of mushrooms.',
          'Sharp, salty and crumbly.',
          'Mild and milky, loved by children.',
          'Deep caramel with crunchy crystals.',
        ]),
        d.pick([
          'Matured in a natural rock cellar.',
          'Hand turned and brushed with brine.',
          'Made on a single farm with its own herd.',
          'Wrapped in vine leaves.',
        ]),
        d.pick([
          'Take out of the fridge one hour before serving.',
          'Great for fondue and raclette.',
          'Shipped chilled in a straw box.',
          'Grate over pasta or risotto.',
        ]),
      ].join(' '),
    };
  };
  const change = (r) => {
    const grams = r.Weight.endsWith('kg') ? Number(r.Weight.split(' ')[0]) * 1000 : Number(r.Weight.split(' ')[0]);
    const old = Number(r.Price.replace(' €', '').replace('.', '').replace(',', '.'));
    const pay = d.chance(0.5) ? round(old * (d.chance(0.4) ? 0.85 + d.next() * 0.12 : 1.02 + d.next() * 0.14), 2) : old;
    return {
      ...r,
      Price: euro(pay),
      'Old Price': pay < old ? euro(old) : pay > old ? '' : r['Old Price'],
      'Per kg': `${thousands((pay * 1000) / grams, '.', 2, ',')} €/kg`,
      Stock: Math.max(0, r.Stock + d.int(-24, 18)),
      Reviews: r.Reviews && r.Reviews + d.int(0, 12),
    };
  };
  const first = Array.from({ length: 340 }, make);
  const second = nextRun(first, { draw: d, gone: 0.08, changed: 0.5, change, added: 31, make });
  return [first, second].map((rows, at) => ({ file: `cheeses-${RUNS[at]}.csv`, text: csv(rows, ';') }));
}
