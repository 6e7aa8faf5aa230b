import { draws, json, nextRun, round } from '../made.mjs';
const RUNS = ['2026-11-06', '2026-11-13', '2026-11-20'];
const PLACES = ['Cumbria', 'Northumberland', 'Powys', 'Gwynedd', 'Borders', 'Perthshire', 'Devon', 'County Antrim', 'Lancashire'];
const NAMES = 'Moss Nell Ben Jess Cap Fly Roy Meg Glen Tess Craig Gyp Spot Floss Sweep Lass Mirk Bess Tweed Queen Mac Dot Jim Sal'.split(' ');
const LEVELS = [
  ['Puppy', 500],
  ['Unbroken', 800],
  ['Started', 1900],
  ['Part trained', 3100],
  ['Fully trained', 5900],
];
const TEXTS = [
  'Keen to please and never lifts her eyes off the sheep. Would suit a hill farm.',
  'Works on whistle and voice, good at the pens and kind to lambs.',
  'Out of a nursery trial winner, bred on this farm for three generations.',
  'Sold through no fault of his own, the flock is being dispersed this winter.',
  'Strong on stubborn cattle, can be taken to gather the fell on her own.',
];
export function sheepdogs() {
  const d = draws(50_202);
  let n = 71_000;
  let run = RUNS[0];
  const make = () => {
    const [level, base] = d.pick(LEVELS);
    const months = level === 'Puppy' ? d.int(2, 6) : level === 'Unbroken' ? d.int(6, 14) : level === 'Started' ? d.int(10, 24) : d.int(18, 96);
    return {
      adId: (n += d.int(1, 14)),
      dogName: d.pick(NAMES),
      breed: d.weighted([
        ['Border Collie', 9],
        ['Welsh Sheepdog', 3],
        ['Kelpie', 2],
        ['Huntaway', 1.5],
        ['Bearded Collie', 1],
      ]),
      sex: d.pick(['dog', 'bitch']),
      ageMonths: months,
      trainingLevel: level,
      askingPrice: `£${round((base * d.spread()) / 50) * 50}`,
      county: d.pick(PLACES),
      isdsRegistered: d.chance(0.58),
      eyeTested: d.chance(0.7) ? true : d.chance(0.7) ? false : null,
      worksCattle: d.chance(0.35),
      commands:
        level === 'Puppy' || level === 'Unbroken'
          ? []
          : d.some(['come bye', 'away', 'lie down', 'walk up', 'look back', 'that will do'], d.int(2, 6)),
      status: d.chance(0.85) ? 'available' : 'reserved',
      datePosted: d.day('2026-09-15', run),
      description: d.pick(TEXTS),
    };
  };
  const change = (record) => {
    if (record.status === 'sold') return record;
    if (d.chance(0.45))
      return {
        ...record,
        status: d.weighted([
          ['sold', 6],
          ['reserved', 3],
          ['available', 1],
        ]),
      };
    const old = Number(record.askingPrice.slice(1));
    return { ...record, askingPrice: `£${round((old * (d.chance(0.8) ? 0.8 + d.next() * 0.13 : 1.08)) / 25) * 25}` };
  };
  const first = Array.from({ length: 260 }, make);
  const all = [first];
  for (const next of RUNS.slice(1)) {
    run = next;
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.08, changed: 0.3, change, added: 29, make }));
  }
  return all.map((records, index) => ({ file: `sheepdogs-${RUNS[index]}.json`, text: json(records) }));
}
