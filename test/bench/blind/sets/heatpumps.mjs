import { draws, json, round, thousands } from '../made.mjs';

const MAKERS = [
  ['Vaillant', 'aroTHERM', 1.12],
  ['Daikin', 'Altherma', 1.08],
  ['Viessmann', 'Vitocal', 1.2],
  ['Bosch', 'Compress', 1.05],
  ['Mitsubishi Electric', 'Ecodan', 1.06],
  ['Panasonic', 'Aquarea', 0.97],
  ['Samsung', 'EHS Mono', 0.88],
  ['LG', 'Therma V', 0.86],
  ['NIBE', 'S-Line', 1.3],
  ['Midea', 'M-Thermal', 0.66],
];
const TYPES = [
  ['Air/water monobloc', 10, 1],
  ['Air/water split', 6, 0.95],
  ['Ground source', 3, 1.75],
  ['Hot water only', 3, 0.42],
  ['Air/air', 3, 0.4],
];

export function heatpumps() {
  const d = draws(380_606);
  const used = new Set();
  const make = (_, i) => {
    const [maker, line, level] = d.pick(MAKERS);
    const type = d.weighted(TYPES.map(([name, weight]) => [name, weight]));
    const factor = TYPES.find(([name]) => name === type)[2];
    const small = type === 'Hot water only' || type === 'Air/air';
    const output = small ? round(1.5 + d.next() * 4.5, 1) : d.pick([3.5, 5, 6, 7, 8, 8.5, 10, 11.2, 12, 14, 16, 18.5]);
    const refrigerant = d.weighted([
      ['R290', 7],
      ['R32', 7],
      ['R410A', 3],
      ['R454B', 2],
    ]);
    let name;
    do
      name = `${maker} ${line} ${d.pick(['Plus', 'Pro', 'Eco', 'HT', 'Prime', 'Compact', 'II', 'Edge'])} ${output}${d.pick(['', ' AS', ' E', ' R', ' X', ' G3'])}`;
    while (used.has(name));
    used.add(name);
    const list = Math.round(((2600 + output * 430) * level * factor * d.spread()) / 10) * 10;
    const scop = round((type === 'Ground source' ? 4.4 : small ? 3 : 3.7) + d.next() * 1.35, 2);
    const reviews = d.chance(0.25) ? 0 : d.int(1, 130);
    const tank = type === 'Hot water only' ? d.pick([150, 200, 250, 270]) : d.chance(0.3) ? d.pick([180, 190, 200, 230, 300]) : null;
    const street = round(list * (0.72 + d.next() * 0.24), 2);
    return {
      'Art. No.': `HP${10_240 + i * 7}`,
      Product: name,
      Maker: maker,
      Type: type,
      'Heat Output': `${output} kW`,
      'COP (A7/W35)': round(scop + 0.2 + d.next() * 0.6, 2),
      SCOP: d.chance(0.07) ? null : scop,
      'Max. Flow Temp.': type === 'Air/air' ? null : `${refrigerant === 'R290' ? d.pick([70, 75, 75]) : d.pick([55, 60, 60, 65])} °C`,
      'Works Down To': `${-d.pick([7, 10, 15, 20, 20, 25, 25, 28])} °C`,
      Refrigerant: refrigerant,
      'Refrigerant Charge': `${round(0.4 + output * 0.11 + d.next() * 0.5, 2)} kg`,
      'Sound Power': d.chance(0.09) ? 'n/a' : `${d.int(43, 66)} dB(A)`,
      'Energy Label': scop >= 4.4 ? 'A+++' : scop >= 3.8 ? 'A++' : 'A+',
      'List Price': `€${thousands(list, ',', 2)}`,
      'Our Price': d.chance(0.05) ? 'price on request' : `€${thousands(street, ',', 2)}`,
      'Fitting From': small && d.chance(0.5) ? '' : `from €${thousands(Math.round(list * (0.3 + d.next() * 0.3)), ',')}`,
      'Subsidy Eligible': refrigerant === 'R410A' ? 'No' : d.pick(['Yes', 'Yes', 'No']),
      Cooling: type === 'Hot water only' ? 'no' : d.pick(['yes', 'yes', 'no']),
      'Smart Grid Ready': d.chance(0.6),
      'Wi-Fi': d.pick(['built in', 'optional', 'none', 'built in']),
      'Backup Heater': d.chance(0.5) ? 'Yes' : 'No',
      Phases: output > 9 ? d.pick([1, 3, 3]) : 1,
      Tank: tank && `${tank} litres`,
      Weight: `${Math.round((small ? 38 : 62) + output * 7.5 * d.spread())} kg`,
      'H x W x D': `${d.int(60, 158)} x ${d.int(78, 127)} x ${d.int(32, 52)} cm`,
      Warranty: `${d.pick([2, 2, 3, 5, 5, 5, 7, 10])} yrs`,
      'In Stock': d.chance(0.3) ? 0 : d.int(1, 40),
      'Lead Time': `${d.int(1, 14)} weeks`,
      Rating: reviews ? `${round(3 + Math.sqrt(d.next()) * 2, 1)} / 5` : null,
      Reviews: reviews,
      'On Market Since': d.day('2017-02-01', '2026-10-20'),
      Certificates: d.some(['Keymark', 'MCS', 'EHPA', 'KIWA', 'TÜV'], d.int(0, 3)),
      Datasheet: `https://www.warmdepot.example/pdf/HP${10_240 + i * 7}.pdf`,
      Details: d
        .some(
          [
            'Runs quietly thanks to a large fan that turns slowly.',
            'Made for old houses with radiators.',
            'Can be chained with up to six more units.',
            'Weather compensation is set in the app.',
            'The casing is coated against salt air.',
            'Works together with solar panels on the roof.',
            'Indoor and outdoor unit are sold as a set.',
            'Easily carried by two people.',
          ],
          3,
        )
        .join(' '),
    };
  };
  return [{ file: 'heatpumps-2026-12-08.json', text: json(Array.from({ length: 285 }, make)) }];
}
