import { addDays, csv, draws, round } from '../made.mjs';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Kilometers, kilometers an hour, kilocalories a minute, meters climbed per kilometer, pulse.
const KINDS = {
  Run: [[3.2, 21.4], [9.2, 12.6], 11.5, 9, 148],
  Ride: [[8, 118], [20, 31], 9, 11, 132],
  Swim: [[0.8, 3.2], [2.1, 3.1], 9.5, 0, 128],
  Hike: [[5, 22], [3.1, 4.9], 6.4, 46, 112],
  Walk: [[1.6, 8], [4.2, 5.8], 4.4, 6, 96],
  'Weight Training': [null, null, 5.2, 0, 104],
};
const NOTES = [
  'felt heavy',
  'new personal best on the river loop',
  'knee a bit sore',
  'easy chat pace',
  'windy on the way back',
  'intervals 6x800',
  'with the club',
];

/** One person's export of a training app, two years: "Nov 12, 2026, 6:31:00 AM", kilometers, minutes, watts for rides alone, notes now and then. */
export function workouts() {
  const draw = draws(270_066);
  const rows = [];
  for (let day = '2024-12-01'; day < '2026-11-24'; day = addDays(day, 1)) {
    if (!draw.chance(0.58)) continue;
    const kind = draw.weighted([
      ['Run', 6],
      ['Ride', 5],
      ['Swim', 1.6],
      ['Hike', 1.2],
      ['Walk', 1.6],
      ['Weight Training', 2.2],
    ]);
    const [range, speeds, burn, climb, pulse] = KINDS[kind];
    const commute = kind === 'Ride' && draw.chance(0.46);
    const km = range === null ? null : commute ? 8 + draw.next() * 5 : range[0] + draw.next() * draw.next() * (range[1] - range[0]);
    const speed = speeds === null ? null : speeds[0] + draw.next() * (speeds[1] - speeds[0]);
    const minutes = km === null ? 25 + draw.next() * 50 : (km / speed) * 60;
    const indoor = kind === 'Swim' || kind === 'Weight Training' || (!commute && kind === 'Ride' && draw.chance(0.16));
    const heart = draw.chance(0.11) ? null : Math.round(pulse * (0.92 + draw.next() * 0.16));
    const hour = commute
      ? draw.pick([7, 17])
      : draw.weighted([
          [6, 4],
          [7, 3],
          [9, 3],
          [12, 1],
          [18, 4],
          [19, 2],
        ]);
    const part = hour < 11 ? 'Morning' : hour < 14 ? 'Lunch' : 'Evening';
    const month = Number(day.slice(5, 7));
    rows.push({
      'Activity ID': String(12_845_000_000 + rows.length * 38_117),
      'Activity Date': `${MONTHS[month - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}, ${hour > 12 ? hour - 12 : hour}:${String(draw.int(0, 59)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
      'Activity Name': commute ? `Commute ${hour === 7 ? 'to work' : 'home'}` : `${part} ${kind}`,
      'Activity Type': kind,
      'Distance (km)': km === null ? '' : km.toFixed(2),
      'Moving Time (min)': minutes.toFixed(1),
      'Elapsed Time (min)': (minutes * (1 + draw.next() * 0.25)).toFixed(1),
      'Elevation Gain (m)': km === null || indoor ? '' : Math.round(km * climb * (0.3 + draw.next() * 1.2)),
      'Avg Speed (km/h)': speed === null ? '' : speed.toFixed(1),
      'Avg Heart Rate': heart ?? '',
      'Max Heart Rate': heart === null ? '' : heart + draw.int(9, 38),
      'Average Watts': kind === 'Ride' && draw.chance(0.8) ? draw.int(118, 247) : '',
      Calories: draw.chance(0.03) ? '' : Math.round(minutes * burn * (0.9 + draw.next() * 0.2)),
      'Relative Effort': heart === null ? '' : Math.round(((minutes * heart) / 150) * (0.5 + draw.next())),
      Gear:
        kind === 'Run'
          ? draw.pick(['Brooks Ghost', 'Saucony Ride', 'Brooks Ghost'])
          : kind === 'Ride'
            ? commute
              ? 'City bike'
              : draw.pick(['Canyon', 'Canyon', 'Gravel bike'])
            : '',
      Indoor: indoor,
      Commute: commute,
      'Temp (°C)': indoor ? '' : Math.round(round(17 - Math.abs(month - 7) * 3.2 + draw.next() * 9, 1)),
      Weather: indoor
        ? ''
        : draw.weighted([
            ['Clear', 5],
            ['Cloudy', 5],
            ['Rain', 2.4],
            ['Snow', month < 3 || month === 12 ? 1 : 0],
          ]),
      Kudos: draw.int(0, 24),
      Note: draw.chance(0.3) ? draw.pick(NOTES) : '',
    });
  }
  return [{ file: 'workouts-2026-11-25.csv', text: csv(rows) }];
}
