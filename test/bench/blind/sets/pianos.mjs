import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const RUNS = ['2026-11-09', '2026-11-30'];
const MAKERS = [
  ['Yamaha', ['U1', 'U3', 'b2'], ['C3', 'GB1'], 1.1, 20],
  ['Kawai', ['K-300', 'K-500', 'BL-61'], ['GL-30', 'RX-2'], 0.95, 14],
  ['Steinway & Sons', ['V-125', 'K-132'], ['S-155', 'O-180'], 5.2, 6],
  ['Bechstein', ['Model 8', 'A 124'], ['L 167', 'V 203'], 2.8, 7],
  ['Blüthner', ['Model A', 'Model S'], ['Model 6', 'Model 10'], 2.5, 6],
  ['Schimmel', ['C 116', 'K 125'], ['K 175'], 1.4, 9],
  ['Petrof', ['P 118', 'P 125'], ['P 159'], 0.9, 7],
  ['Zimmermann', ['Z 114', 'Z 122'], ['Z 160'], 0.6, 6],
  ['Ibach', ['Rubens', 'Sonata'], ['F-II', 'Richard Wagner'], 1, 5],
  ['Grotrian', ['Friedrich 122', 'College'], ['Cabinet 192'], 2.3, 4],
];
const CITIES = [
  ['Berlin', 'DE'],
  ['Leipzig', 'DE'],
  ['Hamburg', 'DE'],
  ['München', 'DE'],
  ['Köln', 'DE'],
  ['Wien', 'AT'],
  ['Graz', 'AT'],
  ['Zürich', 'CH'],
  ['Utrecht', 'NL'],
  ['Antwerpen', 'BE'],
];

export function pianos() {
  const d = draws(380_808);
  let id = 88_400;
  let run = RUNS[0];
  const euro = (value) => `${thousands(value, '.')},00 €`;
  const make = (from = '2026-08-20') => {
    const [maker, uprights, grands, level] = d.weighted(MAKERS.map((entry) => [entry, entry[4]]));
    const kind = d.weighted([
      ['Upright', 13],
      ['Baby grand', 3],
      ['Grand', 4],
    ]);
    const built = d.int(1896, 2024);
    const age = 2026 - built;
    const dealer = d.chance(0.45);
    const size = kind === 'Upright' ? d.int(108, 133) : kind === 'Baby grand' ? d.int(145, 169) : d.int(170, 227);
    const price = Math.max(
      300,
      Math.round(
        (4600 *
          level *
          d.spread() *
          { Upright: 1, 'Baby grand': 2, Grand: 3.1 }[kind] *
          (age > 80 ? 0.35 : 1.25 - age * 0.009) *
          (dealer ? 1.35 : 1)) /
          50,
      ) * 50,
    );
    const [city, land] = d.pick(CITIES);
    return {
      adNo: (id += d.int(2, 17)),
      maker,
      model: d.chance(0.05) ? '' : d.pick(kind === 'Upright' ? uprights : grands),
      kind,
      builtYr: d.chance(0.06) ? '' : built,
      serial: d.chance(0.3) ? '' : String(d.int(18_000, 6_400_000)),
      sizeCm: `${size} cm`,
      weightKg: d.chance(0.18)
        ? ''
        : `ca. ${Math.round((kind === 'Upright' ? 205 : kind === 'Baby grand' ? 295 : 370) * (0.85 + d.next() * 0.3))} kg`,
      finish: d.pick(['black polished', 'black polished', 'walnut', 'mahogany', 'white polished', 'oak', 'cherry']),
      askPrice: d.chance(0.04) ? 'VB' : euro(price),
      newPrice: age < 35 && d.chance(0.6) ? euro(Math.round((price * (1.4 + d.next())) / 100) * 100) : '',
      transport: d.chance(0.35) ? '' : euro(d.pick([90, 120, 150, 180, 220, 290, 350])),
      sellerType: dealer ? 'dealer' : 'private',
      city,
      land,
      pedals: d.pick([2, 2, 3, 3]),
      owners: dealer
        ? ''
        : d.weighted([
            [1, 6],
            [2, 4],
            [3, 2],
            [4, 1],
          ]),
      lastTuned: d.chance(0.2) ? '' : d.day(addDays(run, -1900), run).split('-').toReversed().join('.'),
      overhauled: d.chance(age > 40 ? 0.5 : 0.08) ? 'ja' : 'nein',
      silent: d.chance(0.2) ? 'yes' : 'no',
      stoolIncl: d.pick(['Y', 'N', 'Y']),
      rentable: dealer && d.chance(0.55) ? 'Yes' : 'No',
      tryOut: d.chance(0.8) ? 'true' : 'false',
      liftNeeded: d.chance(0.3) ? 'true' : 'false',
      floor: d.pick([0, 0, 0, 1, 1, 2, 3, 4]),
      warrantyMth: dealer ? d.pick([12, 24, 24, 36, 60]) : 0,
      views: d.int(6, 2400),
      saved: Math.round(d.next() ** 3 * 70),
      photos: d.int(1, 18),
      posted: d.day(from, run),
      link: `https://klavierboerse.example/ad/${id}`,
      text: d
        .some(
          [
            'Warm, full tone and an even touch.',
            'Stood in a living room, rarely played.',
            'Hammers were reshaped two years ago.',
            'A few scratches on the lid.',
            'Ivory keys, one of them chipped.',
            'We move to a smaller flat and have to part with it.',
            'Ideal for beginners and for those who come back to it.',
            'Used for lessons in a music school.',
            'The soundboard has no cracks.',
            'Viewing in the evening or at weekends.',
          ],
          d.int(2, 5),
        )
        .join(' '),
    };
  };
  const change = (r) => {
    const asked = Number(r.askPrice.replaceAll('.', '').replace(/,.*/, ''));
    return {
      ...r,
      askPrice:
        asked && d.chance(0.6) ? euro(Math.round((asked * (d.chance(0.85) ? 0.8 + d.next() * 0.17 : 1.04 + d.next() * 0.1)) / 10) * 10) : r.askPrice,
    };
  };
  const first = Array.from({ length: 390 }, () => make());
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.13, changed: 0.33, change, added: 58, make: () => make(addDays(RUNS[0], 1)) }).map((r) =>
    r.posted <= RUNS[0] ? { ...r, views: r.views + d.int(0, 160), saved: r.saved + d.int(0, 3) } : r,
  );
  const ago = (day, now) => {
    const days = (Date.parse(now) - Date.parse(day)) / 86_400_000;
    return days === 0 ? '4 h ago' : days === 1 ? '1 day ago' : `${days} days ago`;
  };
  return [first, second].map((records, i) => ({
    file: `pianos-${RUNS[i]}.csv`,
    text: csv(
      records.map((r) => ({ ...r, posted: ago(r.posted, RUNS[i]) })),
      ';',
    ),
  }));
}
