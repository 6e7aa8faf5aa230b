import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const CITIES = {
  Bozeman: 'MT',
  Missoula: 'MT',
  Helena: 'MT',
  Boise: 'ID',
  Pocatello: 'ID',
  Casper: 'WY',
  Laramie: 'WY',
  Fargo: 'ND',
  Bismarck: 'ND',
  'Rapid City': 'SD',
  Yankton: 'SD',
  Lincoln: 'NE',
  Omaha: 'NE',
  Kearney: 'NE',
  Spokane: 'WA',
  Yakima: 'WA',
};
const OWNERS = [
  'Bighorn Media LLC',
  'Prairie Public Broadcasting',
  'Calvary Signal Inc.',
  'Sagebrush Radio Group',
  'Three Rivers Communications',
  'Summit Audio Holdings',
  'Badlands Broadcasting Co.',
  'University Regents',
  'Dakota Wave Partners',
];
export function stations() {
  const d = draws(17_102);
  const calls = new Set();
  const make = () => {
    let call;
    do call = `K${Array.from({ length: 3 }, () => d.pick('ABCDEFGHJKLMNOPQRSTUVWXYZ'.split(''))).join('')}-FM`;
    while (calls.has(call));
    calls.add(call);
    const cls = d.weighted([
      ['A', 5],
      ['C3', 3],
      ['C1', 3],
      ['C', 2],
      ['LP1', 2],
    ]);
    const city = d.pick(Object.keys(CITIES));
    const owner = d.weighted(OWNERS.map((o, k) => [o, 12 - k]));
    const kw = { A: [0.8, 6], C3: [7, 25], C1: [40, 100], C: [90, 100], LP1: [0.02, 0.1] }[cls];
    const erp = round(kw[0] + d.next() * (kw[1] - kw[0]), cls === 'LP1' ? 3 : 1);
    const nonc = cls === 'LP1' || owner === 'University Regents' || owner === 'Prairie Public Broadcasting' || d.chance(0.12);
    const [y, m, dd] = d.day('2027-01-10', '2034-08-01').split('-');
    return {
      call_sign: call,
      freq_mhz: round(88.1 + 0.2 * d.int(0, 99), 1),
      stn_class: cls,
      city,
      state: CITIES[city],
      licensee: owner,
      format: nonc
        ? d.weighted([
            ['Public Radio', 5],
            ['College', 2],
            ['Christian', 3],
            ['Jazz', 2],
            ['Classical', 2],
          ])
        : d.weighted([
            ['Country', 6],
            ['Classic Rock', 4],
            ['Talk', 3],
            ['Oldies', 2.5],
            ['Top 40', 3],
            ['Christian', 2],
            ['Spanish', 1.5],
          ]),
      erp_kw: erp,
      haat_m: d.chance(0.05) ? '-' : `${thousands(d.int(12, cls.startsWith('C') ? 640 : 120), ',')} m`,
      on_air_since: d.day('1948-03-01', '2026-02-20'),
      lic_expires: `${dd}.${m}.${y}`,
      noncommercial: nonc ? 'Y' : 'N',
      status: d.weighted([
        ['Licensed', 14],
        ['Silent', 1.6],
        ['Renewal pending', 2],
      ]),
      web_stream: d.chance(0.68) ? 'yes' : 'no',
      weekly_listeners: d.chance(0.07) ? '' : thousands(Math.round(300 + d.next() ** 2 * erp * 1900 + d.next() * 4000), ','),
    };
  };
  const first = Array.from({ length: 330 }, make);
  const second = nextRun(first, {
    draw: d,
    gone: 0.03,
    changed: 0.16,
    added: 12,
    make: () => ({ ...make(), on_air_since: d.day('2026-06-01', '2026-11-15') }),
    change: (r) => {
      const roll = d.next();
      if (roll < 0.3) return { ...r, status: r.status === 'Silent' ? 'Licensed' : 'Silent' };
      if (roll < 0.6) return { ...r, format: r.format === 'Country' ? 'Talk' : r.noncommercial === 'Y' ? 'Christian' : 'Country' };
      if (roll < 0.8) return { ...r, licensee: 'Sagebrush Radio Group' };
      return { ...r, erp_kw: round(r.erp_kw * (1.1 + d.next() * 0.6), 3) };
    },
  });
  return [
    { file: 'stations-2026-05-20.csv', text: csv(first, ';') },
    { file: 'stations-2026-11-20.csv', text: csv(second, ';') },
  ];
}
