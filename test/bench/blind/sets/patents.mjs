import { addDays, draws, ndjson, thousands } from '../made.mjs';

const APPLICANTS = {
  'Nordvolt AB': 'Sweden',
  'Kestrel Robotics Inc': 'USA',
  'Hayashi Denki KK': 'Japan',
  'Rheintal Pumpen GmbH': 'Germany',
  'Meditrex Ltd': 'United Kingdom',
  'Daehan Display Co': 'South Korea',
  'Optiwave SA': 'France',
  'BluePeak Semiconductors': 'USA',
  'Shenlan Energy': 'China',
  'Tessaro SpA': 'Italy',
  'Univ of Delftland': 'Netherlands',
  'Qingshan Mobility': 'China',
  'Alder Biologics': 'USA',
};
const FIELDS = {
  Batteries: ['Solid electrolyte', 'Cathode coating', 'Cell cooling plate', 'Charge balancing circuit'],
  Robotics: ['Gripper', 'Joint actuator', 'Path planner', 'Warehouse picking arm'],
  'Medical devices': ['Insulin pump', 'Catheter tip', 'Bone screw', 'Glucose sensor'],
  Displays: ['Foldable panel', 'Backlight driver', 'Micro LED array'],
  Pumps: ['Impeller', 'Shaft seal', 'Variable speed controller'],
  Optics: ['Waveguide', 'Beam splitter', 'Autofocus module'],
  Biotech: ['Antibody variant', 'Enzyme mix', 'Cell culture vessel'],
};
const PEOPLE = [
  'A. Lindqvist',
  'M. Okafor',
  'K. Hayashi',
  'J. Weber',
  'S. Patel',
  'L. Moreau',
  'D. Kim',
  'R. Costa',
  'E. van Dijk',
  'T. Brandt',
  'Y. Chen',
  'H. Novak',
  'P. Ellis',
  'N. Rahman',
];

/** A patent office's register: "$1,250.00", lists of inventors, days that are open for what is still pending. */
export function patents() {
  const draw = draws(190_505);
  return [{ file: 'patents-2026-11-20.ndjson', text: ndjson(Array.from({ length: 430 }, (_, index) => patent(draw, index))) }];
}

function patent(draw, index) {
  const applicant = draw.pick(Object.keys(APPLICANTS));
  const techField = draw.pick(Object.keys(FIELDS));
  const filedOn = draw.day('2003-01-10', '2026-10-30');
  const young = filedOn > '2022-06-01';
  const status =
    filedOn < '2006-11-20'
      ? draw.pick(['Expired', 'Expired', 'Lapsed'])
      : draw.weighted(
          young
            ? [
                ['Pending', 6],
                ['Granted', filedOn < '2025-01-01' ? 2.5 : 0],
                ['Withdrawn', 1],
              ]
            : [
                ['Granted', 7],
                ['Lapsed', 2.5],
                ['Withdrawn', 1],
              ],
        );
  const granted =
    status === 'Pending' || status === 'Withdrawn' ? null : addDays(filedOn, draw.int(330, young ? 650 : filedOn > '2020-01-01' ? 1500 : 1700));
  const claims = draw.int(3, 38);
  return {
    pubNumber: `EX${3_104_220 + index * 137}${granted === null ? 'A1' : 'B1'}`,
    title: `${draw.pick(FIELDS[techField])} ${draw.pick(['with reduced wear', 'having improved efficiency', 'and method of making the same', 'for harsh environments', 'with self-test', 'of low weight'])}`,
    applicant,
    applicantCountry: APPLICANTS[applicant],
    techField,
    status,
    filedOn,
    grantedOn: granted,
    expiresOn: granted === null ? null : `${Number(filedOn.slice(0, 4)) + 20}${filedOn.slice(4) === '-02-29' ? '-02-28' : filedOn.slice(4)}`,
    inventors: draw.some(
      PEOPLE,
      draw.weighted([
        [1, 3],
        [2, 4],
        [3, 3],
        [4, 1.5],
        [5, 0.6],
      ]),
    ),
    claims,
    pages: Math.round(claims * 1.3 * draw.spread()) + draw.int(5, 30),
    citedBy: draw.chance(0.2) ? 0 : Math.round(draw.next() ** 3 * 240),
    renewalFee: status === 'Granted' ? `$${thousands((2026 - Number(filedOn.slice(0, 4))) * 85 + draw.int(2, 30) * 10, ',', 2)}` : null,
    opposed: granted !== null && draw.chance(0.13),
    examiner: draw.pick(['Voss', 'Marchetti', 'Dlamini', 'Petrov', 'Ahlgren', 'Sato', null]),
  };
}
