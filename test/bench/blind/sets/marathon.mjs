import { csv, draws, round, thousands } from '../made.mjs';
const CLUBS = [
  'Harbor Striders',
  'Ironbridge AC',
  'Night Owls RC',
  'Valley Harriers',
  'TriForce 226',
  'Red Shoe Runners',
  'Lakeside Joggers',
  'City Police AA',
  'Team 50 States',
];
const FIRST = {
  F: ['Anna', 'Maria', 'Keiko', 'Olivia', 'Fatima', 'June', 'Sara', 'Nadia', 'Erin', 'Lucia', 'Summer', 'Grace'],
  M: ['John', 'Tomas', 'Kenji', 'Ahmed', 'Luke', 'Peter', 'Diego', 'Owen', 'Hans', 'Samuel', 'Victor', 'Marcus'],
};
const LAST = [
  'Miller',
  'Okafor',
  'Jensen',
  'Nakamura',
  'Rossi',
  'Garcia',
  'Novak',
  'Dubois',
  'Schmidt',
  'Kimani',
  'Walsh',
  'Fast',
  'Young',
  'Rivera',
  'Larsen',
  'May',
  'Bekele',
  'Winter',
];
const CHARITIES = ['Hope Hospice', 'Clean Rivers', 'Guide Dogs', 'Heart Fund', 'Food Bank 24', 'Kids Read'];
export function marathon() {
  const draw = draws(50505);
  const rows = [];
  for (let i = 0; i < 1180; i += 1) {
    const sex = draw.weighted([
      ['M', 6],
      ['F', 5],
      ['X', 0.15],
    ]);
    const birth = Math.round(2006 - draw.next() * 26 - draw.next() ** 2 * 36),
      age = 2025 - birth;
    const height = round((sex === 'F' ? 165 : 177) + (draw.next() + draw.next() - 1) * 14, 0);
    const first = draw.chance(0.31),
      prev = first ? 0 : draw.int(1, 6) + Math.floor(draw.next() ** 9 * 160);
    const status = draw.weighted([
      ['Finished', 87],
      ['DNF', 6],
      ['DNS', 6.5],
      ['DSQ', 0.7],
    ]);
    const qual = !first && draw.chance(0.17);
    const chip =
      status === 'Finished'
        ? Math.round((sex === 'F' ? 10900 : 9700) + (qual ? 0 : 1800) + Math.max(0, age - 34) * 60 + draw.next() * 3600 + draw.next() ** 3 * 5400)
        : null;
    const half =
      chip === null ? (status === 'DNF' && draw.chance(0.6) ? draw.int(5600, 9100) : null) : Math.round(chip * (0.46 + draw.next() * 0.045));
    const wave = qual ? 'Elite/A' : draw.pick(['B', 'C', 'C', 'D', 'D', 'E']);
    const charity = draw.chance(0.27) ? draw.pick(CHARITIES) : '';
    rows.push({
      Bib: 0,
      Runner: `${draw.pick(FIRST[sex] ?? FIRST.F)} ${draw.pick(LAST)}`,
      sex,
      birth_yr: birth,
      age,
      AgeGrp: age < 20 ? 'U20' : age < 35 ? '20-34' : age < 45 ? '35-44' : age < 55 ? '45-54' : age < 65 ? '55-64' : '65+',
      natl: draw.weighted([
        ['USA', 14],
        ['CAN', 4],
        ['GBR', 3],
        ['KEN', 1],
        ['JPN', 2],
        ['MEX', 3],
        ['GER', 2],
        ['BRA', 2],
        ['ETH', 0.7],
      ]),
      HomeTown: draw.chance(0.05)
        ? 'N/A'
        : draw.pick(['Portland', 'Duluth', 'Toronto', 'Austin', 'Leeds', 'Osaka', 'Monterrey', 'Chicago', 'Eldoret', 'Kassel']),
      club: draw.chance(0.42) ? '' : draw.pick(CLUBS),
      Wave: wave,
      status,
      place: '',
      chip_s: chip ?? '',
      gun_s: chip === null ? '' : chip + { 'Elite/A': 4, B: 120, C: 330, D: 610, E: 900 }[wave] + draw.int(0, 160),
      half_s: half ?? '',
      avgHR: chip === null || draw.chance(0.35) ? '' : `${draw.int(132, 184)} bpm`,
      height_cm: draw.chance(0.18) ? 'N/A' : `${height} cm`,
      first_timer: first ? 'Y' : 'N',
      championship_q: qual ? 'Y' : 'N',
      prev_marathons: prev,
      pb_s: first || draw.chance(0.1) ? '' : Math.round((chip ?? draw.int(10500, 17500)) * (0.88 + draw.next() * 0.17)),
      charity,
      raised: charity ? `$${thousands(round(40 + draw.next() ** 4 * 9400 + draw.next() * 300, 2), ',', 2)}` : '',
      shoe: draw.weighted([
        ['Asterix', 5],
        ['Brookline', 4],
        ['Nimbus One', 3],
        ['Salto', 2],
        ['Barefoot', 0.4],
        ['unknown', 1],
      ]),
      entered_on: draw.day('2024-11-01', '2025-09-20'),
      fee: `$${draw.pick([95, 120, 120, 145, 175])}.00`,
      live_track: draw.chance(0.6) ? 1 : 0,
      note: draw.chance(0.07)
        ? draw.pick([
            'Medical tent at mile 20',
            'Late start approved',
            'Ran in costume',
            'Pacer 4:00 group',
            'Chip lost at 30k',
            'Guide runner for athlete 212',
          ])
        : '',
    });
  }
  rows
    .filter((row) => row.status === 'Finished')
    .toSorted((a, b) => a.chip_s - b.chip_s)
    .forEach((row, at) => (row.place = at + 1));
  rows.forEach((row, at) => (row.Bib = 100 + at * 3 + (at % 2)));
  return [{ file: 'marathon-2025-10-13.csv', text: csv(rows) }];
}
