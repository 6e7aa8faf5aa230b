import { csv, draws, round } from '../made.mjs';
const GARMENTS = {
  Dresses: [['Wrap Dress', 'Tea Dress', 'Shirt Dress', 'Maxi Dress', 'Pinafore'], 3.6, 260],
  Tops: [['Boxy Tee', 'Peplum Blouse', 'Camisole', 'Raglan Sweatshirt'], 1.7, 150],
  Bottoms: [['Wide Leg Trousers', 'Circle Skirt', 'Jogger', 'Pencil Skirt', 'Culottes'], 2.3, 190],
  Outerwear: [['Trench Coat', 'Quilted Jacket', 'Chore Coat', 'Parka'], 4.4, 720],
  Kids: [['Romper', 'Dungarees', 'Hooded Poncho', 'Pyjama Set'], 1.4, 140],
  Bags: [['Tote Bag', 'Duffle Bag', 'Cosmetic Pouch', 'Backpack'], 1.1, 120],
  Lingerie: [['Bralette', 'Slip', 'Boxer Briefs'], 0.9, 110],
};
const NAMES = [
  'Juniper',
  'Odette',
  'Fern',
  'Marlowe',
  'Hattie',
  'Saoirse',
  'Clementine',
  'Rhea',
  'Tilda',
  'Basil',
  'Wren',
  'Ottoline',
  'Pippin',
  'Luna',
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const us = (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
export function sewpatterns() {
  const d = draws(46_202);
  let n = 1400;
  const used = new Set();
  const title = (kinds) => {
    for (;;) {
      const made = `${d.pick(NAMES)} ${d.pick(kinds)}`;
      if (!used.has(made)) return used.add(made) && made;
      used.add(made);
      const second = `${made} ${d.pick(['II', 'Mini', 'Curve', 'Remix', 'No. 3', 'Duo', 'Weekend', 'Studio', 'Classic'])}`;
      if (!used.has(second)) return used.add(second) && second;
    }
  };
  const records = Array.from({ length: 372 }, () => {
    const category = d.weighted([
      ['Dresses', 8],
      ['Tops', 8],
      ['Bottoms', 6],
      ['Outerwear', 3],
      ['Kids', 4],
      ['Bags', 3],
      ['Lingerie', 2],
    ]);
    const [kinds, yards, minutes] = GARMENTS[category];
    const level = d.weighted([
      ['Beginner', 5],
      ['Intermediate', 6],
      ['Advanced', 3],
    ]);
    const time = Math.round((minutes * { Beginner: 0.7, Intermediate: 1, Advanced: 1.5 }[level] * d.spread()) / 5) * 5;
    const hours = Math.floor(time / 60);
    const reviews = d.chance(0.08) ? 0 : Math.round(d.next() ** 2 * 640) + 1;
    return {
      'Pattern No': `SP${(n += d.int(1, 9))}`,
      'Pattern Name': title(kinds),
      Designer: d.pick(['Thimble & Co', 'Helen Oyelaran', 'Maison Fil', 'Stitchwell', 'Bobbin Lane', 'Nordsøm', 'Paper Scissors', 'Grainline Annie']),
      Category: category,
      Difficulty: level,
      Price: d.chance(0.06) ? '$0.00' : `$${(6 + Math.round(d.next() * 18) + d.pick([0, 0.5, 0.95, 0.99])).toFixed(2)}`,
      'Fabric Needed': d.chance(0.05) ? '' : `${round(yards * d.spread(), 2)} yd`,
      'Pattern Pieces': d.int(3, 12) + (category === 'Outerwear' ? 9 : 0),
      'Sewing Time': hours === 0 ? `${time} min` : `${hours} h ${time % 60} min`,
      Rating: reviews ? `${round(3.1 + Math.sqrt(d.next()) * 1.9, 1)}/5` : '',
      Reviews: reviews,
      'Video Tutorial': d.chance(0.41) ? 'Yes' : 'No',
      Released: us(d.day('2021-01-15', '2026-11-10')),
      'Suggested Fabrics': d
        .some(['cotton lawn', 'linen', 'denim', 'jersey', 'viscose', 'corduroy', 'wool', 'canvas', 'silk', 'double gauze'], d.int(1, 4))
        .join('; '),
    };
  });
  return [{ file: 'sewpatterns-2026-11-18.csv', text: csv(records) }];
}
