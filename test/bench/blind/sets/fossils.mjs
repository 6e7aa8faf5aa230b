import { addDays, draws, ndjson, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-11-02', '2026-11-16'];
const KINDS = [
  ['Ammonite', ['Jurassic', 'Cretaceous'], 90],
  ['Trilobite', ['Cambrian', 'Ordovician', 'Devonian'], 140],
  ['Shark tooth', ['Miocene', 'Eocene'], 60],
  ['Fossil fish', ['Eocene', 'Jurassic'], 120],
  ['Dinosaur tooth', ['Cretaceous', 'Jurassic'], 420],
  ['Amber with insect', ['Eocene', 'Miocene'], 95],
  ['Crinoid', ['Devonian', 'Carboniferous'], 210],
];
const euros = (value) => `${thousands(value, '.')} €`;
export function fossils() {
  const d = draws(52_303);
  let n = 70_000;
  let run = RUNS[0];
  const make = () => {
    const [kind, periods, base] = d.pick(KINDS);
    const start = Math.max(5, Math.round((base * d.spread() ** 3) / 5) * 5);
    const bids = d.chance(0.28) ? 0 : d.int(1, 31);
    const period = d.pick(periods);
    return {
      lotNo: `L${(n += d.int(1, 40))}`,
      title: `${d.pick(['Fine', 'Large', 'Polished', 'Museum grade', 'Small', 'Unprepared', 'Complete'])} ${kind.toLowerCase()}, ${period}`,
      specimen: kind,
      period,
      foundIn: d.chance(0.06) ? null : d.pick(['Morocco', 'Germany', 'USA', 'Madagascar', 'Poland', 'Russia', 'England']),
      length: `${d.int(8, 340)} mm`,
      startingBid: euros(start),
      currentBid: bids ? euros(start + Math.round(start * bids * (0.03 + d.next() * 0.12)) + bids) : null,
      bidCount: bids,
      restored: d.chance(0.35),
      certificate: d.chance(0.6),
      closesOn: addDays(run, d.int(1, 30)),
      seller: d.pick(['paleo_klaus', 'DeepTime', 'atlas.minerals', 'juraschatz', 'oldbones_uk', 'balticgold']),
      tags: d.some(['no reserve', 'matrix', 'display stand', 'old collection', 'rare', 'pair'], d.int(0, 3)),
    };
  };
  const change = (record) => {
    const now = Number((record.currentBid ?? record.startingBid).replaceAll(/\D/g, ''));
    const more = d.int(1, 9);
    return {
      ...record,
      currentBid: euros(now + Math.round(now * more * (0.02 + d.next() * 0.05)) + more),
      bidCount: record.bidCount + more,
      closesOn: d.chance(0.15) ? addDays(record.closesOn, 7) : record.closesOn,
    };
  };
  const first = Array.from({ length: 340 }, make);
  run = RUNS[1];
  const open = first.filter((record) => record.closesOn > run);
  const second = nextRun(open, { draw: d, gone: 0.04, changed: 0.55, change, added: 120, make });
  return [first, second].map((records, index) => ({ file: `fossils-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
