import { addDays, csv, draws, thousands } from '../made.mjs';
const RUNS = ['2026-11-06', '2026-11-13', '2026-11-20'];
const DESIGNERS = [
  ['Pronovias', 1900],
  ['Maggie Sottero', 1700],
  ['Vera Wang', 4200],
  ['Essense of Australia', 1800],
  ['Jenny Packham', 3600],
  ['Suzanne Neville', 2900],
  ['Needle & Thread', 900],
  ['Enzoani', 2100],
];
const SHAPES = ['A-Line', 'Ballgown', 'Mermaid', 'Sheath', 'Tea Length'];
const pounds = (value) => `£${thousands(value, ',')}`;
export function weddingdresses() {
  const d = draws(46_606);
  let n = 210_000;
  let run = RUNS[0];
  const make = (from) => {
    const [designer, base] = d.weighted(DESIGNERS.map((entry, index) => [entry, 12 - index]));
    const silhouette = d.weighted(SHAPES.map((shape, index) => [shape, 7 - index]));
    const retail = Math.round((base * d.spread()) / 50) * 50;
    const condition = d.weighted([
      ['New with tags', 3],
      ['Never worn', 3],
      ['Worn once', 8],
      ['Worn with marks', 2],
    ]);
    const share = { 'New with tags': 0.68, 'Never worn': 0.58, 'Worn once': 0.44, 'Worn with marks': 0.26 }[condition];
    const bodice = d.pick(['Lace', 'Satin', 'Tulle', 'Crepe', 'Beaded', 'Chiffon']);
    return {
      listingId: (n += d.int(3, 90)),
      listingTitle: `${designer} ${bodice} ${silhouette} ${d.pick(['Gown', 'Dress', 'Wedding Dress'])}`,
      designer,
      silhouette,
      dressSize: `UK ${d.pick([4, 6, 8, 8, 10, 10, 10, 12, 12, 14, 16, 18, 22])}`,
      colour: d.weighted([
        ['Ivory', 9],
        ['White', 5],
        ['Champagne', 2],
        ['Blush', 1],
      ]),
      condition,
      askingPrice: pounds(Math.round((retail * share * d.spread()) / 5) * 5),
      retailPrice: d.chance(0.12) ? '' : pounds(retail),
      sellerTown: d.pick(['Manchester', 'Bristol', 'Cardiff', 'London', 'London', 'Glasgow', 'Birmingham', 'Norwich']),
      dryCleaned: d.chance(0.57) ? 'true' : 'false',
      listedOn: d.day(from, run),
      status: d.chance(0.88) ? 'Available' : 'Reserved',
      extras: d.chance(0.42) ? '' : d.some(['veil', 'garment bag', 'shoes', 'belt', 'petticoat', 'tiara', 'sleeves'], d.int(1, 3)).join('; '),
    };
  };
  const change = (record) => {
    if (record.status === 'Sold') return record;
    const asked = Number(record.askingPrice.replaceAll(/[£,]/g, ''));
    const next = d.weighted([
      ['price', 6],
      ['Reserved', 2],
      ['Sold', 3],
      ['Available', 1],
    ]);
    if (next !== 'price') return { ...record, status: next };
    return { ...record, askingPrice: pounds(Math.round((asked * (d.chance(0.85) ? 0.78 + d.next() * 0.18 : 1.06)) / 5) * 5) };
  };
  const runs = [Array.from({ length: 290 }, () => make('2026-05-02'))];
  for (run of RUNS.slice(1)) {
    const kept = runs.at(-1).filter((record) => !d.chance(record.status === 'Sold' ? 0.6 : 0.06));
    const added = Array.from({ length: d.int(26, 38) }, () => make(addDays(run, -6)));
    runs.push([...kept.map((record) => (d.chance(0.3) ? change(record) : record)), ...added]);
  }
  return runs.map((records, index) => ({ file: `weddingdresses-${RUNS[index]}.csv`, text: csv(records) }));
}
