import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

// latin, common, family, kind, height cm, litres, min °C, exposure, evergreen, toxic, months, base price
const PLANTS = [
  ['Lavandula angustifolia', 'Lavender', 'Lamiaceae', 'perennial', 60, -20, ['full sun'], 1, 0, 'Jun; Jul; Aug', 6],
  ['Salvia nemorosa', 'Woodland sage', 'Lamiaceae', 'perennial', 55, -28, ['full sun'], 0, 0, 'May; Jun; Jul; Sep', 6],
  ['Hosta sieboldiana', 'Plantain lily', 'Asparagaceae', 'perennial', 70, -34, ['shade', 'part shade'], 0, 1, 'Jul; Aug', 8],
  ['Geranium sanguineum', 'Cranesbill', 'Geraniaceae', 'perennial', 35, -28, ['full sun', 'part shade'], 0, 0, 'May; Jun; Jul', 5],
  ['Helleborus orientalis', 'Lenten rose', 'Ranunculaceae', 'perennial', 40, -23, ['part shade', 'shade'], 1, 1, 'Feb; Mar; Apr', 9],
  ['Hydrangea paniculata', 'Hydrangea', 'Hydrangeaceae', 'shrub', 180, -29, ['part shade', 'full sun'], 0, 1, 'Jul; Aug; Sep', 21],
  ['Buxus sempervirens', 'Box', 'Buxaceae', 'shrub', 150, -20, ['part shade'], 1, 1, '', 14],
  ['Rosa', 'Shrub rose', 'Rosaceae', 'shrub', 140, -24, ['full sun'], 0, 0, 'Jun; Jul; Aug; Sep', 19],
  ['Rhododendron', 'Rhododendron', 'Ericaceae', 'shrub', 170, -22, ['part shade', 'shade'], 1, 1, 'Apr; May; Jun', 26],
  ['Syringa vulgaris', 'Lilac', 'Oleaceae', 'shrub', 350, -35, ['full sun'], 0, 0, 'May; Jun', 24],
  ['Acer palmatum', 'Japanese maple', 'Sapindaceae', 'tree', 400, -20, ['part shade'], 0, 0, '', 48],
  ['Malus domestica', 'Apple', 'Rosaceae', 'tree', 450, -30, ['full sun'], 0, 0, 'Apr; May', 38],
  ['Olea europaea', 'Olive tree', 'Oleaceae', 'tree', 500, -8, ['full sun'], 1, 0, 'Jun', 69],
  ['Magnolia stellata', 'Star magnolia', 'Magnoliaceae', 'tree', 300, -26, ['full sun', 'part shade'], 0, 0, 'Mar; Apr', 44],
  ['Clematis viticella', 'Clematis', 'Ranunculaceae', 'climber', 320, -26, ['full sun', 'part shade'], 0, 1, 'Jul; Aug; Sep', 15],
  ['Wisteria sinensis', 'Wisteria', 'Fabaceae', 'climber', 900, -22, ['full sun'], 0, 1, 'May; Jun', 32],
  ['Hedera helix', 'Ivy', 'Araliaceae', 'climber', 800, -25, ['shade', 'part shade'], 1, 1, 'Sep; Oct', 7],
  ['Dryopteris filix-mas', 'Male fern', 'Dryopteridaceae', 'fern', 90, -32, ['shade'], 0, 0, '', 7],
  ['Polystichum setiferum', 'Soft shield fern', 'Dryopteridaceae', 'fern', 60, -23, ['shade', 'part shade'], 1, 0, '', 8],
  ['Miscanthus sinensis', 'Eulalia grass', 'Poaceae', 'grass', 190, -26, ['full sun'], 0, 0, 'Aug; Sep; Oct', 11],
  ['Festuca glauca', 'Blue fescue', 'Poaceae', 'grass', 30, -30, ['full sun'], 1, 0, 'Jun; Jul', 5],
  ['Sedum spectabile', 'Stonecrop', 'Crassulaceae', 'succulent', 45, -27, ['full sun'], 0, 0, 'Aug; Sep', 5],
  ['Sempervivum', 'Houseleek', 'Crassulaceae', 'succulent', 12, -32, ['full sun'], 1, 0, 'Jun; Jul', 3],
  ['Monstera deliciosa', 'Swiss cheese plant', 'Araceae', 'houseplant', 200, 12, ['part shade'], 1, 1, '', 34],
  ['Ficus elastica', 'Rubber plant', 'Moraceae', 'houseplant', 180, 10, ['part shade'], 1, 1, '', 27],
  ['Phalaenopsis', 'Moth orchid', 'Orchidaceae', 'houseplant', 60, 15, ['part shade'], 1, 0, 'Jan; Feb; Mar; Nov; Dec', 17],
  ['Calathea orbifolia', 'Prayer plant', 'Marantaceae', 'houseplant', 70, 14, ['shade', 'part shade'], 1, 0, '', 23],
];
const CULTIVARS = [
  'Hidcote',
  'Blue Star',
  'Annabelle',
  'Rosea',
  'Alba',
  'Goldstar',
  'Purple Rain',
  'Nana',
  'Variegata',
  'Sunset',
  'Midnight',
  'Pink Diamond',
  'White 50',
  'Ruby Glow',
  'Emerald',
  'No. 7',
  'Snow Queen',
  'Autumn Joy',
  'Limelight',
  'Little Giant',
];
const COLOURS = ['white', 'pink', 'purple', 'blue', 'yellow', 'red', 'orange', 'green'];
const POTS = [0.5, 1, 1.5, 2, 3, 5, 7.5, 10, 18];
const BLURBS = [
  'Cut back by a third after the first flush.',
  'Our bestseller for 10 years running.',
  'Grown peat-free on site.',
  'Needs lime-free soil.',
  'Happy in a pot on a 4th floor balcony.',
  'Slow grower; the stock plants are 30 years old.',
  'Loved by slugs, sorry.',
  'Makes a dense hedge at 3 plants per metre.',
  'Drought tolerant once established.',
  'Award of Garden Merit 2012.',
  'Water weekly, never let it stand in water.',
  'Late to wake up, be patient in spring.',
  '',
];
const RUNS = ['2026-03-02', '2026-03-16', '2026-03-30'];

