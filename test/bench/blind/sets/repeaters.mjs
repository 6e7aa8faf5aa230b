import { csv, draws } from '../made.mjs';
const PLACES = [
  ['Scotland', ['Dundee', 'Perth', 'Oban', 'Ayr', 'Inverness', 'Galashiels']],
  ['North West', ['Bolton', 'Kendal', 'Wirral', 'Preston', 'Lancaster']],
  ['Midlands', ['Leicester', 'Telford', 'Rugby', 'Nottingham', 'Buxton']],
  ['South West', ['Bodmin', 'Taunton', 'Swanage', 'Stroud', 'Exeter']],
  ['Wales', ['Brecon', 'Swansea', 'Bangor', 'Newtown']],
  ['East Anglia', ['Norwich', 'Ely', 'Ipswich', 'Kings Lynn']],
  ['Northern Ireland', ['Omagh', 'Belfast', 'Ballymena']],
];
const BANDS = [
  ['10m', 29.61, 0.01, 9],
  ['6m', 50.71, 0.01, 20],
  ['2m', 145.575, 0.0125, 20],
  ['70cm', 430.8, 0.0125, 60],
  ['23cm', 1297, 0.025, 30],
];
const uk = (day) => day.split('-').toReversed().join('/');
export function repeaters() {
  const d = draws(48_606);
  const used = new Set();
  const letter = () => d.pick('ABCDEFGHIJKLMNOPRSTUVWXYZ'.split(''));
  const call = () => {
    for (;;) {
      const made = `GB3${letter()}${letter()}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const records = Array.from({ length: 370 }, () => {
    const [region, towns] = d.pick(PLACES);
    const [band, low, step, count] = d.weighted([
      [BANDS[0], 1],
      [BANDS[1], 2],
      [BANDS[2], 9],
      [BANDS[3], 12],
      [BANDS[4], 3],
    ]);
    const backup = d.chance(0.33);
    return {
      Callsign: call(),
      Location: d.pick(towns),
      Region: region,
      Band: band,
      'Output Frequency': `${(low + step * d.int(0, count)).toFixed(4)} MHz`,
      'Access Tone': d.chance(0.12) ? '' : `${d.pick(['67.0', '71.9', '77.0', '82.5', '88.5', '94.8', '103.5', '110.9', '118.8'])} Hz`,
      Modes: d
        .some(['FM', 'FM', 'DMR', 'D-STAR', 'Fusion', 'P25'], d.int(1, 3))
        .filter((mode, at, all) => all.indexOf(mode) === at)
        .join(' ; '),
      Power: `${d.pick([5, 5, 10, 10, 15, 20, 25, 25, 40, 50])} W`,
      'Height ASL': d.chance(0.05) ? 'n/a' : `${Math.round(18 + d.next() ** 2 * 720)} m`,
      Keeper: `${d.pick(['G4', 'G0', 'M0', 'GM3', 'GW7', 'MI0', '2E0'])}${letter()}${letter()}${letter()}`,
      Status: d.weighted([
        ['Operational', 14],
        ['Off air', 4],
        ['Reduced output', 2],
        ['Planned', 2],
      ]),
      'Licensed On': uk(d.day('1976-05-10', '2026-09-21')),
      'Battery Backup': backup ? 'Yes' : 'No',
      Remarks: d.pick([
        'Shares a mast with a taxi firm. Please keep overs short at rush hour.',
        'Weekly net on Sunday evenings, newcomers are made welcome.',
        'Site is on a farm and can only be reached by tractor in winter.',
        'Time out after three minutes, then a courtesy pip.',
        'Linked to the hospital radio studio for the annual charity event.',
        '',
      ]),
    };
  });
  return [{ file: 'repeaters-2026-11-20.csv', text: csv(records) }];
}
