import { csv, draws } from '../made.mjs';

const STREETS = {
  Manhattan: ['BROADWAY', '2 AVENUE', 'WEST 46 STREET', 'MOTT STREET', 'LEXINGTON AVENUE'],
  Brooklyn: ['FLATBUSH AVENUE', 'BEDFORD AVENUE', 'NOSTRAND AVENUE', '8 AVENUE'],
  Queens: ['ROOSEVELT AVENUE', 'NORTHERN BOULEVARD', 'STEINWAY STREET', 'MAIN STREET'],
  Bronx: ['GRAND CONCOURSE', 'EAST TREMONT AVENUE', 'ARTHUR AVENUE'],
  'Staten Island': ['HYLAN BOULEVARD', 'RICHMOND AVENUE'],
};
const ZIPS = { Manhattan: 10001, Brooklyn: 11201, Queens: 11354, Bronx: 10451, 'Staten Island': 10301 };
const KITCHENS = {
  American: ['GRILL', 'DINER', 'TAVERN', 'BURGER'],
  Chinese: ['DUMPLING HOUSE', 'GARDEN', 'WOK', 'NOODLE BAR'],
  'Coffee/Tea': ['COFFEE', 'ESPRESSO BAR', 'TEA ROOM'],
  Pizza: ['PIZZA', 'PIZZERIA'],
  Italian: ['TRATTORIA', 'RISTORANTE'],
  Mexican: ['TAQUERIA', 'CANTINA'],
  Japanese: ['SUSHI', 'RAMEN'],
  'Bakery Products/Desserts': ['BAKERY', 'PATISSERIE'],
  Caribbean: ['JERK CENTER', 'ROTI SHOP'],
  Indian: ['CURRY HOUSE', 'TANDOOR'],
  Korean: ['BBQ HOUSE', 'TOFU'],
};
const OWN = [
  'GOLDEN',
  'LUCKY',
  "JOE'S",
  'NEW',
  'BLUE',
  'CORNER',
  'ROYAL',
  "MAMA'S",
  'LITTLE',
  'CITY',
  'HAPPY',
  'RED',
  'SUNRISE',
  "TONY'S",
  'UPTOWN',
  'STAR',
];
const WRONG = [
  ['04L', "Evidence of mice or live mice in establishment's food or non-food areas.", 'Critical', 4],
  ['08A', 'Establishment is not free of harborage or conditions conducive to rodents, insects or other pests.', 'Not Critical', 4],
  ['10F', 'Non-food contact surface or equipment made of unacceptable material or not kept clean.', 'Not Critical', 6],
  ['06D', 'Food contact surface not properly washed, rinsed and sanitized after each use.', 'Critical', 5],
  ['02G', 'Cold TCS food item held above 41 °F; smoked fish above 38 °F.', 'Critical', 4],
  ['02B', 'Hot TCS food item not held at or above 140 °F.', 'Critical', 3.5],
  ['04N', 'Filth flies or food/refuse/sewage-associated flies present.', 'Critical', 3],
  ['04A', 'Food Protection Certificate (FPC) not held by manager or supervisor of food operations.', 'Critical', 2],
  ['10B', 'Plumbing not properly installed or maintained.', 'Not Critical', 3],
  ['04M', "Live roaches in facility's food or non-food area.", 'Critical', 1.6],
];
const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** As DOHMH's restaurant inspections: capital titles, month first. The second run adds the newest inspections and settles pending grades. */
export function inspections() {
  const draw = draws(240_007);
  const places = Array.from({ length: 215 }, (_, index) => {
    const boro = draw.weighted([
      ['Manhattan', 4],
      ['Brooklyn', 2.6],
      ['Queens', 2.3],
      ['Bronx', 1],
      ['Staten Island', 0.5],
    ]);
    const kitchen = draw.weighted(Object.keys(KITCHENS).map((name, at) => [name, 10 / (at + 2)]));
    return {
      CAMIS: 40_356_018 + index * 4_703,
      DBA: `${draw.pick(OWN)} ${draw.pick(KITCHENS[kitchen])}${draw.chance(0.2) ? ` ${draw.pick(['II', 'NYC', 'EXPRESS', '& BAR'])}` : ''}`,
      BORO: boro,
      STREET: `${draw.int(2, 1999)} ${draw.pick(STREETS[boro])}`,
      ZIPCODE: ZIPS[boro] + draw.int(0, 14),
      'CUISINE DESCRIPTION': kitchen,
    };
  });
  let serial = 0;
  const inspect = (from, to) => {
    const score = draw.chance(0.04) ? null : Math.round(2 + draw.next() ** 1.9 * 62);
    const [code, what, critical] = draw.weighted(WRONG.map((row) => [row, row[3]]));
    const day = draw.day(from, to);
    const again = draw.chance(0.3);
    serial += 1;
    return {
      RECORD: 700_100 + serial * 7,
      ...draw.pick(places),
      'INSPECTION DATE': us(day),
      ACTION:
        score > 55
          ? 'Establishment Closed by DOHMH.'
          : draw.chance(0.05)
            ? 'Establishment re-opened by DOHMH.'
            : 'Violations were cited in the following area(s).',
      'VIOLATION CODE': code,
      'VIOLATION DESCRIPTION': what,
      'CRITICAL FLAG': critical,
      SCORE: score,
      GRADE: score === null ? null : score <= 13 ? 'A' : !again ? (draw.chance(0.6) ? null : 'Z') : score <= 27 ? 'B' : 'C',
      'GRADE DATE': score !== null && score <= 13 ? us(day) : null,
      'INSPECTION TYPE': `Cycle Inspection / ${again ? 'Re-inspection' : 'Initial Inspection'}`,
    };
  };
  const first = Array.from({ length: 345 }, () => inspect('2024-01-08', '2026-08-18'));
  const second = first
    .filter(() => !draw.chance(0.05))
    .map((row) =>
      row.GRADE === 'Z' && draw.chance(0.7)
        ? { ...row, GRADE: draw.pick(['A', 'B', 'B', 'C']) }
        : draw.chance(0.06) && row.SCORE > 14
          ? { ...row, SCORE: row.SCORE - draw.int(2, 9) }
          : row,
    );
  const later = Array.from({ length: 52 }, () => inspect('2026-08-21', '2026-11-18'));
  return [
    { file: 'inspections-2026-08-20.csv', text: csv(first) },
    { file: 'inspections-2026-11-20.csv', text: csv([...second, ...later]) },
  ];
}
