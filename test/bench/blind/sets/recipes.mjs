import { addDays, draws, json } from '../made.mjs';

const DISHES = [
  ['Soup', ['Three Bean Soup', 'Pumpkin Soup', 'Tomato Bisque', 'Miso Ramen', '15 Bean Soup', 'Pho Bo']],
  [
    'Main',
    [
      'Four Cheese Lasagne',
      'Chicken Curry',
      'Beef Stew',
      'Mushroom Risotto',
      '40 Clove Garlic Chicken',
      'Five Spice Duck',
      'Chickpea Tagine',
      'Pad Thai',
      'Fish Tacos',
      'Shepherd’s Pie',
      'One Pot Orzo',
    ],
  ],
  ['Salad', ['Seven Layer Salad', 'Greek Salad', 'Quinoa Bowl', 'Warm Lentil Salad', 'Caesar Salad']],
  ['Dessert', ['Lemon Tart', '3 Ingredient Brownies', 'Tiramisu', 'Pavlova', 'Apple Crumble', 'Tres Leches Cake', 'Mille-Feuille']],
  ['Bread', ['No Knead Bread', 'Focaccia', 'Sourdough Loaf', 'Naan', 'Banana Bread', '100% Rye Loaf']],
  ['Breakfast', ['Overnight Oats', 'Shakshuka', 'Buttermilk Pancakes', 'Granola', '2 Egg Omelette']],
  ['Snack', ['Seven Layer Dip', 'Hummus', 'Kale Chips', 'Spring Rolls', 'Energy Balls']],
];
const CUISINES = ['Italian', 'Indian', 'Mexican', 'French', 'Thai', 'Greek', 'American', 'Japanese', 'Moroccan', 'Vietnamese'];
const PEOPLE = [
  'Chef Amara',
  'Nonna Lucia',
  'The Lazy Vegan',
  'Ben Whisk',
  'Saffron & Sage',
  'Mei Lin',
  'Grill Greg',
  'Tilda Crumb',
  'Omar Spice',
  'Weeknight Wendy',
];
const TAGS = [
  'weeknight',
  'make ahead',
  'freezer friendly',
  'one pot',
  'kid friendly',
  'budget',
  'holiday',
  'spicy',
  'high protein',
  'air fryer',
  'bbq',
  'no bake',
];
const PRODUCE = [
  'olive oil',
  'garlic',
  'onion',
  'butter',
  'flour',
  'eggs',
  'sugar',
  'tomatoes',
  'lemon',
  'cumin',
  'chickpeas',
  'rice',
  'ginger',
  'cream',
  'parsley',
  'chilli',
  'soy sauce',
  'potatoes',
  'almonds',
  'yoghurt',
];
const SKILL = [
  ['Easy', 6],
  ['Medium', 5],
  ['Hard', 2],
  ['Pro', 0.6],
];

/** A recipe site: minutes, nutrition, flags, lists; one run. */
export function recipes() {
  const draw = draws(95_219);
  let serial = 10_050;
  const records = Array.from({ length: 1340 }, () => {
    serial += draw.int(1, 13);
    return recipe(draw, serial);
  });
  return [{ file: 'recipes-2026-02-16.json', text: json(records) }];
}

