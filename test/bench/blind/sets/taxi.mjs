import { csv, draws, round } from '../made.mjs';

const ZONES = {
  Manhattan: [
    'Midtown Center',
    'Upper East Side South',
    'Times Sq/Theatre District',
    'East Village',
    'Penn Station/Madison Sq West',
    'Lincoln Square East',
    'Harlem',
  ],
  Queens: ['JFK Airport', 'LaGuardia Airport', 'Astoria', 'Long Island City'],
  Brooklyn: ['Williamsburg', 'Park Slope', 'DUMBO'],
  Bronx: ['Mott Haven', 'Fordham South'],
};
const ALL = Object.values(ZONES).flat();
const stamp = (ms) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** Yellow cab trips of seven weeks. */
export function taxi() {
  const draw = draws(820_002);
  return [{ file: 'taxi-2026-11-20.csv', text: csv(Array.from({ length: 480 }, (_, i) => trip(draw, i))) }];
}

function trip(draw, i) {
  const borough = draw.weighted([
    ['Manhattan', 12],
    ['Queens', 5],
    ['Brooklyn', 2.4],
    ['Bronx', 0.8],
  ]);
  const from = draw.pick(ZONES[borough]);
  const to = draw.pick(ALL);
  const airport = /Airport/.test(from + to);
  const miles = round(airport ? 7 + draw.next() * 13 : 0.5 + draw.next() ** 2 * 9, 2);
  const secs = Math.round(180 + miles * 190 * draw.spread() + draw.int(0, 300));
  const rate = /JFK/.test(from + to)
    ? 'JFK'
    : draw.weighted([
        ['Standard', 20],
        ['Negotiated fare', 1],
        ['Newark', 0.5],
      ]);
  const fare = rate === 'JFK' ? 70 : round(3 + miles * 3.1 + secs / 150, 1);
  const pay = draw.weighted([
    ['Credit card', 14],
    ['Cash', 5],
    ['No charge', 0.4],
    ['Dispute', 0.6],
  ]);
  const tip = pay === 'Credit card' && !draw.chance(0.08) ? round(fare * (0.08 + draw.next() * 0.2), 2) : 0;
  const tolls = draw.chance(airport ? 0.45 : 0.05) ? draw.pick([6.94, 6.94, 13.88, 3.18]) : 0;
  const start = Date.parse(draw.day('2026-10-01', '2026-11-19')) + draw.int(0, 86_399) * 1000;
  return {
    trip_id: `T${(700_321 + i * 37).toString(16).toUpperCase()}`,
    vendor: draw.weighted([
      ['Curb Mobility', 5],
      ['Creative Mobile Tech', 4],
      ['Helix', 1],
    ]),
    tpep_pickup_datetime: stamp(start),
    tpep_dropoff_datetime: stamp(start + secs * 1000),
    passenger_count: draw.chance(0.04)
      ? ''
      : draw.weighted([
          [1, 12],
          [2, 4],
          [3, 1.4],
          [4, 1],
          [5, 0.6],
          [6, 0.4],
        ]),
    trip_distance_mi: miles,
    trip_duration_sec: secs,
    rate_code: rate,
    PU_Borough: borough,
    PU_Zone: from,
    DO_Zone: to,
    payment_type: pay,
    fare_amount: fare.toFixed(2),
    tip_amount: tip.toFixed(2),
    tolls_amount: tolls.toFixed(2),
    total_amount: (fare + tip + tolls + 4.5).toFixed(2),
  };
}
