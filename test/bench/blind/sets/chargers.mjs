import { addDays, csv, draws, nextRun } from '../made.mjs';

const OPERATORS = [
  ['VoltWay', 6, 0.59],
  ['Ionica', 4, 0.69],
  ['Stadtwerke Nord', 4, 0.49],
  ['GreenPlug', 5, 0.54],
  ['FastLane Energy', 3, 0.74],
  ['Kaufhof Parking', 2, 0.45],
  ['E-Tank', 3, 0.57],
  ['Alpenstrom', 2, 0.52],
];
const COUNTRIES = [
  ['DE', 8, ['Hamburg', 'Berlin', 'Munich', 'Cologne', 'Leipzig', 'Kassel']],
  ['AT', 3, ['Vienna', 'Graz', 'Linz', 'Villach']],
  ['NL', 4, ['Utrecht', 'Rotterdam', 'Eindhoven']],
  ['DK', 2, ['Aarhus', 'Odense']],
  ['IT', 2, ['Bolzano', 'Verona']],
];
const SITES = ['motorway services', 'supermarket', 'car park', 'kerbside', 'hotel', 'shopping centre', 'petrol station'];
const STREETS = [
  'Bahnhofstr.',
  'Ring',
  'A7 Rest Area',
  'Harbour Rd',
  'Market Sq',
  'Industrieweg',
  'Airport Way',
  'Exit 22',
  'Route 66 Diner',
  'Lindenallee',
];
const AMENITIES = ['toilets', 'cafe', 'wifi', 'playground', 'shop', 'air pump', 'restaurant', 'car wash'];
const POWER = [
  [11, 4, 'AC'],
  [22, 7, 'AC'],
  [50, 4, 'DC'],
  [75, 1.5, 'DC'],
  [150, 5, 'DC'],
  [300, 3, 'DC'],
  [350, 1, 'DC'],
];
const RUNS = ['2026-05-04', '2026-05-18', '2026-06-01'];

/** Charging stations for electric cars: decimal commas, German days, three runs. */
export function chargers() {
  const draw = draws(71_723);
  let serial = 20_400;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 7);
    return station(draw, { serial, run });
  };
  const change = (record) => changed(record, draw, run);
  let records = Array.from({ length: 640 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.045, changed: 0.33, change, added: run === RUNS[1] ? 37 : 58, make });
    files.push({ file: `chargers-${run}.csv`, text: csv(records, ';') });
  }
  return files;
}

const comma = (value, digits) => value.toFixed(digits).replace('.', ',');
const local = (day) => day.split('-').toReversed().join('.');

function station(draw, { serial, run }) {
  const [operator, , tariff] = draw.weighted(OPERATORS.map((entry) => [entry, entry[1]]));
  const [country, , cities] = draw.weighted(COUNTRIES.map((entry) => [entry, entry[1]]));
  const [kw, , current] = draw.weighted(POWER.map((entry) => [entry, entry[1]]));
  const city = draw.pick(cities);
  const site = current === 'DC' ? draw.pick(SITES) : draw.pick(SITES.slice(1, 6));
  const plugs =
    current === 'AC'
      ? ['Type 2', ...(draw.chance(0.2) ? ['Schuko'] : [])]
      : ['CCS', ...(draw.chance(0.45) ? ['CHAdeMO'] : []), ...(draw.chance(0.35) ? ['Type 2'] : [])];
  const bays = draw.int(1, current === 'AC' ? 6 : 16);
  const price = tariff + (current === 'DC' ? 0.08 : 0) + (kw >= 300 ? 0.07 : 0) + draw.int(-7, 7) / 100;
  const status = draw.weighted([
    ['in service', 14],
    ['out of order', 2],
    ['partly available', 3],
    ['planned', 1],
  ]);
  const opened = status === 'planned' ? draw.day(addDays(run, 30), addDays(run, 200)) : draw.day('2016-02-01', addDays(run, -3));
  const sessions = Math.round((20 + draw.next() ** 2 * 140) * Math.sqrt(bays) * (kw >= 150 ? 1.6 : 1));
  const rated = !draw.chance(0.16) && status !== 'planned';
  return {
    evse_id: `${country}*${operator.replaceAll(/[^A-Z]/g, '')}*E${serial}`,
    station: `${city} ${draw.pick(STREETS)} ${draw.int(1, 120)}`,
    operator,
    ctry: country,
    municipality: city,
    loc_type: site,
    max_kw: `${kw} kW`,
    current,
    connectors: plugs.join('; '),
    bays,
    tariff_kwh: `${comma(price, 2)} €/kWh`,
    startFee: draw.chance(0.62) ? '0,00 €' : `${comma(draw.pick([0.35, 0.5, 1, 1.5]), 2)} €`,
    blocking_fee_min: draw.chance(0.4) ? '' : comma(draw.pick([0.05, 0.1, 0.1, 0.12, 0.2]), 2),
    open247: draw.chance(0.71) ? 'ja' : 'nein',
    accessible: draw.chance(0.1) ? '' : draw.chance(0.38) ? 'ja' : 'nein',
    cardTerminal: draw.chance(kw >= 50 ? 0.55 : 0.2) ? 'ja' : 'nein',
    roofed: draw.chance(0.27) ? 'ja' : 'nein',
    green_power: draw.chance(0.64) ? 'ja' : 'nein',
    commissioned: local(opened),
    last_inspection: draw.chance(0.12) || status === 'planned' ? 'N/A' : local(draw.day(opened > '2023-06-01' ? opened : '2023-06-01', run)),
    status,
    sessions_30d: status === 'planned' ? '' : String(sessions),
    energy_30d_kwh: status === 'planned' ? '' : comma(sessions * (8 + Math.sqrt(kw) * 1.6 * draw.spread()), 1),
    uptime_pct: status === 'planned' || draw.chance(0.07) ? '' : comma(100 - draw.next() ** 3 * 38, 1),
    score: rated ? `${comma(1.6 + Math.sqrt(draw.next()) * 3.3, 1)} / 5` : 'n/a',
    amenities: draw.some(AMENITIES, draw.int(0, 4)).join('; '),
    note: draw.chance(0.35)
      ? draw.pick([
          'Barrier closes at 22:00.',
          'Max 2 hours parking.',
          'Cable too short for some vans.',
          'Behind the 24 hour gym.',
          'App needed to start.',
          'Height limit 2.10 m!',
          'One of 4 bays often blocked by taxis.',
        ])
      : '',
  };
}

function changed(record, draw) {
  const roll = draw.next();
  if (roll < 0.5) {
    const price = Number(record.tariff_kwh.replace(',', '.').split(' ')[0]);
    return {
      ...record,
      tariff_kwh: `${comma(Math.max(0.29, price + draw.pick([-0.1, -0.06, -0.05, -0.04, -0.03, -0.02, 0.02, 0.03, 0.04, 0.05, 0.07])), 2)} €/kWh`,
    };
  }
  if (roll < 0.85 && record.status !== 'planned') {
    const status = draw.weighted([
      ['in service', 5],
      ['out of order', 3],
      ['partly available', 2],
    ]);
    return { ...record, status };
  }
  return record.sessions_30d === ''
    ? { ...record, status: 'planned' }
    : { ...record, sessions_30d: String(Number(record.sessions_30d) + draw.int(3, 60)) };
}
