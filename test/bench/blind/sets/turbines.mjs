import { addDays, draws, ndjson, round } from '../made.mjs';

const MODELS = [
  ['Vestas', 'V90-3.0', 3000, 90],
  ['Vestas', 'V117-4.2', 4200, 117],
  ['Vestas', 'V47', 660, 47],
  ['Vestas', 'V164-9.5', 9500, 164],
  ['Enercon', 'E-82', 2300, 82],
  ['Enercon', 'E-126', 7580, 127],
  ['Enercon', 'E-40', 500, 40],
  ['Nordex', 'N131', 3600, 131],
  ['Nordex', 'N149', 4500, 149],
  ['Siemens Gamesa', 'SWT-3.6-120', 3600, 120],
  ['Siemens Gamesa', 'SG 8.0-167', 8000, 167],
  ['GE', '2.5-100', 2500, 100],
];
const SEA = [3, 9, 10];
const OPERATORS = ['Ørsted', 'Vattenfall', 'RWE', 'Statkraft', 'Eneco', 'Nordvind Coop', 'SSE', 'Windkraft Harms'];
const A = ['Harle', 'Skov', 'Klein', 'Noord', 'Grå', 'Mount', 'Lange', 'Sten', 'West', 'Bally', 'Hohen', 'Elver'];
const Z = ['berg', 'bjerg', 'dijk', 'fjell', 'lough', 'moor', 'polder', 'bank', 'ness'];
const ALARMS = ['gearbox', 'pitch', 'yaw', 'icing', 'grid', 'overtemp', 'vibration', 'lightning'];

/** A register of wind turbines: kilowatts as numbers, megawatt hours with text, planned ones without yield. */
export function turbines() {
  const draw = draws(101_032);
  const parks = Array.from({ length: 64 }, (_, index) => ({
    park: `${A[index % 12]}${Z[(index * 5) % 9]}${index > 35 ? ' II' : ''}`,
    country: draw.weighted([
      ['Germany', 5],
      ['Denmark', 4],
      ['Netherlands', 3],
      ['Sweden', 2.4],
      ['Ireland', 1.6],
    ]),
    offshore: draw.chance(0.26),
    operator: draw.weighted(OPERATORS.map((name, at) => [name, 8 - at * 0.8])),
    since: draw.int(1996, 2025),
    coop: draw.chance(0.14),
  }));
  return [{ file: 'turbines-2026-04-13.ndjson', text: ndjson(Array.from({ length: 1320 }, (_, index) => turbine(draw, draw.pick(parks), index))) }];
}

function turbine(draw, park, index) {
  const [maker, model, kw, rotor] = park.offshore ? MODELS[draw.pick(SEA)] : MODELS[draw.pick([0, 1, 2, 4, 4, 5, 6, 7, 7, 8, 11])];
  const status = draw.weighted([
    ['operating', 84],
    ['under repair', 6],
    ['decommissioned', 6],
    ['planned', 4],
  ]);
  const start = status === 'planned' ? null : draw.day(`${Math.max(1996, park.since - 1)}-03-01`, `${Math.min(2025, park.since + 1)}-11-20`);
  const running = status === 'operating' || status === 'under repair';
  const factor = running && !draw.chance(0.04) ? round((park.offshore ? 31 : 17) + draw.next() * (park.offshore ? 22 : 20), 2) : null;
  const hub = Math.round(rotor * (0.72 + draw.next() * 0.5));
  const end = status === 'decommissioned' ? draw.day(addDays(start, 60), '2026-03-30') : null;
  return {
    turbineId: `WT${String(40_117 + index * 7)}`,
    park: park.park,
    operator: park.operator,
    maker,
    model,
    country: park.country,
    offshore: park.offshore,
    status,
    ratedKw: kw,
    rotor_d: rotor,
    hubH: hub,
    commissioned: start,
    decommissioned: end,
    yieldMWh: factor === null ? null : `${round((kw * 8.76 * factor) / 100, 1)} MWh`,
    cf_pct: factor,
    downtime_h: running ? Math.round(draw.next() ** 3 * 1900) + (status === 'under repair' ? 700 : 4) : null,
    dist_home_m: park.offshore ? null : draw.int(310, 2400),
    noise_dba: draw.chance(0.1) ? 'n/a' : round(98 + draw.next() * 11, 1),
    batStop: !park.offshore && draw.chance(0.3),
    community_owned: park.coop,
    blade_repl: draw.weighted([
      [0, 12],
      [1, 4],
      [2, 2],
      [3, 1],
    ]),
    permitUntil: start === null ? null : addDays(start, 365 * draw.pick([20, 25, 25, 30])),
    alarms: running
      ? draw.some(
          ALARMS,
          draw.weighted([
            [0, 4],
            [1, 4],
            [2, 2],
            [3, 1],
          ]),
        )
      : [],
    lastService: running ? draw.day('2025-01-05', '2026-04-10') : null,
    remarks: draw.chance(0.4)
      ? null
      : `${draw.pick(['Access track', 'Transformer', 'Nacelle cover', 'Leading edge tape', 'Aviation light'])} ${draw.pick(['checked without findings', 'replaced', 'to be renewed before winter', 'damaged by hail', 'inspected by drone'])}.`,
  };
}
