import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const MODELS = [
  ['Honda', 'CB500F', 'Naked', 471, 189, 5900],
  ['Honda', 'CBR600RR', 'Sports', 599, 194, 9800],
  ['Honda', 'Africa Twin', 'Adventure', 1084, 226, 12_900],
  ['Honda', 'PCX125', 'Scooter', 125, 130, 3700],
  ['Yamaha', 'MT-07', 'Naked', 689, 184, 7200],
  ['Yamaha', 'YZF-R6', 'Sports', 599, 190, 10_400],
  ['Yamaha', 'Tracer 9', 'Tourer', 890, 213, 11_000],
  ['Triumph', 'Bonneville', 'Classic', 1200, 236, 10_900],
  ['Triumph', 'Street Triple', 'Naked', 765, 188, 9700],
  ['Triumph', 'Tiger 900', 'Adventure', 888, 219, 12_100],
  ['BMW', 'R1250GS', 'Adventure', 1254, 249, 15_200],
  ['BMW', 'S1000RR', 'Sports', 999, 197, 17_300],
  ['Suzuki', 'SV650', 'Naked', 645, 198, 6700],
  ['Suzuki', 'Burgman 400', 'Scooter', 400, 218, 6300],
  ['Kawasaki', 'Z900', 'Naked', 948, 212, 9100],
  ['Kawasaki', 'Ninja 400', 'Sports', 399, 168, 6100],
  ['Harley-Davidson', 'Sportster 883', 'Cruiser', 883, 256, 9500],
  ['Harley-Davidson', 'Road King', 'Cruiser', 1745, 379, 21_000],
];
const PLACES = ['Leicester', 'Swansea', 'Hull', 'Reading', 'Glasgow', 'Plymouth', 'Carlisle', 'Luton', 'Belfast'];

/** Used motorcycles off a small-ads site: "£4,250", "689 cc", "12,400", y and n, two runs a week apart. */
export function motorbikes() {
  const draw = draws(360_005);
  let at = 880_000;
  const make = (added) => {
    at += draw.int(3, 60);
    const [maker, model, cat, cc, weight, fresh] = draw.pick(MODELS);
    const year = draw.int(2004, 2026);
    const age = 2026 - year;
    const price = Math.max(900, Math.round((fresh * 0.92 ** age * draw.spread()) / 50) * 50 - draw.pick([0, 0, 1, 5]));
    const miles = Math.round((age + 0.4) * 2600 * draw.spread()) + draw.int(0, 99);
    return {
      id: at,
      ad_title: `${maker} ${model} ${year}${draw.chance(0.4) ? `, ${draw.pick(['low miles', 'one of a kind', 'great runner', 'new tyres', 'stunning', 'winter project'])}` : ''}`,
      make: maker,
      model,
      cat,
      yr: year,
      cc: `${cc} cc`,
      price: `£${thousands(price, ',')}`,
      mls: draw.chance(0.05) ? '' : thousands(draw.chance(0.01) ? miles * 4 : miles, ','),
      wt_kg: draw.chance(0.1) ? '' : weight + draw.int(-3, 4),
      owners: draw.chance(0.1) ? '' : draw.int(1, Math.min(8, 1 + Math.round(age / 3))),
      mot_exp: age < 3 || draw.chance(0.06) ? '' : addDays('2026-11-20', draw.int(0, 360)),
      fsh: draw.chance(0.5) ? 'y' : 'n',
      abs: year >= 2016 || draw.chance(0.3) ? 'y' : 'n',
      lic: cc <= 125 ? 'A1' : cc <= 700 && cc !== 599 ? 'A2' : 'A',
      seller: draw.chance(0.6) ? 'Private' : 'Trade',
      loc: draw.pick(PLACES),
      listed: added ? draw.day('2026-11-20', '2026-11-26') : draw.day('2026-07-01', '2026-11-19'),
    };
  };
  const first = Array.from({ length: 290 }, () => make(false));
  const change = (record) => {
    const price = Number(record.price.replaceAll(/\D/g, '')) + (draw.chance(0.15) ? draw.int(1, 6) * 50 : -draw.int(1, 30) * 25);
    return { ...record, price: `£${thousands(Math.max(650, price), ',')}` };
  };
  const second = nextRun(first, { draw, gone: 0.1, changed: 0.25, change, added: 33, make: () => make(true) });
  return [
    { file: 'motorbikes-2026-11-19.csv', text: csv(first) },
    { file: 'motorbikes-2026-11-26.csv', text: csv(second) },
  ];
}
