import { draws, ndjson, nextRun } from '../made.mjs';
const RUNS = ['2026-08-24', '2026-09-21'];
const VENUES = [
  ['Corn Exchange', 480],
  ['Big Marquee', 900],
  ['Town Library', 70],
  ['St Mary Hall', 220],
  ['The Old Brewery', 130],
  ['Cinema Screen 2', 180],
];
const FIRST = 'Amara Owen Lucinda Tariq Bridget Hamish Yuki Declan Farida Rosalind Gwen Piers Oluchi Magnus Carys Dev'.split(' ');
const LAST = 'Penhallow Oduya Strand Kaminski Rafferty Ghosh Beaumont Lindqvist Marsh Achebe Tolliver Voss Quayle Sadiq Thorne'.split(' ');
const SUBJECTS = ['the Sea', 'Bread', 'a Lost Empire', 'Bees', 'Our Broken Rivers', 'the Moon', 'Growing Up', 'Spies', 'Silence', 'the Long Walk'];
export function booktalks() {
  const d = draws(50_404);
  let n = 400;
  const make = () => {
    const [venue, seats] = d.pick(VENUES);
    const genre = d.weighted([
      ['Fiction', 6],
      ['History', 4],
      ['Science', 3],
      ['Poetry', 2],
      ['Food', 2],
      ['Children', 4],
      ['Memoir', 3],
    ]);
    const full = d.chance(0.15);
    const price = d.chance(0.07) ? 0 : genre === 'Children' ? d.int(4, 9) : d.int(8, 28);
    return {
      'Event No': `T${(n += d.int(1, 4))}`,
      Title: `${d.pick(['A History of', 'Notes on', 'In Praise of', 'Searching for', 'The Trouble with'])} ${d.pick(SUBJECTS)}`,
      Speaker: `${d.pick(FIRST)} ${d.pick(LAST)}`,
      Genre: genre,
      Venue: venue,
      Date: d.day('2026-10-02', '2026-10-18'),
      Starts: `${d.int(10, 20)}:${d.pick(['00', '15', '30'])}`,
      Duration: `${d.pick([45, 60, 60, 60, 75, 90])} min`,
      'Ticket Price': `£${price.toFixed(2)}`,
      'Seats Left': full ? 0 : d.int(1, seats),
      'Book Signing': d.chance(0.7) ? 'yes' : 'no',
      'Live Stream': d.chance(0.3) ? 'yes' : 'no',
      'Min Age': genre === 'Children' ? d.pick([3, 5, 7, 8]) : d.chance(0.2) ? d.pick([12, 14, 16]) : null,
      Access: d.chance(0.12) ? [] : d.some(['wheelchair', 'hearing loop', 'BSL', 'captions', 'relaxed'], d.int(1, 4)),
    };
  };
  const change = (record) => ({
    ...record,
    'Seats Left': d.chance(0.22) ? 0 : Math.floor(record['Seats Left'] * d.next()),
    'Ticket Price':
      d.chance(0.2) && record['Ticket Price'] !== '£0.00'
        ? `£${(Number(record['Ticket Price'].slice(1)) + d.pick([-2, -1, -1, 1, 2, 3])).toFixed(2)}`
        : record['Ticket Price'],
    Venue: d.chance(0.06) ? d.pick(VENUES)[0] : record.Venue,
  });
  const first = Array.from({ length: 290 }, make);
  const second = nextRun(first, { draw: d, gone: 0.05, changed: 0.7, change, added: 26, make });
  return [first, second].map((records, index) => ({ file: `booktalks-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
