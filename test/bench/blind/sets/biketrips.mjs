import { csv, draws, round } from '../made.mjs';
/** Stations: name, kilometres from the centre to the east and to the north. */
const STATIONS = [
  ['Central Station', 0, 0],
  ['Market Square', 0.6, 0.4],
  ['Harbour Quay', 2.1, -1.3],
  ['University North', -1.4, 2.6],
  ['City Hospital', -2.2, 0.7],
  ['Botanic Garden', -0.9, -1.8],
  ['Stadium West', -4.1, -0.4],
  ['Old Brewery', 1.3, 1.9],
  ['Riverside Park', 2.8, 0.9],
  ['Museum Mile', 0.2, -0.9],
  ['Tech Campus', 3.6, 3.1],
  ['Opera House', 0.9, -0.3],
  ['East Gate', 4.2, 0.2],
  ['Canal Bridge', -0.4, 1.1],
];
const TARIFF = { member: [0, 0.05], casual: [1, 0.16], 'day pass': [0, 0.08], student: [0, 0.04] };
const ISSUES = ['brakes squeak', 'flat tyre', 'seat slips', 'dock did not lock', 'chain came off', 'display dead', 'basket broken'];
const stamp = (day, seconds) => {
  const at = new Date(Date.parse(day) + seconds * 1000).toISOString();
  return `${at.slice(0, 10)} ${at.slice(11, 19)}`;
};

export function biketrips() {
  const d = draws(39_505);
  let id = 9_410_000;
  const rain = new Map();
  const make = () => {
    const [from, x, y] = d.weighted(STATIONS.map((station, index) => [station, 16 - index]));
    const [to, x2, y2] = d.chance(0.08) ? [from, x, y] : d.pick(STATIONS);
    const kind = d.weighted([
      ['classic', 6],
      ['e-bike', 5],
      ['cargo', 0.7],
    ]);
    const rider = d.weighted([
      ['member', 6],
      ['casual', 3],
      ['day pass', 1.6],
      ['student', 1.8],
    ]);
    const straight = Math.hypot(x2 - x, y2 - y);
    const metres = Math.round((straight === 0 ? 1 + d.next() * 6 : straight * (1.15 + d.next() * 0.6)) * 1000);
    const kmh = round((kind === 'e-bike' ? 17 : kind === 'cargo' ? 12.5 : 13.8) * (0.7 + d.next() * 0.5), 1);
    const seconds = Math.round((metres / 1000 / kmh) * 3600);
    const day = d.day('2027-06-07', '2027-07-04');
    if (!rain.has(day)) rain.set(day, d.chance(0.28));
    const leaves =
      d.weighted([
        [7, 5],
        [8, 9],
        [9, 5],
        [11, 4],
        [12, 6],
        [14, 4],
        [16, 5],
        [17, 10],
        [18, 8],
        [20, 4],
        [22, 2],
        [0, 0.8],
      ]) *
        3600 +
      d.int(0, 3599);
    const [unlock, perMinute] = TARIFF[rider];
    const ride = Math.ceil(seconds / 60) * perMinute * (kind === 'classic' ? 1 : 1.6);
    const over = seconds > 2700 ? Math.ceil((seconds - 2700) / 900) * 1.5 : 0;
    const battery = kind === 'classic' ? null : d.int(38, 100);
    const promo = d.chance(0.09) ? d.pick(['SUMMER27', 'FRIEND5', 'WELCOME']) : '';
    return {
      trip_id: (id += d.int(2, 61)),
      bike_no: `${{ classic: 'C', 'e-bike': 'E', cargo: 'G' }[kind]}-${d.int(1001, kind === 'cargo' ? 1012 : 1090)}`,
      bike_typ: kind,
      start_ts: stamp(day, leaves),
      end_ts: stamp(day, leaves + seconds),
      dur_s: seconds,
      dist_m: metres,
      avg_kmh: kmh,
      start_stn: from,
      end_stn: to,
      rider_typ: rider,
      birth_yr: d.chance(0.18) ? '' : d.int(1951, 2010),
      unlock_fee: `€${unlock.toFixed(2)}`,
      ride_fee: `€${ride.toFixed(2)}`,
      overtime_fee: over ? `€${over.toFixed(2)}` : '',
      total: `€${(unlock + round(ride, 2) + over).toFixed(2)}`,
      promo_cd: promo,
      batt_start: battery === null ? '' : `${battery}%`,
      batt_end: battery === null ? '' : `${Math.max(2, battery - Math.round(metres / 260) - d.int(0, 4))}%`,
      rain: rain.get(day) ? 'Y' : 'N',
      temp_c: `${round(13 + d.next() * 17, 1)} °C`,
      co2_saved: `${Math.round(metres * 0.142)} g`,
      stars: d.chance(0.58)
        ? ''
        : d.weighted([
            [5, 8],
            [4, 5],
            [3, 2],
            [2, 1],
            [1, 1],
          ]),
      issue: d.chance(0.11) ? d.pick(ISSUES) : '',

      app: d.weighted([
        ['iOS 5.2', 5],
        ['Android 5.1', 5],
        ['Android 4.9', 2],
        ['card', 1],
      ]),
      comment: d.chance(0.66)
        ? ''
        : [
            d.pick([
              'Smooth ride along the river.',
              'Dock was nearly full when I got there.',
              'Bike felt heavy uphill.',
              'Great way to get to work.',
              'Too many potholes on this street.',
            ]),
            d.pick([
              'Would like a phone holder.',
              'Gears were jumping a bit.',
              'No complaints.',
              'App needed two tries to unlock.',
              'Lights worked fine after dark.',
            ]),
          ].join(' '),
    };
  };
  const rows = Array.from({ length: 860 }, make);
  return [{ file: 'biketrips-2027-07-05.csv', text: csv(rows) }];
}
