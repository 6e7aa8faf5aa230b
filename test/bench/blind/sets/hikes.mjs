import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';

const REGIONS = [
  ['Dolomites', 'Italy', 6, 1500],
  ['Lake District', 'United Kingdom', 6, 250],
  ['Scottish Highlands', 'United Kingdom', 5, 300],
  ['Picos de Europa', 'Spain', 4, 900],
  ['Bernese Oberland', 'Switzerland', 5, 1400],
  ['Tatra Mountains', 'Poland', 4, 1100],
  ['Madeira', 'Portugal', 3, 600],
  ['Julian Alps', 'Slovenia', 3, 900],
  ['Lofoten', 'Norway', 3, 60],
];
const NAMES = [
  'Eagle',
  'Three Lakes',
  'Old Miner',
  'Seven Bridges',
  'Black Tarn',
  'Shepherd',
  'Cloud',
  'Devil’s Staircase',
  'Waterfall',
  'Chapel',
  '1000 Steps',
  'Glacier View',
  'Pilgrim',
  'Red Rock',
  'Larch',
  'Border',
  'High Fell',
  'Blue Well',
];
const KINDS = ['Ridge', 'Circuit', 'Trail', 'Traverse', 'Path', 'Loop', 'Horseshoe', 'Via Ferrata', 'Hut Tour'];
const TAGS = [
  'waterfall',
  'summit',
  'lake',
  'forest',
  'scrambling',
  'hut',
  'wildflowers',
  'exposed',
  'cave',
  'wild camping',
  'pushchair friendly',
  'coastal',
];
const AUTHORS = [
  'boots_and_all',
  'annika k.',
  'Grough Guides',
  'trailmix',
  'Senda Libre',
  'muddy.marvin',
  'Hüttenhans',
  'peakbagger_jo',
  'wanderlena',
  'twosticks',
];
const GRADES = ['easy', 'moderate', 'challenging', 'hard', 'expert'];
const RUNS = ['2026-04-13', '2026-07-13'];

/** Hiking routes: lengths with units, hours, tags as lists, two runs a season apart. */
export function hikes() {
  const draw = draws(60_613);
  let serial = 3300;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 5);
    return route(draw, serial, run);
  };
  const change = (record) => changed(record, draw, run);
  let records = Array.from({ length: 560 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.06, changed: 0.5, change, added: 83, make });
    files.push({ file: `hikes-${run}.ndjson`, text: ndjson(records) });
  }
  return files;
}

function route(draw, serial, run) {
  const [region, country, , low] = draw.weighted(REGIONS.map((entry) => [entry, entry[2]]));
  const grade = draw.weighted([
    [0, 4],
    [1, 6],
    [2, 4],
    [3, 3],
    [4, 1.2],
  ]);
  const km = 2.2 + draw.next() ** 2 * 24 + grade * draw.next() * 5;
  const up = Math.round(km * (18 + draw.next() * 52) * (0.7 + grade * 0.28));
  const hours = km / 4.1 + up / 620;
  const loop = draw.chance(0.46);
  const rated = !draw.chance(0.08);
  const days = hours > 9 ? Math.max(2, Math.round(hours / 4.6)) : 1;
  const published = draw.day('2015-03-01', addDays(run, -2));
  const season = draw.weighted([
    ['all year', 3],
    ['Apr-Oct', 3],
    ['May-Oct', 3],
    ['Jun-Sep', 4],
    ['Jul-Sep', 2],
  ]);
  return {
    id: serial,
    tour: `${draw.pick(NAMES)} ${draw.pick(KINDS)}${draw.chance(0.2) ? ` ${draw.pick(['No. 7', 'E5', 'stage 3', 'GR 20', 'T4', '– 2 day version', 'winter route'])}` : ''}`,
    region,
    country,
    difficulty: GRADES[grade],
    distance: draw.chance(0.03) ? null : `${km.toFixed(1)} km`,
    elevGain: `${thousands(up, ',')} m`,
    elev_loss: `${thousands(loop ? up : Math.round(up * (0.3 + draw.next())), ',')} m`,
    highestPt: Math.round(low + up * (0.5 + draw.next() * 0.45)),
    walkingTime: `${hours.toFixed(1)} h`,
    days,
    loop,
    dogsOK: draw.chance(0.09) ? null : draw.chance(0.66),
    kids: grade < 2 && draw.chance(0.6),
    bus_stop_at_start: draw.chance(0.42),
    tollRoad: draw.chance(0.14),
    parkingFee: draw.chance(0.4) ? null : draw.chance(0.35) ? '€0.00' : `€${draw.pick([2, 3, 4, 5, 6, 7.5, 8, 10, 12, 15]).toFixed(2)}`,
    huts:
      grade === 0
        ? draw.int(0, 1)
        : draw.weighted([
            [0, 4],
            [1, 4],
            [2, 2],
            [3, 1],
            [5, 0.3],
          ]),
    bestSeason: season,
    tags: draw.some(TAGS, draw.int(0, 5)),
    stars: rated ? Number((2.2 + Math.sqrt(draw.next()) * 2.8).toFixed(2)) : null,
    votes: rated ? Math.floor(draw.next() ** 4 * 2600) + 2 : 0,
    gpx_downloads: Math.floor(draw.next() ** 3 * 19_000) + draw.int(0, 40),
    by: draw.pick(AUTHORS),
    published,
    lastWalked: draw.chance(0.17)
      ? null
      : draw.chance(0.02)
        ? `${draw.int(2, 5)} days ago`
        : draw.day(published > addDays(run, -700) ? published : addDays(run, -700), addDays(run, -1)),
    closed: draw.chance(0.06),
    descr: `${draw.pick(['Start behind the church', 'Leave the car at the dam', 'From the cable car', 'Cross the footbridge', 'Begin at the youth hostel'])} and ${draw.pick(['follow red-white marks', 'climb steeply through larches', 'keep left at the cairn', 'ford the stream twice', 'take the 300 wooden steps'])}. ${draw.pick(['Great views on clear days.', 'Carry 2 litres of water.', 'No phone signal for 5 km.', 'Sheep everywhere.', 'Best pie in the valley at the end.'])}`,
  };
}

function changed(record, draw, run) {
  const next = { ...record, gpx_downloads: record.gpx_downloads + draw.int(3, 900) };
  if (record.stars !== null && draw.chance(0.5)) {
    next.votes = record.votes + draw.int(1, 60);
    const stars = Number((record.stars + (draw.next() - 0.55) * 0.5).toFixed(2));
    if (stars >= 1 && stars <= 5) next.stars = stars;
  }
  if (draw.chance(0.12)) next.closed = !record.closed;
  if (draw.chance(0.3)) next.lastWalked = draw.day(addDays(run, -60), addDays(run, -1));
  if (record.parkingFee !== null && draw.chance(0.2))
    next.parkingFee = `€${(Number(record.parkingFee.slice(1)) + draw.pick([0.5, 1, 1, 2])).toFixed(2)}`;
  return next;
}
