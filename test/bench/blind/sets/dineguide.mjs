import { draws, ndjson } from '../made.mjs';

const CITIES = {
  Lyon: ['Croix-Rousse', "Presqu'île", 'Vieux Lyon', 'Confluence'],
  Bordeaux: ['Chartrons', 'Saint-Michel', 'Saint-Pierre'],
  Lille: ['Vieux-Lille', 'Wazemmes'],
  Nantes: ['Bouffay', 'Île de Nantes'],
  Marseille: ['Vieux-Port', 'Le Panier', 'Endoume'],
};
const CUISINES = [
  ['French', 9],
  ['Bistro', 6],
  ['Italian', 4],
  ['Japanese', 4],
  ['Seafood', 4],
  ['Lebanese', 2],
  ['Vietnamese', 2],
  ['Vegetarian', 1.6],
  ['Indian', 1.6],
  ['Basque', 1.4],
];
const CHEFS = [
  'Anne Moreau',
  'Paul Girard',
  'Kenji Watanabe',
  'Giulia Ferri',
  'Léa Fontaine',
  'Karim Haddad',
  'Marc Delmas',
  'Thi Nguyen',
  'Sophie Blanc',
  'Iñaki Etxea',
  'Hugo Perrin',
  'Claire Dubois',
  null,
];
const DISHES = [
  'duck confit',
  'quenelle',
  'bouillabaisse',
  'oysters',
  'steak tartare',
  'ramen',
  'tiramisu',
  'burrata',
  'onion soup',
  'mezze',
  'pho',
  'crème brûlée',
  'turbot',
  'dal',
];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Sun'];
const ONE = ['Chez', 'Le', 'La Table de', 'Maison', 'Café', 'Auberge', 'Atelier', 'Comptoir'];
const TWO = [
  'Louise',
  'Cerf',
  'Marius',
  'Bleue',
  'Sésame',
  'Garance',
  'Tilleul',
  'Loup',
  'Figue',
  'Ondine',
  'Basile',
  'Romarin',
  'Olive',
  'Canaille',
  'Perle',
  'Zinc',
];

/** Restaurants of a guide: stars, "16.5/20", "€€€", menus with and without wine, lists of dishes and of closed days. */
export function dineguide() {
  const draw = draws(330_808);
  const names = draw.some(
    ONE.flatMap((one) => TWO.flatMap((two) => [`${one} ${two}`, `${one} ${two} & Fils`])),
    240,
  );
  const rows = names.map((name, at) => {
    const city = draw.weighted([
      ['Lyon', 7],
      ['Bordeaux', 5],
      ['Lille', 3],
      ['Nantes', 3],
      ['Marseille', 5],
    ]);
    const stars = draw.weighted([
      [0, 16],
      [1, 3],
      [2, 1],
      [3, 0.35],
    ]);
    const base = Math.round((27 + stars * 38) * draw.spread());
    const tasting = stars > 0 || draw.chance(0.35);
    const added = draw.day('2016-01-15', '2026-11-15');
    const rated = draw.chance(0.93);
    return {
      restaurantId: `DG${300 + at}`,
      name,
      city,
      district: draw.pick(CITIES[city]),
      cuisine: draw.weighted(CUISINES),
      chef: draw.pick(CHEFS),
      guideStars: stars,
      bibPick: stars === 0 && draw.chance(0.2),
      greenStar: draw.chance(0.07),
      guideScore: draw.chance(0.9) ? `${(11 + stars * 1.8 + Math.floor(draw.next() * 7) / 2).toFixed(1).replace('.0', '')}/20` : null,
      diners_rating: rated ? Number((3.3 + Math.sqrt(draw.next()) * 1.7).toFixed(1)) : null,
      review_count: rated ? Math.round(4 + draw.next() ** 2 * 2600) : 0,
      priceBand: '€'.repeat(1 + [26, 45, 75].filter((bound) => base > bound).length),
      lunchMenu: draw.chance(0.75) ? Math.round(base * 0.62) : null,
      dinnerMenu: base,
      tastingMenu: tasting ? Math.round(base * (1.6 + draw.next() * 0.7)) : null,
      tastingCourses: tasting ? draw.int(5, 12) : null,
      winePairing: tasting && draw.chance(0.7) ? Math.round(base * (0.7 + draw.next() * 0.4)) : null,
      wineListSize: draw.chance(0.85) ? Math.round(15 + draw.next() ** 2 * 900) : null,
      dishes: draw.some(DISHES, draw.int(1, 4)),
      seats: draw.int(14, 120),
      openedYear: Number(added.slice(0, 4)) - Math.floor(draw.next() ** 2 * 85),
      terrace: draw.chance(0.38),
      veganMenu: draw.chance(0.27),
      wheelchairAccess: draw.chance(0.55),
      onlineBooking: draw.chance(0.7),
      dogsWelcome: draw.chance(0.22),
      closedDays: draw.some(DAYS, draw.int(0, 2)),
      dressCode: stars > 1 ? draw.pick(['Smart', 'Jacket']) : draw.pick([null, null, 'Casual', 'Smart']),
      lastInspected: draw.chance(0.95) ? draw.day('2025-01-08', '2026-11-20') : null,
      addedToGuide: added,
    };
  });
  return [{ file: 'dineguide-2026-11-26.ndjson', text: ndjson(rows) }];
}
