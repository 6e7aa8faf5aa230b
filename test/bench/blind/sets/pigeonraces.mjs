import { addDays, csv, draws } from '../made.mjs';
const POINTS = [
  ['Berwick', 94],
  ['Fraserburgh', 243],
  ['Perth', 168],
  ['Thurso', 311],
  ['Lerwick', 427],
  ['Wetherby', 52],
  ['Maidstone', 205],
];
const LOFTS = [
  ['Askew & Son', 'Whitburn HS', 1],
  ['Bell Brothers', 'Whitburn HS', 1.03],
  ['Mr & Mrs Cram', 'Whitburn HS', 0.96],
  ['Dodds Lofts', 'Seaham East', 1.01],
  ['J. Emmerson', 'Seaham East', 0.95],
  ['Fairless Partnership', 'Seaham East', 1.05],
  ['Gowland', 'Hetton Invite', 0.98],
  ['Hardy & Hope', 'Hetton Invite', 1.02],
  ['Irwin Family', 'Hetton Invite', 0.97],
  ['P. Jobling', 'Peterlee North', 1.04],
  ['Kirtley', 'Peterlee North', 0.99],
];
const WORDS = ['Blue', 'Lady', 'Storm', 'Silver', 'Duke', 'Misty', 'Rocket', 'Pied', 'Golden', 'Captain', 'Daisy', 'Night'];
const flight = (minutes) => `${Math.floor(minutes / 60)} h ${Math.round(minutes) % 60} min`;
function birds(d) {
  return LOFTS.flatMap(([loft, club, speed]) =>
    WORDS.slice(0, d.int(5, 9)).map((word) => ({
      name: `${word} ${d.pick(['Comet', 'Arrow', 'Flyer', 'Lad', 'Lass', 'Express', 'Queen', 'Bolt'])} ${d.int(11, 98)}`,
      loft,
      club,
      speed: speed * (0.94 + d.next() * 0.12),
      sex: d.chance(0.5) ? 'Cock' : 'Hen',
      yearling: d.chance(0.35) ? 'Y' : 'N',
      more: d.next() * 14,
    })),
  );
}
export function pigeonraces() {
  const d = draws(51_505);
  const flock = birds(d);
  const records = [];
  let n = 60_000;
  for (let race = 0; race < 17; race += 1) {
    const [point, miles] = POINTS[(race * 3 + (race > 8 ? 1 : 0)) % POINTS.length];
    const pace = 1050 + d.int(0, 420);
    const home = d
      .some(flock, d.int(26, 44))
      .map((bird) => ({ bird, velocity: pace * bird.speed * (0.9 + d.next() * 0.2) }))
      .toSorted((a, b) => b.velocity - a.velocity);
    for (const [place, { bird, velocity }] of home.entries()) {
      const distance = miles + bird.more;
      records.push({
        RESULT_ID: (n += d.int(1, 4)),
        PIGEON: bird.name,
        LOFT: bird.loft,
        CLUB: bird.club,
        LIBERATION_POINT: point,
        RACE_DATE: addDays('2026-04-18', race * 7),
        DISTANCE: `${distance.toFixed(1)} miles`,
        VELOCITY: `${velocity.toFixed(2)} ypm`,
        FLIGHT_TIME: d.chance(0.04) ? '' : flight(Math.round((distance * 1760) / velocity)),
        SEX: bird.sex,
        YEARLING: bird.yearling,
        POSITION: place + 1,
        PRIZE_MONEY: place < 8 ? `£${([60, 40, 30, 20, 15, 10, 7.5, 5][place] * (miles > 200 ? 2 : 1)).toFixed(2)}` : '',
        POOLS: d.chance(0.4) ? '' : d.some(['A pool', 'B pool', 'nomination', 'two bird average'], d.int(1, 3)).join('; '),
      });
    }
  }
  return [{ file: 'pigeonraces-2026-11-18.csv', text: csv(records) }];
}
