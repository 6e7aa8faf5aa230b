import { csv, draws, nextRun, thousands } from '../made.mjs';

const MODELS = [
  ['Cessna', '172 Skyhawk', 'Aeroplane', 'Piston', 1, 4, 1157, 6],
  ['Cessna', '208 Caravan', 'Aeroplane', 'Turboprop', 1, 10, 3995, 2],
  ['Piper', 'PA-28 Cherokee', 'Aeroplane', 'Piston', 1, 4, 1055, 5],
  ['Piper', 'PA-34 Seneca', 'Aeroplane', 'Piston', 2, 6, 2155, 2],
  ['Cirrus', 'SR22', 'Aeroplane', 'Piston', 1, 4, 1633, 3],
  ['Diamond', 'DA42', 'Aeroplane', 'Piston', 2, 4, 1999, 2],
  ['Pilatus', 'PC-12', 'Aeroplane', 'Turboprop', 1, 9, 4740, 2],
  ['Beechcraft', 'King Air 350', 'Aeroplane', 'Turboprop', 2, 11, 6804, 1.5],
  ['Airbus', 'A320-200', 'Aeroplane', 'Turbofan', 2, 180, 77000, 2],
  ['Boeing', '737-800', 'Aeroplane', 'Turbofan', 2, 189, 79010, 2],
  ['Boeing', '787-9', 'Aeroplane', 'Turbofan', 2, 290, 254000, 0.7],
  ['Embraer', 'E190', 'Aeroplane', 'Turbofan', 2, 100, 51800, 1],
  ['Robinson', 'R44', 'Helicopter', 'Piston', 1, 4, 1134, 3],
  ['Airbus', 'H135', 'Helicopter', 'Turboshaft', 2, 8, 2980, 1.5],
  ['Leonardo', 'AW139', 'Helicopter', 'Turboshaft', 2, 15, 6800, 1],
  ['Schleicher', 'ASK 21', 'Glider', 'No engine', 0, 2, 600, 3],
  ['Schempp-Hirth', 'Discus', 'Glider', 'No engine', 0, 1, 525, 2],
  ['Cameron', 'Z-105', 'Balloon', 'No engine', 0, 5, 952, 2],
  ['Ikarus', 'C42', 'Microlight', 'Piston', 1, 2, 450, 3],
  ['Pipistrel', 'Velis Electro', 'Aeroplane', 'Electric', 1, 2, 600, 0.8],
  ['Rotorsport', 'MT-03', 'Gyroplane', 'Piston', 1, 2, 500, 1],
];
const BASES = ['Ashcombe', 'Barrowfield', 'Coldharbour', 'Dunmere', 'Eastleigh Park', 'Fenwick', 'Gorsey Hill', 'Harrowby', 'Kingsmoor', 'Oldbury'];

/** A register of civil aircraft, two monthly extracts: capital names, `;`, day.month.year, Y/N, "1,157". */
export function aircraft() {
  const draw = draws(210_505);
  let index = 0;
  const first = Array.from({ length: 400 }, () => plane(draw, index++, '1990-01-05', '2026-10-15'));
  const change = (record) => {
    const roll = draw.next();
    if (roll < 0.45) return { ...record, ...owner(draw, record.CATEGORY, record.SEATS) };
    if (roll < 0.75) return { ...record, HOME_BASE: draw.pick(BASES.filter((base) => base !== record.HOME_BASE)) };
    return { ...record, MORTGAGED: record.MORTGAGED === 'Y' ? 'N' : 'Y' };
  };
  const second = nextRun(first, { draw, gone: 0.05, changed: 0.16, change, added: 19, make: () => plane(draw, index++, '2026-10-21', '2026-11-18') });
  return [
    { file: 'aircraft-2026-10-20.csv', text: csv(first, ';') },
    { file: 'aircraft-2026-11-20.csv', text: csv(second, ';') },
  ];
}

function local(day) {
  return day.split('-').toReversed().join('.');
}

function owner(draw, category, seats) {
  const type =
    seats >= 100
      ? 'Company'
      : category === 'Glider'
        ? draw.weighted([
            ['Flying club', 3],
            ['Individual', 2],
          ])
        : draw.weighted([
            ['Individual', 5],
            ['Company', 3],
            ['Flying club', 2],
            ['Government', category === 'Helicopter' ? 2 : 0.3],
          ]);
  const name = {
    Company: ['Skyline Air Ltd', 'Merlin Aviation Ltd', 'BlueWing Leasing', 'Harrow Charter Ltd', 'Northern Air Services'],
    Individual: ['J. Pemberton', 'A. Whitcombe', 'R. Lascelles', 'M. Oduya', 'S. Hartnell', 'P. Drummond', 'C. Vaughan'],
    'Flying club': ['Fenwick Flying Club', 'Dunmere Gliding Club', 'Oldbury Aero Club', 'Kingsmoor Flyers'],
    Government: ['National Police Air Service', 'Coastguard Agency', 'Air Ambulance Trust'],
  }[type];
  return { OWNER_NM: draw.pick(name), OWNER_TYPE: type };
}

function plane(draw, index, from, to) {
  const [maker, model, category, engine, engines, seats, mtow] = draw.weighted(MODELS.map((entry) => [entry, entry[7]]));
  const registered = draw.day(from, to);
  const built = Math.max(
    category === 'Aeroplane' && engine === 'Piston' && maker !== 'Cirrus' && maker !== 'Diamond' ? 1962 : 1992,
    Number(registered.slice(0, 4)) - Math.round(draw.next() ** 1.6 * 32),
  );
  const letters = [17 * index + 311, 5 * index + 7, 11 * index + 3]
    .map((value, at) => String.fromCharCode(65 + ((Math.floor(value / (at === 0 ? 26 : 1)) + draw.int(0, 25)) % 26)))
    .join('');
  return {
    REG_NO: `G-${String.fromCharCode(65 + (index % 26))}${letters}${index % 7 === 0 ? '' : ''}`,
    MFR: maker,
    MODEL: model,
    CATEGORY: category,
    YR_BUILT: Math.min(built, Number(registered.slice(0, 4))),
    SERIAL_NO: `${draw.int(100, 999)}-${draw.int(1000, 9999)}`,
    ENG_TYPE: engine,
    ENG_CT: engines,
    SEATS: seats,
    MTOW_KG: thousands(mtow + draw.int(-6, 6) * Math.round(mtow / 300), ','),
    ...owner(draw, category, seats),
    HOME_BASE: draw.chance(0.05) ? '' : draw.pick(BASES),
    REG_DATE: local(registered),
    COFA_EXPIRY: draw.chance(0.08) ? '' : local(draw.day('2026-05-01', '2028-03-31')),
    MORTGAGED: draw.chance(seats > 8 ? 0.6 : 0.17) ? 'Y' : 'N',
  };
}
