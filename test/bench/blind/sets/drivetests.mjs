import { csv, draws } from '../made.mjs';
const CENTRES = [
  ['Leeds Horsforth', '3.1', '46.2'],
  ['Harrogate', '13.8', '52.9'],
  ['Wakefield', '9.6', '44.7'],
  ['York', '24.5', '53.6'],
  ['Halifax', '16.2', '49.1'],
  ['Skipton', '22.4', '56.8'],
  ['Bury', '34.9', '45.3'],
  ['Blackburn', '38.3', '47.5'],
  ['Lancaster', '55.7', '54.1'],
  ['Darlington', '53.2', '50.4'],
  ['Durham', '71.9', '51.7'],
  ['Chesterfield', '47.1', '48.6'],
];
const TYPES = [
  ['Car', 62, 12],
  ['Car (automatic)', 62, 5],
  ['Motorcycle module 1', 15.5, 2.5],
  ['Motorcycle module 2', 75, 2],
  ['Lorry', 115, 1.6],
  ['Car and trailer', 62, 0.8],
];
const NOTES = [
  'Temporary traffic lights on the exit road, leave extra time.',
  'Waiting room is shared with the theory hall, keep phones silent.',
  'No parking for learners before ten minutes to the test.',
  'Entrance is behind the fire station, next to the tyre depot.',
  '',
  '',
];
export function drivetests() {
  const d = draws(47_707);
  let n = 61_000;
  const centres = CENTRES.map((centre) => [
    centre,
    d.int(9, 24),
    d.some(['toilets', 'waiting room', 'parking', 'vending machine', 'bus stop'], d.int(1, 4)).join('; '),
    d.chance(0.6) ? 'true' : 'false',
    d.int(2, 9),
  ]);
  const records = Array.from({ length: 560 }, () => {
    const [[name, miles, rate], wait, facilities, ramp] = d.weighted(centres.map((centre) => [centre, centre[4]]));
    const [type, fee] = d.weighted(TYPES.map((entry) => [entry, entry[2]]));
    const day = d.day('2026-11-25', '2027-05-08');
    const saturday = new Date(day).getUTCDay() % 6 === 0;
    const dearer = saturday ? { 62: 75, 15.5: 15.5, 75: 88.5, 115: 141 }[fee] : fee;
    return {
      slot_id: `S${(n += d.int(1, 20))}`,
      test_centre: name,
      vehicle: type,
      slot_date: day,
      start_time: d.pick(['08:10', '09:07', '10:14', '11:11', '12:38', '13:35', '14:32']),
      fee: `£${dearer.toFixed(2)}`,
      from_cancellation: d.chance(0.34) ? 'true' : 'false',
      first_seen: d.chance(0.05) ? '' : d.day('2026-10-26', '2026-11-23'),
      distance: `${miles} miles`,
      pass_rate: `${rate}%`,
      average_wait: `${wait} weeks`,
      step_free: ramp,
      facilities,
      centre_note: d.pick(NOTES),
    };
  });
  return [{ file: 'drivetests-2026-11-23.csv', text: csv(records) }];
}