/** The shop of a plant nursery: prices with comma, semicolons, three runs in spring. */
export function nursery() {
  const draw = draws(640_213);
  let serial = 4100;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 5);
    return plant(draw, serial, run);
  };
  const change = (old) => changed(old, draw, run);
  let records = Array.from({ length: 620 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.05, changed: 0.34, change, added: run === RUNS[1] ? 27 : 52, make });
    files.push({ file: `nursery-${run}.csv`, text: csv(records, ';') });
  }
  return files;
}

const euros = (price) => `${thousands(price, '.', 2, ',')} €`;
const retail = (price) => Math.max(1.95, Math.round(price) - 0.05);

function plant(draw, serial, run) {
  const [latin, common, family, kind, height, cold, exposure, evergreen, toxic, months, base] = draw.pick(PLANTS);
  const tops = kind === 'tree' ? 8 : kind === 'shrub' || kind === 'climber' || kind === 'houseplant' ? 7 : 4;
  const low = kind === 'tree' ? 3 : 0;
  const pot = POTS[draw.int(low, tops)];
  const price = retail(base * (0.55 + pot ** 0.75 * 0.4) * draw.spread());
  const discounted = draw.chance(0.17);
  const stock = draw.chance(0.14) ? 0 : Math.round(draw.next() ** 2.3 * 240) + 1;
  const rated = !draw.chance(0.18);
  return {
    artNo: `P${serial}`,
    latin,
    Name: `${common} '${draw.pick(CULTIVARS)}'`,
    family,
    kind,
    pot_l: `${String(pot).replace('.', ',')} L`,
    h_max:
      draw.chance(0.3) && height >= 100
        ? `${thousands(Math.round(height * draw.spread()), '.')} cm`
        : `${Math.max(8, Math.round(height * draw.spread()))} cm`,
    spread_cm: draw.chance(0.08) ? '' : Math.max(8, Math.round(height * 0.55 * draw.spread())),
    minTemp: `${cold + draw.int(-3, 3)} °C`,
    exposure: draw.pick(exposure),
    water: draw.weighted([
      ['low', 3],
      ['medium', 5],
      ['high', 2],
    ]),
    Price: euros(price),
    RRP: discounted ? euros(retail(price * (1.12 + draw.next() * 0.4)) + 1) : '',
    stk: stock,
    evergreen: evergreen ? 'yes' : 'no',
    bee_friendly: months !== '' && draw.chance(0.62) ? 'yes' : 'no',
    toxicPets: draw.chance(0.07) ? '' : toxic ? 'yes' : 'no',
    scented: months !== '' && draw.chance(0.3) ? 'yes' : 'no',
    organic: draw.chance(0.27) ? 'yes' : 'no',
    flowering: months,
    colours: months === '' ? '' : draw.some(COLOURS, draw.int(1, 2)).join('; '),
    stars: rated ? `${(2.6 + Math.sqrt(draw.next()) * 2.4).toFixed(1).replace('.', ',')}/5` : 'n/a',
    n_ratings: rated ? Math.round(draw.next() ** 3 * 780) + 1 : 0,
    bred_in: draw.chance(0.35) ? '' : draw.int(1890, 2024),
    inRange: draw.day(run === RUNS[0] ? '2021-02-01' : addDays(run, -13), addDays(run, -1)),
    backIn: stock === 0 && draw.chance(0.7) ? draw.day(addDays(run, 5), '2026-06-20') : '',
    blurb: draw.pick(BLURBS),
  };
}

function changed(old, draw, run) {
  const roll = draw.next();
  if (roll < 0.4) {
    const price = Number(old.Price.replace(/ €/, '').replaceAll('.', '').replace(',', '.'));
    const now = draw.chance(0.66) ? retail(price * (1 - draw.int(7, 32) / 100)) : retail(price * (1 + draw.int(4, 15) / 100)) + 0.5;
    return { ...old, Price: euros(round(now, 2)), RRP: now < price ? euros(price) : '' };
  }
  if (roll < 0.75) {
    const stk = draw.chance(0.25) ? 0 : Math.max(0, old.stk + draw.int(-25, 30));
    return { ...old, stk, backIn: stk === 0 && draw.chance(0.7) ? draw.day(addDays(run, 5), '2026-06-20') : '' };
  }
  return { ...old, n_ratings: old.stars === 'n/a' ? 0 : old.n_ratings + draw.int(1, 12) };
}
