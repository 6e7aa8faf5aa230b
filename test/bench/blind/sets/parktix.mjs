import { csv, draws } from '../made.mjs';

const CODES = [
  [[14, 'NO STANDING-DAY/TIME LIMITS', 115], 6],
  [[21, 'NO PARKING-STREET CLEANING', 65], 10],
  [[38, 'FAIL TO DSPLY MUNI METER RECPT', 65], 7],
  [[40, 'FIRE HYDRANT', 115], 5],
  [[46, 'DOUBLE PARKING', 115], 4],
  [[19, 'NO STANDING-BUS STOP', 115], 2],
  [[71, 'INSP. STICKER-EXPIRED/MISSING', 65], 3.4],
  [[20, 'NO PARKING-DAY/TIME LIMITS', 60], 4.5],
  [[50, 'CROSSWALK', 115], 1.4],
  [[36, 'PHTO SCHOOL ZN SPEED VIOLATION', 50], 8],
];
const STREETS = {
  Manhattan: ['Broadway', 'Lexington Ave', 'W 42nd St', 'Amsterdam Ave', 'Madison Ave'],
  Brooklyn: ['Flatbush Ave', 'Atlantic Ave', 'Kings Hwy', 'Bedford Ave'],
  Queens: ['Northern Blvd', 'Queens Blvd', 'Jamaica Ave', 'Steinway St'],
  Bronx: ['Grand Concourse', 'Fordham Rd', 'E Tremont Ave'],
  'Staten Island': ['Hylan Blvd', 'Victory Blvd'],
};

/** Parking and camera tickets of a city, as an open data portal gives them. */
export function parktix() {
  const draw = draws(820_001);
  return [{ file: 'parktix-2026-11-20.csv', text: csv(Array.from({ length: 430 }, (_, i) => ticket(draw, i))) }];
}

function ticket(draw, i) {
  const [code, description, base] = draw.weighted(CODES);
  const borough = draw.weighted([
    ['Manhattan', 8],
    ['Brooklyn', 6.3],
    ['Queens', 5],
    ['Bronx', 3],
    ['Staten Island', 1],
  ]);
  const fine = base === 115 && borough === 'Staten Island' ? 95 : base;
  const issued = draw.day('2025-10-01', '2026-11-16');
  const status = draw.weighted([
    ['PAID', 9],
    ['OUTSTANDING', 5],
    ['HEARING HELD-GUILTY', 1.6],
    ['HEARING HELD-NOT GUILTY', 1],
    ['HEARING PENDING', 0.8],
  ]);
  const due =
    status === 'PAID' || status === 'HEARING HELD-NOT GUILTY'
      ? 0
      : status === 'OUTSTANDING'
        ? fine + (issued < '2026-08-20' ? draw.pick([10, 30, 60]) : 0) + draw.int(0, 1299) / 100
        : fine;
  const hour = draw.int(1, 12);
  const letters = Array.from({ length: 3 }, () => draw.pick('ABCDEFGHJKLMNPRSTUVWXYZ'.split(''))).join('');
  return {
    'Summons Number': String(8_700_113_204 + i * 7919),
    'Plate ID': `${letters}${draw.int(1000, 9999)}`,
    'Registration State': draw.weighted([
      ['NY', 14],
      ['NJ', 4],
      ['PA', 2],
      ['CT', 1.5],
      ['FL', 1.2],
      ['TX', 0.7],
      ['VA', 0.6],
    ]),
    'Issue Date': `${issued}T00:00:00.000`,
    'Violation Time': draw.chance(0.02) ? '' : `${String(hour).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}${draw.pick(['A', 'P'])}`,
    'Violation Code': code,
    'Violation Description': description,
    'Vehicle Body Type': draw.weighted([
      ['SUBN', 9],
      ['4DSD', 6],
      ['VAN', 3],
      ['PICK', 1.4],
      ['2DSD', 1],
      ['TRUC', 0.8],
    ]),
    'Vehicle Make': draw.weighted([
      ['TOYOT', 5],
      ['HONDA', 4.3],
      ['FORD', 4],
      ['NISSA', 3],
      ['CHEVR', 2.2],
      ['BMW', 1.6],
      ['JEEP', 1.5],
      ['TESLA', 1.1],
    ]),
    'Vehicle Color': draw.chance(0.05)
      ? ''
      : draw.weighted([
          ['WHITE', 6],
          ['BLACK', 5],
          ['GREY', 4.4],
          ['BLUE', 2],
          ['RED', 1.5],
          ['SILVER', 2.4],
        ]),
    Borough: borough,
    'Street Name': draw.pick(STREETS[borough]),
    'Issuing Agency':
      code === 36
        ? 'DEPARTMENT OF TRANSPORTATION'
        : draw.weighted([
            ['TRAFFIC', 8],
            ['POLICE DEPARTMENT', 2],
            ['DEPARTMENT OF SANITATION', 1],
          ]),
    'Fine Amount': `$${fine.toFixed(2)}`,
    'Amount Due': `$${due.toFixed(2)}`,
    'Violation Status': status,
  };
}
