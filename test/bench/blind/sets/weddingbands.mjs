import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-10-05', '2026-11-23'];
const GENRES = [
  ['Function Band', 1750, 7],
  ['Ceilidh', 980, 4],
  ['Jazz & Swing', 1320, 4],
  ['Indie Rock', 1480, 4],
  ['Motown & Soul', 2150, 3],
  ['Mariachi', 1150, 1.5],
  ['String Quartet', 890, 3],
];
const ONE = [
  'Velvet',
  'Brass',
  'Honey',
  'Midnight',
  'Copper',
  'Wild',
  'Golden',
  'Lucky',
  'Paper',
  'Electric',
  'Tipsy',
  'Silver',
  'Cherry',
  'Dizzy',
  'Scarlet',
  'Rambling',
];
const TWO = [
  'Lanterns',
  'Hearts',
  'Foxes',
  'Avenue',
  'Confetti',
  'Kings',
  'Stompers',
  'Sparrows',
  'Club',
  'Bouquet',
  'Monkeys',
  'Harbour',
  'Magpies',
  'Jukebox',
  'Buttons',
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${thousands(value, ',')}`;
const fives = (value) => Math.round(value / 5) * 5;
export function weddingbands() {
  const d = draws(51_606);
  let n = 500;
  const used = new Set();
  const name = () => {
    for (;;) {
      const made = `The ${d.pick(ONE)} ${d.pick(TWO)}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const yes = (p) => (d.chance(p) ? 'Yes' : 'No');
  const town = () => d.pick(['Bristol', 'Cardiff', 'Bath', 'Gloucester', 'Oxford', 'Swindon', 'Newport', 'Hereford']);
  const players = ['vocals', 'guitar', 'bass', 'drums', 'keys', 'saxophone', 'trumpet', 'fiddle', 'accordion', 'cello'];
  const make = () => {
    const [genre, fee] = d.weighted(GENRES.map((entry) => [entry, entry[2]]));
    const size = genre === 'String Quartet' ? 4 : d.int(3, 10);
    const price = fives(fee * (0.6 + size * 0.07) * d.spread());
    const reviews = d.chance(0.12) ? 0 : d.int(1, 160);
    return {
      'Act ID': `BND${(n += d.int(1, 6))}`,
      'Band Name': name(),
      Genre: genre,
      'Base Town': town(),
      Members: size,
      'Price From': pounds(price),
      Deposit: d.chance(0.1) ? '' : `${d.pick([10, 15, 20, 25, 30, 50])}%`,
      'Travel Radius': `${d.int(4, 40) * 5} miles`,
      Rating: reviews ? `${round(3.2 + Math.sqrt(d.next()) * 1.8, 1)} / 5` : '',
      Reviews: reviews,
      'DJ Included': yes(0.45),
      'Acoustic Set': yes(0.52),
      'Next Free Date': d.chance(0.06) ? '' : uk(d.day('2026-12-05', '2027-10-30')),
      'Line-up': genre === 'String Quartet' ? 'violin; viola; cello' : d.some(players, Math.min(size, d.int(3, 6))).join('; '),
    };
  };
  const change = (record) => {
    const price = Number(record['Price From'].replaceAll(/[£,]/g, ''));
    return {
      ...record,
      'Price From': d.chance(0.6) ? pounds(fives(price * (d.chance(0.7) ? 1.04 + d.next() * 0.12 : 0.82 + d.next() * 0.12))) : record['Price From'],
      Reviews: record.Reviews && record.Reviews + d.int(0, 9),
      'Next Free Date': d.chance(0.5) ? uk(d.day('2027-01-02', '2027-11-27')) : record['Next Free Date'],
    };
  };
  const first = Array.from({ length: 178 }, make);
  const second = nextRun(first, { draw: d, gone: 0.09, changed: 0.55, change, added: 19, make });
  return [first, second].map((records, index) => ({ file: `weddingbands-${RUNS[index]}.csv`, text: csv(records) }));
}