function recipe(draw, serial) {
  const [course, names] = draw.weighted(DISHES.map((entry, at) => [entry, [3, 6, 3, 5, 3, 3, 2][at]]));
  const name = draw.pick(names);
  const meaty = /Chicken|Beef|Duck|Fish|Shepherd|Pho/.test(name);
  const vegetarian = !meaty && draw.chance(0.8);
  const vegan = vegetarian && !/Cheese|Egg|Tart|Tiramisu|Pavlova|Buttermilk|Leches|Feuille/.test(name) && draw.chance(0.4);
  const skill = draw.weighted(SKILL);
  const factor = { Easy: 0.7, Medium: 1.1, Hard: 1.7, Pro: 2.4 }[skill];
  const prep = Math.round((4 + draw.next() ** 1.5 * 38) * factor);
  const cook = /Salad|Dip|Oats|Balls|Hummus/.test(name) && draw.chance(0.6) ? 0 : Math.round((6 + draw.next() ** 2 * 110) * Math.sqrt(factor));
  const rest = draw.chance(0.64) ? null : draw.pick([10, 15, 30, 45, 60, 90, 120, 240, 480, 720]);
  const servings = draw.weighted([
    [1, 0.8],
    [2, 3],
    [4, 8],
    [6, 4],
    [8, 3],
    [12, 1.5],
    [24, 0.4],
  ]);
  const sweet = course === 'Dessert';
  const kcal = Math.round((sweet ? 260 : course === 'Salad' ? 140 : 220) + draw.next() ** 1.3 * (course === 'Main' ? 780 : 460));
  const reviews = draw.chance(0.07) ? 0 : Math.floor(draw.next() ** 4 * 3900) + 1;
  const published = draw.day('2009-06-01', '2026-02-14');
  return {
    recipeNo: serial,
    name: `${draw.weighted([
      ['', 6],
      ['Easy ', 1],
      ['Classic ', 1.5],
      ['Grandma’s ', 1],
      ['5 Star ', 0.5],
      ['Ultimate ', 0.6],
      ...(prep + cook < 45 && rest === null
        ? [
            ['Quick ', 2],
            ['30 Minute ', 1.5],
          ]
        : []),
    ])}${vegan && draw.chance(0.4) ? 'Vegan ' : ''}${name}${draw.chance(0.24) ? ` with ${draw.pick(['Feta', 'Crispy Shallots', 'Brown Butter', 'Two Sauces', '7 Up Glaze', 'Walnuts', 'Salsa Verde', 'Caramel'])}` : ''}`,
    author: draw.pick(PEOPLE),
    course,
    cuisine: draw.chance(0.05) ? null : draw.pick(CUISINES),
    skillLevel: skill,
    prep: `${prep} min`,
    cook: `${cook} min`,
    restMins: rest,
    totalTime: prep + cook + (rest ?? 0),
    yields: servings,
    'kcal/serving': draw.chance(0.09) ? null : kcal,
    protein_g: draw.chance(0.09) ? 'N/A' : `${(2 + draw.next() ** 1.6 * (meaty ? 52 : 27)).toFixed(1)} g`,
    sugar_g: draw.chance(0.09) ? 'N/A' : `${(sweet ? 12 + draw.next() * 48 : 0.5 + draw.next() ** 2 * 19).toFixed(1)} g`,
    sodium_mg: draw.chance(0.12) ? null : Math.round(20 + draw.next() ** 2 * 1650),
    isVegetarian: vegetarian,
    isVegan: vegan,
    glutenFree: !/Bread|Loaf|Naan|Lasagne|Tart|Focaccia|Tacos/.test(name) && draw.chance(0.4),
    containsNuts: draw.chance(0.22),
    ingredients: draw.some(vegan ? PRODUCE.filter((item) => !/butter|eggs|cream|yoghurt/.test(item)) : PRODUCE, draw.int(3, 11)),
    keywords: draw.some(TAGS, draw.int(0, 4)),
    costPerServing: `$${(0.35 + draw.next() ** 1.6 * 8.4 * (meaty ? 1.25 : 1)).toFixed(2)}`,
    avgRating: reviews === 0 ? null : Number((2 + Math.sqrt(draw.next()) * 2.99).toFixed(2)),
    reviewCount: reviews,
    saves: Math.floor(draw.next() ** 3 * 52_000),
    hasVideo: draw.chance(0.29),
    editorsPick: draw.chance(0.07),
    datePublished: published,
    updatedAt: draw.chance(0.55) ? null : draw.day(published > '2018-01-01' ? published : '2018-01-01', addDays('2026-02-15', 0)),
    intro: `${draw.pick(['My family asks for this every Sunday.', 'Ready in no time.', 'It took me 12 tries to get this right.', 'Feeds a crowd of 20 if you double it.', 'A 1950s diner favorite.', 'Under $10 for the whole pan!', 'No oven needed.', 'Best eaten the next day.'])} ${draw.pick(['Swap the butter for oil if you like.', 'Do not skip the lemon.', 'Works with frozen vegetables too.', 'Season twice.', 'Bake at 425 °F.'])}`,
  };
}
