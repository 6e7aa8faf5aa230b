import { addDays, draws, ndjson, round } from '../made.mjs';
const RUNS = ['2026-11-16', '2026-11-23'];
const LEGS = [
  ['Lyon', 'Paris', 465],
  ['Paris', 'Lille', 225],
  ['Paris', 'Rennes', 350],
  ['Nantes', 'Rennes', 113],
  ['Bordeaux', 'Toulouse', 245],
  ['Toulouse', 'Montpellier', 243],
  ['Marseille', 'Lyon', 315],
  ['Grenoble', 'Lyon', 112],
  ['Strasbourg', 'Paris', 490],
  ['Nice', 'Marseille', 200],
  ['Bordeaux', 'Nantes', 348],
];
const NAMES = [
  'Camille',
  'Hugo',
  'Léa',
  'Mehdi',
  'Inès',
  'Thomas',
  'Chloé',
  'Youssef',
  'Manon',
  'Antoine',
  'Sarah',
  'Julien',
  'Awa',
  'Baptiste',
  'Élise',
  'Nadia',
];
const CARS = [
  'Peugeot 208',
  'Renault Clio',
  'Dacia Sandero',
  'Citroën C3',
  'Tesla Model 3',
  'Volkswagen Golf',
  'Toyota Yaris',
  'Peugeot 308',
  'Renault Scénic',
];
const euros = (value) => `€${value.toFixed(2)}`;
export function carpools() {
  const d = draws(51_404);
  let n = 918_000;
  let first = addDays(RUNS[0], 1);
  const make = () => {
    const leg = d.pick(LEGS);
    const [from, to] = d.chance(0.5) ? leg : [leg[1], leg[0]];
    const driven = d.chance(0.11) ? 0 : Math.round(d.next() ** 2 * 320) + 1;
    const distance = leg[2] + d.int(-9, 21);
    return {
      ride_id: (n += d.int(2, 31)),
      driver: `${d.pick(NAMES)} ${d.pick(['A', 'B', 'C', 'D', 'F', 'G', 'L', 'M', 'P', 'R', 'T'])}.`,
      from_city: from,
      to_city: to,
      departs_on: d.day(first, addDays(first, 34)),
      distance: `${distance} km`,
      seat_price: euros(round(distance * 0.062 * d.spread() * 2, 0) / 2 + 0.5),
      seats_left: d.int(0, 4),
      car_model: d.chance(0.07) ? null : d.pick(CARS),
      driver_rating: driven ? round(3.4 + Math.sqrt(d.next()) * 1.6, 1) : null,
      trips_driven: driven,
      pets_allowed: d.chance(0.27),
      instant_booking: d.chance(0.6),
      preferences: d.some(['music', 'quiet ride', 'no smoking', 'chatty', 'two in the back', 'stops on the way', 'bike rack'], d.int(0, 3)),
    };
  };
  const change = (record) => {
    const price = Number(record.seat_price.slice(1)) + d.pick([-3, -2, -1.5, -1, 1, 2]);
    if (d.chance(0.4)) return { ...record, seat_price: euros(Math.max(2.5, price)) };
    return { ...record, seats_left: Math.max(0, record.seats_left - d.int(1, 3)) };
  };
  const before = Array.from({ length: 420 }, make);
  first = addDays(RUNS[1], 1);
  const kept = before.filter((ride) => ride.departs_on > RUNS[1] && !d.chance(0.05));
  const after = [...kept.map((ride) => (d.chance(0.5) ? change(ride) : ride)), ...Array.from({ length: 96 }, make)];
  return [before, after].map((records, index) => ({ file: `carpools-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
