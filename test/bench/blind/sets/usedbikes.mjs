import { csv, draws, nextRun, thousands } from '../made.mjs';

const MAKES = {
  Trekker: ['Domane X', 'Marlin 6', 'Verve 2'],
  Giantra: ['Escape 3', 'Talon 1', 'Defy'],
  Cannonvale: ['Quick 4', 'Topstone', 'Trail 7'],
  Gazella: ['Orange C7', 'Ultimate', 'Chamonix'],
  Batavia: ['Quip', 'Finez', 'Dinsdag'],
  Cubex: ['Aim Pro', 'Nuroad', 'Reaction'],
  Bromley: ['C Line', 'P Line'],
  Koba: ['Dew', 'Rove', 'Jake'],
};
const TYPES = {
  'city bike': 330,
  'road bike': 820,
  'mountain bike': 640,
  'gravel bike': 980,
  'e-bike': 1650,
  'folding bike': 720,
  'kids bike': 120,
  'cargo bike': 2300,
};
const TOWNS = ['Utrecht', 'Amsterdam', 'Rotterdam', 'Den Haag', 'Groningen', 'Eindhoven', 'Leiden', 'Zwolle'];
const RUNS = ['2026-11-19', '2026-11-26'];
const local = (day) => day.split('-').toReversed().join('/');

/** Ads for second-hand bikes, two runs: "€ 1.250" is written "€ 1,250", "56 cm", 23/11/2026, years and kilometres that are missing. */
export function usedbikes() {
  const draw = draws(340_077);
  let number = 0;
  let from = '2026-09-15';
  let till = RUNS[0];
  const yes = (p) => (draw.chance(p) ? 'yes' : 'no');
  const make = () => {
    number += 1;
    const maker = draw.pick(Object.keys(MAKES));
    const type = draw.weighted(Object.keys(TYPES).map((name, at) => [name, [7, 5, 5, 3, 6, 2, 3, 1.5][at]]));
    const model = draw.pick(MAKES[maker]);
    const year = draw.int(2008, 2026);
    const state = draw.weighted([
      ['as new', 3],
      ['good', 7],
      ['fair', 5],
      ['needs work', 2],
    ]);
    const worn = { 'as new': 0.95, good: 0.75, fair: 0.52, 'needs work': 0.28 }[state];
    const price = Math.max(15, Math.round((TYPES[type] * worn * (0.5 + (year - 2008) / 30) * draw.spread()) / 5) * 5);
    const dealer = draw.chance(0.27);
    const kids = type === 'kids bike';
    return {
      ad_no: `m${1_900_200 + number * 19}`,
      title: `${maker} ${model} ${type}${draw.chance(0.25) ? draw.pick([', barely used', ', new tyres', ', with child seat', ', must go']) : ''}`,
      make: maker,
      model,
      bike_type: type,
      model_yr: draw.chance(0.12) ? '' : year,
      cond: state,
      asking_price: `€ ${thousands(price, ',')}`,
      negotiable: yes(0.55),
      frame_size: draw.chance(0.08) ? '' : `${kids ? draw.int(24, 34) : draw.int(46, 64)} cm`,
      wheel_in: kids ? draw.pick([16, 20, 24]) : draw.pick([26, 27.5, 28, 28, 29]),
      gears: draw.pick([1, 3, 7, 8, 18, 21, 24, 27]),
      brakes: draw.pick(['disc', 'rim', 'hydraulic disc', 'coaster']),
      km: draw.chance(0.45) ? '' : Math.round(draw.next() ** 2 * 14_000) + 20,
      battery_wh: type === 'e-bike' ? draw.pick([300, 400, 500, 625, 750]) : '',
      lights: yes(0.6),
      lock_incl: yes(0.38),
      receipt: yes(0.3),
      delivery: dealer ? yes(0.7) : yes(0.15),
      colour: draw.pick(['black', 'blue', 'red', 'grey', 'green', 'white', 'orange']),
      seller: dealer
        ? draw.pick(['Fietsenhoek', 'Rad & Co', 'Second Spin', 'Cycle Loft'])
        : draw.pick(['Joost', 'Anneke', 'Pieter', 'Sanne', 'Bram', 'Lotte', 'Kees', 'Femke', 'Ruben']),
      seller_type: dealer ? 'dealer' : 'private',
      town: draw.pick(TOWNS),
      posted: local(draw.day(from, till)),
      views: draw.int(4, 1500),
      favs: draw.int(0, 60),
    };
  };
  const change = (ad) => {
    const price = Number(ad.asking_price.replaceAll(/\D/g, ''));
    const next = draw.chance(0.24) ? Math.max(10, Math.round((price * (0.72 + draw.next() * 0.34)) / 5) * 5) : price;
    return { ...ad, asking_price: `€ ${thousands(next, ',')}`, views: ad.views + draw.int(1, 240), favs: ad.favs + draw.int(0, 6) };
  };
  const first = Array.from({ length: 300 }, make);
  from = '2026-11-20';
  till = '2026-11-25';
  const second = nextRun(first, { draw, gone: 0.17, changed: 0.9, change, added: 58, make });
  return [first, second].map((ads, at) => ({ file: `usedbikes-${RUNS[at]}.csv`, text: csv(ads) }));
}
