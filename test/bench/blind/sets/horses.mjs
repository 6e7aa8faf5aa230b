import { draws, json, nextRun, round, thousands } from '../made.mjs';
/** Horses and ponies for sale, two runs. */
const BREEDS = {
  'Irish Sport Horse': [7200, 15.8],
  'Welsh Section D': [3900, 14.1],
  Connemara: [5200, 14],
  Cob: [3600, 14],
  Thoroughbred: [4200, 16],
  Warmblood: [9800, 16.2],
  Shetland: [950, 9.5],
  'New Forest': [2900, 13.2],
  Friesian: [11500, 15.3],
  Arab: [4300, 14.3],
  Clydesdale: [5600, 17],
};
const COUNTY = [
  'Devon',
  'Kent',
  'Norfolk',
  'North Yorkshire',
  'Cheshire',
  'Powys',
  'Fife',
  'Aberdeenshire',
  'Somerset',
  'Lincolnshire',
  'Co. Antrim',
  'Cumbria',
];
const DISC = ['dressage', 'showjumping', 'eventing', 'hacking', 'hunting', 'driving', 'showing', 'endurance', 'pony club', 'broodmare', 'companion'];
const HEAD = [
  'Stunning',
  'Genuine',
  'Talented',
  'Sweet natured',
  'Flashy',
  'Bombproof',
  'Super fun',
  'Quality',
  'Mother/daughter share',
  'Schoolmaster',
];
const DESC = [
  'Has hunted both sides of Exmoor.',
  'Loves a beach ride, good in open spaces.',
  'Not for the novice, can be sharp.',
  'Outgrown, sadly for sale.',
  'Lives out all year with 2 others.',
  'Jumps 1.10m at home with scope for more.',
  'Placed at HOYS 2022 qualifier.',
  'Reluctant sale due to university.',
  'Done 40 miles at endurance rides.',
  'Kicks in the lorry, travels alone.',
];
const NAMES = [
  'Bracken',
  'Merlin',
  'Dolly',
  'Captain',
  'Tilly',
  'Rosie',
  'Guinness',
  'Storm',
  'Apollo',
  'Biscuit',
  'Duchess',
  'Finn',
  'Willow',
  'Teddy',
];
const gb = (day) => day.split('-').toReversed().join('/');
const gbp = (v) => `£${thousands(v, ',')}`;
export function horses() {
  const draw = draws(70706);
  let ad = 90_300;
  const make = (year, from, to) => () => {
    ad += draw.int(2, 11);
    const breed = draw.weighted(
        Object.keys(BREEDS).map((b) => [b, b === 'Clydesdale' || b === 'Friesian' ? 0.6 : b === 'Cob' || b === 'Irish Sport Horse' ? 2 : 1]),
      ),
      [base, size] = BREEDS[breed];
    const foaled = draw.int(2004, 2025),
      age = year - foaled,
      sex =
        age < 4
          ? draw.pick(['filly', 'colt', 'gelding'])
          : draw.weighted([
              ['mare', 5],
              ['gelding', 6],
              ['stallion', 0.7],
            ]);
    const hands = Math.floor(size + (draw.next() - 0.5) * 1.4),
      inch = draw.int(0, 3),
      poa = draw.chance(0.09),
      broken = age >= 4 && draw.chance(0.92);
    const price = Math.round((base * draw.spread() * (age > 16 ? 0.45 : age < 4 ? 0.55 : 1) * (broken ? 1.1 : 0.75)) / 50) * 50;
    const seller = draw.weighted([
      ['private', 7],
      ['dealer', 3],
      ['stud', 1.4],
    ]);
    return {
      adRef: ad,
      heading: `${draw.pick(HEAD)} ${hands}.${inch}hh ${breed} ${sex}`,
      stableName: draw.pick(NAMES),
      breed,
      sex,
      hh: `${hands}.${inch}`,
      foaled,
      ageYrs: age,
      color: draw.pick(['bay', 'chestnut', 'grey', 'black', 'piebald', 'skewbald', 'palomino', 'dun', 'roan']),
      price: poa ? 'POA' : gbp(price),
      originally: !poa && draw.chance(0.15) ? gbp(price + draw.int(2, 24) * 50) : null,
      adType: draw.weighted([
        ['for sale', 9],
        ['full loan', 1.5],
        ['part loan', 1],
      ]),
      county: draw.pick(COUNTY),
      disciplines: broken ? draw.some(DISC.slice(0, 9), draw.int(1, 3)) : draw.some(DISC.slice(9), 1),
      temperament: draw.chance(0.06)
        ? null
        : `${draw.weighted([
            [1, 2],
            [2, 4],
            [3, 5],
            [4, 4],
            [5, 3],
            [6, 2],
            [7, 1],
            [8, 0.6],
            [9, 0.3],
          ])}/10`,
      backed: broken ? 'Y' : 'N',
      box: draw.chance(0.86) ? 'Y' : 'N',
      shoe: draw.chance(0.88) ? 'Y' : draw.chance(0.3) ? '' : 'N',
      traffic: draw.chance(0.7) ? 'Y' : 'N',
      vices: draw.chance(0.12) ? 'Y' : 'N',
      vetted5: draw.chance(0.18) ? 'Y' : 'N',
      xrays: draw.chance(0.1) ? 'Y' : 'N',
      passported: draw.chance(0.95) ? 'Y' : 'N',
      tackIncl: draw.chance(0.21) ? 'Y' : 'N',
      jumpsTo: broken && draw.chance(0.6) ? `${draw.int(5, 14) * 10} cm` : null,
      winnings: draw.chance(0.12) ? gbp(draw.int(35, 4800)) : null,
      seller,
      sellerScore: draw.chance(0.22) ? null : round(2.4 + draw.next() * 2.6, 1),
      photos: draw.int(0, 14),
      vids: draw.int(0, 4),
      views: Math.round(40 + draw.next() ** 3 * 6400),
      saved: draw.int(0, 140),
      listed: gb(draw.day(from, to)),
      desc: draw.chance(0.08) ? null : draw.pick(DESC),
    };
  };
  const change = (r) => {
    const seen = { ...r, views: r.views + draw.int(20, 700), saved: r.saved + draw.int(0, 12) };
    if (r.price === 'POA' || !draw.chance(0.55)) return seen;
    const old = Number(r.price.replaceAll(/\D/g, '')),
      now = Math.max(100, Math.round((old * draw.pick([0.8, 0.88, 0.92, 0.95, 1.06])) / 50) * 50);
    return { ...seen, price: gbp(now), originally: now < old ? (r.originally ?? r.price) : r.originally };
  };
  const one = Array.from({ length: 720 }, make(2026, '2025-09-20', '2026-03-15'));
  const two = nextRun(one, { draw, gone: 0.21, changed: 0.6, change, added: 163, make: make(2026, '2026-03-16', '2026-04-12') });
  const runs = { '2026-03-16': one, '2026-04-13': two };
  return Object.entries(runs).map(([d, rows]) => ({ file: `horses-${d}.json`, text: json(rows) }));
}
