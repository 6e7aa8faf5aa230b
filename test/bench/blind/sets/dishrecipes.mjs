import { draws, json, round } from '../made.mjs';

const CUISINES = [
  ['Italian', 6],
  ['Mexican', 4],
  ['Indian', 5],
  ['Thai', 3],
  ['French', 3],
  ['Japanese', 3],
  ['Greek', 2.4],
  ['American', 4.4],
  ['Moroccan', 1.5],
];
const COURSES = [
  ['Main', 8, ['curry', 'stew', 'bake', 'stir-fry', 'pasta', 'pie', 'tacos', 'casserole'], 560],
  ['Soup', 2.4, ['soup', 'broth', 'chowder'], 290],
  ['Salad', 2.4, ['salad', 'slaw', 'bowl'], 310],
  ['Dessert', 4, ['cake', 'tart', 'pudding', 'cookies', 'crumble'], 430],
  ['Breakfast', 2, ['pancakes', 'omelette', 'muffins'], 380],
  ['Side', 1.8, ['gratin', 'flatbread', 'fritters'], 240],
];
const MEATS = ['chicken', 'beef', 'pork', 'salmon', 'shrimp', 'lamb'];
const PLANTS = ['chickpea', 'mushroom', 'spinach', 'tofu', 'pumpkin', 'lentil', 'eggplant', 'cauliflower'];
const SWEETS = ['lemon', 'chocolate', 'apple', 'almond', 'cherry', 'banana', 'coconut', 'pear'];
const PANTRY = [
  'garlic',
  'onion',
  'olive oil',
  'butter',
  'cream',
  'tomato',
  'ginger',
  'rice',
  'flour',
  'sugar',
  'eggs',
  'chili',
  'basil',
  'lime',
  'parmesan',
  'cumin',
  'honey',
  'peanuts',
];
const ANIMAL = new Set(['butter', 'cream', 'eggs', 'parmesan', 'honey']);
const WORDS = ['Spicy', 'Easy', 'Smoky', 'One-pan', "Grandma's", 'Crispy', 'Creamy', 'Weeknight', 'Rustic', 'Slow-cooked'];
const AUTHORS = ['Nora Petit', 'Sam Okafor', 'Julia Brandt', 'Ravi Menon', 'Chloe Adams', 'Diego Luna', 'Mei Tanaka', 'Hannah Weiss'];

function stars(sweet, meat) {
  if (sweet) return SWEETS;
  return meat ? MEATS : PLANTS;
}

/** Recipes of a cooking site: minutes, nutrition a serving, ingredients as a list, marks of five, the cost as "$2.40"; some without nutrition, some without votes. */
export function dishrecipes() {
  const draw = draws(320_707);
  const seen = new Set();
  const made = () => {
    const [course, , dishes, kcal] = draw.weighted(COURSES.map((item) => [item, item[1]]));
    const sweet = course === 'Dessert' || course === 'Breakfast';
    const meat = !sweet && draw.chance(0.52);
    const star = draw.pick(stars(sweet, meat));
    const name = `${draw.pick(WORDS)} ${star} ${draw.pick(dishes)}`;
    if (seen.has(name)) return made();
    seen.add(name);
    return { course, kcal, meat, star, name };
  };
  const rows = Array.from({ length: 290 }, (_, at) => {
    const { course, kcal, meat, star, name } = made();
    const rest = draw.some(PANTRY, draw.int(3, 8));
    const ingredients = [star, ...rest];
    const prep = draw.int(1, 9) * 5;
    const cook = course === 'Salad' ? draw.pick([0, 0, 10, 15]) : draw.int(2, 26) * 5;
    const calories = draw.chance(0.08) ? null : Math.round(kcal * draw.spread());
    const grams = (part) => (calories === null ? null : round(calories * part * draw.spread(), 1));
    const votes = draw.chance(0.06) ? 0 : Math.round(draw.next() ** 3 * 1900) + 1;
    return {
      recipeId: 3000 + at * 3 + draw.int(0, 2),
      name,
      cuisine: draw.weighted(CUISINES),
      course,
      author: draw.pick(AUTHORS),
      publishedOn: draw.day('2022-01-10', '2026-11-24'),
      prepMins: prep,
      cookMins: cook,
      totalMins: prep + cook,
      servings: draw.weighted([
        [2, 3],
        [4, 8],
        [6, 4],
        [8, 2],
        [12, 0.8],
      ]),
      difficulty: draw.weighted([
        ['easy', 6],
        ['medium', 5],
        ['hard', 1.8],
      ]),
      ingredients,
      kcalPerServing: calories,
      proteinG: grams(meat ? 0.065 : 0.03),
      fatG: grams(0.042),
      carbsG: grams(0.105),
      sugarG: grams(course === 'Dessert' ? 0.06 : 0.013),
      sodiumMg: calories === null ? null : Math.round(calories * 1.3 * draw.spread()),
      vegetarian: !meat,
      vegan: !meat && !rest.some((item) => ANIMAL.has(item)),
      glutenFree: !rest.includes('flour') && draw.chance(0.6),
      containsNuts: rest.includes('peanuts') || star === 'almond',
      costPerServing: `$${(0.7 + draw.next() * 3 + (meat ? 1.6 : 0)).toFixed(2)}`,
      avgRating: votes === 0 ? null : round(3.1 + draw.next() * 1.9, 1),
      ratingsCount: votes,
      timesSaved: Math.round(draw.next() ** 2 * 6400),
      hasVideo: draw.chance(0.28),
      steps: draw.int(3, 16),
    };
  });
  return [{ file: 'dishrecipes-2026-11-26.json', text: json(rows) }];
}
