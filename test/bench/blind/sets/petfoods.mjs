import { draws, json, nextRun, round } from '../made.mjs';

const BRANDS = [
  ['Barkley', 1],
  ['Pawsome', 0.8],
  ['Royal Hound', 1.4],
  ['Whiskerly', 1.1],
  ['NatureBowl', 1.6],
  ['Happy Tails', 0.65],
  ['Purrfect', 0.95],
  ['VetChoice', 1.8],
];
const ONLY = { Barkley: 'Dog', 'Royal Hound': 'Dog', Whiskerly: 'Cat', Purrfect: 'Cat' };
const FLAVOURS = ['Chicken', 'Beef', 'Salmon', 'Lamb', 'Turkey', 'Duck', 'Tuna', 'Rabbit'];
const WEIGHTS = { Dry: [0.8, 1.5, 2, 3, 6, 10, 12, 15], Wet: [0.085, 0.2, 0.4, 0.8, 1.2, 2.4], Treats: [0.05, 0.1, 0.15, 0.25, 0.5] };
const PER_KILO = { Dry: 5.2, Wet: 7.6, Treats: 21 };
const SMALL = { Rabbit: ['Dry', 'Treats'], Hamster: ['Dry', 'Treats'] };

const euros = (value) => `€${value.toFixed(2)}`;

/** Pet food of a web shop: "€18.99", "€9.50/kg", "28 %", "2 kg", true and false, offers that come and go. Two runs three weeks apart. */
export function petfoods() {
  const draw = draws(360_006);
  let at = 50_010;
  const make = () => {
    at += draw.int(1, 17);
    const [brand, level] = draw.pick(BRANDS);
    const animal =
      ONLY[brand] ??
      draw.weighted([
        ['Dog', 5],
        ['Cat', 4.5],
        ['Rabbit', 1],
        ['Hamster', 0.7],
      ]);
    const type = draw.pick(SMALL[animal] ?? ['Dry', 'Dry', 'Wet', 'Wet', 'Treats']);
    const stage = draw.weighted([
      ['Adult', 6],
      ['Junior', 2],
      ['Senior', 2],
      ['All ages', 1.5],
    ]);
    const flavour = SMALL[animal] ? draw.pick(['Timothy hay', 'Carrot', 'Mixed seeds']) : draw.pick(FLAVOURS);
    const weight = draw.pick(WEIGHTS[type]);
    const price = Math.max(0.79, round(PER_KILO[type] * level * weight * (weight > 5 ? 0.7 : 1) * draw.spread() * 10) / 10 - 0.01);
    const reviews = draw.chance(0.1) ? 0 : draw.chance(0.25) ? draw.int(150, 3900) : draw.int(1, 150);
    return {
      ProductId: at,
      ProductName: `${brand} ${stage === 'All ages' ? '' : `${stage} `}${animal} ${type === 'Treats' ? `${flavour} Treats` : `${flavour} ${type} Food`} ${weight < 1 ? `${Math.round(weight * 1000)}g` : `${weight}kg`}`,
      Brand: brand,
      Animal: animal,
      FoodType: type,
      LifeStage: stage,
      Flavour: flavour,
      PackWeight: `${weight} kg`,
      Price: euros(price),
      PricePerKg: `${euros(price / weight)}/kg`,
      Protein: draw.chance(0.08) ? null : `${type === 'Wet' ? draw.int(7, 13) : draw.int(14, 42)} %`,
      Fat: draw.chance(0.08) ? null : `${type === 'Wet' ? draw.int(3, 8) : draw.int(4, 22)} %`,
      GrainFree: draw.chance(level > 1.2 ? 0.6 : 0.25),
      InStock: draw.chance(0.86),
      Promo: draw.chance(0.28) ? draw.pick(['3 for 2', '10% off', '20% off', 'Free bowl']) : null,
      Stars: reviews === 0 ? null : draw.int(24, 50) / 10,
      ReviewCount: reviews,
      BestBefore: draw.chance(0.12) ? null : draw.day('2026-12-05', '2028-06-30'),
    };
  };
  const first = Array.from({ length: 240 }, () => make());
  const change = (record) => {
    const turn = draw.next();
    if (turn < 0.25) return { ...record, InStock: !record.InStock };
    if (turn < 0.45) return { ...record, Promo: record.Promo === null ? draw.pick(['3 for 2', '10% off', '20% off']) : null };
    const price = Math.max(0.49, round(Number(record.Price.slice(1)) * (draw.int(84, 121) / 100), 2));
    const reviews = record.Stars === null ? 0 : record.ReviewCount + draw.int(0, 40);
    return { ...record, Price: euros(price), PricePerKg: `${euros(price / Number(record.PackWeight.slice(0, -3)))}/kg`, ReviewCount: reviews };
  };
  const second = nextRun(first, { draw, gone: 0.08, changed: 0.5, change, added: 27, make });
  return [
    { file: 'petfoods-2026-11-05.json', text: json(first) },
    { file: 'petfoods-2026-11-26.json', text: json(second) },
  ];
}
